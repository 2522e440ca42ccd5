"""What the pages over the table say."""

from __future__ import annotations

from regnum.terminal import scoring
from regnum.terminal.screen.pages import Paragraph
from regnum.terminal.session import Session

KEYS = (
    ("arrows", "page.key.arrows"), ("enter", "page.key.enter"), ("digits", "page.key.digits"),
    ("confirm", "page.key.confirm"), ("tab", "page.key.tab"), ("explain", "page.key.explain"), ("why", "page.key.why"),
    ("rule", "page.key.rule"), ("hint", "page.key.hint"), ("undo", "page.key.undo"), ("skip", "page.key.skip"),
    ("table", "page.key.table"), ("points", "page.key.points"), ("scroll", "page.key.scroll"),
    ("language", "page.key.language"), ("mood", "page.key.mood"), ("save", "page.key.save"), ("quit", "page.key.quit"),
)  # fmt: skip


def helped(session: Session) -> list[Paragraph]:
    """Every key and sign, then the game in a few sentences."""
    width = max(len(session.say(f"key.{key}")) for key, _ in KEYS)
    keys: list[Paragraph] = [f"{session.say(f'key.{key}'):<{width}}  {session.say(text)}" for key, text in KEYS]
    return [*keys, "", (session.say("page.signs"), "$quiet"), "", *session.intro()]


def explained(session: Session, kind: str) -> tuple[str, list[Paragraph]]:
    """A thing: its name, and what it is and does."""
    found = session.explain(kind)
    text: list[Paragraph] = [(found.kind, "$title"), "", *found.lines, ""]
    text += [(note, "$quiet") for note in found.notes]
    rule = session.rule(found.clause)
    if rule is not None:
        text += ["", (found.clause, "$title"), rule]
    return found.name, [*text, "", (session.say(f"provenance.{found.provenance}"), "$quiet")]


def refused(session: Session) -> list[Paragraph]:
    """What looks possible but is not, each with its reason and clause."""
    blocked = session.refused()
    if not blocked:
        return [session.say("why.nothing")]
    return [f"{each.text(session.lang)}: {each.reason(session.lang)} [{each.clause}]" for each in blocked]


def ruled(session: Session, clause: str) -> list[Paragraph]:
    return [session.rule(clause) or session.say("rule.unknown", id=clause)]


def laid_out(session: Session) -> list[Paragraph]:
    """Everything that lies on the table, in words."""
    picture = session.picture()
    text: list[Paragraph] = [" · ".join(picture.headline + picture.counters), " · ".join(picture.clocks), ""]
    for name, *facts in picture.others:
        text.append(f"{name}: {', '.join(facts)}")
    for zone in (picture.play, *picture.more, picture.hand):
        things = ", ".join(thing.counted for thing in zone.things)
        text += ["", (zone.title, "$title"), things or session.say("board.nothing")]
    text += ["", ", ".join(picture.hand.notes), ""]
    for seat, (name, _) in session.bots.items():
        text.append((session.say("page.bot", name=session.names[seat], bot=name), "$quiet"))
    return text


def counted(session: Session) -> list[Paragraph]:
    """The scores if the game ended now, term by term."""
    return [*scoring.now(session.view(), session.board, session.names, session.lang)]


def finished(session: Session) -> tuple[str, list[Paragraph]]:
    """Who won and why it ended, the scores side by side, term by term, and how it came to them."""
    sheet = scoring.sheet(session.view(), session.board, session.names, session.lang)
    total = (session.say("result.total"), sheet.totals, "")
    first = max(len(row[0]) for row in (*sheet.rows, total))
    widths = [max(len(name), *(len(row[1][i]) for row in (*sheet.rows, total))) for i, name in enumerate(sheet.seats)]

    def line(title: str, cells: tuple[str, ...], clause: str = "") -> str:
        columns = "   ".join(f"{cell:>{width}}" for cell, width in zip(cells, widths, strict=True))
        return f"{title:<{first}}   {columns}   {clause}".rstrip()

    rule = ("─" * len(line(*total)), "$line")
    text: list[Paragraph] = [f"{sheet.reason} [{sheet.clause}]", "", (line("", sheet.seats), "bold"), rule]
    terms = [row for row in sheet.rows if row[2]]
    text += [line(*row) for row in terms]
    text += [rule, (line(*total), "bold")]
    text += [(line(*row), "$quiet") for row in sheet.rows if not row[2]]
    return sheet.verdict, [*text, "", *sheet.footnotes, *session.course()]
