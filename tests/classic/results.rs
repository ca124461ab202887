//! What a game comes to: ends and racks, overtime, ties, walkovers, penalties; and who stands where.

use serde_json::{Value, json};

use super::graded;

fn players(count: usize) -> Value {
    (1..=count).map(|id| json!({"id": id, "name": format!("Player {id}")})).collect()
}

/// A document of these rounds.
fn document(rules: &str, count: usize, rounds: &Value) -> Value {
    json!({
        "format": "eforos-classic/1", "rules": rules, "players": players(count), "rounds": rounds,
        "lexicon": {"name": "a book", "authority": "external"},
    })
}

fn one_game(rules: &str, game: &Value) -> Value {
    let seats = game["seats"].as_array().unwrap().len();
    document(rules, seats, &json!([{"round": 1, "games": [game]}]))
}

/// What one game came to: its state, what told the winner, the final scores, the halves.
fn came_to(rules: &str, game: &Value) -> String {
    let (results, _) = graded(&one_game(rules, game));
    of(&results["games"][0])
}

fn of(game: &Value) -> String {
    let text = |value: &Value| value.as_str().unwrap_or("–").to_owned();
    let seats = |key: &str| {
        let seats = game["seats"].as_array().unwrap().iter();
        seats.map(|seat| seat[key].to_string()).collect::<Vec<_>>().join(":")
    };
    format!(
        "{} {} {} {}",
        text(&game["state"]),
        text(&game["decided_by"]),
        seats("final"),
        seats("halves")
    )
}

fn seats(figures: &[(i64, u32)]) -> Value {
    let seat = |(id, &(raw, rack)): (usize, &(i64, u32))| json!({"player": id + 1, "raw": raw, "rack": rack});
    figures.iter().enumerate().map(seat).collect()
}

#[test]
fn who_goes_out_gains_what_all_others_lose_and_else_each_loses_the_own_rack() {
    let three = seats(&[(200, 0), (200, 7), (200, 12)]);
    let out = json!({"table": 1, "end": "out", "finisher": 1, "seats": three});
    assert_eq!(came_to("ca-cusca-molins", &out), "played – 219:193:188 null:null:null");
    let lost = seats(&[(200, 5), (200, 9), (200, 0)]);
    let passes = json!({"table": 1, "end": "passes", "seats": lost});
    assert_eq!(came_to("ca-cusca-molins", &passes), "played – 195:191:200 null:null:null");
    for end in ["scoreless", "blocked", "time", "clock_one", "clock_both", "passes", "stopped"] {
        let game = json!({"table": 1, "end": end, "seats": seats(&[(300, 4), (301, 2)])});
        assert_eq!(came_to("ca-llisca", &game), "played score 296:299 0:2", "{end}");
    }
    let below = json!({"table": 1, "end": "passes", "seats": seats(&[(0, 40), (3, 1)])});
    assert_eq!(came_to("ca-llisca", &below), "played score -40:2 0:2");
}

#[test]
fn time_over_is_paid_by_who_used_it() {
    let game = |over: u32| {
        json!({"table": 1, "seats": [
            {"player": 1, "raw": 402, "over_ms": over}, {"player": 2, "raw": 371}]})
    };
    let told = [
        (0, "402:371 2:0"),
        (1, "392:371 2:0"),
        (60_000, "392:371 2:0"),
        (60_001, "382:371 2:0"),
        (130_000, "372:371 2:0"),
        (300_000, "352:371 0:2"),
    ];
    for (over, wanted) in told {
        assert_eq!(came_to("ca-llisca", &game(over)), format!("played score {wanted}"), "{over}");
    }
    let (results, _) = graded(&one_game("ca-cusca-molins", &game(600_001)));
    assert_eq!(results["games"][0]["seats"][0]["overtime"], 110, "no hard end there");
}

#[test]
fn equal_scores_are_a_draw_or_the_last_words() {
    let game = |words: [Option<u32>; 2]| {
        let mut seats = json!([{"player": 1, "final": 301}, {"player": 2, "final": 301}]);
        for (seat, word) in seats.as_array_mut().unwrap().iter_mut().zip(words) {
            if let Some(word) = word {
                seat["last_word"] = word.into();
            }
        }
        json!({"table": 1, "seats": seats})
    };
    assert_eq!(came_to("ca-llisca", &game([None, None])), "played draw 301:301 1:1");
    let told = [
        ([Some(8), Some(14)], "played last_word 301:301 0:2"),
        ([Some(14), Some(8)], "played last_word 301:301 2:0"),
        ([Some(8), Some(8)], "played draw 301:301 1:1"),
        ([Some(0), Some(8)], "played draw 301:301 1:1"),
        ([None, Some(8)], "last_word_missing draw 301:301 1:1"),
        ([None, None], "last_word_missing draw 301:301 1:1"),
    ];
    for (words, wanted) in told {
        assert_eq!(came_to("pl-pinczow-2016", &game(words)), wanted, "{words:?}");
    }
    let (results, _) = graded(&one_game("pl-pinczow-2016", &game([None, Some(8)])));
    assert_eq!(results["provisional"], true);
    assert_eq!(results["reasons"], json!([{"kind": "last_word_missing", "round": 1, "table": 1}]));
}

