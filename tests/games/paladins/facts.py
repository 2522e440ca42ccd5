"""What is printed on the cards and boards, as the tests expect it: written out once more, not read from the game.

Rewards are words with a number behind them: `tax*2`, `remove_suspicion`; of a choice the options stand between bars."""

TOWNSFOLK = {
    "abbot_1": ("cleric labourer", "", "absolve", "labourer"),
    "abbot_2": ("destroy_debt", "remove_suspicion", "absolve", "tax"),
    "abbot_3": ("pray", "provisions", "absolve", "provisions"),
    "acolyte_1": ("cleric", "", "commission", "labourer"),
    "acolyte_2": ("pray", "silver", "commission", "silver"),
    "acolyte_3": ("remove_suspicion*2", "remove_suspicion", "commission", "tax"),
    "architect_1": ("criminal", "", "develop", "labourer"),
    "architect_2": ("labourer provisions", "provisions", "develop", "provisions"),
    "architect_3": ("tax*2", "remove_suspicion", "develop", "tax"),
    "conspirator_1": ("remove_suspicion*2", "", "inquisition", "remove_suspicion"),
    "conspirator_2": ("criminal", "", "inquisition", "remove_suspicion"),
    "debt_collector_1": ("labourer*2", "", "pay_debt", "labourer"),
    "debt_collector_2": ("destroy_debt", "", "pay_debt", "fighter"),
    "debt_collector_3": ("remove_suspicion*2", "", "pay_debt", "scout"),
    "defender_1": ("strength", "", "attack", "labourer"),
    "defender_2": ("labourer provisions", "provisions", "attack", "provisions"),
    "defender_3": ("tax*2", "remove_suspicion", "attack", "tax"),
    "gatekeeper_1": ("merchant labourer", "", "fortify", "labourer"),
    "gatekeeper_2": ("scout", "silver", "fortify", "silver"),
    "gatekeeper_3": ("tax*2", "remove_suspicion", "fortify", "tax"),
    "missionary_1": ("faith", "provisions", "convert", "provisions"),
    "missionary_2": ("scout labourer", "remove_suspicion", "convert", "tax"),
    "missionary_3": ("pray", "", "convert", "labourer"),
    "peddler_1": ("labourer*2", "", "inquisition", "labourer"),
    "peddler_2": ("labourer provisions", "", "inquisition", "provisions*2"),
    "peddler_3": ("remove_suspicion*2", "", "inquisition", "silver*2"),
    "squire_1": ("fighter", "", "inquisition", "strength"),
    "squire_2": ("influence", "", "inquisition", "influence"),
    "squire_3": ("criminal", "", "inquisition", "faith"),
    "watchman_1": ("fighter labourer", "", "garrison", "labourer"),
    "watchman_2": ("labourer provisions", "silver", "garrison", "silver"),
    "watchman_3": ("merchant", "remove_suspicion", "garrison", "tax"),
}
"""Reward when discarded, bonus when recruited, what sets the ability off, what it brings."""

OUTSIDERS = {
    "adventurer_viking": ("influence labourer cleric", 1, ("commission", 2, 0)),
    "armourer_viking": ("influence labourer provisions", 1, ("strength", 4, 0)),
    "assassin_viking": ("influence labourer fighter", 2, ("attacked_saracen", 1, 0)),
    "barbarian_viking": ("influence tax provisions", 2, ("attacked_byzantine", 1, 0)),
    "guardian_viking": ("influence merchant provisions", 1, ("develop", 2, 0)),
    "lookout_viking": ("influence merchant", 1, ("fortify", 2, 0)),
    "marauder_viking": ("influence criminal", 1, ("influence", 4, 0)),
    "mercenary_viking": ("influence labourer*2", 1, ("converted_mercenaries", 1, 1)),
    "protector_viking": ("influence labourer provisions", 1, ("paid_debt", 1, 0)),
    "thief_viking": ("influence tax*2", 1, ("suspicion", 1, 0)),
    "traitor_viking": ("influence criminal", 1, ("unpaid_debt", 1, 0)),
    "vigilante_viking": ("influence destroy_debt", 1, ("absolve", 2, 0)),
    "archer_byzantine": ("influence scout provisions", 1, ("garrison", 2, 0)),
    "armourer_byzantine": ("influence fighter", 1, ("strength", 4, 0)),
    "assassin_byzantine": ("influence labourer provisions", 2, ("attacked_saracen", 1, 0)),
    "champion_byzantine": ("influence remove_suspicion merchant", 1, ("kings_orders_completed", 1, 1)),
    "guardian_byzantine": ("influence labourer*2", 1, ("develop", 2, 0)),
    "hunter_byzantine": ("influence remove_suspicion fighter", 1, ("townsfolk_in_crew", 2, 0)),
    "invader_byzantine": ("influence tax provisions", 2, ("attacked_viking", 1, 0)),
    "lookout_byzantine": ("influence labourer merchant", 1, ("fortify", 2, 0)),
    "mercenary_byzantine": ("influence remove_suspicion labourer", 1, ("converted_mercenaries", 1, 1)),
    "thief_byzantine": ("influence criminal", 1, ("suspicion", 1, 0)),
    "traitor_byzantine": ("influence destroy_debt", 1, ("unpaid_debt", 1, 0)),
    "warrior_byzantine": ("influence provisions*2", 1, ("faith", 4, 0)),
    "adventurer_saracen": ("influence labourer scout", 1, ("commission", 2, 0)),
    "archer_saracen": ("influence provisions*2", 1, ("garrison", 2, 0)),
    "barbarian_saracen": ("influence labourer scout", 2, ("attacked_byzantine", 1, 0)),
    "champion_saracen": ("influence remove_suspicion scout", 1, ("kings_orders_completed", 1, 1)),
    "hunter_saracen": ("influence destroy_debt", 1, ("townsfolk_in_crew", 2, 0)),
    "invader_saracen": ("influence*2", 2, ("attacked_viking", 1, 0)),
    "marauder_saracen": ("influence*2", 1, ("influence", 4, 0)),
    "mercenary_saracen_1": ("influence labourer provisions", 1, ("converted_mercenaries", 1, 1)),
    "mercenary_saracen_2": ("influence tax*2", 1, ("converted_mercenaries", 1, 1)),
    "protector_saracen": ("influence labourer*2", 1, ("paid_debt", 1, 0)),
    "vigilante_saracen": ("influence destroy_debt cleric", 1, ("absolve", 2, 0)),
    "warrior_saracen": ("influence cleric", 1, ("faith", 4, 0)),
}
"""Reward when attacked; Strength when converted; what counts at the end, how many make a point, points in any case."""

