//! What is seen in Rounds.

use crate::commands::formats::anagram::step::{self, Step};
use crate::commands::{DrawMode, Entry, Pinned, Place, Question, UserCommand};
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::formats::anagram::event::PausedTiles;
use crate::domain::formats::anagram::round::{Origin, Round, Stage};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::RoundNo;
use crate::language::{Language, tr};
use crate::screens::formats::anagram::TileData;
use crate::screens::formats::anagram::bags::{self, Bags};
use crate::screens::formats::anagram::hall::{laid_out, reveal_ends_ms, revealed};
use crate::screens::formats::anagram::name::ratio;
use crate::screens::formats::anagram::table::{self, SheetsOnTable};
use crate::screens::{Act, FieldData};
use crate::text;
use crate::views::formats::anagram::Sight;
use crate::views::formats::anagram::questions::rounds::{draw_ahead, give_up_rest};
use crate::views::{name, projector};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundsData {
    /// "Round 7 of 14 · 5 consonants, 2 vowels · 4 minutes".
    pub title: String,
    /// The round's tiles as they lie; empty before the draw.
    pub tiles: Vec<TileData>,
    /// What is to be said of the letters: redraws, put-backs, a correction.
    pub letters_notes: Vec<String>,
    /// The clock, when there is one.
    pub clock: Option<ClockData>,
    /// The large button.
    pub step: Act,
    /// What else can be done with the time.
    pub time_acts: Vec<Act>,
    /// What else can be done with the round.
    pub round_acts: Vec<Act>,
    /// How the next round is drawn, while it can be chosen: the ways and which is on.
    pub modes: Vec<(Act, bool)>,
    /// The tiles to be typed, when some are.
    pub typing: Option<Typing>,
    /// The sheets of the last played round.
    pub sheets: Option<SheetsOnTable>,
    /// What the bags hold.
    pub bags: Bags,
    /// What the hall sees while it does not follow the competition, and the way back.
    pub pinned: Option<(String, Act)>,
    /// What the hall can be made to see, and which is on.
    pub scenes: Vec<(Act, bool)>,
    /// Other things for the hall.
    pub hall_acts: Vec<Act>,
}

/// The operator's clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockData {
    /// What runs or is held: painted as of the moment, in step with the hall.
    pub time: Countdown,
    /// Minutes and seconds.
    pub text: String,
    /// The alerts that the rules give it, in milliseconds left.
    pub alerts_ms: Vec<i64>,
    /// How urgent it is.
    pub phase: Phase,
    /// The share that is left, in thousandths.
    pub left: u16,
    /// The alerts still to come, as shares in thousandths.
    pub marks: Vec<u16>,
    /// When the alerts come; that it is held, or to be confirmed.
    pub notes: Vec<String>,
}

impl ClockData {
    /// The same as of a moment.
    #[must_use]
    pub fn at(&self, now: Moment) -> Self {
        let left = self.time.remaining_ms(now);
        Self {
            text: name::clock(left),
            phase: Phase::at(left, &self.alerts_ms),
            left: share(left, self.time.full_ms()),
            ..self.clone()
        }
    }
}

/// A part of a whole, in thousandths.
fn share(ms: i64, full_ms: i64) -> u16 {
    u16::try_from(ms * 1000 / full_ms.max(1)).unwrap_or(1000)
}

/// Tiles to be typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Typing {
    /// The field.
    pub field: FieldData,
    /// What is asked for.
    pub prompt: String,
    /// Takes what was typed.
    pub act: Act,
    /// Why what was typed was refused.
    pub refused: Option<String>,
}

