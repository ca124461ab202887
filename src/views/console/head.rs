//! What is seen above every place: title, rounds, time, who is at the desk, what can fail silently.

use crate::commands::formats::anagram::step::Step;
use crate::commands::{Pinned, Question, Situation, UserCommand};
use crate::domain::clock::{Countdown, Moment, Phase};
use crate::domain::formats::anagram::round::{Round, Stage};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::Handed;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::desk::Light;
use crate::views::settings::Sound;
use crate::views::{Sight, name, projector};

/// The head.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeadData {
    /// The competition's title.
    pub title: String,
    /// Date and players.
    pub about: String,
    /// The strip of rounds.
    pub rounds: Vec<RoundMark>,
    /// The time with the sign of its phase, when one runs, is held or has just ended.
    pub clock: String,
    /// What runs or is held: painted as of the moment, in step with the large clock.
    pub time: Option<Countdown>,
    /// The alerts that the rules give it, in milliseconds left.
    pub alerts_ms: Vec<i64>,
    /// The colour of its phase: an alert is seen in every place and behind every question.
    pub clock_tone: Option<Tone>,
    /// What can fail silently, and how it is.
    pub lights: Vec<LightData>,
    /// Who is at the desk.
    pub person: Option<Act>,
}

/// A round in the strip.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundMark {
    /// Its number.
    pub number: String,
    /// Its ratio.
    pub ratio: String,
    /// The sign of its state.
    pub sign: &'static str,
    /// Its state in words.
    pub name: String,
    /// Its colour.
    pub tone: Tone,
    /// Whether it is the round that the next step is about.
    pub current: bool,
    /// Whether a break follows.
    pub gap: bool,
    /// Goes there.
    pub act: Act,
}

impl HeadData {
    /// The time and the colour of its phase as of a moment.
    #[must_use]
    pub fn clock_at(&self, now: Option<Moment>) -> (String, Option<Tone>) {
        match (self.time, now) {
            (Some(time), Some(now)) => of_time(time.remaining_ms(now), &self.alerts_ms),
            _ => (self.clock.clone(), self.clock_tone),
        }
    }
}

/// The state of something that can fail silently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LightData {
    /// A sign and words.
    pub words: String,
    /// What it means and what to do.
    pub hint: String,
    /// Its colour.
    pub tone: Tone,
}

/// The head of an open competition.
pub(super) fn head(sight: &Sight<'_>, situation: &Situation) -> HeadData {
    let language = sight.language();
    let contest = sight.contest();
    let details = &contest.common.details;
    let players = text!(language, "console-players", count = contest.common.players.len());
    let date = name::date(language, &details.date);
    let about = if date.is_empty() { players } else { format!("{date} · {players}") };
    let anagram = &contest.game;
    let time = anagram.timed_round().and_then(|(_, round)| round.countdown());
    let (time, alerts_ms) = match (time, &anagram.pause) {
        (None, Some(pause)) => (Some(pause.countdown), anagram.rules().break_alerts_ms()),
        (time, _) => (time, anagram.rules().alerts_ms()),
    };
    let (clock, clock_tone) = clock(sight, time, alerts_ms);
    let person = &sight.desk.person;
    let at_desk = if person.name.is_empty() {
        tr(language, "console-nobody-at-desk")
    } else {
        text!(language, "console-at-desk", who = name::who(language, person))
    };
    let question = Question::Person(person.role);
    let current = current(sight);
    let rounds = anagram.rounds();
    HeadData {
        title: details.title.clone(),
        about,
        rounds: rounds
            .map(|(number, round)| mark(sight, situation, (number, round), current))
            .collect(),
        clock,
        time,
        alerts_ms: alerts_ms.to_vec(),
        clock_tone,
        lights: lights(sight),
        person: Some(Act::new(language, situation, UserCommand::Ask(question)).named(at_desk)),
    }
}

/// The time and the colour of its phase. Once it has ended that is seen until the sheets are in.
fn clock(sight: &Sight<'_>, time: Option<Countdown>, alerts_ms: &[i64]) -> (String, Option<Tone>) {
    let left = match (time, sight.step()) {
        (Some(time), _) => time.remaining_ms(sight.now),
        (None, Step::Collect(..)) => 0,
        (None, _) => return ("–".to_owned(), None),
    };
    of_time(left, alerts_ms)
}

/// So much time, and the colour of its phase.
fn of_time(left: i64, alerts_ms: &[i64]) -> (String, Option<Tone>) {
    let (sign, tone) = match Phase::at(left, alerts_ms) {
        Phase::Calm => return (name::clock(left), None),
        Phase::First => ("◆", Tone::Open),
        Phase::Last => ("▲", Tone::Bad),
        Phase::Over => ("■", Tone::Bad),
    };
    (format!("{sign} {}", name::clock(left)), Some(tone))
}

/// The round that the next step is about: while sheets are collected, the one just played.
fn current(sight: &Sight<'_>) -> Option<RoundNo> {
    match sight.step() {
        Step::Collect(round, _) => Some(round),
        Step::StartBreak(_) | Step::EndBreak(_) | Step::Sign | Step::Signed => None,
        _ => sight.contest().game.current_round().map(|(current, _)| current),
    }
}

/// How far the sheets of a played round are.
enum Sheets {
    Awaited,
    Collected,
    Keyed,
}

