//! Results as a document, `eforos-results/1`: what a format tells beside the standings, and the standings.
//! Derived on the spot, never read back.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Debug;

use serde::{Serialize, Serializer};

use super::csv::table_csv;
use super::penalised::Penalised;
use super::text::readable;
use crate::domain::contest::Contest;
use crate::domain::contest::draft::Draft;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::{Passport, WordList};
use crate::language::{Arg, Language, Sentences};
use crate::text;

/// The results' format and version.
const FORMAT: &str = "eforos-results/1";

/// A format whose competitions other programs read.
pub trait Exchanged: Sentences {
    /// What its results tell beside the standings, as members of their own.
    type Told: Clone + Debug + Serialize;

    /// The numbers of its rows beside the total, in order.
    const COUNTS: &'static [Count];
    /// What may stand in the place of a round's points, in the order of a legend.
    const MARKS: &'static [Mark];

    /// What a round is called.
    const ROUNDS: Rounds = Rounds::CALLED_ROUNDS;
    /// The key of what a plain 0 in the place of a round's points means, where one may stand there.
    const ZERO: Option<&'static str> = None;

    /// Where the players stand after a round, with the sheets that are being keyed.
    fn standings(
        contest: &Contest<Self>,
        judged: &Self::Judged,
        after: RoundNo,
        drafts: &[Draft],
    ) -> Standings<Self>;
    /// The competition in figures, for a page: few, the most telling first.
    fn figures(contest: &Contest<Self>, judged: &Self::Judged, after: RoundNo) -> Vec<Figure>;
    /// The rounds after which its day has a break.
    fn breaks(contest: &Contest<Self>) -> Vec<RoundNo>;
    /// Whether what was committed to before the play proves anything that was drawn.
    fn proves_draw(_contest: &Contest<Self>) -> bool {
        true
    }
    /// What its rules took away with nobody imposing it, as late sheets: whose, in which round, the key of what.
    fn taken_by_rules(_contest: &Contest<Self>) -> Vec<(PlayerId, RoundNo, &'static str)> {
        Vec::new()
    }
    /// What was given to players, a line each, and how many sanctions that is; `None` where the page tells every penalty by
    /// itself.
    fn given(_: Language, _: &Contest<Self>, _: &Self::Told) -> Option<(usize, Vec<String>)> {
        None
    }
    /// What a page lists of each round: what was played in it, whoever did; `None` where a page has no such list.
    fn of_rounds(_: Language, _: &Self::Told) -> Option<OfRounds> {
        None
    }
    /// The rounds of what was handed in without a name, which has no place in what other programs read: one for each.
    fn nameless(_contest: &Contest<Self>) -> Vec<RoundNo> {
        Vec::new()
    }
    /// Its results as a page of its own, judged by this list, that names those who were penalised or does not; `None` where the
    /// page of all formats tells them.
    fn own_page(
        _language: Language,
        _contest: &Contest<Self>,
        _list: Option<&Passport>,
        _penalised: Penalised,
    ) -> Option<String> {
        None
    }
    /// Its final standings as a table of its own that may be published; `None` where that of all formats tells them.
    fn own_public_csv(_contest: &Contest<Self>, _penalised: Penalised) -> Option<String> {
        None
    }
}

/// What a page lists of the rounds, as it is said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfRounds {
    /// What it is.
    pub title: String,
    /// Its headings.
    pub headings: Vec<String>,
    /// A row a round.
    pub rows: Vec<OfRound>,
    /// What is said below it.
    pub key: Vec<String>,
    /// The board at the end.
    pub board: LastBoard,
}

/// A board as it is at the end: what it is called, and its rows from the top, each with its letter and its squares.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastBoard {
    /// What it is.
    pub title: String,
    /// The rows: of each square what lies there, and whether it is a joker; empty where nothing does.
    pub rows: Vec<(char, Vec<(String, bool)>)>,
}

