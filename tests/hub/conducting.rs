//! What a conductor asks of the halls: words that wait, how far each hall is, the table of all, which branch counts.

use std::collections::BTreeMap;
use std::path::Path;

use eforos::domain::contest::command::Command;
use eforos::domain::contest::decide::undo;
use eforos::domain::contest::penalty::PenaltyKind;
use eforos::domain::formats::anagram::Event;
use eforos::domain::formats::anagram::halls::{Hall, compared};
use eforos::domain::formats::anagram::joint::table::Head;
use eforos::domain::formats::anagram::standings::{Board, Doubt, merged, standings};
use eforos::domain::formats::anagram::state::Anagram;
use eforos::domain::formats::anagram::{Record, rules};
use eforos::domain::ids::{RoundNo, VenueNo};
use eforos::domain::person::Role;
use eforos::lexicon::Lexicon;
use eforos::storage::{Access, CompetitionFile, RawRow};
use serde_json::{Value, json};

use crate::chain_anew;
use crate::cluster::{ask, database};
use crate::gui::player;
use crate::joint_day::{Day, HALLS, rows};
use crate::joint_pages::{served, slug};
use crate::line::{hub, told};
use crate::parted::{asked as asked_by, events, written};
use crate::sending::{batch, conductor, is, rows_of};
use crate::service::Answer;

/// A history as its file has it, judged.
pub fn judged(folder: &Path, name: &str) -> (Record, Board) {
    let path = folder.join(format!("{name}.eforos"));
    let file = CompetitionFile::<Anagram>::open(&path, Access::Read).unwrap();
    let record = file.read_record().unwrap();
    let board = Board::new(record.contest(), &Lexicon::embedded());
    (record, board)
}

fn get(day: &Day, rest: &str) -> Answer {
    get_by(day, &day.conductor, rest)
}

fn get_by(day: &Day, token: &str, rest: &str) -> Answer {
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    day.hub.send(&format!("GET /v1/joints/{joint}/{rest}"), token, "", b"")
}

/// What was asked for, of the conductor.
fn asked(day: &Day, rest: &str) -> Value {
    let answer = get(day, rest);
    assert_eq!(answer.status, 200, "{}", answer.text());
    answer.json()
}

fn send(day: &Day, token: &str, all: &[RawRow], (from, to): (usize, usize)) -> Answer {
    let body = batch(all, from, to).to_string();
    day.hub.send(&format!("POST {}", rows_of(all[0].hash)), token, "", body.as_bytes())
}

/// A day of which all is at the hub.
fn whole() -> Day {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    for hall in HALLS {
        day.sync(hall, "eforos-venue");
    }
    day
}

#[test]
fn the_table_of_all_halls_is_the_one_that_the_files_give() {
    let day = whole();
    let (master, _) = judged(day.path(), "k");
    let halls = HALLS.map(|hall| judged(day.path(), hall));
    let tie_break = master.contest().game.rules().tie_break();
    for after in rules::all_rounds() {
        let told = asked(&day, &format!("standings?after={after}"));
        let rows: Vec<_> = halls
            .iter()
            .map(|(record, board)| standings(record.contest(), board, after, &[]).rows)
            .collect();
        let numbered = (1..).filter_map(VenueNo::new).zip(rows.iter().map(Vec::as_slice));
        let numbered: Vec<_> = numbered.collect();
        let expected: Vec<Value> = merged(&numbered, [], tie_break)
            .into_iter()
            .map(|row| json!([row.rank, row.venue, row.row.rank, row.row.player, row.row.total]))
            .collect();
        let rows: Vec<Value> = told["standings"]
            .as_array()
            .unwrap()
            .iter()
            .map(|row| {
                json!([row["rank"], row["venue"], row["local_rank"], row["player"], row["total"]])
            })
            .collect();
        assert_eq!(rows, expected, "{after}");
        assert_eq!(rows.len(), 12);
    }
    // After the last round it is the signed one, on the heads that are here.
    let told = asked(&day, "standings?after=14");
    assert_eq!((&told["issue"], &told["provisional"]), (&1.into(), &false.into()));
    let heads = halls.iter().map(|(record, board)| {
        let (record, board) = (record, board);
        Hall { record, board, head: Head { seq: 0, hash: eforos::storage::genesis() } }
    });
    let table = compared(&master, &heads.collect::<Vec<_>>()).table;
    for (row, signed) in told["standings"].as_array().unwrap().iter().zip(&table) {
        assert_eq!(row["name"], signed.name.as_str());
        assert_eq!(row["compared"], json!(signed.compared));
    }
    for (number, hall) in (1..).zip(HALLS) {
        let own = rows(day.path(), hall);
        let head = json!({"seq": own.len(), "hash": own.last().unwrap().hash.to_string()});
        assert_eq!(told["heads"][number.to_string()], head);
    }
    is(&get(&day, "standings?after=0"), 422, "unfit");
    is(&get(&day, "standings"), 422, "unfit");
    is(&get_by(&day, &conductor(&day.database, "Άλλος"), "standings?after=1"), 403, "foreign");
}

