"""Between the window and the night: takes touches, submits commands, and says what to show."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import date

from config.settings import VoiceLevel
from dealer.night.entry import Entry
from dealer.night.errors import (
    Busy,
    JournalError,
    JournalInUse,
    NightIsReadOnly,
    NothingToUndo,
    StaleCommand,
)
from dealer.night.session import Session
from dealer.rules.errors import RuleViolation
from dealer.table.commands import Command, OpenTable, PlaceButton, Redo, TakeTime, TimeOut, Undo
from dealer.table.state import TableState
from dealer.words.catalogue import Catalogue
from dealer.words.clock import called_line, countdown_line, warning_line
from dealer.words.languages import LANGUAGES
from dealer.words.line import Kind, Line
from dealer.words.refusals import refusal
from hardware.sound.cues import Cue
from hardware.sound.trouble import SoundTrouble
from ui.announcer import Announcer, NoVoice
from ui.camera.link import Camera, NoCamera
from ui.camera_setup.link import CameraSetup, NoCameraSetup
from ui.clock.action_clock import DEALING_SECONDS, ActionClock, Count, RunOut, Warn
from ui.clock.standing import decides
from ui.desk.camera_pages import CameraPages
from ui.desk.desk import Desk, Place
from ui.desk.devices import DevicesPage
from ui.desk.pages import page_after_entry
from ui.desk.sheets import AmountSheet, CardsSheet
from ui.devices.link import Hardware, NoHardware
from ui.evening import Evening
from ui.exports import Exports
from ui.games import Games
from ui.intents import Intent
from ui.nights import Nights
from ui.notices import Notices
from ui.preferences import Preferences
from ui.present.banners import banners, notices
from ui.present.clock import clock_view
from ui.present.date import date_text
from ui.present.device_faults import bad_file_banner
from ui.present.resume import resume_of
from ui.present.scene import Resume, Scene
from ui.present.window import window_view
from ui.press_guard import PressGuard
from ui.react.games import dropped, kept
from ui.react.looking_back import noted
from ui.react.react import cleared_desk, react
from ui.react.reaction import Effect, Reaction
from ui.regulars import Regulars
from ui.speaking import trouble_banner
from ui.telling import cue_of, lines_of, redo_words, undo_words
from ui.views import BannerKind, BannerView, ClockView, WindowView


class Controller:
    """Holds the desk and the session of the night. Main thread only.

    Attributes:
        changed: called when there is something new to show.
        do: carries out an effect that only the window can.
        clock: the time of the player to act.
        hardware: the lamps, buttons and readers on the table.
        camera: what sees the cards.
        camera_setup: what sets the camera up.
    """

    def __init__(
        self,
        *,
        nights: Nights,
        exports: Exports,
        regulars: Regulars,
        games: Games,
        preferences: Preferences,
        today: date,
        full_screen: bool = True,
        announcer: Announcer | None = None,
        guard: PressGuard | None = None,
        dealing_seconds: float = DEALING_SECONDS,
    ) -> None:
        self.changed: Callable[[], None] = _nothing
        self.do: Callable[[Effect], None] = _ignore
        self.hardware: Hardware = NoHardware()
        self.camera: Camera = NoCamera()
        self.camera_setup: CameraSetup = NoCameraSetup()
        self._exports = exports
        self._regulars = regulars
        self._games = games
        self._preferences = preferences
        self._today = today
        self.announcer = announcer or Announcer(NoVoice())
        presses = guard or PressGuard()
        self.clock = ActionClock(
            now=presses.now, held_since=lambda: presses.held_since, dealing_seconds=dealing_seconds
        )
        self._desk = Desk(full_screen=full_screen)
        self._waiting: list[Command] = []
        self.notices = Notices()
        self._evening = Evening(nights=nights, listener=self._on_entry)
        self._open_newest()
        self._desk = replace(self._desk, known_names=self._known_names())
        self.notices.give(
            *notices(unreadable=regulars.unreadable, left_out=games.problems, words=self._words)
        )
        if preferences.unreadable is not None:
            self.notices.give(bad_file_banner(preferences.unreadable, self._words))

    def _known_names(self) -> tuple[str, ...]:
        """The players of earlier nights; where none were kept yet, those of the last night."""
        return self._regulars.names or tuple(dict.fromkeys(seat.name for seat in self.state.seats))

    def _open_newest(self) -> None:
        """The night played last; where it cannot be opened a banner says why."""
        try:
            self._evening.open_newest()
        except JournalInUse:
            self.notices.trouble(_alert(self._words.text("screen.in_use")))
        except JournalError as error:
            self.notices.trouble(_alert(self._words.text("screen.no_folder"), str(error)))
        self.clock.begin_anew(self.state)

    @property
    def state(self) -> TableState:
        """The table as it stands."""
        return self._evening.state

    @property
    def session(self) -> Session | None:
        """The session of the night that is open, if one is."""
        return self._evening.session

    def view(self) -> WindowView:
        """What the window shows now."""
        return window_view(self.scene)

    def clock_view(self) -> ClockView | None:
        """The time left, as the window shows it now."""
        return clock_view(self.clock.left, self.state, self._words)

    @property
    def desk(self) -> Desk:
        """Which part of the evening is shown, and what lies over it."""
        return self._desk

    @property
    def scene(self) -> Scene:
        """All that the window shows now is made of."""
        session, words = self.session, self._words
        return Scene(
            state=self.state,
            desk=self._desk,
            words=words,
            seq=session.seq if session else 0,
            undo=undo_words(session, words) if session else None,
            redo=redo_words(session, words) if session else None,
            banners=self._banners(),
            clock=self.clock_view(),
            clock_can_be_called=self.clock.can_be_called,
            resume=self._resume(),
            presets=self._games.presets,
            practice=self._evening.practising,
            date=date_text(self._today, words),
            settings=self._preferences.settings,
            settings_problem=self._settings_problem(),
            log=self._evening.log,
            devices=self.hardware.seen() if isinstance(self._desk.page, DevicesPage) else None,
            camera=self.camera.seen(),
            camera_setup=self.camera_setup.seen() if isinstance(self._desk.page, CameraPages) else None,
        )

    @property
    def _words(self) -> Catalogue:
        """The words of the language that is chosen."""
        return LANGUAGES[self._preferences.settings.language.value].words

    def _settings_problem(self) -> str:
        problem = self._preferences.problem
        return self._words.text("screen.settings.not_kept", problem=problem) if problem else ""

    def sound_lost(self, trouble: SoundTrouble) -> None:
        """Say once that nothing is heard; the table plays on."""
        self.hardware.hear_sound()
        self.give_notice(trouble_banner(trouble, self._words))

    def sound_back(self, trouble: SoundTrouble) -> None:
        """What was wrong is over: no need to say it any more."""
        self.hardware.hear_sound()
        self.withdraw(trouble_banner(trouble, self._words))

    def give_notice(self, banner: BannerView) -> None:
        """Say something once; it stands until the next entry."""
        self.notices.give(banner)
        self.changed()

    def withdraw(self, banner: BannerView) -> None:
        """It is true no longer."""
        self.notices.withdraw(banner)
        self.changed()

    def show_line(self, text: str) -> None:
        """Show a line that is not said."""
        self._desk = replace(self._desk, line=text)
        self.changed()

    def _banners(self) -> tuple[BannerView, ...]:
        session = self.session
        if session is None:
            return self.notices.standing
        return self.notices.standing + banners(session.saving, session.damage, self._words)

    def _resume(self) -> Resume | None:
        """The night that can be continued, with what it was doing."""
        if self._desk.place is not Place.START or self.session is None or not self.state.opened:
            return None
        return resume_of(self.state, self.session.standing[-1].at, self._words)

    def close(self) -> None:
        """Let the journal and the sound device go."""
        self.hardware.close()
        self.camera.close()
        self.announcer.close()
        self._evening.close()

    def handle(self, intent: Intent) -> None:
        """React to a touch. What it commands is shown once it is safe; until then there is nothing new."""
        before = self._desk
        self._follow(react(self.scene, intent))
        self._let_clock_run()
        on_its_way = self.session is not None and self.session.busy
        if self._desk != before or not on_its_way:
            self.changed()

    def tick(self) -> None:
        """Look at the clock: warn, count the last seconds of a called one, or let the time be over."""
        match self.clock.look():
            case Warn(seat, seconds):
                self._sound(Cue.FIVE if seconds <= 5 else Cue.TEN)
                self._tell(warning_line(seat, seconds, self.state, self._words))
            case Count(seconds):
                self.announcer.say((countdown_line(seconds, self._words),), instead=True)
            case RunOut(seat, called):
                self._time_out(TimeOut(seat=seat, called=called))
            case None:
                return

    def _tell(self, line: Line) -> None:
        """Say and show a line that belongs to no entry."""
        self.announcer.say((line,))
        self._desk = replace(self._desk, line=line.text)
        self.changed()

    def _time_out(self, command: TimeOut) -> None:
        """Once an entry on its way is safe, the table may have gone on; else the next look tries again."""
        session = self.session
        if session is None or session.busy:
            return
        session.submit(command, source="clock", base_seq=session.seq)

    def _let_clock_run(self) -> None:
        """A night that takes no more entries takes nobody's time either."""
        damaged = self.session is not None and self.session.damage is not None
        self.clock.let_run(decides(self._desk, self.state) and not damaged)

    def begin(self, opening: OpenTable, *then: Command) -> None:
        """Open a new night with `opening`, and do `then` one after another."""
        self._follow(Reaction(desk=self._desk, command=opening, then=then, effect=Effect.OPEN_NIGHT))

    def _follow(self, reaction: Reaction) -> None:
        self._desk = reaction.desk
        if reaction.effect is Effect.OPEN_NIGHT:
            if not self._turn_to(self._evening.open_new):
                return
        elif reaction.effect is Effect.RESUME_NIGHT:
            self._desk = replace(self._desk, place=Place.TABLE)
        elif reaction.effect is Effect.PRACTISE:
            self._turn_to(self._evening.begin_practice)
        elif reaction.effect is not None:
            self._carry_out(reaction.effect)
        if reaction.settings is not None:
            self._preferences.choose(reaction.settings)
        if reaction.keep is not None or reaction.drop:
            self._keep_or_drop(reaction)
        self._give_out(reaction)
        if reaction.command is not None:
            self._waiting = [reaction.command, *reaction.then]
            self._submit_next()

    def _give_out(self, reaction: Reaction) -> None:
        """What leaves the window: a text, a sentence, a light."""
        if reaction.export is not None:
            note = self._exports.carry_out(reaction.export, self._words)
            self._desk = noted(self._desk, note)
        if reaction.trial is not None:
            self.hardware.try_out(reaction.trial)
        if reaction.told is not None:
            self.camera.tell(reaction.told)
        if reaction.camera_order is not None:
            self.camera_setup.carry_out(reaction.camera_order)
        if reaction.aloud:
            self.announcer.read([Line(kind=Kind.ASKED, text=text) for text in reaction.aloud])

    def _carry_out(self, effect: Effect) -> None:
        match effect:
            case Effect.SAY_AGAIN:
                self.announcer.say_again()
            case Effect.HUSH:
                self.announcer.hush()
            case Effect.TICK:
                self._sound(Cue.TICK)
            case Effect.END_PRACTICE:
                self._turn_to(self._evening.end_practice)
            case Effect.CALL_CLOCK:
                decision = self.clock.call()
                if decision is not None:
                    self._tell(called_line(decision.seat, self.state, self._words))
            case _:
                self.do(effect)

    def _turn_to(self, open_night: Callable[[], None]) -> bool:
        """Another night; its clock begins anew. Where none can be kept the window says why."""
        try:
            open_night()
        except JournalError as error:
            self._desk = replace(self._desk, refusal=f"{self._words.text('screen.no_folder')}: {error}")
            return False
        self.clock.begin_anew(self.state)
        return True

    def _keep_or_drop(self, reaction: Reaction) -> None:
        """Keep or delete a game; a card on which that cannot be done leaves it as it was."""
        gone = next((game for game in self._games.presets if game.key == reaction.drop), None)
        try:
            if reaction.keep is not None:
                self._desk = kept(self._desk, self._games.keep(reaction.keep))
            elif gone is not None:
                self._games.drop(gone.key)
                self._desk = dropped(self._desk, self._games.presets, gone)
        except OSError as error:
            problem = error.strerror or str(error)
            self._desk = replace(
                self._desk, refusal=self._words.text("screen.game.not_kept", problem=problem)
            )

    def _submit_next(self) -> None:
        """Submit the next waiting command; a refusal drops the ones behind it."""
        session = self.session
        if not self._waiting or session is None:
            return
        command = self._waiting.pop(0)
        try:
            session.submit(command, source="touch", base_seq=session.seq)
        except (Busy, StaleCommand, NothingToUndo, NightIsReadOnly):
            self._waiting.clear()
            self._sound(Cue.TICK)
        except RuleViolation as error:
            self._waiting.clear()
            self._desk = replace(self._desk, refusal=refusal(error, self.state, self._words))
            self._sound(Cue.ERROR)

    def _on_entry(self, entry: Entry, before: TableState, after: TableState) -> None:
        """An entry is safe: close what it came from, say what happened, and go on with what waits."""
        session = self.session
        assert session is not None, "an entry without a night"
        self._remember(entry, before, session)
        lines = lines_of(entry, before, after, session, self._words)
        if isinstance(entry.command, PlaceButton) and self._waiting:
            lines = ()  # The deal that follows says where the button is.
        self.clock.follow(entry, before, after)
        self.hardware.follow(entry, after)
        self._desk = replace(
            cleared_desk(self._desk),
            sheet=self._sheet_after(entry, before, after),
            place=Place.TABLE,
            page=page_after_entry(self._desk.page),
            setup=None,
            line=" ".join(line.text for line in lines),
        )
        self._let_clock_run()
        self._say(entry, lines, still_paused=before.paused and after.paused, paused=after.paused)
        self._submit_next()
        self.changed()

    def _say(self, entry: Entry, lines: tuple[Line, ...], *, still_paused: bool, paused: bool) -> None:
        """Aloud; the pause itself is the last thing that is said before the night goes on."""
        cue = cue_of(entry)
        spoken = self._preferences.settings.sound.voice is not VoiceLevel.OFF
        if cue is not None and not (cue is Cue.TURN and spoken):
            self._sound(cue)
        no_longer_true = isinstance(entry.command, Undo | Redo) or paused
        self.announcer.say(() if still_paused else lines, instead=no_longer_true)

    def _sound(self, cue: Cue) -> None:
        self.announcer.cue(cue)
        self.hardware.sounded(cue)

    def _sheet_after(
        self, entry: Entry, before: TableState, after: TableState
    ) -> AmountSheet | CardsSheet | None:
        """More time and a mere warning change nothing about the amount that is being entered."""
        about_time = isinstance(entry.command, TakeTime | TimeOut)
        return self._desk.sheet if about_time and before.hand is after.hand else None

    def _remember(self, entry: Entry, before: TableState, session: Session) -> None:
        """Whom the entry has brought is offered on later nights; a notice has been seen by now."""
        self.notices.seen()
        if not self._evening.practising and self._regulars.take(entry, before, session):
            self._desk = replace(self._desk, known_names=self._known_names())


def _alert(title: str, detail: str = "") -> BannerView:
    return BannerView(kind=BannerKind.ALERT, title=title, detail=detail)


def _nothing() -> None:
    """Nobody looks yet."""


def _ignore(_effect: Effect) -> None:
    """There is no window yet."""
