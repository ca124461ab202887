//! What a player reads with the code on their card: what is theirs and may be known, and nothing of anybody else.

use std::time::Instant;

use eforos::domain::cards::CardCode;
use eforos::domain::contest::command::Command;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::formats::anagram::command::Command as Play;
use eforos::domain::formats::anagram::sheet::Lateness;
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::player::Span;
use eforos::language::Language;
use eforos::screens::hall::Chosen;
use eforos::stations::Publisher;

use super::{Answer, Hall, automatic};
use crate::day::{letters, player, round, word, words};

const KEY: [u8; 32] = [2; 32];

fn key(of: u32, in_round: u8, text: &str) -> Play {
    Play::KeySheet { player: Some(player(of)), round: round(in_round), words: words(text) }
}

/// Two players, and two rounds of which every sheet is keyed.
fn played() -> Hall {
    let mut hall = Hall::new();
    hall.keeper.make_room_for_stations(KEY).unwrap();
    for name in ["Άννα <i>Νάκου</i>", "Βασίλης"] {
        let (name, club) = (name.to_owned(), String::new());
        let span = Span { from_round: round(1), to_round: round(14) };
        hall.ask(Command::AddPlayer { id: None, name, club, span });
    }
    for number in [1, 2] {
        let letters = letters(["ΚΑΡΤΟΣΕ", "ΜΑΣΤΕΑΟ"][usize::from(number) - 1]);
        hall.ask(Play::RecordRound {
            round: round(number), letters, reason: "χαρτί".to_owned()
        });
    }
    hall.ask(key(1, 1, "5: ΤΑΚΟΣ ΤΑΨΟΣ / 4: ΚΑΡΟ"));
    hall.ask(key(2, 1, "3: ΡΟΣ"));
    hall.ask(key(1, 2, "4: ΜΕΤΑ"));
    hall.ask(key(2, 2, "3: ΜΕΣ"));
    hall
}

fn code(hall: &Hall<Anagram>, of: u32) -> String {
    hall.keeper.card(player(of)).unwrap().to_string()
}

fn page(hall: &Hall, code: &str) -> Answer {
    hall.request(&format!("GET /p/{code}"), &[("Accept-Language", "el")], "")
}

fn typed(hall: &Hall, text: &str) -> Answer {
    let origin = format!("http://{}", hall.at());
    let headers = [("Origin", origin.as_str()), ("Accept-Language", "el")];
    hall.request("POST /code", &headers, &format!("code={text}"))
}

#[test]
fn a_player_reads_the_own_sheets_of_published_rounds_and_nothing_of_others() {
    let mut hall = played();
    let anna = code(&hall, 1);
    let before = page(&hall, &anna);
    assert_eq!((before.status, before.header("cache-control")), (200, Some("no-store")));
    assert!(!before.body.contains("/standings#"), "{}", before.body);
    assert!(before.body.contains("Δεν έχει δημοσιευτεί ακόμη κάτι δικό σας"), "{}", before.body);
    for word in ["ΤΑΚΟΣ", "ΚΑΡΟ", "ΜΕΤΑ", "ΡΟΣ", "ΜΕΣ"] {
        assert!(!before.body.contains(word), "{word} before the round is published");
    }
    hall.ask(Command::Publish { round: round(1) });
    let one = page(&hall, &anna).body;
    assert!(one.contains("Άννα &#60;i&#62;Νάκου&#60;/i&#62;"), "{one}");
    for seen in
        ["Γύρος 1", "✓ ΤΑΚΟΣ", "✗ ΤΑΨΟΣ", "λείπει το Ψ", "✓ ΚΑΡΟ", "5 γραμμάτων", "αρ. 1 · "]
    {
        assert!(one.contains(seen), "{seen}: {one}");
    }
    for other in ["ΜΕΤΑ", "ΡΟΣ<", "ΜΕΣ", "Βασίλης", "Γύρος 2"] {
        assert!(!one.contains(other), "{other}: {one}");
    }
    hall.ask(Command::Publish { round: round(2) });
    let two = page(&hall, &anna).body;
    assert!(two.contains("✓ ΜΕΤΑ") && two.contains("ως τον γύρο 2"), "{two}");
    // Their own row of the standings is one click away, and marked there.
    assert!(two.contains("href=\"/standings#n1\""), "{two}");
    let table = hall.get("/standings").body;
    let (_, row) = table.split_once("<tr id=\"n1\">").unwrap();
    assert!(row.split("</tr>").next().unwrap().contains("Άννα"), "{table}");
    // The letters lie as they do on the wall: consonants, then vowels, each in the order drawn.
    for (number, lie) in [(1, "ΚΡΤΣΑΟΕ"), (2, "ΜΣΤΑΕΑΟ")] {
        let (_, card) = two.split_once(&format!("id=\"r{number}\"")).unwrap();
        let tiles = card.split("</ul>").next().unwrap().split("aria-label=\"").skip(1);
        let lying: String = tiles.filter_map(|tile| tile.chars().next()).collect();
        assert_eq!(lying, lie, "{card}");
    }
    // A ruling is read at once: the page is as the judging is, with what it was ruled by.
    let (evidence, seen, ruled) = ("λεξικό σ. 3".to_owned(), None, Ruled::Invalid);
    hall.ask(Command::RuleWord { word: word("ΜΕΤΑ"), seen, ruled, evidence });
    let ruled = page(&hall, &anna).body;
    assert!(ruled.contains("✗ ΜΕΤΑ") && ruled.contains("Τεκμήριο: λεξικό σ. 3"), "{ruled}");
    hall.ask(Command::WithdrawPublication { round: round(2), reason: "λάθος".to_owned() });
    assert!(!page(&hall, &anna).body.contains("ΜΕΤΑ"));
    let english = hall.request(&format!("GET /p/{anna}"), &[("Accept-Language", "en")], "");
    assert!(english.body.contains("Round 1") && english.body.contains("no. 1"), "{english:?}");
}

