//! The final sheets of whole rehearsed days: with every penalty and objection that a day has, and every
//! code, so many players take so many pages.
#![expect(clippy::unwrap_used, reason = "a failed unwrap is a failed test")]

use std::collections::BTreeSet;
use std::sync::Arc;

use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::event::Event as Own;
use eforos::domain::formats::anagram::standings::Board;
use eforos::domain::formats::anagram::{Event, Record};
use eforos::domain::head::Heads;
use eforos::domain::ids::RoundNo;
use eforos::domain::lexicon::{Digest, WordList};
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::print::documents::{Document, Matter, Wish};
use eforos::print::pages::{Mark, Pages};
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;

use super::documents::{go_on, matter};
use super::seen::{codes, look_at};

/// The same history of a competition that is called so, where a title is given.
fn retitled(record: &Record, title: Option<&str>) -> Record {
    let log = record.log().iter().cloned().map(|mut one| {
        if let (
            Event::CompetitionCreated { details, .. } | Event::DetailsChanged { details },
            Some(title),
        ) = (&mut one.event, title)
        {
            title.clone_into(&mut details.title);
        }
        one
    });
    Record::replay(Arc::clone(record.contest().game.rules()), log.collect::<Vec<_>>())
}

/// The final sheets of a rehearsed day in some languages, and why its first penalty was imposed.
fn final_sheets<const N: usize>(
    (players, title): (u16, Option<&str>),
    seed: u8,
    languages: [Language; N],
) -> ([Pages; N], String) {
    let lexicon = Lexicon::embedded();
    let plan = Plan { players, seed: Seed::from_bytes([seed; 32]) };
    let record = retitled(&rehearse(&plan, &lexicon).record, title);
    let board = Board::new(record.contest(), &lexicon as &dyn WordList);
    let mut heads = Heads::default();
    heads.extend(record.log().iter().map(|one| Digest::of(&one.seq.0.to_be_bytes())));
    let matter = Matter { heads: Some(&heads), ..matter(&record, &board, &[]) };
    let sheets = languages.map(|language| {
        Wish::whole(Document::Final).lay_out(matter, language, &mut go_on).unwrap()
    });
    let penalties = &record.contest().common.penalties;
    (sheets, penalties.iter().find(|one| one.lifted.is_none()).unwrap().reason.clone())
}

/// What stands on a page.
fn said(pages: &Pages, page: usize) -> Vec<&str> {
    let texts = pages.pages[page].all().filter_map(|mark| match mark {
        Mark::Text(text) => Some(text.text.as_str()),
        _ => None,
    });
    texts.collect()
}

/// The heading above two rounds was wider than they are: the rule beside them went through it.
#[test]
fn what_stands_above_few_rounds_has_room_above_them() {
    let lexicon = Lexicon::embedded();
    let plan = Plan { players: 12, seed: Seed::from_bytes([1; 32]) };
    let record = rehearse(&plan, &lexicon).record;
    for rounds in [1, 2, 3] {
        let next = RoundNo::new(rounds + 1).unwrap();
        let is_next = |event: &Event| matches!(event, Event::Own(Own::LettersDrawn { round, .. }) if *round == next);
        let log = record.log();
        let until = log.iter().position(|one| is_next(&one.event)).unwrap();
        let rules = Arc::clone(record.contest().game.rules());
        let begun = Record::replay(rules, log[..until].iter().cloned());
        let board = Board::new(begun.contest(), &lexicon as &dyn WordList);
        let matter = matter(&begun, &board, &[]);
        for (language, above) in
            [(Language::Greek, "Πόντοι ανά γύρο"), (Language::English, "Points by round")]
        {
            let wish = Wish::whole(Document::Final);
            let sheet = wish.lay_out(matter, language, &mut go_on).unwrap();
            let texts = sheet.pages[0].all().filter_map(|mark| match mark {
                Mark::Text(text) => Some(text),
                _ => None,
            });
            let texts: Vec<_> = texts.collect();
            let group = texts.iter().find(|text| text.text == above).expect("the group");
            // The heading of its last column is the nearest below it.
            let number = rounds.to_string();
            let below = texts
                .iter()
                .filter(|text| text.text == number && text.baseline_mm > group.baseline_mm);
            let last =
                below.min_by(|a, b| a.baseline_mm.total_cmp(&b.baseline_mm)).expect("a heading");
            let (group, last) = (group.x_mm + group.width_mm, last.x_mm + last.width_mm);
            assert!(group <= last + 1.0, "{rounds} {language:?}: {group} over {last}");
        }
    }
}

/// Names of every length leave the tie-breaks their columns, and these their heading beside the rule of the total.
#[test]
fn names_take_no_room_from_the_tie_breaks() {
    let lexicon = Lexicon::embedded();
    let plan = Plan { players: 12, seed: Seed::from_bytes([1; 32]) };
    let record = rehearse(&plan, &lexicon).record;
    let heading = [
        (Language::Greek, "Σύνολο", ["Κριτήρια ισοβαθμίας, με τη σειρά", "Κριτήρια"]),
        (Language::English, "Total", ["Tie-breaks, in their order", "Tie-breaks"]),
    ];
    let mut seen = BTreeSet::new();
    for signs in 8..30 {
        let name = format!("{} {}", "Μ".repeat(signs), "Π".repeat(signs));
        let log = record.log().iter().cloned().map(|mut one| {
            if let Event::PlayerAdded { player } = &mut one.event {
                player.name = format!("{name} {}", player.id);
            }
            one
        });
        let named = Record::replay(Arc::clone(record.contest().game.rules()), log);
        let board = Board::new(named.contest(), &lexicon as &dyn WordList);
        for (language, total, above) in heading {
            let wish = Wish::whole(Document::Final);
            let sheet = wish.lay_out(matter(&named, &board, &[]), language, &mut go_on).unwrap();
            let texts = sheet.pages[0].all().filter_map(|mark| match mark {
                Mark::Text(text) => Some(text),
                _ => None,
            });
            let texts: Vec<_> = texts.collect();
            let total = texts.iter().find(|text| text.text == total).unwrap();
            for text in texts.iter().filter(|text| above.contains(&text.text.as_str())) {
                assert!(text.x_mm > total.x_mm + total.width_mm, "{signs} {language:?}");
                seen.insert(text.text.clone());
            }
        }
    }
    let whole = heading.map(|(_, _, [whole, _])| whole.to_owned());
    assert_eq!(seen, BTreeSet::from(whole), "each has room for all of them");
}

