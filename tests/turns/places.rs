//! The console's places of a duplicate game at each stage of a rehearsed turn: what they say, and what they must not
//! say yet; with pictures where they are asked for.

use std::ops::ControlFlow;
use std::sync::{Arc, LazyLock};

use eforos::commands::formats::duplicate::step::Step;
use eforos::commands::formats::duplicate::{Criterion, Entry as Own, Keying};
use eforos::commands::{Entry, Place};
use eforos::domain::contest::event::Event;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::duplicate::event::Event as D;
use eforos::domain::formats::duplicate::game::{Field, Hand, Mode, TurnNo};
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::judging::Verdict;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::{Record, Recorded, Rules};
use eforos::domain::head::Heads;
use eforos::domain::ids::PlayerId;
use eforos::domain::letters::WordLanguage;
use eforos::language::Language;
use eforos::lexicon::Lexicon;
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::duplicate::{Rehearsal, rehearse};
use eforos::screens::formats::duplicate::plays::{Plays, Sought};
use eforos::screens::{FileFacts, Open};
use eforos::views::Asks;
use eforos::views::desk::formats::duplicate::{At, Name, SlipOnDesk, Ticks};
use eforos::views::desk::{Desk, OnDesk};
use eforos::views::formats::duplicate::{Sight, game, sanctions, slips, standings, top};
use eforos::views::{projector, theme};
use egui::vec2;
use egui_kittest::Harness;

use crate::gui::settle;

static LIST: LazyLock<Lexicon> = LazyLock::new(|| Lexicon::free(WordLanguage::Romanian));

fn evening(mode: Mode) -> Rehearsal {
    let plan = Plan { players: 24, seed: Seed::from_bytes([5; 32]) };
    rehearse(&plan, mode, &LIST)
}

fn turn(number: u8) -> TurnNo {
    TurnNo::new(number).unwrap()
}

fn player(number: u32) -> PlayerId {
    PlayerId::new(number).unwrap()
}

/// A game as it stood after some of its history, with a desk.
pub struct Stage {
    record: Record,
    judged: Judged,
    heads: Heads,
    file: FileFacts,
    desk: Desk,
    place: Place,
}

impl Stage {
    /// Up to the last of the events that this is so of.
    fn after(rehearsal: &Rehearsal, is_it: impl Fn(&D) -> bool) -> Self {
        let log = rehearsal.record.log();
        let own =
            |recorded: &Recorded| matches!(&recorded.event, Event::Own(event) if is_it(event));
        let last = log.iter().rposition(own).unwrap();
        let rules = Arc::new(Rules::ro_duplicate_2007());
        let record = Record::replay(rules, log[..=last].iter().cloned());
        let judged = Judged::new(record.contest(), &*LIST);
        let mut desk = Desk::new(Language::Romanian, "probă".to_owned());
        desk.open = Some(OnDesk::at("probă".to_owned()));
        let (heads, file) =
            (Heads::default(), FileFacts { has_seed: true, ..FileFacts::default() });
        Self { record, judged, heads, file, desk, place: Place::Game }
    }

    pub fn said_in(mut self, language: Language) -> Self {
        self.desk.language = language;
        self
    }

    fn at(mut self, place: Place) -> Self {
        self.desk.open.as_mut().unwrap().place = place;
        self.place = place;
        self
    }

    fn with(mut self, change: impl FnOnce(&mut OnDesk)) -> Self {
        change(self.desk.open.as_mut().unwrap());
        self
    }

    /// What the list has for a turn lies on the desk, whenever.
    fn searched(self, of: u8) -> Self {
        let contest = self.record.contest();
        let sought = Sought::of(contest, turn(of)).unwrap();
        let go_on = &mut || ControlFlow::Continue(());
        let plays = Plays::find(&sought, contest, &LIST.graph(), go_on).unwrap();
        self.with(|desk| {
            desk.own.duplicate.plays.insert(turn(of), Arc::new(plays));
        })
    }

