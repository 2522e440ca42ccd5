"""The Tomesaga as the campaign of this server: the engine's own book, in the shape of the wire."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from regnum.games.architects_saga import goals as architects
from regnum.games.paladins_saga import goals as paladins
from regnum.games.tomesaga.book import book
from regnum.games.tomesaga.carrying import TOKENS, TOMES
from regnum.games.tomesaga.chapters import GAMES, PACK, board_of, chapter_game, chapter_setup, check_saga
from regnum.games.tomesaga.packs import GAME
from regnum.games.tomesaga.tables import lore
from regnum.games.viscounts_saga import goals as viscounts
from regnum.kernel.core.containers import members
from regnum.kernel.table import Table
from regnum.kernel.text import LANGUAGES
from regnum.server.sagas.campaign import Campaign
from regnum.server.wire.sagas import BookData, ChapterData, GoalData, PlanData, ShelfData, TokenTaken

STATES: Mapping[str, Any] = {"over": "done", "now": "now", "to_come": "blank"}
PROGRESS: tuple[Callable[[Any, int, int], int], ...] = (
    lambda core, p, goal: architects.progress(core.seats[p], goal),
    lambda core, p, goal: paladins.progress(core.seats[p], core.cards, goal),
    lambda core, p, goal: viscounts.progress(core.seats[p], core.cards, goal),
)
"""How far a seat is with what a Tome asks for, by chapter: all of it lies open."""


class Tomesaga:
    """Architects, Paladins and Viscounts in a row."""

    id = GAME
    games: tuple[str, ...] = GAMES
    seats = (2, 4)
    offered = True

    def chapter_setup(
        self, chapter: int, players: int, options: Mapping[str, Any], finished: Sequence[Table]
    ) -> tuple[str, dict[str, Any]]:
        return chapter_setup(chapter, players, options, finished)

    def check_pack(self, pack: Mapping[str, Any]) -> None:
        check_saga(self.seats[0], {PACK: pack})

    def faces(self) -> dict[str, dict[str, str]]:
        first = chapter_game(0)
        options = first.prepare(self.seats[0], {})
        return {tome: {lang: first.help(tome, lang, options).name for lang in LANGUAGES} for tome in TOMES}

    def book(self, tables: Sequence[Table], players: int, viewer: int | None) -> BookData:
        told = book(tables, players, viewer)
        chapters = [self._chapter(i, each, tables) for i, each in enumerate(told["chapters"])]
        shelves = [self._shelf(p, seat, chapters) for p, seat in enumerate(told["seats"])]
        ended = told["result"]
        return BookData(
            chapters,
            shelves,
            told["left"]["crests_needed"],
            told["left"]["crest_tokens"],
            self._plan(told, players, tables),
            [] if ended is None else ended["winners"],
        )

    def _chapter(self, i: int, told: Mapping[str, Any], tables: Sequence[Table]) -> ChapterData:
        chapter = ChapterData(i, told["game"], STATES[told["state"]], int(lore().margins[i]))
        if i >= len(tables):
            return chapter
        table = tables[i]
        owners = {each["tome"]: each["seat"] for each in told["claimed"]}
        laid_out = sorted([*owners, *told["face_up"]], key=TOMES.index)
        chapter.goals = [_goal(table, i, tome, owners.get(tome)) for tome in laid_out]
        chapter.scores = told["scores"] or [score["total"] for score in table.view(None)["score"]]
        if told["places"] is not None:
            chapter.places, chapter.lead = told["places"], told["lead"]
            chapter.great = told["victory"] == "great"
            brought = lore().great_tomes if chapter.great else lore().ordinary_tomes
            chapter.victory = [int(brought[place]) for place in range(len(chapter.places))]
            chapter.token = _token(tables, i)
        return chapter

    def _shelf(self, p: int, seat: Mapping[str, Any], chapters: Sequence[ChapterData]) -> ShelfData:
        by_chapter = [each.victory[each.places.index(p)] if each.places else 0 for each in chapters]
        for now in (each for each in chapters if each.state == "now"):  # they are taken before the last Crest token
            by_chapter[now.number] = seat["victory"] - sum(by_chapter)
        return ShelfData(
            seat["claimed"], by_chapter, seat["crest_tomes"], seat["crest_tokens"], seat["crests"], seat["tomes"]
        )

    def _plan(self, told: Mapping[str, Any], players: int, tables: Sequence[Table]) -> PlanData:
        carries = [seat["helping"] for seat in told["seats"]]
        if told["next"] is not None:
            coming = told["next"]
            return PlanData(
                carries, coming["catch_up"], _turns(coming["picks"], players), _turns(coming["plays"], players)
            )
        before = book(tables[:-1], players, None)["next"]
        silver = before["catch_up"] if before is not None else [0] * players
        order = told["chapters"][len(tables) - 1]["order"]
        return PlanData(carries, silver, [0] * players, _turns(order, players))


def _goal(table: Table, chapter: int, tome: str, owner: int | None) -> GoalData:
    number = TOMES.index(tome)
    goal, of = int(lore().goals[number]), int(lore().goal_numbers[number])
    core: Any = table.core
    have = [min(of, int(PROGRESS[chapter](core, p, goal))) for p in range(table.seats)]
    return GoalData(tome, have, of, owner)


def _token(tables: Sequence[Table], chapter: int) -> TokenTaken | None:
    """The Crest token that a chapter brought, and to whom."""
    before = board_of(tables[chapter - 1]).shelves if chapter else None
    for p, shelf in enumerate(board_of(tables[chapter]).shelves):
        new = int(shelf.tokens) & ~(int(before[p].tokens) if before else 0)
        for crest in members(new):
            return TokenTaken(p, TOKENS[crest])
    return None


def _turns(order: Sequence[int] | None, players: int) -> list[int]:
    """When each seat has its turn, from 1; 0 where chance is to decide."""
    return [0] * players if order is None else [list(order).index(p) + 1 for p in range(players)]


CAMPAIGN: Campaign = Tomesaga()
