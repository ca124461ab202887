//! The hall is told nothing before its time: every scene of a rehearsed day as JSON, searched for what must
//! not be there. What may be there is worked out here from the events alone.

use std::collections::{BTreeMap, BTreeSet};

use eforos::commands::{HallStandings, Pinned};
use eforos::domain::contest::event::Event;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::anagram::Record;
use eforos::domain::formats::anagram::event::Event as Own;
use eforos::domain::formats::anagram::rules::{Rules, all_rounds};
use eforos::domain::formats::anagram::standings::{Board, is_void, standings};
use eforos::domain::head::Heads;
use eforos::domain::ids::RoundNo;
use eforos::domain::letters::{Letter, Written};
use eforos::domain::lexicon::Digest;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::anagram::rehearse;
use eforos::screens::FileFacts;
use eforos::screens::formats::anagram::Open;
use eforos::screens::formats::anagram::hall::is_graded;
use eforos::screens::hall::{Chosen, HallLeaders, HallLook, Motion, hall};
use serde_json::Value;

/// Every text in a JSON value.
fn texts(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(items) => items.iter().for_each(|item| texts(item, found)),
        Value::Object(entries) => entries.values().for_each(|item| texts(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// The letters of its tiles, in order; none for a scene without.
fn tiles(value: &Value) -> Option<String> {
    match value {
        Value::Object(entries) => match entries.get("tiles") {
            Some(Value::Array(tiles)) => {
                Some(tiles.iter().filter_map(|tile| tile["letter"].as_str()).collect())
            }
            _ => entries.values().find_map(tiles),
        },
        _ => None,
    }
}

/// What the events so far allow the hall to know.
#[derive(Default)]
struct Allowed {
    /// Letters as they stand by round, whether they were shown or not.
    drawn: BTreeMap<RoundNo, String>,
    shown: BTreeSet<RoundNo>,
    /// Every word that anybody wrote.
    written: BTreeSet<String>,
    names: BTreeSet<String>,
}

impl Allowed {
    fn takes_in(&mut self, event: &Event<eforos::domain::formats::anagram::state::Anagram>) {
        let text = |letters: &[Letter]| letters.iter().map(|it| it.to_char()).collect::<String>();
        match event {
            Event::PlayerAdded { player } | Event::PlayerChanged { player } => {
                self.names.insert(player.name.clone());
            }
            Event::Own(
                Own::LettersDrawn { round, letters, .. } | Own::LettersTyped { round, letters, .. },
            ) => {
                self.shown.remove(round);
                self.drawn.insert(*round, text(letters));
            }
            Event::Own(Own::TilesPutBack { round, .. } | Own::ReplacementsTyped { round, .. }) => {
                // Which tiles lie then is not followed here; nothing of them may be seen before they are shown.
                self.shown.remove(round);
            }
            Event::Own(Own::LettersShown { round }) => {
                self.shown.insert(*round);
            }
            Event::Own(
                Own::RoundRecorded { round, letters, .. }
                | Own::LettersCorrected { round, letters, .. },
            ) => {
                self.shown.insert(*round);
                self.drawn.insert(*round, text(letters));
            }
            Event::Own(
                Own::SheetKeyed { words, .. }
                | Own::SheetRevised { words, .. }
                | Own::SheetKeyedAgain { words, .. }
                | Own::KeyingsSettled { words, .. },
            ) => {
                let words = words.iter().filter_map(|(_, _, written)| match written {
                    Written::Word(word) => Some(word.to_string()),
                    Written::Illegible(_) => None,
                });
                self.written.extend(words);
            }
            _ => {}
        }
    }

    /// Whether a scene's tiles are those of a round that was shown.
    fn has_shown(&self, tiles: &str) -> bool {
        self.shown.iter().any(|round| self.drawn.get(round).is_some_and(|drawn| drawn == tiles))
    }
}

/// A day as it is lived: the record after each action, and what the hall may know by then.
struct Lived {
    record: Record,
    board: Board,
    heads: Heads,
    allowed: Allowed,
    file: FileFacts,
}

impl Lived {
    fn open<'a>(&'a self, list: &'a Lexicon, board: &'a Board) -> Open<'a> {
        Open {
            elsewhere: None,
            record: &self.record,
            judged: board,
            words: list,
            list: Some(list),
            drafts: &[],
            heads: &self.heads,
            file: &self.file,
            now: self.record.log().last().unwrap().at,
        }
    }

    fn scene(&self, list: &Lexicon, board: &Board, pinned: &Pinned) -> Value {
        self.scene_with(list, board, pinned, HallLeaders::Shown)
    }

    fn scene_with(
        &self,
        list: &Lexicon,
        board: &Board,
        pinned: &Pinned,
        leaders: HallLeaders,
    ) -> Value {
        let (look, motion) = (HallLook::Dark, Motion::On);
        let chosen =
            Chosen { pinned, since: None, look, motion, leaders, zone_ms: 0, calls_to_come: false };
        serde_json::to_value(hall(&self.open(list, board), Language::Greek, &chosen)).unwrap()
    }
}

#[test]
fn no_scene_of_a_rehearsed_day_tells_what_is_not_meant_for_the_hall() {
    let list = Lexicon::embedded();
    let plan = Plan { players: 5, seed: Seed::from_bytes([23; 32]) };
    let played = rehearse(&plan, &list);
    let seed = played.seed.reveal();
    let mut lived = Lived {
        record: Record::new(std::sync::Arc::new(Rules::osth_2019())),
        board: Board::default(),
        heads: Heads::default(),
        allowed: Allowed::default(),
        file: FileFacts {
            path: "secret/path".to_owned(),
            read_only: false,
            has_seed: true,
            ..FileFacts::default()
        },
    };
    let mut scenes: BTreeMap<String, usize> = BTreeMap::new();
    let mut reviewed = BTreeSet::new();
    let mut led = 0;
    let log = played.record.log();
    for (count, action) in log.chunk_by(|a, b| a.action == b.action).enumerate() {
        lived.record.take_in(action.to_vec());
        for recorded in action {
            lived.board.refresh(&lived.record, &list, &recorded.event);
            lived.allowed.takes_in(&recorded.event);
        }
        lived.heads.extend(action.iter().map(|one| Digest::of(&one.seq.0.to_be_bytes())));
        let mut auto = lived.scene(&list, &lived.board, &Pinned::Auto);
        led += usize::from(leaders(&lived, &list, &mut auto, &seed));
        let kind = match &auto["scene"] {
            Value::Object(entries) => entries.keys().next().unwrap().clone(),
            other => other.as_str().unwrap().to_owned(),
        };
        *scenes.entry(kind).or_default() += 1;
        search(&lived.allowed, &seed, &auto);
        // But for who leads, what nobody pinned is made without a single grade.
        let hidden = HallLeaders::Hidden;
        assert_eq!(auto, lived.scene_with(&list, &Board::default(), &Pinned::Auto, hidden));
        if count % 15 != 0 && count + 1 != log.chunk_by(|a, b| a.action == b.action).count() {
            continue;
        }
        search(&lived.allowed, &seed, &lived.scene(&list, &lived.board, &Pinned::Welcome));
        ceremony(&lived, &list);
        for round in all_rounds() {
            if review(&lived, &list, round, &seed) {
                reviewed.insert(round);
            }
        }
        let standings = lived
            .scene(&list, &lived.board, &Pinned::Standings(HallStandings::Complete))
            .to_string();
        assert!(!standings.contains(&seed));
    }
    for kind in ["welcome", "letters", "countdown", "collecting", "next", "break"] {
        assert!(scenes.contains_key(kind), "no {kind} was seen: {scenes:?}");
    }
    assert!(led > 5, "who leads was seen {led} times");
    assert!(reviewed.len() > 5, "few rounds were reviewed: {reviewed:?}");
    assert!(lived.allowed.written.len() > 50);
}

/// No seed, no path, nobody's name, no word that anybody wrote, no tile but of letters that were shown.
fn search(allowed: &Allowed, seed: &str, scene: &Value) {
    let json = scene.to_string();
    assert!(!json.contains(seed), "the seed: {json}");
    assert!(!json.contains("secret/path"), "the file: {json}");
    let mut found = Vec::new();
    texts(scene, &mut found);
    for text in &found {
        assert!(!allowed.names.contains(text), "{text} is named: {json}");
        let words = text.split(|sign: char| !sign.is_alphabetic());
        for word in words.filter(|word| word.chars().count() >= 3) {
            assert!(!allowed.written.contains(word), "{word} was written: {json}");
        }
    }
    if let Some(tiles) = tiles(scene).filter(|tiles| !tiles.is_empty()) {
        assert!(allowed.has_shown(&tiles), "{tiles} was not shown: {json}");
    }
    for (round, drawn) in &allowed.drawn {
        assert!(allowed.shown.contains(round) || !json.contains(drawn.as_str()), "{drawn}: {json}");
    }
}

/// Takes who leads out of a scene: the first five after the last round whose words are all judged, and of
/// its letters one word of the list. Nothing of a later round, and nobody after the last.
fn leaders(lived: &Lived, list: &Lexicon, scene: &mut Value, seed: &str) -> bool {
    let contest = lived.record.contest();
    let graded = |&round: &RoundNo| is_graded(&lived.open(list, &lived.board), round);
    let Value::Object(entries) = &mut scene["scene"] else { return false };
    let Some(kind) = entries.values_mut().find_map(|kind| kind.get_mut("leaders")) else {
        return false;
    };
    let seen = kind.take();
    if seen.is_null() {
        return false;
    }
    assert!(!seen.to_string().contains(seed));
    assert!(contest.game.current_round().is_some(), "who won is told: {seen}");
    let last = all_rounds().rfind(graded).unwrap();
    let rows = standings(contest, &lived.board, last, &[]).rows;
    let first = rows.iter().take(5).map(|row| contest.common.players[&row.player].name.clone());
    let told = seen["rows"].as_array().unwrap().iter();
    let told: Vec<String> = told.map(|row| row["name"].as_str().unwrap().to_owned()).collect();
    assert_eq!(told, first.collect::<Vec<_>>());
    if let Some(most) = seen["facts"][1][1].as_str() {
        let mut names = contest.common.players.values().map(|player| &player.name);
        assert!(names.any(|name| name == most) || most.ends_with(" παίκτες"), "{most}");
        assert!(seen["facts"][1][0].as_str().unwrap().contains('+'), "{seen}");
    }
    if let Some((_, word)) = seen["facts"][0][1].as_str().and_then(|made| made.rsplit_once(" · "))
    {
        let mut left: Vec<char> = lived.allowed.drawn[&last].chars().collect();
        for letter in word.chars() {
            let at = left.iter().position(|&tile| tile == letter);
            left.remove(at.unwrap_or_else(|| panic!("{word} is not of round {last}")));
        }
    }
    true
}

/// After so many calls nobody is named but those who were called, from last to first.
fn ceremony(lived: &Lived, list: &Lexicon) {
    let contest = lived.record.contest();
    let last = all_rounds().rfind(|&round| contest.game.is_played(round)).unwrap_or(RoundNo::FIRST);
    let rows = standings(contest, &lived.board, last, &[]).rows;
    let mut ranked: Vec<(u32, String)> = rows
        .iter()
        .filter_map(|row| Some((row.rank?, contest.common.players[&row.player].name.clone())))
        .collect();
    ranked.reverse();
    // By rank, the last first: two calls on the podium, of which the second tells the name.
    let tied: Vec<&[(u32, String)]> = ranked.chunk_by(|a, b| a.0 == b.0).collect();
    let mut told_after = vec![0];
    for group in &tied {
        let before = *told_after.last().unwrap();
        told_after.extend((group[0].0 <= 3).then_some(before));
        told_after.push(before + group.len());
    }
    for (called, &told) in told_after.iter().enumerate() {
        let scene = lived.scene(list, &lived.board, &Pinned::Ceremony(called.into()));
        let mut found = Vec::new();
        texts(&scene, &mut found);
        for (_, name) in &ranked[told..] {
            assert!(!found.contains(name), "{name} was not called after {called}: {scene}");
        }
        // Whoever is called by this call is told.
        let before = called.checked_sub(1).map_or(0, |before| told_after[before]);
        assert!(ranked[before..told].iter().all(|(_, name)| found.contains(name)), "{scene}");
    }
}

/// Nothing of a round that is not over and graded; and of one that is, its own words alone.
fn review(lived: &Lived, list: &Lexicon, round: RoundNo, seed: &str) -> bool {
    let scene = lived.scene(list, &lived.board, &Pinned::Review(round));
    assert!(!scene.to_string().contains(seed));
    let contest = lived.record.contest();
    let open = lived
        .board
        .grades()
        .filter(|(of, player, _)| *of == round && !is_void(contest, round, *player));
    let undecided = open.map(|(_, _, grade)| grade.undecided).sum::<u32>();
    if scene["scene"] == "black" {
        return false;
    }
    assert!(
        contest.game.is_played(round) && undecided == 0,
        "round {round} is not graded: {scene}"
    );
    let tiles = tiles(&scene).unwrap();
    assert!(lived.allowed.has_shown(&tiles) && lived.allowed.drawn[&round] == tiles, "{scene}");
    let review = &scene["scene"]["review"];
    let words = ["longest", "lone"].into_iter().flat_map(|kind| {
        review[kind]["words"].as_array().unwrap().iter().map(|pair| pair[0].as_str().unwrap())
    });
    for word in words {
        let mut left: Vec<char> = tiles.chars().collect();
        for letter in word.chars() {
            let at = left.iter().position(|&tile| tile == letter);
            left.remove(at.unwrap_or_else(|| panic!("{word} is not of {tiles}")));
        }
    }
    true
}
