//! The sheets of a round on the referee's table: who has handed in, by number and name.

use super::ask;
use crate::commands::step::{self, Step};
use crate::commands::{Mark, UserCommand};
use crate::domain::formats::anagram::sheet::{Handed, Lateness};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::screens::{Act, Tone};
use crate::text;
use crate::views::Sight;

/// So many missing sheets are named.
const FEW: usize = 6;
/// The sign of a late sheet.
const LATE: &str = "!";
/// The sign of a sheet that nobody handed in.
const NONE: &str = "–";

/// The sheets of a round on the referee's table.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetsOnTable {
    /// The round, how many are in, late, missing.
    pub title: String,
    /// What pressing a sheet says of it, and which is on.
    pub marks: Vec<(Act, bool)>,
    /// Whose sheets are missing, once they are few; else empty.
    pub missing: String,
    /// What the keyboard can do, or whose number is typed.
    pub prompt: String,
    /// What can be said of the player whose number is typed.
    pub number_acts: Vec<Act>,
    /// One a player.
    pub cells: Vec<Cell>,
}

/// A player's sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cell {
    /// The player's number.
    pub number: String,
    /// Their name, with the club where two have the same name.
    pub player: String,
    /// The state's sign.
    pub sign: &'static str,
    /// Number, name and state in words.
    pub name: String,
    /// The colour of the state.
    pub tone: Tone,
    /// Whether its number is being typed.
    pub chosen: bool,
    /// What pressing it asks for.
    pub act: UserCommand,
}

/// The round whose sheets are on the table: the one that is waited for, or the last played.
#[must_use]
pub fn table_round(sight: &Sight<'_>) -> Option<RoundNo> {
    let round = match sight.step() {
        Step::Collect(round, _) => round,
        _ => sight.last_played(),
    };
    sight.contest().game.is_played(round).then_some(round)
}

/// The player whose number is typed, when the table has a sheet of theirs.
#[must_use]
pub fn numbered(sight: &Sight<'_>) -> Option<PlayerId> {
    let player = sight.desk.number.parse().ok().and_then(PlayerId::new)?;
    let round = table_round(sight)?;
    let contest = sight.contest();
    let there =
        contest.common.players.contains_key(&player) && contest.common.is_expected(player, round);
    there.then_some(player)
}

/// The table; `None` before the first round is over.
#[must_use]
pub fn data(sight: &Sight<'_>) -> Option<SheetsOnTable> {
    let round = table_round(sight)?;
    let contest = sight.contest();
    let language = sight.language();
    let situation = sight.situation();
    let expected =
        contest.common.players.keys().filter(|&&player| contest.common.is_expected(player, round));
    let cells: Vec<Cell> = expected.map(|&player| cell(sight, round, player)).collect();
    let awaited = step::awaited(contest, round);
    let missing = awaited.len();
    let title = text!(
        language,
        "rounds-sheets",
        round = round.get(),
        collected = cells.len() - missing,
        expected = cells.len()
    );
    let with = |key: &str| cells.iter().filter(|cell| cell.sign == key).count();
    let (late, none) = (with(LATE), with(NONE));
    let title = [
        Some(title),
        (late > 0).then(|| text!(language, "rounds-sheets-late", count = late)),
        (none > 0).then(|| text!(language, "rounds-sheets-none", count = none)),
    ];
    let title = title.into_iter().flatten().collect::<Vec<_>>().join(" · ");
    let number = &sight.desk.number;
    let prompt = match numbered(sight) {
        Some(player) => format!("{player}. {}", sight.player(player)),
        None if number.is_empty() && missing == 0 => tr(language, "rounds-number-correct"),
        None if number.is_empty() => tr(language, "rounds-number-prompt"),
        None => text!(language, "rounds-no-number", number = number),
    };
    let act = |command| Act::new(language, &situation, command);
    let of_number = Mark::ALL.map(UserCommand::MarkNumber).into_iter();
    Some(SheetsOnTable {
        title,
        marks: Mark::ALL
            .map(|mark| (act(UserCommand::ChooseMark(mark)), sight.desk.mark == mark))
            .into(),
        missing: if (1..=FEW).contains(&missing) {
            text!(
                language,
                "rounds-missing",
                count = missing,
                players = ask::names(sight, &awaited)
            )
        } else {
            String::new()
        },
        prompt,
        number_acts: of_number
            .filter(|_| numbered(sight).is_some())
            .map(&act)
            .chain((!number.is_empty()).then(|| act(UserCommand::ForgetNumber)))
            .collect(),
        cells,
    })
}

fn cell(sight: &Sight<'_>, round: RoundNo, player: PlayerId) -> Cell {
    let anagram = &sight.contest().game;
    let place = anagram.place(round, player);
    let keyed = anagram.sheet_at(round, player).is_some();
    let draft = sight.drafts.iter().any(|d| d.round == round && d.player == Some(player));
    let (sign, key, tone) = match (place.handed, place.lateness) {
        (Handed::NotHandedIn, _) if !keyed => (NONE, "rounds-sheet-none", Tone::Ignored),
        (_, Lateness::Late) => (LATE, "rounds-sheet-late", Tone::Bad),
        (_, Lateness::InTime) if keyed => ("✓", "rounds-sheet-keyed", Tone::Good),
        _ if draft => ("…", "rounds-sheet-draft", Tone::Open),
        (Handed::Collected, Lateness::InTime) => ("○", "rounds-sheet-in", Tone::Good),
        (Handed::Awaited | Handed::NotHandedIn, Lateness::InTime) => {
            ("", "rounds-sheet-awaited", Tone::Open)
        }
    };
    let name = display_name(sight, player);
    Cell {
        number: player.to_string(),
        sign,
        name: format!("{player}. {name}: {}", tr(sight.language(), key)),
        player: name,
        tone,
        chosen: numbered(sight) == Some(player),
        act: UserCommand::MarkSheet(round, player, sight.desk.mark),
    }
}

/// The name, and the club where another player has the same name.
fn display_name(sight: &Sight<'_>, id: PlayerId) -> String {
    let players = &sight.contest().common.players;
    let Some(player) = players.get(&id) else { return String::new() };
    let same = players.values().any(|other| other.id != id && other.name == player.name);
    if same && !player.club.is_empty() {
        format!("{} ({})", player.name, player.club)
    } else {
        player.name.clone()
    }
}
