"""One person at a terminal, the bots around: asks, plays, tells."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rich.text import Text

from firstgiants.bots import Budget, make_bot
from firstgiants.rules.cards import Deck, Do
from firstgiants.rules.choices import Choice, Dig
from firstgiants.rules.errors import BadRecord, brief
from firstgiants.rules.events import DeckTopTurned
from firstgiants.rules.game import Game
from firstgiants.rules.settings import Player
from firstgiants.rules.view import Decision, DecisionKind

from .files import dump, read_record, write_text
from .paint import console
from .screen import Screen
from .story import Line, Story, score_lines
from .words import FIRST_GROUPS, Words, group_of

EXAMPLE = "dig 2 pteranodon, show pteranodon new"
"""Choices as they are spelled (RULES.md §8)."""

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

    def __init__(
        self, game: Game, me: int, *, language: str, seed: str | None, save: str | None
    ) -> None:
        self._game = game
        self._me = me
        self._save = save
        self._out = console()
        self._words = Words(game.deck, language)
        self._say = self._words.say
        self._story = Story(self._words, [player.name for player in game.players], you=me)
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
            self._print(self._say("terminal-left"), style="bold")
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
            self._print(self._say("terminal-no-undo"))
            return
        self._undoable.pop()
        self._game.undo()
        # The story of the turn is told again from what is left of it.
        self._told = list(self._tell_again())
        self._news = [Line(self._say("terminal-undone"), main=True)]

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
                    self._help()
                case ["?" | "h" | "help", name]:
                    self._explain(name)
                case [number] if number.isdecimal():
                    if 1 <= int(number[:4]) <= len(numbered):
                        self._play(numbered[int(number[:4]) - 1])
                    else:
                        self._print(self._say("terminal-no-number", count=len(numbered)))
                case _ if word in decision.spellings:
                    self._play(word)
                case _:
                    self._print(self._say("terminal-no-choice", word=brief(word)))

    def _order(self, decision: Decision) -> list[Choice]:
        """The choices as they are numbered: grouped, displays by set, declining last."""
        amber_first = decision.kind is DecisionKind.RECLAIM
        groups = [*FIRST_GROUPS, *(("or", "display") if amber_first else ("display", "or"))]
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

    def _help(self) -> None:
        for part in ("dig", "reclaim", "display", "tokens"):
            self._print(self._say(f"terminal-help-{part}"))
        self._print("")
        self._print(self._say("terminal-help-answer", example=EXAMPLE))
        keys = {"?": "keys", "? …": "card", "u": "undo", "l": "log", "q": "quit", "↵": "enter"}
        for key, part in keys.items():
            self._print(f"  {key:4}{self._say(f'terminal-help-{part}')}")

    def _explain(self, name: str) -> None:
        from firstgiants.locales import sentences

        words = self._words
        wanted = name.strip().lower().replace(" ", "-")
        found = [card for card in self._game.deck.cards if card.id.startswith(wanted)]
        if not found:
            self._print(self._say("terminal-no-card", name=brief(name)))
        for card in found[:5]:
            about = (words.card(card.id), words.kind(card.family.value), words.size(card.size))
            self._print(", ".join(about), style="bold")
            for line in (*sentences(card, words.language), *words.label(card)):
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
        return Screen(self._words, self._me, out.width, roomy)

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
        hint = self._say("terminal-keys-undo" if self._undoable else "terminal-keys")
        yield Text(self._asked(decision), style="bold").append(f"  {hint}", style="dim")
        heading = ""
        for number, choice in enumerate(numbered, 1):
            if isinstance(choice, Dig):
                continue
            if group_of(choice) != heading and decision.kind is not DecisionKind.TURN:
                heading = group_of(choice)
                if heading in ("display", "or"):
                    yield Text(f" {self._say(f'terminal-{heading}')}", style="dim")
            line = Text(f" {number:>2} ", style="bold", no_wrap=True, overflow="ellipsis")
            line.append(self._words.choice(choice, me), style="not bold")
            events = self._game.preview([choice]).events
            brings = self._words.outlook(events, self._me, names)
            if brings and decision.kind not in (DecisionKind.TURN, DecisionKind.ORDER):
                line.append(f"  → {brings}", style="not bold dim")
            yield line

    def _asked(self, decision: Decision) -> str:
        """The question, as the web app asks it."""
        pending = self._game.view(self._me).pending
        match decision.kind:
            case DecisionKind.TURN:
                digs = sum(isinstance(choice, Dig) for choice in decision.legal)
                if not digs:
                    return self._say("ask-reclaim-only")
                only = digs == len(decision.legal)
                return self._say("terminal-dig" if only else "terminal-dig-or-reclaim", count=digs)
            case DecisionKind.RECLAIM:
                left = 1 if pending is None else pending.markers_to_use
                return self._say("ask-reclaim", count=left)
            case DecisionKind.ORDER:
                return self._say("ask-order")
            case _:
                assert pending is not None
                assert pending.card is not None
                card = self._game.deck.card(pending.card)
                does = card.effects[pending.effect or 0].do
                return self._say(_question_of(decision.kind, does), card=self._words.card(card.id))

    # ---- the end ----

    def _tell_end(self) -> None:
        if sys.stdout.isatty():
            self._out.clear()
        self._print_lines(self._news[:-1])
        for line in self._screen().table(self._game.view(self._me), {}):
            self._print(line)
        self._print(Text("─" * self._out.width, style="dim"))
        self._print_lines([line for line in self._news if line.main][-1:])
        for text in score_lines(self._game, self._words):
            self._print(text)

    def _keep(self) -> None:
        if self._save is not None:
            write_text(self._save, dump(self._game.record().to_json()) + "\n")
            self._print(self._say("terminal-saved", file=self._save))


def _question_of(kind: DecisionKind, does: Do) -> str:
    """The message that asks about an effect."""
    if kind is DecisionKind.DISPLAY_SECOND:
        same = does is Do.DISPLAY_TWO_SAME
        return "ask-second-same" if same else "ask-second-different"
    if kind is DecisionKind.DISPLAY:
        questions = {
            Do.DISPLAY_FREE: "ask-display-free",
            Do.DISPLAY_TWO_DIFFERENT: "ask-two-different",
            Do.DISPLAY_TWO_SAME: "ask-two-same",
        }
        return questions.get(does, "ask-display")
    return "ask-trade" if kind is DecisionKind.TRADE else "ask-display-or-point"
