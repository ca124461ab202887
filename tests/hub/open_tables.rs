//! Why a table of all halls is provisional, and what does not count in it: rules, rounds given up, other programs' rows.

use eforos::storage::RawRow;
use serde_json::{Value, json};

use crate::chain_anew;
use crate::cluster::ask;
use crate::joint_day::{Day, HALLS, rows};
use crate::joint_pages::{served, slug};
use crate::sending::{batch, is, rows_of};
use crate::service::{Answer, Service};
use crate::until;

fn send(day: &Day, hall: &str, all: &[RawRow]) -> Answer {
    let (token, mut last) = (day.token(hall), None);
    for from in (0..all.len()).step_by(400) {
        let body = batch(all, from, all.len().min(from + 400)).to_string();
        let what = format!("POST {}", rows_of(all[0].hash));
        let answer = day.hub.send(&what, &token, "", body.as_bytes());
        if answer.status != 200 {
            return answer;
        }
        last = Some(answer);
    }
    last.unwrap()
}

/// A day of which all but the first hall is at the hub.
fn all_but_the_first() -> (Day, Vec<RawRow>) {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    for hall in &HALLS[1..] {
        day.sync(hall, "eforos-venue");
    }
    let own = rows(day.path(), HALLS[0]);
    (day, own)
}