/// A round of that list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OfRound {
    /// Its number.
    pub number: u8,
    /// What everybody had.
    pub letters: String,
    /// Where what was found best was laid.
    pub position: String,
    /// It; or why there is nothing.
    pub play: String,
    /// What it scored.
    pub points: String,
    /// The most that anybody got.
    pub best: String,
    /// That it counts nothing; empty where it counts.
    pub annulled: String,
}

/// What a round is called on a page: keys of the language files.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rounds {
    /// One, by its number.
    pub whole: &'static str,
    /// After which the standings are.
    pub after: &'static str,
    /// How many were played.
    pub played: &'static str,
    /// The points of each.
    pub points: &'static str,
    /// The most points of one.
    pub most: &'static str,
    /// What the chart's line is of.
    pub chart: &'static str,
    /// In which penalties were lifted, and how many.
    pub lifted: &'static str,
    /// That a row shows its own when it is pressed.
    pub press: &'static str,
    /// What the numbers beside the total are.
    pub counts: &'static str,
}

impl Rounds {
    /// Where a round is a round.
    pub const CALLED_ROUNDS: Self = Self {
        whole: "exchange-round-whole",
        after: "exchange-after",
        played: "exchange-about-rounds",
        points: "exchange-by-round",
        most: "exchange-best-is",
        chart: "exchange-chart-beside",
        lifted: "print-penalties-lifted",
        press: "exchange-press",
        counts: "exchange-tie-breaks",
    };
}

/// A number that a row has: a column of each table of standings.
#[derive(Debug, PartialEq, Eq)]
pub struct Count {
    /// Its name for programs.
    pub code: &'static str,
    /// The key of its heading.
    pub short: &'static str,
    /// The key of what it is called in full.
    pub whole: &'static str,
    /// The key of how a line names it; neighbours that have the same one are told together.
    pub said: &'static str,
    /// Where it is shown.
    pub shown: Shown,
}

/// Where a page shows a number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shown {
    /// In a column of its own.
    Column,
    /// In one, too: of what the total is made of, so that beside a total alone it would tell what was taken off.
    Part,
    /// In one, too: of penalties, so that a page that names nobody who was penalised has none.
    Penalties,
    /// As points taken off, under the total of a row where it is not 0.
    UnderTotal,
}

/// A sign in the place of a round's points, or beside them.
#[derive(Debug, PartialEq, Eq)]
pub struct Mark {
    /// The key of the sign.
    pub sign: &'static str,
    /// The key of what it means.
    pub meaning: &'static str,
    /// What it is, as it looks.
    pub tone: Tone,
}

/// How a mark looks, beside its sign.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tone {
    /// Nothing is wrong.
    Plain,
    /// Something counts nothing, or is open.
    Warning,
    /// A penalty.
    Penalty,
}

/// A figure of the competition: a number and what it counts.
#[derive(Clone, Debug, PartialEq)]
pub struct Figure {
    /// The number as a whole number of its last digit.
    pub number: i64,
    /// How many of its digits stand behind the decimal sign.
    pub decimals: u8,
    /// The key of what it counts, and what its sentence names.
    pub counts: (&'static str, Vec<(&'static str, Arg)>),
    /// The key of what it leaves out of those without a rank, and how many; `None` where nothing. A page that names nobody
    /// who was penalised does not say it.
    pub without: Option<(&'static str, i64)>,
}

/// What a format says of its standings.
#[derive(Clone, Debug)]
pub struct Standings<F: Exchanged> {
    /// In order of rank.
    pub rows: Vec<RowResult>,
    /// Why they are provisional; nothing when they are not.
    pub doubts: Vec<F::Doubt>,
    /// What is told beside them.
    pub told: F::Told,
}

