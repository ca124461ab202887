//! An evening of the duplicate game, with what can happen in one: racks that go back, zeros, warnings, a late
//! find, a turn that is cancelled and one that is taken back, sanctions, objections, a last turn with its notice.

mod bag;
mod course;
mod desk_work;
mod slips;

use std::sync::Arc;

use serde::Deserialize;

use crate::domain::contest::command::Command as AnyCommand;
use crate::domain::contest::{Details, RulesRef};
use crate::domain::formats::duplicate::Record;
use crate::domain::formats::duplicate::command::Command;
use crate::domain::formats::duplicate::game::{LAST_TURN, Mode, TurnNo};
use crate::domain::formats::duplicate::rules::{RO_DUPLICATE_2007, Rules};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::PlayerId;
use crate::domain::player::Span;
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::chance::Chance;
use crate::rehearsal::desk::{self, Who};

/// A rehearsed game.
pub type Rehearsal = crate::rehearsal::Rehearsal<Duplicate>;

type Desk<'a> = desk::Desk<'a, Duplicate>;

/// The day of every rehearsal, as competitions write it.
const DATE: &str = "2026-11-21";

const GAME: &str = include_str!("../../../assets/rehearsal/game.toml");

/// The people and the words of the evening.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Evening {
    title: String,
    venue: String,
    referee: String,
    assistants: Vec<String>,
    word_called: String,
    clubs: Vec<String>,
    given: Vec<String>,
    surnames: Vec<String>,
    reasons: Reasons,
}

/// Why things were done.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reasons {
    paper: String,
    pause: String,
    triple: String,
    taken_back: String,
    score: String,
    disciplinary: String,
    technical: String,
    lifted: String,
    rest: String,
    outcome: String,
    valid: String,
    invalid: String,
    keying: String,
    dismissed: String,
    upheld: String,
}

/// A player, and how good: of a thousand plays by their worth they find one among so many of the first.
struct Actor {
    id: PlayerId,
    reach: usize,
}

/// Plays a whole game in a mode.
pub fn rehearse(plan: &Plan, mode: Mode, lexicon: &Lexicon) -> Rehearsal {
    let evening: Evening = toml::from_str(GAME).expect("the embedded evening is sound");
    let chance = Chance::new(&plan.seed);
    let seed = chance.seed("draw");
    let rules = Rules::ro_duplicate_2007();
    let reference = RulesRef { id: rules.id.clone(), sha256: rules.sha256() };
    let people = (evening.referee.as_str(), evening.assistants.as_slice());
    let record = Record::new(Arc::new(rules));
    let mut desk = Desk::open(record, lexicon, seed.clone(), people, plan.players);
    let details = Details {
        title: evening.title.clone(),
        venue: evening.venue.clone(),
        date: DATE.to_owned(),
        referee: evening.referee.clone(),
        assistants: desk.assistants(),
        ..Details::default()
    };
    desk.create(details, reference);
    desk.wait_s(60);
    let actors = players(&mut desk, &evening, plan.players, &chance);
    let text = evening.word_called.clone();
    desk.ask(Who::Referee, AnyCommand::SetHallWord { text });
    desk.ask(Who::Referee, Command::ChooseMode(mode));
    course::play(&mut desk, &evening, &actors, &chance);
    desk.wait_s(300);
    desk.ask(Who::Referee, AnyCommand::Sign);
    let lexicon = lexicon.passport().clone();
    Rehearsal { seed, rules_text: RO_DUPLICATE_2007, lexicon, record: desk.into_record() }
}

fn players(desk: &mut Desk<'_>, evening: &Evening, count: u16, chance: &Chance) -> Vec<Actor> {
    let mut names: Vec<String> = evening
        .surnames
        .iter()
        .flat_map(|surname| evening.given.iter().map(move |given| format!("{given} {surname}")))
        .collect();
    chance.of("people", &[]).shuffle(&mut names);
    let ids = (1..).map_while(PlayerId::new);
    let players = names.iter().cycle().take(usize::from(count)).zip(ids);
    let last = turn(LAST_TURN);
    players
        .map(|(name, id)| {
            desk.wait_s(6);
            let mut chance = chance.of("player", &[id.get()]);
            let club = chance.pick(&evening.clubs).cloned().unwrap_or_default();
            // One comes late and one leaves early.
            let (from_round, to_round) = match id.get() {
                7 => (turn(3), last),
                8 => (TurnNo::FIRST, turn(11)),
                _ => (TurnNo::FIRST, last),
            };
            let span = Span { from_round, to_round };
            let add = AnyCommand::AddPlayer { id: Some(id), name: name.clone(), club, span };
            desk.ask(Who::Referee, add);
            let reach = usize::try_from(1 + chance.below(40)).unwrap_or(1);
            Actor { id, reach }
        })
        .collect()
}

fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).expect("not 0")
}
