//! Words called out: whoever calls a word first has a point for it, three rounds long, without letters,
//! sheets or a draw. No list of the program knows this format; it stands on the trait alone.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use eforos::domain::clock::Moment;
use eforos::domain::contest::corrected::Placed;
use eforos::domain::contest::draft::Draft;
use eforos::domain::contest::event::{Event, Recorded};
use eforos::domain::contest::law::{Laws, Past};
use eforos::domain::contest::objection::{About, Objection};
use eforos::domain::contest::office::Office;
use eforos::domain::contest::penalty::PenaltyName;
use eforos::domain::contest::ruling::Ruled;
use eforos::domain::contest::undo::TakesBack;
use eforos::domain::contest::verifying::{LettersOf, OtherLetters, OtherTotal, Totals};
use eforos::domain::contest::{self, Context, Format, Record, Rejection};
use eforos::domain::ids::{PlayerId, RoundNo};
use eforos::domain::letters::{Alphabet, GREEK, Word, WordLanguage, Written};
use eforos::domain::lexicon::WordList;
use eforos::domain::person::Person;
use eforos::domain::text::UnfitText;
use serde::{Deserialize, Serialize};

pub type Contest = contest::Contest<Called>;

const ROUNDS: u8 = 3;

/// The rules, as a file holds them.
pub const RULES: &str = "id = \"called-1\"\n";

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("no rules")]
pub struct NoRules;

/// How the words are counted; there is one way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CalledRules {
    pub id: String,
}

/// A game of called words as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Called {
    rules: Arc<CalledRules>,
    /// The round that is played; after the last one, none.
    pub playing: Option<RoundNo>,
    /// Every word by who called it.
    pub words: BTreeMap<Word, PlayerId>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ask {
    Call { player: PlayerId, word: Word },
    EndRound,
}

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum Fact {
    WordCalled { round: RoundNo, player: PlayerId, word: Word },
    RoundEnded { round: RoundNo },
}

#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Refusal {
    #[error("no round is played")]
    NoRound,
    #[error("that is not the round that is played")]
    OtherRound { round: RoundNo },
    #[error("{word} was called already")]
    Repeated { word: Word },
    #[error("nothing of the kind can be upheld")]
    NothingToUphold,
}

/// A word that the referee still has to rule on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Undecided(pub Word);

#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Line {
    pub player: PlayerId,
    pub points: u32,
}

/// Points of each player, and the words that wait.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Points {
    of: BTreeMap<PlayerId, u32>,
    waiting: BTreeSet<Word>,
}

fn round(number: u8) -> RoundNo {
    RoundNo::new(number).expect("from 1")
}

impl From<Refusal> for Rejection<Called> {
    fn from(refusal: Refusal) -> Self {
        Self::Own(refusal)
    }
}

impl Format for Called {
    const NAME: &'static str = "called";

    type Rules = CalledRules;
    type RulesError = NoRules;
    type Command = Ask;
    type Event = Fact;
    type Refusal = Refusal;
    type Doubt = Undecided;
    type Table = Vec<Line>;
    type Judged = Points;

    fn what_time_brings() -> Option<Ask> {
        None
    }

    fn is_same_due(one: &Event<Self>, other: &Event<Self>) -> bool {
        one == other
    }

