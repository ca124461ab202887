//! A competition of classic games of any rule set, with what can happen in one: somebody who comes late, is absent,
//! is expelled; tables that are changed, withdrawn, made by hand; clocks; results with figures and without,
//! corrected, confirmed, taken in from elsewhere; a walkover, a cancelled game, a whole game turn by turn; words that
//! are judged.

mod course;

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::Deserialize;

use crate::domain::contest::command::Command as AnyCommand;
use crate::domain::contest::{Details, RulesRef};
use crate::domain::formats::classic::command::Command;
use crate::domain::formats::classic::competition::LAST_ROUND;
use crate::domain::formats::classic::rules::{CA_LLISCA, Kind, OWN, Rules, Team};
use crate::domain::formats::classic::state::Classic;
use crate::domain::formats::classic::{Record, Rules as ClassicRules};
use crate::domain::ids::{PlayerId, RoundNo, TeamId};
use crate::domain::letters::WordLanguage;
use crate::domain::player::Span;
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::chance::Chance;
use crate::rehearsal::desk::{self, Who};

/// A rehearsed competition.
pub type Rehearsal = crate::rehearsal::Rehearsal<Classic>;

type Desk<'a> = desk::Desk<'a, Classic>;

/// The day of every rehearsal, as competitions write it.
const DATE: &str = "2026-11-21";

const TABLES: &str = include_str!("../../../assets/rehearsal/tables.toml");

/// The people and the words of a competition.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Day {
    title: String,
    venue: String,
    referee: String,
    assistants: Vec<String>,
    word_called: String,
    given: Vec<String>,
    surnames: Vec<String>,
    teams: Vec<String>,
    valid: Vec<String>,
    asked: Vec<String>,
    laid: String,
    reasons: Reasons,
}

/// Why things were done.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Reasons {
    correction: String,
    walkover: String,
    cancelled: String,
    swap: String,
    withdrawn: String,
    despite: String,
    pause: String,
    deduction: String,
    rest: String,
    source: String,
    taken_in: String,
}

/// How many players a rehearsal of these rules has unless told otherwise.
pub fn players_of(rules: &ClassicRules) -> u16 {
    match &rules.kind {
        Kind::Average(_) => 11,
        Kind::Swiss(swiss) => match swiss.team {
            Some(Team::School { .. }) => 23,
            Some(Team::Pair { .. }) | None => 16,
        },
    }
}

/// Plays a whole competition, to its signature.
pub fn rehearse(plan: &Plan, rules: Rules, rounds: u8, lexicon: &Lexicon) -> Rehearsal {
    let chance = Chance::new(&plan.seed);
    let seed = chance.seed("draw");
    let text = OWN.into_iter().find(|(id, _)| *id == rules.id).map_or(CA_LLISCA, |(_, text)| text);
    let mut days: BTreeMap<String, Day> =
        toml::from_str(TABLES).expect("the embedded days are sound");
    let language = if rules.language == WordLanguage::Polish { "pl" } else { "ca" };
    let day = days.remove(language).expect("the embedded days are sound");
    let reference = RulesRef { id: rules.id.clone(), sha256: rules.sha256() };
    let people = (day.referee.as_str(), day.assistants.as_slice());
    let record = Record::new(Arc::new(rules));
    let mut desk = Desk::open(record, lexicon, seed.clone(), people, plan.players);
    let details = Details {
        title: day.title.clone(),
        venue: day.venue.clone(),
        date: DATE.to_owned(),
        referee: day.referee.clone(),
        assistants: desk.assistants(),
        ..Details::default()
    };
    desk.create(details, reference);
    desk.wait_s(30);
    desk.ask(Who::Referee, AnyCommand::SetHallWord { text: day.word_called.clone() });
    players(&mut desk, &day, plan.players, rounds, &chance);
    for round in (1..=rounds).map_while(RoundNo::new) {
        course::round(&mut desk, &day, round, rounds, &chance);
    }
    desk.wait_s(120);
    desk.ask(Who::Referee, AnyCommand::Sign);
    let lexicon = lexicon.passport().clone();
    Rehearsal { seed, rules_text: text, lexicon, record: desk.into_record() }
}

/// The players and their teams. One comes late, and leaves before the end.
fn players(desk: &mut Desk<'_>, day: &Day, count: u16, rounds: u8, chance: &Chance) {
    let mut names: Vec<String> = day
        .surnames
        .iter()
        .flat_map(|surname| day.given.iter().map(move |given| format!("{given} {surname}")))
        .collect();
    chance.of("people", &[]).shuffle(&mut names);
    let last = RoundNo::new(LAST_ROUND).unwrap_or(RoundNo::FIRST);
    let team = desk.contest().game.rules().swiss().and_then(|swiss| swiss.team);
    let size = match team {
        None => 0,
        Some(Team::Pair { .. }) => 2,
        Some(Team::School { size }) => size,
    };
    let ids = (1..).map_while(PlayerId::new);
    for (name, player) in names.iter().cycle().take(usize::from(count)).zip(ids) {
        desk.wait_s(6);
        let number = player.get();
        let guest = rounds > 2 && number == 9;
        let from_round = if guest { RoundNo::FIRST.next() } else { RoundNo::FIRST };
        let to_round = if guest { RoundNo::new(rounds - 1).unwrap_or(last) } else { last };
        let (club, span) = (String::new(), Span { from_round, to_round });
        let add = AnyCommand::AddPlayer { id: Some(player), name: name.clone(), club, span };
        desk.ask(Who::Referee, add);
        if size == 0 {
            continue;
        }
        let place = (number - 1) / size;
        let Some(team) = TeamId::new(place + 1) else { continue };
        if !desk.contest().game.teams.contains_key(&team) {
            let names = usize::try_from(place).unwrap_or_default();
            let name = day.teams.get(names).cloned();
            let name = name.unwrap_or_else(|| format!("{team}"));
            desk.ask(Who::Referee, Command::AddTeam { id: Some(team), name });
        }
        desk.ask(Who::Referee, Command::AssignTeam { player, team: Some(team) });
    }
    let player = PlayerId::FIRST;
    desk.ask(Who::Referee, Command::SetMember { player, member: "1001".to_owned() });
}
