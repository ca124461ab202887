//! Which word sheets and certificates a competition's day asks for.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::ops::ControlFlow;
use std::sync::LazyLock;

use super::seen::codes;
use crate::day::{Day, all_day, player, round};
use chrono::DateTime;
use eforos::domain::contest::Openness;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::Command;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::rules::RoundRule;
use eforos::domain::formats::anagram::sheet_code::{CompetitionCode, SheetCode};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::WordLanguage;
use eforos::domain::player::{Player, Span};
use eforos::language::Language;
use eforos::print::certificates::{Certificate, Certificates, Reason, Shared};
use eforos::print::documents::{Document, Matter, Order, Paper, Papers as _, Wish};
use eforos::print::formats::anagram::word_sheets::{WordSheet, WordSheets};
use eforos::print::pages::Mark;
use eforos::print::{Pages, Templates, Warning};

/// Player and round of a sheet.
fn place(sheet: &WordSheet) -> (u32, u8) {
    (
        sheet.player.as_ref().map_or(0, |p| p.id.get()),
        sheet.round.map_or(0, |(round, _)| round.get()),
    )
}

fn places(day: &Day, wish: &Wish) -> Vec<(u32, u8)> {
    WordSheets::of(day.contest(), wish).sheets.iter().map(place).collect()
}

fn sheets() -> Wish {
    Wish::whole(Document::WordSheets)
}

#[test]
fn sheets_are_those_that_are_expected() {
    let mut day = Day::of_players(2, "ΚΑΡΟ");
    day.add_player("Αργοπορία", Span { from_round: round(12), to_round: round(14) });
    let by_round = places(&day, &sheets());
    assert_eq!(by_round.len(), 2 * 14 + 3);
    assert_eq!(by_round[..3], [(1, 1), (2, 1), (1, 2)]);
    assert_eq!(by_round[28..], [(1, 14), (2, 14), (3, 14)]);
    let by_player = places(&day, &Wish { order: Some(Order::Player), ..sheets() });
    assert_eq!(by_player[..3], [(1, 1), (1, 2), (1, 3)]);
    assert_eq!(by_player[28..], [(3, 12), (3, 13), (3, 14)]);

    let of = |player_no, round_no: Option<u8>| Wish {
        player: Some(player(player_no)),
        round: round_no.map(round),
        ..sheets()
    };
    assert_eq!(places(&day, &of(2, Some(5))), [(2, 5)]);
    assert_eq!(places(&day, &of(3, Some(5))), []);
    day.penalise(1, 3, PenaltyKind::ExpelledFromRest);
    assert_eq!(places(&day, &of(1, None)), [(1, 1), (1, 2), (1, 3)]);
}

#[test]
fn a_sheet_has_the_round_of_the_schedule_and_a_code_that_is_read_back() {
    let day = Day::of_players(3, "ΚΑΡΟ");
    let sheets = WordSheets::of(day.contest(), &sheets());
    let here = CompetitionCode::of(&day.contest().common.commitment.unwrap());
    for sheet in &sheets.sheets {
        let code = SheetCode::read(sheet.code.as_ref().unwrap(), here).unwrap();
        assert_eq!((code.player().unwrap().get(), code.round().get()), place(sheet));
    }
    let third = (round(3), RoundRule { consonants: 5, vowels: 2, full_ms: 240_000 });
    assert_eq!(sheets.sheets[6].round, Some(third));
    assert_eq!((sheets.rounds, sheets.points), (14, [3, 2, 2, 2, 1]));
}

