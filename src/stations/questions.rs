//! What two keyings of one paper differ in, as a page asks it: one answer for each, and what a form says by them.

use serde::Serialize;

use super::refused::{Refused, Why};
use crate::language::{Language, tr};

/// Of what is asked about, by its place: whether it stands.
pub type Stands = (usize, bool);

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
    /// Its value in a form: of each place of its question `yes` or `no`, between points.
    pub value: String,
    /// Whether it was chosen already.
    pub said: bool,
    #[serde(skip)]
    says: Vec<Stands>,
}

impl Question {
    /// What begins the names of all of them.
    pub const NAMES: &str = "_kept.";

    /// A question, none of its answers chosen; each of them says something of the same places.
    pub fn new(text: String, answers: impl Iterator<Item = (String, Vec<Stands>)>) -> Self {
        let answers = answers.map(|(label, says)| {
            let value: Vec<&str> =
                says.iter().map(|(_, is)| if *is { "yes" } else { "no" }).collect();
            Choice { label, value: value.join("."), said: false, says }
        });
        let answers: Vec<Choice> = answers.collect();
        let about = answers.first().into_iter().flat_map(|answer| &answer.says);
        let places: Vec<String> = about.map(|(at, _)| at.to_string()).collect();
        Self { text, name: format!("{}{}", Self::NAMES, places.join(".")), answers }
    }

    /// What a form says by one of its fields, where that is a question.
    pub fn read(name: &str, value: &str) -> Option<Vec<Stands>> {
        let places = name.strip_prefix(Self::NAMES)?.split('.');
        let says = places.zip(value.split('.')).map(|(at, is)| {
            let is = match is {
                "yes" => true,
                "no" => false,
                _ => return None,
            };
            Some((at.parse().ok()?, is))
        });
        says.collect()
    }

    /// Its answer is what was answered of each place.
    pub fn is_said(&mut self, kept: &[Option<bool>]) {
        for answer in &mut self.answers {
            answer.said = answer.says.iter().all(|(at, is)| kept.get(*at) == Some(&Some(*is)));
        }
    }
}

/// The answers to these questions, by place. The first that has none is named.
///
/// # Errors
/// [`Refused`], where not each of them is answered.
pub fn all_answered(
    language: Language,
    kept: &[Option<bool>],
    questions: &[Question],
) -> Result<Vec<bool>, Refused> {
    let open = |question: &&Question| {
        let mut about = question.answers.iter().flat_map(|answer| &answer.says);
        about.any(|(at, _)| kept.get(*at).copied().flatten().is_none())
    };
    if let Some(open) = questions.iter().find(open) {
        let why = Refused::new(Why::Unfit, tr(language, "staff-each-answered"));
        return Err(why.with("field", open.name.clone()));
    }
    let places = questions.iter().filter_map(|question| question.answers.first());
    if kept.len() != places.map(|answer| answer.says.len()).sum::<usize>() {
        return Err(Refused::new(Why::Form, tr(language, "web-not-understood")));
    }
    Ok(kept.iter().copied().flatten().collect())
}
