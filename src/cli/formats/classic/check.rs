//! `check` by a rule set: words that its tiles and rules allow, and the judge's one verdict.

use std::collections::BTreeMap;

use clap::ArgMatches;
use serde::Serialize;

use super::named_rules;
use crate::cli::args;
use crate::cli::checked::{Checked, read, show, word};
use crate::cli::lexicon::given;
use crate::cli::outcome::{Failure, Outcome};
use crate::cli::shell::Shell;
use crate::domain::formats::classic::judge::{Judge, Verdict};
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList as _;
use crate::exchange::json_line;
use crate::lexicon::{Lexicon, spellings};

/// What `check --play` answers.
#[derive(Serialize)]
struct Judged {
    words: Vec<Word>,
    verdict: Verdict,
}

pub(in crate::cli) fn check(shell: Shell, asked: &ArgMatches) -> Outcome {
    let rules = named_rules(shell, asked)?;
    let language = rules.language;
    let list = given(shell, asked, language)?.unwrap_or_else(|| Lexicon::free(language));
    let check = |written: &String| {
        let reading = read(shell, rules.alphabet(), written)?;
        let word = word(shell, &reading)?;
        let found = list.contains(&word) && rules.can_be_laid(&word);
        let spelled = spellings(language, &word);
        Ok(Checked::of(word, written, found, reading.recovery, spelled))
    };
    let words = asked.get_many::<String>(args::WORD).into_iter().flatten();
    let checked = words.map(check).collect::<Result<Vec<_>, Failure>>()?;
    if !asked.get_flag(args::PLAY) {
        return show(shell, asked, list.passport(), &checked);
    }
    let words: Vec<Word> = checked.into_iter().map(|checked| checked.word).collect();
    let (authority, rulings) = (list.passport().authority, BTreeMap::new());
    let verdict = Judge { rules: &rules, list: &list, authority, rulings: &rulings }.of(&words);
    if asked.get_flag("json") {
        return shell.show_data(&json_line(&Judged { words, verdict }));
    }
    shell.show(&(shell.language.verdict(verdict) + "\n"))
}
