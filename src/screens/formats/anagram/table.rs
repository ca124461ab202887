//! The sheets of a round on the referee's table: who has handed in, by number and name.

use serde::Serialize;

use super::{Open, Seen};
use crate::commands::formats::anagram::step::{self, Step};
use crate::commands::{DrawMode, Mark, UserCommand};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::sheet::{Handed, Lateness};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::screens::{Act, Tone};
use crate::text;

/// So many missing sheets are named.
const FEW: usize = 6;
/// The sign of a sheet that is in.
const IN: &str = "◐";
/// The sign of one that is keyed.
pub const KEYED: &str = "✓";
/// The sign of a late sheet.
pub const LATE: &str = "!";
/// The same of one that is keyed.
pub const LATE_KEYED: &str = "!✓";
/// The sign of a sheet that nobody handed in.
const NONE: &str = "–";

/// What was chosen and typed there.
#[derive(Clone, Copy, Debug)]
pub struct Chosen<'a> {
    /// Of which played round; of none chosen that of the day.
    pub round: Option<RoundNo>,
    /// What pressing a sheet says of it.
    pub mark: Mark,
    /// A player's number, as far as it is typed.
    pub number: &'a str,
}

/// The sheets of a round on the referee's table.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct SheetsOnTable {
    /// The round, how many are in.
    pub title: String,
    /// Whether they are what the day waits for.
    pub collecting: bool,
    /// How many are missing, late, not handed in; of a few that are missing, whose, once nothing waits.
    pub counts: Vec<(String, Tone)>,
    /// How many are keyed, and their share in thousandths.
    pub keyed: (String, u16),
    /// What pressing a sheet says of it, and which is on.
    pub marks: Vec<(Act, bool)>,
    /// The number that is typed.
    pub number: String,
    /// Whether a number can be typed now.
    #[serde(skip)]
    pub by_keys: bool,
    /// What the keyboard can do, or that the number is nobody's.
    pub prompt: String,
    /// Forgets the number that is typed.
    pub forget: Option<Act>,
    /// Those that the day waits for, and the one whose number is typed.
    pub rows: Vec<Row>,
    /// That some are below those that are seen; `#` stands for how many.
    pub more: String,
    /// One a player.
    pub cells: Vec<Cell>,
    /// The keys that say of the sheet whose number is typed that it is in, late, not handed in.
    #[serde(skip)]
    pub keys: [String; 3],
}

/// A sheet of which something is to be said.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Row {
    /// The player's number.
    pub number: String,
    /// Their name.
    pub player: String,
    /// That it is in, late, not handed in: each with its sign.
    pub acts: Vec<(&'static str, Act)>,
    /// Whether its number is typed.
    pub chosen: bool,
}

/// A player's sheet.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
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
pub fn table_round(open: &Open<'_>) -> Option<RoundNo> {
    // Sheets are waited for however the next round will be drawn.
    let round = match step::next(open.record, DrawMode::default(), open.now) {
        Step::Collect(round, _) => round,
        _ => open.last_played(),
    };
    open.contest().game.is_played(round).then_some(round)
}

/// The player of a typed number, when the table has a sheet of theirs of this round.
pub fn numbered(open: &Open<'_>, round: RoundNo, number: &str) -> Option<PlayerId> {
    let player = number.parse().ok().and_then(PlayerId::new)?;
    let common = &open.contest().common;
    let there = common.players.contains_key(&player) && common.is_expected(player, round);
    there.then_some(player)
}

/// How many sheets of a round are in, and how many are to come in all: one that nobody handed in is neither. What the
/// hall is told and the referee.
pub fn collected(contest: &Contest, round: RoundNo) -> [usize; 2] {
    let anagram = &contest.game;
    let keyed = |player| anagram.sheet_at(round, player).is_some();
    let handed = |player| anagram.place(round, player).handed;
    let players = contest.common.players.keys().copied();
    let to_come = players.filter(|&player| {
        contest.common.is_expected(player, round)
            && (keyed(player) || handed(player) != Handed::NotHandedIn)
    });
    let is_in = |player| keyed(player) || handed(player) == Handed::Collected;
    to_come.fold([0, 0], |[there, all], player| [there + usize::from(is_in(player)), all + 1])
}

