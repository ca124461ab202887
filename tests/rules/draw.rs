//! §§2 and 3: schedule, digital and physical draw, guard, replay, given up, recorded, corrected.

use eforos::domain::contest::decide::undo;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::event::Event as Played;
use eforos::domain::formats::anagram::guard::GuardCheck;
use eforos::domain::formats::anagram::refusal::{Needs, Refusal};
use eforos::domain::formats::anagram::round::{Origin, Stage};
use eforos::domain::formats::anagram::rules::{Kind, Rules};
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::formats::anagram::{Command, Event, Rejection};
use eforos::domain::ids::Attempt;
use eforos::domain::letters::Letter;

use crate::day::{Day, letters, player, round, words};

fn reason() -> String {
    "reason".to_owned()
}

fn rack(day: &Day, number: u8) -> Vec<Letter> {
    day.contest().game.round(round(number)).unwrap().letters().to_vec()
}

fn in_bags(day: &Day) -> Tiles {
    day.contest().game.tiles_left()
}

fn give_up(number: u8) -> Play {
    Play::GiveUpRound { round: round(number), reason: reason() }
}

fn replay(number: u8) -> Play {
    Play::ReplayRound { round: round(number), reason: reason() }
}

fn type_letters(number: u8, text: &str) -> Play {
    Play::TypeLetters { round: round(number), letters: letters(text) }
}

fn record(number: u8, text: &str) -> Play {
    Play::RecordRound { round: round(number), letters: letters(text), reason: reason() }
}

fn correct(number: u8, text: &str) -> Play {
    Play::CorrectLetters { round: round(number), letters: letters(text), reason: reason() }
}

/// Rounds 1 to 12 recorded without a high-value letter: nine consonants are left, seven of them
/// high, and Τ Τ.
fn all_high_left() -> Day {
    let rules = Rules::osth_2019();
    let mut day = Day::of_players(1, "");
    for number in 1..=12 {
        let rule = rules.round(round(number)).unwrap();
        let bag = in_bags(&day);
        let low = |l: &Letter| rules.kind(*l) == Kind::Consonant && !rules.is_high_value(*l);
        let consonants = bag.letters().filter(low).take(rule.consonants.into());
        let vowels = bag.letters().filter(|&l| rules.kind(l) == Kind::Vowel);
        let letters = consonants.chain(vowels.take(rule.vowels.into())).collect();
        day.must(Play::RecordRound { round: round(number), letters, reason: reason() });
    }
    assert_eq!(in_bags(&day).only(|l| rules.kind(l) == Kind::Consonant).to_string(), "ΒΖΘΞΤΤΦΧΨ");
    day
}

#[test]
fn a_whole_digital_day_follows_the_schedule_and_leaves_two_of_each_kind() {
    let mut day = Day::of_players(1, "");
    let rules = Rules::osth_2019();
    for number in crate::day::numbers() {
        day.run(number);
        let rule = rules.round(round(number)).unwrap();
        let vowels = rack(&day, number).iter().filter(|&&l| rules.kind(l) == Kind::Vowel).count();
        assert_eq!((7 - vowels, vowels), (rule.consonants.into(), rule.vowels.into()));
        let drawn = (1..=number).flat_map(|number| rack(&day, number)).collect::<Tiles>();
        let all: Tiles = drawn.letters().chain(in_bags(&day).letters()).collect();
        assert_eq!(all, rules.tiles(), "tiles are conserved");
    }
    let left = in_bags(&day);
    assert_eq!(left.only(|l| rules.kind(l) == Kind::Vowel).len(), 2);
    assert_eq!(left.only(|l| rules.kind(l) == Kind::Consonant).len(), 2);
    assert!(left.letters().all(|letter| !rules.is_high_value(letter)));
}

