//! Histories that somebody forged who has the file and knows how its hashes are made. Each is named,
//! by its first event that may not stand, and none is continued; it can still be looked at.

use crate::common::files::{CompetitionFile, verify};
use std::sync::Arc;

use eforos::domain::contest::RulesRef;
use eforos::domain::contest::law::{self, Laws, Version};
use eforos::domain::contest::objection::Outcome as Decision;
use eforos::domain::contest::office::Office;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::event::{AlertOutcome, Event as A, PausedTiles};
use eforos::domain::formats::anagram::refusal::Refusal;
use eforos::domain::formats::anagram::rules::{OSTH_2019, Rules};
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{Event, Record, Recorded, Rejection as R};
use eforos::domain::ids::{Attempt, ObjectionId, PenaltyId, RoundNo, Seq, SheetId};
use eforos::domain::letters::Letter;
use eforos::domain::lexicon::Digest;
use eforos::domain::person::Role;
use eforos::domain::player::{Player, Span};
use eforos::domain::timing::law::BadTime;
use eforos::language::Language;
use eforos::storage::{Access, CheckOutcome, Checked, Failure, ForbiddenEvent, Problem, RulesOf};
use rusqlite::Connection;

use crate::chain::write_history;
use crate::table::{Table, player, round, word};

/// Somebody with the file.
struct Forger {
    table: Table,
    events: Vec<Recorded>,
}

impl Forger {
    fn with(history: impl FnOnce(&Table) -> Record) -> Self {
        let table = Table::new();
        let events = history(&table).log().to_vec();
        Self { table, events }
    }

    fn signed() -> Self {
        Self::with(Table::signed)
    }

    fn played() -> Self {
        Self::with(Table::played)
    }

    /// Adds an action of one event, half a second after the last.
    fn add(&mut self, event: impl Into<Event>) -> &mut Self {
        self.add_all(vec![event.into()])
    }

    fn add_all(&mut self, events: Vec<Event>) -> &mut Self {
        let last = self.events.last().unwrap().clone();
        let action = Seq(last.seq.0 + 1);
        let mut at = last.at;
        (at.wall_ms, at.elapsed_ms) = (at.wall_ms + 500, at.elapsed_ms + 500);
        for (seq, event) in (action.0..).map(Seq).zip(events) {
            self.events.push(Recorded { seq, action, at, who: last.who.clone(), event });
        }
        self
    }

    /// Where the first such event stands.
    fn place(&self, is_it: impl Fn(&Event) -> bool) -> usize {
        self.events.iter().position(|recorded| is_it(&recorded.event)).unwrap()
    }

    /// Keeps only the events before this place.
    fn cut(&mut self, at: usize) -> &mut Self {
        self.events.truncate(at);
        self
    }

    /// Leaves an event out; what follows moves up.
    fn leave_out(&mut self, at: usize) -> &mut Self {
        self.events.remove(at);
        self.renumber()
    }

    /// Puts an event before this place, done by whoever did what was there.
    fn insert(&mut self, at: usize, event: impl Into<Event>) -> &mut Self {
        let event = event.into();
        self.events.insert(at, Recorded { event, ..self.events[at].clone() });
        self.renumber()
    }

    /// Every event an action of its own, but those that belonged together.
    fn renumber(&mut self) -> &mut Self {
        let before = self.events.clone();
        let mut action = Seq(1);
        for (index, recorded) in self.events.iter_mut().enumerate() {
            let same = index > 0
                && before[index].action == before[index - 1].action
                && before[index].seq != before[index - 1].seq;
            recorded.seq = Seq(index as u64 + 1);
            if !same {
                action = recorded.seq;
            }
            recorded.action = action;
        }
        // An undo names its action by number.
        self
    }

    fn who_did(&mut self, at: usize, role: Role) -> &mut Self {
        self.events[at].who.role = role;
        self
    }

