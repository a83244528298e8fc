"""One person at a terminal, the bots around: asks, plays, tells."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rich.text import Text

from firstgiants.bots import Budget, make_bot
from firstgiants.rules.cards import Deck
from firstgiants.rules.choices import Choice, Dig
from firstgiants.rules.errors import BadRecord, brief
from firstgiants.rules.events import DeckTopTurned
from firstgiants.rules.game import Game
from firstgiants.rules.settings import Player
from firstgiants.rules.view import Decision, DecisionKind

from .deck import fact_lines
from .files import clean, dump, read_record, write_text
from .paint import console
from .screen import Screen
from .story import Line, Story, score_lines
from .words import choice_words, group_of, outlook

HELP = """\
Each turn you dig or reclaim.
  Dig      Put a marker on a site that has none of yours and take one of its
           cards into your Study. Its effects apply; those with ↻ apply again
           whenever such a card is taken, while it stays in your Study.
  Reclaim  Take all your markers back: each gives 1 amber or displays a fossil.
Displaying costs 1, 2 or 3 amber by Size (S, M, L), 2 for an egg. A fossil
starts a set or joins one. A Family set is one Family in three Sizes; a Size
set is one Size in all five Families. Each card that joins brings a Set token:
2 points, 3 once the set is complete. The longest set of a kind holds its News.
When the Set tokens or the deck run out, the round is played to its end.

Answer with a number, or type a choice: dig 2 pteranodon, show pteranodon new.
  ?   this help               ? NAME   all about a card
  u   take back               l        the whole story so far
  q   quit                    Enter    the table again
