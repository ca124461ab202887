//! The pages of a joint competition: nothing of a round before its publishing, and the same whatever way the rows came.

use std::time::{Duration, Instant};

use eforos::domain::formats::anagram::sealed::words::Opened;
use eforos::storage::RawRow;
use serde_json::Value;

use crate::chain_anew;
use crate::cluster::{ask, database};
use crate::joint_day::{Day, HALLS, rows};
use crate::line::told;
use crate::pages::{all_pages, staff};
use crate::sending::{batch, rows_of};
use crate::service::Service;
use crate::until;

/// Every table but when it was made and of which event.
const TABLES: &str =
    "SELECT encode(of, 'hex'), after, part, slug, md5(content) FROM tables ORDER BY 1, 2, 3";

/// Whether what is kept is of all rows, where no history has two branches.
pub const LEVEL: &str = "SELECT version = (SELECT sum(seq + 1000000 * branch) FROM branches) FROM tables WHERE part = 'about'";

/// Sends rows of the conductor or of a hall.
fn send(day: &Day, token: &str, all: &[RawRow], (from, to): (usize, usize)) {
    for from in (from..to).step_by(400) {
        let mut body = batch(all, from, to.min(from + 400));
        if token == day.conductor {
            body["joint"] = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints").into();
        }
        let what = format!("POST {}", rows_of(all[0].hash));
        loop {
            let answer = day.hub.send(&what, token, "", body.to_string().as_bytes());
            if answer.status != 429 {
                assert_eq!(answer.status, 200, "{}", answer.text());
                break;
            }
            crate::common::moment();
        }
    }
}

/// Waits until what is kept is of these rows.
pub fn derived(day: &Day, published: usize) {
    let last = "SELECT coalesce(max(after), 0) FROM tables WHERE part = 'results.json'";
    let is = |sql: &str, what: &str| ask(&day.database, sql) == what;
    until("all rounds are there", || is(last, &published.to_string()) && is(LEVEL, "t"));
}

/// A page once it is so: what is served may be a second old. Between two looks the database is asked, so that the door is not
/// asked too often.
pub fn served(day: &Day, path: &str, is_so: impl Fn(&str) -> bool) -> String {
    let begun = Instant::now();
    loop {
        let text = day.hub.page(path, "").text();
        if is_so(&text) {
            return text;
        }
        assert!(begun.elapsed() < Duration::from_mins(2), "{path}: {text}");
        assert_eq!(ask(&day.database, "SELECT 1"), "1");
    }
}

/// Where its pages are, once they are made: rows are taken in before they are.
pub fn slug(url: &str) -> String {
    let slug = "SELECT slug FROM tables WHERE part = 'about'";
    until("there are pages", || !ask(url, slug).is_empty());
    ask(url, slug)
}

/// The letters of each round, in order.
fn letters(master: &[RawRow]) -> Vec<String> {
    let drawn = master.iter().filter_map(|row| {
        let body: Value = serde_json::from_str(&row.body).unwrap();
        let letters = body.pointer("/anagram/letters_drawn/letters")?.as_array()?.clone();
        Some(letters.iter().map(|letter| letter.as_str().unwrap()).collect())
    });
    drawn.collect()
}

/// The names of all players of the halls.
fn players(day: &Day) -> Vec<String> {
    let mut players = Vec::new();
    for row in HALLS.iter().flat_map(|hall| rows(day.path(), hall)) {
        let body: Value = serde_json::from_str(&row.body).unwrap();
        let name = body.pointer("/player_added/player/name").and_then(Value::as_str);
        players.extend(name.map(str::to_owned));
    }
    assert_eq!(players.len(), 12);
    players
}

/// The joint competition is in a season.
fn in_a_season(day: &Day) {
    let rules = day.path().join("season.toml");
    std::fs::write(&rules, "[season]\ntitle = \"Κύπελλο\"\ncount = \"total\"\n").unwrap();
    told(&day.database, &["season", "add", "cup", rules.to_str().unwrap()]);
    told(&day.database, &["season", "put", "cup", &slug(&day.database)]);
}

