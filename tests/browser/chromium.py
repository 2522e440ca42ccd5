"""Chromium without a screen, as Debian packages it; a browser is never downloaded."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, sync_playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-gpu-rasterization",
    "--disable-software-rasterizer",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--force-color-profile=srgb",
)
MISSING = "Chromium is not installed here (on Debian: apt install --no-install-recommends chromium)."


def found() -> str | None:
    """Where the browser is."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def required() -> str:
    """Where the browser is; without one the tests are left out."""
    path = found()
    if path is None:
        pytest.skip(MISSING)
    return path


@contextmanager
def running(path: str) -> Iterator[Browser]:
    """A browser that is closed in the end."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=FLAGS, timeout=600_000)
        try:
            yield browser
        finally:
            browser.close()
