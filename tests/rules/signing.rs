//! §9: objections, signing, reopening.

use eforos::domain::contest::decide::undo;
use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::objection::{About, Outcome};
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::{DoubleKeying, Openness};
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::refusal::{CannotUphold, Refusal};
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::standings::Doubt;
use eforos::domain::formats::anagram::{Command, Event, Rejection};
use eforos::domain::ids::ObjectionId;
use eforos::domain::lexicon::{Authority, Digest};

use crate::day::{Day, letters, person, player, round, word, words};

fn reason() -> String {
    "reason".to_owned()
}

fn lodge(of: u32, about: About) -> Command {
    Command::LodgeObjection { player: player(of), about }
}

fn about_word(in_round: u8, text: &str) -> About {
    About::Word { round: round(in_round), word: word(text) }
}

fn decide(objection: u32, outcome: Outcome) -> Command {
    let objection = ObjectionId::new(objection).unwrap();
    Command::DecideObjection { objection, outcome, reason: reason() }
}

fn cannot(why: CannotUphold) -> Rejection {
    Rejection::Own(Refusal::CannotUphold { why })
}

/// Two players, the whole day recorded; player 1 wrote this in round 1 (Κ Α Ρ Ο Τ Σ Ε).
fn day_with(sheet: &str) -> Day {
    let mut day = Day::of_players(2, "ΚΑΡΟ");
    day.play_all();
    day.key(1, 1, sheet);
    day.declare_missing();
    day
}

#[test]
fn objections_open_when_the_last_round_is_over_or_given_up() {
    let about = || About::Reading { round: round(1) };
    let mut day = Day::of_players(1, "");
    for number in 1..=13 {
        day.play(number);
    }
    assert_eq!(day.refused(lodge(1, about())), Rejection::TooEarlyToObject);
    day.must(Play::GiveUpRound { round: round(14), reason: reason() });
    assert_eq!(day.refused(lodge(5, about())), Rejection::UnknownPlayer { player: player(5) });
    assert_eq!(
        day.refused(lodge(1, About::Void { round: round(15) })),
        Rejection::UnknownRound { round: round(15), last: round(14) }
    );
    day.must(lodge(1, about()));
    let pending = Doubt::Objection { objection: ObjectionId::FIRST, player: player(1) };
    assert!(day.doubts().contains(&pending));
    assert!(day.standings(1).doubts.contains(&pending), "whatever round is asked for");
    day.must(decide(1, Outcome::Dismissed));
    assert!(!day.doubts().contains(&pending));
    let none = Rejection::NoObjection { objection: ObjectionId::FIRST };
    assert_eq!(day.refused(decide(1, Outcome::Upheld)), none, "it is decided");
    day.must(lodge(1, about()));
    let silent = Command::DecideObjection {
        objection: ObjectionId::FIRST.next(),
        outcome: Outcome::Dismissed,
        reason: String::new(),
    };
    assert_eq!(day.refused(silent), Rejection::ReasonMissing);
}

#[test]
fn an_upheld_word_is_valid_for_everyone_who_could_make_it() {
    let mut day = Day::of_players(3, "");
    day.play_all();
    day.key(1, 1, "3: ΡΟΣ");
    day.key(2, 1, "3: ΡΟΣ");
    day.key(2, 2, "3: ΡΟΣ");
    day.key(3, 1, "4: ΡΟΣ");
    day.must(lodge(1, about_word(1, "ΡΟΣ")));
    let events = day.must(decide(1, Outcome::Upheld));
    assert!(matches!(&events[0], Event::WordRuled { ruled: Ruled::Valid, .. }));
    assert_eq!([1, 2, 3].map(|of| day.total(of)), [1, 1 - 1, 0]);
    // The next one about that word finds it ruled already.
    day.must(lodge(2, about_word(1, "ΡΟΣ")));
    assert_eq!(day.must(decide(2, Outcome::Upheld)).len(), 1);
    // One action: undo takes back the decision and the ruling.
    day.undo();
    day.undo();
    day.undo();
    assert_eq!(day.total(1), -1);
    assert!(day.contest().common.rulings.is_empty());
    assert_eq!(day.contest().common.objections[0].decided, None);
    // It goes over an earlier ruling.
    day.rule("ΡΟΣ", Ruled::Invalid);
    day.must(decide(1, Outcome::Upheld));
    assert_eq!(day.total(1), 1);
}

