//! What halls hear of their conductor over real sockets: nothing before its time, to the last sealed event, and woken.

use std::collections::BTreeMap;
use std::fs;
use std::thread;
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

use eforos::domain::formats::anagram::sealed::heads::{HeadSeal, Of, Sealed, VenueKey};
use eforos::domain::ids::VenueNo;
use eforos::domain::lexicon::Digest;
use eforos::storage::{RawRow, chained};
use eforos::venues::Card;
use serde_json::{Value, json};

use crate::chain_anew;
use crate::cluster::ask;
use crate::joint_day::{Day, HALLS, rows};
use crate::joint_pages::slug;
use crate::line::told;
use crate::narrow::Narrow;
use crate::sending::{batch, conductor, is, rows_of};
use crate::service::{Answer, Service, send};

/// A day of three halls whose conductor's history is sent by and by.
struct Joint {
    day: Day,
    commitment: Digest,
    master: Vec<RawRow>,
    /// Each hall's token and key.
    halls: BTreeMap<u16, (String, VenueKey)>,
}

fn now_ms() -> i64 {
    i64::try_from(SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_millis()).unwrap()
}

fn changed(row: &mut RawRow, pointer: &str, to: Value) -> bool {
    let mut body: Value = serde_json::from_str(&row.body).unwrap();
    let Some(at) = body.pointer_mut(pointer) else { return false };
    *at = to;
    row.body = body.to_string();
    true
}

impl Joint {
    /// Its rounds may be opened long since, but for the third, which is three days ahead.
    fn new() -> Self {
        let day = Day::new();
        let mut master = rows(day.path(), "k");
        for row in &mut master {
            let body: Value = serde_json::from_str(&row.body).unwrap();
            let round = body.pointer("/anagram/joint/round_opened/round").and_then(Value::as_u64);
            let at_ms = if round == Some(3) { now_ms() + 3 * 86_400_000 } else { 1000 };
            changed(row, "/anagram/joint/round_opened/at_ms", at_ms.into());
        }
        chain_anew(&mut master);
        let mut commitment = None;
        let mut halls = BTreeMap::new();
        for hall in HALLS {
            let text = fs::read_to_string(day.path().join(format!("{hall}.eforos-venue"))).unwrap();
            let Card::Venue(card) = Card::read(&text).unwrap() else { panic!("a hall's") };
            commitment = Some(card.joint);
            let own =
                |line: &str| Some(line.strip_prefix("token = \"")?.split('"').next()?.to_owned());
            let token = text.lines().find_map(own).unwrap();
            halls.insert(card.venue.get(), (token, card.key));
        }
        let joint = Self { day, commitment: commitment.unwrap(), master, halls };
        let enter = format!("PUT /v1/joints/{}", joint.commitment);
        assert_eq!(joint.hub().send(&enter, &joint.day.conductor, "", b"").status, 200);
        joint
    }

    fn hub(&self) -> &Service {
        &self.day.hub
    }

    fn token(&self, hall: u16) -> &str {
        &self.halls[&hall].0
    }

    fn seal(&self, hall: u16, seq: usize) -> HeadSeal {
        let head = Sealed {
            joint: self.commitment,
            venue: VenueNo::new(hall).unwrap(),
            seq: u64::try_from(seq).unwrap(),
            hash: self.master[seq - 1].hash,
        };
        HeadSeal::of(&self.halls[&hall].1, Of::Centre, &head)
    }

    /// The position of a round's letters.
    fn letters(&self, round: u8) -> usize {
        let is = |row: &RawRow| {
            let body: Value = serde_json::from_str(&row.body).unwrap();
            body.pointer("/anagram/letters_drawn/round") == Some(&round.into())
        };
        1 + self.master.iter().position(is).unwrap()
    }

    /// Sends the conductor's rows from one to another position, sealed for these halls, with these rounds' nonces.
    fn conduct(&self, (from, to): (usize, usize), halls: &[u16], nonces: &[u8]) -> Answer {
        let mut rows = batch(&self.master, from, to);
        rows["joint"] = self.commitment.to_string().into();
        let seals = halls.iter().map(|&hall| (hall.to_string(), self.seal(hall, to).to_string()));
        rows["seals"] = seals.collect::<BTreeMap<_, _>>().into_iter().collect();
        let nonces = nonces.iter().map(|round| (round.to_string(), format!("{round:020x}")));
        rows["nonces"] = nonces.collect::<BTreeMap<_, _>>().into_iter().collect();
        let what = format!("POST {}", rows_of(self.master[0].hash));
        self.hub().send(&what, &self.day.conductor, "", rows.to_string().as_bytes())
    }

