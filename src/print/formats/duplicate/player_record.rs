//! What a player writes a game down on: an empty board with its coordinates, and a line a turn. Nothing of the
//! game stands on it but whose it is and by what rules it is played.

mod layout;

use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::game::LAST_TURN;
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::print::layout::leaf::Called;
use crate::print::layout::pages::{Watch, parts};
use crate::print::layout::{Pages, Templates};

pub(in crate::print) use layout::Figures;

use super::played::Played;
use super::slips::TURNS;

/// How many more lines there are than turns have slips.
const MORE_TURNS: u8 = 2;

/// The facts of one page.
#[derive(Clone, Debug)]
pub struct PlayerRecord<'a> {
    pub(super) called: Called,
    pub(super) rules: &'a Rules,
    /// The table and the name; none on one that anybody may take.
    pub player: Option<(u32, String)>,
    /// How many lines it has.
    pub turns: u8,
}

impl<'a> PlayerRecord<'a> {
    /// Of every player, or of one; `turns` is how many lines there are.
    pub fn all(
        played: Played<'a>,
        only: Option<PlayerId>,
        turns: Option<u8>,
        language: Language,
    ) -> Vec<Self> {
        let wanted = played.players.iter().filter(|player| only.is_none_or(|id| id == player.id));
        let one = |player| Self::one(played, player, turns, language);
        let all: Vec<Self> =
            wanted.map(|player| one(Some((player.id.get(), player.name.clone())))).collect();
        if all.is_empty() { vec![one(None)] } else { all }
    }

    fn one(
        played: Played<'a>,
        player: Option<(u32, String)>,
        turns: Option<u8>,
        language: Language,
    ) -> Self {
        let kicker = tr(language, "turns-player-record");
        // It is filled in, whatever became of the game since.
        let mut called = Called {
            state: String::new(),
            said: String::new(),
            ..played.called(kicker.clone(), language)
        };
        called.beside.clone_from(&called.title);
        called.title = match &player {
            Some((table, name)) => format!("{table}. {name}"),
            None => tr(language, "turns-record-name"),
        };
        called.running = kicker;
        let turns = turns.unwrap_or(TURNS + MORE_TURNS).clamp(1, LAST_TURN);
        Self { called, rules: &played.game.rules, player, turns }
    }
}

/// The pages in a language; `None` when `watch` broke off.
pub fn player_records(
    records: &[PlayerRecord<'_>],
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    parts(records, watch, |record| layout::document(record, language, templates))
}