    /// What is found when the history is written with right hashes: the first unlawful event.
    fn found(&self) -> ForbiddenEvent<Anagram> {
        self.table.create().close().unwrap();
        let path = self.table.path();
        write_history(&path, &self.events, 2);
        let verification = verify(&path).unwrap();
        let law = verification.checks.iter().find(|check| check.what == Checked::Law).unwrap();
        let CheckOutcome::Failed { at, why: Failure::Unlawful(unlawful) } = &law.outcome else {
            panic!("it holds: {law:?}")
        };
        assert_eq!(*at, Some(unlawful.seq));
        for language in Language::ALL {
            let said = law.sentence(language, |key| key);
            assert!(said.contains(&unlawful.seq.to_string()), "{said}");
        }
        // It is not continued, and can be looked at.
        let refused = CompetitionFile::open(&path, Access::Write).unwrap_err();
        let Problem::Unlawful(on_opening) = refused.problem else { panic!("{refused}") };
        assert_eq!(on_opening, *unlawful);
        let file = CompetitionFile::open(&path, Access::Read).unwrap();
        assert_eq!(file.read_record().unwrap().log(), self.events);
        drop(file);
        std::fs::remove_file(&path).unwrap();
        unlawful.event().unwrap().clone()
    }

    /// Expects that the event at this place is the first that may not stand, and why.
    fn expect(&self, at: usize, why: &R) {
        let found = self.found();
        assert_eq!((found.recorded.seq.0, &found.why), (at as u64 + 1, why));
    }

    fn expect_last(&self, why: &R) {
        self.expect(self.events.len() - 1, why);
    }
}

/// Whether the law lets a history pass, without a file.
pub fn is_lawful(table: &Table, log: &[Recorded]) -> bool {
    let laws = Laws {
        version: Version::NEWEST,
        lexicon: Some(&table.lexicon),
        seed: Some(&table.seed),
        drafts: &[],
    };
    let mut record = Record::new(Arc::new(Rules::osth_2019()));
    log.chunk_by(|one, next| one.action == next.action).all(|action| {
        let lawful = law::of_action(&record, action, laws).is_ok();
        record.take_in(action.to_vec());
        lawful
    })
}

fn reason() -> String {
    "λόγος".to_owned()
}

fn drawn(number: u8) -> impl Fn(&Event) -> bool {
    move |event| matches!(event, Event::Own(A::LettersDrawn { round, .. }) if round.get() == number)
}

fn is_signing(event: &Event) -> bool {
    matches!(event, Event::Signed { .. })
}

#[test]
fn honest_histories_hold() {
    let table = Table::new();
    table.create().close().unwrap();
    for record in [table.begun(), table.played(), table.signed()] {
        write_history(&table.path(), record.log(), 2);
        assert_eq!(verify(&table.path()).unwrap().first_failure(), None);
    }
}

/// A program that knows no newer form would read the first part of the file and call the rest damaged.
#[test]
fn no_event_of_an_older_form_follows_one_of_a_newer() {
    let forger = Forger::played();
    forger.table.create().close().unwrap();
    let path = forger.table.path();
    write_history(&path, &forger.events, 2);
    assert!(verify(&path).unwrap().holds());
    let last = forger.events.last().unwrap().action;
    crate::chain::forge_and_seal(&path, |connection| {
        let sql = "UPDATE events SET version = 1 WHERE action = ?1";
        connection.execute(sql, [i64::try_from(last.0).unwrap()]).unwrap();
    });
    let refused = CompetitionFile::open(&path, Access::Write).unwrap_err();
    let Problem::Unlawful(unlawful) = refused.problem else { panic!("{refused}") };
    assert_eq!((unlawful.seq, &unlawful.event().unwrap().why), (last, &R::OlderVersion));
    let law = verify(&path).unwrap();
    let law = law.checks.iter().find(|check| check.what == Checked::Law).unwrap();
    let CheckOutcome::Failed { why: Failure::Unlawful(same), .. } = &law.outcome else {
        panic!("it holds: {law:?}")
    };
    assert_eq!(*same, unlawful);
    // The other way round it is what a file of 0.1.0 becomes.
    crate::chain::forge_and_seal(&path, |connection| {
        let sql = "UPDATE events SET version = CASE WHEN action = ?1 THEN 2 ELSE 1 END";
        connection.execute(sql, [i64::try_from(last.0).unwrap()]).unwrap();
    });
    CompetitionFile::open(&path, Access::Write).unwrap();
}

#[test]
fn the_halls_word_does_not_change_between_draws() {
    let mut forger = Forger::played();
    let at = forger.place(drawn(5));
    forger.insert(at, Event::HallWordSet { text: "οκτώ".to_owned() });
    forger.expect(at, &R::DrawsBegun);
    // Nor does the commitment.
    let mut forger = Forger::played();
    forger.insert(at, Event::CommitmentRenewed { commitment: Digest::of(b"other") });
    forger.expect(at, &R::DrawsBegun);
}