    fn at(&self, what: &str, rest: &str) -> String {
        format!("{what} /v1/joints/{}/{rest}", self.commitment)
    }

    fn hears(&self, hall: u16, after: usize) -> Answer {
        let what = self.at("GET", &format!("directives?after={after}"));
        self.hub().send(&what, self.token(hall), "", b"")
    }

    fn opens(&self, hall: u16, round: u8) -> Answer {
        let what = self.at("POST", &format!("rounds/{round}/open"));
        self.hub().send(&what, self.token(hall), "", b"")
    }

    fn ready(&self, hall: u16, seal: &Value) -> Answer {
        let body = json!({ "seal": seal }).to_string();
        self.hub().send(&self.at("POST", "ready"), self.token(hall), "", body.as_bytes())
    }

    fn words(&self, token: &str) -> Value {
        let answer = self.hub().send(&self.at("GET", "words"), token, "", b"");
        assert_eq!(answer.status, 200, "{}", answer.text());
        answer.json()
    }

    /// Sends a hall's rows.
    fn sends(&self, hall: u16, rows: &[RawRow], (from, to): (usize, usize)) {
        let what = format!("POST {}", rows_of(rows[0].hash));
        let body = batch(rows, from, to).to_string();
        let answer = self.hub().send(&what, self.token(hall), "", body.as_bytes());
        assert_eq!(answer.status, 200, "{}", answer.text());
    }
}

#[test]
fn a_hall_hears_its_conductor_to_the_last_sealed_event() {
    let joint = Joint::new();
    assert_eq!(joint.conduct((0, 4), &[], &[]).status, 200);
    assert_eq!(joint.hears(1, 0).status, 204, "nothing is sealed");
    assert_eq!(joint.conduct((4, 6), &[1, 3], &[]).status, 200);
    assert_eq!(joint.conduct((6, 9), &[3], &[]).status, 200);
    let heard = joint.hears(1, 2);
    assert_eq!(heard.status, 200, "{}", heard.text());
    let heard = heard.json();
    assert_eq!(heard["rows"], batch(&joint.master, 2, 6)["rows"]);
    let head = json!({"seq": 6, "hash": joint.master[5].hash.to_string()});
    assert_eq!((&heard["head"], &heard["seal"]), (&head, &joint.seal(1, 6).to_string().into()));
    assert_eq!(joint.hears(1, 6).status, 204);
    assert_eq!(joint.hears(1, 60).status, 204);
    assert_eq!(joint.hears(2, 0).status, 204, "nothing is sealed for this one");
    assert_eq!(joint.hears(3, 0).json()["head"]["seq"], 9);

    // Another history of the conductor is put in force: what was sealed of the first is not given any more.
    let (mut other, at) = (joint.master.clone(), joint.letters(1));
    assert_eq!(at, 9);
    assert!(changed(&mut other[at - 1], "/anagram/letters_drawn/redraws", 1.into()));
    chain_anew(&mut other);
    let mut sent = batch(&other, 0, at);
    sent["joint"] = joint.commitment.to_string().into();
    let what = format!("POST {}", rows_of(other[0].hash));
    let fork = joint.hub().send(&what, &joint.day.conductor, "", sent.to_string().as_bytes());
    is(&fork, 409, "fork");
    told(&joint.day.database, &["take", &other[0].hash.to_string(), "2"]);
    assert_eq!(joint.hears(3, 0).json()["head"]["seq"], 6, "the last seal that is of both");
    assert_eq!(joint.hears(3, 6).status, 204);

    // Who may not, what is not there, what is not asked so.
    let get = |token: &str, path: &str| joint.hub().send(&format!("GET {path}"), token, "", b"");
    let path = format!("/v1/joints/{}/directives", joint.commitment);
    let nowhere = format!("/v1/joints/{}/directives", Digest::of(b"none"));
    let other = conductor(&joint.day.database, "Άλλος");
    is(&get("", &path), 401, "token");
    is(&get(&other, &path), 403, "foreign");
    is(&get(joint.token(1), &nowhere), 403, "foreign");
    is(&get(&other, &nowhere), 404, "unknown");
    is(&get(joint.token(1), &format!("{path}?after=x")), 422, "unfit");
    is(&get(joint.token(1), &format!("{path}?later=1")), 422, "unfit");
    is(&joint.hub().send(&joint.at("POST", "directives"), joint.token(1), "", b""), 405, "method");
}