/// The table; `None` before the first round is over.
#[expect(clippy::too_many_lines, reason = "one field after the other, each in a few lines")]
pub fn table(seen: &Seen<'_>, chosen: &Chosen<'_>) -> Option<SheetsOnTable> {
    let round = chosen.round.or_else(|| table_round(seen))?;
    let numbered = numbered(seen, round, chosen.number);
    let contest = seen.contest();
    let language = seen.language;
    let players = &contest.common.players;
    let expected = || players.keys().filter(|&&player| contest.common.is_expected(player, round));
    let cells: Vec<Cell> =
        expected().map(|&player| cell(seen, chosen.mark, numbered, (round, player))).collect();
    let awaited = step::awaited(contest, round);
    let missing = awaited.len();
    let [in_hand, to_come] = collected(contest, round);
    let title = text!(
        language,
        "rounds-sheets",
        round = round.get(),
        collected = in_hand,
        expected = to_come
    );
    let with = |signs: &[&str]| cells.iter().filter(|cell| signs.contains(&cell.sign)).count();
    let (late, none) = (with(&[LATE, LATE_KEYED]), with(&[NONE]));
    let collecting = matches!(
        step::next(seen.record, DrawMode::default(), seen.now),
        Step::Collect(of, _) if of == round
    );
    let numbers = || awaited.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ");
    // How many, or which: a number alone could be either.
    let missing_is = if collecting || missing > FEW {
        text!(language, "rounds-sheets-missing-count", count = missing)
    } else {
        text!(language, "rounds-sheets-missing", count = missing, who = numbers())
    };
    let counts = [
        (missing, missing_is, Tone::Open),
        (
            late,
            format!("{LATE} {}", text!(language, "rounds-sheets-late", count = late)),
            Tone::Bad,
        ),
        (
            none,
            format!("{NONE} {}", text!(language, "rounds-sheets-none", count = none)),
            Tone::Ignored,
        ),
    ];
    let keyed = |&&player: &&PlayerId| contest.game.sheet_at(round, player).is_some();
    let done = expected().filter(keyed).count();
    // What nobody handed in is not keyed.
    let there = cells.len() - none;
    let share = u16::try_from(done * 1000 / there.max(1)).unwrap_or(1000);
    let keyed = if done > 0 && done == there {
        tr(language, "rounds-sheets-all-keyed")
    } else {
        text!(language, "rounds-sheets-keyed", count = done)
    };
    let number = chosen.number;
    let act = |command| seen.act(command);
    // While letters and time are at hand a digit is nobody's number: then no key is told, and the mouse marks them.
    let by_keys = act(UserCommand::TypeNumber(0)).enabled;
    let prompt = match numbered {
        _ if !by_keys => tr(language, "rounds-number-by-hand"),
        // Its row says whose it is.
        Some(_) => String::new(),
        None if number.is_empty() && missing == 0 => tr(language, "rounds-number-correct"),
        None if number.is_empty() => tr(language, "rounds-number-prompt"),
        None => tr(language, "rounds-number-nobody"),
    };
    // Enter means the mark that is chosen.
    let key = |mark: Mark| {
        let means = if mark == chosen.mark { Mark::In } else { mark };
        let none = mark == Mark::In && mark != chosen.mark;
        act(UserCommand::MarkNumber(means)).shortcut.filter(|_| by_keys && !none)
    };
    let asked = awaited.iter().copied().filter(|_| collecting);
    let also = numbered.filter(|player| !collecting || !awaited.contains(player));
    let row = |player: PlayerId| {
        let is_typed = numbered == Some(player);
        let said = |(sign, mark)| {
            let by_number = act(UserCommand::MarkNumber(mark));
            let by_hand =
                act(UserCommand::MarkSheet(round, player, mark)).named(by_number.label.clone());
            let act = match mark {
                _ if !is_typed => by_hand,
                mark if mark == chosen.mark => Act { shortcut: key(mark), ..by_number },
                Mark::In => by_hand,
                Mark::Late | Mark::Missing => by_number,
            };
            (sign, act)
        };
        let acts = [(IN, Mark::In), (LATE, Mark::Late), (NONE, Mark::Missing)].map(said).into();
        Row { number: player.to_string(), player: seen.told_apart(player), acts, chosen: is_typed }
    };
    Some(SheetsOnTable {
        title,
        collecting,
        counts: counts
            .into_iter()
            .filter(|one| one.0 > 0)
            .map(|(_, text, tone)| (text, tone))
            .collect(),
        keyed: (keyed, share),
        // Beside each the key that says it of a number.
        marks: Mark::ALL
            .map(|mark| {
                let choose = act(UserCommand::ChooseMark(mark));
                (Act { shortcut: key(mark), ..choose }, chosen.mark == mark)
            })
            .into(),
        number: number.to_owned(),
        by_keys,
        prompt,
        forget: (!number.is_empty())
            .then(|| act(UserCommand::ForgetNumber).named(tr(language, "rounds-number-forget"))),
        more: tr(language, "rounds-sheets-more"),
        rows: also.into_iter().chain(asked).map(row).collect(),
        cells,
        keys: [Mark::In, Mark::Late, Mark::Missing].map(|mark| key(mark).unwrap_or_default()),
    })
}

fn cell(
    seen: &Seen<'_>,
    mark: Mark,
    numbered: Option<PlayerId>,
    (round, player): (RoundNo, PlayerId),
) -> Cell {
    let anagram = &seen.contest().game;
    let place = anagram.place(round, player);
    let keyed = anagram.sheet_at(round, player).is_some();
    let draft = seen.drafts.iter().any(|d| d.round == round && d.player == Some(player));
    let (sign, key, tone) = match (place.handed, place.lateness) {
        (Handed::NotHandedIn, _) if !keyed => (NONE, "rounds-sheet-none", Tone::Ignored),
        (_, Lateness::Late) if keyed => (LATE_KEYED, "rounds-sheet-late-keyed", Tone::Bad),
        (_, Lateness::Late) => (LATE, "rounds-sheet-late", Tone::Bad),
        (_, Lateness::InTime) if keyed => (KEYED, "rounds-sheet-keyed", Tone::Good),
        _ if draft => ("…", "rounds-sheet-draft", Tone::Open),
        (Handed::Collected, Lateness::InTime) => (IN, "rounds-sheet-in", Tone::Good),
        (Handed::Awaited | Handed::NotHandedIn, Lateness::InTime) => {
            ("", "rounds-sheet-awaited", Tone::Open)
        }
    };
    let name = seen.told_apart(player);
    Cell {
        number: player.to_string(),
        sign,
        name: format!("{player}. {name}: {}", tr(seen.language, key)),
        player: name,
        tone,
        chosen: numbered == Some(player),
        act: UserCommand::MarkSheet(round, player, mark),
    }
}