#[test]
fn what_fails_for_another_reason_than_the_list_cannot_be_upheld() {
    let missing = |letter: &str| CannotUphold::NotFromLetters { missing: letters(letter)[0] };
    let table = [
        ("3: ΝΑΙ", "ΝΑΙ", missing("Ν")),
        ("3: ΣΟΣ", "ΣΟΣ", missing("Σ")),
        ("4: ΡΟΣ", "ΡΟΣ", CannotUphold::Misplaced),
        ("7: ΡΟΣ / 4: ΡΟΣ", "ΡΟΣ", CannotUphold::Misplaced),
        ("3: ΡΟ", "ΡΟ", CannotUphold::Misplaced),
        ("3: ΡΟΣ", "ΤΟΣ", CannotUphold::NotWritten),
        ("3: Ρ?Σ", "ΡΟΣ", CannotUphold::NotWritten),
        ("4: ΚΑΡΟ ΚΑΡΟ", "ΚΑΡΟ", CannotUphold::Repeated),
    ];
    for (sheet, text, why) in table {
        let mut day = day_with(sheet);
        day.must(lodge(1, about_word(1, text)));
        assert_eq!(day.refused(decide(1, Outcome::Upheld)), cannot(why), "{sheet}");
        day.must(decide(1, Outcome::Dismissed));
    }
    // No sheet, or one that does not count.
    let mut day = day_with("");
    for number in [2, 1] {
        day.must(lodge(2, about_word(number, "ΡΟΣ")));
        let last = day.contest().common.objections.last().unwrap().id.get();
        assert_eq!(day.refused(decide(last, Outcome::Upheld)), cannot(CannotUphold::NotWritten));
    }
    // A word in a wrong field and in its own is refused in its own.
    let mut day = day_with("4: ΡΟΣ / 3: ΡΟΣ");
    day.must(lodge(1, about_word(1, "ΡΟΣ")));
    day.must(decide(1, Outcome::Upheld));
    assert_eq!(day.total(1), 1);
}

#[test]
fn an_upheld_reading_is_a_revision() {
    let mut day = day_with("3: ΡΟΣ");
    day.must(lodge(1, About::Reading { round: round(1) }));
    let uphold = |objection, reason: &str| Play::UpholdReading {
        objection: ObjectionId::new(objection).unwrap(),
        words: words("4: ΚΑΡΟ"),
        reason: reason.to_owned(),
    };
    assert_eq!(day.refused(uphold(1, "")), Rejection::ReasonMissing);
    assert_eq!(
        day.refused(decide(1, Outcome::Upheld)),
        cannot(CannotUphold::NotAboutThis),
        "the words as they are to be read are needed"
    );
    let none = Rejection::NoObjection { objection: ObjectionId::new(7).unwrap() };
    assert_eq!(day.refused(uphold(7, "x")), none);
    assert_eq!(day.must(uphold(1, "clear")).len(), 2);
    assert_eq!(day.total(1), 2);
    assert_eq!(day.doubts(), []);
    day.must(lodge(1, about_word(1, "ΡΟΣ")));
    assert_eq!(day.refused(uphold(2, "x")), cannot(CannotUphold::NotAboutThis));
    day.must(lodge(2, About::Reading { round: round(1) }));
    assert_eq!(day.refused(uphold(3, "x")), cannot(CannotUphold::NotWritten), "no sheet");
}

#[test]
fn an_upheld_void_is_lifted() {
    let mut day = day_with("4: ΚΑΡΟ");
    let about = || About::Void { round: round(1) };
    day.must(lodge(1, about()));
    assert_eq!(day.refused(decide(1, Outcome::Upheld)), cannot(CannotUphold::NotVoid));
    day.penalise(1, 1, PenaltyKind::VoidRound);
    day.penalise(1, 1, PenaltyKind::VoidRound);
    day.penalise(1, 2, PenaltyKind::VoidRound);
    day.penalise(1, 1, PenaltyKind::Deduction { points: 1 });
    day.late(1, 1);
    assert_eq!(day.total(1), -1);
    assert_eq!(day.must(decide(1, Outcome::Upheld)).len(), 4);
    assert_eq!(day.total(1), 2 - 1, "the deduction stays");
    let in_force: Vec<u8> = day
        .contest()
        .common
        .penalties_of(player(1))
        .filter(|penalty| penalty.kind == PenaltyKind::VoidRound)
        .map(|penalty| penalty.round.get())
        .collect();
    assert_eq!(in_force, [2], "another round's stays too");
    assert_eq!(day.contest().game.place(round(1), player(1)).lateness, Lateness::InTime);
}

