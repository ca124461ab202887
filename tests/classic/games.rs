//! Whole games: what plays score, outcomes, runs and ends, what is left, the examples of the specification.

use eforos::domain::board::{Board, Rack, Tile};
use eforos::domain::formats::classic::course::{Cannot, Course, Odd};
use eforos::domain::formats::classic::ending::{Runs, by_clocks, last_turn, overtime_points};
use eforos::domain::formats::classic::game::{Finish, Game};
use eforos::domain::formats::classic::laying::{OddLaying, Unlayable};
use eforos::domain::formats::classic::notation::{
    Sign, Unreadable, laid_text, position, position_text, tiles_text, word, word_text,
};
use eforos::domain::formats::classic::proposal::{OddEnd, proposed};
use eforos::domain::formats::classic::rules::{End, OWN_IDS, Outcome};
use eforos::domain::formats::classic::senyors::OneKind;
use eforos::domain::formats::classic::turn::{Act, BagHeld, Exchanged, SenyorsTaken};
use eforos::domain::letters::CATALAN;

use super::played::{act, course, filled, game, laying, own, points, rack, turn};

const CLUB: &str = "ca-cusca-molins";
const LEAGUE: &str = "ca-llisca";
const SCHOOLS: &str = "pl-pinczow-2016";

/// The end that a run of outcomes makes, and after how many turns.
fn run(id: &str, seats: usize, outcomes: &str) -> Option<(usize, End)> {
    let rules = own(id);
    let mut runs = Runs::begin(&rules, seats);
    let outcome = |code: &str| Outcome::ALL.into_iter().find(|it| it.code() == code).unwrap();
    let ends = outcomes.split(' ').map(|code| runs.take(outcome(code)));
    ends.zip(1..).find_map(|(end, turn)| Some((turn, end?)))
}

#[test]
fn what_counts_for_a_run_is_the_rule_sets() {
    let [passes, scoreless] = [End::Passes, End::Scoreless];
    let lost = "pass taken_back taken_off timer pass pass pass pass pass";
    for (id, seats, outcomes, end) in [
        (CLUB, 3, lost, Some((9, passes))),
        (CLUB, 3, "pass pass pass pass pass pass pass exchange pass", None),
        (CLUB, 2, "pass timer taken_off pass pass taken_back", Some((6, passes))),
        (CLUB, 2, "pass pass pass pass pass zero_play", None),
        (LEAGUE, 2, "pass pass exchange exchange pass pass", Some((6, scoreless))),
        (LEAGUE, 2, "pass taken_back pass pass", Some((4, passes))),
        (LEAGUE, 2, "pass taken_off pass pass", None),
        (LEAGUE, 2, "zero_play timer taken_off exchange pass taken_back", Some((6, scoreless))),
        // Both are complete with the sixth: the first in the list is the end.
        (LEAGUE, 2, "exchange exchange pass pass pass pass", Some((6, passes))),
        (LEAGUE, 2, "exchange exchange play pass pass pass", None),
        (SCHOOLS, 2, "no_time pass no_time pass", Some((4, passes))),
        (SCHOOLS, 2, "pass pass exchange pass pass", None),
        (SCHOOLS, 2, "pass taken_back pass pass", None),
        (SCHOOLS, 2, "pass taken_off pass pass", None),
    ] {
        assert_eq!(run(id, seats, outcomes), end, "{id}: {outcomes}");
    }
}