#[test]
fn walkovers_byes_and_cancelled_games_are_what_the_rules_say() {
    let rounds = json!([{"round": 1, "byes": [5], "games": [
        {"table": 1, "walkover": 2, "seats": [{"player": 1}, {"player": 2}]},
        {"table": 2, "cancelled": true, "reason": "fire", "seats": [{"player": 3}, {"player": 4}]},
        {"table": 3, "seats": [{"player": 6}, {"player": 7}]}]}]);
    let (results, _) = graded(&document("ca-llisca", 7, &rounds));
    let games: Vec<String> = results["games"].as_array().unwrap().iter().map(of).collect();
    assert_eq!(
        games,
        [
            "walkover walkover 250:300 0:2",
            "cancelled – null:null null:null",
            "missing – null:null null:null"
        ]
    );
    let rows: Vec<String> = results["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            format!(
                "{}: {} {} {}:{}",
                row["player"], row["games"], row["halves"], row["scored"], row["conceded"]
            )
        })
        .collect();
    let told = [
        "2: 1 2 300:250",
        "5: 1 2 300:250",
        "3: 0 0 0:0",
        "4: 0 0 0:0",
        "6: 0 0 0:0",
        "7: 0 0 0:0",
        "1: 1 0 250:300",
    ];
    assert_eq!(rows, told);
    assert_eq!(results["standings"][1]["rank"], 1, "shared");
    assert_eq!(results["standings"][1]["decided_by"], Value::Null);
    assert_eq!(results["reasons"], json!([{"kind": "missing_result", "round": 1, "table": 3}]));
}

fn penalised(rules: &str, game: &Value, penalties: &Value) -> (Value, Vec<String>) {
    let mut document = one_game(rules, game);
    document["penalties"] = penalties.clone();
    graded(&document)
}

#[test]
fn a_deduction_comes_before_the_winner_and_a_voided_round_is_a_forfeit() {
    let game =
        json!({"table": 1, "seats": [{"player": 1, "final": 10}, {"player": 2, "final": 9}]});
    let of_first = |penalties: &Value| of(&penalised("ca-llisca", &game, penalties).0["games"][0]);
    let deduct = json!({"player": 1, "round": 1, "kind": "deduction", "points": 3});
    let void = |player: u32| json!({"player": player, "round": 1, "kind": "void_round"});
    assert_eq!(of_first(&json!([deduct])), "played score 7:9 0:2");
    assert_eq!(of_first(&json!([deduct, deduct])), "played score 4:9 0:2");
    assert_eq!(of_first(&json!([void(1)])), "walkover forfeit 250:300 0:2");
    assert_eq!(of_first(&json!([void(1), void(2)])), "walkover forfeit 250:250 0:0");
    let (results, odd) = penalised("ca-llisca", &game, &json!([void(1), deduct]));
    assert_eq!(results["games"][0]["seats"][0]["deduction"], 0, "nothing else in a forfeit");
    assert_eq!(odd.len(), 1, "{odd:?}");
    assert!(odd[0].starts_with("penalties[1]"), "{odd:?}");
    let open = json!({"table": 1, "seats": [{"player": 1}, {"player": 2}]});
    let (results, odd) = penalised("ca-llisca", &open, &json!([void(2)]));
    assert_eq!((of(&results["games"][0]).as_str(), odd.len()), ("walkover forfeit 300:250 2:0", 0));
    assert_eq!(results["provisional"], false, "it is settled");
    let idle = json!([deduct, {"player": 2, "round": 9, "kind": "void_round"}]);
    assert_eq!(penalised("ca-llisca", &open, &idle).1.len(), 2);
    let walkover = json!({"table": 1, "walkover": 1, "seats": [{"player": 1}, {"player": 2}]});
    let (results, odd) = penalised("ca-llisca", &walkover, &json!([void(1)]));
    assert_eq!(
        (of(&results["games"][0]).as_str(), odd.len()),
        ("walkover walkover 300:250 2:0", 1)
    );
}

#[test]
fn where_averages_rank_a_voided_round_is_nothing() {
    let game = json!({"table": 1, "seats": [
        {"player": 1, "final": 200}, {"player": 2, "final": 100}, {"player": 3, "final": 150}]});
    let penalties = json!([
        {"player": 1, "round": 1, "kind": "void_round"},
        {"player": 2, "round": 1, "kind": "deduction", "points": 120},
        {"player": 3, "round": 1, "kind": "reprimand"}]);
    let (results, odd) = penalised("ca-cusca-molins", &game, &penalties);
    assert_eq!(of(&results["games"][0]), "played – 0:-20:150 null:null:null");
    assert!(odd.is_empty(), "{odd:?}");
    let averages =
        results["standings"].as_array().unwrap().iter().map(|row| row["average"].clone());
    assert_eq!(averages.collect::<Vec<_>>(), ["450.00", "0.00", "-60.00"]);
}

