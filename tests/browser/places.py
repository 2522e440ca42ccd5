"""Every page, with what is there when it has been shown completely."""

from typing import NamedTuple

from browser import positions
from browser.positions import Written
from browser.visitor import Visitor


class Place(NamedTuple):
    """An address; `{…}` stands for the id of a written table."""

    path: str
    shown: str
    """A selector of what comes last."""


PLACES = {
    "home": Place("/", ".turns li"),
    "new": Place("/new/dominion", "section:nth-of-type(2) .card"),
    "lobby": Place("/table/{lobby}", ".qr"),
    "turn": Place("/table/{turn}", "#prompt[data-decision=action]"),
    "waiting": Place("/table/{waiting}", "#prompt[data-waiting]"),
    "interrupt": Place("/table/{interrupt}", "#prompt[data-decision=discard_down]"),
    "reaction": Place("/table/{reaction}", "#prompt[data-decision=react]"),
    "over": Place("/table/{over}", "[data-over] [data-turning]"),
    "paladins": Place("/table/{paladins}", "#prompt[data-decision=action]"),
    "favour": Place("/table/{favour}", "#prompt[data-decision=action]"),
    "struck": Place("/table/{struck}", "[data-fate]"),
    "recruit": Place("/table/{recruit}", ".ways"),
    "offer": Place("/table/{offer}", ".paladins .face"),
    "solo": Place("/table/{solo}", "#prompt[data-decision=action]"),
    "solo_over": Place("/table/{solo_over}", "[data-over] [data-turning]"),
    "replay": Place("/replay/{over}?step=106", ".bar[data-step='106']"),
    "kingdom_offer": Place("/table/{kingdom_offer}", "#prompt[data-decision=offer]"),
    "kingdom_choose": Place("/table/{kingdom_choose}", "#prompt[data-decision=choose]"),
    "kingdom_plan": Place("/table/{kingdom_plan}", "#prompt[data-decision=plan]"),
    "kingdom_produce": Place("/table/{kingdom_produce}", "#prompt[data-decision=produce]"),
    "kingdom_over": Place("/table/{kingdom_over}", "[data-over] [data-turning]"),
    "kingdom_alone": Place("/table/{kingdom_alone}", "#prompt[data-decision=choose]"),
    "kingdom_alone_over": Place("/table/{kingdom_alone_over}", "[data-over] figure"),
    "kingdom_quest": Place("/table/{kingdom_quest}", "#prompt[data-decision=plan]"),
    "viscounts_action": Place("/table/{viscounts_action}", "#prompt[data-decision=action]"),
    "viscounts_alone": Place("/table/{viscounts_alone}", "#prompt[data-decision=action]"),
    "viscounts_rearrange": Place("/table/{viscounts_rearrange}", "#prompt[data-decision=rearrange]"),
    "viscounts_over": Place("/table/{viscounts_over}", "[data-over] [data-turning]"),
    "architects": Place("/table/{architects}", "#prompt[data-decision=place]"),
    "architects_draft": Place("/table/{architects_draft}", "#prompt[data-decision=draft]"),
    "architects_capture": Place("/table/{architects_capture}", "#prompt[data-decision=capture]"),
    "architects_spend": Place("/table/{architects_spend}", "#prompt[data-decision=spend]"),
    "architects_limit": Place("/table/{architects_limit}", "#prompt[data-decision=hand_limit]"),
    "architects_alone": Place("/table/{architects_alone}", "#prompt[data-decision=place]"),
    "architects_over": Place("/table/{architects_over}", "[data-over] [data-turning]"),
    "town_place": Place("/table/{town_place}", "#prompt[data-decision=place]"),
    "town_donate": Place("/table/{town_donate}", "#prompt[data-decision=donate]"),
    "town_over": Place("/table/{town_over}", "[data-over] [data-team]"),
    "town_text": Place("/table/{town_place}?mode=text", "#prompt[data-decision=place]"),
    "threats": Place("/table/{threats}", "#prompt[data-decision=action]"),
    "threats_give": Place("/table/{threats_give}", "#prompt[data-decision=receiver]"),
    "threats_over": Place("/table/{threats_over}", "[data-over] [data-team]"),
    "siege_move": Place("/table/{siege_move}", "#prompt[data-decision=move]"),
    "siege_remove": Place("/table/{siege_remove}", "#prompt[data-decision=remove]"),
    "siege_text": Place("/table/{siege_move}?mode=text", "#prompt[data-decision=move]"),
    "siege_over": Place("/table/{siege_over}", "[data-over] [data-unscored]"),
    "new_siege": Place("/new/viscounts_coop", "[aria-labelledby=step3] fieldset"),
    "new_together": Place("/new/architects_coop", "[aria-labelledby=step3] fieldset"),
    "new_saga": Place("/new/tomesaga", "[aria-labelledby=saga-chapters] h3"),
    "saga_lobby": Place("/saga/{saga_lobby}", ".qr"),
    "saga_between": Place("/saga/{saga_between}", "[data-ask=ready]"),
    "saga_playing": Place("/saga/{saga_playing}", "[data-ask=turn]"),
    "saga_left": Place("/saga/{saga_left}", "[data-ask=seat]"),
    "saga_over": Place("/saga/{saga_over}", "[data-ask=over]"),
    "saga_text": Place("/saga/{saga_playing}?mode=text", "[data-ask=turn]"),
    "chapter": Place("/table/{saga_playing_1}", "#prompt[data-decision=action]"),
    "chapter_token": Place("/table/{saga_token_0}", "#prompt[data-decision=crest_token]"),
    "chapter_over": Place("/table/{saga_between_0}", "[data-over] [data-turning]"),
    "chapter_text": Place("/table/{saga_playing_1}?mode=text", "#prompt[data-decision=action]"),
    "over_text": Place("/table/{over}?mode=text", "[data-over] [data-turning]"),
    "text": Place("/table/{turn}?mode=text", "#prompt[data-decision=action]"),
    "rules": Place("/rules/dominion", "li[id='DOM-1.1']"),
    "rules_saga": Place("/rules/tomesaga", "li[id='TOM-2.1']"),
    "rules_chapter": Place("/rules/architects_saga", "li[id='TOM-2.1']"),
    "cards": Place("/cards/paladins", "li .card"),
    "settings": Place("/settings", "fieldset"),
    "account": Place("/account", "#password"),
    "credits": Place("/credits", "dl dd"),
    "profile": Place("/profile", "main h1"),
    "packs": Place("/packs/dominion", "main section.panel"),
    "admin": Place("/admin", "main h1"),
    "missing": Place("/nowhere", "main h1"),
}

