//! What is seen of the console.

use crate::commands::{Place, Question, Situation, UserCommand};
use crate::domain::anagram::round::{Round, Stage};
use crate::domain::anagram::rules::all_rounds;
use crate::domain::anagram::sheet::Handed;
use crate::domain::ids::RoundNo;
use crate::domain::standings::Doubt;
use crate::language::{Language, tr};
use crate::text;
use crate::views::act::Act;
use crate::views::competition::{self, CompetitionData};
use crate::views::desk::{Desk, Light, Notice};
use crate::views::dialog::{self, DialogData};
use crate::views::projector::{self, Hall};
use crate::views::theme::Tone;
use crate::views::{Sight, history, name, rounds, sheets, standings, words};

/// What is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConsoleData {
    /// The head.
    pub head: HeadData,
    /// The rail of places.
    pub rail: Vec<RailItem>,
    /// The languages, and which is on.
    pub languages: Vec<(Act, bool)>,
    /// The place.
    pub place: PlaceData,
    /// Notices, each with what puts it away.
    pub notices: Vec<(Notice, Act)>,
    /// The open question.
    pub dialog: Option<DialogData>,
    /// What the table of commands asks about.
    pub situation: Situation,
    /// What the hall sees.
    pub hall: Option<Hall>,
}

/// The head.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HeadData {
    /// The competition's title.
    pub title: String,
    /// Date and players.
    pub about: String,
    /// The strip of rounds.
    pub rounds: Vec<RoundMark>,
    /// The time, when one runs or is held.
    pub clock: String,
    /// What can fail silently, and how it is.
    pub lights: Vec<(String, Tone)>,
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
    /// Whether a break follows.
    pub gap: bool,
}

/// A place in the rail.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RailItem {
    /// Goes there.
    pub act: Act,
    /// Whether one is there.
    pub chosen: bool,
    /// How much waits there; empty when nothing.
    pub badge: String,
}

/// The place's own data.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(missing_docs, reason = "each is the data of the place of its name")]
pub enum PlaceData {
    Competition(CompetitionData),
    Rounds(Box<rounds::RoundsData>),
    Sheets(sheets::SheetsData),
    Words(words::WordsData),
    Standings(standings::StandingsData),
    History(history::HistoryData),
}

fn rail(language: Language, situation: &Situation, chosen: Place) -> Vec<RailItem> {
    let item = |place| RailItem {
        act: Act::new(language, situation, UserCommand::Go(place)),
        chosen: place == chosen,
        badge: String::new(),
    };
    Place::ALL.map(item).into()
}

fn languages(on: Language, situation: &Situation) -> Vec<(Act, bool)> {
    let act = |language: Language| {
        let act = Act::new(on, situation, UserCommand::Speak(language));
        (act.named(language.name()), language == on)
    };
    Language::ALL.map(act).into()
}

fn notices(desk: &Desk, situation: &Situation) -> Vec<(Notice, Act)> {
    let numbered = desk.notices.iter().enumerate();
    numbered
        .map(|(index, notice)| {
            let act = Act::new(desk.language, situation, UserCommand::Dismiss(index));
            (notice.clone(), act)
        })
        .collect()
}

/// The console without a competition.
#[must_use]
pub fn empty(desk: &Desk) -> ConsoleData {
    let situation = Situation::default();
    ConsoleData {
        head: HeadData {
            title: tr(desk.language, "console-name-of-program"),
            ..HeadData::default()
        },
        rail: rail(desk.language, &situation, Place::Competition),
        languages: languages(desk.language, &situation),
        place: PlaceData::Competition(CompetitionData::Setup(Box::new(competition::setup(desk)))),
        notices: notices(desk, &situation),
        dialog: None,
        situation,
        hall: None,
    }
}

/// The console of an open competition.
#[must_use]
pub fn data(sight: &Sight<'_>) -> ConsoleData {
    let desk = sight.desk;
    let language = desk.language;
    let situation = sight.situation();
    let place = match desk.place {
        Place::Competition => {
            PlaceData::Competition(CompetitionData::Open(Box::new(competition::data(sight))))
        }
        Place::Rounds => PlaceData::Rounds(Box::new(rounds::data(sight))),
        Place::Sheets => PlaceData::Sheets(sheets::data(sight)),
        Place::Words => PlaceData::Words(words::data(sight)),
        Place::Standings => PlaceData::Standings(standings::data(sight)),
        Place::History => PlaceData::History(history::data(sight)),
    };
    let mut rail = rail(language, &situation, desk.place);
    let undecided = undecided(sight);
    for item in &mut rail {
        if item.act.command == UserCommand::Go(Place::Words) && undecided > 0 {
            item.badge = undecided.to_string();
        }
    }
    ConsoleData {
        head: head(sight, &situation),
        rail,
        languages: languages(language, &situation),
        place,
        notices: notices(desk, &situation),
        dialog: dialog::data(sight),
        situation,
        hall: Some(projector::hall(sight)),
    }
}

