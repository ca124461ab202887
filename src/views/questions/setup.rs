//! Questions about what the draws and verdicts of the competition stand on: hall's word, seed, word list.

use crate::commands::Entry;
use crate::domain::contest::command::Command;
use crate::domain::contest::office::Office;
use crate::language::tr;
use crate::text;
use crate::views::asked::{Answer, Deed, order};
use crate::views::competition;
use crate::views::desk::AfterSigning;
use crate::views::{AskedOf as Asked, OwnViews, Sight};

/// What the hall called, before the first draw: recorded exactly as typed.
pub fn hall_word<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    if let Some(own) = F::hall_word(sight) {
        return own;
    }
    let language = sight.language();
    let text = sight.desk.text(Entry::HallWord);
    // A word that was selected, and the bar that was meant for the next step: said as it is typed.
    let blank = !text.is_empty() && text.trim().is_empty();
    let recorded = if text.is_empty() {
        tr(language, "rounds-ask-no-hall-word")
    } else if blank {
        tr(language, "rounds-hall-word-blank")
    } else {
        text!(language, "rounds-ask-hall-word-is", text = text)
    };
    let answer = if blank {
        Err(tr(language, "rounds-hall-word-blank"))
    } else {
        order(Command::SetHallWord { text: text.to_owned() })
    };
    Asked {
        lines: vec![tr(language, "rounds-ask-hall-word"), recorded],
        fields: vec![(Entry::HallWord, "rounds-hall-word")],
        confirm: Some(tr(language, "commands-hall-word")),
        ..Asked::new(Office::Referee, answer)
    }
}

/// Another seed before round 1.
pub fn renew_commitment<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    Asked {
        lines: vec![tr(sight.language(), "dialog-renew")],
        ..Asked::new(Office::Referee, Ok(Answer::Deed(Deed::RenewSeed)))
    }
}

/// Close the open competition for a new one: that nothing of it is lost, and what follows its signature and was not done.
pub fn new_instead<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    let (language, details) = (sight.language(), &sight.contest().common.details);
    let undone = sight.after_signing().filter(|_| sight.situation().signed).map(|next| {
        let what = tr(
            language,
            match next {
                AfterSigning::Ceremony => "rounds-step-ceremony",
                AfterSigning::Sheet => "rounds-step-print-signed",
                AfterSigning::Archive => "commands-archive",
            },
        );
        text!(language, "dialog-new-undone", what = what.trim_end_matches('…'))
    });
    let hall = sight.desk.projector.then(|| tr(language, "dialog-new-hall"));
    Asked {
        lines: [text!(language, "dialog-new-closes", title = &details.title)]
            .into_iter()
            .chain(undone)
            .chain(hall)
            .collect(),
        confirm: Some(tr(language, "dialog-new-instead")),
        ..Asked::new(Office::Anybody, Ok(Answer::Deed(Deed::NewInstead)))
    }
}

/// Judge by the word list that was read.
pub fn change_list<F: OwnViews>(sight: &Sight<'_, F>) -> Asked<F> {
    Asked {
        lines: competition::change_of_list(sight),
        ..Asked::new(Office::Referee, Ok(Answer::Deed(Deed::ChangeList)))
    }
}
