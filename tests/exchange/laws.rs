//! A competition written and read again gives the same results.

use eforos::domain::contest::Details;
use eforos::domain::contest::objection::Outcome;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::alphabet;
use eforos::domain::formats::anagram::draw::whole_competition;
use eforos::domain::formats::anagram::rules::{Field, Rules, all_rounds};
use eforos::domain::formats::anagram::sheet::{Lateness, SheetWords};
use eforos::domain::formats::anagram::tiles::Tiles;
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::{Word, Written};
use eforos::domain::lexicon::Authority;
use eforos::domain::player::{Player, Span};
use eforos::exchange::formats::anagram::{Document, Results, RoundEntry, SheetEntry, from_contest};
use eforos::exchange::{ObjectionEntry, PenaltyEntry, RulingEntry, StatedList};
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use proptest::prelude::*;

use super::support::{record, results};

/// What one word of a sheet is made of: any letters, or a word that the rack makes.
#[derive(Clone, Debug)]
enum Slip {
    Made(usize),
    Letters(Vec<Option<usize>>),
}

fn slip() -> impl Strategy<Value = (usize, Slip)> {
    let letters = prop::collection::vec(prop::option::weighted(0.97, 0..24_usize), 1..9);
    let word = prop_oneof![
        4 => (0..200_usize).prop_map(Slip::Made),
        1 => letters.prop_map(Slip::Letters)
    ];
    (0..6_usize, word)
}

#[derive(Clone, Debug)]
struct Sketch {
    seed: [u8; 32],
    players: usize,
    spans: Vec<(u8, u8)>,
    /// What becomes of each round, in tenths.
    fates: Vec<u8>,
    sheets: Vec<(u8, Vec<(usize, Slip)>)>,
    penalties: Vec<(usize, u8, u8, u32)>,
    rulings: Vec<(usize, bool)>,
    objections: Vec<(usize, bool)>,
    authoritative: bool,
}

fn sketch() -> impl Strategy<Value = Sketch> {
    let sheets = prop::collection::vec((0..12_u8, prop::collection::vec(slip(), 0..8)), 84);
    let people = (1..6_usize, prop::collection::vec((1..15_u8, 1..15_u8), 6));
    let judgements = (
        prop::collection::vec((0..6_usize, 1..15_u8, 0..6_u8, 1..20_u32), 0..5),
        prop::collection::vec((0..500_usize, any::<bool>()), 0..6),
        prop::collection::vec((0..500_usize, any::<bool>()), 0..4),
    );
    (
        any::<[u8; 32]>(),
        people,
        prop::collection::vec(0..10_u8, 14),
        sheets,
        judgements,
        any::<bool>(),
    )
        .prop_map(|(seed, (players, spans), fates, sheets, judgements, authoritative)| {
            let (penalties, rulings, objections) = judgements;
            Sketch {
                seed,
                players,
                spans,
                fates,
                sheets,
                penalties,
                rulings,
                objections,
                authoritative,
            }
        })
}

fn player(number: usize) -> PlayerId {
    PlayerId::new(u32::try_from(number).unwrap() * 7 + 3).unwrap()
}

fn sheet(rack: &Tiles, slips: &[(usize, Slip)], list: &Lexicon) -> SheetWords {
    let made = list.solve(rack, 3..=7);
    let mut words = SheetWords::default();
    for (field, slip) in slips {
        let written = match slip {
            Slip::Made(place) if !made.is_empty() => {
                Written::Word(made[place % made.len()].clone())
            }
            Slip::Made(_) => continue,
            Slip::Letters(letters) => {
                let letter =
                    |index: &Option<usize>| index.and_then(|at| alphabet::letters().nth(at));
                Written::new(letters.iter().map(letter).collect()).unwrap()
            }
        };
        // Mostly the right field.
        let right = Field::of_length(written.len());
        let field = Field::ALL.get(*field).copied().filter(|_| *field < 1).or(right);
        words.push(field.unwrap_or(Field::Three), written);
    }
    words
}

fn players(sketch: &Sketch) -> Vec<Player> {
    (0..sketch.players)
        .map(|number| {
            let (a, b) = sketch.spans[number];
            let round = |number| RoundNo::new(number).unwrap();
            let span = if number % 2 == 0 {
                Span { from_round: RoundNo::FIRST, to_round: round(14) }
            } else {
                Span { from_round: round(a.min(b)), to_round: round(a.max(b)) }
            };
            let name = format!("Παίκτης \"{number}\"");
            Player { id: player(number), name, club: String::new(), span }
        })
        .collect()
}