/// The table of outcomes, cell by cell.
#[test]
fn the_table_of_outcomes() {
    let table = [
        ("pass", "yes yes yes yes"),
        ("taken_back", "yes yes yes no"),
        ("taken_off", "yes no yes no"),
        ("timer", "yes no yes no"),
        ("exchange", "no no yes no"),
        ("zero_play", "no no yes no"),
        ("no_time", "no no no yes"),
        ("play", "no no no no"),
    ];
    for (code, cells) in table {
        let outcome = Outcome::ALL.into_iter().find(|it| it.code() == code).unwrap();
        let [club, league, schools] = OWN_IDS.map(own);
        let runs =
            [&club.ends.runs[0], &league.ends.runs[0], &league.ends.runs[1], &schools.ends.runs[0]];
        let said = runs.map(|run| if run.counts.contains(&outcome) { "yes" } else { "no" });
        assert_eq!(said.join(" "), cells, "{code}");
    }
    let each = |id| own(id).ends.runs.iter().map(|run| run.each).collect::<Vec<_>>();
    assert_eq!((each(CLUB), each(LEAGUE), each(SCHOOLS)), (vec![3], vec![2, 3], vec![2]));
}

#[test]
fn letters_of_several_signs_are_one_tile() {
    let rules = own(LEAGUE);
    let cut = |text: &str| word(&CATALAN, text).unwrap().len();
    assert_eq!([cut("QUADRE"), cut("[QU]ADRE"), cut("COL·LECCIÓ"), cut("ANY")], [5, 5, 8, 2]);
    // 8 + 1 + 2 + 1 + 1 and once more the E on a double letter, twice for the centre.
    assert_eq!(points(&course(&rules, 2, "8H [QU]ADRE")), [28]);
    assert_eq!(points(&course(&rules, 2, "8H A[NY]")), [22]);
    // Blanks count nothing, in brackets too.
    assert_eq!(points(&course(&rules, 2, "8H a[ny]")), [0]);
    let laid = course(&rules, 2, "8D COL·LECCI; 8D .......O");
    assert_eq!(laid.turns[1].words[0].0.letters.len(), 8);
    let any = course(&rules, 2, "8G cA[NY]");
    assert_eq!(laid_text(&CATALAN, &any.turns[0].words[0].0.letters), "cANY");
}

#[test]
fn a_letter_without_a_tile_is_a_blank_where_the_rules_let_it() {
    let (club, league) = (own(CLUB), own(LEAGUE));
    let kiwi = "8G kIwI";
    // Two I, one of them on the centre: 2 × 2.
    assert_eq!(points(&course(&club, 2, kiwi)), [4]);
    let refused = |rules, text| Course::of(rules, &game(rules, 2, text)).unwrap_err().why;
    let k = CATALAN.faces().find(|&face| CATALAN.spelled(face) == "K").unwrap();
    assert_eq!(refused(&league, kiwi), Cannot::Lay(Unlayable::BlankIsNot(k)));
    let no_k = Cannot::Lay(Unlayable::NoSuchTile(Tile::Face(k)));
    assert_eq!(refused(&club, "8G KIWI"), no_k);
    let three = Cannot::Lay(Unlayable::NoSuchTile(Tile::Blank));
    assert_eq!(refused(&club, "8G kIwI; 9G aA"), three);
}

#[test]
fn notation_reads_what_it_writes() {
    for text in ["8H", "H8", "1A", "A1", "15O", "O15"] {
        assert_eq!(position_text(position(text).unwrap()), text);
    }
    assert_eq!(position(" h 8 "), position("H8"));
    for text in ["", "8", "H", "0A", "16A", "8P", "8HH", "H8H", "88", "H08x", "Ħ8", "8H8", "H 123"]
    {
        assert_eq!(position(text), None, "{text:?}");
    }
    for text in ["[QU]ADRE", "a[ny].S", "CO[L·L]ECCIO", "..A", "[N]Y", "[n]y", "[qu]", "ç.Ç"] {
        assert_eq!(word_text(&CATALAN, &word(&CATALAN, text).unwrap()), text);
    }
    let same = |one: &str, other: &str| assert_eq!(word(&CATALAN, one), word(&CATALAN, other));
    same("QUADRE", "[QU]ADRE");
    same("col·lecció", "co[l·l]eccio");
    same("coŀlecció", "co[l·l]eccio");
    same("C(AS)A", "C..A");
    same("Ny", "[N]y");
    for (text, why) in [
        ("", Unreadable::Nothing),
        ("A[QU", Unreadable::Bracket("[QU".to_owned())),
        ("A[XY]", Unreadable::Bracket("[XY]".to_owned())),
    ] {
        assert_eq!(word(&CATALAN, text), Err(why));
    }
    for text in ["QADRE", "A?", "A1", "A]B", "A[]", "Ñ"] {
        assert!(word(&CATALAN, text).is_err(), "{text}");
    }
    let rules = own(LEAGUE);
    let seven = rack(&rules, "?QUNYL·LÇ?A");
    assert_eq!(seven.len(), 7);
    assert_eq!(tiles_text(&CATALAN, seven.tiles()), "AÇ[L·L][NY][QU]??");
    assert_eq!(rack(&rules, "aç[l·l] [NY] [qu]??"), seven);
}