    fn sight(&self) -> Sight<'_> {
        let open = Open::<Duplicate> {
            elsewhere: None,
            record: &self.record,
            judged: &self.judged,
            words: &*LIST,
            list: Some(&LIST),
            drafts: &[],
            heads: &self.heads,
            file: &self.file,
            now: self.record.log().last().unwrap().at,
        };
        Sight { open, desk: &self.desk }
    }

    /// The place as it is painted.
    pub fn window(&self, size: egui::Vec2, look: egui::Theme) -> Harness<'static> {
        let sight = self.sight();
        let hall = projector::hall(&sight);
        let now = sight.now;
        let place = self.place;
        let (game, slips) = (game::data(&sight), slips::data(&sight));
        let (top, sanctions) = (top::data(&sight), sanctions::data(&sight));
        let standings = standings::data(&sight);
        Harness::builder()
            .with_size(size)
            .allow_missing_glyphs()
            .with_context_setup(theme::install)
            .build_ui(move |ui| {
                ui.ctx().set_theme(look);
                let asks = &mut Asks::new();
                let paper = egui::Frame::new().fill(theme::of(ui).paper).inner_margin(14);
                paper.show(ui, |ui| match place {
                    Place::Slips => slips::show(ui, &slips, asks),
                    Place::Top => top::show(ui, &top, asks),
                    Place::Sanctions => sanctions::show(ui, &sanctions, asks),
                    Place::Standings => standings::show(ui, &standings, asks),
                    _ => game::show(ui, &game, (&hall, now), asks),
                });
            })
    }
}

/// Whether the letters of a turn were drawn with it.
fn is_drawn(event: &D, number: TurnNo) -> bool {
    match event {
        D::RackTyped { turn, .. } | D::RackDrawn { turn, .. } => *turn == number,
        _ => false,
    }
}

/// The slip of table 4 of a turn, with what is typed on it.
fn typed(desk: &mut OnDesk, of: u8, texts: [&str; 3]) {
    let ticks = Ticks { hand: Hand::Raised, table: Field::Wrong, ..Ticks::default() };
    desk.own.duplicate.slip = Some(SlipOnDesk {
        player: Some(player(4)),
        name: Name::Named,
        ticks,
        keying: Keying::First,
        at: At::Offered,
        ..SlipOnDesk::empty(turn(of))
    });
    for (entry, text) in [Own::Position, Own::Word, Own::Points].into_iter().zip(texts) {
        desk.typed.insert(Entry::from(entry), text.to_owned());
    }
    desk.typed.insert(Own::Table.into(), "4".to_owned());
}

/// Every place at a stage of the seventh turn, by a name.
pub fn stages() -> Vec<(&'static str, Stage)> {
    let by_program = evening(Mode::Program);
    let evening = evening(Mode::Hall);
    let of = |number: u8| move |it: TurnNo| it == turn(number);
    let seventh = of(7);
    let ended = Stage::after(&by_program, |event| matches!(event, D::GameEnded { .. }));
    let ended_top = Stage::after(&by_program, |event| matches!(event, D::GameEnded { .. }));
    let after = |is_it: &dyn Fn(&D) -> bool| Stage::after(&evening, is_it);
    let typing = after(&|event| matches!(event, D::ModeChosen { .. }));
    let over = |event: &D| matches!(event, D::TurnEnded { turn } if seventh(*turn));
    let keyed = |event: &D| matches!(event, D::SlipKeyed { turn, .. } if seventh(*turn));
    let best = |stage: &Stage| {
        let judged = stage.judged.turn(turn(7)).unwrap();
        judged.slips.values().map(|slip| slip.points).max().unwrap_or_default()
    };
    let all = after(&keyed);
    let most = best(&all).to_string();
    vec![
        (
            "game-typing",
            typing.with(|desk| {
                desk.typed.insert(Entry::Letters, "AEIOU?S".to_owned());
            }),
        ),
        ("game-drawn", after(&|event| is_drawn(event, turn(7)))),
        ("game-shown", after(&|event| matches!(event, D::RackShown { turn } if seventh(*turn)))),
        (
            "game-running",
            after(&|event| matches!(event, D::TurnStarted { turn, .. } if seventh(*turn))),
        ),
        ("game-over", after(&over)),
        (
            "game-announced",
            after(&|event| matches!(event, D::TopAnnounced { turn } if seventh(*turn))),
        ),
        ("slips-empty", after(&over).at(Place::Slips)),
        (
            "slips",
            after(&keyed)
                .searched(7)
                .at(Place::Slips)
                .with(|desk| typed(desk, 7, ["H8", "CASA", &most])),
        ),
        (
            "top",
            after(&keyed).searched(7).at(Place::Top).with(|desk| {
                desk.own.duplicate.criteria.insert(Criterion::LettersInStock);
            }),
        ),
        (
            "sanctions",
            after(&keyed).at(Place::Sanctions).with(|desk| {
                desk.row = Some(player(4));
                desk.typed.insert(Own::Sanction.into(), "fluturaș pe foaie proprie".to_owned());
            }),
        ),
        ("standings", after(&|event| matches!(event, D::GameEnded { .. })).at(Place::Standings)),
        ("game-by-program", ended),
        ("top-by-program", ended_top.searched(15).at(Place::Top)),
        ("standings-seventh", after(&keyed).at(Place::Standings)),
    ]
}