#[test]
fn words_wait_for_the_conductor_with_their_counts() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    let (mut expected, mut lexicon) = (BTreeMap::<String, usize>::new(), None);
    for hall in HALLS {
        let own = rows(day.path(), hall);
        let (record, _) = judged(day.path(), hall);
        let until = own.iter().position(|row| row.body.contains("word_ruled")).unwrap();
        let token = day.token(hall);
        for from in (0..until).step_by(400) {
            assert_eq!(send(&day, &token, &own, (from, until.min(from + 400))).status, 200);
        }
        let rules = record.contest().game.rules();
        let cut = Record::replay(rules.clone(), record.log()[..until].iter().cloned());
        let lexicon = lexicon.get_or_insert_with(Lexicon::embedded);
        let board = Board::new(cut.contest(), lexicon);
        for doubt in standings(cut.contest(), &board, RoundNo::FIRST, &[]).doubts {
            if let Doubt::Undecided { written, players, .. } = doubt
                && let Some(word) = written.word()
            {
                *expected.entry(word.to_string()).or_default() += players.len();
            }
        }
    }
    assert!(expected.len() > 2, "{expected:?}");
    let queue = asked(&day, "queue");
    let words = queue["words"].as_array().unwrap();
    let counted = words.iter().map(|word| {
        let count = usize::try_from(word["count"].as_u64().unwrap()).unwrap();
        assert_eq!(word["rounds"], json!({"1": count}));
        (word["word"].as_str().unwrap().to_owned(), count)
    });
    assert_eq!(counted.collect::<BTreeMap<_, _>>(), expected);
    // The halls are behind: the conductor ruled on all of it.
    let venues = asked(&day, "venues");
    for hall in ["1", "2", "3"] {
        let hall = &venues["venues"][hall];
        assert!(hall["lacks"].as_u64().unwrap() > 0, "{hall}");
        let open = hall["open"].as_array().unwrap();
        assert!(open.contains(&json!("behind")) && open.contains(&json!("doubts")), "{hall}");
        assert_eq!(
            (&hall["state"], &hall["round"], &hall["stage"]),
            (&json!("here"), &json!(1), &json!("over"))
        );
        assert_eq!(hall["sheets"], json!({"expected": 4, "there": 4}));
    }
    is(&get_by(&day, &day.token("k-1"), "queue"), 403, "foreign");
    is(&get_by(&day, "", "queue"), 401, "token");

    // Whoever rules the hub is told the same, by whichever name, and a table that nobody published.
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let of_hall = rows(day.path(), "k-2")[0].hash.to_string();
    let standings = asked(&day, "standings?after=1");
    for name in [&joint, &of_hall] {
        let told = told(&day.database, &["joint", name, "--after", "1"]);
        assert_eq!((&told["queue"], &told["standings"]), (&queue, &standings));
        for hall in ["1", "2", "3"] {
            let (mut own, mut other) =
                (told["venues"]["venues"][hall].clone(), venues["venues"][hall].clone());
            // A hall that asks is heard by the service alone.
            (own["seen_ms"], other["seen_ms"]) = (Value::Null, Value::Null);
            assert_eq!(own, other);
        }
    }
    let said = hub(&day.database, &["joint", &of_hall, "--after", "1"]);
    let said = String::from_utf8(said.stdout).unwrap();
    let (word, count) = expected.iter().next().unwrap();
    assert!(
        said.contains(&format!("waits: {word} · sheets {count} · rounds 1 · halls ")),
        "{said}"
    );
    assert!(
        said.contains("hall 2 ") && said.contains(" · round 1 · sheets 4 of 4 · open "),
        "{said}"
    );
    let first = &standings["standings"][0];
    let (name, total) = (first["name"].as_str().unwrap(), &first["total"]);
    assert!(said.contains(&format!("1 · {name} · {total} · hall ")), "{said}");
    let none = hub(&day.database, &["joint", &"0".repeat(64)]);
    assert_eq!(none.status.code(), Some(1), "{none:?}");
}