#[test]
fn premiums_count_for_new_tiles_and_every_word() {
    let rules = own(SCHOOLS);
    // The first moves of a published game.
    let played = course(&rules, 2, "off 8F HUJA; 8G STĘPIĆ; 7I HOI; J5 CZ..Y");
    assert_eq!(points(&played), [20, 46, 24, 10]);
    assert_eq!(played.scored, [24, 56]);
    let words: Vec<(String, u32)> = played.turns[2]
        .words
        .iter()
        .map(|(word, points)| (laid_text(rules.alphabet(), &word.letters), *points))
        .collect();
    let expected = [("HOI", 8), ("HĘ", 11), ("OP", 3), ("II", 2)];
    assert_eq!(words, expected.map(|(word, points)| (word.to_owned(), points)));
    // A whole rack brings fifty, also when it is taken off again.
    let seven = course(&rules, 2, "8B STĘPIĆA; back 8I B");
    assert_eq!((seven.turns[0].bonus, seven.turns[0].odd.as_slice()), (50, &[][..]));
}

#[test]
fn a_single_tile_is_named_by_its_dearer_word() {
    let rules = own(SCHOOLS);
    let one = |at: &str| course(&rules, 2, &format!("8H KOT; I7 S.K; {at}"));
    // S at 7I; then a Z at 7J makes SZ across, and ZT down.
    let [across, down] = [one("7I .Z"), one("J7 Z.")];
    assert_eq!(points(&across), points(&down));
    assert_eq!(across.turns[2].play, down.turns[2].play, "both notations are the same play");
    let word = |course: &Course| laid_text(rules.alphabet(), &course.turns[2].words[0].0.letters);
    let (main, cross) = (across.turns[2].words[0].1, across.turns[2].words[1].1);
    assert!(main >= cross, "{}: {main} and {cross}", word(&across));
}

#[test]
fn what_nobody_can_have_done_is_refused() {
    let rules = own(SCHOOLS);
    let refused = |turns: &str| {
        let impossible = Course::of(&rules, &game(&rules, 2, turns)).unwrap_err();
        (impossible.turn, impossible.why)
    };
    assert!(matches!(refused("8H KOT; 8N KOT"), (2, Cannot::Lay(Unlayable::OffBoard))));
    assert!(matches!(refused("8H KOT; 8H MA"), (2, Cannot::Lay(Unlayable::OtherLetter { .. }))));
    assert!(matches!(
        refused("8H KOT; 8H ....Y"),
        (2, Cannot::Lay(Unlayable::NothingThere { .. }))
    ));
    assert!(matches!(refused("8H KOT; 8H KOT"), (2, Cannot::Lay(Unlayable::NothingNew))));
    // One Ż alone in the set.
    assert!(matches!(refused("8H ŻAŻ"), (1, Cannot::Lay(Unlayable::NoSuchTile(_)))));
    assert!(matches!(refused("8H ŻA; 9H ŻA"), (2, Cannot::Lay(Unlayable::NoSuchTile(_)))));
    assert!(matches!(refused("8H ŻA; -Ż"), (2, Cannot::NoSuchTile(_))));
    assert_eq!(refused("-0"), (1, Cannot::NothingExchanged));
    let mut with_rack = game(&rules, 2, "8H ŻA; pass");
    with_rack.turns[1].rack = Some(rack(&rules, "ŻABKA"));
    assert!(matches!(Course::of(&rules, &with_rack).unwrap_err().why, Cannot::NoSuchTile(_)));
    let mut nobody = game(&rules, 2, "pass");
    nobody.turns[0].seat = 2;
    assert_eq!(Course::of(&rules, &nobody).unwrap_err().why, Cannot::NoSeat);
}

