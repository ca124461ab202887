//! Every scene that there is, made for given people: nothing is derived here.

use std::collections::BTreeSet;

use eforos::commands::HallLook;
use eforos::domain::clock::{Countdown, Moment};
use eforos::domain::formats::anagram::alphabet::ALPHABET;
use eforos::domain::formats::anagram::rules::Rules;
use eforos::domain::ids::PlayerId;
use eforos::language::{Language, tr};
use eforos::screens::formats::anagram::TileData;
use eforos::screens::formats::anagram::hall::{Found, Heading, Length, Review};
use eforos::screens::hall::{Called, Foot, Leaders, Phases, Pip, PipState, StandingsRow};
use eforos::text;
use eforos::views::formats::anagram::hall::{Hall, RoundScene, Scene};
use eforos::views::projector::show;
use eforos::views::settings::Motion;
use eforos::views::theme;
use egui_kittest::Harness;

use super::prizes::ceremony;

pub const NOW: Moment = Moment { wall_ms: 0, session: 1, elapsed_ms: 400_000 };

/// Who plays, in which language.
pub struct Cast {
    pub language: Language,
    pub title: String,
    pub venue: String,
    pub club: String,
    /// In order of rank: names and clubs.
    pub players: Vec<(String, String)>,
    /// What the first has: with more than a day brings, figures are as wide as they get.
    pub first: i64,
}

impl Cast {
    /// Forty, one of them with a name that is too long for every line.
    pub fn plain() -> Self {
        let names = [
            ("Ηλέκτρα Τσολάκη", "Επτάγραμμα Αθηνών"),
            ("Φώτης Μπακάλης", "Ρόδος"),
            ("Αντώνης Δούκας", "Αναλόγιο Ηρακλείου"),
            ("Μανώλης Παππάς", "Αναλόγιο Ηρακλείου"),
            ("Σοφία Λυμπέρη", "Επτάγραμμα Αθηνών"),
            ("Δήμητρα Παπακωνσταντίνου-Χατζηγεωργίου", "Ένωση Σκραμπλιστών Καβάλας"),
            ("Θεοδώρα Πετρίδου", "Καβάλα"),
            ("Αντιγόνη Χατζηδάκη", ""),
            ("Ευάγγελος Καλογερόπουλος", "Ένωση Σκραμπλιστών Καβάλας «Ο Ορφέας» και Φίλων"),
            ("Ελένη Ζαφειρίου", "Βέροια"),
        ];
        let players = names.iter().cycle().take(40);
        Self {
            language: Language::Greek,
            title: "3ο Κύπελλο Αναγραμματισμών Θεσσαλονίκης".to_owned(),
            venue: "Δημοτική Βιβλιοθήκη Καλαμαριάς".to_owned(),
            club: "Όμιλος Αναγραμματιστών Θεσσαλονίκης".to_owned(),
            players: players.map(|(name, club)| ((*name).to_owned(), (*club).to_owned())).collect(),
            first: 533,
        }
    }

    pub fn say(&self, key: &str) -> String {
        tr(self.language, key)
    }

    fn row(&self, at: usize) -> StandingsRow {
        let (name, club) = self.players[at].clone();
        // Of each ten somebody came from where another went; where figures are wide, from anywhere.
        let of_ten = [0, 1, -1, 3, -1, -1, -1, 0, 1, -1];
        let wide = [Some(0), Some(1), Some(-1), Some(12), Some(-34), None];
        let moved = if self.is_wide() { wide[at % 6] } else { Some(of_ten[at % 10]) };
        let gained = ["+46", "+61", "0", "−12"];
        StandingsRow {
            // Each third has as many points as the next one.
            before_equals: if at % 3 == 1 { self.before_equals() } else { String::new() },
            player: PlayerId::new(u32::try_from(at + 1).unwrap()).unwrap(),
            rank: (at + 1).to_string(),
            moved,
            name,
            club,
            gained: gained[at % gained.len()].to_owned(),
            total: self.language.number(self.total(at)),
        }
    }

    pub fn is_wide(&self) -> bool {
        self.first > 1000
    }

    /// What somebody has: each third as many points as the next.
    fn total(&self, at: usize) -> i64 {
        let with = if at % 3 == 2 { at - 1 } else { at };
        self.first - i64::try_from(with).unwrap() * 13
    }