/// Rounds as they are seen.
pub fn data(sight: &Sight<'_>) -> RoundsData {
    let language = sight.language();
    let situation = sight.situation();
    let anagram = &sight.contest().game;
    let step = sight.step();
    let number = round_in_view(sight, &step);
    let round = anagram.round(number);
    let seen = sight.seen_with(situation);
    let on_table = table::Chosen { mark: sight.desk.mark, number: &sight.desk.number };
    let act = |command| seen.act(command);
    let typing = typing(sight, &step);
    RoundsData {
        title: title(sight, number),
        tiles: round.map(|round| tiles(sight, number, round)).unwrap_or_default(),
        letters_notes: round.map(|round| letters_notes(language, round)).unwrap_or_default(),
        clock: clock(sight, round),
        step: next_step(sight, &step),
        time_acts: [
            Question::Pause(PausedTiles::Hidden),
            Question::Stop,
            Question::SetRemaining,
            Question::RestartTime,
            Question::SetBreak,
            Question::EndBreak,
        ]
        .map(|question| act(UserCommand::Ask(question)))
        .into_iter()
        .chain([act(UserCommand::StartBreak)])
        .filter(|act| act.enabled)
        .collect(),
        round_acts: round_acts(sight, number)
            .into_iter()
            .chain(ahead(sight, &step))
            .map(|question| {
                // Buttons of the round in view are short; those of other rounds name them.
                let name = match question {
                    Question::GiveUpRest(from) => give_up_rest(sight, from).title,
                    Question::DrawAhead(round, mode) => draw_ahead(sight, round, mode).title,
                    _ => None,
                };
                let act = act(UserCommand::Ask(question));
                let label = name.unwrap_or_else(|| act.label.clone());
                act.named(label)
            })
            .filter(|act| act.enabled)
            .collect(),
        modes: modes(sight, &step),
        typing,
        sheets: table::table(&seen, &on_table),
        bags: bags::bags(sight, language, number),
        pinned: projector::pinned(sight),
        scenes: projector::scenes(sight),
        hall_acts: projector::acts(sight),
    }
}

/// The round that the place is about: the one looked at, that of the step, or the last. While a time
/// runs or is held it is that round's.
fn round_in_view(sight: &Sight<'_>, step: &Step) -> RoundNo {
    let timed = matches!(step, Step::Running(_) | Step::ConfirmTime(_) | Step::Resume(_));
    if let Some(seen) = sight.desk.seen_round.filter(|_| !timed) {
        return seen;
    }
    match step {
        Step::Draw(round)
        | Step::TypeLetters(round)
        | Step::TypeReplacements(round, _)
        | Step::Show(round)
        | Step::Start(round)
        | Step::Running(round)
        | Step::ConfirmTime(round)
        | Step::Resume(round)
        | Step::Collect(round, _) => *round,
        Step::StartBreak(after) | Step::EndBreak(after) => *after,
        Step::AddPlayers | Step::HallWord => RoundNo::FIRST,
        Step::Sign | Step::Signed => sight.last_played(),
    }
}

fn title(sight: &Sight<'_>, number: RoundNo) -> String {
    let language = sight.language();
    let of =
        text!(language, "console-round-of", round = number.get(), rounds = all_rounds().count());
    match sight.contest().game.rules().round(number) {
        Some(rule) => {
            let (ratio, minutes) = (ratio(language, rule), name::minutes(language, rule.full_ms));
            format!("{of} · {ratio} · {minutes}")
        }
        None => of,
    }
}

fn tiles(sight: &Sight<'_>, number: RoundNo, round: &Round) -> Vec<TileData> {
    let rules = sight.contest().game.rules();
    let tiles: Vec<TileData> =
        round.letters().iter().map(|&letter| TileData::of(rules, letter)).collect();
    // The operator sees the reveal as the hall does, so that both speak of the same tiles.
    let shown_at = sight.shown_at(number);
    let begun = round.stage != Stage::Drawn;
    let up = if begun { tiles.len() } else { revealed(shown_at, sight.now, tiles.len()) };
    laid_out(&tiles, up)
}

fn letters_notes(language: Language, round: &Round) -> Vec<String> {
    let Some(announced) = &round.announced else { return Vec::new() };
    let mut notes = Vec::new();
    match &announced.origin {
        Origin::Digital { redraws: 0 } | Origin::Recorded => {}
        Origin::Digital { redraws } => {
            notes.push(text!(language, "rounds-redrawn", times = *redraws));
        }
        Origin::Physical { put_back } => {
            for back in put_back {
                let letters: Vec<String> = back.iter().map(ToString::to_string).collect();
                notes.push(text!(
                    language,
                    "rounds-put-back",
                    count = back.len(),
                    letters = letters.join(" ")
                ));
            }
        }
    }
    if announced.corrected {
        notes.push(tr(language, "rounds-corrected"));
    }
    notes
}

