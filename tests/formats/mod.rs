//! A format that the program does not know is played whole, by implementing the trait and nothing else:
//! record, law, offices, undo, objections, signing and the stored form come from what every competition
//! has.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

pub mod called;
mod filed;
mod paper;
mod screen;
mod told;
mod traded;

use std::sync::Arc;

use called::{Ask, Called, CalledRules, Fact, Line, RULES, Refusal, Undecided};
use eforos::domain::clock::Moment;
use eforos::domain::contest::checkpoint::{Occasion, checkpoints};
use eforos::domain::contest::command::Command;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::event::{Event, Recorded};
use eforos::domain::contest::law::{self, Laws, Version};
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::office::Office;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::contest::{
    Context, Details, Format as _, Openness, Record, Rejection, RulesRef, decide,
};
use eforos::domain::head::Heads;
use eforos::domain::ids::{ObjectionId, PlayerId, RoundNo, Seq};
use eforos::domain::letters::Word;
use eforos::domain::lexicon::{Authority, Digest};
use eforos::domain::person::{Person, Role};
use eforos::domain::player::Span;
use eforos::lexicon::{Lexicon, Title};
use proptest::prelude::*;

fn word(text: &str) -> Word {
    text.parse().unwrap()
}

fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

fn person(role: Role) -> Person {
    Person { name: "Ε. Φόρου".to_owned(), role, station: "test".to_owned() }
}

/// A table at which words are called.
struct Table {
    record: Record<Called>,
    list: Lexicon,
    seed: Seed,
    elapsed_ms: i64,
    role: Role,
}

impl Table {
    /// Two players, a list of four words.
    fn new() -> Self {
        let rules = Arc::new(CalledRules { id: "called-1".to_owned() });
        let (name, edition) = ("four".to_owned(), "1".to_owned());
        let title = Title { name, edition, authority: Authority::Reference };
        let list = Lexicon::from_words(["ΚΑΡΟ", "ΡΟΚΑ", "ΝΑΙ", "ΡΟΣ"].map(word), title);
        let (seed, role) = (Seed::from_bytes([5; 32]), Role::Referee);
        let mut table = Self { record: Record::new(rules), list, seed, elapsed_ms: 0, role };
        table.must(Command::Create {
            details: Details { title: "Λέξεις".to_owned(), ..Details::default() },
            rules: RulesRef { id: "called-1".to_owned(), sha256: Digest::of(RULES.as_bytes()) },
            lexicon: table.list.passport().clone(),
            commitment: table.seed.commitment(),
        });
        for name in ["Άννα", "Βασίλης"] {
            let span = Span { from_round: round(1), to_round: round(3) };
            let (id, name, club) = (None, name.to_owned(), String::new());
            table.must(Command::AddPlayer { id, name, club, span });
        }
        table
    }

    fn ask(&mut self, command: Command<Called>) -> Result<(), Rejection<Called>> {
        self.elapsed_ms += 1_000;
        let now =
            Moment { wall_ms: 9_000 + self.elapsed_ms, session: 1, elapsed_ms: self.elapsed_ms };
        let who = person(self.role);
        let seed = Some(&self.seed);
        let context = Context { now, who: &who, lexicon: &self.list, seed, drafts: &[] };
        let events = decide(&self.record, command, &context)?;
        let action = self.record.number(events, now, &who);
        self.record.take_in(action);
        Ok(())
    }

    fn must(&mut self, command: Command<Called>) {
        self.ask(command).unwrap();
    }

    fn call(&mut self, by: u32, text: &str) {
        self.must(Command::Own(Ask::Call { player: player(by), word: word(text) }));
    }

    fn points(&self) -> Vec<(u32, u32)> {
        let contest = self.record.contest();
        let table = Called::table(contest, &Called::judge(contest, &self.list));
        table.iter().map(|line| (line.player.get(), line.points)).collect()
    }

    fn laws(&self) -> Laws<'_> {
        let (version, seed) = (Version::NEWEST, Some(&self.seed));
        Laws { version, lexicon: Some(&self.list), seed, drafts: &[] }
    }
}