/// Each hall's word stands beside it on the page of the draw, which has nothing of what made the tags.
fn words_stand_beside_their_halls(day: &Day, draw: &str) {
    for hall in HALLS {
        let (mut word, mut name) = (None, None);
        for row in rows(day.path(), hall) {
            let body: Value = serde_json::from_str(&row.body).unwrap();
            let text = |at: &str| Some(body.pointer(at)?.as_str()?.to_owned());
            word = word.or(text("/hall_word_set/text"));
            name = name.or(text("/anagram/joint/joint_entered/name"));
            if let Some(nonce) = text("/anagram/joint/letters_released/nonce") {
                assert!(!draw.contains(&nonce), "{nonce}");
            }
        }
        let Some(word) = word else { continue };
        let (_, after) = draw.split_once(&format!(". {}", name.unwrap())).unwrap();
        let beside = after.split("tag").next().unwrap().chars().take(400).collect::<String>();
        assert!(beside.contains(&word), "{word}: {draw}");
    }
}

#[test]
fn every_page_and_file_holds_nothing_of_a_round_before_it_is_published() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    // Of an emptied hub, into which all comes by and by: the halls are further than what is published.
    let master = rows(day.path(), "k");
    let url = database();
    told(&url, &["init"]);
    let letters = letters(&master);
    assert_eq!(letters.len(), 14);
    let token = crate::sending::conductor(&url, "Ομοσπονδία");
    let day = day.with(url, token);
    let joint = serde_json::from_str::<Value>(&master[0].body).unwrap();
    let joint = joint["competition_created"]["commitment"].as_str().unwrap().to_owned();
    let enter = format!("PUT /v1/joints/{joint}");
    assert_eq!(day.hub.send(&enter, &day.conductor, "", b"").status, 200);
    let entered = master.iter().rposition(|row| row.body.contains("venue_entered")).unwrap() + 1;
    send(&day, &day.conductor, &master, (0, entered));
    for hall in HALLS {
        let own = rows(day.path(), hall);
        let to = own.iter().position(|row| row.body.contains("joint_entered")).unwrap() + 1;
        send(&day, &day.token(hall), &own, (0, to));
    }
    derived(&day, 0);
    let slug = slug(&day.database);
    let page = |path: &str| day.hub.page(&format!("/k/{slug}{path}"), "");
    in_a_season(&day);
    let players = players(&day);
    let draw = page("").text();
    assert!(draw.contains(&joint), "the commitment stands there from the beginning");
    assert_eq!(page("/r/1").status, 404);
    assert_eq!(page("/results.json").status, 404);
    let publishings: Vec<usize> =
        (0..master.len()).filter(|at| master[*at].body.contains("round_published")).collect();
    assert_eq!(publishings.len(), 14);
    for hall in HALLS {
        let own = rows(day.path(), hall);
        send(&day, &day.token(hall), &own, (0, own.len()));
    }
    // Once the words are closed, before any round is opened: each tag, each word beside its hall, how it is checked; of
    // what makes letters of tags nothing.
    let sealed = master.iter().position(|row| row.body.contains("letters_sealed")).unwrap() + 1;
    assert!(!master[..sealed].iter().any(|row| row.body.contains("round_opened")));
    send(&day, &day.conductor, &master, (entered, sealed));
    let sealed_body: Value = serde_json::from_str(&master[sealed - 1].body).unwrap();
    let tags = sealed_body["anagram"]["joint"]["letters_sealed"]["tags"].as_array().unwrap();
    let tags: Vec<&str> = tags.iter().map(|tag| tag.as_str().unwrap()).collect();
    let at = format!("/k/{slug}/draw?lang=en");
    let draw = served(&day, &at, |text| text.contains(tags[0]));
    assert!(tags.len() == 14 && tags.iter().all(|tag| draw.contains(tag)), "{draw}");
    assert!(draw.contains("held against its tag"), "{draw}");
    words_stand_beside_their_halls(&day, &draw);
    let mut sent = sealed;
    for (published, at) in publishings.iter().enumerate() {
        // All up to the publishing, which comes last.
        send(&day, &day.conductor, &master, (sent, *at));
        derived(&day, published);
        let all = ask(&day.database, "SELECT convert_from(content, 'UTF8') FROM tables");
        let mut pages = vec![all];
        for path in ["", "?lang=en", "/draw", "/v/1", "/v/3?lang=en", "/results.json"] {
            pages.push(page(path).text());
        }
        pages.push(page("/results.csv").text());
        pages.push(page(&format!("/r/{}", published + 1)).text());
        // A season shows nothing of it before it is signed.
        let season = day.hub.page("/s/cup?lang=en", "").text();
        assert!(season.contains("not signed"), "{season}");
        assert!(!players.iter().any(|name| season.contains(name)), "{published}: {season}");
        for (place, text) in pages.iter().enumerate() {
            for (round, letters) in letters.iter().enumerate().skip(published) {
                let round = round + 1;
                assert!(!text.contains(letters), "round {round} in page {place} at {published}");
            }
        }
        if published > 0 {
            let after = format!("\"after\":{published},");
            let is_so = |text: &str| text.replace(' ', "").contains(&after);
            let json = served(&day, &format!("/k/{slug}/results.json"), is_so);
            let json: Value = serde_json::from_str(&json).unwrap();
            assert_eq!(json["after"], published);
            for row in json["standings"].as_array().unwrap() {
                let later = row["rounds"].as_array().unwrap().iter().skip(published);
                assert!(later.clone().all(Value::is_null), "{row}");
            }
            let last = &letters[published - 1];
            served(&day, &format!("/k/{slug}/draw"), |text| text.contains(last));
        }
        sent = *at;
    }
    send(&day, &day.conductor, &master, (sent, master.len()));
    derived(&day, 14);
    let signed: Value = serde_json::from_str(&master.last().unwrap().body).unwrap();
    let seed = signed["anagram"]["joint"]["joint_signed"]["seed"].as_str().unwrap();
    // Known once it is signed.
    served(&day, &format!("/k/{slug}/draw"), |text| text.contains(seed));
    served(&day, "/s/cup?lang=en", |text| players.iter().all(|name| text.contains(name)));
}