"""

ROOMY = 32
"""Lines of a terminal in which nothing need be left out."""


SHORT_LOG = 3
"""Lines of news where lines are scarce."""


class Quit(Exception):
    """The person leaves the table."""


@dataclass(frozen=True, slots=True)
class Seating:
    """Who sits down for a new game."""

    deck: Deck
    players: int
    bots: tuple[str, ...]
    name: str
    seat: int | None
    seed: str | None


def seated(wish: Seating) -> tuple[Game, int]:
    """A new game and your seat; who begins is drawn (RULES.md §2.4) unless you chose a seat."""
    me = wish.seat or Random(wish.seed and f"{wish.seed}/seat").randint(1, wish.players)
    chosen = [wish.bots[n % len(wish.bots)] for n in range(wish.players - 1)]
    people = [Player(_bot_name(chosen, n), bot=bot) for n, bot in enumerate(chosen)]
    people.insert(me - 1, Player(wish.name))
    return Game.new(people, seed=wish.seed, deck=wish.deck), me


def _bot_name(bots: list[str], place: int) -> str:
    """``Greedy``, or ``Greedy 2`` where there are several."""
    name = bots[place].replace("-", " ").capitalize()
    return (
        name if bots.count(bots[place]) == 1 else f"{name} {bots[: place + 1].count(bots[place])}"
    )


def resumed(file: str, deck: Deck) -> tuple[Game, int]:
    """The game of a record, and the seat of the one who is no bot."""
    record, _ = read_record(file)
    people = [seat for seat, player in enumerate(record.players, 1) if player.bot is None]
    if len(people) != 1:
        raise BadRecord(
            f"{brief(file)} has {len(people)} seats without a bot; to go on here it takes just one."
        )
    return Game.from_record(record, deck=deck), people[0]


class Session:
    """Plays one game through."""

    def __init__(self, game: Game, me: int, *, seed: str | None, save: str | None) -> None:
        self._game = game
        self._me = me
        self._save = save
        self._out = console()
        self._story = Story(game.deck, [player.name for player in game.players], you=me)
        self._bots = {
            seat: make_bot(player.bot, seed=seed and f"{seed}/{seat}", deck=game.deck)
            for seat, player in enumerate(game.players, 1)
            if player.bot is not None
        }
        self._told: list[Line] = []
        self._news: list[Line] = []
        self._undoable: list[int] = []

    def run(self) -> None:
        """Until the end, or until the person leaves."""
        try:
            while (decision := self._game.decision) is not None:
                if decision.seat == self._me:
                    self._answer(decision)
                else:
                    self._let_bot_play(decision)
        except Quit:
            self._print("You leave the table.", style="bold")
            self._keep()
            return
        except KeyboardInterrupt:
            self._keep()
            raise
        self._tell_end()
        self._keep()

    # ---- playing ----

    def _play(self, choice: Choice | str) -> None:
        before = self._game.ply
        mine = self._game.decision is not None and self._game.decision.seat == self._me
        events = self._game.play(choice)
        lines = list(self._story.tell(events))
        self._told += lines
        self._news += lines
        after = self._game.decision
        hidden_turned = any(isinstance(event, DeckTopTurned) for event in events)
        if not mine or hidden_turned or after is None or after.seat != self._me:
            # What others know or have done cannot be taken back.
            self._undoable = []
        else:
            self._undoable.append(before)

    def _let_bot_play(self, decision: Decision) -> None:
        bot = self._bots[decision.seat]
        self._play(bot.choose(self._game.view(decision.seat), decision.legal, Budget(seconds=2)))

    def _undo(self) -> None:
        if not self._undoable:
            self._print("There is nothing to take back: others have seen what came of it.")
            return
        self._undoable.pop()
        self._game.undo()
        # The story of the turn is told again from what is left of it.
        self._told = list(self._tell_again())
        self._news = [Line("You take that back.", self._me, main=True)]

    def _tell_again(self) -> Iterator[Line]:
        game = Game.opening(self._game.record(), deck=self._game.deck)
        for choice in self._game.choices:
            yield from self._story.tell(game.play(choice))

    # ---- asking ----

    def _answer(self, decision: Decision) -> None:
        numbered = self._order(decision)
        self._draw(decision, numbered)
        ply = self._game.ply
        while self._game.ply == ply and self._game.decision is not None:
            word = self._read()
            match word.lower().split(maxsplit=1):
                case []:
                    self._draw(decision, numbered)
                case ["q" | "quit" | "exit"]:
                    raise Quit
                case ["u" | "undo"]:
                    undoable = bool(self._undoable)
                    self._undo()
                    if undoable:
                        return
                case ["l" | "log"]:
                    self._print_lines(self._told)
                case ["?" | "h" | "help"]:
                    self._print(HELP)
                case ["?" | "h" | "help", name]:
                    self._explain(name)
                case [number] if number.isdecimal():
                    if 1 <= int(number[:4]) <= len(numbered):
                        self._play(numbered[int(number[:4]) - 1])
                    else:
                        self._print(f"Choose a number from 1 to {len(numbered)}, or ? for help.")
                case _ if word in decision.spellings:
                    self._play(word)
                case _:
                    self._print(f"{brief(word)} is no choice here; answer with a number, or ?.")

    def _order(self, decision: Decision) -> list[Choice]:
        """The choices as they are numbered: grouped, displays by set, declining last."""
        groups = ["Dig", "Reclaim", "Which effect comes next?", "Or", "Display"]
        if decision.kind is not DecisionKind.RECLAIM:
            groups = ["Dig", "Reclaim", "Which effect comes next?", "Display", "Or"]
        lying = [card for site in self._game.view(self._me).sites for card in site.cards]

        def place(choice: Choice) -> tuple[int, int]:
            at = lying.index(choice.card) if isinstance(choice, Dig) else 0
            return groups.index(group_of(choice)), at

        return sorted(decision.legal, key=place)

    def _read(self) -> str:
        self._out.file.flush()
        try:
            return input("> ").strip()
        except EOFError:
            print()
            raise Quit from None

    def _explain(self, name: str) -> None:
        from firstgiants.locales import sentences

        wanted = name.strip().lower().replace(" ", "-")
        found = [card for card in self._game.deck.cards if card.id.startswith(wanted)]
        if not found:
            self._print(f"There is no card {brief(name)}.")
        for card in found[:5]:
            self._print(f"{clean(card.name)}, {card.family.value}, {card.size.word}", style="bold")
            for line in (*sentences(card), *fact_lines(card)):
                self._print(f"  {line}")

    # ---- drawing ----

    def _print(self, text: str | Text, style: str = "") -> None:
        self._out.print(Text(text, style=style) if isinstance(text, str) else text)

    def _print_lines(self, lines: list[Line]) -> None:
        for line in lines:
            self._print(line.plain, style="" if line.main else "dim")

    def _screen(self) -> Screen:
        out = self._out
        roomy = not sys.stdout.isatty() or out.height >= ROOMY
        return Screen(self._game.deck, self._me, out.width, roomy)

    def _draw(self, decision: Decision, numbered: list[Choice]) -> None:
        if sys.stdout.isatty():
            self._out.clear()
        screen = self._screen()
        if screen.roomy:
            self._print_lines(self._news)
        view = self._game.view(self._me)
        numbers = {
            (choice.site, choice.card): number
            for number, choice in enumerate(numbered, 1)
            if isinstance(choice, Dig)
        }
        for line in screen.table(view, numbers):
            self._print(line)
        self._print(Text("─" * self._out.width, style="dim"))
        if not screen.roomy:
            self._print_lines([line for line in self._news if line.main][-SHORT_LOG:])
        self._news = []
        for text in self._question(decision, numbered):
            self._print(text)

    def _question(self, decision: Decision, numbered: list[Choice]) -> Iterator[Text]:
        me = self._game.view(self._me).seats[self._me - 1]
        names = [self._story.name(seat) for seat in range(1, len(self._game.players) + 1)]
        hint = "  (? help, u take back, q quit)" if self._undoable else "  (? help, q quit)"
        yield Text(self._asked(decision), style="bold").append(hint, style="dim")
        heading = ""
        for number, choice in enumerate(numbered, 1):
            if isinstance(choice, Dig):
                continue
            if group_of(choice) != heading and decision.kind is not DecisionKind.TURN:
                heading = group_of(choice)
                yield Text(f" {heading}", style="dim")
            line = Text(f" {number:>2} ", style="bold", no_wrap=True, overflow="ellipsis")
            line.append(choice_words(choice, self._game.deck, me), style="not bold")
            brings = outlook(self._game.preview([choice]).events, self._me, names)
            if brings and decision.kind not in (DecisionKind.TURN, DecisionKind.ORDER):
                line.append(f"  → {brings}", style="not bold dim")
            yield line

    def _asked(self, decision: Decision) -> str:
        pending = self._game.view(self._me).pending
        card = "" if pending is None or pending.card is None else self._story.card(pending.card)
        match decision.kind:
            case DecisionKind.TURN:
                digs = sum(isinstance(choice, Dig) for choice in decision.legal)
                if not digs:
                    return "Your turn: all your markers are out."
                rest = ", or" if digs < len(decision.legal) else "."
                return f"Your turn: dig up a card (1–{digs}){rest}"
            case DecisionKind.RECLAIM:
                left = 0 if pending is None else pending.markers_to_use
                return f"Markers still to use: {left}. For this one:"
            case DecisionKind.ORDER:
                return "Several of your effects are waiting."
            case DecisionKind.DISPLAY:
                return f"{card}: you may display a fossil."
            case DecisionKind.DISPLAY_SECOND:
                return f"{card}: you may display a second fossil."
            case DecisionKind.TRADE:
                return f"{card}: you may trade."
            case DecisionKind.DISPLAY_OR_POINT:
                return f"{card}: you may display a fossil or gain a point."

    # ---- the end ----

    def _tell_end(self) -> None:
        if sys.stdout.isatty():
            self._out.clear()
        self._print_lines(self._news[:-1])
        for line in self._screen().table(self._game.view(self._me), {}):
            self._print(line)
        self._print(Text("─" * self._out.width, style="dim"))
        self._print_lines([line for line in self._news if line.main][-1:])
        for text in score_lines(self._game):
            self._print(text)

    def _keep(self) -> None:
        if self._save is not None:
            write_text(self._save, dump(self._game.record().to_json()) + "\n")
            self._print(f"The record is in {self._save}.")
