//! A whole evening in the hall's window: after every event of its record the scene follows, and tells nothing
//! before its time. What may be known is worked out here from the events alone.

use std::collections::BTreeSet;
use std::sync::Arc;

use eforos::commands::Pinned;
use eforos::domain::contest::event::Event;
use eforos::domain::contest::seed::Seed;
use eforos::domain::formats::duplicate::event::Event as D;
use eforos::domain::formats::duplicate::game::{Mode, TurnNo};
use eforos::domain::formats::duplicate::judged::Judged;
use eforos::domain::formats::duplicate::state::Duplicate;
use eforos::domain::formats::duplicate::{Record, Rules};
use eforos::domain::head::Heads;
use eforos::domain::letters::{Word, WordLanguage};
use eforos::domain::lexicon::Authority;
use eforos::lexicon::{Lexicon, Title};
use eforos::rehearsal::Plan;
use eforos::rehearsal::formats::duplicate::rehearse;
use eforos::screens::formats::duplicate::hall::TurnScene;
use eforos::screens::hall::{Chosen, HallLeaders, HallLook, Motion, Scene, hall};
use eforos::screens::{FileFacts, Open};

use super::RO;

fn list() -> Lexicon {
    let free = Lexicon::free(WordLanguage::Romanian);
    let words = free.words().enumerate().filter(|(n, word)| word.len() < 4 || n % 40 == 0);
    let words: Vec<Word> = words.map(|(_, word)| word).collect();
    let title =
        Title { name: "scurtă".into(), edition: "1".into(), authority: Authority::Reference };
    Lexicon::in_language(WordLanguage::Romanian, words, title)
}

/// What a scene of a turn is called.
fn kind(scene: &Scene<Duplicate>) -> &'static str {
    match scene {
        Scene::Welcome { .. } => "welcome",
        Scene::Standings { .. } => "standings",
        Scene::End { .. } => "end",
        Scene::Black => "black",
        Scene::Round(round) => match round {
            TurnScene::Letters { rack: None, .. } => "board",
            TurnScene::Letters { .. } => "letters",
            TurnScene::Countdown { .. } => "countdown",
            TurnScene::Paused { .. } => "paused",
            TurnScene::Collecting { .. } => "collecting",
            TurnScene::Top(_) => "top",
            _ => "by key",
        },
        _ => "other",
    }
}

/// How many tiles lie on the board that is seen.
fn lying(scene: &Scene<Duplicate>) -> Option<usize> {
    let Scene::Round(round) = scene else { return None };
    let board = match round {
        TurnScene::Letters { board, .. }
        | TurnScene::Countdown { board, .. }
        | TurnScene::Paused { board, .. }
        | TurnScene::Collecting { board, .. } => board,
        TurnScene::Top(told) => told.board.as_ref()?,
        _ => return None,
    };
    Some(board.squares.iter().filter(|square| square.tile.is_some()).count())
}

#[test]
fn the_scene_follows_the_events_and_tells_nothing_before_its_time() {
    let list = list();
    let plan = Plan { players: 6, seed: Seed::from_bytes([21; 32]) };
    for mode in [Mode::Hall, Mode::Program] {
        let log = rehearse(&plan, mode, &list).record.log().to_vec();
        let mut record = Record::new(Arc::new(Rules::ro_duplicate_2007()));
        let heads = Heads::default();
        let (file, mut kinds) = (FileFacts::default(), BTreeSet::new());
        let mut shown: BTreeSet<TurnNo> = BTreeSet::new();
        for recorded in log {
            match &recorded.event {
                Event::Own(D::RackShown { turn } | D::TurnRecorded { turn, .. }) => {
                    shown.insert(*turn);
                }
                Event::Own(D::RackVoided { turn, .. }) => {
                    shown.remove(turn);
                }
                _ => {}
            }
            let now = recorded.at;
            let follows_at_once = matches!(
                &recorded.event,
                Event::Own(D::RackShown { .. } | D::TopAnnounced { .. } | D::TurnStarted { .. })
            );
            record.take_in([recorded]);
            let has_ended = record.contest().game.ended.is_some();
            if !follows_at_once && !has_ended && !record.log().len().is_multiple_of(7) {
                continue;
            }
            let judged = Judged::new(record.contest(), &list);
            let open = Open {
                elsewhere: None,
                record: &record,
                judged: &judged,
                words: &list,
                list: Some(&list),
                drafts: &[],
                heads: &heads,
                file: &file,
                now,
            };
            let chosen = Chosen {
                pinned: &Pinned::Auto,
                since: None,
                look: HallLook::Dark,
                motion: Motion::On,
                leaders: HallLeaders::Shown,
                zone_ms: 0,
                calls_to_come: false,
            };
            let seen = hall(&open, RO, &chosen);
            kinds.insert(kind(&seen.scene));
            let game = &record.contest().game;
            let open_turn = game.open_turn().or(game.timed_turn()).map(|(turn, _)| turn);
            let json = serde_json::to_string(&seen.scene).unwrap();
            if let Scene::Round(round) = &seen.scene {
                for player in record.contest().common.players.values() {
                    assert!(!json.contains(&player.name), "{mode:?}: {}: {json}", player.name);
                }
                if let Some(turn) = open_turn.filter(|turn| !shown.contains(turn)) {
                    assert!(
                        matches!(round, TurnScene::Letters { rack: None, .. }),
                        "{mode:?}: the letters of {turn} were not shown: {json}"
                    );
                }
                // Just shown, one letter is told; just announced, only the points.
                if follows_at_once {
                    match round {
                        TurnScene::Letters { rack: Some(named), next_in_ms, .. } => {
                            assert_eq!((named.rack.tiles().count(), *next_in_ms), (1, Some(2_500)));
                        }
                        TurnScene::Top(told) => {
                            assert!(told.position.is_empty() && told.word.is_empty(), "{json}");
                            assert_eq!(told.next_in_ms, Some(3_000));
                        }
                        _ => {}
                    }
                }
                // What lies there is what was announced, and of the newest top nothing before its word.
                let board = game.board().tiles().count();
                if let (Some(lying), TurnScene::Top(told)) = (lying(&seen.scene), round) {
                    assert!(lying < board || !told.word.is_empty(), "{json}");
                } else if let Some(lying) = lying(&seen.scene) {
                    assert_eq!(lying, board, "{mode:?} {json}");
                }
            }
        }
        for wanted in
            ["welcome", "board", "letters", "countdown", "collecting", "top", "standings", "end"]
        {
            assert!(kinds.contains(wanted), "{mode:?}: no {wanted} in {kinds:?}");
        }
        assert!(!kinds.contains("black") && !kinds.contains("other"), "{kinds:?}");
    }
}
