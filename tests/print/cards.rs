//! Players' cards: ten on a page, each with its code, its address and its square code; nothing of them elsewhere.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeMap;

use eforos::domain::cards::Links;
use eforos::domain::contest::Details;

use eforos::domain::emblem::Emblem;
use eforos::domain::formats::anagram::Command;
use eforos::domain::ids::PlayerId;
use eforos::domain::lexicon::Digest;
use eforos::language::{Language, tr};
use eforos::print::Warning;
use eforos::print::documents::{Document, Matter, Wish};
use eforos::print::pages::{Mark, Page, Pages};
use eforos::print::player_cards::Codes;

use super::documents::{go_on, matter};
use super::seen::{codes_in, look_at};
use crate::day::{Day, all_day, player};

fn codes(players: u32, hall: Option<&str>) -> Codes {
    let links = Links::new([2; 32]);
    let code = |number| links.code(Digest::from_bytes([3; 32]), player(number));
    Codes {
        of: (1..=players).map(|number| (player(number), code(number))).collect(),
        hall: hall.map(str::to_owned),
        ..Codes::default()
    }
}

fn laid_out(day: &Day, wish: Wish, codes: Option<&Codes>, language: Language) -> Pages {
    let matter = Matter { codes, ..matter(&day.record, &day.board, &day.drafts) };
    wish.lay_out(matter, language, &mut go_on).unwrap()
}

/// On each of these players' reports stands the code of this player and no other.
pub fn each_report_has_its_own_code(
    players: impl Iterator<Item = PlayerId>,
    lay_out: impl Fn(Wish, &Codes) -> Pages,
) {
    let links = Links::new([2; 32]);
    let code = |of| (of, links.code(Digest::from_bytes([3; 32]), of));
    let codes = Codes { of: players.map(code).collect(), ..Codes::default() };
    assert!(codes.of.len() > 1);
    for of in codes.of.keys() {
        let wish = Wish { player: Some(*of), ..Wish::whole(Document::PlayerReport) };
        let pages = lay_out(wish, &codes);
        assert!(pages.warnings.is_empty(), "{:?}", pages.warnings);
        let said = texts(&pages).concat();
        for (whose, code) in &codes.of {
            assert_eq!(
                said.contains(&code.to_string()),
                whose == of,
                "{whose:?} of {of:?}: {said}"
            );
        }
    }
}

/// Every text of each page.
fn texts(pages: &Pages) -> Vec<String> {
    let of = |mark: &Mark| match mark {
        Mark::Text(text) => Some(text.text.clone()),
        _ => None,
    };
    let page = |page: &eforos::print::pages::Page| {
        page.all().filter_map(of).collect::<Vec<_>>().join("\n")
    };
    pages.pages.iter().map(page).collect()
}

#[test]
fn each_player_has_a_card_and_ten_are_on_a_page() {
    let day = Day::of_players(11, "");
    let of = codes(11, Some("http://192.168.1.20:8014/"));
    let wish = Wish::whole(Document::PlayerCards);
    let pages = laid_out(&day, wish, Some(&of), Language::Greek);
    assert!(pages.warnings.is_empty(), "{:?}", pages.warnings);
    let said = texts(&pages);
    assert_eq!(said.len(), 2);
    let counts: Vec<usize> =
        said.iter().map(|page| page.matches("192.168.1.20:8014").count()).collect();
    assert_eq!(counts, [10, 1]);
    // Computed apart from the program, as the specification says.
    assert!(said[0].contains("CYQPC-BP8T4"), "{}", said[0]);
    let squares =
        |marks: &[Mark]| marks.iter().filter(|it| matches!(it, Mark::Code { .. })).count();
    assert_eq!(squares(&pages.pages[0].marks), 10);
    // Each square leads to the page of its code, which stands on the same card.
    let pdf = pages.to_pdf();
    for (page, from) in [(1, 1), (2, 11)] {
        let mut squares = pages.pages[page - 1].marks.iter().filter_map(|mark| match mark {
            Mark::Code { x_mm, y_mm, size_mm, .. } => Some([*x_mm, *y_mm, *size_mm]),
            _ => None,
        });
        for number in from..=11.min(from + 9) {
            let [x, y, size] = squares.next().unwrap();
            let part = [x - 3.0, y - 3.0, size + 6.0, size + 6.0];
            let link = format!("http://192.168.1.20:8014/p/{}", of.of[&player(number)]);
            assert_eq!(codes_in(&pdf, page, Some(part)), [link]);
        }
    }
    let one = laid_out(&day, Wish { player: Some(player(7)), ..wish }, Some(&of), Language::Greek);
    let own: BTreeMap<_, _> = of.of.iter().filter(|(it, _)| **it != player(7)).collect();
    let text = texts(&one).concat();
    assert!(text.contains("CYQPC-BP8T4"));
    assert!(own.values().all(|code| !text.contains(&code.to_string())), "{text}");
}