#[test]
fn blank_sheets_have_no_name_and_the_code_of_their_round() {
    let day = Day::of_players(3, "ΚΑΡΟ");
    let wish = Wish { blank: Some(4), ..sheets() };
    assert_eq!(WordSheets::of(day.contest(), &wish).sheets, vec![WordSheet::default(); 4]);
    let of_round = Wish { round: Some(round(9)), ..wish };
    // That they have none without a round is said.
    let told = |wish: &Wish| {
        let warnings = laid_out(&day, wish).warnings;
        warnings.iter().map(|it| it.sentence(Language::Greek)).collect::<Vec<_>>()
    };
    let [alone] = <[String; 1]>::try_from(told(&wish)).unwrap();
    assert!(alone.contains("χωρίς κωδικό: διαλέξτε γύρο"), "{alone}");
    assert_eq!(told(&of_round), Vec::<String>::new());
    let blank = WordSheets::of(day.contest(), &of_round).sheets;
    let here = CompetitionCode::of(&day.contest().common.commitment.unwrap());
    for sheet in &blank {
        assert_eq!(place(sheet), (0, 9));
        let code = SheetCode::read(sheet.code.as_ref().unwrap(), here).unwrap();
        assert_eq!((code.player(), code.round()), (None, round(9)));
    }
    assert_eq!(blank.len(), 4);
    // So it is read from the paper, on either half.
    for (paper, on_page) in [(Paper::A5, 1), (Paper::A4, 2)] {
        let pdf = laid_out(&day, &Wish { paper: Some(paper), ..of_round }).to_pdf();
        assert_eq!(pdf.pages * on_page, 4);
        for page in 1..=pdf.pages {
            let read = codes(&pdf, page);
            assert_eq!(read.len(), on_page, "{paper:?}, page {page}");
            for text in read {
                let code = SheetCode::read(&text, here).unwrap();
                assert_eq!((code.player(), code.round()), (None, round(9)));
            }
        }
    }
}

/// Five players: 4, 2, 2, 1 and 0 points; the second of two is expelled.
fn ranked() -> Day {
    let mut day = Day::new(
        eforos::domain::lexicon::Authority::Authoritative,
        "ΚΑΡΟ ΤΑΚΟΣ ΣΑΚΟ ΑΡΟΣ ΡΟΚ ΚΡΑΣΟ",
    );
    for name in ["Ωμέγα", "Βήτα", "Γάμμα", "Άλφα", "Δέλτα"] {
        day.add_player(name, all_day());
    }
    day.play(1);
    day.key(1, 1, "4: ΚΑΡΟ / 5: ΤΑΚΟΣ");
    day.key(2, 1, "4: ΚΑΡΟ");
    day.key(3, 1, "4: ΚΑΡΟ");
    day.key(4, 1, "3: ΡΟΚ");
    day
}

fn certificates(day: &Day, only: Option<PlayerId>) -> Certificates {
    let words = WordLanguage::Greek;
    Certificates::of(&day.contest().common, words, &Anagram::ranked(matter(day)), Vec::new(), only)
}

/// A name, what it gets, and the points that a certificate of a rank says.
type Honour = (String, (Reason, Option<i64>));

fn honours(day: &Day) -> Vec<Honour> {
    let certificates = certificates(day, None);
    assert_eq!(certificates.openness, Openness::Open);
    let said = |one: Certificate| {
        let points = matches!(one.reason, Reason::Rank { .. }).then_some(one.points);
        (one.name, (one.reason, points))
    };
    certificates.certificates.into_iter().map(said).collect()
}

/// A sheet that was late, void or not handed in left the number out of that certificate alone: whoever compared two of them
/// on a wall read a penalty. Who came later or left before the end is told none, which would ask for a reason.
#[test]
fn a_certificate_tells_the_rounds_of_who_was_there_in_all_of_them() {
    let mut day = ranked();
    day.add_player("Αργοπορημένη", Span { from_round: round(2), to_round: round(14) });
    day.play(2);
    day.key(1, 2, "");
    day.key(2, 2, "");
    day.late(2, 2);
    day.key(6, 2, "3: ΡΟΚ");
    let told = |day: &Day, number: u32| {
        let all = Anagram::ranked(matter(day));
        let row = all.into_iter().find(|row| row.player == player(number)).unwrap();
        row.feats.map(|feats| feats.rounds)
    };
    assert_eq!(
        [1, 2, 3, 6].map(|number| told(&day, number)),
        [Some(Some(2)), Some(Some(2)), Some(Some(2)), Some(None)]
    );
    assert_eq!(told(&day, 5), None, "without a sheet");
    // Whoever had to go for the rest was not there to the end.
    day.penalise(3, 1, PenaltyKind::ExpelledFromRest);
    assert_eq!(told(&day, 3), Some(None));
}