/// Whether who knows all of a row but what its letters were sealed with cannot make its hash.
fn is_sealed(rows: &[RawRow], seq: usize) -> bool {
    let row = &rows[seq - 1];
    let (start, nonce) = row.body.split_once(",\"nonce\":\"").expect("a nonce");
    let (nonce, rest) = nonce.split_once('"').unwrap();
    let hash = |body: String| chained(rows[seq - 2].hash, &RawRow { body, ..row.clone() }.row());
    let zeros = "0".repeat(nonce.len());
    nonce.len() == 20
        && hash(row.body.clone()) == row.hash
        && hash(format!("{start}{rest}")) != row.hash
        && hash(format!("{start},\"nonce\":\"{zeros}\"{rest}")) != row.hash
}

/// All that the second hall can ask for, and every page, once two rounds' letters are here of which it opened none.
fn gives_nothing(joint: &Joint, (first, second): (usize, usize)) {
    let pages = Narrow::wide(&joint.hub().pages);
    let line = Narrow::wide(&joint.hub().listen);
    let asks = |what: &str, body: &[u8]| send(line.host(), what, joint.token(2), "", body).unwrap();
    let own = rows(joint.day.path(), "k-2");
    let of_own = |rest: &str| format!("/v1/competitions/{}{rest}", own[0].hash);
    let sent = batch(&own, 0, 3).to_string();
    let opens = |round: u8| asks(&joint.at("POST", &format!("rounds/{round}/open")), b"");
    is(&opens(2), 409, "order");
    is(&opens(3), 409, "unknown");
    assert_eq!(asks(&format!("POST {}", of_own("/rows")), sent.as_bytes()).status, 200);
    assert_eq!(asks(&format!("GET {}", of_own("")), b"").status, 200);
    assert_eq!(asks(&format!("GET {}", of_own("/rows?after=0")), b"").status, 200);
    is(&asks(&joint.at("POST", "ready"), b"{\"seal\":null}"), 409, "asked");
    for what in [joint.at("GET", "words"), joint.at("GET", "directives"), joint.at("GET", "queue")]
    {
        asks(&what, b"");
    }
    // The first round is published meanwhile; of the second no page has anything.
    let slug = slug(&joint.day.database);
    for path in ["/", "", "/draw", "/r/1", "/v/1", "/results.json", "/results.csv"] {
        let path = if path == "/" { path.to_owned() } else { format!("/k/{slug}{path}") };
        let head = format!("GET {path} HTTP/1.1\r\nHost: x\r\n");
        crate::service::ask(pages.host(), &head, b"").unwrap();
    }
    let secrets: Vec<String> = [(1, first), (2, second)]
        .into_iter()
        .flat_map(|(round, seq)| {
            let body = &joint.master[seq - 1].body;
            let drawn = serde_json::from_str::<Value>(body).unwrap();
            let drawn = &drawn["anagram"]["letters_drawn"];
            let letters = drawn["letters"].as_array().unwrap();
            let plain = letters.iter().filter_map(Value::as_str).collect();
            let written = drawn["letters"].to_string();
            let (own, given) = (drawn["nonce"].as_str().unwrap(), format!("{round:020x}"));
            [written.replace('"', "\\\""), written, plain, own.to_owned(), given]
        })
        .collect();
    let secrets: Vec<&str> = secrets.iter().map(String::as_str).collect();
    assert!(pages.has_passed(&[&slug]) && !pages.has_passed(&secrets[secrets.len() / 2..]));
    assert!(line.has_passed(&[&own[0].hash.to_string()]) && !line.has_passed(&secrets));
}

