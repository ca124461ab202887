//! What the hall's pages show at each moment of a round, and what they must not.

use std::io::{Read as _, Write as _};
use std::net::TcpStream;

use eforos::commands::{HallStandings, Pinned};
use eforos::domain::contest::command::Command;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::player::Span;
use eforos::domain::timing::PausedTiles;
use eforos::language::Language;
use eforos::screens::hall::{Chosen, steps};
use eforos::stations::Publisher;
use serde_json::{Value, json};

use super::club::Club;
use super::{Answer, Hall, automatic};
use crate::common::tls::exchanged;
use crate::day::{letters, player, round, words};

/// Every tile of a scene, face up or down.
fn tiles(scene: &Value) -> Vec<&Value> {
    let blocks = scene["blocks"].as_array().unwrap();
    blocks.iter().filter_map(|block| block["tiles"].as_array()).flatten().collect()
}

fn drawn(hall: &Hall) -> Vec<char> {
    let contest = hall.keeper.record().contest();
    let letters = contest.game.round(round(1)).unwrap().letters();
    letters.iter().map(|letter| letter.to_char()).collect()
}

/// All that a browser can get of the hall, as one text.
fn everything(hall: &Hall) -> String {
    let paths = ["/", "/screen", "/standings", "/help", "/live?once"];
    let bodies = paths.iter().flat_map(|path| {
        ["el", "en"].map(|it| hall.request(&format!("GET {path}"), &[("Accept-Language", it)], ""))
    });
    bodies.map(|Answer { body, .. }| body).collect()
}

#[test]
fn no_letter_leaves_before_its_tile_is_turned() {
    let mut hall = Hall::new();
    let undrawn = everything(&hall);
    hall.ask(Play::DrawLetters { round: round(1) });
    let is_same = everything(&hall) == undrawn;
    assert!(is_same, "drawn and not shown: the bytes of an undrawn round");
    hall.ask(Play::ShowLetters { round: round(1) });
    let drawn = drawn(&hall);
    for turned in 1..=drawn.len() {
        for language in ["el", "en"] {
            let scene = hall.scene(language);
            let up: Vec<&str> =
                tiles(&scene).iter().filter_map(|tile| tile["l"].as_str()).collect();
            let mut expected: Vec<String> =
                drawn[..turned].iter().map(ToString::to_string).collect();
            let mut seen = up.clone();
            expected.sort();
            seen.sort_unstable();
            assert_eq!(seen, expected, "{turned} in {language}");
            assert_eq!(tiles(&scene).len(), drawn.len());
            for down in tiles(&scene).iter().filter(|tile| tile["l"].is_null()) {
                let keys: Vec<&String> = down.as_object().unwrap().keys().collect();
                assert_eq!(keys, ["k"], "of one face down nothing else is there");
            }
        }
        let page = hall.get("/").body;
        assert_eq!(page.matches("<b>").count(), turned, "{page}");
        assert_eq!(page.matches(" down\"").count(), drawn.len() - turned);
        hall.pass_ms(700);
    }
    let everything = everything(&hall);
    let seed = crate::day::seed().reveal();
    assert!(!everything.contains(&seed), "the seed stays where it is");
}

#[test]
fn a_time_is_told_once_and_ends_when_the_machine_says() {
    let mut hall = Hall::new();
    for command in [Play::DrawLetters { round: round(1) }, Play::ShowLetters { round: round(1) }] {
        hall.ask(command);
    }
    hall.pass_ms(10_000);
    hall.ask(Play::StartRound { round: round(1) });
    let scene = hall.scene("en");
    let full = scene["time"]["full"].as_i64().unwrap();
    assert_eq!(full, 360_000, "seven letters of round 1: six minutes");
    // The machine's clock was at 70 s when the file was opened, and ten seconds went by.
    assert_eq!(scene["time"]["ends"], json!(80_000 + full));
    assert_eq!(scene["time"]["left"], Value::Null);
    assert_eq!(scene["time"]["alerts"], json!([60_000, 20_000, 0]));
    let said = scene["time"]["said"].as_array().unwrap();
    assert_eq!(said.len(), 3);
    assert!(said[0].as_str().unwrap().starts_with("◆"), "{said:?}");
    assert_eq!(hall.get("/t").body, "80000");
    assert!(hall.get("/").body.contains(">6:00</p>"));
    // While it runs nothing new is told: it is the same time.
    assert!(!(0..5).any(|_| hall.pass_ms(1_000)));
    assert_eq!(hall.get("/t").body, "85000");
    assert!(hall.get("/screen").body.contains(">5:55</p>"), "{}", hall.get("/screen").body);
    let reason = "ένα φως".to_owned();
    hall.ask(Play::PauseRound { tiles: PausedTiles::Shown, reason });
    let held = hall.scene("en");
    assert_eq!((&held["time"]["ends"], &held["time"]["left"]), (&Value::Null, &json!(355_000)));
    assert!(held["v"].as_u64() > scene["v"].as_u64());
}