#[test]
fn the_referee_may_correct_a_ruling_either_way_at_any_time_before_signing() {
    let mut day = day_with("3: ΡΟΣ");
    let rule = |ruled, evidence: &str| Command::RuleWord {
        seen: None,
        word: word("ΡΟΣ"),
        ruled,
        evidence: evidence.to_owned(),
    };
    day.must(rule(Ruled::Valid, "ΛΚΝ"));
    assert_eq!(day.refused(rule(Ruled::Valid, "ΛΚΝ")), Rejection::RuledSo { word: word("ΡΟΣ") });
    day.must(rule(Ruled::Valid, "ΛΚΝ, σ. 7"));
    day.must(rule(Ruled::Invalid, ""));
    day.must(rule(Ruled::Valid, ""));
    assert_eq!(day.total(1), 1);
    day.must(Command::WithdrawRuling { word: word("ΡΟΣ") });
    let none = Rejection::NoRuling { word: word("ΡΟΣ") };
    assert_eq!(day.refused(Command::WithdrawRuling { word: word("ΡΟΣ") }), none);
    day.must(Command::Sign);
    assert_eq!(day.refused(rule(Ruled::Valid, "")), Rejection::Signed);
}

#[test]
fn signing_needs_every_round_settled_and_nothing_provisional() {
    let mut day = Day::new(Authority::Reference, "");
    day.add_players(1);
    assert_eq!(day.refused(Command::Sign), Rejection::RoundsOpen { round: round(1) });
    for number in 1..=13 {
        day.play(number);
    }
    assert_eq!(day.refused(Command::Sign), Rejection::RoundsOpen { round: round(14) });
    day.must(Play::GiveUpRound { round: round(14), reason: reason() });
    let Rejection::Provisional { doubts } = day.refused(Command::Sign) else { panic!() };
    assert_eq!(doubts.len(), 13);
    day.key(1, 1, "3: ΡΟΣ");
    day.declare_missing();
    let Rejection::Provisional { doubts } = day.refused(Command::Sign) else { panic!() };
    assert!(matches!(doubts[..], [Doubt::Undecided { .. }]));
    day.rule("ΡΟΣ", Ruled::Valid);
    day.must(lodge(1, About::Void { round: round(1) }));
    let Rejection::Provisional { doubts } = day.refused(Command::Sign) else { panic!() };
    assert!(matches!(doubts[..], [Doubt::Objection { .. }]));
    day.must(decide(1, Outcome::Dismissed));
    day.must(Command::Sign);
    assert_eq!(day.contest().common.openness, Openness::Signed);
}

#[test]
fn the_signed_table_is_a_fact_with_its_digest() {
    let mut day = Day::of_players(3, "ΚΑΡΟ ΡΟΣ");
    day.play_all();
    day.key(1, 1, "4: ΚΑΡΟ / 3: ΝΑΙ");
    day.key(2, 1, "3: ΡΟΣ ΡΟΣ");
    day.key(3, 1, "4: ΚΑΡΟ");
    day.penalise(3, 1, PenaltyKind::Expelled);
    day.penalise(2, 1, PenaltyKind::Deduction { points: 3 });
    day.declare_missing();
    day.must(Command::Sign);
    let signing = &day.contest().common.signings[0];
    assert_eq!(signing.issue, 1);
    assert_eq!(signing.wall_ms, day.now.wall_ms);
    // By hand: rank;player;status;total;deductions;points lost;7;6;5;4;high
    let text = "1;1;ranked;1;0;1;0;0;0;1;0\n\
                2;2;ranked;-2;3;0;0;0;0;0;0\n\
                -;3;expelled;2;0;0;0;0;0;1;0\n";
    assert_eq!(signing.sha256, Digest::of(text.as_bytes()));
    assert_eq!(day.contest().tables[0].canonical(), text);
}

#[test]
fn while_it_is_signed_everything_but_reopening_is_refused() {
    let mut day = Day::ready_to_sign(1, "");
    assert_eq!(day.refused(Command::Reopen { reason: reason() }), Rejection::NotSigned);
    day.must(Command::Sign);
    for command in [
        Command::Sign,
        undo(&day.record),
        Command::SetHallWord { text: String::new() },
        Play::NoteTime.into(),
        Play::EndBreak.into(),
        lodge(1, About::Void { round: round(1) }),
    ] {
        assert_eq!(day.refused(command), Rejection::Signed);
    }
    assert_eq!(day.refused(Command::Reopen { reason: " ".to_owned() }), Rejection::ReasonMissing);
}