#[test]
fn the_first_ranks_are_honoured_and_all_others_took_part() {
    let mut day = ranked();
    let rank = |rank, shared, points| (Reason::Rank { rank, shared }, Some(points));
    let part = (Reason::Participation, None);
    let named = |list: &[(&str, (Reason, Option<i64>))]| -> Vec<Honour> {
        list.iter().map(|(name, reason)| ((*name).to_owned(), *reason)).collect()
    };
    assert_eq!(
        honours(&day),
        named(&[
            ("Ωμέγα", rank(1, Shared::No, 4)),
            ("Βήτα", rank(2, Shared::Yes, 2)),
            ("Γάμμα", rank(2, Shared::Yes, 2)),
            // By name, not by rank.
            ("Άλφα", part),
            ("Δέλτα", part),
        ])
    );
    day.penalise(2, 1, PenaltyKind::Expelled);
    day.penalise(5, 1, PenaltyKind::ExpelledFromRest);
    assert_eq!(
        honours(&day),
        named(&[
            ("Ωμέγα", rank(1, Shared::No, 4)),
            ("Γάμμα", rank(2, Shared::No, 2)),
            ("Άλφα", rank(3, Shared::No, 1)),
            // From the rest: the rank stays, and what it gives.
            ("Δέλτα", part),
        ])
    );
    let only = certificates(&day, Some(player(4)));
    let [only] = only.certificates.as_slice() else { panic!("one player has one") };
    assert_eq!((only.name.as_str(), only.reason), ("Άλφα", rank(3, Shared::No, 1).0));
    let feats = only.feats.as_ref().unwrap();
    let longest: String =
        feats.longest.iter().flat_map(|(word, _)| word).map(|t| t.letter).collect();
    assert_eq!((feats.rounds, feats.words, longest.as_str()), (Some(1), 1, "ΡΟΚ"));
}

/// The last of three is no winner; who was expelled is told why there is no paper.
#[test]
fn the_last_rank_is_no_merit_and_who_was_expelled_has_none() {
    let mut day = ranked();
    day.penalise(4, 1, PenaltyKind::Expelled);
    day.penalise(5, 1, PenaltyKind::Expelled);
    let part = |name: &str| (name.to_owned(), (Reason::Participation, None));
    let first = (Reason::Rank { rank: 1, shared: Shared::No }, Some(4));
    assert_eq!(honours(&day), [("Ωμέγα".to_owned(), first), part("Βήτα"), part("Γάμμα")]);
    let of = |number| Wish { player: Some(player(number)), ..Wish::whole(Document::Certificates) };
    let pages = laid_out(&day, &of(4));
    // Told in place of a page, which was printed as if it were one.
    assert!(pages.pages.is_empty());
    let names = "Άλφα".to_owned();
    assert_eq!(pages.none_because(), Some(&Warning::NoCertificate { names }));
}

/// In a pile they lie by surname.
#[test]
fn certificates_of_participation_lie_by_surname() {
    let mut day = ranked();
    for (number, name) in [(4, "Ωραία Αλεξίου"), (5, "Άννα Ωμέγα")] {
        let before = day.contest().common.players[&player(number)].clone();
        let player = Player { name: name.to_owned(), ..before };
        day.must(Command::ChangePlayer { player });
    }
    let names: Vec<String> = honours(&day).into_iter().map(|(name, _)| name).collect();
    assert_eq!(names, ["Ωμέγα", "Βήτα", "Γάμμα", "Ωραία Αλεξίου", "Άννα Ωμέγα"]);
}