#[test]
fn a_contested_hall_is_told_and_the_conductor_chooses() {
    let day = whole();
    let own = rows(day.path(), "k-1");
    let venues = asked(&day, "venues");
    let first = &venues["venues"]["1"];
    assert_eq!(
        (&first["counts"], &first["open"], &first["doubts"]),
        (&true.into(), &json!([]), &0.into())
    );
    assert_eq!(first["competition"], own[0].hash.to_string());
    let head = json!({"seq": own.len(), "hash": own.last().unwrap().hash.to_string()});
    assert_eq!(first["head"], head);
    assert_eq!(first["seal"].as_str().unwrap().len(), 32);
    let (record, _) = judged(day.path(), "k-1");
    let by_centre = record.log().iter().filter(|it| it.who.role == Role::Centre).count();
    assert_eq!(first["carried_out"], by_centre);
    // Nothing was asked for over the line, and all of it came long after.
    let round = &first["rounds"]["1"];
    assert_eq!((&round["first_ms"], &round["witnessed"]), (&Value::Null, &false.into()));
    let full = round["ended_ms"].as_i64().unwrap() - round["started_ms"].as_i64().unwrap();
    assert!((30_000..600_000).contains(&full), "{round}");
    assert_eq!(venues["venues"]["2"]["rounds"]["4"]["told"], true, "over the telephone");

    let early = asked(&day, "standings?after=13");
    assert_eq!((&early["issue"], &early["provisional"]), (&Value::Null, &false.into()));

    // A player has another name in what comes from another laptop.
    let mut other = own.clone();
    let at = other.iter().position(|row| row.body.contains("player_added")).unwrap();
    let mut body: Value = serde_json::from_str(&other[at].body).unwrap();
    body["player_added"]["player"]["name"] = "Ωμέγα".into();
    other[at].body = body.to_string();
    chain_anew(&mut other);
    let token = day.token("k-1");
    for from in (0..other.len()).step_by(400) {
        is(&send(&day, &token, &other, (from, other.len().min(from + 400))), 409, "fork");
    }
    let venues = asked(&day, "venues");
    let first = &venues["venues"]["1"];
    assert_eq!((&first["state"], &first["branch"]), (&json!("contested"), &1.into()));
    let contested = &first["contested"][0];
    assert_eq!((&contested["branch"], &contested["at"]), (&2.into(), &(at + 1).into()));
    assert_eq!(contested["head"]["seq"], other.len());
    assert_eq!(contested["code"].as_str().map(str::len), first["code"].as_str().map(str::len));
    assert_ne!(contested["code"], first["code"]);
    let table = asked(&day, "standings?after=14");
    assert_eq!((&table["provisional"], &table["issue"]), (&false.into(), &1.into()), "signed");
    assert!(!table.to_string().contains("Ωμέγα"));
    let path = format!("/k/{}?lang=en", slug(&day.database));
    let page = served(&day, &path, |text| text.contains("two histories"));
    assert!(page.contains("Signed standings"), "{page}");
    let early = asked(&day, "standings?after=13");
    assert_eq!(early["provisional"], true, "of one that nobody signed");
    assert_eq!(early["venues"][0]["open"], json!(["contested"]));

    // What it would change is told before it is chosen, and nothing of it stays.
    let other = get(&day, "venues/1/branches/2").json();
    let renamed = other["players"].as_array().unwrap();
    assert_eq!((renamed.len(), &other["after"], &other["others"]), (1, &14.into(), &0.into()));
    let (now, then) = (&renamed[0]["now"], &renamed[0]["then"]);
    assert_eq!((&then["name"], &then["rank"]), (&"Ωμέγα".into(), &now["rank"]));
    assert_eq!((&other["counts"], &other["open"]), (&true.into(), &json!([])));
    assert_eq!(asked(&day, "standings?after=14"), table);
    assert_eq!(asked(&day, "venues/1/branches/1")["players"], json!([]), "it is in force");
    for none in ["venues/1/branches/3", "venues/9/branches/1", "venues/0/branches/1"] {
        is(&get(&day, none), 404, "unknown");
    }
    is(&get_by(&day, &token, "venues/1/branches/2"), 403, "foreign");

    let what = format!("PUT /v1/competitions/{}/branch", own[0].hash);
    let choose = |token: &str, body: &str| day.hub.send(&what, token, "", body.as_bytes());
    is(&choose(&token, "{\"branch\":2}"), 403, "foreign");
    is(&choose(&conductor(&day.database, "Άλλος"), "{\"branch\":2}"), 403, "foreign");
    is(&choose(&day.conductor, "{\"branch\":7}"), 404, "unknown");
    is(&choose(&day.conductor, "{}"), 422, "unfit");
    assert_eq!(choose(&day.conductor, "{\"branch\":2}").json(), json!({"branch": 2}));
    let table = asked(&day, "standings?after=14");
    assert!(table.to_string().contains("Ωμέγα"));
    assert_eq!(table["issue"], Value::Null, "not what was signed");
    assert_eq!(choose(&day.conductor, "{\"branch\":1}").status, 200);
    assert_eq!(asked(&day, "standings?after=14")["issue"], 1);
    assert_eq!(asked(&day, "venues")["venues"]["1"]["state"], "here");
    // The hall's rows, as they came, and their seal.
    let back = format!("/v1/competitions/{}/rows?after={}", own[0].hash, own.len() - 3);
    let back = day.hub.send(&format!("GET {back}"), &day.conductor, "", b"").json();
    assert_eq!(back["rows"], batch(&own, own.len() - 3, own.len())["rows"]);
    assert_eq!(back["seal"], first["seal"]);
}

