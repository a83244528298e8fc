"""A game in the terminal: one person against bots."""

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from rich.text import Text

from firstgiants.bots import Budget, UnknownBot, known_bots, make_bot
from firstgiants.rules.cards import Deck, Do
from firstgiants.rules.choices import Choice, Dig
from firstgiants.rules.errors import BadRecord, FirstGiantsError, brief
from firstgiants.rules.events import DeckTopTurned
from firstgiants.rules.fair_start import extra_amber
from firstgiants.rules.game import Game
from firstgiants.rules.settings import Player, Settings
from firstgiants.rules.view import Decision, DecisionKind

from .files import deck_of, dump, read_record, record_file, write_text
from .formatting import FIRST_GROUPS, Formatter, group_of
from .game_log import GameLog, Line, score_lines
from .paint import console
from .screen import Screen

EXAMPLE = "dig 2 pteranodon, show pteranodon new"
"""Two spellings of choices (RULES.md §8)."""

ROOMY_HEIGHT = 32
"""The height of a terminal, in lines, in which the whole table fits."""

SHORT_LOG = 3
"""The number of log lines in lower terminals."""


class Quit(Exception):
    """The person quits the game."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """The options of a new game."""

    deck: Deck
    players: int
    bots: tuple[str, ...]
    name: str
    seat: int | None
    seed: str | None
    fair_start: bool = False


def start_game(new: NewGame) -> tuple[Game, int]:
    """A new game and the person's seat, which is random (RULES.md §2.4) unless chosen."""
    me = new.seat or Random(new.seed and f"{new.seed}/seat").randint(1, new.players)
    bots = [new.bots[n % len(new.bots)] for n in range(new.players - 1)]
    players = [Player(_bot_name(bots, n), bot=bot) for n, bot in enumerate(bots)]
    players.insert(me - 1, Player(new.name))
    settings = Settings(extra_amber=extra_amber(new.players, fair_start=new.fair_start))
    return Game.new(players, seed=new.seed, deck=new.deck, settings=settings), me


def _bot_name(bots: list[str], place: int) -> str:
    """``Greedy``, or ``Greedy 2`` if several have that name; of ``module:Class`` the class."""
    _, own, name = bots[place].rpartition(":")
    name = name if own else name.replace("-", " ").capitalize()
    return (
        name if bots.count(bots[place]) == 1 else f"{name} {bots[: place + 1].count(bots[place])}"
    )


def resume_game(file: str, deck_name: str | None, bots: tuple[str, ...] = ()) -> tuple[Game, int]:
    """The game of a record, and the seat of its only person. ``bots``: bots from outside that the
    record may name."""
    record, fields = read_record(file)
    people = [seat for seat, player in enumerate(record.players, 1) if player.bot is None]
    if len(people) != 1:
        raise BadRecord(
            f"{brief(file)} has {len(people)} seats without a bot; to resume it needs exactly one."
        )
    for player in record.players:
        # A record may come from a stranger, and a longer name could name a file or a module.
        if player.bot is not None and player.bot not in (*known_bots(), *bots):
            raise UnknownBot(
                f"{brief(file)} names a bot that there is not: {brief(player.bot)}; a bot of your "
                "own must be named with --bots too."
            )
    return Game.from_record(record, deck=deck_of(record, fields, deck_name)), people[0]