#[test]
fn what_the_rules_forbid_is_recorded_as_played() {
    let rules = own(SCHOOLS);
    let odd = |turns: &str| course(&rules, 2, turns).turns.last().unwrap().odd.clone();
    let laid = |what| vec![Odd::Laying(what)];
    assert_eq!(odd("8H K"), laid(OddLaying::TooFew { least: 2 }));
    assert_eq!(odd("9A KOT"), laid(OddLaying::NotOverCentre));
    assert_eq!(odd("8H KOT; 1A KOT"), laid(OddLaying::TouchesNothing));
    assert_eq!(odd("8H KOT; 8K Y; pass"), []);
    assert_eq!(odd("8H KOT; 8K Y"), laid(OddLaying::NotWhole));
    assert_eq!(odd("8H KOT; I9 K"), laid(OddLaying::NotWhole));
    assert_eq!(odd("8H KOT; J8 .A"), []);
    assert_eq!(odd("8H KOT; 9J A"), [], "a single tile may be noted by either line");
    // The words are made all the same.
    assert_eq!(course(&rules, 2, "8H KOT; 8K Y").turns[1].words[0].0.letters.len(), 4);

    let mut game = game(&rules, 2, "pass; 8H KOTY");
    game.turns[1].rack = Some(rack(&rules, "KOTABCD"));
    let y = rack(&rules, "Y").tiles().next().unwrap();
    assert_eq!(Course::of(&rules, &game).unwrap().turns[1].odd, [Odd::NotOnRack(y)]);
    game.turns[1].rack = Some(rack(&rules, "KOTYABCD"));
    assert_eq!(Course::of(&rules, &game).unwrap().turns[1].odd, [Odd::LongRack { tiles: 8 }]);
    game.turns[1].seat = 0;
    game.turns[1].rack = None;
    assert_eq!(Course::of(&rules, &game).unwrap().turns[1].odd, [Odd::NotInTurn { turn: 1 }]);
    let mut both = super::played::game(&rules, 2, "pass; pass");
    (both.turns[0].rack, both.turns[1].rack) = (Some(rack(&rules, "Ż")), Some(rack(&rules, "ŻA")));
    assert!(matches!(Course::of(&rules, &both).unwrap().turns[1].odd[..], [Odd::HeldElsewhere(_)]));
    assert_eq!(odd("no_time; pass; 8H KOT"), [Odd::OutOfTime]);
    assert_eq!(odd("no_time; pass; -KOT"), [Odd::OutOfTime]);
    let ended = "pass; pass; pass; pass; 8H KOT";
    assert_eq!(odd(ended), [Odd::AfterTheEnd(End::Passes)]);
    let club = own(CLUB);
    let side_by_side = course(&club, 2, "8H [N]y");
    assert!(matches!(side_by_side.turns[0].odd[..], [Odd::Laying(OddLaying::ReadOtherwise(_))]));
}

#[test]
fn free_exchanges_are_where_the_rules_have_them() {
    let with = |id: &str, times| {
        let rules = own(id);
        let mut game = game(&rules, 2, "pass");
        game.turns[0].senyors = Some(SenyorsTaken { times, seen: None });
        Course::of(&rules, &game).unwrap().turns[0].odd.clone()
    };
    assert_eq!((with(CLUB, 1), with(LEAGUE, 2)), (vec![], vec![]));
    assert_eq!(with(SCHOOLS, 1), [Odd::NoSenyors]);
    assert_eq!([0, 1, 2, 3].map(BagHeld::of).map(BagHeld::code), ["A", "B", "C", "C"]);
}