#[test]
fn a_shown_draw_is_not_undone_for_another_word() {
    let mut forger = Forger::played();
    let shown = forger.place(|event| matches!(event, Event::Own(A::LettersShown { .. })));
    forger.cut(shown + 1);
    let draw = forger.events[shown - 1].action;
    forger.add(Event::Undone { action: draw });
    forger.expect_last(&R::NothingToUndo);
    // Not even one that nobody saw: the word stays.
    let mut forger = Forger::played();
    forger.cut(shown);
    let draw = forger.events[shown - 1].action;
    forger.add(Event::Undone { action: draw });
    forger.add(Event::HallWordSet { text: "οκτώ".to_owned() });
    forger.expect_last(&R::DrawsBegun);
}

#[test]
fn nothing_follows_a_signing_but_a_reopening() {
    let penalty = |number| Event::PenaltyImposed {
        penalty: PenaltyId::new(number).unwrap(),
        player: player(1),
        round: round(1),
        kind: PenaltyKind::Expelled,
        reason: reason(),
    };
    let ruling =
        Event::WordRuled { word: word("ΑΑΑ"), ruled: Ruled::Valid, evidence: String::new() };
    for event in [penalty(2), ruling, Event::HallWordSet { text: String::new() }] {
        Forger::signed().add(event).expect_last(&R::Signed);
    }
    let mut forger = Forger::signed();
    let signing = forger.events.last().unwrap().action;
    forger.add(Event::Undone { action: signing });
    forger.expect_last(&R::Signed);
    // A second issue without a reopening.
    let mut forger = Forger::signed();
    let mut again = forger.events.last().unwrap().event.clone();
    if let Event::Signed { issue, .. } = &mut again {
        *issue = 2;
    }
    forger.add(again);
    forger.expect_last(&R::Signed);
    Forger::played().add(Event::Reopened { reason: reason() }).expect_last(&R::NotSigned);
    Forger::signed().add(Event::Reopened { reason: " ".to_owned() }).expect_last(&R::ReasonMissing);
}

#[test]
fn everybody_keeps_to_their_office() {
    let referee = R::NotYourOffice { office: Office::Referee };
    let mut forger = Forger::signed();
    let last = forger.events.len() - 1;
    forger.who_did(last, Role::Assistant).expect_last(&referee);
    for is_it in [
        (|event| matches!(event, Event::CompetitionCreated { .. })) as fn(&Event) -> bool,
        |event| matches!(event, Event::PlayerAdded { .. }),
        |event| matches!(event, Event::HallWordSet { .. }),
        |event| matches!(event, Event::Own(A::LettersDrawn { .. })),
        |event| matches!(event, Event::Own(A::RoundStarted { .. })),
        |event| matches!(event, Event::Undone { .. }),
        |event| matches!(event, Event::PenaltyImposed { .. }),
        |event| matches!(event, Event::ObjectionDecided { .. }),
    ] {
        let mut forger = Forger::signed();
        let at = forger.place(is_it);
        forger.who_did(at, Role::Assistant).expect(at, &referee);
        let mut forger = Forger::signed();
        forger.who_did(at, Role::Jury).expect(at, &referee);
    }
    // Words are the jury's, sheets are not.
    let mut forger = Forger::signed();
    let at = forger.place(|event| matches!(event, Event::WordRuled { .. }));
    let jury = R::NotYourOffice { office: Office::Jury };
    forger.who_did(at, Role::Assistant).expect(at, &jury);
    let mut forger = Forger::signed();
    let at = forger.place(|event| matches!(event, Event::Own(A::SheetKeyed { .. })));
    let assistant = R::NotYourOffice { office: Office::Assistant };
    forger.who_did(at, Role::Jury).expect(at, &assistant);
    // Sheets are the assistants' work.
    let mut forger = Forger::signed();
    for at in 0..forger.events.len() {
        if let Event::Own(A::SheetKeyed { .. } | A::SheetsCollected { .. }) =
            forger.events[at].event
        {
            forger.who_did(at, Role::Assistant);
        }
    }
    let table = &forger.table;
    table.create().close().unwrap();
    write_history(&table.path(), &forger.events, 2);
    assert_eq!(verify(&table.path()).unwrap().first_failure(), None);
}

