//! Questions about rulings on words: on several alike, and against an upheld objection.

use crate::commands::{Entry, UserCommand};
use crate::domain::contest::command::Command;
use crate::domain::contest::office::Office;
use crate::domain::contest::ruling::Ruled;
use crate::domain::letters::Word;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, Then, order};
use crate::views::{AskedOf as Asked, OwnViews, Sight, words};

/// The ruling that was seen when the question was asked stands in it.
fn rule<F: OwnViews>(sight: &Sight<'_, F>, word: &Word, ruled: Ruled) -> Command<F> {
    Command::RuleWord {
        word: word.clone(),
        seen: sight.desk.seen_rulings.get(word).cloned(),
        ruled,
        evidence: sight.desk.text(Entry::Evidence).trim().to_owned(),
    }
}

/// Which word is ruled on: it is selected in Words, where the rulings are.
pub fn which<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let language = sight.language();
    let typed = sight.desk.text(Entry::Word);
    let word = F::word_of(typed).ok_or_else(|| tr(language, "dialog-no-word"));
    Asked {
        lines: vec![tr(language, "dialog-which-word")],
        fields: vec![(Entry::Word, "console-word")],
        filled: vec![(Entry::Word, String::new())],
        ..Asked::new(Office::Anybody, word.map(|word| Answer::User(UserCommand::SelectWord(word))))
    }
}

/// Rule on every picked word alike: nothing says who wrote them, as before each ruling. Those that are
/// ruled so already stay as they are.
pub fn rule_picked<F: OwnViews>(sight: &Sight<'_, F>, ruled: Ruled) -> Asked<F> {
    let picked = &sight.desk.picked;
    let listed: Vec<String> = picked.iter().map(ToString::to_string).collect();
    let lines = vec![listed.join(", ")];
    let rulings = &sight.contest().common.rulings;
    let others = picked.iter().filter(|word| rulings.get(*word).is_none_or(|it| it.ruled != ruled));
    let rule = |word: &Word| rule(sight, word, ruled);
    let rule_all = Command::Several(others.map(rule).collect());
    let answer = Answer::order(rule_all, [Then::NextWord]);
    let key = match ruled {
        Ruled::Valid => "dialog-rule-all-valid",
        Ruled::Invalid => "dialog-rule-all-invalid",
    };
    let title = text!(sight.language(), key, count = picked.len());
    Asked { title: Some(title), lines, ..Asked::new(Office::Referee, Ok(answer)) }
}

/// Rule against an objection that was upheld about this word, or withdraw its ruling.
pub fn overrule<F: OwnViews>(sight: &Sight<'_, F>, word: &Word, ruled: Option<Ruled>) -> Asked<F> {
    let answer = match ruled {
        Some(ruled) => rule(sight, word, ruled),
        None => Command::WithdrawRuling { word: word.clone() },
    };
    Asked {
        lines: words::overruled(sight, word, ruled),
        ..Asked::new(Office::Referee, order(answer))
    }
}