    fn own_rules() -> &'static [&'static str] {
        &[RULES]
    }

    fn rules(text: &str) -> Result<CalledRules, NoRules> {
        let id = text.strip_prefix("id = ").ok_or(NoRules)?;
        Ok(CalledRules { id: id.trim().trim_matches('"').to_owned() })
    }

    fn begin(rules: Arc<CalledRules>) -> Self {
        Self { rules, playing: Some(RoundNo::FIRST), words: BTreeMap::new() }
    }

    fn rules_id(&self) -> &str {
        &self.rules.id
    }

    fn alphabet(&self) -> &'static Alphabet {
        &GREEK
    }

    fn language(&self) -> WordLanguage {
        WordLanguage::Greek
    }

    fn last_round(&self) -> RoundNo {
        round(ROUNDS)
    }

    fn penalties() -> &'static [PenaltyName] {
        &[PenaltyName::Reprimand, PenaltyName::Expelled]
    }

    fn apply(&mut self, event: &Fact, _: Moment, _: &Person) {
        match event {
            Fact::WordCalled { player, word, .. } => {
                self.words.insert(word.clone(), *player);
            }
            Fact::RoundEnded { round } => {
                self.playing = Some(round.next()).filter(|&next| next <= self.last_round());
            }
        }
    }

    fn build(
        contest: &Contest,
        command: Ask,
        _: &Context<'_>,
    ) -> Result<Vec<Event<Self>>, Rejection<Self>> {
        let round = contest.game.playing.ok_or(Refusal::NoRound)?;
        Ok(vec![Event::Own(match command {
            Ask::Call { player, word } => Fact::WordCalled { round, player, word },
            Ask::EndRound => Fact::RoundEnded { round },
        })])
    }

    fn lawful(
        past: &Past<'_, Self>,
        event: &Fact,
        _: (Moment, &Person),
        _: Laws<'_>,
    ) -> Result<(), Rejection<Self>> {
        let contest = past.contest;
        let (Fact::WordCalled { round, .. } | Fact::RoundEnded { round }) = event;
        if contest.game.playing != Some(*round) {
            return Err(Refusal::OtherRound { round: *round }.into());
        }
        match event {
            Fact::WordCalled { player, .. } if !contest.common.players.contains_key(player) => {
                Err(Rejection::UnknownPlayer { player: *player })
            }
            Fact::WordCalled { word, .. } if contest.game.words.contains_key(word) => {
                Err(Refusal::Repeated { word: word.clone() }.into())
            }
            Fact::WordCalled { .. } | Fact::RoundEnded { .. } => Ok(()),
        }
    }

    fn follows(_: &Contest, _: &Fact, rest: &[&Event<Self>]) -> bool {
        rest.is_empty()
    }

    fn is_all_that_is_due(_: &Contest, _: &Fact, _: Moment, _: &[&Event<Self>]) -> bool {
        true
    }

    fn texts_fit(_: &Fact) -> Result<(), UnfitText> {
        Ok(())
    }

    fn office(_: &Contest, event: &Fact, _: Moment) -> Office {
        match event {
            Fact::WordCalled { .. } => Office::Assistant,
            Fact::RoundEnded { .. } => Office::Referee,
        }
    }

    fn takes_back(_: &Record<Self>, _: &[Recorded<Self>], event: &Fact) -> TakesBack {
        match event {
            Fact::WordCalled { .. } => TakesBack::Desk,
            Fact::RoundEnded { .. } => TakesBack::Play,
        }
    }

    fn is_draw(_: &Fact) -> bool {
        false
    }

    fn has_begun_to_draw(&self) -> bool {
        false
    }

    fn is_played(&self, round: RoundNo) -> bool {
        self.playing.is_none_or(|playing| round < playing)
    }

    fn ended_round(event: &Fact) -> Option<RoundNo> {
        match event {
            Fact::RoundEnded { round } => Some(*round),
            Fact::WordCalled { .. } => None,
        }
    }

    fn letters(_: &Contest, _: &Fact) -> Option<LettersOf> {
        None
    }

    fn other_letters(_: &Rejection<Self>) -> Option<OtherLetters> {
        None
    }

    fn written(event: &Fact) -> Vec<Written> {
        match event {
            Fact::WordCalled { word, .. } => vec![word.clone().into()],
            Fact::RoundEnded { .. } => Vec::new(),
        }
    }

    fn may_object(&self, _about: &About) -> bool {
        self.playing.is_none()
    }

    fn upheld(
        contest: &Contest,
        objection: &Objection,
        reason: &str,
        _: Option<&dyn WordList>,
    ) -> Result<Vec<Event<Self>>, Rejection<Self>> {
        match &objection.about {
            About::Word { word, .. }
                if contest.game.words.get(word) == Some(&objection.player)
                    && contest.common.rulings.get(word).map(|it| it.ruled)
                        != Some(Ruled::Valid) =>
            {
                let (word, evidence) = (word.clone(), reason.to_owned());
                Ok(vec![Event::WordRuled { word, ruled: Ruled::Valid, evidence }])
            }
            About::Word { .. } | About::Reading { .. } | About::Void { .. } => {
                Err(Refusal::NothingToUphold.into())
            }
        }
    }

    fn is_new_reading(_: &Contest, _: &Objection, _: &Fact, _: &str) -> bool {
        false
    }

    fn open_round(&self) -> Option<RoundNo> {
        self.playing
    }

    fn judge(contest: &Contest, lexicon: &dyn WordList) -> Points {
        let mut points = Points::default();
        for &player in contest.common.players.keys() {
            points.of.insert(player, 0);
        }
        for (word, &player) in &contest.game.words {
            match contest.common.rulings.get(word).map(|ruling| ruling.ruled) {
                Some(Ruled::Invalid) => {}
                None if !lexicon.contains(word) => {
                    points.waiting.insert(word.clone());
                }
                Some(Ruled::Valid) | None => *points.of.entry(player).or_default() += 1,
            }
        }
        points
    }

    fn judge_again(
        points: &mut Points,
        record: &Record<Self>,
        lexicon: &dyn WordList,
        _: &Event<Self>,
    ) {
        *points = Self::judge(record.contest(), lexicon);
    }

    fn totals(contest: &Contest, lexicon: &dyn WordList) -> Totals {
        let valid = |word: &&Word| match contest.common.rulings.get(word) {
            Some(ruling) => ruling.ruled == Ruled::Valid,
            None => lexicon.contains(word),
        };
        let points = Self::judge(contest, lexicon).of;
        let other = points.iter().find_map(|(&player, &stated)| {
            let (stated, mut words) = (i64::from(stated), contest.game.words.iter());
            let words = words.by_ref().filter(|&(word, &of)| of == player && valid(&word));
            let derived = i64::try_from(words.count()).expect("few words");
            (stated != derived).then_some(OtherTotal { player, stated, derived })
        });
        let words = u32::try_from(contest.game.words.len()).expect("few words");
        Totals { sheets: 0, words, other }
    }

    fn table(_: &Contest, points: &Points) -> Vec<Line> {
        let line = |(&player, &points)| Line { player, points };
        let mut table: Vec<Line> = points.of.iter().map(line).collect();
        table.sort_by_key(|line| (std::cmp::Reverse(line.points), line.player));
        table
    }

    fn placed(table: &Vec<Line>) -> Vec<Placed> {
        let line = |line: &Line| Placed {
            player: line.player,
            rank: Some(
                1 + u32::try_from(table.iter().filter(|it| it.points > line.points).count())
                    .expect("few"),
            ),
            total: line.points.into(),
        };
        table.iter().map(line).collect()
    }

    fn canonical(table: &Vec<Line>) -> String {
        let line = |line: &Line| format!("{};{}", line.player, line.points);
        table.iter().map(line).collect::<Vec<_>>().join("\n")
    }

    fn doubts(_: &Contest, points: &Points, _: &[Draft]) -> Vec<Undecided> {
        points.waiting.iter().cloned().map(Undecided).collect()
    }
}