#[test]
fn drawn_letters_are_those_of_the_seed() {
    // The seed is left out of the signing, so that nobody could derive them again.
    let mut forger = Forger::signed();
    let last = forger.events.len() - 1;
    if let Event::Signed { seed, .. } = &mut forger.events[last].event {
        *seed = None;
    }
    forger.expect_last(&R::SeedMissing);
    // Another seed.
    if let Event::Signed { seed, .. } = &mut forger.events[last].event {
        *seed = Some(Seed::from_bytes([9; 32]));
    }
    forger.expect_last(&R::OtherSeed);
    // Letters that the bags have and the seed does not give.
    let mut forger = Forger::played();
    let at = forger.place(drawn(1));
    if let Event::Own(A::LettersDrawn { letters, .. }) = &mut forger.events[at].event {
        letters.reverse();
    }
    assert!(matches!(forger.found().why, R::Own(Refusal::OtherLetters { .. })));
    // Another attempt, to draw until the letters please.
    let mut forger = Forger::played();
    if let Event::Own(A::LettersDrawn { attempt, .. }) = &mut forger.events[at].event {
        *attempt = Attempt::FIRST.next();
    }
    forger.expect(at, &R::OutOfNumber { expected: 1, got: 2 });
}

#[test]
fn typed_letters_are_tiles_of_the_bags() {
    let is_typed = |event: &Event| matches!(event, Event::Own(A::LettersTyped { .. }));
    let with = |change: fn(&mut Vec<Letter>)| {
        let mut forger = Forger::played();
        let at = forger.place(is_typed);
        if let Event::Own(A::LettersTyped { letters, .. }) = &mut forger.events[at].event {
            change(letters);
        }
        let found = forger.found();
        assert_eq!(found.recorded.seq.0, at as u64 + 1);
        found.why
    };
    let short = with(|letters| {
        letters.pop();
    });
    assert_eq!(short, R::Own(Refusal::LetterCount { got: 6, wanted: 7 }));
    let many = with(|letters| letters[0] = letters[1]);
    assert!(matches!(many, R::Own(Refusal::NotInBag { .. } | Refusal::Ratio { .. })), "{many:?}");
    let of_one_kind = with(|letters| {
        let vowel = *letters.last().unwrap();
        letters.fill(vowel);
    });
    assert!(matches!(of_one_kind, R::Own(Refusal::Ratio { .. })));
    // What the guard asks for is not left out: two players' high letters would stay in the bag.
    let mut forger = Forger::played();
    let at = forger.place(is_typed);
    forger.insert(at + 1, A::TilesPutBack { round: round(2), letters: Vec::new() });
    forger.events[at + 1].action = forger.events[at].action;
    assert_eq!(forger.found().why, R::NotTogether);
}

#[test]
fn nobody_who_is_not_there_has_a_sheet_or_a_penalty() {
    let nobody = R::UnknownPlayer { player: player(9) };
    let penalty = PenaltyId::new(2).unwrap();
    let imposed =
        |player, round, kind, reason| Event::from_penalty(penalty, player, round, kind, reason);
    Forger::played()
        .add(imposed(player(9), round(1), PenaltyKind::Expelled, reason()))
        .expect_last(&nobody);
    Forger::played()
        .add(imposed(player(1), round(1), PenaltyKind::Expelled, "  ".to_owned()))
        .expect_last(&R::ReasonMissing);
    Forger::played()
        .add(imposed(player(1), round(15), PenaltyKind::Expelled, reason()))
        .expect_last(&R::UnknownRound { round: round(15), last: round(14) });
    let nothing = PenaltyKind::Deduction { points: 0 };
    Forger::played()
        .add(imposed(player(1), round(1), nothing, reason()))
        .expect_last(&R::NothingDeducted);
    let sheet = SheetId::new(40).unwrap();
    let words = SheetWords::default();
    let key =
        |sheet, of| A::SheetKeyed { sheet, player: of, round: round(1), words: words.clone() };
    Forger::played().add(key(sheet, Some(player(9)))).expect_last(&nobody);
    Forger::played()
        .add(key(sheet, Some(player(1))))
        .expect_last(&R::Own(Refusal::AlreadyKeyed { sheet: SheetId::FIRST }));
    Forger::played()
        .add(key(SheetId::FIRST, None))
        .expect_last(&R::OutOfNumber { expected: 40, got: 1 });
}