#[test]
fn a_rounds_letters_are_given_at_their_moment_in_order_and_again() {
    let joint = Joint::new();
    let whole = joint.master.len();
    let (first, second) = (joint.letters(1), joint.letters(2));
    let body = |seq: usize| joint.master[seq - 1].body.clone();
    assert_eq!(joint.conduct((0, 6), &[1, 2, 3], &[]).status, 200);
    is(&joint.opens(1, 1), 409, "unknown");
    is(&joint.opens(1, 0), 409, "unknown");
    is(&joint.opens(1, 200), 409, "unknown");
    // Opened, and the letters are on their way; the row without its nonce helps nobody.
    assert_eq!(joint.conduct((6, first - 1), &[1, 2, 3], &[]).status, 200);
    is(&joint.opens(1, 1), 425, "early");
    assert_eq!(joint.opens(1, 1).json()["wait_ms"], 500);
    assert_eq!(joint.conduct((first - 1, second), &[1, 2, 3], &[]).status, 200);
    is(&joint.opens(1, 1), 425, "early");
    assert_eq!(joint.conduct((first - 1, second), &[1, 2, 3], &[1, 2]).status, 200);
    is(&joint.opens(1, 2), 409, "order");
    let before = now_ms();
    let given = joint.opens(1, 1);
    assert_eq!(given.status, 200, "{}", given.text());
    let given = given.json();
    assert_eq!(given["row"], batch(&joint.master, first - 1, first)["rows"][0]);
    assert_eq!(given["nonce"], format!("{:020x}", 1));
    let first_ms = given["first"].as_i64().unwrap();
    assert!((before - 1000..=now_ms() + 1000).contains(&first_ms), "by the hub's clock");
    assert_eq!(joint.opens(1, 1).json(), given, "again the same");
    assert_eq!(joint.opens(1, 2).status, 200);

    // A hall that has not opened a round is given no letter of it, whatever it asks, and no page has one.
    gives_nothing(&joint, (first, second));
    let heard: Vec<Answer> = (0..second).map(|after| joint.hears(2, after)).collect();
    let words = joint.words(joint.token(2)).to_string();
    for answer in &heard {
        for seq in [first, second] {
            let letters = serde_json::from_str::<Value>(&body(seq)).unwrap();
            let letters = letters["anagram"]["letters_drawn"]["letters"].to_string();
            assert!(letters.len() > 20);
            // Nor can it try all racks with the hash: the row has what its tag was made with.
            assert!(is_sealed(&joint.master, seq), "{}", body(seq));
            let quoted = letters.replace('"', "\\\"");
            assert!(!answer.text().contains(&quoted) && !answer.text().contains(&letters));
            assert!(!words.contains(&letters));
        }
        for row in answer.json()["rows"].as_array().unwrap_or(&Vec::new()) {
            let seq = usize::try_from(row[0].as_u64().unwrap()).unwrap();
            assert_eq!(row[9].is_null(), [first, second].contains(&seq));
            assert_eq!(row[10], joint.master[seq - 1].hash.to_string());
        }
    }
    // The one that did has them, and so has the conductor.
    let all = batch(&joint.master, 0, second)["rows"].clone();
    assert_eq!(joint.hears(1, 0).json()["rows"], all);
    let own = joint.hub().send(&joint.at("GET", "directives"), &joint.day.conductor, "", b"");
    assert_eq!(own.json()["rows"], all);
    is(
        &joint.hub().send(&joint.at("POST", "rounds/1/open"), &joint.day.conductor, "", b""),
        403,
        "foreign",
    );

    // The third's moment is days ahead.
    let rounds: Vec<u8> = (1..=14).collect();
    for from in (second..whole).step_by(20) {
        let to = (from + 20).min(whole);
        assert_eq!(joint.conduct((from, to), &[1, 2, 3], &rounds).status, 200);
    }
    is(&joint.opens(1, 3), 425, "early");
    let wait = joint.opens(1, 3).json()["wait_ms"].as_i64().unwrap();
    assert!((1..=3 * 86_400_000).contains(&wait), "{wait}");
    // The second hall was told round 4 over the telephone: it goes on with the fifth, and another does not.
    is(&joint.opens(1, 5), 409, "order");
    assert_eq!(joint.opens(2, 5).status, 200);
    is(&joint.opens(2, 2), 409, "order");

    // The first time is known to a hub that was killed.
    let (listen, database) = (joint.hub().listen.clone(), joint.day.database.clone());
    let (commitment, token) = (joint.commitment, joint.token(1).to_owned());
    let Day { hub, .. } = joint.day;
    hub.kill();
    let hub = Service::again(&database, &listen);
    let what = format!("POST /v1/joints/{commitment}/rounds/1/open");
    assert_eq!(hub.send(&what, &token, "", b"").json(), given);
    let count = "SELECT count(*), min(first_ms) FROM openings WHERE venue = 1 AND round = 1";
    assert_eq!(ask(&database, count), format!("1|{first_ms}"));
}

