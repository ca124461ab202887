//! The hall's pages of classic games: where everybody sits, the clock, what comes in, who stands where; nothing before
//! its time, and no pupil by name.

use eforos::commands::{HallStandings, Pinned};
use eforos::domain::contest::Details;
use eforos::domain::contest::command::Command as Ask;
use eforos::domain::formats::classic::command::Command as Play;
use eforos::domain::formats::classic::entered::{Entered, EnteredSeat};
use eforos::domain::formats::classic::event::Seated;
use eforos::domain::formats::classic::rules::{CA_LLISCA, PL_PINCZOW_2016, Rules};
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::ids::{PlayerId, RoundNo, TableNo};
use eforos::domain::player::Span;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::screens::hall::Chosen;
use eforos::stations::Publisher;
use serde_json::{Value, json};

use super::{Hall, automatic, look};

pub const NAMES: [&str; 5] = ["Anna Puig", "Biel Roca", "Carla Mas <b>", "Dídac Font", "Elna Vila"];

pub fn round(number: u8) -> RoundNo {
    RoundNo::new(number).unwrap()
}

pub fn table(number: u16) -> TableNo {
    TableNo::new(number).unwrap()
}

pub fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

/// Five players: two tables and a bye.
pub fn seats() -> Play {
    let seated = |number, one, two| Seated {
        table: table(number),
        seats: vec![player(one), player(two)],
        starter: Some(player(two)),
    };
    let tables = vec![seated(1, 1, 2), seated(2, 3, 4)];
    Play::TypePairing { round: round(1), tables, byes: vec![player(5)] }
}

pub fn scores(number: u16, [one, two]: [i64; 2]) -> Play {
    let first = u32::from(number) * 2 - 1;
    let seats = [(first, one), (first + 1, two)];
    let seats = seats.map(|(of, points)| EnteredSeat::scored(player(of), points));
    let result = Entered {
        starter: None,
        end: None,
        finisher: None,
        reason: String::new(),
        seats: seats.into(),
    };
    Play::EnterResult { round: round(1), table: table(number), result }
}

pub fn add(name: &str) -> Ask<Classic> {
    let span = Span { from_round: round(1), to_round: RoundNo::new(99).unwrap() };
    Ask::AddPlayer { id: None, name: name.to_owned(), club: String::new(), span }
}

pub fn hall(rules: &str) -> Hall<Classic> {
    let list = Lexicon::free(Rules::parse(rules).unwrap().language);
    let details = Details { title: "Trobada".to_owned(), ..Details::default() };
    let mut hall = Hall::of(details, (rules, list));
    for name in NAMES {
        hall.ask(add(name));
    }
    hall
}

/// All that a browser can get of the hall, in its language and in English.
fn everything(hall: &Hall<Classic>) -> String {
    let paths = ["/", "/screen", "/standings", "/help", "/live?once"];
    let all = paths.iter().flat_map(|path| {
        ["ca", "pl", "en"]
            .map(|it| hall.request(&format!("GET {path}"), &[("Accept-Language", it)], ""))
    });
    // The door's number is the system's, and may have the digits of a result.
    let own = hall.at().to_string();
    all.map(|answer| answer.body.replace(&own, "")).collect()
}

fn tables_of(scene: &Value) -> Vec<Vec<[String; 3]>> {
    let text = |row: &Value, key: &str| row[key].as_str().unwrap().to_owned();
    let blocks = scene["blocks"].as_array().unwrap().iter();
    let tables = blocks.filter(|block| block["is"] == "table").map(|block| {
        if scene["kind"] != "ranked" {
            assert_eq!(block["named"].as_array().unwrap().len(), 2, "its columns have names");
        }
        let rows = block["rows"].as_array().unwrap().iter();
        rows.map(|row| ["rank", "name", "club"].map(|key| text(row, key))).collect()
    });
    tables.collect()
}