#[test]
fn a_reopened_competition_is_signed_as_the_next_issue() {
    let mut day = Day::ready_to_sign(2, "ΡΟΣ");
    day.must(Command::Sign);
    for issue in 2..=4 {
        day.must(Command::Reopen { reason: reason() });
        assert_eq!(day.contest().common.openness, Openness::Open);
        assert_eq!(
            day.refused(undo(&day.record)),
            Rejection::NothingToUndo,
            "signing is a barrier"
        );
        day.penalise(1, 1, PenaltyKind::Deduction { points: 1 });
        day.must(Command::Sign);
        assert_eq!(day.contest().common.signings.last().unwrap().issue, issue);
    }
    let signings = &day.contest().common.signings;
    assert_ne!(signings[0].sha256, signings[1].sha256);
    assert_eq!(signings.len(), 4, "the earlier issues stay in the record");
}

#[test]
fn a_file_without_the_seed_is_signed_without_it() {
    let mut day = Day::ready_to_sign(1, "");
    day.seed = None;
    day.must(Command::Sign);
    assert_eq!(day.contest().common.revealed, None);
}

#[test]
fn the_competition_is_made_once_and_first() {
    let rules = std::sync::Arc::new(eforos::domain::formats::anagram::rules::Rules::osth_2019());
    let mut day = Day::of_players(0, "");
    let Event::CompetitionCreated { details, rules: reference, lexicon, commitment } =
        day.record.log()[0].event.clone()
    else {
        panic!()
    };
    let create = Command::Create { details: *details, rules: reference, lexicon, commitment };
    assert_eq!(day.refused(create), Rejection::AlreadyCreated);
    day.record = eforos::domain::formats::anagram::Record::new(rules);
    for command in [Command::Sign, undo(&day.record), Play::NoteTime.into()] {
        assert_eq!(day.refused(command), Rejection::NotCreated);
    }
}