fn table(day: &Day, after: u8) -> Value {
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let what = format!("GET /v1/joints/{joint}/standings?after={after}");
    let answer = day.hub.send(&what, &day.conductor, "", b"");
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn with_body(row: &mut RawRow, change: impl FnOnce(&mut Value)) {
    let mut body: Value = serde_json::from_str(&row.body).unwrap();
    change(&mut body);
    row.body = body.to_string();
}

/// So many rows of the table are the first hall's.
fn of_the_first(table: &Value) -> usize {
    let all = table["standings"].as_array().unwrap().iter();
    all.filter(|row| row["venue"] == 1).count()
}

#[test]
fn a_round_that_a_hall_gave_up_is_0_there_and_marked_and_the_rest_is_not_ended() {
    let (day, mut own) = all_but_the_first();
    let is_second = |row: &RawRow| {
        let body: Value = serde_json::from_str(&row.body).unwrap();
        body.pointer("/anagram/joint/letters_released/round") == Some(&2.into())
    };
    let second = own.iter().position(is_second).unwrap();
    own.truncate(second);
    let by_referee = own.iter().rfind(|row| row.role == "referee").unwrap().clone();
    let seq = i64::try_from(second + 1).unwrap();
    let body = json!({"anagram": {"round_given_up": {"round": 2, "reason": "έπεσε το ρεύμα"}}});
    let last = own.last().unwrap();
    let (wall_ms, session, elapsed_ms) = (last.wall_ms, last.session, last.elapsed_ms);
    let body = body.to_string();
    own.push(RawRow { seq, action: seq, wall_ms, session, elapsed_ms, body, ..by_referee });
    chain_anew(&mut own);
    assert_eq!(send(&day, "k-1", &own).status, 200);

    let two = table(&day, 2);
    let hall = &two["venues"][0];
    assert!(hall["counts"] == true, "{hall}");
    let marks = hall["marks"].as_array().unwrap();
    let given_up: Vec<&Value> = marks.iter().filter(|it| it["given_up"] == true).collect();
    assert_eq!(given_up.iter().map(|it| &it["round"]).collect::<Vec<_>>(), [2]);
    let open = |table: &Value| table["venues"][0]["open"].as_array().unwrap().clone();
    assert!(!open(&two).contains(&json!("not_ended")), "{:?}", open(&two));
    let three = table(&day, 3);
    assert!(open(&three).contains(&json!("not_ended")), "{:?}", open(&three));
    assert_eq!(three["provisional"], true);
    // Round 1 alone counts for its players, and the public page says why.
    assert_eq!(of_the_first(&two), 4);
    for row in two["standings"].as_array().unwrap().iter().filter(|row| row["venue"] == 1) {
        let first = row["rounds"][0].as_i64().unwrap();
        let deducted = row["deductions"].as_i64().unwrap();
        assert!(row["rounds"][1].is_null());
        assert_eq!(row["total"].as_i64().unwrap(), first - deducted, "{row}");
    }
    let slug = slug(&day.database);
    let page = served(&day, &format!("/k/{slug}/r/2?lang=en"), |text| text.contains("given up: 2"));
    assert!(page.contains("0<span class=\"mark warning\">×</span>"), "{page}");
    assert!(page.contains("given up in that hall: 0"));
    let hall = served(&day, &format!("/k/{slug}/v/1?lang=en"), |text| text.contains("given up: 2"));
    assert!(hall.matches("×</span>").count() >= 4, "each player of it");
}

#[test]
fn while_a_hall_with_rounds_open_gives_no_sign_the_table_is_provisional_for_it() {
    let (day, mut own) = all_but_the_first();
    let is_third = |row: &RawRow| row.body.contains(r#""letters_released":{"round":3"#);
    own.truncate(own.iter().position(is_third).unwrap());
    assert_eq!(send(&day, "k-1", &own).status, 200);
    let path = format!("/k/{}/r/2?lang=en", slug(&day.database));
    let open = |hub: &Service, after: u8| -> Vec<(Value, bool)> {
        let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
        let what = format!("GET /v1/joints/{joint}/standings?after={after}");
        let table = hub.send(&what, &day.conductor, "", b"").json();
        let halls = table["venues"].as_array().unwrap().iter();
        let is_away = |hall: &Value| hall["open"].as_array().unwrap().contains(&json!("away"));
        halls.map(|hall| (hall["venue"].clone(), is_away(hall))).collect()
    };
    let first_alone: Vec<_> =
        (1..=HALLS.len()).map(|hall| (Value::from(hall), hall == 1)).collect();
    let says = |text: &str| text.contains("gives no sign, with rounds still open");
    // It has sent just now.
    let is_whole = |text: &str| text.contains("<table") && !text.contains("nothing has come");
    let page = served(&day, &path, is_whole);
    assert!(!says(&page), "{page}");
    assert!(open(&day.hub, 2).iter().all(|(_, away)| !away));
    // Of a hub whose clock is further nobody has been heard; the other halls have ended all rounds.
    let ahead = day.path().join("ahead");
    std::fs::write(&ahead, "95").unwrap();
    let later = Service::at_another_time(&day.database, "127.0.0.1:0", &ahead);
    until("its page is made", || is_whole(&later.page(&path, "").text()));
    let page = later.page(&path, "").text();
    assert!(says(&page) && page.contains("Provisional"), "{page}");
    assert!(says(&later.page(&path.replace("/r/2", "/v/1"), "").text()));
    assert_eq!(open(&later, 2), first_alone);
    // It asks, and its rows are what they were.
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let asks = format!("GET /v1/joints/{joint}/directives?after=0&wait=0");
    assert_eq!(later.send(&asks, &day.token("k-1"), "", b"").status, 200);
    let is_here = || ask(&day.database, "SELECT 1") == "1" && !says(&later.page(&path, "").text());
    until("it is here again", is_here);
    assert!(open(&later, 2).iter().all(|(_, away)| !away));
}

#[test]
fn a_hall_of_another_name_does_not_count() {
    let (day, own) = all_but_the_first();
    // The conductor entered no such hall.
    let mut other = own.clone();
    with_body(&mut other[1], |body| {
        body["anagram"]["joint"]["joint_entered"]["name"] = "Αλλού".into();
    });
    chain_anew(&mut other);
    assert_eq!(send(&day, "k-1", &other).status, 200);
    let told = table(&day, 13);
    assert_eq!(told["venues"][0]["counts"], false);
    assert!(told["venues"][0]["open"].as_array().unwrap().contains(&json!("unlike")));
    assert_eq!((of_the_first(&told), told["provisional"].clone()), (0, true.into()));
}

#[test]
fn a_hall_that_played_other_letters_does_not_count_and_everybody_reads_why() {
    let (day, mut own) = all_but_the_first();
    // Before it heard of the words it was told other letters over the telephone.
    let is_of = |event: &str| own.iter().position(|row| row.body.contains(event)).unwrap();
    let mut told = own[is_of("letters_released")].clone();
    with_body(&mut told, |body| {
        let released = &mut body["anagram"]["joint"]["letters_released"];
        released["letters"].as_array_mut().unwrap().rotate_left(1);
    });
    own.truncate(is_of("word_sealed"));
    let last = own.last().unwrap();
    let seq = last.seq + 1;
    let (wall_ms, session, elapsed_ms) = (last.wall_ms, last.session, last.elapsed_ms);
    own.push(RawRow { seq, action: seq, wall_ms, session, elapsed_ms, ..told });
    chain_anew(&mut own);
    assert_eq!(send(&day, "k-1", &own).status, 200);
    let told = table(&day, 1);
    let hall = &told["venues"][0];
    assert_eq!(hall["counts"], false, "{hall}");
    assert!(hall["open"].as_array().unwrap().contains(&json!("other_letters")), "{hall}");
    assert_eq!((of_the_first(&told), told["provisional"].clone()), (0, true.into()));
    let slug = slug(&day.database);
    served(&day, &format!("/k/{slug}?lang=en"), |text| text.contains("other letters"));
}

#[test]
fn other_rules_another_list_or_another_commitment_are_refused_before_round_1() {
    let (day, own) = all_but_the_first();
    let digits = "0".repeat(64);
    for at in ["/rules/sha256", "/lexicon/sha256", "/commitment"] {
        let mut other = own.clone();
        with_body(&mut other[0], |body| {
            let created = body.get_mut("competition_created").unwrap();
            *created.pointer_mut(at).unwrap() = digits.clone().into();
        });
        chain_anew(&mut other);
        is(&send(&day, "k-1", &other[..3]), 409, "unlike");
    }
    // Nothing of it stays, and the card takes the hall's own file.
    assert_eq!(ask(&day.database, "SELECT count(*) FROM competitions"), "3");
    assert_eq!(send(&day, "k-1", &own).status, 200);
    assert_eq!(table(&day, 14)["issue"], 1);
}

#[test]
fn a_hall_of_a_newer_program_is_kept_and_said_to_need_a_newer_hub() {
    let (day, mut own) = all_but_the_first();
    let last = own.len() - 1;
    own[last].version += 1;
    chain_anew(&mut own);
    assert_eq!(send(&day, "k-1", &own).status, 200);
    let told = table(&day, 14);
    assert_eq!(told["venues"][0]["open"], json!(["newer"]));
    assert_eq!((&told["venues"][0]["counts"], of_the_first(&told)), (&false.into(), 0));
    let kept = format!("SELECT count(*) FROM events WHERE competition = '\\x{}'", own[0].hash);
    assert_eq!(ask(&day.database, &kept), own.len().to_string());
    let slug = slug(&day.database);
    served(&day, &format!("/k/{slug}?lang=en"), |text| text.contains("needs a newer hub"));
}

#[test]
fn what_a_hall_has_not_heard_is_counted_by_orders() {
    let (day, own) = all_but_the_first();
    let lacks = |day: &Day| {
        let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
        let what = format!("GET /v1/joints/{joint}/venues");
        let told = day.hub.send(&what, &day.conductor, "", b"").json();
        told["venues"]["1"]["lacks"].as_u64().unwrap()
    };
    // The seed, which the signed table brings.
    let cut = own.iter().rposition(|row| row.body.contains("seed_revealed")).unwrap();
    assert_eq!(send(&day, "k-1", &own[..cut]).status, 200);
    let after: u64 = own[cut..].iter().filter(|row| row.role == "centre").count() as u64;
    assert_eq!((lacks(&day), after), (1, 1));
    assert_eq!(send(&day, "k-1", &own).status, 200);
    assert_eq!(lacks(&day), 0);
}

#[test]
fn names_that_a_spreadsheet_would_reckon_with_are_text_in_the_joint_table() {
    let (day, mut own) = all_but_the_first();
    let at = own.iter().position(|row| row.body.contains("player_added")).unwrap();
    with_body(&mut own[at], |body| body["player_added"]["player"]["name"] = "=1+1".into());
    chain_anew(&mut own);
    assert_eq!(send(&day, "k-1", &own).status, 200);
    let slug = slug(&day.database);
    let csv = served(&day, &format!("/k/{slug}/results.csv"), |text| text.contains("1+1"));
    assert!(csv.contains("'=1+1") && !csv.contains(",=1+1") && !csv.contains("\"=1+1"), "{csv}");
}

#[test]
fn players_of_one_name_in_two_halls_stay_two() {
    let (day, mut own) = all_but_the_first();
    let added = |body: &str| body.contains("player_added");
    let other = rows(day.path(), HALLS[1]);
    let other = other.iter().find(|row| added(&row.body)).unwrap();
    let other: Value = serde_json::from_str(&other.body).unwrap();
    let player = &other["player_added"]["player"];
    let (name, club) = (player["name"].clone(), player["club"].clone());
    let at = own.iter().position(|row| added(&row.body)).unwrap();
    with_body(&mut own[at], |body| {
        let player = &mut body["player_added"]["player"];
        (player["name"], player["club"]) = (name.clone(), club);
    });
    chain_anew(&mut own);
    assert_eq!(send(&day, "k-1", &own).status, 200);
    let told = table(&day, 13);
    let rows = told["standings"].as_array().unwrap();
    let named = rows.iter().filter(|row| row["name"] == name).map(|row| row["venue"].clone());
    let mut halls: Vec<Value> = named.collect();
    halls.sort_by_key(Value::as_u64);
    assert_eq!((halls, rows.len()), (vec![json!(1), json!(2)], 12));
}