QUESTIONS = {
    "buying": Place("/table/{buying}", "#prompt[data-decision=buy]"),
    "tavern": Place("/table/{tavern}", "#prompt[data-decision=tavern]"),
    "four_paladins": Place("/table/{four_paladins}", "#prompt[data-decision=action]"),
    "four_viscounts": Place("/table/{four_viscounts}", "#prompt[data-decision=move]"),
    **{
        f"viscounts_{kind}": Place(f"/table/{{viscounts_{kind}}}", f"#prompt[data-decision={kind}]")
        for kind in ("pair", "move", "times", "spot", "castle_move")
    },
    "architects_guard": Place("/table/{architects_guard}", "#prompt[data-decision=guard]"),
    "architects_stall": Place("/table/{architects_stall}", "#prompt[data-decision=stall]"),
    "architects_keep": Place("/table/{architects_keep}", "#prompt[data-decision=keep]"),
    "threats_loss": Place("/table/{threats_loss}", "#prompt[data-decision=loss]"),
    "threats_starter": Place("/table/{threats_starter}", "#prompt[data-decision=starter]"),
    "threats_alone": Place("/table/{threats_alone}", "#prompt[data-decision=action]"),
    **{
        f"siege_{kind}": Place(f"/table/{{siege_{kind}}}", f"#prompt[data-decision={asked}]")
        for kind, asked in (
            ("aid", "aid"),
            ("whole", "whole_aid"),
            ("action", "action"),
            ("four", "place"),
            ("bump", "bump"),
        )
    },
    "town_board": Place("/table/{town_board}", "#prompt[data-decision=board]"),
    "town_open": Place("/table/{town_open}", "#prompt[data-decision=place]"),
    "more_townsfolk": Place("/table/{more_townsfolk}", "#prompt[data-decision=action]"),
    "kingdom_many": Place("/table/{kingdom_many}", "#prompt[data-decision=choose]"),
    "town_side": Place("/table/{town_side}", "#prompt[data-decision=side]"),
    "town_victim": Place("/table/{town_victim}", "#prompt[data-decision=one_player]"),
    "town_alone": Place("/table/{town_alone}", "#prompt[data-decision=place]"),
    "last_chapter": Place("/table/{saga_last_2}", "#prompt[data-decision=move]"),
    "turn_plain": Place("/table/{turn}?mode=plain", "#prompt[data-decision=action]"),
    "paladins_plain": Place("/table/{paladins}?mode=plain", "#prompt[data-decision=action]"),
    "kingdom_plain": Place("/table/{kingdom_plan}?mode=plain", "#prompt[data-decision=plan]"),
    "architects_plain": Place("/table/{architects}?mode=plain", "#prompt[data-decision=place]"),
}
"""More questions than every check of a page needs to see."""

PLAYED = {
    f"{name}_played": place._replace(path=place.path.replace(name, f"{name}_played"))
    for name, place in PLACES.items()
    if f"{name}_played" in positions.PLAYED
}
"""Tables of their own for tests that play on."""


def shown(written: Written) -> dict[str, str]:
    """The tables that several tests look at, by id: nobody plays there, since tests run in any order."""
    paths = [place.path for place in (*PLACES.values(), *QUESTIONS.values())]
    return {id_: name for name, id_ in written.tables.items() if any(f"{{{name}}}" in path for path in paths)}


def show(visitor: Visitor, name: str, written: Written) -> None:
    """Opens a page and waits until it is complete, fonts and all."""
    place = {**PLACES, **QUESTIONS, **PLAYED}[name]
    visitor.open(place.path.format(**written.tables))
    visitor.page.wait_for_selector(place.shown)
    visitor.page.evaluate("document.fonts.ready.then(() => undefined)")
