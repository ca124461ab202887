//! What two keyings of one paper differ in, as a page asks it: one answer for each, and what a form says by them.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::refused::{Refused, Why};
use crate::language::{Language, tr};

/// What is answered of one of the things that are asked about.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Kept {
    /// Whether it stands.
    Stands(bool),
    /// What the paper says in its place.
    Says(String),
}

/// Of what is asked about, by its place: what is answered.
pub type Answered = (usize, Kept);

/// What two keyings differ in: one of its answers is chosen.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Question {
    /// What is asked.
    pub text: String,
    /// Its name in a form: [`Question::NAMES`] and the places of what it is about, between points.
    pub name: String,
    /// What may be answered.
    pub answers: Vec<Choice>,
}

/// What may be answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Choice {
    /// How it is called.
    pub label: String,
    /// Its value in a form: of each place of its question what is answered there, as JSON; null where that is typed beside.
    pub value: String,
    /// Whether it was chosen already.
    pub said: bool,
    /// Where it is typed beside, what was.
    pub typed: Option<String>,
    #[serde(skip)]
    says: Vec<Answered>,
}

impl Question {
    /// What begins the names of all of them.
    pub const NAMES: &str = "_kept.";
    /// What ends the name of the field beside an answer that is typed.
    pub const TYPED: &str = "?";

    /// A question, none of its answers chosen; each of them says something of the same places.
    pub fn new(text: String, answers: impl Iterator<Item = (String, Vec<Answered>)>) -> Self {
        let answers = answers.map(|(label, says)| {
            let value = value_of(says.iter().map(|(at, kept)| (*at, json!(kept))));
            Choice { label, value, said: false, typed: None, says }
        });
        let answers: Vec<Choice> = answers.collect();
        let about = answers.first().into_iter().flat_map(|answer| &answer.says);
        let places: Vec<String> = about.map(|(at, _)| at.to_string()).collect();
        Self { text, name: format!("{}{}", Self::NAMES, places.join(".")), answers }
    }

    /// The same with one more answer: what the paper says is typed, in place of all that it is about.
    #[must_use]
    pub fn or_typed(mut self, language: Language) -> Self {
        let Some(first) = self.answers.first() else { return self };
        let kept = |at| if at == 0 { Kept::Says(String::new()) } else { Kept::Stands(false) };
        let says = first.says.iter().enumerate().map(|(at, (place, _))| (*place, kept(at)));
        let says: Vec<Answered> = says.collect();
        let value = says.iter().map(|(at, kept)| match kept {
            Kept::Says(_) => (*at, Value::Null),
            Kept::Stands(_) => (*at, json!(kept)),
        });
        let third = Choice {
            label: tr(language, "staff-third"),
            value: value_of(value),
            said: false,
            typed: Some(String::new()),
            says,
        };
        self.answers.push(third);
        self
    }

    /// The places of what it is about.
    pub fn places(&self) -> impl Iterator<Item = usize> {
        self.answers.first().into_iter().flat_map(|answer| &answer.says).map(|(at, _)| *at)
    }

    /// What a form says by one of its fields, where that is a question; with what is typed beside it.
    pub fn read(name: &str, value: &str, typed: &str) -> Option<Vec<Answered>> {
        let places = name.strip_prefix(Self::NAMES)?.split('.').map(|at| at.parse().ok());
        let places: BTreeSet<usize> = places.collect::<Option<_>>()?;
        let said: BTreeMap<usize, Option<Kept>> = serde_json::from_str(value).ok()?;
        let typed = || Kept::Says(typed.to_owned());
        let is_of_these = said.keys().eq(&places);
        is_of_these
            .then(|| said.into_iter().map(|(at, kept)| (at, kept.unwrap_or_else(typed))).collect())
    }

    /// Its answer is what was answered of each place.
    pub fn is_said(&mut self, kept: &[Option<Kept>]) {
        for answer in &mut self.answers {
            answer.said = answer.is(kept);
            let first = answer.says.first().and_then(|(at, _)| kept.get(*at)?.as_ref());
            if let (true, Some(typed), Some(Kept::Says(text))) =
                (answer.said, &mut answer.typed, first)
            {
                typed.clone_from(text);
            }
        }
    }
}

impl Choice {
    /// Whether this is what was answered; where it is typed, whatever that was.
    fn is(&self, kept: &[Option<Kept>]) -> bool {
        self.says.iter().all(|(at, says)| match (kept.get(*at).and_then(Option::as_ref), says) {
            (Some(Kept::Says(_)), Kept::Says(_)) if self.typed.is_some() => true,
            (kept, says) => kept == Some(says),
        })
    }
}

/// What is answered at each place, as a form says it.
fn value_of(said: impl Iterator<Item = (usize, Value)>) -> String {
    json!(said.collect::<BTreeMap<_, _>>()).to_string()
}

/// The answers to these questions, by place. The first that has none is named.
///
/// # Errors
/// [`Refused`], where not each of them is answered by one of its answers.
pub fn all_answered(
    language: Language,
    kept: &[Option<Kept>],
    questions: &[Question],
) -> Result<Vec<Kept>, Refused> {
    let of = |at: usize| kept.get(at).and_then(Option::as_ref);
    let is_blank = |at| matches!(of(at), Some(Kept::Says(text)) if text.trim().is_empty());
    for question in questions {
        let key = if question.places().any(|at| of(at).is_none()) {
            "staff-each-answered"
        } else if question.answers.iter().any(|it| it.typed.is_some() && it.is(kept))
            && question.places().any(is_blank)
        {
            "staff-third-asks"
        } else {
            continue;
        };
        let why = Refused::new(Why::Unfit, tr(language, key));
        return Err(why.with("field", question.name.clone()));
    }
    let is_answer = |question: &Question| question.answers.iter().any(|answer| answer.is(kept));
    let count: usize = questions.iter().map(|question| question.places().count()).sum();
    if kept.len() != count || !questions.iter().all(is_answer) {
        return Err(Refused::new(Why::Form, tr(language, "web-not-understood")));
    }
    Ok(kept.iter().flatten().cloned().collect())
}
