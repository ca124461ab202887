//! The hall of classic games is told nothing before its time: every scene of rehearsed days of all three rule sets as
//! JSON. No seed, no file, no rack, no doubted word, nobody's seat before the tables were shown, no result itself
//! while results come in.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use eforos::commands::formats::classic::Shown;
use eforos::commands::{HallStandings, Pinned};
use eforos::domain::contest::event::Event;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::classic::event::Event as Own;
use eforos::domain::formats::classic::judging::judge;
use eforos::domain::formats::classic::rules::{OWN_IDS, Rules, Team};
use eforos::domain::formats::classic::state::Classic;
use eforos::domain::formats::classic::{Record, judged::Judged};
use eforos::domain::head::Heads;
use eforos::domain::ids::{RoundNo, TableNo};
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::classic::rehearse;
use eforos::screens::hall::{Chosen, HallLeaders, HallLook, Motion, hall};
use eforos::screens::{FileFacts, Open};
use eforos::session::time::{Clock, Reading, TimeSource};
use eforos::stations::Publisher;
use serde_json::Value;

fn scene(record: &Record, judged: &Judged, list: &Lexicon, pinned: &Pinned) -> Value {
    let file = FileFacts {
        path: "secret/path".to_owned(),
        read_only: false,
        has_seed: true,
        ..FileFacts::default()
    };
    let heads = Heads::default();
    let open: Open<'_, Classic> = Open {
        elsewhere: None,
        record,
        judged,
        words: list,
        list: Some(list),
        drafts: &[],
        heads: &heads,
        file: &file,
        now: record.log().last().unwrap().at,
    };
    let (look, motion, leaders) = (HallLook::Dark, Motion::On, HallLeaders::Shown);
    let chosen =
        Chosen { pinned, since: None, look, motion, leaders, zone_ms: 0, calls_to_come: false };
    serde_json::to_value(hall(&open, Language::Catalan, &chosen)).unwrap()
}

#[derive(Default)]
struct Secret {
    racks: BTreeSet<String>,
    doubted: BTreeSet<String>,
    laid: BTreeSet<String>,
    shown: BTreeSet<RoundNo>,
    /// Title, place, people.
    named: String,
}

impl Secret {
    fn takes_in(&mut self, event: &Event<Classic>) {
        match event {
            Event::Own(Own::TurnRecorded { turn, .. } | Own::TurnRevised { turn, .. }) => {
                self.laid.insert(turn.word.to_uppercase());
                let long = [&turn.rack, &turn.exchanged].map(|it| it.to_uppercase());
                self.racks.extend(long.into_iter().filter(|it| it.chars().count() > 3));
            }
            Event::Own(Own::WordsJudged { words, .. }) => {
                self.doubted.extend(words.iter().map(ToString::to_string));
            }
            Event::CompetitionCreated { details, .. } | Event::DetailsChanged { details } => {
                self.named = format!("{details:?}");
            }
            Event::Own(Own::PairingShown { round }) => drop(self.shown.insert(*round)),
            Event::Own(Own::PairingWithdrawn { round, .. }) => drop(self.shown.remove(round)),
            _ => {}
        }
    }

    fn search(&self, seed: &str, scene: &Value) {
        let json = scene.to_string();
        assert!(!json.contains(seed) && !json.contains("secret/path"), "{json}");
        let said = json.to_uppercase();
        for rack in self.racks.iter().filter(|rack| !self.laid.contains(*rack)) {
            assert!(!said.contains(rack.as_str()), "the rack {rack}: {json}");
        }
        let texts = said.split(|sign: char| !sign.is_alphabetic());
        let told: BTreeSet<&str> = texts.collect();
        // A word may stand in the name of the place, too.
        let own = self.named.to_uppercase();
        let unsaid = |word: &&String| !self.laid.contains(*word) && !own.contains(word.as_str());
        for word in self.doubted.iter().filter(unsaid) {
            assert!(!told.contains(word.as_str()), "{word} was doubted: {json}");
        }
    }
}

#[test]
fn no_scene_of_rehearsed_days_at_tables_tells_what_is_not_meant_for_the_hall() {
    for id in OWN_IDS {
        let rules = Rules::own(id).unwrap();
        let list = Lexicon::free(rules.language);
        let plan = Plan { players: 9, seed: Seed::from_bytes([31; 32]) };
        let is_timed = rules.swiss().is_some();
        let played = rehearse(&plan, rules.clone(), 2, &list);
        let seed = played.seed.reveal();
        let mut record = Record::new(Arc::new(rules));
        let mut secret = Secret::default();
        let mut kinds: BTreeMap<String, usize> = BTreeMap::new();
        let mut hidden = 0;
        for action in played.record.log().chunk_by(|a, b| a.action == b.action) {
            record.take_in(action.to_vec());
            for recorded in action {
                secret.takes_in(&recorded.event);
            }
            let judged = judge(record.contest());
            let auto = scene(&record, &judged, &list, &Pinned::Auto);
            let kind = match &auto["scene"] {
                Value::Object(entries) => match entries.get("round") {
                    Some(Value::Object(own)) => own.keys().next().unwrap().clone(),
                    _ => entries.keys().next().unwrap().clone(),
                },
                other => other.as_str().unwrap().to_owned(),
            };
            *kinds.entry(kind).or_default() += 1;
            secret.search(&seed, &auto);
            let first = TableNo::new(1).unwrap();
            for round in [1, 2].map(|round| RoundNo::new(round).unwrap()) {
                for shown in
                    [Shown::Pairings(round), Shown::Coming(round), Shown::Board(round, first)]
                {
                    let pinned = Pinned::from(shown);
                    let told = scene(&record, &judged, &list, &pinned);
                    secret.search(&seed, &told);
                    if !secret.shown.contains(&round) {
                        // As if nothing of it were pinned.
                        assert_eq!(told["scene"], auto["scene"], "round {round} was not shown");
                        hidden += 1;
                    }
                }
            }
            for pinned in [
                Pinned::Welcome,
                Pinned::Standings(HallStandings::Complete),
                Pinned::from(Shown::Teams),
                Pinned::from(Shown::Clock),
            ] {
                secret.search(&seed, &scene(&record, &judged, &list, &pinned));
            }
        }
        assert!(hidden > 10 && kinds.len() > 3, "{kinds:?}");
        // Where no time runs the tables stand until all results are in.
        let coming = is_timed.then_some("coming");
        for kind in ["welcome", "pairings"].into_iter().chain(coming) {
            assert!(kinds.contains_key(kind), "{id}: no {kind} was seen: {kinds:?}");
        }
        assert!(!secret.doubted.is_empty(), "{id}: no word was doubted");
    }
}