/// The results of a competition after a round.
#[derive(Clone, Debug, Serialize)]
#[serde(bound = "")]
pub struct Results<F: Exchanged> {
    format: &'static str,
    /// The passport of the list that judged.
    pub lexicon: Option<Passport>,
    /// Whether anything may still change.
    pub provisional: bool,
    /// What the format tells beside the standings.
    #[serde(flatten)]
    pub told: F::Told,
    /// The standings in order of rank.
    pub standings: Vec<RowResult>,
    /// After which round.
    #[serde(skip)]
    pub after: RoundNo,
    /// The last round of the schedule.
    #[serde(skip)]
    pub last: RoundNo,
    /// What makes them provisional, as the rules tell it.
    #[serde(skip)]
    pub doubts: Vec<F::Doubt>,
    /// The competition in figures.
    #[serde(skip)]
    pub figures: Vec<Figure>,
}

/// A row of the standings.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RowResult {
    /// Shared on a full tie; `None` when expelled.
    pub rank: Option<u32>,
    /// Who.
    pub player: PlayerId,
    /// Their name.
    pub name: String,
    /// `ranked`, `withdrawn`, `expelled_from_rest` or `expelled`.
    pub status: &'static str,
    /// The same with its round, and when a late arrival began, where the format says it: keys of sentences, in order.
    #[serde(skip)]
    pub notes: Vec<(&'static str, RoundNo)>,
    /// Points, deductions taken off.
    pub total: i64,
    /// The format's own numbers.
    #[serde(flatten, serialize_with = "by_code")]
    pub counts: Vec<(&'static Count, i64)>,
    /// What separates it from the row above.
    pub decided_by: Option<&'static str>,
    /// The score of each round; `None` for one that was not played.
    pub rounds: Vec<Option<i32>>,
    /// The mark of each round that has one.
    #[serde(skip)]
    pub marks: BTreeMap<RoundNo, &'static Mark>,
    /// The total after each played round.
    #[serde(skip)]
    pub totals: Vec<(RoundNo, i64)>,
}

impl RowResult {
    /// Whether they were expelled, be it from what was left.
    pub(super) fn is_expelled(&self) -> bool {
        self.status.starts_with("expelled")
    }
}

fn by_code<S: Serializer>(counts: &[(&'static Count, i64)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(counts.iter().map(|(count, value)| (count.code, value)))
}

impl<F: Exchanged> Results<F> {
    /// The results of a competition after round `after`, with the sheets that are being keyed.
    pub fn of(
        contest: &Contest<F>,
        lexicon: &dyn WordList,
        after: RoundNo,
        drafts: &[Draft],
    ) -> Self {
        let judged = F::judge(contest, lexicon);
        let Standings { rows, doubts, told } = F::standings(contest, &judged, after, drafts);
        Self {
            format: FORMAT,
            lexicon: contest.common.lexicon.clone(),
            provisional: !doubts.is_empty(),
            told,
            standings: rows,
            after,
            last: contest.game.last_round(),
            doubts,
            figures: F::figures(contest, &judged, after),
        }
    }

    /// Without what tells of a player that they were penalised, for a page that names nobody who was: marks, deductions, expulsions,
    /// and who lost the rank by one. Totals stay.
    pub(super) fn unnamed(&self, contest: &Contest<F>) -> Self {
        let taken = F::taken_by_rules(contest);
        let mut all = self.clone();
        all.standings.retain(|row| row.rank.is_some() || !row.is_expelled());
        for row in &mut all.standings {
            let by_rules = |at: &RoundNo| taken.iter().any(|it| (it.0, it.1) == (row.player, *at));
            row.marks.retain(|at, mark| mark.tone != Tone::Penalty && !by_rules(at));
            row.counts.retain(|(count, _)| count.shown != Shown::UnderTotal);
            // The only mark left would be taken for one of a penalty: who withdrew has none either.
            let withdrew = row.status == "withdrawn" && !contest.common.penalties.is_empty();
            if row.is_expelled() || withdrew {
                row.status = "ranked";
                row.notes.clear();
            }
        }
        for figure in &mut all.figures {
            figure.without = None;
        }
        all
    }

    /// Whether points by round tell of nobody that they were penalised, on a page without names: nobody has a deduction,
    /// which whoever adds a row up would find, and nobody who has a row was away since an expulsion.
    pub(super) fn scores_tell_nothing(&self) -> bool {
        let deducted = |row: &RowResult| {
            row.counts.iter().any(|(count, value)| count.shown == Shown::UnderTotal && *value != 0)
        };
        let mut rows = self.standings.iter().filter(|row| row.rank.is_some() || !row.is_expelled());
        rows.all(|row| !deducted(row) && !row.is_expelled())
    }

    /// Their text, ended by a line feed.
    pub fn to_text(&self) -> String {
        readable(self)
    }
}

/// What was handed in without a name and is therefore not in what other programs read: how much, and in which rounds.
/// `None` where there is none.
pub fn nameless_said<F: Exchanged>(language: Language, contest: &Contest<F>) -> Option<String> {
    let rounds = F::nameless(contest);
    let named = BTreeSet::from_iter(&rounds);
    let named =
        named.into_iter().map(|round| text!(language, F::ROUNDS.whole, round = round.get()));
    let named: Vec<String> = named.collect();
    let count = rounds.len();
    (count > 0)
        .then(|| text!(language, "exchange-nameless", count = count, where = named.join(", ")))
}

/// The standings, one line a row; what is `null` in the results is empty.
pub fn standings_csv<F: Exchanged>(results: &Results<F>) -> String {
    let heading = ["rank", "player", "name", "status", "total"].into_iter();
    let counts = F::COUNTS.iter().map(|count| count.code);
    let heading = heading.chain(counts).chain(["decided_by"]).map(str::to_owned);
    let rounds = (1..=results.last.get()).map(|round| format!("round_{round}"));
    let rows = results.standings.iter().map(|row| {
        let before = [
            row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            row.player.to_string(),
            row.name.clone(),
            row.status.to_owned(),
            row.total.to_string(),
        ];
        let counts = row.counts.iter().map(|(_, value)| value.to_string());
        let decided_by = row.decided_by.unwrap_or_default().to_owned();
        let rounds =
            row.rounds.iter().map(|score| score.map(|s| s.to_string()).unwrap_or_default());
        before.into_iter().chain(counts).chain([decided_by]).chain(rounds).collect()
    });
    table_csv([heading.chain(rounds).collect()].into_iter().chain(rows))
}

/// The standings without what tells of anybody that they were penalised, and without what adds up to another total: nothing
/// stands in them that is not on the page that names nobody who was.
pub fn unnamed_rows<F: Exchanged>(contest: &Contest<F>, results: &Results<F>) -> Vec<RowResult> {
    let mut rows = results.unnamed(contest).standings;
    for row in &mut rows {
        row.counts.retain(|(count, _)| count.shown == Shown::Column);
        row.rounds.clear();
    }
    rows
}

/// The same as a table.
pub fn unnamed_csv<F: Exchanged>(contest: &Contest<F>, results: &Results<F>) -> String {
    let shown = F::COUNTS.iter().filter(|count| count.shown == Shown::Column);
    // Everybody in it is ranked.
    let heading = ["rank", "name", "total"].into_iter();
    let heading = heading.chain(shown.map(|count| count.code)).chain(["decided_by"]);
    let rows = unnamed_rows(contest, results).into_iter().map(|row| {
        let before = [
            row.rank.map(|rank| rank.to_string()).unwrap_or_default(),
            row.name.clone(),
            row.total.to_string(),
        ];
        let shown = row.counts.iter().map(|(_, value)| value.to_string());
        let decided_by = row.decided_by.unwrap_or_default().to_owned();
        before.into_iter().chain(shown).chain([decided_by]).collect()
    });
    table_csv([heading.map(str::to_owned).collect()].into_iter().chain(rows))
}