#[test]
fn everybody_finds_where_they_sit_once_the_tables_are_shown_and_not_before() {
    let mut hall = hall(CA_LLISCA);
    let unpaired = everything(&hall);
    hall.ask(seats());
    assert!(everything(&hall) == unpaired, "paired and not shown: the bytes of an unpaired round");
    hall.ask(Play::ShowPairing(round(1)));
    let scene = hall.scene("ca");
    assert_eq!(scene["kind"], "pairings");
    let tables = tables_of(&scene);
    // By name for phones, by table for the wall.
    let [names, by_table] = tables.as_slice() else { panic!("{scene}") };
    let own: Vec<[&str; 2]> = names.iter().map(|[at, name, _]| [at.as_str(), name]).collect();
    let expected =
        [["1", NAMES[0]], ["1", NAMES[1]], ["2", NAMES[2]], ["2", NAMES[3]], ["", NAMES[4]]];
    assert_eq!(own, expected, "by name, each with the table");
    assert_eq!(names[0][2], NAMES[1], "whom they play, and no table a second time");
    assert_ne!(names[4][2], "", "that there is a bye is said");
    let seated: Vec<[&str; 2]> = by_table.iter().map(|[at, name, _]| [at.as_str(), name]).collect();
    assert_eq!(
        seated,
        [["1", NAMES[0]], ["2", NAMES[2]], ["", NAMES[4]]],
        "by table, the bye last"
    );
    let rows = scene["blocks"].as_array().unwrap().last().unwrap()["rows"].as_array().unwrap();
    let others: Vec<&str> = rows.iter().map(|row| row["figures"][0].as_str().unwrap()).collect();
    assert_eq!(
        others[..2],
        [1, 3].map(|at| format!("▸ {}", NAMES[at])),
        "each name has its column"
    );
    // The page says it without its script, too.
    let page = hall.request("GET /", &[("Accept-Language", "ca")], "").body;
    for name in [NAMES[0], NAMES[3], "Carla Mas &#60;b&#62;"] {
        assert_eq!(page.matches(name).count(), 3, "{name} in {page}");
    }
    assert!(page.contains("<html lang=\"ca\">"));
    // What the columns are called, on a phone and on a screen; whose row it is, which the phone of its own marks.
    let named = "<tr><th scope=\"col\">Taula</th><th></th><th scope=\"col\">Jugadors</th></tr>";
    assert_eq!(page.matches(named).count(), 2, "{page}");
    let all = scene["blocks"].as_array().unwrap();
    let by_name = all.iter().find(|block| block["is"] == "table").unwrap();
    let rows = by_name["rows"].as_array().unwrap().iter();
    let numbers: Vec<Option<u64>> = rows.map(|row| row["n"].as_u64()).collect();
    assert_eq!(numbers, [1, 2, 3, 4, 5].map(Some));
    hall.keeper.make_room_for_stations([2; 32]).unwrap();
    hall.publish();
    let card = hall.keeper.card(player(3)).unwrap();
    let own = hall.get(&format!("/p/{card}")).body;
    assert!(own.contains("data-own=\"#n3\""), "{own}");
    assert!(page.contains("<tr id=\"n3\">"), "{page}");
}

#[test]
fn results_come_in_as_marks_and_stand_in_order_once_all_are_there() {
    let mut hall = hall(CA_LLISCA);
    hall.ask(seats());
    hall.ask(Play::ShowPairing(round(1)));
    hall.ask(Play::StartRoundClock(round(1)));
    let clock = hall.scene("ca");
    assert_eq!(clock["kind"], "round_clock");
    let full = clock["time"]["full"].as_i64().unwrap();
    assert!(full > 0);
    let [seated] = tables_of(&clock).try_into().unwrap();
    assert_eq!(seated[3][..2], ["2", NAMES[3]], "who comes late still finds the table");
    assert_eq!(clock["time"]["ends"], json!(70_000 + full), "by the machine's own clock");
    assert!(!(0..5).any(|_| hall.pass_ms(1_000)), "a time is told once");
    // A screen without a script has it beside the time, too.
    let screen = hall.get("/screen").body;
    assert!(screen.contains("<td class=\"rank\">2</td>") && screen.contains(NAMES[3]), "{screen}");
    hall.ask(Play::EndRoundClock);
    hall.ask(scores(2, [402, 377]));
    let coming = hall.scene("en");
    assert_eq!(coming["kind"], "coming");
    let blocks = coming["blocks"].as_array().unwrap();
    let marks = blocks.iter().find(|block| block["is"] == "marks").unwrap();
    assert_eq!(marks["marks"], json!([["1", false], ["2", true]]));
    // Who looks for their table finds it until the round is over.
    let [seated] = tables_of(&coming).try_into().unwrap();
    assert_eq!(seated[3][..2], ["2", NAMES[3]]);
    let table = blocks.iter().find(|block| block["is"] == "table").unwrap();
    assert_eq!((&table["rows"][0]["moved"], &table["rows"][3]["moved"]), (&json!(""), &json!("✓")));
    let bytes = everything(&hall);
    assert!(!bytes.contains("402") && !bytes.contains("377"), "no result itself yet: {bytes}");
    let page = hall.get("/").body;
    assert!(page.contains("<li class=\"in\">✓ 2</li>") && page.contains("<li>1</li>"), "{page}");
    hall.ask(scores(1, [350, 350]));
    let ranked = hall.scene("en");
    assert_eq!(ranked["kind"], "ranked");
    let tables = tables_of(&ranked);
    let names: Vec<&str> = tables[0].iter().map(|[_, name, _]| name.as_str()).collect();
    // The bye is a point and 300 : 250; the winner of table 2 has a point and 25, the drawn half a point each.
    assert_eq!([names[0], names[1], names[4]], [NAMES[4], NAMES[2], NAMES[3]]);
    // The page of standings has what the referee published, and says that the hall sees more.
    let english = [("Accept-Language", "en")];
    let page = hall.request("GET /standings", &english, "").body;
    assert!(page.contains("No standings were published yet"), "{page}");
    let newer = "The table that the hall is shown stands under “Now”.";
    assert!(page.contains(newer), "{page}");
    hall.ask(Ask::Publish { round: round(1) });
    let page = hall.request("GET /standings", &english, "").body;
    assert!(!page.contains(newer) && page.contains(NAMES[0]), "{page}");
    let [.., legend, table] = ranked["blocks"].as_array().unwrap().as_slice() else { panic!() };
    let rows = &table["rows"];
    // A phone has no room for the heading, and after the first round nobody rose or fell.
    let small = table["headings"][0].as_str().unwrap();
    assert_eq!(
        (&legend["weight"], &legend["text"]),
        (&json!("legend"), &json!(format!("The small number: {small}.")))
    );
    assert_eq!(rows[0]["figures"], json!(["+50", "1"]));
    assert_eq!(rows[1]["figures"], json!(["+25", "1"]));
    assert_eq!(rows[4]["figures"], json!(["\u{2212}25", "0"]));
}