    pub fn called(&self, rank: usize, of: &[usize], others: usize) -> Called {
        let total = self.total(of[0]);
        let club = self.players[of[0]].1.clone();
        let rank = i64::try_from(rank).unwrap();
        Called {
            rank: text!(self.language, "projector-rank", rank = rank),
            names: of.iter().map(|&at| self.players[at].0.clone()).collect(),
            brief: match of {
                [first, _, _, ..] => vec![
                    self.players[*first].0.clone(),
                    text!(self.language, "projector-others", count = of.len() - 1 + others),
                ],
                _ => of.iter().map(|&at| self.players[at].0.clone()).collect(),
            },
            others: if others > 0 {
                text!(self.language, "projector-others", count = others)
            } else {
                String::new()
            },
            club: if of.len() == 1 { club } else { String::new() },
            total: self.language.number(total),
            points: text!(self.language, "projector-points", points = total),
            before_equals: if of.last().is_some_and(|at| at % 3 == 1) {
                self.before_equals()
            } else {
                String::new()
            },
        }
    }

    pub fn before_equals(&self) -> String {
        let criterion = tr(self.language, "standings-by-high");
        text!(
            self.language,
            "projector-before-equals",
            criterion = criterion,
            own = 12,
            theirs = 11
        )
    }

    fn heading(&self, about: &str, again: bool) -> Heading {
        let said = |text: String| if again { text } else { String::new() };
        Heading {
            round: text!(self.language, "projector-round", round = 7, rounds = 14),
            about: about.to_owned(),
            draw: said(text!(self.language, "projector-draw", attempt = 2)),
            void: said(text!(self.language, "projector-void-letters", round = 7)),
        }
    }

    fn ratio(&self) -> String {
        text!(self.language, "console-ratio", consonants = 5, vowels = 2)
    }

    fn minutes(&self) -> String {
        text!(self.language, "console-minutes", minutes = 4)
    }

    fn clubs(&self) -> usize {
        let clubs = self.players.iter().map(|(_, club)| club).filter(|club| !club.is_empty());
        clubs.collect::<BTreeSet<_>>().len()
    }

    fn leaders(&self, facts: bool) -> Leaders {
        let made = text!(self.language, "projector-made", count = 56);
        let of_round = text!(self.language, "projector-of-round", round = 7);
        Leaders {
            title: text!(
                self.language,
                "projector-leaders-provisional",
                round = if facts { 7 } else { 5 }
            ),
            rows: (0..self.players.len().min(5)).map(|at| self.row(at)).collect(),
            facts: if facts {
                let most = text!(self.language, "projector-most-points", points = "+61");
                let who = self.players[1].0.clone();
                vec![(of_round, format!("{made} · ΒΑΚΤΡΩΝ")), (most, who)]
            } else {
                Vec::new()
            },
        }
    }

    /// The hall with a scene, as far as the day is when it is seen.
    pub fn hall(&self, scene: &Scene, look: HallLook) -> Hall {
        let (over, is_on) = match scene {
            Scene::Welcome { .. } => (0, 0),
            Scene::Break { .. } => (5, 6),
            Scene::Next { .. } => (7, 8),
            Scene::Round(RoundScene::Review(_)) | Scene::Message(_) | Scene::Black => (7, 0),
            Scene::Round(_) => (6, 7),
            Scene::End { .. } | Scene::Standings { .. } | Scene::Ceremony { .. } => (14, 0),
        };
        let pip = |round: u8| Pip {
            is: match round {
                _ if round <= over => PipState::Over,
                _ if round == is_on => PipState::Current,
                _ => PipState::ToCome,
            },
            before_break: round == 5 || round == 10,
        };
        let foot = Foot {
            title: self.title.clone(),
            pips: (1..=14).map(pip).collect(),
            rounds: if over == 0 {
                text!(self.language, "projector-rounds", rounds = 14)
            } else {
                let so_far = if matches!(scene, Scene::Round(_)) { 7 } else { over };
                text!(self.language, "projector-rounds-so-far", over = so_far, rounds = 14)
            },
        };
        Hall {
            language: self.language,
            look,
            motion: Motion::On,
            zone_ms: 7_200_000,
            foot,
            emblem: None,
            scene: scene.clone(),
        }
    }
}

pub fn painted(cast: &Cast, scene: &Scene, look: HallLook, size: egui::Vec2) -> Harness<'static> {
    let hall = cast.hall(scene, look);
    Harness::builder()
        .with_size(size)
        .allow_missing_glyphs()
        .with_context_setup(theme::install)
        .build_ui(move |ui| show(ui, &hall, NOW))
}

pub fn tiles(letters: &str) -> Vec<TileData> {
    let rules = Rules::osth_2019();
    let letters =
        if letters.is_empty() { Vec::new() } else { ALPHABET.read_letters(letters).unwrap() };
    letters.into_iter().map(|letter| TileData::of(&rules, letter)).collect()
}

/// A countdown of six minutes with so much left.
fn left(ms: i64) -> Countdown {
    Countdown::started(360_000, Moment { elapsed_ms: NOW.elapsed_ms - 360_000 + ms, ..NOW })
}

