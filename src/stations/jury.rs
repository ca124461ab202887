//! Words as the jury rules on them: how many wrote each, in which rounds, what is near it, and what was ruled. Not who
//! wrote it.

use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::asked::{Asker, Does, Step};
use super::block::Block;
use super::help::{Chapter, JURY};
use super::refused::{Refused, Why};
use super::turned::{Overturned, path};
use crate::domain::contest::command::Command;
use crate::domain::contest::event::Event;
use crate::domain::contest::law::jury_may_rule;
use crate::domain::contest::ruling::{Ruled, Ruling};
use crate::domain::contest::{Format, Record, Rejection};
use crate::domain::ids::RoundNo;
use crate::domain::letters::Word;
use crate::domain::person::Role;
use crate::language::{Language, tr};
use crate::lexicon::maybe_a_name;
use crate::screens::changes::{told_of_nobody, what_if};
use crate::screens::name::time_of_day;
use crate::screens::words::{Rulings, Standing};
use crate::screens::{Open, Tone};
use crate::text;

/// Something that waits, or was ruled.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Queued {
    /// Where its page is; empty where it has none.
    pub path: String,
    /// The word as written.
    pub word: String,
    /// How many wrote it and in which rounds, or how it was ruled.
    pub about: String,
    /// What is said of words of the list that are near, or the evidence.
    pub near: String,
    /// How it is to be seen.
    pub tone: Tone,
}

/// What the jury sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Queue {
    /// What waits, the most-written first.
    pub waiting: Vec<Queued>,
    /// What was ruled on.
    pub ruled: Vec<Queued>,
    /// Of whoever looks, what others turned over since.
    pub turned: Vec<Overturned>,
}

/// A word to be ruled on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Judged {
    /// Where its page is.
    pub path: String,
    /// It.
    pub word: String,
    /// How many wrote it, in which rounds, what is near it, how it was ruled.
    pub lines: Vec<(String, Tone)>,
    /// The letters of the rounds in which it was written.
    pub above: Vec<Block>,
    /// Whether a ruling is in force, which is then changed.
    pub is_ruled: bool,
    /// Who ruled on it last and how, as a sentence for whoever looks at it meanwhile; empty where nobody did.
    pub since: String,
    /// The evidence of that.
    pub evidence: String,
    /// What can be ruled.
    pub does: Vec<Does>,
    /// Of whoever looks, what others turned over since.
    pub turned: Vec<Overturned>,
}

/// A format whose words a jury rules on.
pub trait Jury<F: Format>: Sync {
    /// What help says of these pages.
    fn help(&self) -> &'static [Chapter] {
        &[JURY]
    }

    /// What waits, and what was ruled.
    fn queue(&self, open: &Open<'_, F>, asker: &Asker<'_>) -> Queue;

    /// One word that waits or was ruled on.
    ///
    /// # Errors
    /// [`Refused`], where nobody wrote it.
    fn word(&self, open: &Open<'_, F>, asker: &Asker<'_>, word: &str) -> Result<Judged, Refused>;

    /// What an ask becomes.
    ///
    /// # Errors
    /// [`Refused`].
    fn step(&self, open: &Open<'_, F>, asker: &Asker<'_>, ask: &Value) -> Result<Step<F>, Refused>;
}

/// What a jury asks, whatever the format.
#[derive(Debug, Deserialize)]
#[serde(tag = "ask", rename_all = "snake_case", deny_unknown_fields)]
enum Ask {
    Rule { word: String, ruled: Ruled, evidence: String, seen: Seen },
    Withdraw { word: String, seen: Seen },
}

/// What was in force when it was asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Seen {
    None,
    Valid,
    Invalid,
}

impl Seen {
    fn of(ruling: Option<&Ruling>) -> Self {
        match ruling.map(|ruling| ruling.ruled) {
            None => Self::None,
            Some(Ruled::Valid) => Self::Valid,
            Some(Ruled::Invalid) => Self::Invalid,
        }
    }

    const fn code(self) -> &'static str {
        match self {
            Self::None => "none",
            Self::Valid => "valid",
            Self::Invalid => "invalid",
        }
    }
}

