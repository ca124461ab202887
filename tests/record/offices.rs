//! Each event and each office: the table of §14, written down here by hand, held against the law of the record on the
//! actions of random days, each asked as if somebody of another office had done it.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use eforos::domain::contest::law::{self, Laws, Version};
use eforos::domain::contest::picture::Side;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::PausedTiles;
use eforos::domain::formats::anagram::rules::Rules;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::take_in::{Beside, Brought};
use eforos::domain::formats::anagram::{Command, Event, Record, Recorded, Rejection};
use eforos::domain::ids::Seq;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;

use crate::day::{Day, player, round, seed, words};
use crate::dice::Dice;
use crate::mutations::actions;
use crate::steps::{LIST, new_day, step};
use crate::table::Table;

/// Who may do what besides the referee, by what the event is called in a file.
const ASSISTANTS: [&str; 13] = [
    "sheets_collected",
    "lateness_set",
    "not_handed_in",
    "sheet_awaited",
    "sheets_taken_in",
    "sheet_keyed",
    "sheet_revised",
    "sheet_keyed_again",
    "keyings_settled",
    "sheet_checked",
    "sheet_moved",
    "sheet_photographed",
    "picture_assigned",
];
const JURYS: [&str; 3] = ["word_ruled", "ruling_withdrawn", "settled_unreadable"];
/// What the time brings, whoever sits at the desk; no screen does.
const ANYBODYS: [&str; 3] = ["alert_reached", "round_ended", "break_alert_reached"];
const REFEREES: [&str; 39] = [
    "competition_created",
    "commitment_renewed",
    "details_changed",
    "emblem_set",
    "hall_word_set",
    "double_keying_set",
    "lexicon_changed",
    "player_added",
    "player_changed",
    "player_removed",
    "penalty_imposed",
    "penalty_lifted",
    "objection_lodged",
    "objection_decided",
    "signed",
    "reopened",
    "round_published",
    "publication_withdrawn",
    "picture_discarded",
    "pictures_deleted",
    "letters_drawn",
    "letters_typed",
    "tiles_put_back",
    "replacements_typed",
    "letters_shown",
    "round_recorded",
    "letters_corrected",
    "round_replayed",
    "round_given_up",
    "round_started",
    "time_held",
    "round_paused",
    "round_resumed",
    "round_stopped",
    "time_restarted",
    "remaining_set",
    "time_confirmed",
    "break_started",
    "break_set",
];
const ROLES: [Role; 4] = [Role::Screen, Role::Assistant, Role::Jury, Role::Referee];

/// What an event is called in a file.
fn name(event: &Event) -> String {
    let text = serde_json::to_value(event).unwrap();
    let first = |value: &serde_json::Value| match value {
        serde_json::Value::Object(of) => of.keys().next().unwrap().clone(),
        other => other.as_str().unwrap().to_owned(),
    };
    let outer = first(&text);
    if outer == "anagram" { first(&text[&outer]) } else { outer }
}

fn is_of(name: &str, role: Role) -> bool {
    match role {
        Role::Referee | Role::Centre => true,
        Role::Screen => false,
        Role::Assistant => ASSISTANTS.contains(&name) || ANYBODYS.contains(&name),
        Role::Jury => JURYS.contains(&name) || ANYBODYS.contains(&name),
    }
}

/// Whether somebody of this office may do all of an action; taking one back is of whoever may have done it, and what the
/// referee ruled is the referee's.
fn may(record: &Record, action: &[Recorded], role: Role) -> bool {
    action.iter().all(|recorded| match &recorded.event {
        Event::Undone { action: Seq(of) } => record.action(Seq(*of)).iter().all(|undone| {
            let name = name(&undone.event);
            let is_ruling = JURYS.contains(&name.as_str());
            is_of(&name, role)
                && (!is_ruling || role == Role::Referee || undone.who.role == Role::Jury)
        }),
        event => is_of(&name(event), role),
    })
}