#[test]
fn what_a_list_has_is_seen_nowhere_before_stop() {
    let evening = evening(Mode::Hall);
    for number in [1, 4, 7, 9] {
        let running = |event: &D| match event {
            D::TurnStarted { turn: of, .. } => *of == turn(number),
            _ => false,
        };
        let stage = Stage::after(&evening, running).searched(number).with(|desk| {
            desk.own.duplicate.unfolded = true;
        });
        let sight = stage.sight();
        assert!(sight.plays(turn(number)).is_none(), "turn {number}");
        assert!(matches!(sight.step(), Step::Running(_)));
        assert!(game::data(&sight).best.is_none());
        let ended = |event: &D| match event {
            D::TurnEnded { turn: of } => *of == turn(number),
            _ => false,
        };
        let stage = Stage::after(&evening, ended).searched(number);
        assert!(stage.sight().plays(turn(number)).is_some(), "turn {number}");
        assert!(game::data(&stage.sight()).best.is_some());
    }
}

#[test]
fn the_steps_of_a_turn_follow_one_another() {
    let evening = evening(Mode::Hall);
    let seventh = turn(7);
    let step = |is_it: &dyn Fn(&D) -> bool| Stage::after(&evening, is_it).sight().step();
    assert_eq!(step(&|event| is_drawn(event, seventh)), Step::Show(seventh));
    assert_eq!(
        step(&|event| matches!(event, D::RackShown { turn } if *turn == seventh)),
        Step::Start(seventh)
    );
    assert_eq!(
        step(&|event| matches!(event, D::TurnStarted { turn, .. } if *turn == seventh)),
        Step::Running(seventh)
    );
    let over = step(&|event| matches!(event, D::TurnEnded { turn } if *turn == seventh));
    assert!(matches!(over, Step::Collect(of, players) if of == seventh && players.len() > 20));
    assert_eq!(
        step(&|event| matches!(event, D::TopChosen { turn, .. } if *turn == seventh)),
        Step::Announce(seventh)
    );
    let ended = step(&|event| matches!(event, D::GameEnded { .. }));
    assert_eq!(ended, Step::Sign);
}