/// A day from the first word to the signature.
fn signed() -> Table {
    let mut table = Table::new();
    table.call(1, "ΚΑΡΟ");
    table.call(2, "ΡΟΚΑ");
    table.call(2, "ΑΑΑΑ");
    table.must(Command::Own(Ask::EndRound));
    table.call(1, "ΝΑΙ");
    let again = table.ask(Command::Own(Ask::Call { player: player(2), word: word("ΝΑΙ") }));
    assert_eq!(again, Err(Refusal::Repeated { word: word("ΝΑΙ") }.into()));
    let stranger = table.ask(Command::Own(Ask::Call { player: player(9), word: word("ΡΟΣ") }));
    assert_eq!(stranger, Err(Rejection::UnknownPlayer { player: player(9) }));
    assert_eq!(table.points(), [(1, 2), (2, 1)]);

    // Undo looks back over what it may, and its own event stays in the history.
    table.call(2, "ΡΟΣ");
    table.must(undo(&table.record));
    assert_eq!(table.points(), [(1, 2), (2, 1)]);
    let log = table.record.log();
    assert!(matches!(log.last().unwrap().event, Event::Undone { .. }));

    assert_eq!(table.ask(Command::Sign), Err(Rejection::RoundsOpen { round: round(2) }));
    table.must(Command::Own(Ask::EndRound));
    table.must(Command::Own(Ask::EndRound));
    assert_eq!(table.ask(Command::Own(Ask::EndRound)), Err(Refusal::NoRound.into()));
    let doubts = vec![Undecided(word("ΑΑΑΑ"))];
    assert_eq!(table.ask(Command::Sign), Err(Rejection::Provisional { doubts }));
    let (ruled, evidence) = (Ruled::Invalid, String::new());
    table.must(Command::RuleWord { seen: None, word: word("ΑΑΑΑ"), ruled, evidence });
    let about = About::Word { round: round(1), word: word("ΑΑΑΑ") };
    table.must(Command::LodgeObjection { player: player(2), about });
    table.must(Command::DecideObjection {
        objection: ObjectionId::FIRST,
        outcome: Outcome::Upheld,
        reason: "λεξικό, σελίδα 3".to_owned(),
    });
    assert_eq!(table.points(), [(1, 2), (2, 2)]);
    table.must(Command::Sign);
    table
}

#[test]
fn it_is_played_from_the_first_word_to_the_signature() {
    let mut table = signed();
    let contest = table.record.contest();
    assert_eq!(contest.common.openness, Openness::Signed);
    assert_eq!(
        contest.tables,
        [[Line { player: player(1), points: 2 }, Line { player: player(2), points: 2 },]]
    );
    assert_eq!(contest.common.signings[0].sha256, Digest::of(b"1;2\n2;2"));
    assert_eq!(contest.common.revealed, Some(table.seed.clone()));
    assert_eq!(table.ask(Command::Own(Ask::EndRound)), Err(Rejection::Signed));
}

#[test]
fn its_events_need_their_offices() {
    let mut table = Table::new();
    table.role = Role::Assistant;
    table.call(1, "ΚΑΡΟ");
    let office = Office::Referee;
    let refused = Err(Rejection::NotYourOffice { office });
    assert_eq!(table.ask(Command::Own(Ask::EndRound)), refused);
    table.role = Role::Referee;
    table.must(Command::Own(Ask::EndRound));
    table.role = Role::Assistant;
    assert_eq!(
        table.ask(undo(&table.record)),
        refused,
        "an undo needs the office of what it takes back"
    );
}

#[test]
fn its_stored_form_stands_under_its_name_and_another_s_is_not_read() {
    let mut table = Table::new();
    table.call(1, "ΚΑΡΟ");
    table.must(Command::Own(Ask::EndRound));
    for Recorded { event, .. } in table.record.log() {
        let text = serde_json::to_string(event).unwrap();
        assert_eq!(&serde_json::from_str::<Event<Called>>(&text).unwrap(), event);
    }
    let ended: Event<Called> = Event::Own(Fact::RoundEnded { round: round(1) });
    let text = r#"{"called":{"round_ended":{"round":1}}}"#;
    assert_eq!(serde_json::to_string(&ended).unwrap(), text);
    for other in [
        r#"{"anagram":{"round_ended":{"round":1}}}"#,
        r#"{"own":{"round_ended":{"round":1}}}"#,
        r#"{"called":{"round_ended":{"round":1,"more":1}}}"#,
        r#"{"undone":{"action":1,"more":1}}"#,
        r#"{"undone":{"action":1},"called":{}}"#,
        r#""undone""#,
    ] {
        assert!(serde_json::from_str::<Event<Called>>(other).is_err(), "{other}");
    }
}