#[test]
fn a_page_says_what_its_scene_says_in_the_readers_language() {
    let mut hall = Hall::new();
    hall.ask(Play::DrawLetters { round: round(1) });
    hall.ask(Play::ShowLetters { round: round(1) });
    for (language, round) in [("el", "Γύρος 1"), ("en", "Round 1")] {
        let scene = hall.scene(language);
        assert_eq!(scene["lang"], language);
        assert_eq!(scene["kind"], "letters");
        let page = hall.request("GET /", &[("Accept-Language", language)], "").body;
        assert!(page.contains(&format!("<html lang=\"{language}\">")));
        assert!(page.contains(round), "{page}");
        let lines = scene["blocks"].as_array().unwrap().iter();
        for text in lines.filter_map(|block| block["text"].as_str()) {
            assert!(page.contains(text), "{text}: {page}");
        }
    }
}

/// No alert can be expected of a phone in a pocket, and nobody shall rely on one.
#[test]
fn help_says_what_a_phone_does_not_tell() {
    let hall = Hall::new();
    for (language, said) in [
        ("en", "A phone that is locked or shows another page tells no alert."),
        ("el", "κλειδωμένο"),
    ] {
        let page = hall.request("GET /help", &[("Accept-Language", language)], "").body;
        assert!(page.contains(said), "{page}");
    }
}

/// What to do when a page does not open (§15), at both doors and in each language of the format.
#[test]
fn help_says_what_a_network_needs() {
    let items = [
        ("a router", ["a router without internet", "δρομολογητής χωρίς διαδίκτυο"]),
        ("hotspot", ["own hotspot", "το hotspot μιας συσκευής"]),
        ("an iPhone’s", ["an iPhone’s takes some 5 devices", "ενός iPhone παίρνει περίπου 5"]),
        ("a laptop’s", ["a laptop’s 8", "ενός λάπτοπ 8"]),
        ("a reserved address", ["reserve an address", "να κρατά μία διεύθυνση"]),
        ("staying connected", ["stay connected although", "μείνετε συνδεδεμένοι"]),
        ("mobile data and VPN", ["mobile data and a VPN off", "δεδομένα κινητής και VPN"]),
        ("the firewall", ["allow private networks", "επιτρέψτε τα ιδιωτικά δίκτυα"]),
        ("guests' networks", ["part devices", "να χωρίζει τις συσκευές"]),
        ("a wrong date", ["has a wrong date", "λάθος ημερομηνία"]),
    ];
    let club = Club::<Anagram>::new(true);
    for (column, language) in ["en", "el"].into_iter().enumerate() {
        let head = |at| {
            format!(
                "GET /help HTTP/1.1\r\nHost: {at}\r\nAccept-Language: {language}\r\nConnection: close\r\n\r\n"
            )
        };
        let staff = Answer::of(exchanged(club.at, head(club.at).as_bytes())).body;
        let mut hall = TcpStream::connect(club.hall()).unwrap();
        hall.write_all(head(club.hall()).as_bytes()).unwrap();
        let mut page = String::new();
        hall.read_to_string(&mut page).unwrap();
        for (what, said) in items {
            let said = said[column];
            // Players set no network up.
            let is_others =
                ["router", "hotspot", "an iPhone’s", "a laptop’s", "reserved", "firewall"];
            let is_others = is_others.iter().any(|it| what.contains(it));
            assert_eq!(page.contains(said), !is_others, "the hall, {language}: {what}");
            assert!(staff.contains(said), "a station, {language}: {what}");
        }
    }
}