/// The wall is the referee's: there names stand as they are, and on a screen that was let in, which shows the wall.
#[test]
fn phones_tell_a_pupil_by_initials_and_number_and_the_wall_by_name() {
    let mut hall = hall(PL_PINCZOW_2016);
    hall.ask(seats());
    let mut seen = Vec::new();
    let clock = [Play::StartRoundClock(round(1)), Play::EndRoundClock];
    let steps = [Play::ShowPairing(round(1)), scores(2, [402, 377])].into_iter().chain(clock);
    for step in steps.chain([scores(1, [350, 340])]) {
        hall.ask(step);
        seen.push(hall.scene("pl")["kind"].as_str().unwrap().to_owned());
        let all = everything(&hall);
        for name in NAMES {
            let part = name.split(' ').next().unwrap();
            assert!(!all.contains(part), "{part} after {seen:?}");
        }
        assert!(all.contains("A. P. (1)"), "{seen:?}");
        // Whoever opens a screen unasked is told how it comes to show what the wall does.
        let screen = hall.request("GET /screen", &[("Accept-Language", "en")], "");
        assert!(screen.status == 403 && screen.body.contains("invitation"), "{screen:?}");
        assert!(screen.body.contains("A screen names pupils"), "and why: {screen:?}");
        let let_in = look(&mut Publisher::default(), &hall.keeper).unwrap();
        let wall = &let_in.in_language(Language::Polish).sent;
        assert!(wall.contains(NAMES[0]) && !wall.contains("A. P. (1)"), "{wall}");
    }
    // Until its time runs people look for their table, whatever came in already.
    assert_eq!(seen, ["pairings", "pairings", "round_clock", "coming", "ranked"]);
    // Once it is signed nobody is let in: a screen that was started anew had nothing to show at the prizes. One that was let
    // in before shows whom the wall names.
    hall.ask(Ask::Sign);
    let chosen = Chosen { pinned: &Pinned::Standings(HallStandings::Complete), ..automatic() };
    let keeper = &hall.keeper;
    let let_in = Publisher::default().look(&keeper.competition(), keeper.clock(), &chosen).unwrap();
    let wall = &let_in.in_language(Language::Polish).sent;
    assert!(wall.contains(NAMES[0]) && !wall.contains("A. P. (1)"), "{wall}");
    let screen = hall.request("GET /screen", &[("Accept-Language", "pl")], "");
    assert_eq!(screen.status, 200, "{screen:?}");
    let all = everything(&hall);
    let part = NAMES.iter().filter_map(|name| name.split(' ').next()).find(|it| all.contains(it));
    assert_eq!(part, None);
    assert!(all.contains("A. P. (1)"));
}

/// A screen without a script has no room for all, and turns its pages by reading itself anew.
#[test]
fn a_screen_without_a_script_shows_every_table_in_turns() {
    let mut hall = hall(CA_LLISCA);
    for number in 6..=28 {
        hall.ask(add(&format!("Nom {number:02}")));
    }
    let seated = |number: u16| {
        let first = u32::from(number) * 2 - 1;
        let seats = vec![player(first), player(first + 1)];
        Seated { table: table(number), seats, starter: Some(player(first)) }
    };
    let tables = (1..=14).map(seated).collect();
    hall.ask(Play::TypePairing { round: round(1), tables, byes: Vec::new() });
    hall.ask(Play::ShowPairing(round(1)));
    let refresh = |at: &str| format!("<meta http-equiv=\"refresh\" content=\"10; url={at}\">");
    // How often a table stands there: at each of its players, and among the tables.
    let has = |page: &str, number: u16| {
        page.matches(&format!("<td class=\"rank\">{number}</td>")).count()
    };
    let first = hall.get("/screen").body;
    assert!(first.contains(&refresh("/screen?page=1")), "{first}");
    assert!((1..=14).all(|number| has(&first, number) == 3), "{first}");
    for path in ["/screen?page=1", "/screen?page=3"] {
        let second = hall.get(path).body;
        assert!(second.contains(&refresh("/screen")), "{second}");
        assert!((1..=6).all(|number| has(&second, number) == 0), "{second}");
        assert_eq!([12, 13, 14].map(|number| has(&second, number)), [2, 3, 3], "{second}");
    }
    assert_eq!(hall.get("/screen?page=-1").body, first);
}