fn document(sketch: &Sketch) -> Document {
    let list = Lexicon::embedded();
    let rules = Rules::osth_2019();
    let (drawn, _) = whole_competition(&rules, &Seed::from_bytes(sketch.seed), "");
    let players = players(sketch);
    let mut rounds = Vec::new();
    let mut sketched = sketch.sheets.iter();
    for (draw, fate) in drawn.iter().zip(&sketch.fates) {
        let letters = draw.drawn.letters.clone();
        let rack: Tiles = letters.iter().copied().collect();
        let mut sheets = Vec::new();
        for player in &players {
            let Some((how, slips)) = sketched.next() else { continue };
            if *how == 0 {
                continue;
            }
            let lateness = if *how == 1 { Lateness::Late } else { Lateness::InTime };
            let not_handed_in = *how == 2;
            let words =
                if not_handed_in { SheetWords::default() } else { sheet(&rack, slips, &list) };
            sheets.push(SheetEntry { player: player.id, lateness, not_handed_in, words });
        }
        // Left out, given up before the draw, given up after it, or played.
        let (letters, sheets) =
            if *fate == 1 { (Vec::new(), Vec::new()) } else { (letters, sheets) };
        if *fate > 0 {
            rounds.push(RoundEntry { round: draw.round, letters, given_up: *fate < 3, sheets });
        }
    }
    let written: Vec<(PlayerId, RoundNo, Word)> = rounds
        .iter()
        .flat_map(|round| round.sheets.iter().map(move |sheet| (round.round, sheet)))
        .flat_map(|(round, sheet)| {
            let words = sheet.words.iter().filter_map(|(_, _, written)| written.word().cloned());
            words.map(move |word| (sheet.player, round, word)).collect::<Vec<_>>()
        })
        .collect();
    let mut rulings: Vec<RulingEntry> = Vec::new();
    for (place, valid) in &sketch.rulings {
        let Some((_, _, word)) = written.get(*place) else { continue };
        if rulings.iter().all(|ruling| ruling.word != *word) {
            let ruled = if *valid { Ruled::Valid } else { Ruled::Invalid };
            rulings.push(RulingEntry { word: word.clone(), ruled, reason: String::new() });
        }
    }
    let penalties = sketch.penalties.iter().map(|&(who, round, kind, points)| PenaltyEntry {
        player: player(who % sketch.players),
        round: RoundNo::new(round).unwrap(),
        kind: [
            PenaltyKind::Recommendation,
            PenaltyKind::Reprimand,
            PenaltyKind::VoidRound,
            PenaltyKind::Deduction { points },
            PenaltyKind::ExpelledFromRest,
            PenaltyKind::Expelled,
        ][usize::from(kind)],
        reason: "δεν πρόσεχε".to_owned(),
    });
    let authority =
        if sketch.authoritative { Authority::Authoritative } else { Authority::Reference };
    let found = written
        .iter()
        .map(|(_, _, word)| word)
        .filter(|word| eforos::domain::lexicon::WordList::contains(&list, word));
    let mut document = Document {
        details: Details {
            title: "Αγώνας".to_owned(),
            club: "Αναλόγιο".to_owned(),
            starts: "11:00".to_owned(),
            ..Details::default()
        },
        rules: Rules::osth_2019(),
        lexicon: StatedList {
            authority: Some(authority),
            found: Some(found.cloned().collect()),
            ..StatedList::default()
        },
        players,
        rounds,
        rulings,
        penalties: penalties.collect(),
        objections: Vec::new(),
    };
    object(&mut document, sketch, &written);
    document
}

/// Objections that the rules allow.
fn object(document: &mut Document, sketch: &Sketch, written: &[(PlayerId, RoundNo, Word)]) {
    for (place, upheld) in &sketch.objections {
        let Some((player, round, word)) = written.get(*place).cloned() else { continue };
        let outcome = if *upheld { Outcome::Upheld } else { Outcome::Dismissed };
        document.objections.push(ObjectionEntry {
            player,
            round,
            word,
            outcome,
            reason: String::new(),
        });
        // Kept only when the rules allow it.
        if record(document).is_err() {
            document.objections.pop();
        }
    }
}

/// Everything of the results but what a document does not say in the same words.
fn compared(results: &Results) -> (String, Vec<i32>) {
    let rows = format!("{:#?}", results.standings);
    (rows, results.told.sheets.iter().map(|sheet| sheet.total).collect())
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(48))]

    #[test]
    fn written_and_read_again_a_document_is_the_same(sketch in sketch()) {
        let document = document(&sketch);
        let (again, warnings) = Document::read(document.to_text().as_bytes()).unwrap();
        prop_assert_eq!(&again, &document);
        prop_assert!(warnings.is_empty());
    }

    #[test]
    fn no_damaged_document_is_a_crash(
        sketch in sketch(),
        slips in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..4),
        cut in any::<prop::sample::Index>(),
    ) {
        let mut bytes = document(&sketch).to_text().into_bytes();
        for (place, byte) in slips {
            let place = place.index(bytes.len());
            bytes[place] = byte;
        }
        let cut = cut.index(2 * bytes.len());
        for bytes in [&bytes[..], &bytes[..cut.min(bytes.len())]] {
            if let Ok((document, _)) = Document::read(bytes) {
                let _ = record(&document);
            }
        }
    }

    #[test]
    fn exported_and_imported_the_results_are_the_same(sketch in sketch()) {
        let document = document(&sketch);
        let (record, list, _) = record(&document).unwrap();
        let exported = from_contest(record.contest(), &list);
        let (imported, _) = Document::read(exported.to_text().as_bytes()).unwrap();
        prop_assert_eq!(&imported, &exported);
        prop_assert_eq!(results(&imported).to_text(), results(&document).to_text());
    }
}

#[test]
fn a_rehearsed_competition_exported_and_imported_has_the_same_standings() {
    let list = Lexicon::embedded();
    for (players, seed) in [(1, 1), (3, 2), (8, 3), (17, 4), (30, 5)] {
        let rehearsal = rehearse(&Plan { players, seed: Seed::from_bytes([seed; 32]) }, &list);
        let contest = rehearsal.record.contest();
        let last = all_rounds().next_back().unwrap();
        let before = Results::of(contest, &list, last, &[]);
        let text = from_contest(contest, &list).to_text();
        let (document, _) = Document::read(text.as_bytes()).unwrap();
        let after = results(&document);
        assert_eq!(compared(&after), compared(&before));
        assert!(!after.provisional && !before.provisional);
        // And once more.
        let (record, list, _) = record(&document).unwrap();
        assert_eq!(from_contest(record.contest(), &list).to_text(), text);
    }
}