/// Of a minute, of twenty seconds and of the end a reader of the page hears, and a station that it is saved: what is told
/// stands in a region that says so.
#[test]
fn what_is_told_meanwhile_stands_where_it_is_heard() {
    let mut hall = Hall::new();
    for command in [Play::DrawLetters { round: round(1) }, Play::ShowLetters { round: round(1) }] {
        hall.ask(command);
    }
    hall.pass_ms(10_000);
    hall.ask(Play::StartRound { round: round(1) });
    let ends = hall.scene("en")["time"]["ends"].as_i64().unwrap();
    for (left_ms, said) in [(60_001, ""), (60_000, "◆ Last minute"), (20_000, "▲ Last seconds")]
    {
        let now: i64 = hall.get("/t").body.parse().unwrap();
        hall.pass_ms(ends - left_ms - now);
        let page = hall.request("GET /", &[("Accept-Language", "en")], "").body;
        let told = format!("<p class=\"said\" role=\"status\">{said}</p>");
        assert!(page.contains(&told) && page.contains(" role=\"timer\">"), "{left_ms}: {page}");
    }
    // So does what the script paints in its place.
    let page = hall.get("/").body;
    let mut scripts = page.split('"').filter(|text| text.ends_with("-hall.js"));
    let script = hall.get(scripts.next().unwrap()).body;
    for made in
        ["time.digits.setAttribute('role','timer')", "time.said.setAttribute('role','status')"]
    {
        assert!(script.contains(made), "{script}");
    }

    let mut club = Club::<Anagram>::new(true);
    let anna = club.joined("Άννα", "1");
    let page = club.get(&anna, "/s/1/1?told=keyed").body;
    assert!(page.contains("<p class=\"said good\" role=\"alert\">Αποθηκεύτηκε.</p>"), "{page}");
    for region in ["id=\"state\" role=\"status\"", "id=\"refused\" role=\"alert\" hidden"] {
        assert!(page.contains(region), "{region}: {page}");
    }
    assert!(page.contains("id=\"sums\" aria-live=\"polite\""), "{page}");
}

#[test]
fn what_people_wrote_is_text_and_nothing_else() {
    let hall = Hall::new();
    for path in ["/", "/screen", "/standings", "/help"] {
        let page = hall.get(path).body;
        assert!(page.contains("&#60;b&#62;&#38;&#34;1&#34;"), "{page}");
        assert!(!page.contains("<b>&"), "{page}");
        assert!(!page.contains("style=\"") && !page.contains("onclick"), "nothing inline");
    }
}

/// Templates escape everything and scripts make no page of a text, in whichever file; no sentence stands in one.
#[test]
fn no_template_and_no_script_makes_markup_of_a_text() {
    let mut seen = Vec::new();
    for folder in ["templates/web", "assets/web"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            let text = std::fs::read_to_string(&path).unwrap();
            // A filter of a template may stand apart from its bar.
            let bare: String = text.split_whitespace().collect();
            for forbidden in [
                "|safe",
                "escape=",
                "innerHTML",
                "outerHTML",
                "insertAdjacentHTML",
                "document.write",
                "createContextualFragment",
                "DOMParser",
                "srcdoc",
                "setHTML",
                "eval(",
                "newFunction(",
                "javascript:",
                "onclick=\"",
                "style=\"",
            ] {
                assert!(!bare.contains(forbidden), "{name}: {forbidden}");
            }
            let is_greek = |c: char| ('\u{370}'..='\u{3ff}').contains(&c);
            assert!(!text.contains(is_greek), "{name} holds a sentence");
            seen.push(name);
        }
    }
    for name in
        ["staff.html", "pictures.html", "results.html", "sheet.js", "staff.js", "pictures.js"]
    {
        assert!(seen.iter().any(|it| it == name), "{name}: {seen:?}");
    }
}

/// Without a script, and by one that knows no modules, a page of the hall reads itself anew every ten seconds.
#[test]
fn what_runs_no_module_reads_the_page_anew_and_nothing_moves_for_who_wants_less_motion() {
    let hall = Hall::new();
    for (path, then) in
        [("/", "10"), ("/screen", "10; url=/screen"), ("/screen?page=9", "10; url=/screen")]
    {
        let page = hall.get(path).body;
        let refresh =
            format!("<noscript><meta http-equiv=\"refresh\" content=\"{then}\"></noscript>");
        assert!(page.contains(&refresh), "{page}");
        let (_, old) = page.split_once("<script nomodule src=\"").unwrap();
        let old = hall.get(old.split('"').next().unwrap()).body;
        assert!(old.contains("location.reload()") && old.contains("10000"), "{old}");
        assert!(!old.contains("=>") && !old.contains("const "), "{old}");
    }
    for style in ["hall.css", "screen.css", "staff.css", "pictures.css"] {
        let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/web");
        let text = std::fs::read_to_string(folder.join(style)).unwrap();
        let moves = |line: &&str| line.contains("transition:") || line.contains("animation:");
        for line in text.lines().filter(moves) {
            assert!(line.contains("(prefers-reduced-motion: no-preference)"), "{style}: {line}");
        }
    }
}