#[test]
fn seven_of_a_kind_and_what_the_bag_then_has() {
    let (club, schools) = (own(CLUB), own(SCHOOLS));
    let of = |text: &str| club.one_kind(&rack(&club, text));
    assert_eq!(of("AEIOUAE"), Some(OneKind::Vowels));
    // Q with its u, NY and L·L are consonants.
    assert_eq!(of("BCÇ[QU][NY][L·L]D"), Some(OneKind::Consonants));
    assert_eq!([of("AEIOUA?"), of("AEIOUAB"), of("AEIOUA"), of("BCÇ[QU][NY][L·L]?")], [None; 4]);
    let vowels = rack(&club, "AEIOUAE");
    assert!(club.may_take_senyors(&vowels, 1) && !club.may_take_senyors(&vowels, 0));
    assert!(!schools.may_take_senyors(&rack(&schools, "AEIOUYA"), 50));
    // Nine tiles, three of them vowels, for a rack of consonants: on until it has both.
    let seen = |bag: &str, kind| club.seen_in(&rack(&club, bag), kind).code();
    assert_eq!(seen("BCDFGHAEI", OneKind::Consonants), "C");
    assert_eq!(seen("BCDFGHA", OneKind::Consonants), "B");
    assert_eq!(seen("BCDFGH?", OneKind::Consonants), "B");
    assert_eq!(seen("BCDFGHA?", OneKind::Consonants), "C");
    assert_eq!(seen("BCD", OneKind::Consonants), "A");
    assert_eq!([seen("AE", OneKind::Vowels), seen("A?", OneKind::Vowels)], ["A", "B"]);
}

#[test]
fn the_bag_says_whether_one_may_exchange() {
    for (id, least) in [(SCHOOLS, 8), (CLUB, 7), (LEAGUE, 7)] {
        let rules = own(id);
        for left in [6, 7, 8] {
            // 100 tiles, two racks, the rest lies there.
            let mut game = filled(&rules, 2, 100 - 14 - left);
            let seat = game.turns.len() % 2;
            game.turns.push(turn(seat, act(&rules, "-2")));
            let course = Course::of(&rules, &game).unwrap();
            let last = course.turns.last().unwrap();
            assert_eq!(last.bag, left, "{id}");
            let too_small = last.odd.contains(&Odd::BagTooSmall { bag: left, least });
            assert_eq!(too_small, left < usize::from(least), "{id}, {left}");
        }
    }
}

#[test]
fn bag_racks_and_board_are_the_whole_set() {
    for (id, seats) in [(CLUB, 2), (CLUB, 3), (CLUB, 4), (LEAGUE, 2), (SCHOOLS, 2)] {
        let rules = own(id);
        for count in 0..98 {
            let game = filled(&rules, seats, count);
            let course = Course::of(&rules, &game).unwrap();
            let lying = course.board.tiles().count();
            assert_eq!(lying, count);
            assert_eq!(course.bag, 100_usize.saturating_sub(count + 7 * seats));
            assert_eq!(course.unseen(&rules).len(), 100 - count);
            let too_many = course
                .turns
                .iter()
                .any(|turn| turn.odd.iter().any(|odd| matches!(odd, Odd::TooManyTiles { .. })));
            if !too_many {
                assert_eq!(course.bag + course.held.iter().sum::<usize>() + lying, 100);
            }
            if course.bag > 0 {
                assert_eq!(course.ended, None);
            }
        }
    }
}

