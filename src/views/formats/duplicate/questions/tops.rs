//! Questions about the top: a turn without a correct play, a claim that is set aside, a top that is corrected.

use super::{Answered, Asked, of_referee};
use crate::commands::formats::duplicate::{Entry as Own, Mode, Possible, Question as Q, TurnNo};
use crate::domain::formats::duplicate::command::{Choice, Command as D};
use crate::domain::formats::duplicate::notation::position_text;
use crate::domain::formats::duplicate::turn::Closing;
use crate::language::tr;
use crate::text;
use crate::views::asked::{REASON, order};
use crate::views::formats::duplicate::{Sight, top};
use crate::views::options::options;

/// The selected play of a turn with what the arbiter names.
///
/// # Errors
/// That there is none, for people.
pub fn choice(sight: &Sight<'_>, turn: TurnNo, despite: Option<String>) -> Result<Choice, String> {
    let ranked = top::ranked(sight, turn);
    let own = sight.own();
    let chosen = ranked.get(own.selected.min(ranked.len().saturating_sub(1)));
    let chosen = chosen.ok_or_else(|| tr(sight.language(), "places-nothing-to-choose"))?;
    let criteria = match sight.contest().game.mode {
        Mode::Hall => own.criteria.iter().copied().collect(),
        Mode::Program => Vec::new(),
    };
    Ok(Choice { play: chosen.named.clone(), criteria, despite })
}

fn named(choice: &Choice) -> String {
    format!("{} {}", position_text(choice.play.position), choice.play.word_text())
}

/// No slip of a turn is correct: whether a play was possible; why, where a top was announced.
pub(super) fn no_play(sight: &Sight<'_>, turn: TurnNo, possible: Possible) -> Asked {
    let language = sight.language();
    let game = &sight.contest().game;
    let announced = game.turn(turn).is_some_and(|turn| turn.closing == Closing::Announced);
    let reason = if announced { sight.desk.reason() } else { String::new() };
    let answer = order(D::DeclareNoPlay { turn, possible, reason });
    let mut choices = Vec::new();
    if game.mode == Mode::Hall {
        let all = [Possible::Impossible, Possible::Possible];
        let ask = |possible| Q::NoPlay(turn, possible).into();
        choices.push(options(sight, "places-ask-possible", all, possible, ask, |possible| {
            let key = match possible {
                Possible::Possible => "places-was-possible",
                Possible::Impossible => "places-was-impossible",
            };
            tr(language, key)
        }));
    }
    let list = sight.plays(turn).map(|plays| match plays.most() {
        Some(_) => text!(language, "places-list-has", count = plays.count()),
        None => tr(language, "places-best-none"),
    });
    let mut asked = of_referee(sight, "places-ask-no-play", answer);
    asked.lines.extend(list);
    let title = text!(language, "places-ask-no-play-of", turn = turn.get());
    Asked {
        title: Some(title),
        choices,
        fields: if announced { vec![REASON] } else { Vec::new() },
        ..asked
    }
}

/// Go on with the selected play although a claim may be worth more: why.
pub(super) fn set_aside(sight: &Sight<'_>) -> Asked {
    let turn = sight.top_turn().unwrap_or(TurnNo::FIRST);
    let choice = choice(sight, turn, Some(sight.desk.reason()));
    let said = choice.as_ref().map(named).unwrap_or_default();
    let answer: Answered = choice.and_then(|choice| order(D::ChooseTop { turn, choice }));
    let line = text!(sight.language(), "places-ask-set-aside", play = said);
    Asked { fields: vec![REASON], lines: vec![line], ..of_referee(sight, "places-best", answer) }
}

/// Replace the top that was announced by the selected play: why.
pub(super) fn correct(sight: &Sight<'_>, turn: TurnNo) -> Asked {
    let despite = sight.desk.text(Own::Despite.into()).trim().to_owned();
    let choice = choice(sight, turn, Some(despite).filter(|despite| !despite.is_empty()));
    let said = choice.as_ref().map(named).unwrap_or_default();
    let reason = sight.desk.reason();
    let answer: Answered = choice.and_then(|choice| order(D::CorrectTop { turn, choice, reason }));
    let line = text!(sight.language(), "places-ask-correct-top", play = said);
    Asked {
        fields: vec![REASON, (Own::Despite.into(), "places-despite")],
        filled: vec![(Own::Despite.into(), String::new())],
        lines: vec![line],
        ..of_referee(sight, "places-best", answer)
    }
}
