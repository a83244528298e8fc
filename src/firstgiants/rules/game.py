"""The façade: a game that people, servers, bots and tests play through.

    >>> game = Game.new(players=["Ada", "Bo"], seed=7)
    >>> events = game.play(game.decision.legal[0])

Only the engine behind it decides what is legal and what a choice does.
"""

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import ClassVar, Final

from ..engine import constants, scoring, turns
from ..engine import state as cell
from ..engine.choice_text import legal_codes
from ..engine.choices import is_over
from ..engine.event_json import write_events
from ..engine.fast_game import FastGame
from ..engine.observation import Observer
from ..engine.state import State, state_from_lists
from ..engine.view_json import write_decision, write_view
from .cards import BUILT_IN, Deck, built_in_deck, load_deck
from .choices import Choice
from .decisions import legal_choices, open_decision
from .errors import (
    BadRecord,
    BadSettings,
    BadState,
    IllegalChoice,
    NothingToUndo,
    brief,
)
from .event_list import Events
from .jsonable import read_object
from .make_view import make_view
from .opening import opening_state
from .outcome import Outcome, Preview, Score
from .record import Record, Result
from .settings import Player, Settings, seat_players
from .shuffle import shuffled
from .view import Decision, View

STATE_FORMAT: Final = "firstgiants-state/1"