/// Who lays the last tiles has ended the game, and what others have is what nobody else has.
#[test]
fn who_goes_out_ends_the_game() {
    let rules = own(SCHOOLS);
    // The fourteenth play of seven tiles leaves the other one the two blanks.
    let mut game = filled(&rules, 2, 98);
    let course = Course::of(&rules, &game).unwrap();
    let ended = course.ended.unwrap();
    assert_eq!((ended.turn, ended.end), (game.turns.len(), End::Out));
    let finisher = ended.finisher.unwrap();
    let other = 1 - finisher;
    let left = course.rack(&rules, other).unwrap();
    assert_eq!(left, course.unseen(&rules));
    assert_eq!(left.blanks, 2);
    let proposal = proposed(&rules, &game, &course);
    let value: i64 = left.tiles().map(|tile| i64::from(rules.scoring.value(tile))).sum();
    assert_eq!(proposal.seats[finisher].last, i64::from(course.scored[finisher]) + value);
    assert_eq!(proposal.seats[other].last, i64::from(course.scored[other]) - value);
    assert_eq!((proposal.end, proposal.finisher), (End::Out, Some(finisher)));
    // Taken off after a challenge, it was no end.
    let last = game.turns.pop().unwrap();
    let Act::Play(laying) = last.act else { unreachable!() };
    game.turns.push(turn(last.seat, Act::TakenOff(Some(laying))));
    assert_eq!(Course::of(&rules, &game).unwrap().ended, None);
}

/// A proposal comes to what a result with the same figures comes to.
#[test]
fn a_proposal_is_a_result_like_any_other() {
    use eforos::domain::formats::classic::competition::{self, Figures, Told};
    use eforos::domain::formats::classic::result::finals;
    use eforos::domain::ids::PlayerId;
    for (id, end, finisher, racks, over_ms) in [
        (CLUB, End::Out, Some(1), vec!["AAABB", "", "XAA"], vec![]),
        (CLUB, End::Passes, None, vec!["AAB", "X", "Ç", ""], vec![]),
        (CLUB, End::Out, Some(0), vec!["", "XÇ"], vec![90_000, 0]),
        (LEAGUE, End::Scoreless, None, vec!["AAB", "X?"], vec![130_000, 60_000]),
        (LEAGUE, End::ClockOne, None, vec!["AAB", "X?"], vec![300_000, 0]),
        (SCHOOLS, End::Out, Some(1), vec!["BHUWZ", ""], vec![]),
    ] {
        let rules = own(id);
        let racks: Vec<Option<Rack>> = racks.iter().map(|text| Some(rack(&rules, text))).collect();
        let seats = racks.len();
        let finish = Some(Finish { end, finisher, racks });
        let game = Game { finish, over_ms, ..game(&rules, seats, "8H CA; pass; pass") };
        let proposal = proposed(&rules, &game, &Course::of(&rules, &game).unwrap());
        let players: Vec<PlayerId> =
            (1..=u32::try_from(seats).unwrap()).filter_map(PlayerId::new).collect();
        let figures: Vec<Figures> = proposal
            .seats
            .iter()
            .map(|seat| Figures {
                raw: seat.raw,
                rack: u32::try_from(seat.rack).unwrap(),
                over_ms: seat.over_ms,
                last_word: None,
            })
            .collect();
        let result = competition::Game {
            starter: None,
            finisher: finisher.map(|seat| players[seat]),
            end: Some(end),
            reason: String::new(),
            told: Told::Figures(figures.clone()),
            seats: players,
        };
        let last: Vec<i64> = proposal.seats.iter().map(|seat| seat.last).collect();
        assert_eq!(last, finals(&rules, &result, &figures), "{id}, {end:?}");
    }
}

/// What each has at the end, relative to what was scored.
fn adjusted(
    id: &str,
    end: End,
    finisher: Option<usize>,
    racks: &[&str],
    over_ms: &[u64],
) -> Vec<i64> {
    let rules = own(id);
    let racks: Vec<Option<Rack>> = racks.iter().map(|text| Some(rack(&rules, text))).collect();
    let game = Game {
        finish: Some(Finish { end, finisher, racks: racks.clone() }),
        over_ms: over_ms.to_vec(),
        ..Game::begin(racks.len())
    };
    let course = Course::of(&rules, &game).unwrap();
    proposed(&rules, &game, &course).seats.iter().map(|seat| seat.last).collect()
}