fn ruled_so(language: Language, ruled: Ruled) -> (String, Tone) {
    match ruled {
        Ruled::Valid => (tr(language, "words-is-ruled-valid"), Tone::Good),
        Ruled::Invalid => (tr(language, "words-is-ruled-invalid"), Tone::Bad),
    }
}

fn standing<F: Rulings>(language: Language, of: &Standing) -> String {
    let mut rounds = of.rounds.clone();
    rounds.sort_unstable();
    rounds.dedup();
    let rounds: Vec<String> = rounds.iter().map(ToString::to_string).collect();
    text!(language, F::said("words-waits-of"), count = of.writers(), rounds = rounds.join(", "))
}

/// The words of the list that may be meant; `None` where there is none.
fn near<F: Rulings>(open: &Open<'_, F>, word: &Word, of: &Standing) -> Option<String> {
    let mut rounds = of.rounds.clone();
    rounds.dedup();
    let near = F::near(open, word, &rounds);
    let near: Vec<String> = near.iter().map(ToString::to_string).collect();
    (!near.is_empty()).then(|| near.join(", "))
}

/// The words of a format: undecided ones that count, and those that were ruled on.
pub fn queue<F: Rulings>(open: &Open<'_, F>, language: Language) -> Queue {
    let undecided: BTreeMap<Word, Standing> = F::undecided(open);
    let mut sorted: Vec<(&Word, &Standing)> = undecided.iter().collect();
    sorted.sort_by_key(|(word, of)| (Reverse(of.players.len()), *word));
    let waiting = sorted.into_iter().map(|(word, of)| Queued {
        path: path(word),
        word: word.to_string(),
        about: standing::<F>(language, of),
        near: near(open, word, of)
            .map_or_else(String::new, |near| text!(language, "jury-near", near = near)),
        tone: Tone::Open,
    });
    let who = rulers(open.record);
    let ruled = open.contest().common.rulings.iter().map(|(word, ruling)| {
        let (way, tone) = ruled_so(language, ruling.ruled);
        let about = who.get(word).map_or_else(|| way.clone(), |who| format!("{way} {who}"));
        let (path, word, near) = (path(word), word.to_string(), ruling.evidence.clone());
        Queued { path, word, about, near, tone }
    });
    Queue { waiting: waiting.collect(), ruled: ruled.collect(), turned: Vec::new() }
}

/// The word that somebody wrote or that was ruled on, by its text.
fn known<F: Rulings>(
    open: &Open<'_, F>,
    language: Language,
    text: &str,
) -> Result<(Word, Option<Standing>), Refused> {
    let mut undecided = F::undecided(open).into_iter();
    if let Some((word, of)) = undecided.find(|(word, _)| word.to_string() == text) {
        return Ok((word, Some(of)));
    }
    let mut ruled = open.contest().common.rulings.keys();
    let found = ruled.find(|word| word.to_string() == text).cloned();
    let unknown = || Refused::new(Why::Unknown, tr(language, "jury-no-word"));
    found.map(|word| (word, None)).ok_or_else(unknown)
}