#[test]
fn standings_are_read_once_a_round_is_published_and_not_before() {
    let mut hall = Hall::new();
    assert_eq!(hall.scene("en")["published"], Value::Null);
    let page = hall.request("GET /standings", &[("Accept-Language", "en")], "");
    assert!(page.body.contains("they stand here once they are."));
    assert!(page.body.contains("<h1>Standings</h1>"), "{page:?}");
    let at_now = "The table that the hall is shown stands under “Now”.";
    assert!(!page.body.contains(at_now), "it is shown none");
    let mark = page.header("etag").unwrap().to_owned();
    let again = [("Accept-Language", "en"), ("If-None-Match", mark.as_str())];
    let same = hall.request("GET /standings", &again, "");
    assert_eq!((same.status, same.body.as_str()), (304, ""));
    let (name, club) = ("Άννα".to_owned(), String::new());
    let span = Span { from_round: round(1), to_round: round(14) };
    hall.ask(Command::AddPlayer { id: None, name, club, span });
    for number in [1, 2] {
        let letters = letters(["ΚΡΤΣΑΟΕ", "ΜΣΤΑΕΑΟ"][usize::from(number) - 1]);
        hall.ask(Play::RecordRound {
            round: round(number), letters, reason: "χαρτί".to_owned()
        });
    }
    let key = |number, text| Play::KeySheet {
        player: Some(player(1)),
        round: round(number),
        words: words(text),
    };
    hall.ask(key(1, "5: ΤΑΚΟΣ"));
    hall.ask(key(2, "4: ΜΕΤΑ"));
    // The hall is told who leads, and whoever looks here where that is; nothing else is known here.
    assert!(hall.scene("en").to_string().contains("Άννα"), "{}", hall.scene("en"));
    let page = hall.request("GET /standings", &again, "").body;
    assert!(page.contains(at_now) && !page.contains("Άννα"), "{page}");

    // Of the second round nothing is known there, though it was played and keyed.
    hall.ask(Command::Publish { round: round(1) });
    assert_eq!(hall.scene("en")["published"], 1);
    let one = hall.request("GET /standings", &again, "").body;
    assert!(one.contains("Άννα") && one.contains("after round 1"), "{one}");
    assert!(one.contains(">2</td>") && !one.contains(">4</td>"), "{one}");
    // There were no standings before.
    assert!(one.contains("<p class=\"legend\">The small number is points.</p>"), "{one}");
    hall.ask(Command::Publish { round: round(2) });
    assert_eq!(hall.scene("en")["published"], 2);
    let two = hall.request("GET /standings", &again, "").body;
    assert!(two.contains("after round 2"), "{two}");
    assert!(two.contains("<p class=\"legend\">Since the standings before: ▲ ▼ ="), "{two}");
    let reason = "λάθος".to_owned();
    hall.ask(Command::WithdrawPublication { round: round(2), reason });
    assert_eq!(hall.request("GET /standings", &again, "").body, one);
}

