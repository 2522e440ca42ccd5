"""Faces of the engine for research: `from regnum.envs import pettingzoo, gymnasium, openspiel`.

Each plays the same rules as the table and needs the packages of the extra `regnum[envs]`. See `docs/research.md`.
"""