#[test]
fn games_of_two_count_nothing_where_averages_rank() {
    let rounds = json!([
        {"round": 1, "games": [
            {"table": 1, "seats": [{"player": 1, "final": 200}, {"player": 2, "final": 200}, {"player": 3, "final": 201}]},
            {"table": 2, "seats": [{"player": 4, "final": 400}, {"player": 5, "final": 1}]}]}]);
    let (results, _) = graded(&document("ca-cusca-molins", 6, &rounds));
    let rows: Vec<String> = results["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            format!(
                "{} {} {} {} {}",
                row["player"], row["rank"], row["status"], row["games"], row["uncounted"]
            )
        })
        .collect();
    let told = [
        "3 1 \"ranked\" 1 0",
        "1 2 \"ranked\" 1 0",
        "2 2 \"ranked\" 1 0",
        "4 null \"occasional\" 0 1",
        "5 null \"occasional\" 0 1",
        "6 null \"occasional\" 0 0",
    ];
    assert_eq!(rows, told);
    assert_eq!(results["standings"][3]["average"], Value::Null);
}

#[test]
fn averages_are_compared_exactly_and_shown_rounded() {
    use eforos::domain::formats::classic::standings::AverageTally;
    let of = |sum, games| AverageTally { games, sum, uncounted: 0 };
    assert_eq!(of(1900, 2).hundredths(), Some(95_000));
    assert_eq!(of(1, 8).hundredths(), Some(13));
    assert_eq!(of(-1, 8).hundredths(), Some(-12), "half up");
    assert_eq!(of(-30, 8).hundredths(), Some(-375));
    assert_eq!(of(0, 0).hundredths(), None);
    // 1/3 and 333333/1000000 show the same and are not equal.
    assert!(of(333_334, 1_000_000).order(&of(1, 3)).is_lt());
    assert!(of(2, 6).order(&of(1, 3)).is_eq());
    assert!(of(-5, 1).order(&of(0, 0)).is_lt(), "no game comes last");
}

#[test]
fn who_is_expelled_has_no_rank_and_their_results_stay_for_the_others() {
    let rounds = json!([
        {"round": 1, "games": [
            {"table": 1, "seats": [{"player": 1, "final": 400}, {"player": 2, "final": 300}]},
            {"table": 2, "seats": [{"player": 3, "final": 350}, {"player": 4, "final": 340}]}]},
        {"round": 2, "absent": [4], "games": []}]);
    let mut document = document("ca-llisca", 4, &rounds);
    document["players"][1]["to_round"] = 1.into();
    document["penalties"] = json!([
        {"player": 1, "round": 1, "kind": "expelled"},
        {"player": 3, "round": 2, "kind": "expelled_from_rest"},
        {"player": 4, "round": 3, "kind": "expelled_from_rest"}]);
    let (results, _) = graded(&document);
    let rows: Vec<String> = results["standings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| format!("{} {} {}", row["player"], row["rank"], row["status"].as_str().unwrap()))
        .collect();
    // The penalty of player 4 falls after the last round of the document.
    assert_eq!(rows, ["3 1 expelled_from_rest", "4 2 ranked", "2 3 withdrawn", "1 null expelled"]);
    assert_eq!(results["standings"][2]["conceded"], 400);
}

#[test]
fn a_pair_counts_with_two_who_came_and_not_with_games_between_them() {
    let rounds = json!([
        {"round": 1, "games": [
            {"table": 1, "seats": [{"player": 1, "final": 400}, {"player": 2, "final": 300}]},
            {"table": 2, "walkover": 4, "seats": [{"player": 3}, {"player": 4}]},
            {"table": 3, "seats": [{"player": 5, "final": 310}, {"player": 6, "final": 300}]}]},
        {"round": 2, "byes": [5], "games": [
            {"table": 1, "seats": [{"player": 1, "final": 350}, {"player": 4, "final": 300}]},
            {"table": 2, "seats": [{"player": 2, "final": 200}, {"player": 6, "final": 201}]}]}]);
    let mut document = document("ca-llisca", 6, &rounds);
    document["teams"] =
        json!([{"id": 1, "name": "A"}, {"id": 2, "name": "B"}, {"id": 3, "name": "C"}]);
    for (index, team) in [1, 1, 2, 2, 3, 3].into_iter().enumerate() {
        document["players"][index]["team"] = team.into();
    }
    let (results, _) = graded(&document);
    let rows: Vec<String> = results["teams"]
        .as_array()
        .unwrap()
        .iter()
        .map(|row| {
            format!(
                "{} {} {} {} {} {}",
                row["name"],
                row["rank"],
                row["halves"],
                row["spread"],
                row["scored"],
                row["counted"]
            )
        })
        .collect();
    // Of B only one came; the game of A's own two counts nothing for A.
    assert_eq!(rows, ["\"C\" 1 4 51 501 true", "\"A\" 2 2 49 550 true", "\"B\" null 0 0 0 false"]);
}