/// One word.
///
/// # Errors
/// [`Refused`], where it neither waits nor was ruled on.
pub fn word<F: Rulings>(
    open: &Open<'_, F>,
    asker: &Asker<'_>,
    text: &str,
    letters: impl Fn(RoundNo) -> Option<Block>,
) -> Result<Judged, Refused> {
    let language = asker.language;
    let (word, waits) = known(open, language, text)?;
    let ruling = open.contest().common.rulings.get(&word);
    let mut lines = Vec::new();
    let (rounds, players) = F::writers(open, &word).into_iter().unzip();
    let of = waits.clone().unwrap_or(Standing { rounds, players, elsewhere: 0 });
    if !of.rounds.is_empty() {
        let tone = if waits.is_some() { Tone::Open } else { Tone::Plain };
        lines.push((standing::<F>(language, &of), tone));
    }
    if let Some(of) = &waits {
        let near = near(open, &word, of);
        let near = near.map(|near| text!(language, "words-maybe-slip", near = near));
        lines.extend(near.map(|near| (near, Tone::Plain)));
    }
    if maybe_a_name(&word) {
        lines.push((tr(language, "words-maybe-name"), Tone::Plain));
    }
    lines.extend(ruling.map(|ruling| {
        let (way, tone) = ruled_so(language, ruling.ruled);
        let (by, at) = ruled_by(open.record, &word);
        (if by.is_empty() { way } else { format!("{way} {}", ruler(&by, &at)) }, tone)
    }));
    let evidence = ruling.map(|ruling| ruling.evidence.clone()).unwrap_or_default();
    if !evidence.is_empty() {
        lines.push((format!("{}: {evidence}", tr(language, "words-evidence")), Tone::Plain));
    }
    let seen = Seen::of(ruling).code();
    let text = word.to_string();
    let does = |key: &str, ask: Value| Does::new(tr(language, key), ask);
    let rule = |ruled: &str| json!({"ask": "rule", "word": text, "ruled": ruled, "seen": seen});
    let mut all = Vec::new();
    // What the law will refuse is not offered.
    let barred = barred(open, asker, &word);
    let since = told_since(open, language, &word, barred.is_some()).1;
    if let Some(why) = &barred {
        lines.push((language.rejection(why), Tone::Ignored));
    } else if open.changeable() {
        lines.extend(consequences(open, asker, &word, ruling));
        all.push(does("jury-valid", rule("valid")));
        all.push(does("jury-invalid", rule("invalid")));
        if ruling.is_some() {
            let withdraw = json!({"ask": "withdraw", "word": text, "seen": seen});
            all.push(does("jury-withdraw", withdraw));
        }
    }
    let rounds: BTreeSet<RoundNo> = of.rounds.into_iter().collect();
    let above = rounds.into_iter().filter_map(letters).collect();
    let is_ruled = ruling.is_some();
    let path = path(&word);
    let (does, turned) = (all, Vec::new());
    Ok(Judged { path, word: text, lines, above, is_ruled, since, evidence, does, turned })
}

/// Why who looks at a word may not rule on it.
fn barred<F: Format>(open: &Open<'_, F>, asker: &Asker<'_>, word: &Word) -> Option<Rejection<F>> {
    match asker.who.role {
        Role::Jury => jury_may_rule(open.record, word).err(),
        Role::Referee | Role::Assistant | Role::Screen | Role::Centre => None,
    }
}

/// What either ruling would bring and cost, and how many; not whom.
fn consequences<F: Rulings>(
    open: &Open<'_, F>,
    asker: &Asker<'_>,
    word: &Word,
    now: Option<&Ruling>,
) -> Vec<(String, Tone)> {
    let language = asker.language;
    let ways = [(Ruled::Valid, "words-if-valid"), (Ruled::Invalid, "words-if-invalid")];
    let others = ways.into_iter().filter(|(way, _)| now.is_none_or(|now| now.ruled != *way));
    let told = others.map(|(ruled, key)| {
        let event = Event::WordRuled { word: word.clone(), ruled, evidence: String::new() };
        let told = told_of_nobody(language, &what_if(open, asker.who, vec![event]));
        let none = || tr(language, "words-no-points");
        let told = if told.is_empty() { none() } else { told.join(", ") };
        (format!("{} {told}", tr(language, key)), Tone::Plain)
    });
    told.collect()
}

/// What an ask about a word becomes.
///
/// # Errors
/// [`Refused`].
pub fn step<F: Rulings>(
    open: &Open<'_, F>,
    asker: &Asker<'_>,
    ask: &Value,
) -> Result<Step<F>, Refused> {
    let language = asker.language;
    let form = || Refused::new(Why::Form, tr(language, "web-not-understood"));
    let rulings = &open.contest().common.rulings;
    match Ask::deserialize(ask).map_err(|_| form())? {
        Ask::Rule { word, ruled, evidence, seen } => {
            let (word, _) = known(open, language, &word)?;
            let now = rulings.get(&word);
            if Seen::of(now) != seen {
                return since(open, asker, &word, Some(ruled));
            }
            if now.is_some_and(|now| now.ruled == ruled && now.evidence == evidence) {
                return Ok(stands());
            }
            let seen = now.cloned();
            // What stands there for the opposite is evidence for that alone.
            let of_other = now.is_some_and(|now| now.ruled != ruled && now.evidence == evidence);
            let evidence = if of_other { String::new() } else { evidence };
            Ok(Step::Do(Box::new(Command::RuleWord { word, seen, ruled, evidence })))
        }
        Ask::Withdraw { word, seen } => {
            let (word, _) = known(open, language, &word)?;
            if Seen::of(rulings.get(&word)) != seen {
                return since(open, asker, &word, None);
            }
            Ok(Step::Do(Box::new(Command::WithdrawRuling { word })))
        }
    }
}