#[test]
fn a_draw_needs_its_turn_and_the_seed() {
    let mut day = Day::of_players(1, "");
    let draw = |number| Play::DrawLetters { round: round(number) };
    assert_eq!(
        day.refused(draw(15)),
        Rejection::UnknownRound { round: round(15), last: round(14) }
    );
    assert_eq!(
        day.refused(draw(2)),
        Rejection::Own(Refusal::OutOfOrder { round: round(2), earlier: round(1) })
    );
    day.seed = None;
    assert_eq!(day.refused(draw(1)), Rejection::SeedMissing);
    day.seed = Some(Seed::from_bytes([8; 32]));
    assert_eq!(day.refused(draw(1)), Rejection::SeedMissing, "another seed than committed to");
    day.seed = Some(crate::day::seed());
    day.must(draw(1));
    let to_come = Rejection::Own(Refusal::WrongStage { round: round(1), needs: Needs::ToCome });
    assert_eq!(day.refused(draw(1)), to_come);
    assert_eq!(day.refused(type_letters(1, "ΚΑΡΟΤΣΕ")), to_come);
    day.must(give_up(1));
    day.must(draw(2));
}

#[test]
fn the_hall_speaks_before_the_first_draw_or_its_silence_is_recorded() {
    let mut day = Day::of_players(1, "");
    let silent = day.must(Play::DrawLetters { round: round(1) });
    assert_eq!(silent[0], Event::HallWordSet { text: String::new() });
    assert_eq!(silent.len(), 2);
    let quiet = rack(&day, 1);

    let mut day = Day::of_players(1, "");
    day.must(Command::SetHallWord { text: "Κάτι ".to_owned() });
    day.must(Command::SetHallWord { text: "κάτι άλλο".to_owned() });
    let drawn = day.must(Play::DrawLetters { round: round(1) });
    assert_eq!(drawn.len(), 1);
    assert_ne!(rack(&day, 1), quiet);
    for text in ["", "τώρα"] {
        let command = Command::SetHallWord { text: text.to_owned() };
        assert_eq!(day.refused(command), Rejection::DrawsBegun);
    }
    // The later rounds are drawn with the same key: nothing more is recorded.
    day.must(give_up(1));
    assert_eq!(day.must(Play::DrawLetters { round: round(2) }).len(), 1);
}

#[test]
fn a_new_commitment_is_possible_only_before_round_1_and_asks_the_hall_again() {
    let mut day = Day::of_players(1, "");
    let seed = Seed::from_bytes([9; 32]);
    let renew = Command::RenewCommitment { commitment: seed.commitment() };
    day.must(Command::SetHallWord { text: "επτά".to_owned() });
    day.must(renew.clone());
    assert_eq!(day.contest().common.commitment, Some(seed.commitment()));
    assert_eq!(day.contest().common.hall_word, None);
    day.seed = Some(seed);
    day.must(type_letters(1, "ΚΑΡΟΤΣΕ"));
    assert_eq!(day.refused(renew.clone()), Rejection::DrawsBegun);
    day.undo();
    day.must(renew.clone());
    day.must(record(1, "ΚΑΡΟΤΣΕ"));
    assert_eq!(day.refused(renew), Rejection::DrawsBegun);
}

#[test]
fn an_undone_draw_is_drawn_again_identically_and_a_shown_one_is_not_undone() {
    let mut day = Day::of_players(1, "");
    day.must(Play::DrawLetters { round: round(1) });
    let before = rack(&day, 1);
    for _ in 0..3 {
        day.undo();
        assert_eq!(rack(&day, 1), []);
        assert_eq!(in_bags(&day).len(), 102);
        day.must(Play::DrawLetters { round: round(1) });
        assert_eq!(rack(&day, 1), before);
    }
    day.must(Play::ShowLetters { round: round(1) });
    assert_eq!(day.ask(Play::ShowLetters { round: round(1) }), Ok(vec![]), "shown is shown");
    day.undo();
    assert!(day.contest().common.players.is_empty(), "undo passed over the shown draw");
    assert_eq!(day.refused(undo(&day.record)), Rejection::NothingToUndo);
    assert_eq!(rack(&day, 1), before);
}