WALLS = {
    "wall_strength2": (2, "strength*2", 0),
    "wall_labourer_vp1": (2, "strength labourer", 1),
    "wall_vp2": (2, "strength", 2),
    "wall_debt_or_silver": (3, "strength pay_debt|silver*2", 0),
    "wall_suspicion_or_silver": (4, "strength remove_suspicion|silver*2", 0),
    "wall_labourers3": (1, "strength labourer*3", 0),
    "wall_labourers2": (1, "strength labourer*2", 0),
    "wall_labourer_merchant": (1, "strength labourer merchant", 0),
    "wall_labourer_fighter": (1, "strength labourer fighter", 0),
    "wall_labourer_scout": (1, "strength labourer scout", 0),
    "wall_labourer_cleric": (1, "strength labourer cleric", 0),
    "wall_scout": (1, "strength scout", 0),
    "wall_merchant": (1, "strength merchant", 0),
    "wall_fighter": (1, "strength fighter", 0),
    "wall_cleric": (1, "strength cleric", 0),
    "wall_scout_merchant": (1, "strength scout merchant", 0),
}
"""Copies, rewards, points at the end."""

TAVERN = {
    "tavern_01": "labourer labourer scout cleric",
    "tavern_02": "scout fighter fighter criminal",
    "tavern_03": "scout merchant merchant criminal",
    "tavern_04": "labourer fighter fighter criminal",
    "tavern_05": "scout scout cleric criminal",
    "tavern_06": "scout merchant fighter criminal",
    "tavern_07": "labourer labourer merchant merchant",
    "tavern_08": "scout scout merchant merchant",
    "tavern_09": "scout fighter cleric cleric",
    "tavern_10": "scout merchant cleric cleric",
    "tavern_11": "merchant fighter fighter criminal",
    "tavern_12": "scout fighter criminal criminal",
    "tavern_13": "labourer scout merchant merchant",
    "tavern_14": "labourer merchant cleric cleric",
    "tavern_15": "scout scout merchant fighter",
    "tavern_16": "labourer fighter criminal criminal",
    "tavern_17": "labourer labourer cleric criminal",
    "tavern_18": "merchant merchant cleric cleric",
    "tavern_19": "labourer labourer fighter fighter",
    "tavern_20": "fighter cleric cleric cleric",
    "tavern_21": "merchant fighter cleric cleric",
    "tavern_22": "labourer scout scout scout",
    "tavern_23": "merchant fighter criminal criminal",
    "tavern_24": "labourer labourer fighter criminal",
}
"""The four workers."""

PALADINS = {
    "anseis": ("merchant scout", (1, 0, 3), "fortify", "cost_free"),
    "berengier": ("fighter merchant", (0, 3, 1), "garrison", "cost_free"),
    "engelier": ("fighter scout", (1, 3, 0), "attack", "silver*2"),
    "gerier": ("cleric fighter", (3, 0, 1), "convert", "cost_free"),
    "gerin": ("merchant labourer", (0, 0, 4), "conspire", "silver*2"),
    "girard": ("scout scout", (2, 0, 2), "hunt", "provisions*2"),
    "ivoire": ("cleric merchant", (0, 1, 3), "absolve", "cost_free"),
    "ivon": ("cleric scout", (3, 1, 0), "commission", "cost_free"),
    "oliver": ("cleric cleric", (4, 0, 0), "pray", "cost_free"),
    "otton": ("merchant merchant", (2, 2, 0), "trade", "silver*2"),
    "roland": ("fighter labourer", (0, 4, 0), "recruit", "cost_free"),
    "samson": ("scout labourer", (0, 2, 2), "develop", "less*2"),
}
"""The two workers, the boosts of Faith, Strength and Influence, the action of the ability, and what it does."""