#[test]
fn what_a_hall_takes_back_leaves_the_table_of_all_as_it_was() {
    let day = Day::new();
    day.sync("k", "eforos-conductor");
    let log = events(&day.path().join("k-1.eforos")).log().to_vec();
    let published =
        log.iter().position(|it| matches!(it.event, Event::RoundPublished { .. })).unwrap();
    let (player, round, reason) = (player(1), RoundNo::FIRST, "λάθος".to_owned());
    let kind = PenaltyKind::Deduction { points: 9 };
    let deducted =
        asked_by(&log[..published], |_| Command::Penalise { player, round, kind, reason });
    let taken_back = asked_by(&deducted, undo);
    written(&day.path().join("u.eforos"), &taken_back);
    let own = rows(day.path(), "u");
    let total = |from: usize, to: usize| {
        for from in (from..to).step_by(400) {
            assert_eq!(send(&day, &day.token("k-1"), &own, (from, to.min(from + 400))).status, 200);
        }
        // Read and kept, so that the next rows are taken into what was judged.
        let table = asked(&day, "standings?after=1");
        let rows = table["standings"].as_array().unwrap();
        rows.iter().find(|row| row["player"] == 1).unwrap()["total"].as_i64().unwrap()
    };
    let before = total(0, published);
    assert_eq!(total(published, deducted.len()), before - 9);
    assert_eq!(total(deducted.len(), taken_back.len()), before);
    let (record, board) = judged(day.path(), "u");
    let alone = standings(record.contest(), &board, round, &[]).rows;
    let alone = alone.iter().find(|row| row.player == player).unwrap();
    assert_eq!(alone.total, before);
}