#[test]
fn a_replayed_round_gives_its_tiles_back_and_is_drawn_as_the_next_attempt() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    assert!(
        matches!(day.refused(replay(1)), Rejection::Own(Refusal::WrongStage { .. })),
        "nothing was drawn"
    );
    day.play(1);
    day.key(1, 1, "3: ΡΟΣ");
    day.late(1, 1);
    day.in_time(1, 1);
    assert_eq!(day.total(1), 1);
    day.run(2);
    let second = rack(&day, 2);
    assert_eq!(
        day.refused(Play::ReplayRound { round: round(2), reason: "  ".to_owned() }),
        Rejection::ReasonMissing
    );
    day.must(replay(1));
    day.must(replay(2));
    assert_eq!(in_bags(&day).len(), 102);
    assert_eq!(day.total(1), 0, "its sheets so far do not count");
    assert_eq!(day.standings(14).rows[0].rounds[0], None);
    assert_eq!(day.contest().game.round(round(2)).unwrap().attempt.get(), 2);
    day.must(type_letters(1, "ΚΑΡΟΤΣΕ"));
    day.must(Play::StartRound { round: round(1) });
    day.must(Play::StopRound { reason: reason() });
    let drawn = day.must(Play::DrawLetters { round: round(2) });
    let attempt = Attempt::new(2).unwrap();
    assert!(
        matches!(&drawn[0], Event::Own(Played::LettersDrawn { attempt: a, .. }) if *a == attempt)
    );
    assert_ne!(rack(&day, 2), second, "another attempt is another draw");
    // The place is free again, and the new sheet counts.
    assert_eq!(day.standings(14).rows[0].total, 0);
    day.key(1, 1, "3: ΡΟΣ");
    assert_eq!(day.total(1), 1);
}

#[test]
fn a_round_given_up_keeps_its_tiles_out_if_they_were_drawn() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.must(give_up(1));
    assert_eq!(in_bags(&day).len(), 102, "not drawn, they stay in");
    day.run(2);
    let sheet = day.key(1, 2, "3: ΡΟΣ");
    day.must(give_up(2));
    assert_eq!(in_bags(&day).len(), 95, "drawn, they stay out");
    assert_eq!(day.total(1), 0, "its sheets do not count");
    assert_eq!(*day.standings(14).rows[0].rounds, [None; 14]);
    assert_eq!(day.standings(14).doubts, []);
    assert!(day.contest().game.sheet(sheet).is_some());
    let again = Rejection::Own(Refusal::WrongStage { round: round(2), needs: Needs::Unsettled });
    assert_eq!(day.refused(give_up(2)), again);
    assert!(matches!(
        day.refused(record(2, "ΝΙΤΑΕΣΗ")),
        Rejection::Own(Refusal::WrongStage { .. })
    ));
    assert!(matches!(day.refused(replay(2)), Rejection::Own(Refusal::WrongStage { .. })));
    let no_reason = Play::GiveUpRound { round: round(3), reason: String::new() };
    assert_eq!(day.refused(no_reason), Rejection::ReasonMissing);
    // A running round can be given up; its time is over.
    day.must(Play::DrawLetters { round: round(3) });
    day.must(Play::StartRound { round: round(3) });
    day.must(give_up(3));
    assert_eq!(day.contest().game.timed_round(), None);
    day.must(Play::DrawLetters { round: round(4) });
    day.must(Play::StartRound { round: round(4) });
}

#[test]
fn a_round_recorded_afterwards_has_letters_and_no_clock() {
    let mut day = Day::of_players(1, "ΡΟΣ");
    day.must(record(1, "ΚΑΡΟΤΣΕ"));
    let state = day.contest().game.round(round(1)).unwrap();
    assert_eq!(state.stage, Stage::Recorded);
    assert_eq!(state.announced.as_ref().unwrap().origin, Origin::Recorded);
    assert!(day.contest().game.is_played(round(1)));
    day.key(1, 1, "3: ΡΟΣ");
    assert_eq!(day.total(1), 1);
    // In any order, and over a draw that was begun.
    day.must(record(3, "ΠΛΑΜΝΟΡ"));
    day.must(Play::DrawLetters { round: round(2) });
    day.must(Play::StartRound { round: round(2) });
    day.must(record(2, "ΝΙΤΑΕΣΗ"));
    assert_eq!(in_bags(&day).len(), 102 - 21);
    assert_eq!(day.contest().game.timed_round(), None);
    let no_reason =
        Play::RecordRound {
            round: round(4), letters: letters("ΤΙΟΕΩΣΗ"), reason: " ".to_owned()
        };
    assert_eq!(day.refused(no_reason), Rejection::ReasonMissing);
}

