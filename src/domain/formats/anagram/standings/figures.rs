//! The competition in figures: the best words, those that only one player found, what nobody found,
//! what the rounds of each ratio gave. Sheets that do not count (§6), and those of who was expelled, say nothing here.

use std::collections::{BTreeMap, BTreeSet};

use super::board::Board;
use super::line::counts;
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::grade::{Grade, Verdict};
use crate::domain::formats::anagram::rules::all_rounds;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;

/// The figures up to a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Figures {
    /// Sheets that count.
    pub sheets: u32,
    /// Sheets that would count but are of who was expelled.
    pub of_expelled: u32,
    /// Valid words on them.
    pub valid: u32,
    /// Invalid words on them.
    pub invalid: u32,
    /// Words on them that the referee still has to settle.
    pub undecided: u32,
    /// Valid words in each round, the longest first, of those the rarest first.
    pub finds: Vec<Find>,
    /// What each played round's letters made, in order of the rounds.
    pub rounds: Vec<Made>,
    /// The rounds by their ratio, as the schedule first has it.
    pub ratios: Vec<Ratio>,
    /// Each player's number of valid words, the most first.
    pub most: Vec<(PlayerId, u32)>,
}

/// A valid word of a round and who found it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Find {
    /// The word.
    pub word: Word,
    /// The round.
    pub round: RoundNo,
    /// Those who found it, in order of their numbers.
    pub players: Vec<PlayerId>,
}

/// What the letters of a round made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Made {
    /// The round.
    pub round: RoundNo,
    /// How many words of the list.
    pub words: usize,
    /// Those of the list that nobody found, the longest first.
    pub missed: Vec<Word>,
}

/// The rounds of one ratio.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ratio {
    /// Consonants of each.
    pub consonants: u8,
    /// Vowels of each.
    pub vowels: u8,
    /// The rounds that were played.
    pub rounds: Vec<RoundNo>,
    /// Sheets of them that count.
    pub sheets: u32,
    /// The points of these sheets.
    pub points: i64,
    /// The valid words on them.
    pub valid: u32,
}

/// Whether figures tell of a player's sheet: it counts, and the player was not expelled from the competition.
pub fn is_told(contest: &Contest, round: RoundNo, player: PlayerId) -> bool {
    counts(contest, round, player) && !contest.common.is_expelled(player)
}

/// The figures after round `after`. `made` tells what words of the list the letters of a round make;
/// nothing when the list is not here.
pub fn figures(
    contest: &Contest,
    board: &Board,
    after: RoundNo,
    made: impl Fn(RoundNo) -> Vec<Word>,
) -> Figures {
    let mut figures = Figures::default();
    let mut found: BTreeMap<(RoundNo, &Word), Vec<PlayerId>> = BTreeMap::new();
    let mut most: BTreeMap<PlayerId, u32> = BTreeMap::new();
    let up_to = || board.grades().filter(|&(round, ..)| round <= after);
    let counting: Vec<(RoundNo, PlayerId, &Grade)> =
        up_to().filter(|&(round, player, _)| is_told(contest, round, player)).collect();
    let expelled = |player| contest.common.is_expelled(player);
    let of_expelled =
        up_to().filter(|&(round, player, _)| expelled(player) && counts(contest, round, player));
    figures.of_expelled = u32::try_from(of_expelled.count()).unwrap_or(u32::MAX);
    for &(round, player, grade) in &counting {
        figures.sheets += 1;
        figures.valid += grade.valid.count;
        figures.invalid += grade.invalid.count;
        figures.undecided += grade.undecided;
        *most.entry(player).or_default() += grade.valid.count;
        let valid = grade.words.iter().filter(|word| word.verdict == Verdict::Valid);
        for word in valid.filter_map(|graded| graded.written.word()) {
            found.entry((round, word)).or_default().push(player);
        }
    }
    let played = all_rounds().filter(|&round| round <= after && contest.game.is_played(round));
    figures.rounds = played
        .map(|round| {
            let words: BTreeSet<Word> = made(round).into_iter().collect();
            let count = words.len();
            let missed = words.into_iter().filter(|word| !found.contains_key(&(round, word)));
            let mut missed: Vec<Word> = missed.collect();
            missed.sort_by_key(|word| std::cmp::Reverse(word.letters().len()));
            Made { round, words: count, missed }
        })
        .collect();
    figures.finds = found
        .into_iter()
        .map(|((round, word), players)| Find { word: word.clone(), round, players })
        .collect();
    figures.finds.sort_by(|a, b| {
        let length = |find: &Find| find.word.letters().len();
        let rarest = a.players.len().cmp(&b.players.len());
        length(b).cmp(&length(a)).then(rarest).then_with(|| a.word.cmp(&b.word))
    });
    figures.ratios = ratios(contest, &figures.rounds, &counting);
    figures.most = most.into_iter().collect();
    figures.most.sort_by_key(|&(player, words)| (std::cmp::Reverse(words), player));
    figures
}

fn ratios(
    contest: &Contest,
    played: &[Made],
    counting: &[(RoundNo, PlayerId, &Grade)],
) -> Vec<Ratio> {
    let mut ratios: Vec<Ratio> = Vec::new();
    for round in played.iter().map(|made| made.round) {
        let Some(rule) = contest.game.rules().round(round) else { continue };
        let (consonants, vowels) = (rule.consonants, rule.vowels);
        let known = ratios.iter().position(|r| (r.consonants, r.vowels) == (consonants, vowels));
        let place = known.unwrap_or_else(|| {
            let none =
                Ratio { consonants, vowels, rounds: Vec::new(), sheets: 0, points: 0, valid: 0 };
            ratios.push(none);
            ratios.len() - 1
        });
        let Some(ratio) = ratios.get_mut(place) else { continue };
        ratio.rounds.push(round);
        for (_, _, grade) in counting.iter().filter(|(of, ..)| *of == round) {
            ratio.sheets += 1;
            ratio.points += i64::from(grade.total());
            ratio.valid += grade.valid.count;
        }
    }
    ratios
}