#[test]
fn pages_are_those_of_the_halls_in_both_languages_and_are_marked() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    day.sync("k-1", "eforos-venue");
    day.sync("k-2", "eforos-venue");
    derived(&day, 14);
    let slug = slug(&day.database);
    let page = |path: &str| day.hub.page(&format!("/k/{slug}{path}"), "");
    let json = page("/results.json").json();
    assert_eq!((&json["provisional"], &json["issue"]), (&true.into(), &Value::Null));
    assert_eq!(json["venues"][2]["open"], serde_json::json!(["absent"]));
    assert_eq!(json["standings"].as_array().unwrap().len(), 8);
    assert!(page("?lang=en").text().contains("nothing has come from here yet"));

    day.sync("k-3", "eforos-venue");
    derived(&day, 14);
    let issue_1 = |text: &str| text.replace(' ', "").contains("\"issue\":1,");
    let json = served(&day, &format!("/k/{slug}/results.json"), issue_1);
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["provisional"], false);
    let standings = json["standings"].as_array().unwrap().clone();
    assert_eq!(standings.len(), 12);
    let has_all =
        |text: &str| standings.iter().all(|row| text.contains(row["name"].as_str().unwrap()));
    served(&day, &format!("/k/{slug}"), has_all);
    let greek = page("");
    let english = page("?lang=en");
    assert!(greek.text().contains("<html lang=\"el\">"));
    assert!(english.text().contains("<html lang=\"en\">"));
    for row in &standings {
        let name = row["name"].as_str().unwrap();
        assert!(greek.text().contains(name) && english.text().contains(name), "{name}");
        let hall = page(&format!("/v/{}", row["venue"])).text();
        assert!(hall.contains(name));
    }
    // What was told of the rounds' time, of which each hall's third was paused and its second begun afresh.
    let hall = page("/v/1?lang=en").text();
    assert!(hall.contains("round 3: pauses 1"), "{hall}");
    assert!(hall.contains("round 2: time started afresh 1"), "{hall}");
    let csv = page("/results.csv");
    assert_eq!(csv.text().lines().count(), 13);
    for text in [greek.text(), english.text(), page("/draw").text(), page("/v/2").text()] {
        assert!(!text.contains("<script") && !text.contains("joint-") && !text.contains("hub-"));
    }
    let policy = greek.says("content-security-policy").unwrap();
    assert!(policy.starts_with("default-src 'none'") && !policy.contains("script"));
    let mark = greek.says("etag").unwrap();
    let again = day.hub.page(&format!("/k/{slug}"), &format!("If-None-Match: {mark}\r\n"));
    assert_eq!((again.status, again.body.len()), (304, 0));
    for none in ["/v/0", "/v/4", "/v/x", "/r/15", "?page=2", "?page=0", "/r/1?page=2"] {
        assert_eq!(page(none).status, 404, "{none}");
    }
    // One card in the list: that of the joint competition.
    let list = day.hub.page("/?lang=en", "").text();
    assert_eq!(list.matches("/k/").count(), 1, "{list}");
    assert!(list.contains("halls: 3"));

    let (staff, pages) = (staff(&day.database), all_pages(&day.hub));
    assert!(!staff.is_empty() && pages.len() > 30, "{staff:?} {}", pages.len());
    for (at, text) in &pages {
        for name in &staff {
            assert!(!text.contains(name.as_str()), "{at} names {name}");
        }
    }

    // When letters were first given is told of whoever got them long after the first.
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let opened = |venue: u32, minutes: u32| {
        let at = 1_795_283_000_000_u64 + u64::from(minutes) * 60_000;
        let insert =
            format!("INSERT INTO openings VALUES (decode('{joint}', 'hex'), {venue}, 3, {at})");
        assert_eq!(ask(&day.database, &insert), "");
    };
    opened(1, 0);
    opened(2, 5);
    opened(3, 7);
    told(&day.database, &["rebuild"]);
    let late = "letters 7 min after the first hall";
    let text = served(&day, &format!("/k/{slug}?lang=en"), |text| text.contains(late));
    assert_eq!(text.matches("after the first hall").count(), 1);
    let json = served(&day, &format!("/k/{slug}/results.json"), |text| text.starts_with('{'));
    let json: Value = serde_json::from_str(&json).unwrap();
    assert_eq!(json["standings"], Value::from(standings), "no point changes");
    what_was_told_is_late_from_its_telling_on(&day, (&slug, &joint));
}