class Game:
    """A game in progress or over. It owns its record: the deck's order and all choices."""

    def __init__(
        self,
        deck: Deck,
        players: tuple[Player, ...],
        settings: Settings,
        order: tuple[str, ...] | None,
        start: State,
        *,
        begun_at: int = 0,
        choices: Sequence[str] = (),
        codes: Sequence[int] = (),
        state: State | None = None,
    ) -> None:
        """Use ``Game.new``, ``Game.from_record``, ``Game.from_json`` or ``View.sample``.

        ``order`` is None, and ``begun_at`` the ply of the view, for a game sampled from a view.
        ``choices`` were played from ``start``; ``codes`` are the same for the engine, and ``state``
        is where they lead.
        """
        self.deck = deck
        self.players = players
        self.settings = settings
        self._order = order
        self._start = start
        self._begun_at = begun_at
        self._choices = list(choices)
        self._codes = list(codes)
        self._state = turns.replayed(start, self._codes) if state is None else state
        # The legal choices of the open decision, listed when needed.
        self._codes_by_spelling: dict[str, int] | None = None
        self._legal: tuple[Choice, ...] | None = None
        # How each seat begins in the text of a view; never changes.
        self._seat_heads: list[str] | None = None

    # ---- set-up ----

    @classmethod
    def new(
        cls,
        players: int | Sequence[str | Player] = 2,
        *,
        seed: int | str | None = None,
        order: Sequence[str] | None = None,
        deck: Deck | Path | str = "founders",
        settings: Settings | None = None,
    ) -> "Game":
        """Set up a game (§2). ``order`` is the deck's order; otherwise ``seed`` shuffles it."""
        deck = deck if isinstance(deck, Deck) else load_deck(deck)
        seated = seat_players(players)
        if order is None:
            order = shuffled([card.id for card in deck.cards], _seed(seed))
        elif seed is not None:
            raise BadSettings("Give a seed or an order, not both.")
        return cls._set_up(deck, seated, settings or Settings(), tuple(order))

    @classmethod
    def _set_up(
        cls, deck: Deck, players: tuple[Player, ...], settings: Settings, order: tuple[str, ...]
    ) -> "Game":
        _check_order(deck, order)
        numbers = [deck.index[card] for card in order]
        state = opening_state(deck, numbers, len(players), settings)
        return cls(deck, players, settings, order, state)

    # ---- playing ----

    @property
    def ply(self) -> int:
        """The number of choices played."""
        return self._begun_at + len(self._choices)

    @property
    def choices(self) -> tuple[str, ...]:
        """Their spellings; for a sampled game, those since the view."""
        return tuple(self._choices)

    @property
    def is_over(self) -> bool:
        return is_over(self._state)

    @property
    def decision(self) -> Decision | None:
        """The open decision with every legal choice; None when the game is over."""
        legal = self.legal
        return open_decision(self._state, legal) if legal else None

    @property
    def asked(self) -> int | None:
        """The seat that must decide; None when the game is over. Cheaper than ``decision``."""
        cells = self._state.cells
        return None if cells[cell.PHASE] == constants.OVER else cells[cell.DECIDER] + 1

    @property
    def legal(self) -> tuple[Choice, ...]:
        """Every legal choice, sorted by spelling; empty when the game is over."""
        if self._legal is None:
            self._legal = legal_choices(self._legal_codes())
        return self._legal

    def play(self, choice: Choice | str) -> Events:
        """Play a choice, by object or spelling, and go on to the next decision.

        An illegal choice raises IllegalChoice and changes nothing.
        """
        return Events(self.play_text(str(choice)))

    def play_text(self, choice: str) -> str:
        """``play``, with the events as JSON objects, separated by commas; for servers."""
        self._play(choice, recording=True)
        return write_events(self._state, self.deck.vocabulary, False)

    def _play(self, spelling: str, *, recording: bool) -> None:
        code = self._code(spelling)
        self._state.recording = recording
        turns.play(self._state, code)
        self._choices.append(spelling)
        self._codes.append(code)
        self._codes_by_spelling = self._legal = None

    def preview(self, choices: Sequence[Choice | str]) -> Preview:
        """Try choices of the seat that must decide; changes nothing and reveals no hidden card."""
        trial = self.copy()
        seat = self.asked
        events: list[str] = []
        stopped = seat is None
        turned = False
        for choice in choices:
            if stopped:
                raise IllegalChoice(str(choice), (), ply=trial.ply + 1, seat=seat)
            dealt = trial._state.cells[cell.DEALT]
            trial._play(str(choice), recording=True)
            turned = trial._state.cells[cell.DEALT] != dealt and dealt + 1 < len(self.deck.cards)
            stopped = turned or trial.asked != seat
            events.append(write_events(trial._state, self.deck.vocabulary, turned))
        legal = [] if stopped else list(trial._legal_codes())
        return Preview(
            view_text=trial._write_view(seat, legal, hide_top=turned),
            events_text=",".join(filter(None, events)),
            decision_text=write_decision(trial._state, legal),
            played=trial.choices[len(self._choices) :],
        )

    def undo(self) -> None:
        """Take the last choice back, by replaying all the others."""
        if not self._choices:
            raise NothingToUndo("There is no choice to undo: the game has not begun.")
        del self._choices[-1], self._codes[-1]
        self._state = turns.replayed(self._start, self._codes)
        self._codes_by_spelling = self._legal = None

    def copy(self) -> "Game":
        """An independent copy."""
        twin = Game(
            self.deck,
            self.players,
            self.settings,
            self._order,
            self._start,
            begun_at=self._begun_at,
            choices=self._choices,
            codes=self._codes,
            state=self._state.copy(),
        )
        # Shared, because they are replaced and never changed.
        twin._codes_by_spelling, twin._legal = self._codes_by_spelling, self._legal
        twin._seat_heads = self._seat_heads
        return twin

    def fast(self) -> FastGame:
        """A copy on integers, for programs that play very many choices (docs/python.md)."""
        observer = Observer(self.deck.tables, len(self.players))
        return FastGame(self._state.copy(), self.deck.vocabulary, observer)

    # ---- views and scores ----

    def view(self, seat: int | None = None) -> View:
        """All that the seat (None: a spectator) may know."""
        self._check_seat(seat)
        return make_view(self._state, self.deck, self.players, self.ply, seat, self.decision)

    def view_text(self, seat: int | None = None) -> str:
        """The view as JSON text, without the detour over values; for servers."""
        self._check_seat(seat)
        return self._write_view(seat, list(self._legal_codes()), hide_top=False)

    def _check_seat(self, seat: int | None) -> None:
        if seat is not None and not 1 <= seat <= len(self.players):
            raise BadSettings(f"There is no seat {seat}; seats are 1 to {len(self.players)}.")

    def _write_view(self, seat: int | None, legal: list[str], *, hide_top: bool) -> str:
        if self._seat_heads is None:
            self._seat_heads = [p.view_head(n) for n, p in enumerate(self.players, 1)]
        return write_view(
            self._state,
            self.deck.vocabulary,
            self._seat_heads,
            self.ply,
            seat or 0,
            legal,
            hide_top,
        )

    @property
    def state(self) -> State:
        """The engine's state, for programs that search; copy it before any change."""
        return self._state

    @property
    def scores(self) -> tuple[Score, ...]:
        """The score as of now, by seat and source (§7.3)."""
        cells = self._state.cells
        return tuple(
            Score(
                seat=seat + 1,
                news=scoring.news_points(self._state, seat),
                sets=cells[cell.TOKEN_POINTS_OF + seat],
                points=cells[cell.POINTS_OF + seat],
            )
            for seat in range(len(self.players))
        )

    @property
    def outcome(self) -> Outcome | None:
        """How it ended; None while the game is on."""
        if not self.is_over:
            return None
        by_deck = self._state.cells[cell.ENDING] == constants.BY_DECK
        return Outcome(self.scores, self._leaders(), "deck" if by_deck else "tokens")

    def _leaders(self) -> tuple[int, ...]:
        won = scoring.winners(self._state)
        return tuple(seat + 1 for seat in range(len(self.players)) if won >> seat & 1)

    # ---- records and saved states ----

    def record(self) -> Record:
        """The record of the game so far (§9)."""
        outcome = self.outcome
        return Record(
            deck=self.deck.id,
            players=self.players,
            order=self._known_order(),
            choices=self.choices,
            settings=self.settings,
            result=None if outcome is None else Result(outcome.totals, outcome.winners),
            deck_hash=self.deck.hash,
        )

    @classmethod
    def from_record(cls, record: Record, *, deck: Deck | None = None) -> "Game":
        """Replay a record. Raises BadRecord or IllegalChoice with the place of the error (§9.3)."""
        game = cls.opening(record, deck=deck)
        for choice in record.choices:
            game._play(choice, recording=False)
        if record.result is not None and record.result != game.record().result:
            raise BadRecord("The record's result is not what its choices lead to.", field="result")
        return game

    @classmethod
    def opening(cls, record: Record, *, deck: Deck | None = None) -> "Game":
        """The game of a record before its first choice; ``deck`` if it is not a built-in one."""
        deck = built_in_deck(record.deck, record.deck_hash) if deck is None else deck
        return cls._set_up(deck, record.players, record.settings, record.order)

    def _known_order(self) -> tuple[str, ...]:
        if self._order is None:
            raise BadState("A game sampled from a view has no record: its past is unknown.")
        return self._order

    def fingerprint(self) -> str:
        """A stable digest of the exact state: equal if and only if everything on the table is."""
        state = self._state
        parts = (
            state.cells,
            state.next_card,
            state.next_set,
            state.rows,
            state.pending,
            state.order,
        )
        text = json.dumps([self.deck.fingerprint, [list(part) for part in parts]])
        return sha256(text.encode()).hexdigest()

    def __repr__(self) -> str:
        asked = "over" if self.is_over else f"seat {self.asked} decides"
        names = ", ".join(player.name for player in self.players)
        return f"<Game of {names}: deck {self.deck.id}, ply {self.ply}, {asked}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Game) and self.fingerprint() == other.fingerprint()

    __hash__: ClassVar[None] = None  # type: ignore[assignment]  # it changes

    def __copy__(self) -> "Game":
        return self.copy()

    def __deepcopy__(self, memo: object) -> "Game":
        return self.copy()  # all that copies share never changes

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle the start as plain lists: the engine's own classes cannot be pickled."""
        start = self._start
        parts = (
            *(start.order, start.cells, start.next_card, start.next_set),
            *(start.accepts, start.rows, start.pending),
        )
        start_parts = [list(part) for part in parts]
        played = (self._begun_at, self._choices, self._codes)
        seated = (self.deck, self.players, self.settings, self._order)
        return _unpickled, (type(self), seated, start_parts, played)

    def to_json(self) -> dict[str, object]:
        """A saved state, at any decision: the record, the position as a view, the fingerprint."""
        position = json.loads(self.view_text())
        return {
            "format": STATE_FORMAT,
            "record": self.record().to_json(),
            "deck": None if self._has_built_in_deck() else self.deck.to_json(),
            "position": position,
            "fingerprint": self.fingerprint(),
        }

    def _has_built_in_deck(self) -> bool:
        return self.deck.id in BUILT_IN and built_in_deck(self.deck.id) is self.deck

    @classmethod
    def from_json(cls, data: object) -> "Game":
        """Continue a saved state. It is rebuilt from its choices, so it cannot be forged."""
        fields = read_object(data, BadState, "The saved state")
        if fields.get("format") != STATE_FORMAT:
            raise BadState(
                f"The state's format is {brief(fields.get('format'))}; must be {STATE_FORMAT!r}."
            )
        deck = fields.get("deck")
        record = Record.from_json(fields.get("record"))
        game = cls.from_record(record, deck=None if deck is None else Deck.from_json(deck))
        if fields.get("fingerprint") != game.fingerprint():
            raise BadState("The saved state was changed: its choices do not lead to its position.")
        return game

    # ---- spellings and codes ----

    def _legal_codes(self) -> dict[str, int]:
        if self._codes_by_spelling is None:
            self._codes_by_spelling = legal_codes(self._state, self.deck.vocabulary)
        return self._codes_by_spelling

    def _code(self, spelling: str) -> int:
        codes = self._legal_codes()
        code = codes.get(spelling)
        if code is None:
            raise IllegalChoice(spelling, tuple(codes), ply=self.ply + 1, seat=self.asked)
        return code


def _unpickled(
    kind: type[Game],
    seated: tuple[Deck, tuple[Player, ...], Settings, tuple[str, ...] | None],
    start_parts: list[list[int]],
    played: tuple[int, list[str], list[int]],
) -> Game:
    start = state_from_lists(seated[0].tables, start_parts)
    begun_at, choices, codes = played
    return kind(*seated, start, begun_at=begun_at, choices=choices, codes=codes)


def _seed(seed: int | str | None) -> int | str:
    return Random().getrandbits(64) if seed is None else seed


def _check_order(deck: Deck, order: tuple[object, ...]) -> None:
    for card in order:
        if not isinstance(card, str) or card not in deck.index:
            raise BadRecord(
                f"The order names {brief(card)}, which is not in deck {brief(deck.id)}.",
                card=card,
            )
    if len(order) != len(deck.cards) or len(set(order)) != len(order):
        raise BadRecord(
            f"The order must name each of the {len(deck.cards)} cards of {brief(deck.id)} once.",
            cards=len(order),
        )
