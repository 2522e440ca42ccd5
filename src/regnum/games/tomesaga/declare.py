"""What the campaign of the Tomesaga declares: its games in their order, its Tomes and crests."""

from regnum.kernel.vocabulary import Names, Numbers

CHAPTERS = Names("chapters", "architects", "paladins", "viscounts", note="The games of a saga, in their order")
CRESTS = Names("crests", "crest_a", "crest_b", "crest_c")
CREST_NUMBERS = Numbers("crests", count=CRESTS.end)
SAGA = Numbers("saga", tomes_of_game=6, face_up=3, most_players=4, note="Tomes of each game, and those laid out")
