"""The name that a rule has in saves, the same in both builds."""

GAMES = "regnum.games."


def rule_id(module: str, name: str) -> str:
    """`dominion.attacks.militia` for a game's rule, `attacks.militia` outside the games."""
    home = module.removeprefix(GAMES) if module.startswith(GAMES) else module.rpartition(".")[2]
    return f"{home}.{name}"