fn sheets(sight: &Sight<'_>, round: RoundNo) -> Sheets {
    let contest = sight.contest();
    let anagram = &contest.game;
    let expected = || {
        contest.common.players.keys().filter(|&&player| contest.common.is_expected(player, round))
    };
    let keyed = |player: &PlayerId| {
        anagram.sheet_at(round, *player).is_some()
            || anagram.place(round, *player).handed == Handed::NotHandedIn
    };
    if expected().all(keyed) {
        Sheets::Keyed
    } else if expected().all(|&player| anagram.place(round, player).handed != Handed::Awaited) {
        Sheets::Collected
    } else {
        Sheets::Awaited
    }
}

fn mark(
    sight: &Sight<'_>,
    situation: &Situation,
    (number, round): (RoundNo, &Round),
    current: Option<RoundNo>,
) -> RoundMark {
    let language = sight.language();
    let rules = sight.contest().game.rules();
    let is_current = current == Some(number);
    let (sign, key, tone) = match &round.stage {
        Stage::ToCome if is_current => ("", "console-round-next", Tone::Plain),
        Stage::ToCome => ("", "console-round-to-come", Tone::Plain),
        Stage::Drawn => ("…", "console-round-drawn", Tone::Chosen),
        Stage::Running(_) => ("▸", "console-round-running", Tone::Chosen),
        Stage::Held(_) | Stage::Paused(..) => ("‖", "console-round-paused", Tone::Open),
        Stage::Over | Stage::Recorded => match sheets(sight, number) {
            Sheets::Keyed => ("✓", "console-round-keyed", Tone::Good),
            Sheets::Collected => ("○", "console-round-collected", Tone::Open),
            Sheets::Awaited if round.stage == Stage::Over => {
                ("·", "console-round-over", Tone::Open)
            }
            Sheets::Awaited => ("·", "console-round-recorded", Tone::Open),
        },
        Stage::GivenUp => ("✗", "console-round-given-up", Tone::Ignored),
    };
    let rule = rules.round(number);
    let state = tr(language, key);
    RoundMark {
        number: number.to_string(),
        ratio: rule.map(|rule| format!("{}/{}", rule.consonants, rule.vowels)).unwrap_or_default(),
        sign,
        name: text!(language, "console-round-state", round = number.get(), state = state),
        tone,
        current: is_current,
        act: Act::new(language, situation, UserCommand::LookAtRound(number)),
        gap: rules.break_follows(number) && all_rounds().next_back() != Some(number),
    }
}

/// What is pinned, as short as a light.
fn of_pinned(pinned: &Pinned) -> Option<&'static str> {
    match pinned {
        Pinned::Auto => None,
        Pinned::Welcome => Some("console-light-welcome"),
        Pinned::Review(_) => Some("console-light-review"),
        Pinned::Standings => Some("console-light-standings"),
        Pinned::Ceremony(_) => Some("console-light-ceremony"),
        Pinned::Message(_) => Some("console-light-message"),
        Pinned::Black => Some("console-light-black"),
    }
}

fn lights(sight: &Sight<'_>) -> Vec<LightData> {
    let language = sight.language();
    let light = |tone: Tone, words: &'static str, hint: &'static str| {
        let sign = match tone {
            Tone::Good => "✓",
            Tone::Bad => "✗",
            Tone::Open => "▲",
            Tone::Ignored | Tone::Plain | Tone::Chosen => "–",
        };
        let words = format!("{sign} {}", tr(language, words));
        LightData { words, hint: tr(language, hint), tone }
    };
    let desk = sight.desk;
    let time_runs = sight.contest().game.timed_round().is_some();
    let projector = match (desk.projector, of_pinned(&desk.pinned)) {
        (true, None) => {
            light(Tone::Good, "console-light-projector", "console-light-projector-hint")
        }
        (true, Some(scene)) => {
            // What is pinned is never all right by itself: the scene stays when the play goes on.
            let (words, hint) = if time_runs {
                ("console-light-hidden-time", "console-light-hidden-time-hint")
            } else {
                (scene, "console-light-pinned-hint")
            };
            let sees = projector::pinned(sight).map(|(sees, _)| sees).unwrap_or_default();
            let light = light(Tone::Open, words, hint);
            LightData { hint: format!("{sees}. {}", light.hint), ..light }
        }
        (false, _) => {
            light(Tone::Ignored, "console-light-no-projector", "console-light-no-projector-hint")
        }
    };
    let sound = match (desk.settings.sound, desk.lights.sound) {
        (Sound::Muted, _) => {
            light(Tone::Ignored, "console-light-muted", "console-light-muted-hint")
        }
        (Sound::On, Light::Well) => {
            light(Tone::Good, "console-light-sound", "console-light-sound-hint")
        }
        (Sound::On, Light::Failed) => {
            light(Tone::Open, "console-light-no-sound", "console-light-no-sound-hint")
        }
    };
    let saving = if sight.file.read_only {
        light(Tone::Ignored, "console-light-read-only", "console-light-read-only-hint")
    } else {
        match desk.lights.saving {
            Light::Well => light(Tone::Good, "console-light-saved", "console-light-saved-hint"),
            Light::Failed => {
                light(Tone::Bad, "console-light-not-saved", "console-light-not-saved-hint")
            }
        }
    };
    let awake = match desk.lights.awake {
        Light::Well => light(Tone::Good, "console-light-awake", "console-light-awake-hint"),
        Light::Failed => {
            light(Tone::Open, "console-light-not-awake", "console-light-not-awake-hint")
        }
    };
    vec![projector, sound, saving, awake]
}
