"""What the cards of Architects do, as the tests expect it: written out once more, not read from the game."""

Change = dict[str, int]

ABILITIES: dict[str, tuple[str, Change]] = {
    "acolyte_building": ("cathedral", {"hand": 1}),
    "acolyte_clay": ("cathedral", {"clay": 2}),
    "acolyte_silver": ("cathedral", {"silver": 2}),
    "conspirator_1": ("town_centre", {"silver": 1}),
    "conspirator_2": ("town_centre", {"silver": 1}),
    "debt_collector_clay": ("debt", {"clay": 2}),
    "debt_collector_stone": ("debt", {"stone": 2}),
    "debt_collector_wood": ("debt", {"wood": 2}),
    "illusionist": ("market", {"virtue": 1}),
    "jeweller_1": ("silversmith", {"silver": 1}),
    "jeweller_2": ("silversmith", {"silver": 1}),
    "labourer": ("", {}),
    "miner_1": ("mines", {"clay": 1}),
    "miner_2": ("mines", {"clay": 1}),
    "pickpocket": ("tax_stand", {"gold": 1}),
    "squire_gold": ("reset", {"gold": 1}),
    "squire_marble": ("reset", {"marble": 1}),
    "squire_virtue": ("reset", {"virtue": 2}),
    "stonecutter_1": ("quarry", {"stone": 1}),
    "stonecutter_2": ("quarry", {"stone": 1}),
    "swindler_clay": ("market", {"clay": 2}),
    "swindler_stone": ("market", {"stone": 1}),
    "swindler_wood": ("market", {"wood": 1}),
    "thief": ("tax_stand", {"virtue": 1}),
    "trickster": ("market", {"silver": 1}),
    "woodcutter_1": ("forest", {"wood": 1}),
    "woodcutter_2": ("forest", {"wood": 1}),
    "enforcer": ("imprisoning", {"gold": 1}),
    "peddler": ("reset", {"silver": 2}),
}
"""When an Apprentice helps, and what its player has more than without."""

TRADES: dict[str, Change] = {
    "merchant_clay": {"silver": -1, "clay": 3},
    "merchant_gold": {"silver": -2, "gold": 1},
    "merchant_marble": {"silver": -3, "marble": 1},
    "merchant_stone": {"silver": -1, "stone": 2},
    "merchant_wood": {"silver": -1, "wood": 2},
    "patron_clay": {"clay": -1, "virtue": 1},
    "patron_silver": {"silver": -2, "virtue": 1},
    "patron_stone": {"stone": -1, "virtue": 1},
    "patron_wood": {"wood": -1, "virtue": 1},
    "trader_clay": {"clay": -3, "marble": 1},
    "trader_stone": {"stone": -2, "marble": 1},
    "trader_wood": {"wood": -2, "marble": 1},
}
"""What an Apprentice trades at the King's Storehouse."""

ELSEWHERE = {"gatekeeper", "overseer"}
"""Apprentices whose help is a question or one more action, told in tests of their own."""

MARKET: dict[str, tuple[Change, Change]] = {
    "black_market_01": ({"marble": 1}, {"marble": 2, "wood": 2}),
    "black_market_02": ({"gold": 2}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "black_market_03": ({"marble": 1, "stone": 1}, {"marble": 2, "stone": 2}),
    "black_market_04": ({"gold": 1, "wood": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "black_market_05": ({"marble": 1, "wood": 1}, {"marble": 1, "wood": 1, "stone": 2}),
    "black_market_06": ({"marble": 1}, {"marble": 2, "stone": 2}),
    "black_market_07": ({"gold": 2}, {"marble": 1, "wood": 1, "stone": 2}),
    "black_market_08": ({"marble": 1, "stone": 1}, {"gold": 1, "stone": 1, "wood": 2}),
    "black_market_09": ({"gold": 1, "wood": 1}, {"marble": 1, "gold": 1, "stone": 1, "wood": 1}),
    "black_market_10": ({"marble": 1, "wood": 1}, {"marble": 2, "wood": 2}),
}
"""The small and the large side of a Black Market card."""

REWARDS: dict[str, Change] = {
    "reward_silver": {"virtue": 1, "silver": 3},
    "reward_wood": {"virtue": 1, "wood": 2},
    "reward_stone": {"virtue": 1, "stone": 2},
    "reward_building": {"virtue": 1, "hand": 1},
    "reward_virtue": {"virtue": 2},
    "reward_gold": {"virtue": 1, "gold": 1},
}

SCHEMES: dict[str, tuple[str, Change]] = {
    "s_quarry": ("quarry", {"marble": 1}),
    "s_forest": ("forest", {"plans": 1}),
    "s_mines": ("mines", {"marble": 1}),
    "s_silversmith": ("silversmith", {"virtue": 1}),
    "s_storehouse_marble": ("kings_storehouse", {"marble": 2}),
    "s_storehouse_virtue": ("kings_storehouse", {"marble": 1, "virtue": 1}),
    "s_workshop": ("workshop", {"plans": 1}),
    "s_town_centre": ("town_centre", {"captives": 2}),
    "s_tax_stand": ("tax_stand", {"virtue": -2}),
    "s_black_market": ("black_market", {"virtue": -1, "marble": 1}),
    "s_guardhouse": ("guardhouse", {}),
    "s_guildhall_cathedral": ("guildhall", {"cathedral": 1}),
    "s_guildhall_plan": ("guildhall", {"cathedral": 1, "plans": 1}),
    "f_guildhall_cathedral": ("guildhall", {"cathedral": 1, "virtue": 1}),
    "f_guildhall_marble": ("guildhall", {"marble": 3}),
    "f_town_centre": ("town_centre", {"captives": 2}),
    "f_black_market": ("black_market", {"virtue": -1, "marble": 3}),
    "f_guardhouse": ("guardhouse", {"virtue": 1, "paid": 1, "unpaid": -1}),
    "f_storehouse": ("kings_storehouse", {"marble": 1, "virtue": 1}),
}
"""Where the opponent's Worker goes, and what it has afterwards more or less."""