trait Imposed {
    fn from_penalty(
        penalty: PenaltyId,
        player: eforos::domain::ids::PlayerId,
        round: RoundNo,
        kind: PenaltyKind,
        reason: String,
    ) -> Event;
}

impl Imposed for Event {
    fn from_penalty(
        penalty: PenaltyId,
        player: eforos::domain::ids::PlayerId,
        round: RoundNo,
        kind: PenaltyKind,
        reason: String,
    ) -> Event {
        Event::PenaltyImposed { penalty, player, round, kind, reason }
    }
}

#[test]
fn objections_are_lodged_before_they_are_decided() {
    let objection = ObjectionId::new(2).unwrap();
    let outcome = Decision::Upheld;
    Forger::played()
        .add(Event::ObjectionDecided { objection, outcome, reason: reason() })
        .expect_last(&R::NoObjection { objection });
    // Upheld, and nothing follows from it: the void stays.
    let mut forger = Forger::played();
    let at = forger.place(|event| matches!(event, Event::ObjectionDecided { .. }));
    if let Event::ObjectionDecided { outcome, .. } = &mut forger.events[at].event {
        *outcome = Decision::Upheld;
    }
    forger.expect(at, &R::NotTogether);
    // Lodged while the day is not over.
    let mut forger = Forger::played();
    let lodged = forger.place(|event| matches!(event, Event::ObjectionLodged { .. }));
    let event = forger.events[lodged].event.clone();
    forger.insert(20, event);
    assert_eq!(forger.found().why, R::TooEarlyToObject);
}

#[test]
fn the_clock_says_what_it_shows() {
    let is_stop = |event: &Event| matches!(event, Event::Own(A::RoundStopped { .. }));
    let mut forger = Forger::played();
    let at = forger.place(is_stop);
    if let Event::Own(A::RoundStopped { remaining_ms, .. }) = &mut forger.events[at].event {
        *remaining_ms -= 1;
    }
    assert!(matches!(forger.found().why, R::Time(BadTime::Other { .. })));
    let of_round_1 = |event: A| {
        let mut forger = Forger::played();
        forger.cut(at);
        forger.add(event);
        forger
    };
    let number = round(1);
    of_round_1(A::RoundEnded { round: number }).expect_last(&R::Time(BadTime::NotDue));
    let outcome = AlertOutcome::Given;
    of_round_1(A::AlertReached { round: number, alert_ms: 60_000, outcome })
        .expect_last(&R::Time(BadTime::NotDue));
    of_round_1(A::RoundResumed { round: number, remaining_ms: 0 })
        .expect_last(&R::Time(BadTime::IsSo));
    let tiles = PausedTiles::Hidden;
    let paused = A::RoundPaused { round: number, remaining_ms: 1, tiles, reason: reason() };
    assert!(matches!(of_round_1(paused).found().why, R::Time(BadTime::Other { got_ms: 1, .. })));
    let set = A::RemainingSet { round: number, remaining_ms: i64::MAX, reason: reason() };
    assert!(matches!(of_round_1(set).found().why, R::Time(BadTime::OutOfRange { .. })));
    // Of a time that ran out nothing is given back.
    let given_back = A::RemainingSet { round: round(14), remaining_ms: 60_000, reason: reason() };
    Forger::played().add(given_back).expect_last(&R::Time(BadTime::NoTime));
    of_round_1(A::BreakEnded { after: round(5) }).expect_last(&R::Time(BadTime::NoTime));
    // A round that is longer than the rules say.
    let mut forger = Forger::played();
    let started = forger.place(|event| matches!(event, Event::Own(A::RoundStarted { .. })));
    if let Event::Own(A::RoundStarted { full_ms, .. }) = &mut forger.events[started].event {
        *full_ms += 60_000;
    }
    assert!(matches!(forger.found().why, R::Time(BadTime::Other { .. })));
    // Real time does not go back.
    let mut forger = Forger::played();
    forger.events[started + 1].at.elapsed_ms -= 20_000;
    forger.expect(started + 1, &R::TimeBackwards);
}

#[test]
fn a_late_sheet_stays_late_and_a_second_look_is_anothers() {
    let mut forger = Forger::played();
    let lateness = Lateness::InTime;
    let players = vec![player(3)];
    forger.add(A::SheetsCollected { round: round(5), players, lateness });
    forger.expect_last(&R::Own(Refusal::MarkedLate { player: player(3) }));
    let name = Table::new().who.name;
    Forger::played()
        .add(A::SheetChecked { sheet: SheetId::FIRST })
        .expect_last(&R::Own(Refusal::SamePerson { name }));
}