#[test]
fn a_late_sheet_and_a_void_round_are_called_so_as_on_paper() {
    let mut hall = played();
    let anna = code(&hall, 1);
    let lateness = Lateness::Late;
    hall.ask(Play::SetLateness { round: round(1), player: player(1), lateness });
    let kind = PenaltyKind::VoidRound;
    let (player, reason) = (player(1), "έγραψε μετά το τέλος".to_owned());
    hall.ask(Command::Penalise { round: round(2), player, kind, reason });
    for number in [1, 2] {
        hall.ask(Command::Publish { round: round(number) });
    }
    let page = page(&hall, &anna).body;
    let (void, late) = page.split_once("id=\"r1\"").unwrap();
    assert!(late.contains("Εκπρόθεσμο φύλλο: τίποτε δεν μετρά."), "{late}");
    assert!(late.contains("<b>0</b>") && late.contains("✓ ΤΑΚΟΣ"), "{late}");
    // Words that count nothing stand there without points, and not as good ones.
    for of in [late, void] {
        let fields = &of[of.find("class=\"field\"").unwrap()..];
        let fields = fields.split("class=\"sums\"").next().unwrap();
        assert!(!fields.contains('+') && !fields.contains('−'), "{fields}");
        assert!(
            !fields.contains("class=\"good\"") && fields.contains("class=\"ignored\""),
            "{fields}"
        );
    }
    assert!(void.contains("Μηδενισμός στον γύρο: τίποτε δεν μετρά."), "{void}");
    assert!(!late.contains("Μηδενισμός") && !void.contains("Εκπρόθεσμο"), "{page}");
}

/// What was handed in before an expulsion was handed in, as on paper: the page shows its rounds. After an expulsion from
/// the rest nothing of the later rounds is there.
#[test]
fn who_was_expelled_reads_the_rounds_before() {
    let mut hall = played();
    for (of, kind) in [(1, PenaltyKind::Expelled), (2, PenaltyKind::ExpelledFromRest)] {
        let (player, reason) = (player(of), "αντιγραφή".to_owned());
        let in_round = round(if of == 1 { 2 } else { 1 });
        hall.ask(Command::Penalise { round: in_round, player, kind, reason });
    }
    for number in [1, 2] {
        hall.ask(Command::Publish { round: round(number) });
    }
    let anna = page(&hall, &code(&hall, 1)).body;
    for seen in ["Γύρος 1", "✓ ΤΑΚΟΣ", "✗ ΤΑΨΟΣ", "✓ ΚΑΡΟ", "Γύρος 2", "✓ ΜΕΤΑ"]
    {
        assert!(anna.contains(seen), "{seen}: {anna}");
    }
    let basil = page(&hall, &code(&hall, 2)).body;
    assert!(basil.contains("Γύρος 1") && basil.contains("ΡΟΣ"), "{basil}");
    assert!(!basil.contains("Γύρος 2") && !basil.contains("ΜΕΣ"), "{basil}");
}