#[test]
fn typed_letters_must_fit_the_schedule_and_the_bags() {
    let ratio = |consonants, vowels| {
        Rejection::Own(Refusal::Ratio {
            consonants,
            vowels,
            wanted_consonants: 4,
            wanted_vowels: 3,
        })
    };
    let not_in_bag = |text: &str| Rejection::Own(Refusal::NotInBag { letter: letters(text)[0] });
    let table = [
        ("ΚΑΡΟΤΣ", Rejection::Own(Refusal::LetterCount { got: 6, wanted: 7 })),
        ("ΚΑΡΟΤΣΕΕ", Rejection::Own(Refusal::LetterCount { got: 8, wanted: 7 })),
        ("ΚΡΤΣΜΑΕ", ratio(5, 2)),
        ("ΚΡΤΑΕΙΟ", ratio(3, 4)),
        ("ΒΒΤΣΑΕΙ", not_in_bag("Β")),
        ("ΤΣΝΡΩΩΩ", Rejection::NotCreated), // there are three Ω: allowed
        ("ΔΔΔΡΑΕΙ", not_in_bag("Δ")),
    ];
    for (text, rejection) in table {
        for command in [type_letters(1, text), record(1, text)] {
            let mut day = Day::of_players(1, "");
            if rejection == Rejection::NotCreated {
                day.must(command);
            } else {
                assert_eq!(day.refused(command), rejection, "{text}");
            }
        }
    }
    // Tiles that an earlier round has are not in the bag.
    let mut day = Day::of_players(1, "");
    day.play(7); // Β Ζ
    day.play_with(1, "ΚΑΡΟΤΣΕ");
    assert_eq!(day.refused(type_letters(2, "ΒΝΤΑΕΙΟ")), not_in_bag("Β"));
    day.must(type_letters(2, "ΝΙΤΑΕΣΗ"));
    let origin = &day.contest().game.announced(round(2)).unwrap().origin;
    assert_eq!(*origin, Origin::Physical { put_back: vec![] });
}

#[test]
fn a_slip_is_corrected_with_a_reason_and_later_racks_are_checked_again() {
    let mut day = Day::of_players(1, "ΡΟΣ ΒΟΣ");
    day.play(1);
    day.play(7); // Β Α Ζ Ο Ρ Σ Τ
    day.key(1, 1, "3: ΡΟΣ ΒΟΣ");
    assert!(matches!(
        day.refused(correct(2, "ΝΙΤΑΕΣΗ")),
        Rejection::Own(Refusal::WrongStage { .. })
    ));
    let taken = Rejection::Own(Refusal::NotInBag { letter: letters("Β")[0] });
    assert_eq!(day.refused(correct(1, "ΚΑΒΟΤΣΕ")), taken, "round 7 has the only Β");
    assert!(matches!(day.refused(correct(1, "ΚΑΡΟΤΕΕ")), Rejection::Own(Refusal::Ratio { .. })));
    let no_reason =
        Play::CorrectLetters {
            round: round(1), letters: letters("ΚΑΡΟΤΣΗ"), reason: "\t".into()
        };
    assert_eq!(day.refused(no_reason), Rejection::ReasonMissing);
    // The slip was in both: the later one first.
    day.must(correct(7, "ΠΑΖΟΡΣΤ"));
    day.must(correct(1, "ΚΑΒΟΤΣΕ"));
    assert_eq!(day.total(1), -1 + 1, "the round is graded anew");
    assert_eq!(in_bags(&day).count(letters("Ρ")[0]), 5 - 1);
    assert_eq!(day.refused(type_letters(2, "ΒΝΤΑΕΙΟ")), taken);
    // A digital draw can be corrected too (it was announced so), and stays recorded as corrected.
    day.must(give_up(2));
    day.must(Play::DrawLetters { round: round(3) });
    let mut announced = rack(&day, 3);
    announced.reverse();
    day.must(Play::CorrectLetters { round: round(3), letters: announced, reason: reason() });
    assert!(day.contest().game.announced(round(3)).unwrap().corrected);
}

#[test]
fn rounds_1_to_12_cannot_break_the_guard() {
    let day = all_high_left();
    let check = day.contest().game.guard_after(round(12));
    assert_eq!(check, GuardCheck { high_value_left: 7, still_to_draw: 7 });
    assert!(check.holds());
}

