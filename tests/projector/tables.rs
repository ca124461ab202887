//! The hall's scenes of classic games and the judge's window, painted: in three sizes, both looks, with long names.

use eforos::commands::HallLook;
use eforos::domain::clock::{Countdown, Moment, Sides};
use eforos::domain::formats::classic::judge::Verdict;
use eforos::domain::formats::classic::standings::{Up, standings as derived};
use eforos::domain::formats::classic::teams::teams;
use eforos::domain::ids::{RoundNo, TableNo};
use eforos::exchange::formats::classic::Document;
use eforos::language::Language;
use eforos::screens::formats::classic::hall::{
    Ranks, Seats, TableScene, chess_clock, coming_in, pairings, round_clock, season, standings,
    team_standings, turn_timer,
};
use eforos::screens::formats::classic::judge::{JudgeScreen, Typed, said};
use eforos::views::formats::classic::{hall, judge};
use eforos::views::theme;
use egui::{Vec2, vec2};
use egui_kittest::{Harness, SnapshotOptions, SnapshotResults};

use super::laws::broken;
use crate::common::tables::{Rules, example, large};
use crate::console::laws::is_soak;

const SIZES: [(f32, f32); 3] = [(1280.0, 720.0), (1920.0, 1080.0), (3840.0, 2160.0)];

fn at(elapsed_ms: i64) -> Moment {
    Moment { session: 1, elapsed_ms, wall_ms: 1_795_000_000_000 + elapsed_ms }
}

/// When everything is looked at.
const NOW_MS: i64 = 1_630_000;

fn document(told: &serde_json::Value) -> Document {
    Document::read(told.to_string().as_bytes(), None).unwrap().0
}

/// Every scene of a rule set and so many players, each with its name.
fn scenes(rules: Rules, told: &serde_json::Value, language: Language) -> Vec<(String, TableScene)> {
    let document = document(told);
    let competition = &document.competition;
    let round = competition.last_round().unwrap();
    let seats = Seats { competition, round, language };
    let all = derived(competition, Up::ToTheEnd);
    let before = derived(competition, Up::To(RoundNo::FIRST));
    let ranks =
        Ranks { competition, standings: &all, before: Some(&before), after: Some(round), language };
    let mut found = Vec::new();
    let pages = match pairings(seats, None) {
        TableScene::Pairings { pages, .. } => pages.len(),
        _ => 0,
    };
    for page in 0..pages.min(9) {
        let since = at(NOW_MS - 12_000 * i64::try_from(page).unwrap());
        found.push((format!("pairings {}", page + 1), pairings(seats, Some(since))));
    }
    for page in 0..2 {
        let since = at(NOW_MS - 12_000 * page);
        found.push((format!("standings {}", page + 1), standings(ranks, Some(since))));
    }
    let rows = teams(competition, &all);
    if rules != Rules::Cusca {
        found.push(("teams".to_owned(), team_standings(ranks, &rows, Some(at(NOW_MS)))));
    }
    let head = "Codi de la ronda 3: 1234 5678";
    found.push(("coming in".to_owned(), coming_in(seats, &all, head)));
    let title = &document.details.title;
    for (name, left) in [("calm", 2_480_000), ("alert", 500_000), ("last", 100_000), ("over", 0)] {
        let time = Countdown::started(3_600_000, at(0)).held_at(left);
        let scene = round_clock(seats, title, (time, 3), &[600_000, 300_000]);
        found.push((format!("round clock {name}"), scene));
        let time = Countdown::started(120_000, at(0)).held_at(left / 30);
        let scene = turn_timer(language, time, &[30_000, 10_000]);
        found.push((format!("turn timer {name}"), scene));
    }
    let names: Vec<String> =
        competition.players.iter().map(|entrant| entrant.player.name.clone()).collect();
    for sides in 2..=4_usize {
        // The first has used up its time, the second is at work.
        let clock = Sides::started(sides, 1_500_000, 0, at(0)).unwrap();
        let clock = clock.pressed(0, at(1_500_000 + 100_000)).unwrap();
        let some = names.get(..sides.min(names.len())).unwrap();
        let scene = chess_clock((&competition.rules, language), TableNo::new(2), some, &clock);
        found.push((format!("chess clock {sides}"), scene.clone()));
        let held = clock.held(at(NOW_MS)).unwrap();
        let scene = chess_clock((&competition.rules, language), None, some, &held);
        found.push((format!("chess clock {sides} held"), scene));
    }
    if rules == Rules::Cusca {
        let meeting = eforos::domain::formats::classic::season::Meeting {
            date: "2026-10-02".to_owned(),
            competition: competition.clone(),
        };
        let whole = eforos::domain::formats::classic::season::Season {
            rules: std::sync::Arc::clone(&competition.rules),
            minimum_games: 2,
            programmed_games: 0,
            same: std::collections::BTreeMap::new(),
            meetings: vec![meeting],
        };
        let (persons, _) = whole.standings();
        let named = ("Lliga CUSCA 2026–2027", &*competition.rules);
        found.push(("season".to_owned(), season(named, (&persons, 1), language, None)));
    }
    found
}

type Shown = (TableScene, HallLook);