#[test]
fn the_end_says_who_loses_and_gains_what() {
    // 7 and 12: X is worth 10.
    assert_eq!(adjusted(CLUB, End::Out, Some(1), &["AAABB", "", "XAA"], &[]), [-9, 21, -12]);
    assert_eq!(adjusted(CLUB, End::Out, Some(1), &["AAAAB", "", "XAA"], &[]), [-7, 19, -12]);
    assert_eq!(adjusted(CLUB, End::Passes, None, &["AAB", "AAABB", ""], &[]), [-5, -9, 0]);
    for end in
        [End::Scoreless, End::Blocked, End::Time, End::ClockOne, End::ClockBoth, End::Stopped]
    {
        assert_eq!(adjusted(LEAGUE, end, None, &["AAB", "X?"], &[]), [-5, -10], "{end:?}");
    }
    assert_eq!(adjusted(SCHOOLS, End::Out, Some(0), &["", "BHUWZ"], &[]), [11, -11]);
    assert_eq!(adjusted(SCHOOLS, End::ClocksOut, None, &["B", "BHUWZ"], &[]), [-3, -11]);
}

#[test]
fn overtime_costs_what_the_rule_set_says() {
    let price = |id: &str, over| overtime_points(own(id).overtime(2), over);
    for (over, points) in [(0, 0), (1, 10), (60_000, 10), (60_001, 20), (130_000, 30)] {
        assert_eq!(
            (price(LEAGUE, over), price(CLUB, over), price(SCHOOLS, over)),
            (points, points, 0)
        );
    }
    assert_eq!((price(LEAGUE, 300_000), price(LEAGUE, 900_000)), (50, 50));
    assert_eq!(price(CLUB, 900_000), 150, "the club has no hard end");
    assert_eq!(
        overtime_points(own(CLUB).overtime(3), 900_000),
        0,
        "no such clock at a table of three"
    );
    // 27:10 of 25:00, and a rack of nothing: −30, and nobody gains it.
    assert_eq!(adjusted(LEAGUE, End::Stopped, None, &["", ""], &[130_000, 0]), [-30, 0]);

    let ends = |id: &str, over: [u64; 2]| by_clocks(&own(id), &over);
    assert_eq!(ends(LEAGUE, [299_999, 0]), None);
    assert_eq!(ends(LEAGUE, [0, 300_000]), Some(End::ClockOne));
    assert_eq!(ends(LEAGUE, [1, 1]), Some(End::ClockBoth));
    assert_eq!(ends(CLUB, [900_000, 900_000]), None);
    assert_eq!(ends(SCHOOLS, [900_000, 900_000]), None);
}

#[test]
fn everybody_has_had_as_many_turns_when_the_time_is_up() {
    assert_eq!([15, 14, 1, 2].map(|notice| last_turn(notice, 2)), [16, 14, 2, 2]);
    let rules = own(LEAGUE);
    let play = "8H COTXE; 9H A; 10H A; 11H A";
    let timed = |time_up| {
        let game = Game { time_up, ..game(&rules, 2, play) };
        Course::of(&rules, &game).unwrap().ended.map(|ended| (ended.turn, ended.end))
    };
    assert_eq!(timed(None), None);
    assert_eq!(timed(Some(1)), Some((2, End::Time)));
    assert_eq!(timed(Some(2)), Some((2, End::Time)));
    assert_eq!(timed(Some(3)), Some((4, End::Time)));
    // A run that is complete with the same turn is not the end.
    let game = Game { time_up: Some(4), ..game(&rules, 2, "pass; pass; pass; pass") };
    assert_eq!(Course::of(&rules, &game).unwrap().ended.unwrap().end, End::Time);
}