/// What browsers in the hall are sent of each moment of rehearsed days, whatever is pinned.
#[test]
fn nothing_that_devices_are_sent_of_rehearsed_days_tells_what_is_not_meant_for_them() {
    for id in OWN_IDS {
        let rules = Rules::own(id).unwrap();
        let list = Lexicon::free(rules.language);
        let plan = Plan { players: 9, seed: Seed::from_bytes([31; 32]) };
        let of_pupils =
            rules.swiss().is_some_and(|swiss| matches!(swiss.team, Some(Team::School { .. })));
        let played = rehearse(&plan, rules.clone(), 2, &list);
        let seed = played.seed.reveal();
        let mut record = Record::new(Arc::new(rules));
        let mut secret = Secret::default();
        let mut kinds: BTreeSet<String> = BTreeSet::new();
        let mut pupils = 0;
        let source: TimeSource = Arc::new(|| Reading { wall_ms: 0, real_ms: 0 });
        let clock = Clock::opened(source, 1);
        for action in played.record.log().chunk_by(|a, b| a.action == b.action) {
            record.take_in(action.to_vec());
            for recorded in action {
                secret.takes_in(&recorded.event);
            }
            let judged = judge(record.contest());
            let round = RoundNo::new(1).unwrap();
            let pinned = [
                Pinned::Auto,
                Pinned::Welcome,
                Pinned::Standings(HallStandings::Latest),
                Pinned::Ceremony(1.into()),
                Pinned::Ceremony(4.into()),
                Pinned::Ceremony(40.into()),
                Pinned::from(Shown::Pairings(round)),
                Pinned::from(Shown::Coming(round)),
                Pinned::from(Shown::Board(round, TableNo::new(1).unwrap())),
                Pinned::from(Shown::Teams),
                Pinned::from(Shown::Clock),
            ];
            for pinned in pinned {
                // To screens that were let in, and to phones.
                let [wall, phones] = sent(&record, &judged, &list, &clock, &pinned);
                for scene in wall.iter().chain(&phones) {
                    secret.search(&seed, scene);
                    kinds.insert(scene["kind"].as_str().unwrap().to_owned());
                }
                let bytes = serde_json::to_string(&phones).unwrap();
                for name in record.contest().common.players.values().map(|player| &player.name) {
                    let is_told = bytes.contains(name.as_str());
                    assert!(!(of_pupils && is_told), "{id}: the pupil {name} in {bytes}");
                    pupils += usize::from(of_pupils);
                }
            }
        }
        assert!(!of_pupils || pupils > 1000, "{pupils}");
        for kind in ["welcome", "pairings", "coming", "ranked", "board", "ceremony", "end"] {
            assert!(kinds.contains(kind), "{id}: no {kind} was sent: {kinds:?}");
        }
    }
}

/// The scene and the standings as they are sent, in each language.
fn sent(
    record: &Record,
    judged: &Judged,
    list: &Lexicon,
    clock: &Clock,
    pinned: &Pinned,
) -> [Vec<Value>; 2] {
    let file = FileFacts {
        path: "secret/path".to_owned(),
        read_only: false,
        has_seed: true,
        ..FileFacts::default()
    };
    let heads = Heads::default();
    let now = record.log().last().unwrap().at;
    let open: Open<'_, Classic> = Open {
        elsewhere: None,
        record,
        judged,
        words: list,
        list: Some(list),
        drafts: &[],
        heads: &heads,
        file: &file,
        now,
    };
    let (look, motion, leaders) = (HallLook::Dark, Motion::On, HallLeaders::Shown);
    let chosen =
        Chosen { pinned, since: None, look, motion, leaders, zone_ms: 0, calls_to_come: false };
    let shown = Publisher::default().look(&open, clock, &chosen).unwrap();
    let phones = shown.for_phones();
    [shown, phones].map(|shown| {
        let scenes = shown.languages.iter().map(|it| serde_json::from_str(&it.sent).unwrap());
        let standings = shown.languages.iter().filter_map(|it| it.standings.as_ref());
        scenes.chain(standings.map(|it| serde_json::to_value(it).unwrap())).collect()
    })
}
