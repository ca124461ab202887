//! A day of anagram rounds.

mod cast;
mod course;
pub mod joint;
mod sheets;
mod verdicts;
mod writing;

use std::sync::Arc;

use crate::domain::contest::{Details, DoubleKeying, RulesRef};
use crate::domain::formats::anagram::rules::{OSTH_2019, Rules, all_rounds};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::formats::anagram::{Command, Record};
use crate::domain::lexicon::Digest;
use crate::lexicon::Lexicon;
use crate::rehearsal::Plan;
use crate::rehearsal::chance::Chance;
use crate::rehearsal::desk::{self, Who};
use crate::rehearsal::hall::Hall;

use self::cast::Cast;
pub use self::cast::late_arrivals;
use self::course::Letters;

/// A rehearsed competition.
pub type Rehearsal = crate::rehearsal::Rehearsal<Anagram>;

type Desk<'a> = desk::Desk<'a, Anagram>;

/// The day of every rehearsal, as competitions write it.
const DATE: &str = "2026-11-21";

/// Plays a whole competition.
pub fn rehearse(plan: &Plan, lexicon: &Lexicon) -> Rehearsal {
    let hall = Hall::embedded();
    let chance = Chance::new(&plan.seed);
    let seed = chance.seed("draw");
    let record = Record::new(Arc::new(Rules::osth_2019()));
    let people = (hall.referee.as_str(), hall.assistants.as_slice());
    let mut desk = Desk::open(record, lexicon, seed.clone(), people, plan.players);
    let cast = Cast::choose(plan.players, &hall, &chance);

    before_the_first_round(&mut desk, &hall, &cast, &chance);
    for round in all_rounds() {
        course::play(&mut desk, &hall, round, Letters::Drawn);
        let papers = writing::papers(&desk, &hall, &cast, &chance, round);
        sheets::take_in(&mut desk, &hall, &cast, &chance, round, papers);
        verdicts::rule_on(&mut desk, &hall, round);
        verdicts::penalise(&mut desk, &hall, &cast, round);
        course::come_and_go(&mut desk, &cast, round);
    }
    verdicts::second_thoughts(&mut desk, &hall, &chance);
    for lodged in verdicts::lodge(&mut desk, &hall, &cast, &chance) {
        verdicts::decide(&mut desk, lodged);
    }
    for round in all_rounds() {
        verdicts::rule_on(&mut desk, &hall, round);
    }
    desk.wait_s(300);
    desk.ask(Who::Referee, Command::Sign);
    let lexicon = lexicon.passport().clone();
    Rehearsal { seed, rules_text: OSTH_2019, lexicon, record: desk.into_record() }
}

/// Competition, players, the hall's word.
fn before_the_first_round(desk: &mut Desk<'_>, hall: &Hall, cast: &Cast, chance: &Chance) {
    let details = Details {
        title: hall.title.clone(),
        venue: hall.venue.clone(),
        date: DATE.to_owned(),
        referee: hall.referee.clone(),
        assistants: desk.assistants(),
        ..Details::default()
    };
    desk.create(details.clone(), rules(desk));
    desk.wait_s(60);
    let double_keying = DoubleKeying::Optional;
    desk.ask(Who::Referee, Command::SetDoubleKeying { double_keying });
    for player in cast.there_from_the_start() {
        desk.wait_s(9);
        desk.ask(Who::Referee, Cast::welcome(player));
    }
    let details = Details { venue: hall.venue_corrected.clone(), ..details };
    desk.wait_s(30);
    desk.ask(Who::Referee, Command::ChangeDetails { details });
    desk.wait_s(240);
    let text = chance.of("hall", &[]).pick(&hall.words_called).cloned().unwrap_or_default();
    desk.ask(Who::Referee, Command::SetHallWord { text });
}

fn rules(desk: &Desk<'_>) -> RulesRef {
    RulesRef {
        id: desk.contest().game.rules().id().to_owned(),
        sha256: Digest::of(OSTH_2019.as_bytes()),
    }
}