/// Twenty-four players with all their penalties stand on the one page that is signed, sixty on two.
#[test]
fn a_day_with_every_penalty_takes_one_page_and_two() {
    for (players, count) in [(24, 1), (60, 2)] {
        for seed in 1..=4 {
            let languages = [Language::Greek, Language::English];
            let (sheets, reason) = final_sheets((players, None), seed, languages);
            for sheet in sheets {
                look_at(&format!("final-{players}-{seed}-{}", sheet.subject), &sheet);
                assert_eq!(sheet.pages.len(), count, "{players} players, day {seed}");
                let last = said(&sheet, count - 1);
                let is = |wanted: [&str; 2]| last.iter().any(|text| wanted.contains(text));
                assert!(is(["Ποινές", "Penalties"]) && is(["Σπόρος", "Seed"]), "{last:?}");
                // What has no room there is told with where it stands.
                let texts = last.join(" ");
                let begins = |wanted: [&str; 2]| wanted.iter().any(|it| texts.contains(it));
                let codes_of_rounds = begins(["Κωδικοί γύρων (", "Codes of the rounds ("]);
                assert_ne!(codes_of_rounds, begins(["κωδικοί γύρων στα", "rounds’ codes on"]));
                // Who was expelled has no rank: a certificate is given among the others.
                let ranked = [
                    format!("{players}, στην κατάταξη {}", players - 1),
                    format!("{players}, ranked {}", players - 1),
                ];
                let first = said(&sheet, 0).join(" ");
                assert!(ranked.iter().any(|it| first.contains(it.as_str())), "{first}");
                // Reasons are all there, or it is said where they stand.
                let told = texts.contains(&reason);
                let elsewhere = begins(["αιτιολογίες στα", "reasons in"]);
                assert_ne!(told, elsewhere, "{reason}: {texts}");
                // A scan at 150 dots an inch is enough for the code beside it.
                let read = codes(&sheet.to_pdf(), count);
                assert!(read.len() == 1 && read[0].contains("seed"), "day {seed}: {read:?}");
            }
        }
    }
}

/// Behind a remark a club was cut while rows had room for it.
#[test]
fn a_club_behind_a_remark_stands_whole_on_a_page_that_has_room() {
    for seed in 1..=4 {
        let (sheets, _) = final_sheets((16, None), seed, [Language::Greek]);
        look_at(&format!("final-clubs-{seed}"), &sheets[0]);
        assert_eq!(sheets[0].pages.len(), 1);
        let cut = said(&sheets[0], 0).into_iter().filter(|text| text.starts_with(" · "));
        let cut: Vec<_> = cut.filter(|text| text.ends_with('…')).collect();
        assert!(cut.is_empty(), "day {seed}: {cut:?}");
    }
}

/// A title of two lines takes their height from the rows, of which 24 stay on the page that is signed; and rows have what
/// is there, to less than a tenth of a millimetre each.
#[test]
fn a_long_title_takes_no_page_and_rows_have_the_height_that_is_there() {
    let title = "12ο Πανελλήνιο Πρωτάθλημα Αναγραμματισμών και Διαγωνιστικού Σκραμπλ, Κύπελλο \
                 Μακεδονίας και Θράκης";
    for (title, seed) in [(None, 1), (Some(title), 1), (Some(title), 2), (Some(title), 3)] {
        let (sheets, _) = final_sheets((24, title), seed, [Language::Greek, Language::English]);
        for sheet in sheets {
            look_at(&format!("final-title-{seed}-{}", sheet.subject), &sheet);
            assert_eq!(sheet.pages.len(), 1, "day {seed}, {title:?}");
            let texts = sheet.pages[0].all().filter_map(|mark| match mark {
                Mark::Text(text) => Some(text),
                _ => None,
            });
            let texts: Vec<_> = texts.collect();
            if let Some(title) = title {
                let large = texts.iter().filter(|text| text.style.size_pt >= 12.0);
                let said: Vec<&str> = large.map(|text| text.text.as_str()).collect();
                let whole = said.join(" ").replace("✓ ", "");
                assert!(whole.contains(title), "{whole}");
            }
            let place = |text: &str| {
                let found = texts.iter().find(|one| one.text.starts_with(text));
                found.unwrap_or_else(|| panic!("{text}")).baseline_mm
            };
            let [seal, certified] = match sheet.subject.as_str() {
                "Φύλλο αγώνα · τελική κατάταξη" => {
                    ["σπόρος και λέξη", "Βεβαιώνουμε"]
                }
                _ => ["seed and word", "We certify"],
            };
            // What is left between what stands below the rows and the frame of the signatures.
            let left_mm = place(certified) - place(seal);
            assert!(left_mm < 10.5, "day {seed}, {title:?}: {left_mm} mm");
        }
    }
}
