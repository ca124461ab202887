//! Results worked out by hand.

use eforos::domain::ids::RoundNo;
use eforos::domain::lexicon::{Authority, Digest, Passport};
use eforos::exchange::formats::anagram::{Odd, ReadError, Warning, from_contest};
use eforos::exchange::{Judging, StatedList};
use eforos::lexicon::{Lexicon, Title};
use serde_json::{Value, json};

use super::support::{
    error, graded, nothing_stated, read, record, results, warnings, with, worked_example,
};

/// The table of the rules' §11: word, field, verdict, why, points.
fn table(of_ros: [&str; 3]) -> Value {
    let [verdict, why, points] = of_ros;
    let mut ros = json!({"word": "ΡΟΣ", "field": 3, "verdict": verdict});
    if !why.is_empty() {
        ros["why"] = json!(why);
    }
    ros["points"] = serde_json::from_str(points).unwrap();
    json!([
        {"word": "ΣΑΡΩΤΕΚ", "field": 7, "verdict": "invalid", "why": "not_from_letters", "points": -3},
        {"word": "ΚΑΡΟ", "field": 5, "verdict": "misplaced", "points": 0},
        {"word": "ΤΑΚΟΣ", "field": 5, "verdict": "valid", "points": 2},
        {"word": "ΤΑΚΟΙ", "field": 5, "verdict": "invalid", "why": "not_from_letters", "points": -2},
        {"word": "ΚΑΡΟ", "field": 4, "verdict": "valid", "points": 2},
        {"word": "ΚΑΡΟ", "field": 4, "verdict": "repeated", "points": 0},
        ros
    ])
}

#[test]
fn the_worked_example_by_an_authoritative_list() {
    let results = graded(&worked_example("authoritative"));
    assert_eq!(
        results["sheets"][0],
        json!({
            "round": 1, "player": 1, "void": false,
            "words": table(["invalid", "not_in_lexicon", "-1"]),
            "valid": {"count": 2, "points": 4}, "invalid": {"count": 3, "points": -6},
            "undecided": 0, "total": -2
        })
    );
    assert_eq!(results["provisional"], json!(false));
    assert_eq!(results["reasons"], json!([]));
    assert_eq!(results["undecided"], json!([]));
    let nulls = vec![Value::Null; 13];
    let rounds = |score: i32| [vec![json!(score)], nulls.clone()].concat();
    assert_eq!(
        results["standings"],
        json!([
            {"rank": 1, "player": 2, "name": "Βασίλης", "status": "ranked", "total": 0,
             "deductions": 0, "invalid_points": 0, "valid_7": 0, "valid_6": 0, "valid_5": 0,
             "valid_4": 0, "valid_high": 0, "decided_by": null, "rounds": rounds(0)},
            {"rank": 2, "player": 1, "name": "Άννα", "status": "ranked", "total": -2,
             "deductions": 0, "invalid_points": 6, "valid_7": 0, "valid_6": 0, "valid_5": 1,
             "valid_4": 1, "valid_high": 0, "decided_by": "total", "rounds": rounds(-2)}
        ])
    );
}

#[test]
fn the_worked_example_by_a_reference_list() {
    let results = graded(&worked_example("reference"));
    assert_eq!(
        results["sheets"][0],
        json!({
            "round": 1, "player": 1, "void": false, "words": table(["undecided", "", "0"]),
            "valid": {"count": 2, "points": 4}, "invalid": {"count": 2, "points": -5},
            "undecided": 1, "total": -1
        })
    );
    assert_eq!(results["provisional"], json!(true));
    let ros = json!({"word": "ΡΟΣ", "round": 1, "players": [1]});
    assert_eq!(results["undecided"], json!([ros]));
    assert_eq!(
        results["reasons"],
        json!([{"kind": "undecided_word", "word": "ΡΟΣ", "round": 1, "players": [1]}])
    );
}

#[test]
fn the_keys_stand_in_the_order_of_the_format() {
    let results = graded(&worked_example("reference"));
    let keys = |value: &Value| value.as_object().unwrap().keys().cloned().collect::<Vec<_>>();
    let expected = |text: &str| text.split(' ').map(str::to_owned).collect::<Vec<_>>();
    let top = "format lexicon provisional reasons undecided sheets standings";
    assert_eq!(keys(&results), expected(top));
    assert_eq!(results["format"], json!("eforos-results/1"));
    assert_eq!(keys(&results["lexicon"]), expected("name edition sha256 words authority"));
    let sheet = "round player void words valid invalid undecided total";
    assert_eq!(keys(&results["sheets"][0]), expected(sheet));
    let row = "rank player name status total deductions invalid_points valid_7 valid_6 valid_5 \
               valid_4 valid_high decided_by rounds";
    assert_eq!(keys(&results["standings"][0]), expected(row));
}