#[test]
fn without_codes_cards_have_names_and_say_what_makes_codes() {
    let day = Day::of_players(2, "");
    let wish = Wish::whole(Document::PlayerCards);
    for language in Language::ALL {
        for codes in [None, Some(Codes::default())] {
            let none = laid_out(&day, wish, codes.as_ref(), language);
            assert_eq!(none.warnings, [Warning::NoCodes { signed: false }], "{language:?}");
            assert_eq!(none.pages.len(), 1, "{language:?}");
            let said = texts(&none)[0].replace('\n', " ");
            assert_eq!(said.matches(&tr(language, "cards-no-code")).count(), 2, "{said}");
            assert!(said.contains("Παίκτης 1") && said.contains("Παίκτης 2"), "{said}");
            assert_within_cards(&none.pages[0]);
            look_at(&format!("cards-no-codes-{}", language.code()), &none);
        }
    }
}

/// Once it is signed nothing makes codes any more: a page that said so was printed as if it were cards.
#[test]
fn without_codes_a_signed_day_has_no_page_and_says_why() {
    let mut day = Day::ready_to_sign(11, "");
    day.must(Command::Sign);
    for language in Language::ALL {
        let none = laid_out(&day, Wish::whole(Document::PlayerCards), None, language);
        let warning = Warning::NoCodes { signed: true };
        assert_eq!(none.warnings, std::slice::from_ref(&warning), "{language:?}");
        assert!(none.pages.is_empty(), "{language:?}");
        assert_eq!(none.none_because(), Some(&warning), "{language:?}");
    }
    let coded =
        laid_out(&day, Wish::whole(Document::PlayerCards), Some(&codes(11, None)), Language::Greek);
    assert_eq!(coded.pages.len(), 2);
}

#[test]
fn without_an_address_there_is_no_square_and_room_to_write_it() {
    let day = Day::of_players(2, "");
    let wish = Wish::whole(Document::PlayerCards);
    for language in Language::ALL {
        let plain = laid_out(&day, wish, Some(&codes(2, None)), language);
        assert!(plain.warnings.is_empty(), "{:?}", plain.warnings);
        assert!(!plain.pages[0].marks.iter().any(|it| matches!(it, Mark::Code { .. })));
        // Each card says how one gets to the page, and has room to write it down.
        let said = texts(&plain).concat();
        let ask = tr(language, "cards-address-ask");
        assert_eq!(said.matches(&ask).count(), 2, "{said}");
        // A hand needs 8 mm below what the line is for, and nothing else stands there.
        let page = &plain.pages[0];
        let text = |mark: &Mark| match mark {
            Mark::Text(text) => Some((text.baseline_mm, text.text.clone())),
            _ => None,
        };
        let (label, _) = page.all().filter_map(text).find(|(_, said)| *said == ask).unwrap();
        let foot = label + 0.2 * 6.0 * 25.4 / 72.0;
        let line = page.all().filter_map(|mark| match mark {
            Mark::Stroke { from_mm, to_mm, .. } => {
                let level =
                    (from_mm.1 - to_mm.1).abs() < 0.01 && (to_mm.0 - from_mm.0).abs() > 70.0;
                (level && from_mm.1 > foot).then_some(from_mm.1)
            }
            _ => None,
        });
        let line = line.fold(f32::MAX, f32::min);
        assert!((8.0..9.0).contains(&(line - foot)), "{language:?}: {}", line - foot);
        let between = |(y, _): &(f32, String)| *y > foot && *y < line;
        assert_eq!(page.all().filter_map(text).find(between), None);
    }
}