/// What was told over the telephone counts from its telling on, by the hub's clock, and is not witnessed.
fn what_was_told_is_late_from_its_telling_on(day: &Day, (slug, joint): (&str, &str)) {
    let is_told = |row: &RawRow| {
        let body: Value = serde_json::from_str(&row.body).unwrap();
        let told = body.pointer("/anagram/joint/letters_told")?;
        let number = |key: &str| told[key].as_u64().unwrap();
        Some((number("venue"), number("round"), row.seq)).filter(|(_, round, _)| *round != 3)
    };
    let (venue, round, seq) = rows(day.path(), "k").iter().find_map(is_told).unwrap();
    let told_ms = "SELECT told.elapsed_ms + min((extract(epoch FROM other.got) * 1000)::bigint \
         - other.elapsed_ms) FROM events told JOIN events other USING (competition, session) \
         JOIN competitions USING (competition) WHERE kind = 'master' AND told.seq = SEQ \
         GROUP BY told.elapsed_ms";
    let told_ms: i64 =
        ask(&day.database, &told_ms.replace("SEQ", &seq.to_string())).parse().unwrap();
    let (other, first_ms) = (if venue == 1 { 2 } else { 1 }, told_ms - 20 * 60_000 - 30_000);
    let asked = format!(
        "INSERT INTO openings VALUES (decode('{joint}', 'hex'), {other}, {round}, {first_ms})"
    );
    assert_eq!(ask(&day.database, &asked), "");
    told(&day.database, &["rebuild"]);
    let late = "letters 20 min after the first hall";
    served(day, &format!("/k/{slug}/v/{venue}?lang=en"), |text| text.contains(late));
    let state = format!("GET /v1/joints/{joint}/venues");
    let state = day.hub.send(&state, &day.conductor, "", b"").json();
    let of_round = &state["venues"][venue.to_string()]["rounds"][round.to_string()];
    assert_eq!(
        [&of_round["first_ms"], &of_round["late_minutes"], &of_round["witnessed"]],
        [&Value::from(told_ms), &20.into(), &false.into()]
    );
}