pub fn countdown(cast: &Cast, ms: i64, again: bool) -> Scene {
    Scene::Round(RoundScene::Countdown {
        heading: cast.heading(&cast.ratio(), again),
        tiles: tiles("ΝΤΒΡΚΩΑ"),
        time: left(ms),
        alerts_ms: vec![60_000, 20_000, 0],
        phases: Phases::of_round(cast.language, &[60_000, 20_000, 0]),
    })
}

fn rounds(cast: &Cast) -> Vec<(&'static str, Scene)> {
    let letters = |shown_ms: i64| {
        let about = format!("{} · {}", cast.ratio(), cast.minutes());
        Scene::Round(RoundScene::Letters {
            heading: cast.heading(&about, false),
            tiles: tiles("ΝΤΒΡΚΩΑ"),
            shown_at: Some(Moment { elapsed_ms: NOW.elapsed_ms - shown_ms, ..NOW }),
        })
    };
    let paused = |letters: &str| {
        Scene::Round(RoundScene::Paused {
            heading: cast.heading(&cast.ratio(), false),
            said: cast.say("projector-paused"),
            why: if letters.is_empty() {
                cast.say("projector-tiles-hidden")
            } else {
                String::new()
            },
            tiles: tiles(letters),
            time: left(108_000).held_at(108_000),
        })
    };
    let collecting = |collected| {
        Scene::Round(RoundScene::Collecting {
            heading: cast.heading(&cast.ratio(), false),
            tiles: tiles("ΝΤΒΡΚΩΑ"),
            over: format!("■ {}", cast.say("projector-pencils-down")),
            collected,
            expected: cast.players.len().max(17),
            sheets: cast.say("projector-sheets-in"),
            head: "Τέλος γύρου 7: γεγονός 412 · κωδικός 5370 0074".into(),
        })
    };
    vec![
        ("letters, three shown", letters(1_800)),
        ("letters", letters(9_000)),
        ("countdown", countdown(cast, 108_000, false)),
        ("countdown, second draw", countdown(cast, 240_000, true)),
        ("countdown, last minute", countdown(cast, 59_400, false)),
        ("countdown, last seconds", countdown(cast, 18_400, false)),
        ("countdown, ten blocks", countdown(cast, 6_400, false)),
        ("countdown, over", countdown(cast, 0, false)),
        ("collecting, none", collecting(0)),
        ("collecting", collecting(17)),
        ("paused", paused("")),
        ("paused, tiles shown", paused("ΝΤΒΡΚΩΑ")),
        ("review", review(cast)),
    ]
}

fn review(cast: &Cast) -> Scene {
    let sheets = |count| text!(cast.language, "projector-sheets", count = count);
    let longest = [
        ("ΒΑΚΤΡΩΝ", 2),
        ("ΑΡΚΤΩΝ", 9),
        ("ΚΑΡΤΩΝ", 14),
        ("ΒΑΡΚΩΝ", if cast.is_wide() { 126 } else { 16 }),
    ];
    let mut longest: Vec<(String, String)> =
        longest.map(|(word, count)| (word.to_owned(), sheets(count))).into();
    longest.push(("ΤΡΑΒΩΝ".into(), cast.say("projector-unfound")));
    let lone = ["ΒΡΑΚΩΝ", "ΤΑΚΩΝ", "ΤΡΑΚ"].into_iter().zip(cast.players.iter().rev());
    let lengths = [(7, 1, 1), (6, 5, 7), (5, 10, 14), (4, 14, 18), (3, 13, 16)];
    Scene::Round(RoundScene::Review(Box::new(Review {
        heading: cast.heading(&cast.say("projector-review"), false),
        tiles: tiles("ΝΤΒΡΚΩΑ"),
        made: (
            text!(cast.language, "projector-words", count = 56),
            cast.say("projector-in-the-letters"),
        ),
        found: ("43".into(), cast.say("projector-found-in-hall")),
        of_list: text!(cast.language, "projector-of-list", name = "Ελεύθερος κατάλογος el_GR 0.9"),
        legend: ["projector-found", "projector-there-were"].map(|key| cast.say(key)),
        lengths: Found {
            heading: cast.say("projector-by-length"),
            none: String::new(),
            words: lengths.map(|(letters, found, of)| Length { letters, found, of }).into(),
        },
        longest: Found {
            heading: cast.say("projector-longest"),
            none: String::new(),
            words: longest,
        },
        lone: Found {
            heading: cast.say("projector-lone"),
            none: String::new(),
            words: lone.map(|(word, (name, _))| (word.to_owned(), name.clone())).collect(),
        },
        unfound: cast.say("projector-unfound"),
    })))
}