class Session:
    """Plays one game to its end."""

    def __init__(
        self,
        game: Game,
        me: int,
        *,
        language: str,
        seed: str | None,
        save: str | None,
        model: str | None = None,
    ) -> None:
        self._game = game
        self._me = me
        self._save_path = save
        self._out = console()
        self._formatter = Formatter(game.deck, language)
        self._say = self._formatter.say
        self._log = GameLog(self._formatter, [player.name for player in game.players], you=me)
        self._bots = {
            seat: make_bot(player.bot, seed=seed and f"{seed}/{seat}", deck=game.deck, model=model)
            for seat, player in enumerate(game.players, 1)
            if player.bot is not None
        }
        self._log_lines: list[Line] = []
        self._new_lines: list[Line] = []
        self._undoable: list[int] = []

    def run(self) -> None:
        """Play until the game ends or the person quits."""
        try:
            while (decision := self._game.decision) is not None:
                if decision.seat == self._me:
                    self._ask_person(decision)
                else:
                    self._let_bot_play(decision)
        except Quit:
            self._print(self._say("terminal-left"), style="bold")
            self._save()
            return
        except (KeyboardInterrupt, FirstGiantsError):  # the latter from a bot from outside
            self._save()
            raise
        self._show_result()
        self._save()

    # ---- playing ----

    def _play(self, choice: Choice | str) -> None:
        before = self._game.ply
        mine = self._game.decision is not None and self._game.decision.seat == self._me
        events = self._game.play(choice)
        lines = list(self._log.lines(events, ending=self._game.view().ending is not None))
        self._log_lines += lines
        self._new_lines += lines
        after = self._game.decision
        hidden_turned = any(isinstance(event, DeckTopTurned) for event in events)
        if not mine or hidden_turned or after is None or after.seat != self._me:
            # Others have moved, or a hidden card is known: nothing before this can be undone.
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
        self._log_lines = list(self._replayed_lines())
        self._new_lines = [Line(self._say("terminal-undone"), main=True)]

    def _replayed_lines(self) -> Iterator[Line]:
        """The log of the whole game, without the choice that was undone."""
        game = Game.opening(self._game.record(), deck=self._game.deck)
        for choice in self._game.choices:
            events = game.play(choice)
            yield from self._log.lines(events, ending=game.view().ending is not None)

    # ---- questions ----

    def _ask_person(self, decision: Decision) -> None:
        numbered = self._numbered(decision)
        self._draw(decision, numbered)
        ply = self._game.ply
        while self._game.ply == ply and self._game.decision is not None:
            answer = self._read()
            match answer.lower().split(maxsplit=1):
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
                    self._print_lines(self._log_lines)
                case ["?" | "h" | "help"]:
                    self._help()
                case ["?" | "h" | "help", name]:
                    self._explain(name)
                case [number] if number.isdecimal():
                    if 1 <= int(number[:4]) <= len(numbered):
                        self._play(numbered[int(number[:4]) - 1])
                    else:
                        self._print(self._say("terminal-no-number", count=len(numbered)))
                case _ if answer in decision.spellings:
                    self._play(answer)
                case _:
                    self._print(self._say("terminal-no-choice", word=brief(answer)))

    def _numbered(self, decision: Decision) -> list[Choice]:
        """The legal choices in the order of their numbers: by group, digs by their place."""
        amber_first = decision.kind is DecisionKind.RECLAIM
        groups = [*FIRST_GROUPS, *(("or", "display") if amber_first else ("display", "or"))]
        lying = [card for site in self._game.view(self._me).sites for card in site.cards]

        def place(choice: Choice) -> tuple[int, int]:
            index = lying.index(choice.card) if isinstance(choice, Dig) else 0
            return groups.index(group_of(choice)), index

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

        formatter = self._formatter
        wanted = name.strip().lower().replace(" ", "-")
        found = [card for card in self._game.deck.cards if card.id.startswith(wanted)]
        if not found:
            self._print(self._say("terminal-no-card", name=brief(name)))
        for card in found[:5]:
            kind, size = formatter.kind(card.family.value), formatter.size(card.size)
            self._print(f"{formatter.card(card.id)}, {kind}, {size}", style="bold")
            for line in (*sentences(card, formatter.language), *formatter.label(card)):
                self._print(f"  {line}")

    # ---- drawing ----

    def _print(self, text: str | Text, style: str = "") -> None:
        self._out.print(Text(text, style=style) if isinstance(text, str) else text)

    def _print_lines(self, lines: list[Line]) -> None:
        for line in lines:
            self._print(line.indented, style="" if line.main else "dim")

    def _screen(self) -> Screen:
        out = self._out
        roomy = not sys.stdout.isatty() or out.height >= ROOMY_HEIGHT
        return Screen(self._formatter, self._me, out.width, roomy)

    def _draw(self, decision: Decision, numbered: list[Choice]) -> None:
        if sys.stdout.isatty():
            self._out.clear()
        screen = self._screen()
        if screen.roomy:
            self._print_lines(self._new_lines)
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
            self._print_lines([line for line in self._new_lines if line.main][-SHORT_LOG:])
        self._new_lines = []
        for text in self._question(decision, numbered):
            self._print(text)

    def _question(self, decision: Decision, numbered: list[Choice]) -> Iterator[Text]:
        me = self._game.view(self._me).seats[self._me - 1]
        names = [self._log.name(seat) for seat in range(1, len(self._game.players) + 1)]
        hint = self._say("terminal-keys-undo" if self._undoable else "terminal-keys")
        yield Text(self._prompt(decision), style="bold").append(f"  {hint}", style="dim")
        heading = ""
        for number, choice in enumerate(numbered, 1):
            if isinstance(choice, Dig):
                continue
            if group_of(choice) != heading and decision.kind is not DecisionKind.TURN:
                heading = group_of(choice)
                if heading in ("display", "or"):
                    yield Text(f" {self._say(f'terminal-{heading}')}", style="dim")
            line = Text(f" {number:>2} ", style="bold", no_wrap=True, overflow="ellipsis")
            line.append(self._formatter.choice(choice, me), style="not bold")
            events = self._game.preview([choice]).events
            results = self._formatter.preview_text(events, self._me, names)
            if results and decision.kind not in (DecisionKind.TURN, DecisionKind.ORDER):
                line.append(f"  → {results}", style="not bold dim")
            yield line

    def _prompt(self, decision: Decision) -> str:
        """The question, in the web app's words."""
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
                return self._say(
                    _question_of(decision.kind, does), card=self._formatter.card(card.id)
                )

    # ---- the end ----

    def _show_result(self) -> None:
        if sys.stdout.isatty():
            self._out.clear()
        self._print_lines(self._new_lines[:-1])
        for line in self._screen().table(self._game.view(self._me), {}):
            self._print(line)
        self._print(Text("─" * self._out.width, style="dim"))
        self._print_lines([line for line in self._new_lines if line.main][-1:])
        for text in score_lines(self._game, self._formatter):
            self._print(text)

    def _save(self) -> None:
        if self._save_path is not None:
            write_text(self._save_path, dump(record_file(self._game)) + "\n")
            self._print(self._say("terminal-saved", file=self._save_path))


def _question_of(kind: DecisionKind, does: Do) -> str:
    """The id of the message that asks about an effect."""
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