fn window(scene: TableScene, look: HallLook, size: Vec2) -> Harness<'static, Shown> {
    Harness::builder()
        .with_size(size)
        .allow_missing_glyphs()
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, (scene, look): &mut Shown| {
                let all = egui::UiBuilder::new().max_rect(ui.ctx().content_rect());
                ui.scope_builder(all, |ui| hall::show(ui, scene, *look, at(NOW_MS)));
            },
            (scene, look),
        )
}

fn judges(size: Vec2, screen: JudgeScreen) -> Harness<'static, JudgeScreen> {
    Harness::builder()
        .with_size(size)
        .allow_missing_glyphs()
        .with_context_setup(theme::install)
        .build_ui_state(
            |ui, screen: &mut JudgeScreen| {
                let all = egui::UiBuilder::new().max_rect(ui.ctx().content_rect());
                ui.scope_builder(all, |ui| judge::show(ui, screen));
            },
            screen,
        )
}

fn screens(language: Language) -> Vec<(String, JudgeScreen)> {
    let long = "ELECTROENCEFALOGRAFISTES".to_owned();
    let typed = |count: usize, current: &str| Typed {
        table: TableNo::new(5),
        words: vec![long.clone(); count],
        current: current.to_owned(),
    };
    let mut all = vec![
        ("typing".to_owned(), typed(2, "COL·LECCIÓ").screen(language)),
        ("typing eight".to_owned(), typed(8, "").screen(language)),
        ("nothing typed".to_owned(), Typed::default().screen(language)),
        ("typing long".to_owned(), typed(0, &long.repeat(2)[..40]).screen(language)),
    ];
    all.extend(Verdict::ALL.map(|verdict| (verdict.code().to_owned(), said(verdict, language))));
    all
}

/// What is painted holds the laws of the hall, in every size, look and language, whoever plays.
#[test]
fn every_scene_holds_the_laws() {
    let mut wrong = Vec::new();
    for (rules, players) in [
        (Rules::Cusca, 7),
        (Rules::Cusca, 40),
        (Rules::Llisca, 40),
        (Rules::Pinczow, 48),
        (Rules::Pinczow, 96),
    ] {
        let all = scenes(rules, &large(rules, players), rules.language());
        for (width, height) in SIZES {
            let size = vec2(width, height);
            let mut seen = window(all[0].1.clone(), HallLook::Dark, size);
            // What stands where is alike in both looks.
            let both = is_soak() || (width, height) == SIZES[0];
            let looks = if both { &HallLook::ALL[..] } else { &[HallLook::Dark] };
            for &look in looks {
                for (name, scene) in &all {
                    *seen.state_mut() = (scene.clone(), look);
                    seen.step();
                    let of = format!("{rules:?} {players} {look:?} {name} {width}");
                    wrong.extend(broken(&seen, size, &of));
                }
            }
        }
    }
    for language in Language::ALL {
        let told = large(Rules::Llisca, 12);
        for (name, scene) in scenes(Rules::Llisca, &told, language) {
            let size = vec2(1280.0, 720.0);
            let mut seen = window(scene, HallLook::Dark, size);
            seen.step();
            wrong.extend(broken(&seen, size, &format!("{language:?} {name}")));
        }
        for (name, screen) in screens(language) {
            for (width, height) in SIZES {
                let size = vec2(width, height);
                let mut seen = judges(size, screen.clone());
                seen.step();
                wrong.extend(broken(&seen, size, &format!("{language:?} judge {name} {width}")));
            }
        }
    }
    let count = wrong.len();
    assert!(wrong.is_empty(), "{count}: {:#?}", &wrong[..count.min(25)]);
}

/// Pictures of each scene, small, and in the sizes of real windows where somebody looks: `EFOROS_LOOK=folder`.
#[test]
fn every_scene_looks_as_it_did() {
    let nearly = SnapshotOptions::new().max_failed_pixels(300);
    let mut results = SnapshotResults::new();
    let mut all = scenes(Rules::Cusca, &example(Rules::Cusca), Language::Catalan);
    all.extend(
        scenes(Rules::Pinczow, &large(Rules::Pinczow, 48), Language::Polish)
            .into_iter()
            .filter(|(name, _)| {
                name.starts_with("pairings 1") || name == "teams" || name == "coming in"
            })
            .map(|(name, scene)| (format!("{name} of 24 tables"), scene)),
    );
    for (name, scene) in all {
        let mut seen = window(scene.clone(), HallLook::Dark, vec2(640.0, 360.0));
        seen.snapshot_options(format!("tables/{name}"), &nearly);
        results.extend_harness(&mut seen);
        if let Ok(folder) = std::env::var("EFOROS_LOOK") {
            for (width, height) in SIZES {
                let image = window(scene.clone(), HallLook::Dark, vec2(width, height)).render();
                let path = std::path::Path::new(&folder).join(format!("hall-{name}-{width}.png"));
                image.unwrap().save(path).unwrap();
            }
        }
    }
    for (name, screen) in screens(Language::Catalan) {
        let mut seen = judges(vec2(640.0, 360.0), screen.clone());
        seen.snapshot_options(format!("tables/judge {name}"), &nearly);
        results.extend_harness(&mut seen);
        if let Ok(folder) = std::env::var("EFOROS_LOOK") {
            let image = judges(vec2(1280.0, 720.0), screen).render();
            let path = std::path::Path::new(&folder).join(format!("judge-{name}.png"));
            image.unwrap().save(path).unwrap();
        }
    }
}
