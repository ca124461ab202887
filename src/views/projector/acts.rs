//! What the console offers for the hall: its window, its monitor, its scenes, its sound.

use crate::commands::{Pinned, Question, UserCommand};
use crate::language::tr;
use crate::text;
use crate::views::Sight;
use crate::views::act::Act;

/// The acts for the hall that can be asked now.
#[must_use]
pub fn acts(sight: &Sight<'_>) -> Vec<Act> {
    let language = sight.language();
    let situation = sight.situation();
    let desk = sight.desk;
    let act = |command| Act::new(language, &situation, command);
    let window = if desk.projector { "rounds-projector-close" } else { "rounds-projector-open" };
    let mut acts = vec![act(UserCommand::ToggleProjector).named(tr(language, window))];
    // A monitor is offered where the hall's window is not already, the console's never.
    let others = desk.monitors.iter().enumerate().filter(|(_, seen)| !seen.console && !seen.hall);
    acts.extend(others.filter(|_| desk.projector).map(|(number, seen)| {
        let (width, height) = seen.monitor.size;
        let name = text!(
            language,
            "projector-on",
            name = &seen.monitor.name,
            width = width.to_string(),
            height = height.to_string()
        );
        act(UserCommand::ShowOn(number)).named(name)
    }));
    if desk.projector && desk.monitors.iter().any(|seen| seen.hall) {
        acts.push(act(UserCommand::ShowInWindow));
    }
    acts.push(act(UserCommand::Ask(Question::Message)));
    if let Pinned::Ceremony(_) = desk.pinned {
        acts.push(act(UserCommand::CallNext));
        acts.push(act(UserCommand::CallBack));
    } else {
        let played = sight.contest().anagram.is_played(sight.last_played());
        if played {
            acts.push(act(UserCommand::Review).named(tr(language, "commands-pin-review")));
            acts.push(act(UserCommand::Ceremony));
        }
    }
    acts.push(act(UserCommand::CheckSound));
    acts.into_iter().filter(|act| act.enabled).collect()
}