#[test]
fn numbers_and_names_have_limits() {
    let span = Span { from_round: round(1), to_round: round(14) };
    let named = |id: u32, name: &str| Event::PlayerAdded {
        player: Player { id: player(id), name: name.to_owned(), club: String::new(), span },
    };
    Forger::played()
        .add(named(1000, "Άννα"))
        .expect_last(&R::PlayerNumber { player: player(1000) });
    Forger::played().add(named(2, "Άννα")).expect_last(&R::PlayerExists { player: player(2) });
    Forger::played().add(named(4, " ")).expect_last(&R::NameMissing);
    // Nobody is removed from what was played, nor as somebody else than they were.
    let record = Table::played(&Table::new());
    let there = record.contest().common.players[&player(2)].clone();
    Forger::played()
        .add(Event::PlayerRemoved { player: there.clone() })
        .expect_last(&R::NotRemovable { player: player(2) });
    let mut forger = Forger::played();
    let drawn = forger.place(|event| matches!(event, Event::Own(_)));
    let removed =
        Event::PlayerRemoved { player: Player { club: "Δράμα".to_owned(), ..there } };
    forger.cut(drawn - 1).add(removed).expect_last(&R::UnknownPlayer { player: player(2) });
    assert!(matches!(
        Forger::played().add(named(4, &"α".repeat(121))).found().why,
        R::UnfitText(_)
    ));
}

#[test]
fn what_is_done_together_is_one_action() {
    // Two things that nobody does in one action.
    let details = Event::DetailsChanged { details: Box::default() };
    let mut forger = Forger::played();
    forger.add_all(vec![details.clone(), details]);
    assert_eq!(forger.found().why, R::NotTogether);
    // Part of a later action is moved into an earlier one.
    let mut forger = Forger::played();
    let at = forger.place(drawn(1));
    forger.events[at + 1].action = forger.events[at].action;
    assert_eq!(forger.found().why, R::NotTogether);
    // One sheet late and another in time: only who was late already stays so beside others.
    let collected = |number, lateness| {
        Event::Own(A::SheetsCollected { round: round(5), players: vec![player(number)], lateness })
    };
    let pair = |late| vec![collected(late, Lateness::Late), collected(1, Lateness::InTime)];
    Forger::played().add_all(pair(2)).expect_last(&R::NotTogether);
    let mut honest = Forger::played();
    honest.add_all(pair(3));
    assert!(is_lawful(&honest.table, &honest.events));
    // Two sheets change their places, and no third one with them.
    let mut honest = Forger::played();
    let keyed = |number| {
        let of = |recorded: &Recorded| match &recorded.event {
            Event::Own(A::SheetKeyed { sheet, player: Some(of), round: in_round, .. }) => {
                (*of == player(number) && *in_round == round(1)).then_some(*sheet)
            }
            _ => None,
        };
        Forger::played().events.iter().find_map(of).unwrap()
    };
    let moved = |sheet, number| {
        Event::Own(A::SheetMoved { sheet, player: player(number), round: round(1) })
    };
    honest.add_all(vec![moved(keyed(1), 2), moved(keyed(2), 1)]);
    assert!(is_lawful(&honest.table, &honest.events));
    for forged in [
        vec![moved(keyed(1), 2), moved(keyed(2), 3)],
        vec![moved(keyed(1), 3), moved(keyed(2), 1)],
        vec![moved(keyed(1), 2), moved(keyed(2), 1), moved(keyed(1), 1)],
    ] {
        Forger::played().add_all(forged).expect_last(&R::NotTogether);
    }
    // Sheets taken in from nowhere.
    Forger::played()
        .add(A::SheetsTakenIn { from: "αλλού".to_owned() })
        .expect_last(&R::NotTogether);
}

