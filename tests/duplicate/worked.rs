//! The example document and the worked examples of the rules, with what was worked out by hand.

use eforos::domain::formats::duplicate::Rules;
use serde_json::{Value, json};

use super::{example, graded, of_player};

#[test]
fn the_example_has_the_results_that_are_told_of_it() {
    let (results, odd) = graded(&example());
    assert_eq!(odd, Vec::<String>::new());
    assert_eq!(results["format"], "eforos-duplicate-results/1");
    assert_eq!(results["provisional"], false);
    assert_eq!(results["top_total"], 92);
    let turn = |number: usize| &results["turns"][number - 1];
    assert_eq!(
        turn(1)["top"],
        json!({"position": "H7", "word": "CASA", "words": ["CASA"], "points": 8, "verdict": "correct"})
    );
    assert_eq!(
        (&turn(1)["best"], &turn(1)["solo"], &turn(1)["players"]),
        (&json!(8), &Value::Null, &json!(4))
    );
    assert_eq!(
        *of_player(&turn(1)["slips"], 4),
        json!({"player": 4, "verdict": "correct", "why": null, "points": 6, "solo": 0, "warnings": 1,
               "mistakes": ["points"], "words": ["TAC"]})
    );
    let slip = |number, player| of_player(&turn(number)["slips"], player).clone();
    let what = |slip: Value| {
        (slip["points"].clone(), slip["solo"].clone(), slip["why"].clone(), slip["verdict"].clone())
    };
    let is = |points: u32, solo: u32, why: Value, verdict: &str| {
        (json!(points), json!(solo), why, json!(verdict))
    };
    assert_eq!(what(slip(1, 2)), is(6, 0, Value::Null, "correct"));
    assert_eq!(what(slip(2, 1)), is(13, 2, Value::Null, "correct"));
    assert_eq!(slip(2, 1)["words"], json!(["STIRE", "AS", "ST", "AI"]));
    assert_eq!(what(slip(2, 2)), is(0, 0, json!("word_invalid"), "incorrect"));
    assert_eq!(what(slip(2, 3)), is(0, 0, Value::Null, "missing"));
    assert_eq!(what(slip(2, 4)), is(0, 0, json!("not_raised"), "incorrect"));
    assert_eq!(what(slip(3, 1)), is(71, 0, Value::Null, "correct"));
    assert_eq!(slip(3, 1)["mistakes"], json!(["joker"]));
    assert_eq!(what(slip(3, 2)), is(71, 0, Value::Null, "correct"));
    assert_eq!(slip(3, 2)["warnings"], 0);
    assert_eq!(what(slip(3, 3)), is(0, 0, json!("board"), "incorrect"));
    assert_eq!(what(slip(3, 4)), is(8, 0, Value::Null, "correct"));
    let totals: Vec<_> = results["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| (row["name"].clone(), row["total"].clone()))
        .collect();
    let told = [("Ana", 94), ("Dan", 77), ("Eva", 8), ("Ion", 4)]
        .map(|(name, total)| (json!(name), json!(total)));
    assert_eq!(totals, told);
    assert_eq!(
        *of_player(&results["standings"], 1),
        json!({"rank": 1, "player": 1, "name": "Ana", "status": "ranked", "total": 94, "turn_points": 92, "solo_points": 2,
               "warnings": 1, "disciplinary": 0, "deductions": 0, "tops": 3, "solos": 1, "zeros": 0, "per_mille": 1000, "turns": [8, 15, 71]})
    );
    assert_eq!(
        *of_player(&results["standings"], 4),
        json!({"rank": 4, "player": 4, "name": "Ion", "status": "ranked", "total": 4, "turn_points": 14, "solo_points": 0,
               "warnings": 1, "disciplinary": 1, "deductions": 10, "tops": 0, "solos": 0, "zeros": 1, "per_mille": 152, "turns": [6, 0, 8]})
    );
}

/// The board of the published plays, and a fifth turn with the rack A C L P R R U in program mode.
fn fifth_turn(slips: &Value) -> Value {
    json!({
        "format": "eforos-duplicate/1", "mode": "program",
        "lexicon": {"authority": "authoritative", "found": [
            "ACASA", "AI", "AS", "CASA", "COMANDA", "IR", "ST", "STIRE", "TRACASAI", "CAPRARUL", "CAPRAR", "CAPRA"]},
        "players": [{"id": 1, "name": "Ana"}, {"id": 2, "name": "Dan"}, {"id": 3, "name": "Eva"},
                    {"id": 4, "name": "Ion"}, {"id": 5, "name": "Mia"}],
        "turns": [
            {"turn": 1, "drawn": "AACSEIT", "top": {"position": "H7", "word": "CASA"}},
            {"turn": 2, "leftover": "EIT", "drawn": "RSMO", "top": {"position": "I8", "word": "STIRE"}},
            {"turn": 3, "leftover": "OM", "drawn": "AADN?", "top": {"position": "6E", "word": "C0OMANDA"}},
            {"turn": 4, "leftover": "", "refused": [{"tiles": "AEEEEII", "why": "consonants"}],
             "drawn": "TRAICLR", "top": {"position": "H4", "word": "TRACASAI"}},
            {"turn": 5, "leftover": "ACLR", "drawn": "PRU", "top": {"position": "K5", "word": "CAPRARUL"}, "slips": slips}
        ]
    })
}

#[test]
fn a_turn_with_a_program() {
    let slip = |player: u32, position: &str, word: &str, points: u32| json!({"player": player, "position": position, "word": word, "points": points});
    let mut slips = vec![
        slip(1, "K5", "CAPRARUL", 86),
        slip(2, "K5", "CAPRAR", 14),
        slip(3, "5K", "CAPRARUL", 86),
        slip(4, "K5", "CAPRA", 14),
        slip(5, "K5", "CAPRARUL", 86),
    ];
    slips[4]["late"] = json!(true);
    let (results, _) = graded(&fifth_turn(&json!(slips)));
    let turn = &results["turns"][4];
    assert_eq!(
        (&turn["top"]["points"], &turn["best"], &turn["solo"]),
        (&json!(86), &json!(86), &json!(1))
    );
    let of = |player| of_player(&turn["slips"], player);
    assert_eq!((&of(1)["points"], &of(1)["solo"]), (&json!(86), &json!(3)));
    assert_eq!((&of(2)["points"], &of(2)["warnings"]), (&json!(14), &json!(0)));
    assert_eq!((&of(3)["points"], &of(3)["why"]), (&json!(0), &json!("position")));
    assert_eq!((&of(4)["points"], &of(4)["warnings"]), (&json!(12), &json!(1)));
    assert_eq!((&of(5)["points"], &of(5)["why"]), (&json!(0), &json!("not_raised")));
    // Had Mia raised: two with 86, no solo.
    slips[4]["late"] = json!(false);
    let (results, _) = graded(&fifth_turn(&json!(slips)));
    assert_eq!(results["turns"][4]["solo"], Value::Null);
}

#[test]
fn a_cancelled_turn_counts_nothing_and_keeps_its_verdicts() {
    let mut document = example();
    document["turns"][2]["cancelled"] = json!({"how": "score", "reason": "zgomot"});
    let (results, _) = graded(&document);
    let turn = &results["turns"][2];
    assert_eq!(
        (&turn["cancelled"], &turn["best"], &turn["solo"]),
        (&json!(true), &json!(0), &Value::Null)
    );
    assert_eq!(turn["top"]["points"], 71);
    let ana = of_player(&turn["slips"], 1);
    assert_eq!(
        (&ana["verdict"], &ana["points"], &ana["warnings"]),
        (&json!("correct"), &json!(0), &json!(1))
    );
    assert_eq!(results["top_total"], 21);
    // 8 + 13 + 2, one warning kept; a turn that counts nothing is no zero.
    let row = of_player(&results["standings"], 1);
    assert_eq!(
        (&row["total"], &row["zeros"], &row["turns"]),
        (&json!(23), &json!(0), &json!([8, 15, 0]))
    );
}

#[test]
fn a_list_with_gaps_leaves_words_to_a_ruling() {
    let mut document = example();
    document["lexicon"]["authority"] = json!("reference");
    document["rulings"] = json!([]);
    let (results, _) = graded(&document);
    assert_eq!(results["provisional"], true);
    assert_eq!(results["undecided"], json!([{"word": "CASATO", "turn": 2, "players": [2]}]));
    assert_eq!(
        results["reasons"],
        json!([{"kind": "undecided_word", "word": "CASATO", "turn": 2, "players": [2]}])
    );
    document["rulings"] = json!([{"word": "casato", "valid": true}]);
    let (results, odd) = graded(&document);
    // CASATO: C A S A lie there, T and O are new: 1·4 + 1 + 1 double letter.
    let dan = of_player(&results["turns"][1]["slips"], 2);
    assert_eq!(dan["verdict"], "correct");
    assert_eq!(odd, Vec::<String>::new());
}

#[test]
fn expelled_players_keep_what_they_had_and_leave_the_solo() {
    let mut document = example();
    document["sanctions"] = json!([{"player": 3, "turn": 1, "kind": "expelled"}, {"player": 4, "turn": 2, "kind": "expelled_from_rest"}]);
    let (results, _) = graded(&document);
    assert_eq!(results["turns"][1]["players"], 3);
    assert_eq!(results["turns"][2]["players"], 2);
    assert_eq!(of_player(&results["turns"][1]["slips"], 1)["solo"], 2, "three players: 2 points");
    let rows = results["standings"].as_array().unwrap();
    let of = |player| of_player(&results["standings"], player);
    assert_eq!(
        (&of(3)["rank"], &of(3)["status"], &of(3)["total"]),
        (&Value::Null, &json!("expelled"), &json!(8))
    );
    assert_eq!(rows.last().unwrap()["player"], 3);
    assert_eq!((&of(4)["rank"], &of(4)["status"]), (&json!(3), &json!("expelled_from_rest")));
    assert_eq!(of(4)["turns"], json!([6, 0, null]));
}

#[test]
fn warnings_cost_from_the_fourth_on_and_a_solo_half_the_players() {
    let rules = Rules::ro_duplicate_2007();
    let costs = [((3, 0), 0), ((4, 0), 5), ((0, 1), 5), ((3, 1), 20), ((7, 0), 20), ((4, 2), 45)];
    for ((technical, disciplinary), points) in costs {
        assert_eq!(
            rules.warnings.deduction(technical, disciplinary),
            points,
            "{technical} {disciplinary}"
        );
    }
    let solos = [(2, 1), (3, 2), (5, 3), (17, 9), (40, 20), (49, 25), (50, 25), (80, 25)];
    for (players, points) in solos {
        assert_eq!(rules.solo.of(players), points, "{players} players");
    }
}

#[test]
fn the_set_has_a_hundred_tiles_and_two_hundred_and_eleven_points() {
    let rules = Rules::ro_duplicate_2007();
    let points: u32 = rules.tiles.tiles().map(|tile| rules.scoring.value(tile)).sum();
    assert_eq!((rules.tiles.len(), points), (100, 211));
    let kinds = rules.kinds(rules.tiles.tiles());
    assert_eq!((kinds.vowels, kinds.consonants, kinds.jokers), (41, 57, 2));
}