#[test]
fn an_emptied_hub_and_any_order_give_the_same_bytes() {
    let day = Day::new();
    for (name, card) in [("k", "conductor"), ("k-3", "venue"), ("k-1", "venue"), ("k-2", "venue")] {
        day.sync(name, &format!("eforos-{card}"));
    }
    derived(&day, 14);
    let sent = ask(&day.database, TABLES);
    assert!(sent.lines().count() > 28, "{sent}");
    told(&day.database, &["rebuild"]);
    assert_eq!(ask(&day.database, TABLES), sent, "made anew");
    for order in [["k", "k-1", "k-2", "k-3"], ["k-2", "k-3", "k", "k-1"]] {
        let url = database();
        told(&url, &["init"]);
        for name in order {
            told(&url, &["take-in", day.path().join(format!("{name}.eforos")).to_str().unwrap()]);
        }
        assert_eq!(ask(&url, TABLES), sent, "{order:?}");
        // A service that begins finds nothing to be made.
        let (_service, ()) = (Service::start(&url), ());
        assert_eq!(told(&url, &["rebuild"])["competitions"], 1);
        assert_eq!(ask(&url, TABLES), sent);
    }
    // A hub that was ended before it came to all rounds goes on with them when it starts.
    let url = database();
    told(&url, &["init"]);
    for name in ["k", "k-1", "k-2", "k-3"] {
        told(&url, &["take-in", day.path().join(format!("{name}.eforos")).to_str().unwrap()]);
    }
    let ended = "UPDATE tables SET version = 0 WHERE part = 'about'; \
        UPDATE tables SET content = '{}' WHERE after = 3 AND part = 'results.json'; \
        DELETE FROM tables WHERE after = 13";
    assert_eq!(ask(&url, ended), "");
    assert_ne!(ask(&url, TABLES), sent);
    let _service = Service::start(&url);
    until("all rounds are made", || ask(&url, TABLES) == sent);
    // A season counts the signed table.
    in_a_season(&day);
    let season = told(&day.database, &["season", "show", "cup"]);
    assert_eq!(season["rows"].as_array().map(Vec::len), Some(12), "{season}");
}

#[test]
fn no_page_of_a_joint_competition_has_a_text_of_others_as_anything_but_text() {
    let day = Day::new();
    let (mut master, mut own) = (rows(day.path(), "k"), rows(day.path(), "k-1"));
    let hostile = |of: &str| format!("<script>alert('{of}')</script>\"&amp;");
    let change = |rows: &mut [RawRow], event: &str, at: &str, to: &str| {
        let row = rows.iter_mut().find(|row| row.body.contains(event)).unwrap();
        let mut body: Value = serde_json::from_str(&row.body).unwrap();
        *body.pointer_mut(at).unwrap() = to.into();
        row.body = body.to_string();
    };
    change(
        &mut master,
        "competition_created",
        "/competition_created/details/title",
        &hostile("title"),
    );
    let name = "/anagram/joint/venue_entered/name";
    change(&mut master, "\"venue\":2", name, &hostile("hall"));
    let word = hostile("word");
    let salt = [7; 16];
    let seal = Opened { salt, text: word.clone() }.seal().to_string();
    change(&mut master, "words_asked", "/anagram/joint/words_asked/seals/1", &seal);
    change(&mut master, "words_closed", "/anagram/joint/words_closed/words/1", &word);
    change(&mut master, "words_closed", "/anagram/joint/words_closed/salts/1", &"07".repeat(16));
    change(&mut own, "player_added", "/player_added/player/name", &hostile("player"));
    chain_anew(&mut master);
    chain_anew(&mut own);
    let joint = serde_json::from_str::<Value>(&master[0].body).unwrap();
    let joint = joint["competition_created"]["commitment"].as_str().unwrap().to_owned();
    let enter = format!("PUT /v1/joints/{joint}");
    assert_eq!(day.hub.send(&enter, &day.conductor, "", b"").status, 200);
    send(&day, &day.conductor, &master, (0, master.len()));
    send(&day, &day.token("k-1"), &own, (0, own.len()));
    derived(&day, 14);
    let slug = slug(&day.database);
    for (path, of) in [
        ("/".to_owned(), "title"),
        (format!("/k/{slug}"), "player"),
        (format!("/k/{slug}/r/1"), "hall"),
        (format!("/k/{slug}/v/1"), "player"),
        (format!("/k/{slug}/v/2"), "hall"),
        (format!("/k/{slug}/draw"), "word"),
    ] {
        let page = day.hub.page(&path, "");
        let text = page.text();
        assert_eq!(page.status, 200, "{path}: {text}");
        assert!(!text.contains("<script") && !text.contains("\"&amp;<"), "{path}: {text}");
        assert!(text.contains("alert(") && text.contains(of), "{path}: {text}");
    }
}