#[test]
fn the_last_low_value_consonants_go_back_until_the_guard_holds() {
    let mut day = all_high_left();
    // Four of round 13 must be high: two too many are left, so Τ Τ go back.
    let events = day.must(type_letters(13, "ΤΥΒΤΖΩΟ"));
    let back =
        |text: &str| Event::Own(Played::TilesPutBack { round: round(13), letters: letters(text) });
    assert_eq!(events[1..], [back("ΤΤ")]);
    assert_eq!(rack(&day, 13), letters("ΥΒΖΩΟ"));
    assert_eq!(in_bags(&day).count(letters("Τ")[0]), 2);
    let broken = |awaited| Rejection::Own(Refusal::GuardBroken { awaited });
    assert_eq!(day.refused(Play::ShowLetters { round: round(13) }), broken(2));
    assert_eq!(day.refused(Play::StartRound { round: round(13) }), broken(2));

    let replace = |text| Play::TypeReplacements { round: round(13), letters: letters(text) };
    assert_eq!(
        day.refused(replace("Θ")),
        Rejection::Own(Refusal::LetterCount { got: 1, wanted: 2 })
    );
    assert_eq!(
        day.refused(replace("ΘΙ")),
        Rejection::Own(Refusal::NotInBag { letter: letters("Ι")[0] }),
        "a vowel lies in the other bag"
    );
    assert_eq!(
        day.refused(replace("ΒΘ")),
        Rejection::Own(Refusal::NotInBag { letter: letters("Β")[0] })
    );
    // A Τ comes again, and again: it goes back each time.
    assert_eq!(day.must(replace("ΤΘ"))[1..], [back("Τ")]);
    assert_eq!(day.must(replace("Τ"))[1..], [back("Τ")]);
    assert_eq!(day.must(replace("Ξ")).len(), 1);
    assert_eq!(rack(&day, 13), letters("ΥΒΖΩΟΘΞ"));
    let origin = &day.contest().game.announced(round(13)).unwrap().origin;
    let put_back = ["ΤΤ", "Τ", "Τ"].map(letters).to_vec();
    assert_eq!(*origin, Origin::Physical { put_back });
    let check = day.contest().game.guard_after(round(13));
    assert_eq!(check, GuardCheck { high_value_left: 3, still_to_draw: 3 });
    assert!(matches!(day.refused(replace("Φ")), Rejection::Own(Refusal::WrongStage { .. })));
    day.must(Play::StartRound { round: round(13) });
    day.must(Play::StopRound { reason: reason() });

    // Round 14: the three that are left must all come.
    let events = day.must(type_letters(14, "ΤΥΥΦΤΩΟ"));
    assert_eq!(
        events[1..],
        [Event::Own(Played::TilesPutBack { round: round(14), letters: letters("ΤΤ") })]
    );
    let back = Play::TypeReplacements { round: round(14), letters: letters("ΧΨ") };
    day.must(back);
    assert!(day.contest().game.guard_after(round(14)).holds());
    let left = in_bags(&day).only(|letter| Rules::osth_2019().kind(letter) == Kind::Consonant);
    assert_eq!(left.to_string(), "ΤΤ");
}

#[test]
fn only_as_many_go_back_as_the_guard_asks_for() {
    let mut day = all_high_left();
    let events = day.must(type_letters(13, "ΤΒΖΘΥΩΟ"));
    let back = Played::TilesPutBack { round: round(13), letters: letters("Τ") };
    assert_eq!(events[1..], [Event::Own(back)]);
    day.undo();
    assert_eq!(day.must(type_letters(13, "ΒΖΘΞΥΩΟ")).len(), 1, "the guard holds");
}

#[test]
fn a_digital_draw_is_repeated_until_the_guard_holds() {
    let rules = Rules::osth_2019();
    let mut day = all_high_left();
    for (number, high) in [(13, 4), (14, 3)] {
        let events = day.must(Play::DrawLetters { round: round(number) });
        let Some(Event::Own(Played::LettersDrawn { letters, redraws, .. })) = events.last() else {
            panic!("{events:?}")
        };
        assert_eq!(letters.iter().filter(|&&l| rules.is_high_value(l)).count(), high);
        let origin = &day.contest().game.announced(round(number)).unwrap().origin;
        assert_eq!(*origin, Origin::Digital { redraws: *redraws });
        day.must(Play::StartRound { round: round(number) });
        day.must(Play::StopRound { reason: reason() });
    }
}