#[test]
fn a_code_is_typed_as_people_type_and_leads_to_its_page_alone() {
    let hall = played();
    let (anna, basil) = (code(&hall, 1), code(&hall, 2));
    assert_ne!(anna, basil);
    let field = hall.request("GET /code", &[("Accept-Language", "el")], "");
    assert!(field.body.contains("name=\"code\"") && field.body.contains("Τα φύλλα μου"));
    // From a player's page another code is one press away; the field says nothing of a card.
    let own = page(&hall, &anna).body;
    assert!(own.contains("<a href=\"/code?forget\">Άλλος κωδικός"), "{own}");
    let forgets = hall.request("GET /code?forget", &[("Accept-Language", "el")], "");
    assert_eq!((forgets.status, forgets.body), (200, field.body));
    for text in [anna.clone(), anna.replace('-', "+").to_lowercase(), anna.replace('-', "")] {
        let answer = typed(&hall, &text);
        let there = answer.head.contains(&format!("location: /p/{}", anna.to_lowercase()));
        assert!(answer.status == 303 && there, "{text}: {answer:?}");
    }
    // One code has one address, so that it is one page for whoever looks for it.
    assert_eq!(page(&hall, &anna.to_lowercase()).status, 404);
    assert_eq!(page(&hall, &anna.replace('-', "")).status, 404);
    // What is no code says what it lacks.
    for (none, says) in [
        ("CYQPC-BP8T4", "Κανένας παίκτης δεν έχει αυτόν τον κωδικό"),
        ("0", "Λείπουν ακόμη: 9."),
        ("%00", "Κανένας παίκτης δεν έχει αυτόν τον κωδικό"),
        ("α", "Λείπουν ακόμη: 9."),
        ("cyqpc+bp8", "Λείπουν ακόμη: 2."),
        ("CYQPC-BP8T4-7", "εδώ είναι 11."),
        ("CYQPC-BP8U", "Το «U» δεν υπάρχει σε κανέναν κωδικό"),
        ("<script>", "Το «&#60;» δεν υπάρχει σε κανέναν κωδικό"),
    ] {
        let answer = typed(&hall, none);
        assert_eq!(answer.status, 404, "{none}");
        assert!(answer.body.contains(says), "{none}: {}", answer.body);
        assert!(!answer.body.contains("CYQPC-BP8T4<") && !answer.body.contains("<script>"));
        let is_bad = answer.body.contains("class=\"plain bad\"");
        assert!(!answer.body.contains('\0') && (is_bad || none == "%00"), "{none}");
    }
    // A phone that comes with the code of another day is asked anew.
    let other = page(&hall, "CYQPC-BP8T4");
    let kind = "Ο κωδικός που άνοιξε ή θυμόταν αυτό το κινητό δεν είναι κανενός παίκτη εδώ";
    assert!(other.status == 404 && other.body.contains(kind), "{other:?}");
    assert!(other.body.contains("name=\"code\" value=\"\""), "{other:?}");
    // One wrong sign is put right where it stands; of a flood no more comes back than a code has.
    assert!(typed(&hall, "cyqpc bp8t5").body.contains("value=\"cyqpc bp8t5\""));
    let flood = typed(&hall, &"7\"".repeat(300)).body;
    let value = flood.split("value=\"").nth(1).unwrap().split('"').next().unwrap();
    assert_eq!(value.replace("&#34;", "\"").chars().count(), 24, "{value}");
    let elsewhere = hall.request("POST /code", &[("Origin", "http://evil.example")], "code=1");
    assert_eq!(elsewhere.status, 403);
    let origin = format!("http://{}", hall.at());
    let two = hall.request("POST /code", &[("Origin", &origin)], "code=1&code=2&x=3");
    assert_eq!(two.status, 400);
}

