//! A player's page: every sheet with its words and verdicts, the rank after each round, penalties and
//! objections.

use std::collections::BTreeMap;

use serde::Serialize;

use super::points_of;
use super::why::title;
use crate::commands::UserCommand;
use crate::domain::formats::anagram::grade::GradedWord;
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::formats::anagram::sheet::SheetState;
use crate::domain::formats::anagram::standings::{Standings, counts, is_void, ranks, totals};
use crate::domain::formats::anagram::whose::may_have_a_sheet;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::tr;
use crate::screens::formats::anagram::sheets::{hides_words, lies_twice};
use crate::screens::formats::anagram::{Seen, name, verdict};
use crate::screens::people::{objections, penalties};
use crate::screens::{Act, Tone};
use crate::text;

/// The page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct PlayerSheets {
    /// Rank and name.
    pub title: String,
    /// Club and total.
    pub about: String,
    /// The player above and the one below.
    pub steps: Vec<Act>,
    /// The headings of a round's figures: points, total, rank.
    pub columns: [String; 3],
    /// The played rounds.
    pub rounds: Vec<RoundOnPage>,
    /// Penalties with what can be done about them.
    pub penalties: Vec<(String, Vec<Act>)>,
    /// The player's objections with what can be done about them.
    pub objections: Vec<(String, Vec<Act>)>,
}

/// A round of a player's page.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RoundOnPage {
    /// Its number and ratio.
    pub title: String,
    /// Its letters.
    pub letters: String,
    /// Points, total and rank after it.
    pub figures: [String; 3],
    /// What must not be overlooked: void, not handed in, missing, not expected.
    pub state: Option<(String, Tone)>,
    /// Each word, and what it is worth in words.
    pub words: Vec<(String, String, Tone)>,
    /// Takes the sheet to the desk.
    pub open: Act,
}

/// A player's page as it is seen.
pub(super) fn page(seen: &Seen<'_>, now: &Standings, player: PlayerId) -> Option<PlayerSheets> {
    let language = seen.language;
    let row = now.row(player)?;
    let club = seen.contest().common.players.get(&player).map(|player| player.club.clone());
    let total = text!(language, "standings-page-total", total = language.number(row.total));
    let about = [club.unwrap_or_default(), total];
    let about: Vec<String> = about.into_iter().filter(|part| !part.is_empty()).collect();
    let totals: BTreeMap<RoundNo, i64> =
        totals(seen.contest(), seen.judged, now.after, player).into_iter().collect();
    let ranks: BTreeMap<RoundNo, Option<u32>> =
        ranks(seen.contest(), seen.judged, now.after, player).into_iter().collect();
    let scores = all_rounds().zip(&*row.rounds);
    let rounds = scores.filter_map(|(round, score)| {
        let rank = ranks.get(&round).copied().flatten();
        let total = totals.get(&round).copied().unwrap_or_default();
        let figures = [
            points_of(seen, (round, player), (*score)?),
            language.number(total),
            rank.map_or_else(
                || "–".to_owned(),
                |rank| text!(language, "standings-nth", rank = rank),
            ),
        ];
        Some(of_round(seen, round, player, figures))
    });
    Some(PlayerSheets {
        title: title(seen, row),
        about: about.join(" · "),
        steps: [UserCommand::PreviousRow, UserCommand::NextRow]
            .map(|command| seen.act(command))
            .into(),
        columns: ["standings-round-points", "standings-total", "standings-rank-after"]
            .map(|key| tr(language, key)),
        rounds: rounds.collect(),
        penalties: penalties(seen, player),
        objections: objections(seen, Some(player)),
    })
}

fn of_round(
    seen: &Seen<'_>,
    round: RoundNo,
    player: PlayerId,
    figures: [String; 3],
) -> RoundOnPage {
    let language = seen.language;
    let contest = seen.contest();
    let anagram = &contest.game;
    let ratio = anagram.rules().round(round).map(|rule| name::ratio(language, rule));
    let announced = anagram.announced(round).map(|announced| &announced.letters);
    let letters = announced.into_iter().flatten().map(|letter| letter.to_char()).collect();
    let grade = seen.judged.grade(round, player);
    let hidden = grade.is_some() && hides_words(seen, seen.person, (round, player));
    let words = grade.filter(|_| !hidden).map(|grade| &grade.words[..]).unwrap_or_default();
    let veiled = || (tr(language, "standings-page-veiled"), Tone::Open);
    let open = seen.act(UserCommand::TakeSheet(round, player));
    let there = anagram.sheet_at(round, player).is_some()
        || may_have_a_sheet(contest, round, player).is_ok();
    let open = Act { enabled: open.enabled && there, ..open };
    RoundOnPage {
        title: text!(
            language,
            "standings-page-round",
            round = round.get(),
            ratio = ratio.unwrap_or_default()
        ),
        letters,
        figures,
        state: state(seen, round, player).or_else(|| hidden.then(veiled)),
        words: words.iter().map(|word| told(seen, word)).collect(),
        open,
    }
}

/// A word with its sign, and verdict and points in words.
fn told(seen: &Seen<'_>, word: &GradedWord) -> (String, String, Tone) {
    let (sign, said, tone) = verdict(seen.language, word.verdict);
    let points = match word.points {
        0 => String::new(),
        points => seen.language.signed(i64::from(points)),
    };
    let remark = match tone {
        Tone::Good => points,
        _ => format!("{said} {points}").trim_end().to_owned(),
    };
    (format!("{sign} {}", word.written), remark, tone)
}

fn state(seen: &Seen<'_>, round: RoundNo, player: PlayerId) -> Option<(String, Tone)> {
    let language = seen.language;
    let contest = seen.contest();
    let keyed = contest.game.sheet_at(round, player).is_some();
    let (key, tone) = match contest.sheet_state(round, player) {
        _ if keyed && is_void(contest, round, player) => ("standings-is-void", Tone::Bad),
        _ if keyed && !counts(contest, round, player) => ("standings-is-out", Tone::Ignored),
        SheetState::Keyed if lies_twice(contest, (round, player)) => {
            ("sheets-state-twice", Tone::Open)
        }
        SheetState::Keyed if contest.game.is_unsettled(round, player) => {
            ("sheets-state-unsettled", Tone::Open)
        }
        SheetState::Keyed | SheetState::Checked => return None,
        SheetState::NotHandedIn => ("sheets-state-none", Tone::Ignored),
        SheetState::NotExpected => ("sheets-state-not-expected", Tone::Ignored),
        SheetState::Collected => ("sheets-state-collected", Tone::Open),
        SheetState::Expected => ("sheets-state-expected", Tone::Open),
    };
    Some((tr(language, key), tone))
}
