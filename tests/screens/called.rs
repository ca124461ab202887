//! What the hall is told of places: who moved and by how many, and at the prizes nobody before they are called.

use eforos::commands::{HallStandings, Pinned};
use eforos::domain::contest::Details;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::Command;
use eforos::domain::player::Span;
use eforos::language::Language;
use eforos::screens::hall::{Chosen, HallLeaders, HallLook, Motion, hall, steps};
use serde_json::{Value, json};

use super::worked::Worked;
use crate::day::{Day, round};

fn scene(worked: &mut Worked, pinned: &Pinned) -> Value {
    let (look, motion, leaders) = (HallLook::Dark, Motion::On, HallLeaders::Shown);
    let chosen =
        Chosen { pinned, since: None, look, motion, leaders, zone_ms: 0, calls_to_come: false };
    serde_json::to_value(hall(&worked.open(), Language::Greek, &chosen).scene).unwrap()
}

/// After round 1 Άννα has 5 points, Γιώτα −1, Βασίλης −2. In round 2 Βασίλης finds words worth 5, Δήμος, who comes late, one worth
/// 1, and Άννα loses 3.
#[test]
fn standings_say_by_how_many_places_each_rose_or_fell() {
    let mut worked = Worked::keyed();
    worked.day.rule("ΑΡΚΟ", Ruled::Invalid);
    worked.day.add_player("Δήμος", Span { from_round: round(2), to_round: round(14) });
    worked.day.play_with(2, "ΚΑΡΟΣΕΑ");
    for (player, words) in [(1, ""), (2, "4: ΚΑΡΟ ΡΟΚΑ / 3: ΡΟΣ"), (3, ""), (4, "3: ΡΟΣ")]
    {
        worked.day.key(player, 2, words);
    }
    worked.day.penalise(1, 2, PenaltyKind::Deduction { points: 3 });
    // Her total adds up, and that it was a penalty is read to nobody from a wall.
    let seen = scene(&mut worked, &Pinned::Standings(HallStandings::Latest));
    let rows = seen["standings"]["rows"].as_array().unwrap();
    let anna = rows.iter().find(|row| row["name"] == "Άννα").unwrap();
    assert_eq!((&anna["gained"], &anna["total"]), (&json!("−3"), &json!("2")));
    let moved = |worked: &mut Worked| {
        let seen = scene(worked, &Pinned::Standings(HallStandings::Latest));
        let rows = seen["standings"]["rows"].as_array().unwrap().clone();
        let of = |row: &Value| {
            let text = |key: &str| row[key].as_str().unwrap().to_owned();
            (text("rank"), text("name"), row["moved"].as_i64())
        };
        rows.iter().map(of).collect::<Vec<_>>()
    };
    let row = |rank: &str, name: &str, moved| (rank.to_owned(), name.to_owned(), moved);
    let expected = [
        row("1", "Βασίλης", Some(2)),
        row("2", "Άννα", Some(-1)),
        row("3", "Δήμος", None),
        row("4", "Γιώτα", Some(-2)),
    ];
    assert_eq!(moved(&mut worked), expected);
    // Who is expelled has no place to move to, and the others close up.
    worked.day.penalise(2, 2, PenaltyKind::Expelled);
    let now = moved(&mut worked);
    assert_eq!(
        now[..3],
        [row("1", "Άννα", Some(0)), row("2", "Δήμος", None), row("3", "Γιώτα", Some(-1))]
    );
    // And their expulsion is read to nobody from a wall.
    assert_eq!(now.len(), 3, "{now:?}");
}

#[test]
fn the_welcome_says_the_halls_word_once_it_is_called() {
    let mut worked = Worked::of(Day::of_players(3, "ΚΑΡΟ"));
    let details = worked.day.contest().common.details.clone();
    let details = Details { starts: "11:00".to_owned(), ..details };
    worked.day.must(Command::ChangeDetails { details });
    let text = |worked: &mut Worked| scene(worked, &Pinned::Auto).to_string();
    let before = text(&mut worked);
    assert!(before.contains("welcome") && before.contains("στις 11:00"), "{before}");
    worked.day.must(Command::SetHallWord { text: "μήλο 7".to_owned() });
    let called = text(&mut worked);
    assert!(called.contains("μήλο 7"), "{called}");
    // The hour was announced for when the hall calls it; whatever the clock says then, it is no longer to come.
    assert!(called.contains("σε λίγο") && !called.contains("11:00"), "{called}");
}

/// 27 players, each with other points but for three who share a place where a page ends, and two who share one on it.
#[test]
fn at_the_prizes_nobody_is_named_before_they_are_called() {
    let mut day = Day::of_players(27, "ΚΑΡΟ");
    day.play(1);
    day.play_all();
    day.declare_missing();
    let points = |player: u32| match player {
        16..=18 => 16,
        5..=6 => 5,
        own => own,
    };
    for player in 1..=27 {
        day.penalise(player, 1, PenaltyKind::Deduction { points: points(player) });
    }
    day.must(Command::Sign);
    let mut worked = Worked::of(day);
    let calls = steps(&worked.open());
    let named = |worked: &mut Worked, called: usize| -> Vec<u32> {
        let seen = scene(worked, &Pinned::Ceremony(called.into())).to_string();
        let is_named = |player: &u32| {
            let name = format!("Παίκτης {player}");
            seen.match_indices(&name)
                .any(|(at, _)| !seen[at + name.len()..].starts_with(char::is_numeric))
        };
        (1..=27).filter(is_named).collect()
    };
    assert_eq!(named(&mut worked, 0), [0; 0]);
    // Who has fewer points off stands higher: called from the last, those with equal points together.
    let mut called: Vec<u32> = Vec::new();
    for call in 1..=calls {
        let now = named(&mut worked, call);
        let new: Vec<u32> = now.iter().copied().filter(|one| !called.contains(one)).collect();
        if let Some(&first) = new.first() {
            let next = (1..=27).rev().find(|one| !called.contains(one)).unwrap();
            let together: Vec<u32> = (1..=27).filter(|&one| points(one) == points(next)).collect();
            assert_eq!(new, together, "call {call}, {first}");
        }
        called.extend(new);
    }
    called.sort_unstable();
    assert_eq!(called, (1..=27).collect::<Vec<_>>());
}