/// Whoever is left out of a history is missing in what follows.
#[test]
fn an_event_that_is_left_out_is_noticed_by_those_that_stand_on_it() {
    let length = Forger::signed().events.len();
    let mut unnoticed = Vec::new();
    for at in 1..length {
        let mut forger = Forger::signed();
        let event = forger.events[at].event.clone();
        forger.leave_out(at);
        if is_lawful(&forger.table, &forger.events) {
            unnoticed.push(event);
        }
    }
    // What nothing stands on can be left out, and the signing is the last: only a head that left the
    // hall tells. Everything that the signed table stands on is among the rest.
    for event in unnoticed {
        let is_without_effect = is_signing(&event)
            || matches!(
                event,
                Event::ObjectionLodged { .. }
                    | Event::Own(
                        A::SheetsCollected { .. }
                            | A::LettersShown { .. }
                            | A::LettersCorrected { .. }
                    )
                    // The list refuses the word without it.
                    | Event::WordRuled { .. }
            );
        assert!(is_without_effect, "{event:?}");
    }
}

/// Rules of a club under the name of the standard ones are told as a club's.
#[test]
fn whose_rules_they_are_is_told() {
    let own = Forger::signed();
    let table = &own.table;
    table.create_with(&own.events).close().unwrap();
    let rules_of = || {
        let verification = verify(&table.path()).unwrap();
        verification.checks.iter().find_map(|check| match &check.what {
            Checked::Rules { id, sha256, of } => Some((id.clone(), *sha256, *of)),
            _ => None,
        })
    };
    let standard = Digest::of(OSTH_2019.as_bytes());
    assert_eq!(rules_of(), Some(("osth-2019".to_owned(), standard, RulesOf::Program)));

    // Another text under the same name: a valid word of seven letters gets 30 points.
    let text = OSTH_2019.replacen("7 = 3", "7 = 30", 1);
    assert_ne!(text, OSTH_2019);
    let sha256 = Digest::of(text.as_bytes());
    let connection = Connection::open(table.path()).unwrap();
    let sql = "UPDATE parts SET sha256 = ?1, bytes = ?2 WHERE kind = 'rules'";
    connection.execute(sql, (sha256.as_bytes(), text.as_bytes())).unwrap();
    drop(connection);
    let mut events = own.events.clone();
    if let Event::CompetitionCreated { rules, .. } = &mut events[0].event {
        *rules = RulesRef { id: "osth-2019".to_owned(), sha256 };
    }
    write_history(&table.path(), &events, 2);
    assert_eq!(rules_of(), Some(("osth-2019".to_owned(), sha256, RulesOf::Club)));
    let verification = verify(&table.path()).unwrap();
    let said: Vec<String> = verification
        .checks
        .iter()
        .map(|check| check.sentence(Language::English, |key| key))
        .collect();
    assert!(said.iter().any(|line| line.contains("A club's own rules")), "{said:#?}");

    // Under another name than the text's own they are refused.
    if let Event::CompetitionCreated { rules, .. } = &mut events[0].event {
        rules.id = "άλλοι".to_owned();
    }
    write_history(&table.path(), &events, 2);
    assert!(!verify(&table.path()).unwrap().holds());
}