/// Each action of a history as each office would have done it; which were asked of whom, by their names.
fn asked_of_each(log: &[Recorded], day: &Day, asked: &mut BTreeMap<String, BTreeSet<String>>) {
    let secret = seed();
    let mut record = Record::new(Arc::new(Rules::osth_2019()));
    for action in actions(log) {
        // A break ends by itself or by the referee: whose that is, its time says.
        let is_break = action.iter().any(|it| name(&it.event) == "break_ended");
        for role in ROLES.into_iter().filter(|_| !is_break) {
            let mut other = action.clone();
            for recorded in &mut other {
                recorded.who.role = role;
            }
            let laws = Laws {
                version: Version::NEWEST,
                lexicon: Some(&day.lexicon),
                seed: Some(&secret),
                drafts: &[],
            };
            let found = law::of_action(&record, &other, laws);
            let no_office =
                found.is_err_and(|breach| matches!(breach.why, Rejection::NotYourOffice { .. }));
            assert_eq!(no_office, !may(&record, &action, role), "{role:?}: {action:#?}");
            for recorded in &action {
                asked.entry(name(&recorded.event)).or_default().insert(format!("{role:?}"));
            }
        }
        record.take_in(action);
    }
}

/// What random days have none of, or seldom: a time that runs to its end, publications, photographs, a picture of the club, sheets from elsewhere.
fn published() -> Day {
    let mut day = Day::of_players(2, LIST);
    let (first, reason) = (round(1), || "x".to_owned());
    day.must(Play::DrawLetters { round: first });
    day.must(Play::ShowLetters { round: first });
    day.pass(20_000);
    day.must(Play::StartRound { round: first });
    day.pass(1_000);
    day.must(Play::HoldTime);
    day.must(Play::PauseRound { tiles: PausedTiles::Shown, reason: reason() });
    day.must(Play::ResumeRound);
    day.pass(400_000);
    day.must(Play::NoteTime);
    day.must(Play::GiveUpRest { from: round(2), reason: reason() });
    day.must(Command::SetEmblem { emblem: None });
    let sheets = vec![Brought {
        player: player(1),
        round: round(1),
        lateness: Lateness::InTime,
        words: words("3: ΡΟΣ"),
        beside: Beside::default(),
    }];
    day.must(Play::TakeInSheets {
        from: "second.eforos".to_owned(),
        sheets,
        reason: String::new(),
    });
    day.must(Command::Publish { round: round(1) });
    day.must(Command::WithdrawPublication { round: round(1), reason: reason() });
    for number in [1, 2] {
        let (sha256, bytes) = (Digest::of(&[number]), 1000);
        day.must(Command::Photograph { sha256, bytes, side: Side::Front, place: None });
    }
    let (sha256, side) = (Digest::of(&[1]), Side::Front);
    let (player, round) = (player(1), round(1));
    day.must(Command::AssignPicture { sha256, round, player, side, quarters: 0 });
    day.must(Command::DiscardPicture { sha256: Digest::of(&[2]), reason: reason() });
    day.must(Command::DeletePictures { sha256s: None, reason: reason() });
    day
}

#[test]
fn each_event_is_of_the_offices_that_the_table_names() {
    let mut asked = BTreeMap::new();
    let mut dice = Dice(20_261_125);
    for _ in 0..60 {
        let mut day = new_day();
        for _ in 0..90 {
            step(&mut day, [dice.byte(), dice.byte(), dice.byte(), dice.byte()]);
        }
        asked_of_each(day.record.log(), &day, &mut asked);
    }
    let day = published();
    asked_of_each(day.record.log(), &day, &mut asked);
    let table = Table::new();
    let mut signed = new_day();
    signed.lexicon = table.lexicon.words().collect();
    asked_of_each(table.signed().log(), &signed, &mut asked);
    let known = [&ASSISTANTS[..], &JURYS, &ANYBODYS, &REFEREES, &["undone"]].concat();
    for (name, of) in &asked {
        assert!(known.contains(&name.as_str()), "{name} is in no row");
        assert_eq!(of.len(), ROLES.len(), "{name}");
    }
    let never: Vec<&&str> = known.iter().filter(|name| !asked.contains_key(**name)).collect();
    assert_eq!(never, Vec::<&&str>::new(), "no day had one");
}