#[test]
fn a_replaced_card_sets_aside_what_the_old_one_sent() {
    let day = whole();
    let mut master = rows(day.path(), "k");
    let entered = master.iter().find(|row| row.body.contains("venue_entered")).unwrap();
    let mut body: Value = serde_json::from_str(&entered.body).unwrap();
    let secret = [9_u8; 32];
    let venue = &mut body["anagram"]["joint"]["venue_entered"];
    assert_eq!(venue["venue"], 1);
    venue["token"] = eforos::domain::lexicon::Digest::of(&secret).to_string().into();
    // The signature is the last event: a further card stands before it.
    let end = master.len() - 1;
    let mut card = entered.clone();
    card.body = body.to_string();
    (card.seq, card.action) = (master[end].seq, master[end].seq);
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    master.truncate(end);
    master.push(card);
    chain_anew(&mut master);
    let mut sent = batch(&master, end - 1, end + 1);
    sent["joint"] = joint.into();
    let what = format!("POST {}", rows_of(master[0].hash));
    let fork = day.hub.send(&what, &day.conductor, "", sent.to_string().as_bytes());
    is(&fork, 409, "fork");
    let put = format!("PUT /v1/competitions/{}/branch", master[0].hash);
    // That the conductor's own history is to be chosen is told to the conductor and to everybody.
    let conductor = asked(&day, "venues")["conductor"].clone();
    assert_eq!(conductor["competition"], master[0].hash.to_string());
    let other = &conductor["contested"][0];
    assert_eq!((&other["branch"], &other["at"]), (&2.into(), &(end + 1).into()));
    assert_ne!(other["code"], conductor["code"]);
    assert_eq!(asked(&day, "standings?after=14")["contested"], true, "even of a signed one");
    let table = asked(&day, "standings?after=13");
    assert_eq!((&table["contested"], &table["provisional"]), (&true.into(), &true.into()));
    let choose = |branch: i32| {
        let body = json!({ "branch": branch }).to_string();
        assert_eq!(day.hub.send(&put, &day.conductor, "", body.as_bytes()).status, 200);
    };
    choose(2);
    assert_eq!(asked(&day, "venues")["conductor"]["contested"], json!([]));
    assert_eq!(asked(&day, "standings?after=13")["contested"], Value::Null);

    let own = rows(day.path(), "k-1");
    let (old, new) = (day.token("k-1"), "CQkJ".repeat(10) + "CQk");
    is(&send(&day, &old, &own, (0, 9)), 401, "token");
    let first = asked(&day, "venues")["venues"]["1"].clone();
    assert_eq!((&first["open"], first.get("head")), (&json!(["absent"]), None), "{first}");
    let table = asked(&day, "standings?after=14");
    assert_eq!(table["standings"].as_array().unwrap().len(), 8);
    // Whoever found the old card had written a history of their own; the hall sends the true one.
    assert_eq!(send(&day, &new, &own, (0, 9)).status, 200);
    let first = asked(&day, "venues")["venues"]["1"].clone();
    assert_eq!(first["head"]["seq"], own.len());
    assert_eq!(asked(&day, "standings?after=14")["standings"].as_array().unwrap().len(), 12);

    // The history without the further card is chosen again: the card is the first one, for as long.
    choose(1);
    is(&send(&day, &new, &own, (0, 9)), 401, "token");
    assert_eq!(send(&day, &old, &own, (0, 9)).status, 200);
    assert_eq!(asked(&day, "standings?after=14")["issue"], 1);
    // What whoever rules the hub ended stays so, whatever is chosen.
    let first =
        "SELECT left(encode(sha256, 'hex'), 12) FROM tokens WHERE venue = 1 ORDER BY seq LIMIT 1";
    told(&day.database, &["revoke", &ask(&day.database, first)]);
    choose(2);
    choose(1);
    is(&send(&day, &old, &own, (0, 9)), 401, "token");
}

#[test]
fn files_of_a_joint_day_are_taken_in_by_hand() {
    let day = whole();
    let url = database();
    told(&url, &["init"]);
    for name in ["k-2", "k", "k-1"] {
        told(&url, &["take-in", day.path().join(format!("{name}.eforos")).to_str().unwrap()]);
    }
    let kinds = "SELECT kind, venue FROM competitions ORDER BY kind, venue";
    assert_eq!(ask(&url, kinds), "master|\nvenue|1\nvenue|2");
    let tokens = "SELECT count(*) FROM tokens WHERE scope = 'venue' AND revoked IS NULL";
    assert_eq!(ask(&url, tokens), "3");
    // What was taken in goes on by the cards.
    let hub = crate::service::Service::start(&url);
    let own = rows(day.path(), "k-1");
    let what = format!("POST {}", rows_of(own[0].hash));
    let body = batch(&own, 0, 9).to_string();
    assert_eq!(hub.send(&what, &day.token("k-1"), "", body.as_bytes()).status, 200);
    is(&hub.send(&what, &day.token("k-2"), "", body.as_bytes()), 403, "foreign");
}

#[test]
fn what_is_the_conductors_no_hall_is_told_and_the_other_way_round() {
    let day = whole();
    let of_hall = day.token("k-1");
    for rest in ["venues", "standings?after=1", "queue", "venues/1/branches/1"] {
        is(&get_by(&day, &of_hall, rest), 403, "foreign");
    }
    let joint = ask(&day.database, "SELECT encode(joint, 'hex') FROM joints");
    let other = day.token("k-2");
    let of_other = rows(day.path(), "k-1")[0].hash;
    is(&day.hub.send(&format!("GET /v1/competitions/{of_other}"), &other, "", b""), 403, "foreign");
    is(
        &day.hub.send(&format!("GET {}?after=0", rows_of(of_other)), &other, "", b""),
        403,
        "foreign",
    );
    for (rest, body) in [("ready", "{\"seal\":null}"), ("rounds/1/open", "")] {
        let what = format!("POST /v1/joints/{joint}/{rest}");
        is(&day.hub.send(&what, &day.conductor, "", body.as_bytes()), 403, "foreign");
        is(&day.hub.send(&what, "", "", body.as_bytes()), 401, "token");
    }
}
