"""Scores explained term by term, for all seats side by side."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from regnum.kernel.text import joined, signed
from regnum.terminal.picture import Board, View
from regnum.terminal.words import say


@dataclass(frozen=True, slots=True)
class Sheet:
    """A finished game: who won, why it ended, and every line of every score."""

    verdict: str
    reason: str
    clause: str
    seats: tuple[str, ...]
    rows: tuple[tuple[str, tuple[str, ...], str], ...]
    """What counts, what it brings each seat, and the clause."""
    totals: tuple[str, ...]
    footnotes: tuple[str, ...]
    """How a tie is broken, where there is one; what partners have together, and what they needed."""


def sheet(view: View, board: Board, names: Sequence[str], lang: str) -> Sheet:
    """The score sheet of a finished game."""
    result, words = view["result"], board.words
    scores = [*view["score"], *view["rivals"]]
    names = all_names(view, board, names, lang)
    winners = [names[seat] for seat in result["winners"]] or list(names[len(view["score"]) :])
    terms: dict[str, str] = {}
    for score in scores:
        for term in score["terms"]:
            terms.setdefault(term["name"], term["clause"])
    rows = [
        (board.term(name, lang), tuple(_cell(score, name, equal=board.equal_terms) for score in scores), clause)
        for name, clause in terms.items()
    ]
    team = view["team"]
    best = max(score["total"] for score in scores)
    tied = team is None and sum(score["total"] == best for score in scores) > 1
    for key, values in result["tie_break"].items():
        rows.append((words.render(lang, f"score.{key}"), (*map(str, values), *("–" for _ in view["rivals"])), ""))
    return Sheet(
        verdict=_verdict(winners, lang) if team is None else _verdict_of_team(view, winners, lang),
        reason=words.render(lang, result["reason"]),
        clause=result["clause"],
        seats=tuple(names),
        rows=tuple(rows),
        totals=tuple(signed(score["total"]) for score in scores),
        footnotes=(words.render(lang, "score.tie_break"),) if tied else _together(view, board, lang),
    )


def _verdict_of_team(view: View, winners: Sequence[str], lang: str) -> str:
    if view["team"]["won"]:
        return say(lang, "result.together")
    return _verdict(winners, lang) if view["rivals"] else say(lang, "result.lost_together")


def _together(view: View, board: Board, lang: str) -> tuple[str, ...]:
    """The points of all together, what of them belongs to nobody, and what made the points that were needed."""
    team = view["team"]
    if team is None:
        return ()
    lines = [f"{say(lang, 'result.team', total=signed(team['total']), needed=team['needed'])} [{team['clause']}]"]
    for key, terms in (("result.team_has", team["terms"]), ("result.team_needs", team["needs"])):
        for term in terms:
            cell = _cell({"terms": [term]}, term["name"], equal=True)
            lines.append(f"{say(lang, key, name=board.term(term['name'], lang), points=cell)} [{term['clause']}]")
    return tuple(lines)


def _verdict(winners: Sequence[str], lang: str) -> str:
    if not winners:
        return say(lang, "result.nobody")
    return say(lang, "result.wins" if len(winners) == 1 else "result.shared", names=joined(lang, winners))


def _cell(score: dict[str, Any], name: str, *, equal: bool) -> str:
    term = next((term for term in score["terms"] if term["name"] == name), None)
    if term is None:
        return "–"
    if not equal:
        return signed(term["points"])
    each, rest = divmod(term["points"], term["count"])
    return signed(term["points"]) if rest else f"{term['count']} × {signed(each)} = {signed(term['points'])}"


def now(view: View, board: Board, names: Sequence[str], lang: str) -> list[str]:
    """Everybody's score if the game ended now, and what it is made of."""
    lines = []
    for name, score in zip(all_names(view, board, names, lang), [*view["score"], *view["rivals"]], strict=True):
        lines.append(say(lang, "score.exact", name=name, n=score["total"]))
        for term in score["terms"]:
            points = _cell(score, term["name"], equal=board.equal_terms)
            if term["points"] != 0:
                lines.append(f"  {board.term(term['name'], lang)}: {points} [{term['clause']}]")
    if view["team"] is not None:
        lines.append(say(lang, "result.team", total=signed(view["team"]["total"]), needed=view["team"]["needed"]))
    return lines


def all_names(view: View, board: Board, names: Sequence[str], lang: str) -> list[str]:
    """The players, and after them an opponent that the rules play."""
    return [*names, *(board.words.render(lang, "rival") for _ in view["rivals"])]