#[test]
fn a_chosen_branch_of_the_conductor_is_heard_and_its_rounds_are_given() {
    let mut joint = Joint::new();
    let first = joint.letters(1);
    assert_eq!(joint.conduct((0, first - 1), &[1, 2, 3], &[]).status, 200);
    let one = joint.master.clone();
    // A copy is taken up on another laptop, which opens the round at another moment and draws its letters.
    assert!(changed(
        &mut joint.master[first - 2],
        "/anagram/joint/round_opened/at_ms",
        2000.into()
    ));
    chain_anew(&mut joint.master);
    is(&joint.conduct((0, first), &[1, 2, 3], &[1]), 409, "fork");
    is(&joint.opens(1, 1), 425, "early");
    assert_eq!(joint.hears(1, first - 2).json()["head"]["seq"], first - 1);

    let choose = |joint: &Joint, branch: i32| {
        let what = format!("PUT /v1/competitions/{}/branch", one[0].hash);
        let body = json!({ "branch": branch }).to_string();
        let chosen = joint.hub().send(&what, &joint.day.conductor, "", body.as_bytes());
        assert_eq!(chosen.status, 200, "{}", chosen.text());
    };
    choose(&joint, 2);
    let heard = joint.hears(1, first - 2).json();
    assert_eq!((&heard["head"]["seq"], &heard["rows"][0][0]), (&first.into(), &(first - 1).into()));
    assert_eq!(heard["seal"], joint.seal(1, first).to_string());
    let given = joint.opens(1, 1);
    assert_eq!(given.status, 200, "{}", given.text());
    let row = batch(&joint.master, first - 1, first)["rows"][0].clone();
    assert_eq!(
        (&given.json()["row"], &given.json()["nonce"]),
        (&row, &format!("{:020x}", 1).into())
    );

    choose(&joint, 1);
    joint.master = one;
    let heard = joint.hears(1, first - 2).json();
    assert_eq!(heard["head"]["seq"], first - 1);
    assert_eq!(heard["seal"], joint.seal(1, first - 1).to_string());
    is(&joint.opens(2, 1), 425, "early");
    // Its own letters come later than the other's did.
    assert_eq!(joint.conduct((first - 1, first), &[1, 2, 3], &[1]).status, 200);
    assert_eq!(joint.opens(2, 1).json()["row"], batch(&joint.master, first - 1, first)["rows"][0]);
}

#[test]
fn a_hall_that_gave_a_round_up_goes_on_with_the_next() {
    let joint = Joint::new();
    let second = joint.letters(2);
    assert_eq!(joint.conduct((0, second), &[1, 2, 3], &[1, 2]).status, 200);
    let mut own = rows(joint.day.path(), "k-1");
    own[9].body =
        r#"{"anagram":{"round_given_up":{"round":1,"reason":"δεν άκουσε κανείς"}}}"#.into();
    chain_anew(&mut own);
    joint.sends(1, &own, (0, 9));
    is(&joint.opens(1, 2), 409, "order");
    joint.sends(1, &own, (9, 10));
    assert_eq!(joint.opens(1, 2).status, 200);
    is(&joint.opens(2, 2), 409, "order");
}

/// Of a hub that was emptied in mid-day nobody knows who asked for which round.
#[test]
fn a_hall_that_has_a_rounds_letters_by_its_own_rows_goes_on_with_the_next() {
    let joint = Joint::new();
    let second = joint.letters(2);
    assert_eq!(joint.conduct((0, second), &[1, 2, 3], &[1, 2]).status, 200);
    let own = rows(joint.day.path(), "k-1");
    let at = own.iter().position(|row| row.body.contains("letters_released")).unwrap();
    joint.sends(1, &own, (0, at));
    is(&joint.opens(1, 2), 409, "order");
    joint.sends(1, &own, (at, at + 1));
    assert_eq!(joint.opens(1, 2).status, 200);
    is(&joint.opens(2, 2), 409, "order");
}