fn clock(sight: &Sight<'_>, round: Option<&Round>) -> Option<ClockData> {
    let language = sight.language();
    let anagram = &sight.contest().game;
    if let Some(time) = round.and_then(Round::countdown) {
        let mut clock = reading(sight, time, anagram.rules().alerts_ms());
        if time.crossed_a_restart(sight.now) {
            clock.notes = vec![tr(language, "rounds-unconfirmed")];
        } else if !time.is_running() {
            clock.notes = vec![tr(language, "rounds-held")];
        }
        return Some(clock);
    }
    if let Some(pause) = &anagram.pause {
        let mut clock = reading(sight, pause.countdown, anagram.rules().break_alerts_ms());
        clock.notes.insert(0, tr(language, "rounds-break"));
        return Some(clock);
    }
    round.filter(|round| round.stage == Stage::Drawn)?;
    let number = anagram.current_round()?.0;
    let full_ms = anagram.rules().round(number)?.full_ms;
    Some(ClockData {
        time: Countdown::started(full_ms, sight.now).held_at(full_ms),
        text: name::clock(full_ms),
        alerts_ms: Vec::new(),
        phase: Phase::Calm,
        left: 1000,
        marks: Vec::new(),
        notes: Vec::new(),
    })
}

fn reading(sight: &Sight<'_>, time: Countdown, alerts_ms: &[i64]) -> ClockData {
    let language = sight.language();
    let left = time.remaining_ms(sight.now);
    let share = |ms: i64| share(ms, time.full_ms());
    let ahead: Vec<i64> =
        alerts_ms.iter().copied().filter(|&alert| alert > 0 && alert < left).collect();
    let notes = ahead.iter().map(|&alert| {
        text!(
            language,
            "rounds-alert-in",
            alert = name::clock(alert),
            wait = name::clock(left - alert)
        )
    });
    ClockData {
        time,
        text: name::clock(left),
        alerts_ms: alerts_ms.to_vec(),
        phase: Phase::at(left, alerts_ms),
        left: share(left),
        marks: ahead.iter().map(|&alert| share(alert)).collect(),
        notes: notes.collect(),
    }
}

/// The large button; it waits while the hall watches the tiles being turned.
fn next_step(sight: &Sight<'_>, step: &Step) -> Act {
    let language = sight.language();
    let act = |command| Act::new(language, &sight.situation(), command);
    // Without players nothing can be drawn: the button leads to where they are added.
    if *step == Step::AddPlayers {
        return act(UserCommand::Go(Place::Competition)).named(step_label(sight, step));
    }
    let act = act(UserCommand::NextStep);
    // In the ceremony the presenter's key calls the next one.
    if let Pinned::Ceremony(_) = sight.desk.pinned {
        let act = act.named(tr(language, "commands-call-next"));
        return Act { enabled: true, ..act };
    }
    if let Step::Start(round) = step {
        let tiles = sight.contest().game.announced(*round).map_or(0, |a| a.letters.len());
        if reveal_ends_ms(sight.shown_at(*round), sight.now, tiles) > 0 {
            let act = act.named(tr(language, "rounds-step-reveal"));
            return Act { enabled: false, ..act };
        }
    }
    act.named(step_label(sight, step))
}

fn step_label(sight: &Sight<'_>, step: &Step) -> String {
    let language = sight.language();
    match step {
        Step::AddPlayers => tr(language, "rounds-step-players"),
        Step::HallWord => tr(language, "rounds-step-hall-word"),
        Step::Draw(round) => text!(language, "rounds-step-draw", round = round.get()),
        Step::TypeLetters(round) => text!(language, "rounds-step-type", round = round.get()),
        Step::TypeReplacements(_, count) => {
            text!(language, "rounds-step-replace", count = *count)
        }
        Step::Show(round) => text!(language, "rounds-step-show", round = round.get()),
        Step::Start(round) => text!(language, "rounds-step-start", round = round.get()),
        Step::Running(_) => tr(language, "rounds-step-running"),
        Step::ConfirmTime(_) => {
            let time = sight.contest().game.timed_round().and_then(|(_, r)| r.countdown());
            let left = time.map_or(0, |time| time.remaining_ms(sight.now));
            text!(language, "rounds-step-confirm", left = name::clock(left))
        }
        Step::Resume(_) => tr(language, "rounds-step-resume"),
        Step::Collect(round, players) => {
            text!(language, "rounds-step-collect", round = round.get(), count = players.len())
        }
        Step::StartBreak(_) => {
            let minutes = sight.contest().game.rules().break_ms() / 60_000;
            text!(language, "rounds-step-break", minutes = minutes)
        }
        Step::EndBreak(_) => tr(language, "rounds-step-end-break"),
        Step::Sign => tr(language, "rounds-step-sign"),
        Step::Signed => tr(language, "rounds-step-signed"),
    }
}

