"""Workers that die are replaced; those that die at once are not replaced without end."""

from regnum.server.crew import FIRST_WAIT, LONGEST_WAIT, YOUNG, Crew


class Mortal:
    def __init__(self) -> None:
        self.alive = True
        self.joined = False

    def is_alive(self) -> bool:
        return self.alive

    def terminate(self) -> None:
        self.alive = False

    def join(self) -> None:
        self.joined = True


class Births:
    """Starts workers and remembers them."""

    def __init__(self) -> None:
        self.all: list[Mortal] = []

    def __call__(self) -> Mortal:
        self.all.append(Mortal())
        return self.all[-1]


def test_one_that_dies_after_a_while_is_replaced_at_once() -> None:
    births = Births()
    crew = Crew(births, 2, now=0.0)
    assert len(births.all) == 2 and not crew.has_losses()
    births.all[0].alive = False
    assert crew.has_losses()
    crew.look_after(YOUNG + 1)
    assert len(births.all) == 3 and births.all[0].joined and not crew.has_losses()


def test_those_that_die_at_once_are_replaced_ever_more_slowly() -> None:
    """A hundred seconds in which each worker dies as soon as it is born."""
    births = Births()
    crew = Crew(births, 1, now=0.0)
    counted = []
    for tenth in range(1000):
        births.all[-1].alive = False
        crew.look_after(tenth / 10)
        counted.append(len(births.all))
    assert counted[0] == 1 and counted[int(10 * FIRST_WAIT) + 1] == 2
    assert 8 <= counted[-1] <= 7 + 100 / LONGEST_WAIT
    births.all[-1].alive = True
    crew.look_after(100.0 + LONGEST_WAIT)
    assert births.all[-1].alive and not crew.has_losses()
    births.all[-1].alive = False
    crew.look_after(110.0 + LONGEST_WAIT + YOUNG)
    assert births.all[-1].alive, "after a long life the next one comes at once again"


def test_all_are_ended() -> None:
    births = Births()
    crew = Crew(births, 3, now=0.0)
    crew.stop()
    assert all(each.joined and not each.alive for each in births.all)