/// How many words wait for a ruling.
fn undecided(sight: &Sight<'_>) -> usize {
    let doubts = sight.standings(sight.last_played()).doubts;
    let mut words: Vec<String> = doubts
        .iter()
        .filter_map(|doubt| match doubt {
            Doubt::Undecided { written, .. } => Some(written.to_string()),
            Doubt::Missing { .. }
            | Doubt::Draft(_)
            | Doubt::Unsettled { .. }
            | Doubt::Unassigned { .. }
            | Doubt::Unchecked { .. }
            | Doubt::Objection { .. } => None,
        })
        .collect();
    words.sort();
    words.dedup();
    words.len()
}

fn head(sight: &Sight<'_>, situation: &Situation) -> HeadData {
    let language = sight.language();
    let contest = sight.contest();
    let details = &contest.details;
    let players = text!(language, "console-players", count = contest.players.len());
    let date = name::date(language, &details.date);
    let about = if date.is_empty() { players } else { format!("{date} · {players}") };
    let anagram = &contest.anagram;
    let time = anagram.timed_round().and_then(|(_, round)| round.countdown());
    let time = time.or(anagram.pause.as_ref().map(|pause| pause.countdown));
    let person = &sight.desk.person;
    let question = Question::Person(person.role);
    HeadData {
        title: details.title.clone(),
        about,
        rounds: anagram.rounds().map(|(number, round)| mark(sight, number, round)).collect(),
        clock: time
            .map_or_else(|| "–".to_owned(), |time| name::clock(time.remaining_ms(sight.now))),
        lights: lights(sight),
        person: Some(
            Act::new(language, situation, UserCommand::Ask(question))
                .named(history::who(language, person)),
        ),
    }
}

fn mark(sight: &Sight<'_>, number: RoundNo, round: &Round) -> RoundMark {
    let rules = sight.contest().anagram.rules();
    let current = sight.contest().anagram.current_round().map(|(current, _)| current);
    let complete = || {
        sight.contest().players.keys().all(|&player| {
            !sight.contest().is_expected(player, number)
                || sight.contest().anagram.sheet_at(number, player).is_some()
                || sight.contest().anagram.place(number, player).handed == Handed::NotHandedIn
        })
    };
    let (sign, key, tone) = match &round.stage {
        Stage::ToCome if current == Some(number) => ("", "console-round-next", Tone::Chosen),
        Stage::ToCome => ("", "console-round-to-come", Tone::Plain),
        Stage::Drawn => ("…", "console-round-drawn", Tone::Chosen),
        Stage::Running(_) => ("▸", "console-round-running", Tone::Chosen),
        Stage::Held(_) | Stage::Paused(..) => ("‖", "console-round-paused", Tone::Open),
        Stage::Over | Stage::Recorded if complete() => ("✓", "console-round-keyed", Tone::Good),
        Stage::Over => ("·", "console-round-over", Tone::Open),
        Stage::Recorded => ("·", "console-round-recorded", Tone::Open),
        Stage::GivenUp => ("✗", "console-round-given-up", Tone::Ignored),
    };
    let rule = rules.round(number);
    RoundMark {
        number: number.to_string(),
        ratio: rule.map(|rule| format!("{}/{}", rule.consonants, rule.vowels)).unwrap_or_default(),
        sign,
        name: text!(
            sight.language(),
            "console-round-state",
            round = number.get(),
            state = tr(sight.language(), key)
        ),
        tone,
        gap: rules.break_follows(number) && all_rounds().next_back() != Some(number),
    }
}

fn lights(sight: &Sight<'_>) -> Vec<(String, Tone)> {
    let language = sight.language();
    let light = |light: Light, well: &'static str, failed: &'static str| match light {
        Light::Well => (format!("✓ {}", tr(language, well)), Tone::Good),
        Light::Failed => (format!("✗ {}", tr(language, failed)), Tone::Bad),
    };
    let lights = &sight.desk.lights;
    let projector = if sight.desk.projector { Light::Well } else { Light::Failed };
    let saving = if sight.file.read_only {
        (format!("◆ {}", tr(language, "console-light-read-only")), Tone::Open)
    } else {
        light(lights.saving, "console-light-saved", "console-light-not-saved")
    };
    vec![
        light(projector, "console-light-projector", "console-light-no-projector"),
        light(lights.sound, "console-light-sound", "console-light-no-sound"),
        saving,
    ]
}