/// What a hostile trial got through, once each.
#[test]
fn what_a_trial_got_through_is_caught() {
    // One action in two versions: its halves were asked apart.
    let forger = Forger::played();
    let table = &forger.table;
    table.create().close().unwrap();
    let drawn = forger.place(drawn(1));
    let mut events = forger.events.clone();
    events[drawn].action = events[drawn - 1].action;
    write_history(&table.path(), &events, 2);
    crate::chain::forge_and_seal(&table.path(), |connection| {
        let sql = "UPDATE events SET version = 1 WHERE seq <= ?1";
        connection.execute(sql, [i64::try_from(drawn).unwrap()]).unwrap();
    });
    assert!(!verify(&table.path()).unwrap().holds());

    // The first version binds no words, whatever its body says.
    let signed = Forger::signed();
    write_history(&table.path(), &signed.events, 1);
    assert!(!verify(&table.path()).unwrap().holds());

    // A list under another authority than the one that was kept.
    let mut events = forger.events.clone();
    if let Event::CompetitionCreated { lexicon, .. } = &mut events[0].event {
        lexicon.authority = eforos::domain::lexicon::Authority::Reference;
    }
    write_history(&table.path(), &events, 2);
    assert!(!verify(&table.path()).unwrap().holds());
    assert!(CompetitionFile::open(&table.path(), Access::Write).is_err());

    // A body that says the same in another form: other readers may read another meaning.
    write_history(&table.path(), &forger.events, 2);
    assert!(verify(&table.path()).unwrap().holds());
    crate::chain::forge_and_seal(&table.path(), |connection| {
        connection.execute_batch("UPDATE events SET body = body || ' ' WHERE seq = 5").unwrap();
    });
    assert!(!verify(&table.path()).unwrap().holds());

    // A file that is for something else.
    write_history(&table.path(), &forger.events, 2);
    for sql in [
        "UPDATE meta SET value = 'foo'",
        "UPDATE meta SET value = 'publication'",
        "INSERT INTO meta VALUES ('signed_by', 'x')",
    ] {
        let connection = Connection::open(table.path()).unwrap();
        connection.execute_batch(sql).unwrap();
        drop(connection);
        assert!(!verify(&table.path()).unwrap().holds(), "{sql}");
    }
    std::fs::remove_file(table.path()).unwrap();

    // Marks without sheets under the name of sheets that were taken in; nobody's marks.
    let (round_5, lateness) = (round(5), Lateness::Late);
    let players = vec![player(1), player(2)];
    let from = "αλλού".to_owned();
    let mut forger = Forger::played();
    forger.add_all(vec![
        A::SheetsTakenIn { from }.into(),
        A::SheetsCollected { round: round_5, players, lateness }.into(),
    ]);
    assert_eq!(forger.found().why, R::NotTogether);
    let players = Vec::new();
    Forger::played()
        .add(A::SheetsCollected { round: round_5, players, lateness })
        .expect_last(&R::NotTogether);

    // The same person, spelled otherwise, is no second one.
    let mut forger = Forger::played();
    forger.add(A::SheetChecked { sheet: SheetId::FIRST });
    let last = forger.events.len() - 1;
    forger.events[last].who.name = " εφη ".to_owned();
    let name = Table::new().who.name;
    forger.expect_last(&R::Own(Refusal::SamePerson { name }));
}

/// A competition that says it is a copy for publication has no more than one.
#[test]
fn a_copy_for_publication_has_nothing_more() {
    let table = Table::new();
    let file = table.create_with(table.signed().log());
    let copy = table.folder().join("copy.eforos");
    file.publish_to(&copy).unwrap();
    drop(file);
    assert!(verify(&copy).unwrap().holds());
    let whole = table.lexicon.to_bytes();
    let change = |sql: &str, bytes: &[u8]| {
        let path = table.folder().join("changed.eforos");
        std::fs::copy(&copy, &path).unwrap();
        let connection = Connection::open(&path).unwrap();
        let marks = sql.matches('?').count();
        let bytes = [bytes, bytes];
        connection.execute(sql, rusqlite::params_from_iter(&bytes[..marks])).unwrap();
        drop(connection);
        let holds = verify(&path).unwrap().holds();
        std::fs::remove_file(path).unwrap();
        holds
    };
    assert!(!change("INSERT INTO seeds VALUES (?, ?)", &[7; 32]));
    assert!(!change("INSERT INTO drafts VALUES ('1', 1, 1, 0, '')", &[]));
    assert!(!change("INSERT INTO parts VALUES ('lexicon', x'00', ?)", &whole));
    assert!(!change("UPDATE parts SET bytes = ? WHERE kind = 'words'", &whole));
}

/// A journal that would be rolled back at the next writing is not passed over in reading.
#[test]
fn a_journal_beside_the_file_is_told() {
    let table = Table::new();
    table.create().close().unwrap();
    let other = table.folder().join("other.eforos");
    std::fs::copy(table.path(), &other).unwrap();
    let connection = Connection::open(&other).unwrap();
    connection.pragma_update(None, "journal_mode", "PERSIST").unwrap();
    connection.pragma_update(None, "synchronous", "OFF").unwrap();
    connection.execute_batch("BEGIN; UPDATE meta SET value = 'publication'").unwrap();
    connection.cache_flush().unwrap();
    // As if the program had died there: the pages and the journal as they are on the disk.
    let died = table.folder().join("died.eforos");
    std::fs::copy(&other, &died).unwrap();
    let journal = table.folder().join("other.eforos-journal");
    std::fs::copy(&journal, table.folder().join("died.eforos-journal")).unwrap();
    drop(connection);
    let refused = verify(&died).unwrap_err().problem;
    assert!(matches!(refused, Problem::JournalBeside(_)), "{refused}");
    // Opened for writing it is what it was before that writing.
    let file = CompetitionFile::open(&died, Access::Write).unwrap();
    assert_eq!(file.access(), Access::Write);
    file.close().unwrap();
    assert!(verify(&died).unwrap().holds());
}