fn stands<F: Format>() -> Step<F> {
    Step::Stands(json!({"done": true, "what": "same"}))
}

/// Somebody ruled since: the same way is done, another is told with who, which way and by what.
fn since<F: Format>(
    open: &Open<'_, F>,
    asker: &Asker<'_>,
    word: &Word,
    asked: Option<Ruled>,
) -> Result<Step<F>, Refused> {
    let now = open.contest().common.rulings.get(word);
    if now.is_some_and(|now| Some(now.ruled) == asked) {
        return Ok(stands());
    }
    let is_barred = barred(open, asker, word).is_some();
    let ([by, at], text) = told_since(open, asker.language, word, is_barred);
    let refused = Refused::new(Why::Ruled, text).with("by", by).with("at", at);
    let refused = refused.with("ruled", Seen::of(now).code());
    Err(refused.with("evidence", now.map(|now| now.evidence.clone()).unwrap_or_default()))
}

/// Who ruled on a word last and when, and the sentence that says how, which asks whoever may for a ruling once more; empty where
/// nobody did.
fn told_since<F: Format>(
    open: &Open<'_, F>,
    language: Language,
    word: &Word,
    is_barred: bool,
) -> ([String; 2], String) {
    let now = open.contest().common.rulings.get(word);
    let (by, at) = ruled_by(open.record, word);
    let way = match now.map(|now| now.ruled) {
        None => tr(language, "jury-is-open"),
        Some(ruled) => ruled_so(language, ruled).0,
    };
    let by_what = now.filter(|now| !now.evidence.is_empty());
    let by_what = by_what
        .map(|now| format!(" {}: {}.", tr(language, "words-evidence"), now.evidence))
        .unwrap_or_default();
    let way = way + &by_what;
    let key = if is_barred { "jury-ruled-over" } else { "jury-ruled-since" };
    let told = || text!(language, key, word = word.to_string(), by = &by, way = way);
    let text = if by.is_empty() { String::new() } else { told() };
    ([by, at], text)
}

/// Who ruled, and at what time of the day, behind what was ruled.
fn ruler(by: &str, at: &str) -> String {
    format!("({by}, {at})")
}

/// Who ruled on each word last.
fn rulers<F: Format>(record: &Record<F>) -> BTreeMap<&Word, String> {
    let ruled = record.log().iter().filter_map(|recorded| match &recorded.event {
        Event::WordRuled { word, .. } if !record.is_undone(recorded.action) => {
            Some((word, ruler(&recorded.who.name, &time_of_day(recorded.at.wall_ms))))
        }
        _ => None,
    });
    ruled.collect()
}

/// Who ruled on a word last, or withdrew that, and at what time of the day.
fn ruled_by<F: Format>(record: &Record<F>, word: &Word) -> (String, String) {
    let mut log = record.log().iter().rev();
    let found = log.find(|recorded| match &recorded.event {
        Event::WordRuled { word: of, .. } | Event::RulingWithdrawn { word: of } => {
            of == word && !record.is_undone(recorded.action)
        }
        _ => false,
    });
    let told = found.map(|it| (it.who.name.clone(), time_of_day(it.at.wall_ms)));
    told.unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::stations::asked::names_of;

    #[test]
    fn nothing_else_is_asked_of_words() {
        let all = ["rule", "withdraw"];
        assert_eq!(names_of::<Ask>(), all);
    }
}