#[test]
fn void_sheets_list_their_words_and_sum_to_nothing() {
    let late = with(worked_example("reference"), "/rounds/0/sheets/0/late", json!(true));
    let penalty = json!({"player": 1, "round": 1, "kind": "void_round"});
    let voided = with(worked_example("reference"), "/penalties/-", penalty);
    for document in [late, voided] {
        let results = graded(&document);
        let sheet = &results["sheets"][0];
        assert_eq!(sheet["void"], json!(true));
        assert_eq!(sheet["words"], table(["undecided", "", "0"]));
        assert_eq!(sheet["valid"], json!({"count": 0, "points": 0}));
        assert_eq!(sheet["invalid"], json!({"count": 0, "points": 0}));
        assert_eq!([&sheet["undecided"], &sheet["total"]], [&json!(0), &json!(0)]);
        assert_eq!(results["provisional"], json!(false), "nothing on it has to be settled");
        assert_eq!(results["undecided"], json!([]));
    }
}

#[test]
fn a_round_is_void_without_a_sheet_and_after_an_expulsion() {
    let mut document = worked_example("authoritative");
    document["rounds"][0]["sheets"] = json!([{"player": 2}]);
    document["penalties"] = json!([
        {"player": 1, "round": 1, "kind": "expelled"},
        {"player": 1, "round": 1, "kind": "void_round"}
    ]);
    let results = graded(&document);
    let sheet = json!({
        "round": 1, "player": 1, "void": true, "words": [],
        "valid": {"count": 0, "points": 0}, "invalid": {"count": 0, "points": 0},
        "undecided": 0, "total": 0
    });
    assert_eq!(results["sheets"][0], sheet);
    assert_eq!(results["standings"][1]["rank"], json!(null));
    assert_eq!(results["standings"][1]["status"], json!("expelled"));
    assert_eq!(results["provisional"], json!(false));
}

#[test]
fn sheets_after_an_expulsion_from_the_rest_list_no_words() {
    let mut document = worked_example("reference");
    document["rounds"].as_array_mut().unwrap().push(json!({
        "round": 2, "letters": "ΝΜΛΑΟΙΗ",
        "sheets": [{"player": 1, "words": {"3": ["ΟΛΑ"]}}, {"player": 2}]
    }));
    document["penalties"] = json!([{"player": 1, "round": 1, "kind": "expelled_from_rest"}]);
    document["rulings"] = json!([{"word": "ΡΟΣ", "valid": true}]);
    let results = graded(&document);
    // Round 1 counts, with ΡΟΣ ruled valid: 4 + 1 − 5.
    assert_eq!(results["sheets"][0]["total"], json!(0));
    assert_eq!(results["sheets"][2]["player"], json!(1));
    assert_eq!(results["sheets"][2]["words"], json!([]));
    assert_eq!(results["provisional"], json!(false));
    let row = &results["standings"][1];
    assert_eq!([&row["player"], &row["status"]], [&json!(1), &json!("expelled_from_rest")]);
    assert_eq!([&row["rank"], &row["decided_by"]], [&json!(2), &json!("invalid_points")]);
}

#[test]
fn a_missing_sheet_is_never_silently_a_zero() {
    let mut document = worked_example("authoritative");
    document["rounds"][0]["sheets"].as_array_mut().unwrap().pop();
    let results = graded(&document);
    assert_eq!(results["provisional"], json!(true));
    assert_eq!(results["reasons"], json!([{"kind": "missing_sheet", "round": 1, "player": 2}]));
    // One who was not there is not awaited.
    document["players"][1]["from_round"] = json!(2);
    let results = graded(&document);
    assert_eq!(results["provisional"], json!(false));
    assert_eq!(results["sheets"].as_array().unwrap().len(), 2);
}

/// A document of before says an empty sheet, and is read as one.
#[test]
fn a_sheet_that_was_not_handed_in_is_no_empty_one() {
    let said = |sheet: Value| {
        let mut document = worked_example("authoritative");
        document["rounds"][0]["sheets"][1] = sheet;
        let (document, _) = read(&document).unwrap();
        let (record, list, _) = record(&document).unwrap();
        let exported = from_contest(record.contest(), &list);
        let exported: Value = serde_json::from_str(&exported.to_text()).unwrap();
        let results = results(&document);
        assert!(!results.provisional);
        let row = results.standings.iter().find(|row| row.player.get() == 2).unwrap();
        let marks: Vec<&str> = row.marks.values().map(|mark| mark.sign).collect();
        (exported["rounds"][0]["sheets"][1]["not_handed_in"].clone(), marks)
    };
    let none = json!({"player": 2, "not_handed_in": true});
    assert_eq!(said(none), (json!(true), vec!["exchange-mark-none"]));
    for empty in [json!({"player": 2}), json!({"player": 2, "not_handed_in": false})] {
        assert_eq!(said(empty), (json!(null), vec![]));
    }
}