/// What hinders a signing: how it comes about, what is said of it, what settles it.
type Hindrance = (&'static str, fn(&mut Day), fn(&Rejection) -> bool, fn(&mut Day));

/// The only doubt that hinders is of this kind.
fn only(rejection: &Rejection, kind: fn(&Doubt) -> bool) -> bool {
    matches!(rejection, Rejection::Provisional { doubts } if doubts.len() == 1 && doubts.iter().all(kind))
}

/// Two players; round 1 was played, 14 is to come, the others were given up; ΡΟΣ is for the referee.
fn nearly_over() -> Day {
    let mut day = Day::new(Authority::Reference, "ΚΑΡΟ ΤΟΣ");
    day.add_players(2);
    day.play(1);
    for number in 2..=13 {
        day.must(Play::GiveUpRound { round: round(number), reason: reason() });
    }
    day
}

fn give_up_the_last(day: &mut Day) {
    day.must(Play::GiveUpRound { round: round(14), reason: reason() });
}

/// The same with all rounds over and every sheet keyed.
fn over_and_keyed(first: &str) -> Day {
    let mut day = nearly_over();
    give_up_the_last(&mut day);
    day.key(1, 1, first);
    day.key(2, 1, "4: ΚΑΡΟ");
    day
}

const HINDRANCES: [Hindrance; 11] = [
    (
        "a round that is not over",
        |day| {
            *day = nearly_over();
            day.declare_missing();
        },
        |said| *said == Rejection::RoundsOpen { round: round(14) },
        give_up_the_last,
    ),
    (
        "an undecided word",
        |day| *day = over_and_keyed("3: ΡΟΣ"),
        |said| {
            only(
                said,
                |doubt| matches!(doubt, Doubt::Undecided { written, .. } if written.word().is_some()),
            )
        },
        |day| day.rule("ΡΟΣ", Ruled::Invalid),
    ),
    (
        "an illegible word",
        |day| *day = over_and_keyed("3: Τ?Σ"),
        |said| {
            only(
                said,
                |doubt| matches!(doubt, Doubt::Undecided { written, .. } if written.word().is_none()),
            )
        },
        |day| {
            let sheet = day.contest().game.sheet_at(round(1), player(1)).unwrap().0;
            let field = crate::day::field(3);
            day.must(Play::SettleUnreadable { sheet, field, place: 0 });
        },
    ),
    (
        "an expected sheet",
        |day| {
            *day = nearly_over();
            give_up_the_last(day);
            day.key(2, 1, "4: ΚΑΡΟ");
        },
        |said| only(said, |doubt| *doubt == Doubt::Missing { player: player(1), round: round(1) }),
        |day| day.declare_missing(),
    ),
    (
        "a collected sheet that is not keyed",
        |day| {
            *day = nearly_over();
            give_up_the_last(day);
            day.key(2, 1, "4: ΚΑΡΟ");
            let (players, lateness) = (vec![player(1)], Lateness::InTime);
            day.must(Play::CollectSheets { round: round(1), players, lateness });
        },
        |said| only(said, |doubt| *doubt == Doubt::Missing { player: player(1), round: round(1) }),
        |day| {
            day.key(1, 1, "4: ΚΑΡΟ");
        },
    ),
    (
        "a draft",
        |day| {
            *day = over_and_keyed("4: ΚΑΡΟ");
            day.drafts = vec![Draft { round: round(1), player: Some(player(2)) }];
        },
        |said| {
            only(
                said,
                |doubt| matches!(doubt, Doubt::Draft(draft) if draft.player == Some(player(2))),
            )
        },
        |day| day.drafts.clear(),
    ),
    (
        "two keyings that differ",
        |day| {
            *day = over_and_keyed("4: ΚΑΡΟ");
            let sheet = day.contest().game.sheet_at(round(1), player(1)).unwrap().0;
            day.who = person("Βασίλης");
            day.must(Play::KeyAgain { sheet, words: words("3: ΤΟΣ") });
        },
        |said| {
            only(said, |doubt| *doubt == Doubt::Unsettled { player: player(1), round: round(1) })
        },
        |day| {
            let sheet = day.contest().game.sheet_at(round(1), player(1)).unwrap().0;
            day.must(Play::SettleKeyings { sheet, words: words("3: ΤΟΣ") });
        },
    ),
    (
        "two sheets for one place",
        |day| {
            *day = over_and_keyed("4: ΚΑΡΟ");
            let sheet = day.key_unassigned(1, "3: ΤΟΣ");
            day.must(Play::MoveSheet { sheet, player: player(1), round: round(1) });
        },
        |said| {
            only(said, |doubt| *doubt == Doubt::Unsettled { player: player(1), round: round(1) })
        },
        |day| {
            let sheet = day.contest().game.sheet_at(round(1), player(1)).unwrap().0;
            day.must(Play::SettleKeyings { sheet, words: words("3: ΤΟΣ") });
        },
    ),
    (
        "a sheet without a name",
        |day| {
            *day = nearly_over();
            give_up_the_last(day);
            day.key(2, 1, "4: ΚΑΡΟ");
            day.key_unassigned(1, "3: ΤΟΣ");
            day.must(Play::DeclareNotHandedIn { round: round(1), player: player(1) });
        },
        |said| only(said, |doubt| matches!(doubt, Doubt::Unassigned { .. })),
        |day| {
            let unassigned =
                |sheet: &eforos::domain::formats::anagram::sheet::Sheet| sheet.player.is_none();
            let mut sheets = day.contest().game.sheets();
            let sheet = sheets.find(|(_, sheet)| unassigned(sheet)).unwrap().0;
            drop(sheets);
            day.must(Play::MoveSheet { sheet, player: player(1), round: round(1) });
        },
    ),
    (
        "an absent second keying, where it is required",
        |day| {
            *day = nearly_over();
            give_up_the_last(day);
            day.key(2, 1, "4: ΚΑΡΟ");
            day.must(Play::DeclareNotHandedIn { round: round(1), player: player(1) });
            day.must(Command::SetDoubleKeying { double_keying: DoubleKeying::Required });
        },
        |said| {
            only(said, |doubt| *doubt == Doubt::Unchecked { player: player(2), round: round(1) })
        },
        |day| {
            let sheet = day.contest().game.sheet_at(round(1), player(2)).unwrap().0;
            day.who = person("Βασίλης");
            day.must(Play::CheckSheet { sheet });
        },
    ),
    (
        "a pending objection",
        |day| {
            *day = over_and_keyed("4: ΚΑΡΟ");
            day.must(lodge(1, About::Reading { round: round(1) }));
        },
        |said| only(said, |doubt| matches!(doubt, Doubt::Objection { .. })),
        |day| {
            day.must(decide(1, Outcome::Dismissed));
        },
    ),
];

/// Given what hinders, when it is to be signed, then it is refused for that and nothing else; and once
/// that is settled it is signed.
#[test]
fn each_hindrance_is_named_and_once_it_is_settled_signing_is_possible() {
    for (name, given, refused_for, settle) in HINDRANCES {
        let mut day = nearly_over();
        given(&mut day);
        let said = day.refused(Command::Sign);
        assert!(refused_for(&said), "{name}: {said:?}");
        settle(&mut day);
        let signed = day.ask(Command::Sign);
        assert!(signed.is_ok(), "{name}: {signed:?}");
        assert_eq!(day.contest().common.openness, Openness::Signed, "{name}");
    }
}
