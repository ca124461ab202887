//! The slips that players write on: ten on an A4, with lines to cut.
//!
//! Turn, table and name are printed in, and the code by which a keyed slip finds its place. A page is one turn of
//! ten players, so that a cut pile is ten players' stacks, each in the order of the turns. Nothing of the letters
//! reaches this module: slips are printed before the first is drawn.

mod code;
mod layout;

use crate::domain::contest::Details;
use crate::domain::formats::duplicate::Rules;
use crate::domain::formats::duplicate::game::{LAST_TURN, Mode, TurnNo};
use crate::domain::ids::PlayerId;
use crate::domain::lexicon::Passport;
use crate::domain::player::Player;
use crate::language::Language;
use crate::print::layout::pages::Watch;
use crate::print::layout::{Pages, Templates};

pub use code::{code, competition, read as read_code};
pub(in crate::print) use layout::Figures;

use super::played::line;

/// How many slips stand on a page.
pub const ON_A_PAGE: usize = 10;
/// How many turns have slips unless it is said otherwise.
pub const TURNS: u8 = 25;

/// The facts of a batch of slips.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Slips {
    /// Of which competition.
    pub details: Details,
    /// The game, its date, rules, mode and list, on one line.
    pub line: String,
    /// Each page's, the first at the upper left.
    pub pages: Vec<Vec<SlipForm>>,
}

/// What is printed on one slip. Without a turn or a player it is written by hand.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SlipForm {
    /// Of which turn.
    pub turn: Option<u8>,
    /// Whose: the number of the table, and the name.
    pub player: Option<(u32, String)>,
    /// The code.
    pub code: Option<String>,
}

/// Which slips are wished.
#[derive(Clone, Copy, Debug, Default)]
pub struct Which {
    /// Of this player alone.
    pub player: Option<PlayerId>,
    /// Of this turn alone.
    pub turn: Option<TurnNo>,
    /// So many without player and turn instead.
    pub blank: Option<u16>,
    /// How many turns; [`TURNS`] without it.
    pub turns: Option<u8>,
}

impl Slips {
    /// The slips of a game, of whoever `plays` a turn; `competition` is what the codes are of, none without it.
    pub fn of(
        (details, players): (&Details, &[Player]),
        plays: &dyn Fn(&Player, TurnNo) -> bool,
        game: (&Rules, Mode),
        list: Option<&Passport>,
        (which, competition): (Which, Option<u16>),
        language: Language,
    ) -> Self {
        let line = line(details, game, list, language);
        let details = details.clone();
        if let Some(blank) = which.blank {
            let all = vec![SlipForm::default(); usize::from(blank)];
            let pages = all.chunks(ON_A_PAGE).map(<[SlipForm]>::to_vec).collect();
            return Self { details, line, pages };
        }
        let wanted: Vec<&Player> = players
            .iter()
            .filter(|player| which.player.is_none_or(|only| only == player.id))
            .collect();
        let last = which.turns.unwrap_or(TURNS).min(LAST_TURN);
        let turns: Vec<TurnNo> = match which.turn {
            Some(turn) => vec![turn],
            None => (1..=last).filter_map(TurnNo::new).collect(),
        };
        let form = |player: &Player, turn: TurnNo| SlipForm {
            turn: Some(turn.get()),
            player: Some((player.id.get(), player.name.clone())),
            code: competition.and_then(|here| code(Some(player.id), turn, here)),
        };
        let of_turn = |ten: &[&Player], turn: TurnNo| -> Vec<SlipForm> {
            let there = ten.iter().filter(|player| plays(player, turn));
            there.map(|player| form(player, turn)).collect()
        };
        let pages = if let [player] = wanted.as_slice() {
            // One player's slips follow each other, as there are no others to stack.
            let all: Vec<SlipForm> = turns
                .iter()
                .filter(|&&turn| plays(player, turn))
                .map(|&turn| form(player, turn))
                .collect();
            all.chunks(ON_A_PAGE).map(<[SlipForm]>::to_vec).collect()
        } else {
            let tens = wanted.chunks(ON_A_PAGE);
            tens.flat_map(|ten| turns.iter().map(move |&turn| of_turn(ten, turn)))
                .filter(|page| !page.is_empty())
                .collect()
        };
        Self { details, line, pages }
    }
}

/// The pages in a language; `None` when `watch` broke off.
pub fn slips(
    slips: &Slips,
    language: Language,
    templates: &Templates,
    watch: Watch<'_>,
) -> Option<Pages> {
    layout::document(slips, language, templates, watch)
}
