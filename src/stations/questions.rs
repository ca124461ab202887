//! What two keyings of one paper differ in, as a page asks it: one answer for each, and what a form says by them.

use serde::{Deserialize, Serialize};

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
    /// Its value in a form: of each place of its question, between points, `yes` or `no`; `=` and what the paper says; or `?`
    /// where that is typed beside.
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
            let value: Vec<String> = says.iter().map(|(_, kept)| kept.value()).collect();
            Choice { label, value: value.join("."), said: false, typed: None, says }
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
        let value = ["?"].into_iter().chain(first.says.iter().skip(1).map(|_| "no"));
        let third = Choice {
            label: tr(language, "staff-third"),
            value: value.collect::<Vec<_>>().join("."),
            said: false,
            typed: Some(String::new()),
            says: says.collect(),
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
        let places = name.strip_prefix(Self::NAMES)?.split('.');
        let says = places.zip(value.split('.')).map(|(at, said)| {
            let kept = match said {
                "yes" => Kept::Stands(true),
                "no" => Kept::Stands(false),
                "?" => Kept::Says(typed.to_owned()),
                said => Kept::Says(said.strip_prefix('=')?.to_owned()),
            };
            Some((at.parse().ok()?, kept))
        });
        says.collect()
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

impl Kept {
    fn value(&self) -> String {
        match self {
            Self::Stands(true) => "yes".to_owned(),
            Self::Stands(false) => "no".to_owned(),
            Self::Says(text) => format!("={text}"),
        }
    }
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
