//! What is asked before something is closed while a time runs.

use super::asked::{Answer, Asked, Deed, Enter};
use super::desk::Light;
use super::questions::at_work;
use super::settings::Sound;
use super::{AskedOf, OwnViews, Sight};
use crate::commands::{Closing, Pinned};
use crate::domain::contest::office::Office;
use crate::language::tr;

/// That the time goes on, and what the hall will see; `runs` says which time, and what is left of it.
pub fn closing<F: OwnViews>(
    sight: &Sight<'_, F>,
    closing: Closing,
    runs: Option<String>,
) -> AskedOf<F> {
    let (language, desk) = (sight.language(), sight.desk);
    let goes_on = tr(
        language,
        match (closing, desk.settings.sound, desk.lights.sound) {
            (Closing::Hall, Sound::On, Light::Well) => "rounds-ask-goes-on-here",
            (Closing::Hall, Sound::Muted, _) => "rounds-ask-goes-on-muted",
            (Closing::Hall, Sound::On, Light::Failed) => "rounds-ask-goes-on-silent",
            (Closing::Competition | Closing::Program, _, _) => "rounds-ask-goes-on",
        },
    );
    let hall = desk.projector.then(|| {
        let seen_now = desk.pinned == Pinned::Auto;
        tr(language, if seen_now { "rounds-ask-hall-dark" } else { "rounds-ask-hall-desktop" })
    });
    // The doors close with the competition.
    let stations = if closing == Closing::Hall { Vec::new() } else { at_work(sight) };
    Asked {
        lines: [runs, Some(goes_on), hall].into_iter().flatten().chain(stations).collect(),
        cancel: Some((tr(language, "rounds-ask-stay-open"), None)),
        enter: Enter::No,
        ..Asked::new(Office::Anybody, Ok(Answer::Deed(Deed::Close(closing))))
    }
}
