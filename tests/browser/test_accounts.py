"""A password is changed by its owner and made anew by the host, who sees people and tables without a key here."""

from playwright.sync_api import expect

from browser.conftest import Visit
from browser.inviting import make
from browser.visitor import Visitor

LOGIN = "adelajda"


def enter(visitor: Visitor, way: str, password: str) -> None:
    """Makes an account, or signs in."""
    page = visitor.page
    page.get_by_role("radio", name=way).check(force=True)
    page.get_by_label("Login").fill(LOGIN)
    page.get_by_label("Password, at least 8 characters").fill(password)
    page.locator("form", has=page.locator("#login")).get_by_role("button").last.click()
    expect(page.get_by_text(f"Signed in as {LOGIN}.")).to_be_visible()


def test_a_password_is_changed_and_made_anew(visit: Visit) -> None:
    ada, host = visit(), visit()
    page = ada.page
    ada.open("/account")
    enter(ada, "Make an account", "a first password")
    page.get_by_label("Present password").fill("a first password")
    page.get_by_label("New password, at least 8 characters").fill("a second password")
    page.get_by_role("button", name="Change the password").click()
    expect(page.get_by_text("The password is changed.")).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    enter(ada, "Sign in", "a second password")
    table = make(ada, "dominion", [{"kind": "human"}, {"kind": "open"}])

    host.open("/admin")
    tables, people = (host.page.locator(f"section[aria-labelledby={part}]") for part in ("tables", "people"))
    expect(tables.locator(f'a[href="/table/{table}"]')).to_be_visible()
    row = people.locator("li", has_text=LOGIN)
    row.get_by_role("button", name="New password").click()
    row.get_by_role("button", name="yes").click()
    made = people.get_by_role("status").locator("code")
    expect(made).to_be_visible()
    password = made.inner_text()
    ada.open("/account")  # the host's new password has signed everybody out
    enter(ada, "Sign in", password)