/// That two are level in all stood under the first alone, and what a − beside the points of a round is nowhere.
#[test]
fn each_of_two_who_are_level_reads_so_and_nobody_reads_of_a_penalty() {
    let mut hall = Hall::new();
    for name in ["Άννα", "Βίκυ", "Γωγώ"] {
        hall.ask(crate::table::add(name));
    }
    let (round, reason) = (round(1), "χαρτί".to_owned());
    hall.ask(Play::RecordRound { round, letters: letters("ΚΡΤΣΑΟΕ"), reason });
    for (of, text) in [(1, "5: ΤΑΚΟΣ"), (2, "5: ΤΑΚΟΣ"), (3, "4: ΚΑΡΟ")] {
        hall.ask(Play::KeySheet { player: Some(player(of)), round, words: words(text) });
    }
    let screen = |hall: &Hall| {
        let chosen = Chosen { pinned: &Pinned::Standings(HallStandings::Complete), ..automatic() };
        let keeper = &hall.keeper;
        let shown = Publisher::default().look(&keeper.competition(), keeper.clock(), &chosen);
        serde_json::from_str::<Value>(&shown.unwrap().in_language(Language::Greek).sent).unwrap()
    };
    hall.ask(Command::Publish { round });
    let sent = screen(&hall);
    let rows = &sent["blocks"].as_array().unwrap().last().unwrap()["rows"];
    let level = "ίσοι σε όλα τα κριτήρια";
    assert_eq!(rows[0]["why"], level, "{sent}");
    let both = format!("{level} · περισσότερες έγκυρες πενταγράμματες: 1–0");
    assert_eq!(rows[1]["why"], both, "{sent}");
    assert_eq!(rows[2].get("why"), None, "{sent}");
    let greek = [("Accept-Language", "el")];
    let page = hall.request("GET /standings", &greek, "").body;
    assert_eq!(page.matches(level).count(), 2, "{page}");
    let (kind, reason) = (PenaltyKind::Deduction { points: 1 }, "μιλούσε".to_owned());
    hall.ask(Command::Penalise { round, player: player(3), kind, reason });
    // What the round added is one number, one less.
    let page = hall.request("GET /standings", &greek, "").body;
    assert!(page.contains("+1<") && !page.contains('\u{2212}'), "{page}");
}

/// Two with as many points had different ranks, and no word why.
#[test]
fn standings_say_by_what_one_stands_before_another_of_as_many_points() {
    let mut hall = Hall::new();
    for name in ["Άννα", "Βίκυ"] {
        hall.ask(crate::table::add(name));
    }
    for (number, letters_of, text) in
        [(1, "ΚΡΤΣΑΟΕ", ["", "5: ΤΑΚΟΣ"]), (2, "ΜΣΤΑΕΑΟ", ["4: ΜΕΤΑ", ""])]
    {
        let round = round(number);
        let (letters, reason) = (letters(letters_of), "χαρτί".to_owned());
        hall.ask(Play::RecordRound { round, letters, reason });
        for (of, text) in (1..).zip(text) {
            hall.ask(Play::KeySheet { player: Some(player(of)), round, words: words(text) });
        }
        hall.ask(Command::Publish { round });
        let page = hall.request("GET /standings", &[("Accept-Language", "el")], "").body;
        let why = "</small><small>περισσότερες έγκυρες πενταγράμματες: 1–0</small></th>";
        let (first, second) = page.split_once("Άννα").unwrap();
        assert_eq!(first.contains(why), number == 2, "{page}");
        assert!(first.contains("Βίκυ") && !second.contains(why), "{page}");
    }
    // So does a screen that is shown them, and at the prizes.
    let last = steps(&hall.keeper.competition());
    for pinned in [Pinned::Standings(HallStandings::Complete), Pinned::Ceremony(last.into())] {
        let chosen = Chosen { pinned: &pinned, ..automatic() };
        let keeper = &hall.keeper;
        let shown =
            Publisher::default().look(&keeper.competition(), keeper.clock(), &chosen).unwrap();
        let sent: Value = serde_json::from_str(&shown.in_language(Language::Greek).sent).unwrap();
        let rows = &sent["blocks"].as_array().unwrap().last().unwrap()["rows"];
        assert_eq!(rows[0]["why"], "περισσότερες έγκυρες πενταγράμματες: 1–0", "{sent}");
        assert_eq!(rows[1].get("why"), None, "{sent}");
    }
    // Whoever is not called yet has the line to where the points will stand.
    for called in 0..last {
        let pinned = Pinned::Ceremony(called.into());
        let chosen = Chosen { pinned: &pinned, ..automatic() };
        let (keeper, mut publisher) = (&hall.keeper, Publisher::default());
        let shown = publisher.look(&keeper.competition(), keeper.clock(), &chosen).unwrap();
        let sent: Value = serde_json::from_str(&shown.in_language(Language::Greek).sent).unwrap();
        let rows = sent["blocks"].as_array().unwrap().iter().filter_map(|it| it["rows"].as_array());
        for row in rows.flatten() {
            assert_eq!(row["figures"].as_array().map(Vec::len), Some(1), "{called}: {sent}");
        }
    }
}