#[test]
fn a_forged_history_is_named() {
    let mut table = Table::new();
    table.call(1, "ΚΑΡΟ");
    let at = Moment { wall_ms: 99_000, session: 1, elapsed_ms: 90_000 };
    let of = |events: Vec<Event<Called>>, role| {
        let action = table.record.number(events, at, &person(role));
        law::of_action(&table.record, &action, table.laws()).map_err(|breach| breach.why)
    };
    let call = |number, text: &str| {
        Event::Own(Fact::WordCalled { round: round(number), player: player(1), word: word(text) })
    };
    assert_eq!(of(vec![call(1, "ΡΟΣ")], Role::Referee), Ok(()));
    assert_eq!(
        of(vec![call(2, "ΡΟΣ")], Role::Referee),
        Err(Refusal::OtherRound { round: round(2) }.into())
    );
    assert_eq!(
        of(vec![call(1, "ΡΟΣ"), call(1, "ΝΑΙ")], Role::Referee),
        Err(Rejection::NotTogether)
    );
    let ended = Event::Own(Fact::RoundEnded { round: round(1) });
    let office = Office::Referee;
    assert_eq!(of(vec![ended], Role::Assistant), Err(Rejection::NotYourOffice { office }));
}

#[test]
fn the_ends_of_its_rounds_are_checkpoints() {
    let mut table = Table::new();
    table.must(Command::Own(Ask::EndRound));
    table.call(1, "ΚΑΡΟ");
    table.must(Command::Own(Ask::EndRound));
    let log = table.record.log();
    let mut heads = Heads::default();
    heads.extend(log.iter().map(|recorded| Digest::of(&recorded.seq.0.to_be_bytes())));
    let found: Vec<Occasion> =
        checkpoints(&table.record, &heads).map(|checkpoint| checkpoint.of).collect();
    assert_eq!(found, [Occasion::RoundEnded(round(1)), Occasion::RoundEnded(round(2))]);
}

/// Stands for whatever can be taken back then.
const NEWEST: Seq = Seq(0);

/// What somebody may try at the table.
fn any_command() -> impl Strategy<Value = Command<Called>> {
    let texts = ["ΚΑΡΟ", "ΡΟΚΑ", "ΝΑΙ", "ΡΟΣ", "ΑΑΑ"];
    prop_oneof![
        (1_u32..4, 0_usize..5).prop_map(move |(by, text)| {
            Command::Own(Ask::Call { player: player(by), word: word(texts[text]) })
        }),
        Just(Command::Own(Ask::EndRound)),
        (0_usize..5).prop_map(move |text| Command::RuleWord {
            seen: None,
            word: word(texts[text]),
            ruled: Ruled::Valid,
            evidence: String::new(),
        }),
        Just(Command::Undo { action: NEWEST }),
        Just(Command::Sign),
        Just(Command::Reopen { reason: "λάθος".to_owned() }),
    ]
}

proptest! {
    /// Whatever is asked: the state is that of the history, read back from its stored form.
    #[test]
    fn the_live_state_is_the_replayed_one(commands in prop::collection::vec(any_command(), 0..60)) {
        let mut table = Table::new();
        for command in commands {
            let command = match command {
                Command::Undo { .. } => undo(&table.record),
                command => command,
            };
            let _ = table.ask(command);
        }
        let stored = table.record.log().iter().map(|recorded| {
            let text = serde_json::to_string(&recorded.event).unwrap();
            Recorded { event: serde_json::from_str(&text).unwrap(), ..recorded.clone() }
        });
        let rules = Arc::new(CalledRules { id: "called-1".to_owned() });
        let replayed = Record::replay(rules, stored);
        prop_assert_eq!(replayed.contest(), table.record.contest());
    }
}
