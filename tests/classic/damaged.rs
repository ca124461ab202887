//! Documents, seasons and rules that somebody damaged: read or refused with a sentence, never a crash.

use eforos::domain::formats::classic::pairing::pair;
use eforos::domain::formats::classic::rules::{OWN, Rules, System};
use eforos::domain::ids::RoundNo;
use eforos::exchange::formats::classic::{
    ClassicResults, Document, SeasonDocument, games_csv, results_table, season_csv, season_table,
    standings_csv, teams_csv,
};
use eforos::language::Language;
use proptest::prelude::*;
use serde_json::{Value, json};

use super::{CUSCA, LLISCA, PINCZOW, value};

/// Everything that is made of a document, or the sentence that refuses it.
fn everything(text: &[u8]) {
    match Document::read(text, None) {
        Err(why) => {
            let said = why.sentence(Language::Polish, "a.json");
            assert!(!said.contains("results-") && !said.contains("exchange-"), "{said}");
        }
        Ok((document, _)) => {
            let (results, _) = ClassicResults::of(&document, None, None).unwrap();
            let made = [
                results.to_text(),
                results_table(Language::Catalan, &results),
                standings_csv(&results),
                teams_csv(&results),
                games_csv(&document),
            ];
            assert!(made.iter().all(|text| !text.is_empty()));
            for number in [1, 3, 99] {
                let round = RoundNo::new(number).unwrap();
                let _ = pair(&document.competition, System::Swiss, round, None);
            }
            let written = document.to_text();
            let (again, _) = Document::read(written.as_bytes(), None).unwrap();
            assert_eq!(again.competition, document.competition, "{written}");
        }
    }
}

/// Every place of a value, as a pointer.
fn places(value: &Value, here: &str, found: &mut Vec<String>) {
    found.push(here.to_owned());
    match value {
        Value::Array(items) => {
            for (index, item) in items.iter().enumerate() {
                places(item, &format!("{here}/{index}"), found);
            }
        }
        Value::Object(members) => {
            for (key, member) in members {
                places(member, &format!("{here}/{key}"), found);
            }
        }
        _ => {}
    }
}

fn odd_values() -> Vec<Value> {
    vec![
        Value::Null,
        json!(0),
        json!(1),
        json!(2),
        json!(7),
        json!(-1),
        json!(9999),
        json!(u64::MAX),
        json!(i64::MIN),
        json!(0.5),
        json!(""),
        json!("out"),
        json!("x\u{202e}"),
        json!([]),
        json!([1, 1]),
        json!({}),
        json!(true),
        json!(false),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(300))]

    #[test]
    fn a_document_with_other_values(
        which in 0_usize..3,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<prop::sample::Index>(), any::<bool>()), 1..4),
    ) {
        let mut document = value([CUSCA, LLISCA, PINCZOW][which]);
        document["penalties"] = json!([{"player": 1, "round": 1, "kind": "void_round"}, {"player": 2, "round": 1, "kind": "deduction", "points": 3}]);
        for (place, to, removes) in changes {
            let mut found = Vec::new();
            places(&document, "", &mut found);
            let pointer = place.get(&found).clone();
            if let (true, Some((parent, key))) = (removes, pointer.rsplit_once('/')) {
                if let Some(Value::Object(members)) = document.pointer_mut(parent) {
                    members.remove(key);
                }
            } else if let Some(place) = document.pointer_mut(&pointer) {
                *place = to.get(&odd_values()).clone();
            }
        }
        everything(document.to_string().as_bytes());
    }

    #[test]
    fn a_document_with_other_bytes(
        which in 0_usize..3,
        changes in prop::collection::vec((any::<prop::sample::Index>(), any::<u8>()), 1..6),
        length in any::<prop::sample::Index>(),
        cuts in any::<bool>(),
    ) {
        let mut text = [CUSCA, LLISCA, PINCZOW][which].as_bytes().to_vec();
        for (place, byte) in changes {
            let place = place.index(text.len());
            text[place] = byte;
        }
        if cuts {
            text.truncate(length.index(text.len()));
        }
        everything(&text);
    }

    #[test]
    fn a_season_with_other_values(
        places_of in any::<prop::sample::Index>(),
        to in any::<prop::sample::Index>(),
    ) {
        let mut season = json!({
            "format": "eforos-season/1", "rules": "ca-llisca", "title": "", "programmed_games": 3,
            "same": {"name:anna puig": "x", "x": "name:anna puig"},
            "meetings": [{"date": "2026-10-17", "issue": null, "sha256": null, "document": value(LLISCA)}],
        });
        let mut found = Vec::new();
        places(&season, "", &mut found);
        let pointer = places_of.get(&found).clone();
        if let Some(place) = season.pointer_mut(&pointer) {
            *place = to.get(&odd_values()).clone();
        }
        match SeasonDocument::read(season.to_string().as_bytes(), None) {
            Err(why) => prop_assert!(!why.sentence(Language::English, "s").is_empty()),
            Ok((season, _)) => {
                let results = season.results();
                let made = [results.to_text(), season_csv(&results), season_table(Language::English, &results)];
                prop_assert!(made.iter().all(|text| !text.is_empty()));
            }
        }
    }

    #[test]
    fn rules_with_other_bytes(
        which in 0_usize..3,
        changes in prop::collection::vec((any::<prop::sample::Index>(), "[ -~]"), 1..3),
    ) {
        let mut text = OWN[which].1.to_owned();
        for (place, sign) in changes {
            let at = place.index(text.len());
            if text.is_char_boundary(at) && text.is_char_boundary(at + 1) {
                text.replace_range(at..=at, &sign);
            }
        }
        if let Err(why) = Rules::parse(&text) {
            prop_assert!(why.line <= text.lines().count() + 1, "{why}");
            let said = Language::Catalan.classic_rules(&why);
            prop_assert!(said.starts_with("línia "), "{said}");
        }
    }
}