#[test]
fn who_guesses_codes_is_told_to_wait_and_a_right_one_always_passes() {
    let hall = played();
    let anna = code(&hall, 1);
    let wrong = |number: u32| {
        let text = format!("{number:010}");
        page(&hall, &CardCode::read(&text).unwrap().to_string()).status
    };
    let begun = Instant::now();
    let answers: Vec<u16> = (0..90).map(wrong).collect();
    assert_eq!(answers[..30], [404; 30]);
    // Thirty in a minute, and one more every two seconds.
    let more = usize::try_from(begun.elapsed().as_secs()).unwrap() / 2 + 1;
    let given = answers.iter().filter(|answer| **answer == 404).count();
    assert!((30..=30 + more).contains(&given), "{given}, {more} more");
    assert!(answers.iter().all(|answer| matches!(answer, 404 | 429)), "{answers:?}");
    assert_eq!(page(&hall, &anna).status, 200);
    assert_eq!(typed(&hall, &anna).status, 303);
}

#[test]
fn a_lost_card_is_renewed_and_the_old_code_is_nobodys() {
    let mut hall = played();
    let (anna, basil) = (code(&hall, 1), code(&hall, 2));
    hall.keeper.renew_card(player(1)).unwrap();
    hall.publish();
    let other = code(&hall, 1);
    assert_ne!(other, anna);
    assert_eq!(page(&hall, &anna).status, 404);
    assert_eq!(page(&hall, &other).status, 200);
    assert_eq!(page(&hall, &basil).status, 200, "another's card is as it was");
}

#[test]
fn a_language_is_chosen_on_a_players_page_and_leads_back_to_it() {
    let hall = played();
    let anna = code(&hall, 1);
    let origin = format!("http://{}", hall.at());
    let chosen = |back: &str| {
        hall.request("POST /lang", &[("Origin", &origin)], &format!("lang=en&back={back}"))
    };
    let answer = chosen(&format!("%2Fp%2F{anna}"));
    let there = format!("location: /p/{}", anna.to_lowercase());
    assert!(answer.status == 303 && answer.head.contains(&there), "{answer:?}");
    for elsewhere in ["%2Fp%2F", "%2F%2Fevil.example", "%2Fp%2F..%2Ft", "http://evil.example"] {
        assert_eq!(chosen(elsewhere).status, 400, "{elsewhere}");
    }
}

/// Whoever looks once all is over reads who won, and the way to the rest.
#[test]
fn once_it_is_signed_phones_name_the_first_three_and_lead_to_the_standings() {
    let mut hall = Hall::new();
    for name in ["Άννα", "Βασίλης", "Γεωργία", "Δήμος"] {
        let (name, club) = (name.to_owned(), String::new());
        let span = Span { from_round: round(1), to_round: round(14) };
        hall.ask(Command::AddPlayer { id: None, name, club, span });
    }
    let reason = "χαρτί".to_owned();
    hall.ask(Play::RecordRound { round: round(1), letters: letters("ΚΡΤΣΑΟΕ"), reason });
    for (of, text) in [(1, "4: ΚΑΡΟ"), (2, "5: ΤΑΚΟΣ / 4: ΚΑΡΟ"), (3, "5: ΤΑΚΟΣ"), (4, "5: ΤΑΨΟΣ")]
    {
        hall.ask(key(of, 1, text));
    }
    hall.ask(Play::GiveUpRest { from: round(2), reason: "διακοπή".to_owned() });
    let tables = |hall: &Hall| {
        let scene = hall.scene("el");
        let blocks = scene["blocks"].as_array().unwrap();
        let tables = blocks.iter().filter(|block| block["is"] == "table");
        tables.flat_map(|table| table["rows"].as_array().unwrap().clone()).collect::<Vec<_>>()
    };
    assert!(tables(&hall).is_empty(), "not before it is signed");
    hall.ask(Command::Sign);
    let names = tables(&hall);
    let names: Vec<_> = names.iter().map(|row| row["name"].as_str().unwrap()).collect();
    assert_eq!(names, ["Βασίλης", "Γεωργία", "Άννα"]);
    // As long as the hall is still to be told who won, no phone is: nor are there standings that nobody published.
    let keeper = &hall.keeper;
    let chosen = Chosen { calls_to_come: true, ..automatic() };
    let shown = Publisher::default().look(&keeper.competition(), keeper.clock(), &chosen).unwrap();
    let greek = shown.in_language(Language::Greek);
    assert!(!greek.sent.contains("Βασίλης"), "{}", greek.sent);
    assert_eq!((&greek.standings, greek.after), (&None, None));
    let page = hall.get("/").body;
    assert!(page.contains("data-kind=\"signed\""), "{page}");
    let (_, below) = page.split_once("</main>").unwrap();
    assert!(below.trim_start().starts_with("<p class=\"all\"><a href=\"/standings\">"), "{page}");
}