ORDERS = {
    "order_commission": "commission",
    "order_fortify": "fortify",
    "order_garrison": "garrison",
    "order_absolve": "absolve",
    "order_attack": "attack",
    "order_convert": "convert",
}
"""The action."""

FAVOURS = {
    "favour_free_recruit": ("scout", "", "recruit_free"),
    "favour_clear_name": ("cleric", "", "remove_suspicion tax*2"),
    "favour_two_criminals": ("any", "", "criminal*2"),
    "favour_attribute": ("criminal", "", "faith|influence|strength"),
    "favour_settle": ("fighter", "silver", "pay_debt|remove_suspicion*2"),
    "favour_borrowed_help": ("any", "debt", "scout merchant fighter"),
    "favour_builders": ("merchant", "provisions", "develop_free|fighter+cleric"),
    "favour_labourers": ("criminal", "", "labourer*3"),
    "favour_supplies": ("any", "", "provisions*2 tax"),
    "favour_pray": ("any", "", "pray"),
}
"""The worker, the cost, the effect."""

SCHEMES = {
    "scheme_kings_favour": (5, "kings_favour"),
    "scheme_kings_order": (3, "kings_order"),
    "scheme_commission": (1, "commission"),
    "scheme_fortify": (1, "fortify"),
    "scheme_garrison": (1, "garrison"),
    "scheme_absolve": (1, "absolve"),
    "scheme_attack": (1, "attack"),
    "scheme_convert": (1, "convert"),
    "scheme_recruit": (1, "recruit"),
    "scheme_trade": (1, "trade"),
    "scheme_conspire": (1, "conspire"),
}
"""Copies and action."""

SQUARES = {
    "region1_space1": (1, 1, "recruit_free"),
    "region1_space2": (1, 1, "silver*2"),
    "region1_space3": (1, 3, "labourer"),
    "region1_space4": (1, 4, "remove_suspicion"),
    "region2_space1": (2, 1, "recruit_free"),
    "region2_space2": (2, 1, "silver*2"),
    "region2_space3": (2, 1, "scout"),
    "region2_space4": (2, 1, "remove_suspicion"),
    "region2_space5": (2, 4, "labourer"),
    "region2_space6": (2, 3, "silver*2"),
    "region2_space7": (2, 3, "remove_suspicion"),
    "region3_space1": (3, 1, "labourer"),
    "region3_space2": (3, 1, "merchant"),
    "region3_space3": (3, 1, "silver*2"),
    "region3_space4": (3, 1, "pray"),
    "region3_space5": (3, 1, "scout"),
    "region3_space6": (3, 1, "fighter"),
    "region3_space7": (3, 3, "recruit_free"),
    "region3_space8": (3, 3, "pay_debt"),
    "region3_space9": (3, 4, "silver*2"),
    "region4_space1": (4, 1, "fighter"),
    "region4_space2": (4, 1, "pray"),
    "region4_space3": (4, 1, "merchant"),
    "region4_space4": (4, 1, "cleric"),
    "region4_space5": (4, 1, "pay_debt"),
    "region4_space6": (4, 1, "labourer scout"),
    "region4_space7": (4, 1, "silver*2"),
    "region4_space8": (4, 3, "pray"),
    "region4_space9": (4, 4, "labourer*2"),
    "region4_space10": (4, 3, "silver*2"),
    "region5_space1": (5, 1, "pray"),
    "region5_space2": (5, 1, "labourer fighter"),
    "region5_space3": (5, 1, "pay_debt"),
    "region5_space4": (5, 1, "labourer merchant"),
    "region5_space5": (5, 1, "labourer cleric"),
    "region5_space6": (5, 4, "pay_debt"),
    "region5_space7": (5, 3, "labourer*2"),
    "region6_space1": (6, 1, "pay_debt"),
    "region6_space2": (6, 3, "pray"),
    "region6_space3": (6, 4, "labourer*2"),
}
"""Region, players needed, reward."""

JAR_SPACES = {
    "jar_space_1": "pay_debt",
    "jar_space_2": "pay_debt",
    "jar_space_3": "recruit_free",
    "jar_space_4": "faith",
    "jar_space_5": "pray",
    "jar_space_6": "silver*2",
    "jar_space_7": "labourer*2",
}
"""The reward."""

DEVELOPMENT = ("scout", "merchant", "fighter", "cleric", "scout", "merchant", "fighter", "cleric")
"""The worker under each Workshop, from the left."""

SUSPICIONS = {0: 6, 1: 8, 2: 10}
"""How many cards bring how much Tax."""