#[test]
fn with_round_13_or_14_given_up_the_guard_can_fail_and_blocks_nothing() {
    let failed = GuardCheck { high_value_left: 4, still_to_draw: 0 };
    // 13 given up, not drawn: no three consonants can make it hold.
    let mut day = all_high_left();
    day.must(give_up(13));
    assert_eq!(day.must(type_letters(14, "ΒΖΘΟΥΩΥ")).len(), 1, "nothing is put back");
    assert_eq!(day.contest().game.guard_after(round(14)), failed);
    day.undo();
    let events = day.must(Play::DrawLetters { round: round(14) });
    assert!(
        matches!(events.last(), Some(Event::Own(Played::LettersDrawn { redraws: 0, .. }))),
        "the first set stands"
    );
    day.must(Play::StartRound { round: round(14) });

    // 14 given up before 13 was drawn: no later round draws anything.
    let mut day = all_high_left();
    day.must(give_up(14));
    assert_eq!(day.must(type_letters(13, "ΒΖΘΤΥΩΟ")).len(), 1);
    assert_eq!(day.contest().game.guard_after(round(13)), failed);

    // 13 given up after its draw: its tiles stay out, and 14 can still hold.
    let mut day = all_high_left();
    day.must(type_letters(13, "ΒΖΘΞΥΩΟ"));
    day.must(give_up(13));
    let events = day.must(type_letters(14, "ΤΤΦΟΥΩΥ"));
    let back = Played::TilesPutBack { round: round(14), letters: letters("ΤΤ") };
    assert_eq!(events[1..], [Event::Own(back)]);
}

#[test]
fn tiles_that_may_be_given_up_with_replacements_awaited_stay_in_the_bag() {
    let mut day = all_high_left();
    day.must(type_letters(13, "ΤΤΒΖΥΩΟ"));
    day.must(give_up(13));
    assert_eq!(rack(&day, 13), letters("ΒΖΥΩΟ"));
    assert_eq!(in_bags(&day).count(letters("Τ")[0]), 2);
    assert_eq!(day.contest().game.rack(round(13)), None);
}

#[test]
fn round_13_replayed_after_14_is_guarded_against_what_will_still_be_drawn() {
    let mut day = Day::of_players(1, "");
    day.play_all();
    // Round 13 had Χ Ψ: with Ν Δ in the bag both must come again.
    day.must(replay(13));
    let events = day.must(type_letters(13, "ΡΜΧΝΑΩΟ"));
    let back = Played::TilesPutBack { round: round(13), letters: letters("Ν") };
    assert_eq!(events[1..], [Event::Own(back)]);
    day.undo();
    day.must(Play::DrawLetters { round: round(13) });
    assert!(day.contest().game.guard_after(round(13)).holds());
}

#[test]
fn after_the_seed_is_revealed_no_round_is_drawn_digitally() {
    let mut day = Day::ready_to_sign(1, "");
    day.must(Command::Sign);
    assert_eq!(day.contest().common.revealed, Some(crate::day::seed()));
    assert_eq!(day.refused(Play::DrawLetters { round: round(1) }), Rejection::Signed);
    day.must(Command::Reopen { reason: reason() });
    day.must(replay(14));
    assert_eq!(day.refused(Play::DrawLetters { round: round(14) }), Rejection::SeedRevealed);
    day.must(type_letters(14, "ΓΛΠΑΕΗΥ"));
    let (player, round, words) = (Some(player(1)), round(14), words("3: ΓΛΠ"));
    let key = Play::KeySheet { player, round, words };
    assert!(matches!(
        day.refused(key),
        Rejection::Own(Refusal::WrongStage { needs: Needs::Played, .. })
    ));
}

#[test]
fn the_seed_stands_in_no_event_before_signing() {
    let mut day = Day::of_players(1, "");
    let secret = crate::day::seed().reveal();
    let texts = |day: &Day| {
        let events = day.record.log().iter().map(|one| serde_json::to_string(&one.event).unwrap());
        events.collect::<String>() + &format!("{:?}", day.contest())
    };
    day.must(Command::SetHallWord { text: "επτά".to_owned() });
    for number in 1..=14 {
        day.run(number);
    }
    day.declare_missing();
    assert!(!texts(&day).contains(&secret));
    assert!(!format!("{:?}", crate::day::seed()).contains('7'));
    day.must(Command::Sign);
    assert!(texts(&day).contains(&secret));
}
