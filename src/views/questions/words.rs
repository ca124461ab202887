//! Questions about rulings on words: on several alike, and against an upheld objection.

use crate::commands::{Entry, Shortcut, UserCommand, spec};
use crate::domain::contest::command::Command;
use crate::domain::contest::office::Office;
use crate::domain::contest::ruling::Ruled;
use crate::domain::letters::Word;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, REASON, Then};
use crate::views::{AskedOf as Asked, OwnViews, Sight, words};

/// The evidence that is typed for a ruling on a word. What stands there from the ruling on the selected word is evidence for
/// that alone: neither for its opposite nor for another word.
pub fn evidence<F: OwnViews>(sight: &Sight<'_, F>, word: &Word, ruled: Ruled) -> String {
    let typed = sight.desk.text(Entry::Evidence).trim();
    let laid = sight.desk.word.as_ref();
    let stands = laid.and_then(|laid| sight.contest().common.rulings.get(laid));
    let is_of_it = laid == Some(word) && stands.is_some_and(|stands| stands.ruled == ruled);
    match stands {
        Some(stands) if stands.evidence == typed && !is_of_it => String::new(),
        _ => typed.to_owned(),
    }
}

/// The ruling that was seen when the question was asked stands in it.
fn rule<F: OwnViews>(sight: &Sight<'_, F>, word: &Word, ruled: Ruled) -> Command<F> {
    Command::RuleWord {
        word: word.clone(),
        seen: sight.desk.seen_rulings.get(word).cloned(),
        ruled,
        evidence: evidence(sight, word, ruled),
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
    // It is written to each of them.
    let evidence = picked.iter().map(|word| evidence(sight, word, ruled)).find(|it| !it.is_empty());
    let evidence = evidence.map(|it| format!("{}: {it}", tr(sight.language(), "words-evidence")));
    let lines = [listed.join(", ")].into_iter().chain(evidence).collect();
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
    let told = match ruled {
        Some(Ruled::Valid) => "words-now-valid",
        Some(Ruled::Invalid) => "words-now-invalid",
        None => "words-now-withdrawn",
    };
    let undo = spec(&UserCommand::Undo).shortcut.map(Shortcut::label).unwrap_or_default();
    let told = text!(sight.language(), told, word = word.to_string(), key = undo);
    let then = [Then::Tell(told), Then::SelectWord(word.clone())];
    let was_upheld = words::upheld(sight.contest(), word).is_some();
    // Why a decision no longer holds is the evidence for what holds instead.
    let rule = |ruled| {
        let seen = sight.desk.seen_rulings.get(word).cloned();
        let mut evidence = sight.desk.reason_in_words()?;
        if evidence.is_empty() && !was_upheld {
            // What spoke for the contrary speaks for this no more.
            let before = sight.contest().common.rulings.get(word);
            let typed = self::evidence(sight, word, ruled);
            let of_other = before.is_some_and(|ruling| ruling.evidence == typed);
            evidence = if of_other { String::new() } else { typed };
        }
        if evidence.is_empty() && was_upheld {
            return Err(tr(sight.language(), "errors-reason-missing"));
        }
        Ok(Command::RuleWord { word: word.clone(), seen, ruled, evidence })
    };
    let withdraw = || Ok(Command::WithdrawRuling { word: word.clone() });
    let answer = ruled.map_or_else(withdraw, rule);
    Asked {
        lines: words::overruled(sight, word, ruled),
        fields: ruled.map(|_| REASON).into_iter().collect(),
        ..Asked::new(Office::Referee, answer.map(|answer| Answer::order(answer, then)))
    }
}