fn round_acts(sight: &Sight<'_>, number: RoundNo) -> Vec<Question> {
    let Some(round) = sight.contest().game.round(number) else { return Vec::new() };
    let mut acts = Vec::new();
    if round.announced.is_some() {
        acts.push(Question::Correct(number));
    }
    if !matches!(round.stage, Stage::ToCome | Stage::GivenUp) {
        acts.push(Question::Replay(number));
    }
    if !round.is_settled() {
        acts.push(Question::Record(number));
    }
    if round.stage != Stage::GivenUp {
        acts.push(Question::GiveUp(number));
    }
    let open = sight.contest().game.current_round().map(|(open, _)| open);
    if let Some(open) = open.filter(|&open| Some(open) != all_rounds().next_back()) {
        acts.push(Question::GiveUpRest(open));
    }
    acts
}

/// Going on although something is waited for.
fn ahead(sight: &Sight<'_>, step: &Step) -> Option<Question> {
    let waits = matches!(step, Step::Collect(..) | Step::StartBreak(_) | Step::EndBreak(_));
    let round = step::undrawn(sight.contest()).filter(|_| waits)?;
    let mode = if sight.contest().common.revealed.is_some() {
        DrawMode::Physical
    } else {
        sight.desk.draw_mode
    };
    Some(Question::DrawAhead(round, mode))
}

fn modes(sight: &Sight<'_>, step: &Step) -> Vec<(Act, bool)> {
    let undrawn = match step {
        Step::Draw(_) | Step::HallWord | Step::TypeLetters(_) | Step::AddPlayers => true,
        Step::TypeReplacements(..)
        | Step::Show(_)
        | Step::Start(_)
        | Step::Running(_)
        | Step::ConfirmTime(_)
        | Step::Resume(_)
        | Step::Collect(..)
        | Step::StartBreak(_)
        | Step::EndBreak(_)
        | Step::Sign
        | Step::Signed => false,
    };
    if undrawn { draw_modes(sight) } else { Vec::new() }
}

/// The two ways to draw, and which is on.
pub(in crate::views) fn draw_modes(sight: &Sight<'_>) -> Vec<(Act, bool)> {
    let language = sight.language();
    let situation = sight.situation();
    let ways =
        [(DrawMode::Digital, "rounds-draw-digital"), (DrawMode::Physical, "rounds-draw-physical")];
    let act = |(mode, key)| {
        let act = Act::new(language, &situation, UserCommand::ChooseDraw(mode));
        (act.named(tr(language, key)), sight.desk.draw_mode == mode)
    };
    ways.map(act).into()
}

fn typing(sight: &Sight<'_>, step: &Step) -> Option<Typing> {
    let language = sight.language();
    let prompt = match step {
        Step::TypeLetters(round) => {
            let rule = sight.contest().game.rules().round(*round)?;
            text!(language, "rounds-type-prompt", ratio = ratio(language, rule))
        }
        Step::TypeReplacements(_, count) => {
            text!(language, "rounds-replace-prompt", count = *count)
        }
        Step::AddPlayers
        | Step::HallWord
        | Step::Draw(_)
        | Step::Show(_)
        | Step::Start(_)
        | Step::Running(_)
        | Step::ConfirmTime(_)
        | Step::Resume(_)
        | Step::Collect(..)
        | Step::StartBreak(_)
        | Step::EndBreak(_)
        | Step::Sign
        | Step::Signed => return None,
    };
    let label = tr(language, "rounds-letters");
    let field = FieldData::line(Entry::Letters, label, sight.desk.text(Entry::Letters))
        .focused(sight.desk.focus)
        .enter(UserCommand::TypeLetters);
    let act = Act::new(language, &sight.situation(), UserCommand::TypeLetters);
    Some(Typing { field, prompt, act, refused: sight.desk.letters_refused.clone() })
}