/// Two of one name in one club have their numbers below it; in two clubs the club tells them apart.
#[test]
fn namesakes_of_one_club_are_told_apart() {
    let mut day = ranked();
    let called = |day: &mut Day, number: u32, name: &str, club: &str| {
        let before = day.contest().common.players[&player(number)].clone();
        let player = Player { name: name.to_owned(), club: club.to_owned(), ..before };
        day.must(Command::ChangePlayer { player });
    };
    called(&mut day, 1, "Άννα Αλεξίου", "Καβάλα");
    called(&mut day, 4, "ΑΝΝΑ ΑΛΕΞΙΟΥ", "Καβάλα");
    called(&mut day, 5, "Άννα Αλεξίου", "Δράμα");
    let numbers = |one: &Certificate| (one.club.clone(), one.number.map(PlayerId::get));
    let of_anna = certificates(&day, None).certificates;
    let of_anna = of_anna.iter().filter(|one| !one.club.is_empty()).map(numbers);
    let mut of_anna: Vec<_> = of_anna.collect();
    of_anna.sort();
    let kavala = |number| ("Καβάλα".to_owned(), Some(number));
    assert_eq!(of_anna, [("Δράμα".to_owned(), None), kavala(1), kavala(4)]);
    let pages = laid_out(&day, &Wish::whole(Document::Certificates));
    let said = |page: usize, text: &str| {
        let mut marks = pages.pages[page].all();
        marks.any(|mark| matches!(mark, Mark::Text(mark) if mark.text == text))
    };
    assert!(said(0, "Καβάλα · αρ. συμμετοχής 1"));
    assert!((3..5).any(|page| said(page, "Καβάλα · αρ. συμμετοχής 4")));
    assert!((3..5).any(|page| said(page, "Δράμα")));
}

fn matter(day: &Day) -> Matter<'_, Anagram> {
    static TEMPLATES: LazyLock<Templates> = LazyLock::new(Templates::embedded);
    Matter {
        record: &day.record,
        board: &day.board,
        drafts: &day.drafts,
        heads: None,
        local_time: |ms| DateTime::from_timestamp_millis(ms).unwrap().naive_utc(),
        templates: &TEMPLATES,
        codes: None,
    }
}

fn laid_out(day: &Day, wish: &Wish) -> Pages {
    let mut watch = |_: usize, _: usize| ControlFlow::Continue(());
    wish.lay_out(matter(day), Language::Greek, &mut watch).unwrap()
}

/// A break falls only between rounds that were not given up.
#[test]
fn no_break_falls_where_the_rounds_were_given_up() {
    let mut day = ranked();
    let breaks = |day: &Day| day.contest().game.breaks().map(RoundNo::get).collect::<Vec<_>>();
    assert_eq!(breaks(&day), [5, 10]);
    day.must(Command::Own(Play::GiveUpRest { from: round(2), reason: "βροχή".to_owned() }));
    assert_eq!(breaks(&day), Vec::<u8>::new());
}

#[test]
fn every_document_of_every_competition_has_a_page() {
    let mut signed = ranked();
    signed.play_all();
    for day in [Day::of_players(0, "ΚΑΡΟ"), Day::of_players(2, "ΚΑΡΟ"), signed] {
        for document in Document::ALL {
            let pages = laid_out(&day, &Wish::whole(document));
            assert!(!pages.pages.is_empty(), "{}", document.code());
            assert!(!pages.subject.is_empty(), "{}", document.code());
        }
    }
}

#[test]
fn five_hundred_players_have_their_sheets() {
    let mut day = Day::of_players(0, "ΚΑΡΟ");
    day.add_players(2);
    let wish = Wish { blank: Some(500), ..sheets() };
    assert_eq!(laid_out(&day, &wish).pages.len(), 500);
}