#[test]
fn an_illegible_word_is_undecided_and_says_why() {
    let document =
        with(worked_example("authoritative"), "/rounds/0/sheets/1/words", json!({"4": ["κ?ρο"]}));
    let results = graded(&document);
    let word = json!({"word": "Κ?ΡΟ", "field": 4, "verdict": "undecided", "why": "illegible",
                      "points": 0});
    assert_eq!(results["sheets"][1]["words"], json!([word]));
    let undecided = json!([{"word": "Κ?ΡΟ", "round": 1, "players": [2]}]);
    assert_eq!(results["undecided"], undecided);
}

#[test]
fn an_upheld_objection_wins_over_a_ruling_and_a_dismissed_one_changes_nothing() {
    let mut document = worked_example("authoritative");
    document["rulings"] = json!([{"word": "ΡΟΣ", "valid": false}]);
    let objection = json!({"player": 1, "round": 1, "word": "ρος", "upheld": true});
    document["objections"] = json!([objection]);
    let results = graded(&document);
    // 4 + 1 − 5.
    assert_eq!(results["sheets"][0]["total"], json!(0));
    document["objections"][0]["upheld"] = json!(false);
    let results = graded(&document);
    assert_eq!(results["sheets"][0]["total"], json!(-2));
    assert_eq!(results["sheets"][0]["words"][6]["why"], json!("ruled"));
}

#[test]
fn given_up_rounds_and_gaps_have_no_sheets() {
    let mut document = worked_example("authoritative");
    document["rounds"].as_array_mut().unwrap().extend([
        json!({"round": 4, "letters": "", "given_up": true}),
        json!({"round": 2, "letters": "ΝΜΛΑΟΙΗ", "given_up": true,
               "sheets": [{"player": 1, "words": {"3": ["ΟΛΑ"]}}]}),
    ]);
    let results = graded(&document);
    assert_eq!(results["sheets"].as_array().unwrap().len(), 2);
    assert_eq!(results["standings"][0]["rounds"][1], json!(null));
    // The tiles of a round that was drawn and given up stay out: Ξ, of which there is one.
    document["rounds"][2]["letters"] = json!("ΞΜΛΑΟΙΗ");
    let after = json!({"round": 3, "letters": "ΞΒΓΔΤΑΕ", "sheets": []});
    let document = with(document, "/rounds/-", after);
    assert_eq!(path_of(&error(&document)), "rounds[3].letters");
}

fn path_of(error: &ReadError) -> &str {
    match error {
        ReadError::At { path, .. } => path,
        other => panic!("{other:?}"),
    }
}

#[test]
fn a_broken_guard_and_a_sheet_out_of_span_are_warnings() {
    let mut document = worked_example("authoritative");
    document["players"][0]["from_round"] = json!(2);
    let round = RoundNo::new(1).unwrap();
    let path = "rounds[0].sheets[0]".to_owned();
    let found = warnings(&document);
    let [Warning::OutsideSpan { path: at, round: of, .. }] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!((at, of), (&path, &round));
    assert_eq!(graded(&document)["sheets"][0]["total"], json!(-2), "it counts");

    // Seven high-value tiles are left, three consonants are still to be drawn.
    let thirteen = json!({"round": 13, "letters": "ΚΡΤΣΑΟΕ", "sheets": []});
    let found = warnings(&with(worked_example("authoritative"), "/rounds/0", thirteen));
    let [Warning::Own(Odd::GuardBroken { path, left, still_to_draw, .. })] = &found[..] else {
        panic!("{found:?}")
    };
    assert_eq!((path.as_str(), *left, *still_to_draw), ("rounds[0].letters", 7, 3));
}

#[test]
fn words_of_any_length_are_read_and_only_misplaced() {
    let lengths = [1, 2, 8, 30, 500];
    let words: Vec<String> = lengths.iter().map(|&length| "α".repeat(length)).collect();
    let document =
        with(worked_example("authoritative"), "/rounds/0/sheets/1/words", json!({"3": words}));
    let results = graded(&document);
    for word in results["sheets"][1]["words"].as_array().unwrap() {
        assert_eq!(word["verdict"], json!("misplaced"));
    }
    assert_eq!(results["sheets"][1]["total"], json!(0));
}