fn between(cast: &Cast) -> Vec<(&'static str, Scene)> {
    let pause = |ms, leaders| Scene::Break {
        time: left(ms),
        heading: cast.say("projector-break"),
        alerts_ms: vec![60_000, 0],
        phases: Phases::of_break(cast.language, &[60_000, 0]),
        next: text!(cast.language, "projector-then", round = 6),
        about: format!("{} · {}", cast.ratio(), cast.minutes()),
        back: cast.say("projector-back"),
        leaders,
        head: "Τέλος γύρου 5: γεγονός 298 · κωδικός 0627 1647".into(),
    };
    let next = |waits: usize, leaders| Scene::Next {
        heading: cast.say("projector-next"),
        round: text!(
            cast.language,
            "projector-next-round",
            round = if cast.is_wide() { 14 } else { 8 }
        ),
        kinds: vec![5, 2],
        about: cast.ratio(),
        minutes: cast.minutes(),
        waits: if waits > 0 {
            text!(cast.language, "projector-put-back", count = waits)
        } else {
            String::new()
        },
        leaders,
        head: "Τέλος γύρου 7: γεγονός 412 · κωδικός 5370 0074".into(),
    };
    let end = |about: &str, words: Option<usize>, head: &str| Scene::End {
        heading: cast.say("projector-rounds-over"),
        about: cast.say(about),
        facts: {
            let players = text!(cast.language, "projector-players", count = cast.players.len());
            let rounds = text!(cast.language, "projector-rounds", rounds = 14);
            let words =
                words.map(|count| text!(cast.language, "projector-day-words", count = count));
            [players, rounds].into_iter().chain(words).collect()
        },
        first: Vec::new(),
        head: head.into(),
    };
    vec![
        ("break", pause(272_000, Some(cast.leaders(false)))),
        ("break, alone", pause(272_000, None)),
        ("break, last minute", pause(58_000, Some(cast.leaders(false)))),
        ("next", next(0, Some(cast.leaders(true)))),
        ("next, alone", next(0, None)),
        ("next, tiles put back", next(2, Some(cast.leaders(true)))),
        (
            "rounds over",
            end("projector-results-soon", None, "Τέλος γύρου 14: γεγονός 912 · κωδικός 0627 1647"),
        ),
        // As long as it gets.
        (
            "signed",
            end(
                "projector-signed-ceremony",
                Some(5_312),
                "Υπογραφή, έκδοση 10: γεγονός 1000000 · κωδικός 9999 9999",
            ),
        ),
    ]
}

/// Every scene.
pub fn scenes(cast: &Cast) -> Vec<(&'static str, Scene)> {
    let digest = "9f2c41d07ae5b8830c1d5f6e7a8b9c0d1e2f30415263748596a7b8c9dae1f203".to_owned();
    let welcome = |word: Option<&str>| Scene::Welcome {
        greeting: cast.say("projector-greeting"),
        title: cast.title.clone(),
        club: cast.club.clone(),
        starts: text!(cast.language, "projector-starts", time = "11:00"),
        place: format!("{} · 21 Νοεμβρίου 2026", cast.venue),
        players: text!(cast.language, "projector-players", count = cast.players.len()),
        clubs: text!(cast.language, "projector-clubs", count = cast.clubs()),
        list: vec![
            cast.say("projector-list"),
            "el_GR free word list 0.9".into(),
            text!(cast.language, "projector-list-words", words = 126_992),
        ],
        commitment: Some((cast.say("projector-commitment"), digest.clone())),
        word: word.map(|word| (cast.say("projector-word"), word.to_owned())),
    };
    let standings = |provisional: bool, elapsed_ms| {
        let pages = cast.players.len().div_ceil(10);
        let page = |page| text!(cast.language, "projector-page", page = page, pages = pages);
        Scene::Standings {
            title: text!(cast.language, "projector-standings", round = 14),
            provisional: if provisional {
                text!(cast.language, "projector-provisional-missing", count = 12)
            } else {
                String::new()
            },
            headings: [
                cast.say("projector-heading-rank"),
                text!(cast.language, "projector-heading-round", round = 14),
                cast.say("projector-heading-total"),
            ],
            equals: cast.say("projector-equals"),
            rows: (0..cast.players.len()).map(|at| cast.row(at)).collect(),
            pages: if pages > 1 { (1..=pages).map(page).collect() } else { Vec::new() },
            since: Some(Moment { elapsed_ms, ..NOW }),
        }
    };
    let mut scenes = vec![
        ("welcome", welcome(None)),
        ("welcome, the word called", welcome(Some("θάλασσα"))),
        ("standings, provisional", standings(true, 400_000)),
        ("standings, second page", standings(false, 387_000)),
        ("message", Scene::Message("Κλειστά τα παράθυρα, παρακαλώ".into())),
        ("message, 200 letters", Scene::Message("ξανά ".repeat(40))),
        ("black", Scene::Black),
    ];
    scenes.extend(rounds(cast));
    scenes.extend(between(cast));
    scenes.extend(ceremony(cast));
    scenes
}