#[test]
fn without_time_the_other_passes_or_goes_on() {
    let rules = own(SCHOOLS);
    let ended = |turns: &str| course(&rules, 2, turns).ended.map(|ended| (ended.turn, ended.end));
    assert_eq!(ended("no_time; pass; no_time; pass"), Some((4, End::Passes)));
    assert_eq!(ended("no_time; 8H KOT; no_time; J8 .A; no_time; pass"), None);
    assert_eq!(
        ended("8H KOT; no_time; no_time"),
        Some((3, End::ClocksOut)),
        "both have used up theirs"
    );
}

#[test]
fn an_end_that_contradicts_the_turns_is_told() {
    let rules = own(SCHOOLS);
    let odd = |end, finisher, racks: Vec<Option<Rack>>, turns: &str| {
        let game = Game { finish: Some(Finish { end, finisher, racks }), ..game(&rules, 2, turns) };
        proposed(&rules, &game, &Course::of(&rules, &game).unwrap()).odd
    };
    let some = |text: &str| Some(rack(&rules, text));
    let both = || vec![some("A"), some("B")];
    let four = "pass; pass; pass; pass";
    assert_eq!(odd(End::Passes, None, both(), four), []);
    assert_eq!(
        odd(End::Passes, None, vec![None, some("B")], four),
        [OddEnd::RackMissing { seat: 0 }]
    );
    assert_eq!(
        odd(End::Out, Some(0), vec![some(""), some("B")], "pass"),
        [OddEnd::OtherEnd { made: None }]
    );
    let made = Some(End::Passes);
    assert_eq!(odd(End::ClocksOut, None, both(), four), [OddEnd::OtherEnd { made }]);
    assert_eq!(odd(End::Scoreless, None, both(), four), [OddEnd::NoSuchEnd]);
    let tiles = odd(End::Out, Some(0), both(), "pass");
    assert!(tiles.contains(&OddEnd::FinisherHasTiles));
}

/// The last main word that stayed decides a tie by one rule set.
#[test]
fn the_last_word_is_the_main_word_that_stayed() {
    let rules = own(SCHOOLS);
    let of = |turns: &str| course(&rules, 2, turns).last_words;
    assert_eq!(of("8H KOT"), [Some(10), None]);
    assert_eq!(of("8H KOT; off J8 .A; pass; pass"), [Some(10), None]);
    let played = course(&rules, 2, "8G STĘPIĆ; 7I HOI");
    assert_eq!(played.last_words, [Some(46), Some(8)], "without its cross words");
    let seven = course(&rules, 2, "8B STĘPIĆA");
    assert_eq!(seven.last_words[0], Some(seven.turns[0].points - 50), "without the fifty");
}

fn choose(from: u128, of: u128) -> u128 {
    (0..of).fold(1, |ways, step| ways * (from - step) / (step + 1))
}

#[test]
fn probabilities_of_the_sets() {
    // Two draws of equal letters, of all ordered ones.
    for (id, (equal, of)) in [(CLUB, (16, 275)), (SCHOOLS, (86, 2475))] {
        let rules = own(id);
        let faces = rules.alphabet().faces().map(Tile::Face).chain([Tile::Blank]);
        let pairs: usize = faces
            .map(|tile| rules.set.tiles.count(tile))
            .map(|count| count * count.saturating_sub(1))
            .sum();
        assert_eq!(pairs * of, 100 * 99 * equal, "{id}");
    }
    // A first rack of one kind: 42 vowels and 56 consonants.
    let ways = choose(42, 7) + choose(56, 7);
    assert_eq!(ways * 47_641_550, choose(100, 7) * 770_523);
}

#[test]
fn a_laid_word_is_what_was_written() {
    let rules = own(LEAGUE);
    let laying = laying(&rules, "8H [QU]A..e");
    let signs: Vec<bool> = laying.word.iter().map(|sign| *sign == Sign::Lying).collect();
    assert_eq!(signs, [false, false, true, true, false]);
    assert!(laying.on(&rules, &Board::EMPTY).is_err());
    assert_eq!(Exchanged::Number(3).len(), 3);
}