#[test]
fn the_wrong_layout_and_look_alikes_are_recovered_with_a_warning() {
    // By key, the rack deciding what P is: ΚΑΡΟ. By look: Latin Α among Greek letters.
    let words = json!({"4": ["KAPO"], "5": ["ΤAΚΟΣ"]});
    let document = with(worked_example("authoritative"), "/rounds/0/sheets/1/words", words);
    let (read, found) = read(&document).unwrap();
    let written: Vec<String> =
        read.rounds[0].sheets[1].words.iter().map(|(_, _, word)| word.to_string()).collect();
    assert_eq!(written, ["ΤΑΚΟΣ", "ΚΑΡΟ"]);
    let paths: Vec<&str> = found
        .iter()
        .map(|warning| match warning {
            Warning::Recovered { path, .. } => path.as_str(),
            other => panic!("{other:?}"),
        })
        .collect();
    let five_then_four =
        [r#"rounds[0].sheets[1].words["5"][0]"#, r#"rounds[0].sheets[1].words["4"][0]"#];
    assert_eq!(paths, five_then_four);
}

#[test]
fn the_list_is_chosen_by_what_is_given_and_what_is_stated() {
    let words = ["ΚΑΡΟ", "ΤΑΚΟΣ", "ΡΟΣ"].map(|word| word.parse().unwrap());
    let own = Authority::Authoritative;
    let title = Title { name: "own".to_owned(), edition: "1".to_owned(), authority: own };
    let list = Lexicon::from_words(words, title);
    let passport = |choice: &Judging| choice.passport().clone();
    let choose = |stated: &StatedList, given: Option<&Lexicon>, authority| {
        Judging::choose(stated, given.cloned(), authority)
    };

    // The list given is used, by its own authority, the document's, or the one asked for.
    let (chosen, _) = choose(&nothing_stated(), Some(&list), None).unwrap();
    assert_eq!(passport(&chosen), *list.passport());
    let stated = StatedList { authority: Some(Authority::Reference), ..nothing_stated() };
    let (chosen, _) = choose(&stated, Some(&list), None).unwrap();
    assert_eq!(passport(&chosen).authority, Authority::Reference);
    let (chosen, _) = choose(&stated, Some(&list), Some(own)).unwrap();
    assert_eq!(passport(&chosen).authority, own);

    // The words of the very list that is at hand: all of it judges, and by its own passport.
    let embedded = Lexicon::embedded();
    let sha256 = Some(embedded.passport().sha256);
    let found = Some(["ΚΑΡΟ".parse().unwrap()].into());
    let here = StatedList { sha256, found, authority: Some(own), ..nothing_stated() };
    let (chosen, _) = choose(&here, None, None).unwrap();
    assert!(matches!(chosen, Judging::Whole(_)));
    assert_eq!(passport(&chosen), Passport { authority: own, ..embedded.passport().clone() });

    // Another list than the one stated is refused.
    let other = StatedList { sha256: Some(Lexicon::embedded().passport().sha256), ..stated };
    let error = choose(&other, Some(&list), None).unwrap_err();
    assert!(matches!(error, ReadError::OtherList { .. }));

    // The words found judge under the passport of the list that they come from.
    let found = Some(["ΚΑΡΟ".parse().unwrap()].into());
    let sha256 = Some(Digest::of(b"far"));
    let stated = StatedList { found, words: Some(9), name: "far".to_owned(), sha256, ..other };
    let (chosen, warning) = choose(&stated, None, None).unwrap();
    let Passport { name, words, sha256, authority, .. } = passport(&chosen);
    assert_eq!((name.as_str(), words, authority), ("far", 9, Authority::Reference));
    assert_eq!((Some(sha256), warning), (stated.sha256, None));

    // Neither: the free list, as a reference whatever the document says of its own.
    let stated = StatedList { authority: Some(own), ..nothing_stated() };
    let (chosen, warning) = choose(&stated, None, None).unwrap();
    assert_eq!(passport(&chosen), *Lexicon::embedded().passport());
    assert!(matches!(warning, Some(Warning::EmbeddedInstead { .. })));
    // Asked for otherwise, it is so, and the warning says so.
    let (chosen, warning) = choose(&stated, None, Some(own)).unwrap();
    assert_eq!(passport(&chosen).authority, own);
    assert!(
        matches!(warning, Some(Warning::EmbeddedInstead { authority, .. }) if authority == own)
    );

    // It is the very list that the document states: what the document says of it holds.
    let sha256 = Some(Lexicon::embedded().passport().sha256);
    let stated = StatedList { sha256, authority: Some(own), ..nothing_stated() };
    let (chosen, warning) = choose(&stated, None, None).unwrap();
    assert_eq!((passport(&chosen).authority, warning), (own, None));
}