#[test]
fn the_candidates_are_the_best_claims_and_the_announced_top_is_among_them() {
    for mode in [Mode::Hall, Mode::Program] {
        let evening = evening(mode);
        let mut seen = 0;
        let turns: Vec<TurnNo> = evening.record.contest().game.turns().map(|(it, _)| it).collect();
        for of in turns {
            let game = &evening.record.contest().game;
            let Some(top) = game.turn(of).and_then(|turn| turn.top.as_ref()) else { continue };
            let chosen = |event: &D| matches!(event, D::TopChosen { turn, .. } if *turn == of);
            let stage = Stage::after(&evening, chosen).searched(of.get()).at(Place::Top);
            let sight = stage.sight();
            let found = top::candidates(&sight, of);
            assert!(!found.is_empty(), "{mode:?} turn {of}");
            let best = sight.judged.turn(of).unwrap();
            let claims = best.slips.values().filter(|slip| slip.verdict == Verdict::Correct);
            let most = claims.map(|slip| slip.points).max().unwrap_or_default();
            match mode {
                Mode::Hall => {
                    assert!(found.iter().all(|one| one.points == most), "turn {of}");
                    assert!(found.iter().any(|one| one.named == top.named), "turn {of}");
                    assert!(found.iter().all(|one| !one.players.is_empty()));
                }
                Mode::Program => {
                    assert_eq!(found[0].named, top.named, "turn {of}");
                    assert!(found[0].points >= most);
                }
            }
            seen += 1;
        }
        assert!(seen > 10, "{mode:?}");
    }
}

#[test]
fn plays_of_the_typed_score_are_offered_the_written_ones_first() {
    let (_, stage) = stages().into_iter().find(|(name, _)| *name == "slips").unwrap();
    let sight = stage.sight();
    let offered = slips::offered(&sight);
    assert!(!offered.is_empty() && offered.len() <= 9);
    assert!(!offered[0].tables.is_empty(), "somebody else has the best score");
    let counts: Vec<usize> = offered.iter().map(|one| one.tables.len()).collect();
    assert!(counts.is_sorted_by(|one, other| one >= other), "{counts:?}");
    let data = slips::data(&sight);
    let slip = data.slip.unwrap();
    assert_eq!(slip.title, format!("Masa 4 · {}", sight.player(player(4))));
    assert!(slip.told.is_some());
    assert_eq!(slip.offered.len(), offered.len());
}

/// What the desk says of everybody's warnings is what the standings take off.
#[test]
fn sanctions_say_what_standings_take_off() {
    let (_, stage) = stages().into_iter().find(|(name, _)| *name == "sanctions").unwrap();
    let sight = stage.sight();
    let data = sanctions::data(&sight);
    let rows = sight.judged.standings(&sight.contest().common, turn(99));
    for row in rows.iter().filter(|row| row.warnings + row.disciplinary > 0) {
        let shown = data.rows.iter().find(|one| one.table == row.player.to_string()).unwrap();
        let rules = sight.contest().game.rules().warnings;
        let sum = row.warnings + rules.disciplinary_worth * row.disciplinary;
        assert_eq!(shown.free + shown.costing, sum);
        assert_eq!(shown.costing * rules.points, row.deductions);
        assert!(!shown.why.is_empty());
    }
    assert!(data.new.is_some_and(|new| new.give.enabled && new.consequence.len() == 2));
    let untold = sanctions::untold(&sight);
    let count: usize = untold.iter().map(|(_, players)| players.len()).sum();
    assert_eq!(data.zeros.len(), count);
}

#[test]
fn every_place_can_be_painted_in_every_window() {
    for (name, stage) in stages() {
        for size in [vec2(1100.0, 626.0), vec2(700.0, 420.0), vec2(1900.0, 1000.0)] {
            let mut window = stage.window(size, egui::Theme::Light);
            settle(&mut window);
            assert!(!window.output().shapes.is_empty(), "{name}");
        }
    }
}

/// Pictures, where they are asked for: `EFOROS_PLACE_PICTURES=folder cargo test --test windows turns`.
#[test]
fn pictures_of_every_place() {
    let Ok(folder) = std::env::var("EFOROS_PLACE_PICTURES") else { return };
    std::fs::create_dir_all(&folder).unwrap();
    for (name, stage) in stages() {
        for (look, of) in [(egui::Theme::Light, "light"), (egui::Theme::Dark, "dark")] {
            let mut window = stage.window(vec2(1100.0, 626.0), look);
            settle(&mut window);
            window.render().unwrap().save(format!("{folder}/{name}-{of}.png")).unwrap();
        }
    }
}