/// A long name, a long club, a club's picture: nothing is shortened, nothing leaves its card.
#[test]
fn a_card_has_the_club_its_picture_and_long_names() {
    let mut day = Day::of_players(0, "");
    let details = Details {
        title: "12ο Πανελλήνιο Πρωτάθλημα Αναγραμματισμών".to_owned(),
        club: "Λογοπαίκτες Ιωαννίνων".to_owned(),
        date: "2026-11-21".to_owned(),
        ..Details::default()
    };
    day.must(Command::ChangeDetails { details });
    let names = ["Άννα Βλάχου", "Κωνσταντίνα-Μαρία Παπαδημητρίου-Χατζηκωνσταντίνου", "Nil Ş."];
    for name in names.iter().cycle().take(12) {
        let (name, club) = ((*name).to_owned(), "Όμιλος Σκραμπλ Καλαμαριάς".to_owned());
        day.must(Command::AddPlayer { id: None, name, club, span: all_day() });
    }
    for emblem in [None, Some("tower.png")] {
        if let Some(file) = emblem {
            let path = format!("{}/tests/corpus/emblem/{file}", env!("CARGO_MANIFEST_DIR"));
            let emblem = Some(Emblem::of(std::fs::read(path).unwrap()));
            day.must(Command::SetEmblem { emblem });
        }
        for (hall, door) in [(None, "closed"), (Some("http://192.168.100.200:8014/"), "open")] {
            for language in Language::ALL {
                let of = codes(12, hall);
                let pages = laid_out(&day, Wish::whole(Document::PlayerCards), Some(&of), language);
                assert_eq!(pages.warnings, [], "{language:?}");
                let page = &pages.pages[0];
                let said = texts(&pages);
                assert_eq!(said[0].matches("Λογοπαίκτες Ιωαννίνων · ").count(), 10, "{said:?}");
                let images = page.all().filter(|mark| matches!(mark, Mark::Image { .. })).count();
                assert_eq!(images, if emblem.is_some() { 10 } else { 0 });
                assert_within_cards(page);
                let code = language.code();
                look_at(&format!("cards-{door}-{}-{code}", emblem.is_some()), &pages);
            }
        }
    }
}

/// No text crosses the edge of a card, and no two lie upon each other.
fn assert_within_cards(page: &Page) {
    let bounds: Vec<([f32; 4], &str)> = page
        .all()
        .filter_map(|mark| match mark {
            Mark::Text(text) if text.style.size_pt > 6.1 => {
                let size = text.style.size_pt * 25.4 / 72.0;
                let (top, bottom) = (text.baseline_mm - 0.74 * size, text.baseline_mm + 0.2 * size);
                Some(([text.x_mm, top, text.x_mm + text.width_mm, bottom], text.text.as_str()))
            }
            Mark::Code { x_mm, y_mm, size_mm, .. } => {
                Some(([*x_mm, *y_mm, x_mm + size_mm, y_mm + size_mm], "▦"))
            }
            _ => None,
        })
        .collect();
    for (number, (a, said)) in bounds.iter().enumerate() {
        let card = |x: f32, y: f32| (((x - 15.0) / 90.0).floor(), ((y - 13.5) / 54.0).floor());
        assert_eq!(card(a[0], a[1]), card(a[2], a[3]), "{said}");
        for (b, other) in &bounds[number + 1..] {
            let apart = a[2] <= b[0] || b[2] <= a[0] || a[3] <= b[1] + 0.01 || b[3] <= a[1] + 0.01;
            assert!(apart, "{said} lies on {other}");
        }
    }
}

#[test]
fn of_two_slips_of_a_player_the_later_one_says_so() {
    let day = Day::of_players(3, "");
    let wish = Wish::whole(Document::PlayerCards);
    let mut codes = codes(3, None);
    let first = texts(&laid_out(&day, wish, Some(&codes), Language::English)).concat();
    assert!(!first.contains("(card"), "{first}");
    codes.later.insert(player(2), 3);
    let later = texts(&laid_out(&day, wish, Some(&codes), Language::English)).concat();
    assert_eq!(later.matches("(card").count(), 1, "{later}");
    assert!(later.contains("code (card 3)"), "{later}");
}

#[test]
fn the_code_stands_on_the_card_and_on_the_own_report_and_nowhere_else() {
    let day = Day::of_players(3, "");
    let of = codes(3, Some("http://192.168.1.20:8014/"));
    let said = |wish| texts(&laid_out(&day, wish, Some(&of), Language::Greek)).concat();
    for document in Document::ALL.into_iter().filter(|one| *one != Document::PlayerReport) {
        let said = said(Wish::whole(document));
        for code in of.of.values() {
            assert!(!said.contains(&code.to_string()), "{document:?}");
        }
    }
    for player in of.of.keys() {
        let said = said(Wish { player: Some(*player), ..Wish::whole(Document::PlayerReport) });
        for (whose, code) in &of.of {
            assert_eq!(
                said.contains(&code.to_string()),
                whose == player,
                "{whose:?} of {player:?}"
            );
        }
    }
}