#[test]
fn who_waits_is_woken_and_holds_no_connection() {
    let joint = Joint::new();
    assert_eq!(joint.conduct((0, 4), &[1, 2, 3], &[]).status, 200);
    let listen = joint.hub().listen.as_str();
    let what = joint.at("GET", "directives?after=4&wait=25");
    let begun = Instant::now();
    thread::scope(|scope| {
        // More than the database has connections for.
        let waiting: Vec<_> = (0..24)
            .map(|number| {
                let (what, token) = (&what, joint.token(1 + number % 3));
                scope.spawn(move || {
                    loop {
                        let answer = send(listen, what, token, "", b"").unwrap();
                        if answer.status != 429 {
                            return answer;
                        }
                    }
                })
            })
            .collect();
        // Eight of each are under way: a ninth is one too many.
        for hall in 1..=3 {
            let ninth = || send(listen, &joint.at("GET", "words"), joint.token(hall), "", b"");
            while ninth().unwrap().status != 429 {
                crate::common::moment();
            }
        }
        assert_eq!(joint.conduct((4, 6), &[1, 2, 3], &[]).status, 200);
        for answer in waiting {
            let answer = answer.join().unwrap();
            assert_eq!(answer.json()["head"]["seq"], 6, "{}", answer.text());
        }
    });
    assert!(begun.elapsed() < Duration::from_secs(20), "woken, and not because its time was over");

    // Who waits with a card that is replaced meanwhile hears nothing more; the end of the service waits for nobody.
    let what = joint.at("GET", "directives?after=6&wait=25");
    thread::scope(|scope| {
        let waiting = scope.spawn(|| send(listen, &what, joint.token(2), "", b"").unwrap());
        let digest = ask(
            &joint.day.database,
            "SELECT encode(sha256, 'hex') FROM tokens WHERE venue = 2 AND revoked IS NULL",
        );
        told(&joint.day.database, &["revoke", &digest[..12]]);
        assert_eq!(joint.conduct((6, 7), &[1, 2, 3], &[]).status, 200);
        is(&waiting.join().unwrap(), 401, "token");
    });
}

#[test]
fn words_are_shown_once_they_are_asked_for() {
    let joint = Joint::new();
    let nobody = json!({"asked": false, "venues": {}});
    assert_eq!(joint.conduct((0, 4), &[1, 2, 3], &[]).status, 200);
    assert_eq!(joint.words(&joint.day.conductor), nobody);
    let own = rows(joint.day.path(), "k-1");
    let at = |of: &str| 1 + own.iter().position(|row| row.body.contains(of)).unwrap();
    let (sealed, opened) = (at("word_sealed"), at("word_opened"));
    assert_eq!(opened, sealed + 2);
    let body: Value = serde_json::from_str(&own[sealed - 1].body).unwrap();
    let seal = body["anagram"]["joint"]["word_sealed"]["sha256"].clone();
    let word: Value = serde_json::from_str(&own[sealed].body).unwrap();
    let word = word["hall_word_set"]["text"].clone();
    let salt: Value = serde_json::from_str(&own[opened - 1].body).unwrap();
    let salt = salt["anagram"]["joint"]["word_opened"]["salt"].clone();

    is(&joint.ready(1, &seal), 409, "seal");
    joint.sends(1, &own, (0, sealed));
    // Of a word that was called again the hub has the first seal only: it is the newer one that counts.
    let newer = Value::from("0".repeat(64));
    assert_eq!(joint.ready(1, &newer).json(), json!({"seq": sealed}));
    assert_eq!(joint.words(&joint.day.conductor)["venues"]["1"]["seal"], newer);
    let ready = joint.ready(1, &seal);
    assert_eq!((ready.status, ready.json()), (200, json!({"seq": sealed})));
    assert_eq!(joint.ready(2, &Value::Null).json(), json!({"seq": null}));
    let hidden = json!({"asked": false, "venues": {
        "1": {"seal": seal, "word": null, "salt": null},
        "2": {"seal": null, "word": null, "salt": null},
    }});
    assert_eq!(joint.words(&joint.day.conductor), hidden);
    // A hall that shows its word early shows it to nobody.
    joint.sends(1, &own, (sealed, opened));
    assert_eq!(joint.words(&joint.day.conductor), hidden);
    assert_eq!(joint.words(joint.token(3)), hidden);

    assert_eq!(joint.conduct((4, 5), &[1, 2, 3], &[]).status, 200);
    let shown = json!({"asked": true, "venues": {
        "1": {"seal": seal, "word": word, "salt": salt},
        "2": {"seal": null, "word": null, "salt": null},
    }});
    assert_eq!(joint.words(joint.token(2)), shown);
    is(&joint.ready(3, &Value::Null), 409, "asked");
    is(&joint.ready(1, &Value::Null), 409, "asked");
    assert_eq!(joint.ready(1, &seal).status, 200, "again the same");
    for body in ["", "{}x", "{\"seal\":5}", "{\"other\":1}"] {
        let what = joint.at("POST", "ready");
        is(&joint.hub().send(&what, joint.token(1), "", body.as_bytes()), 422, "unfit");
    }
}
