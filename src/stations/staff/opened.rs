//! A sheet as it is opened, typed on, or only asked after.

use super::begun::{self, kept};
use super::{Staff, not_saved};
use crate::domain::ids::Seq;
use crate::domain::person::Person;
use crate::language::{Language, Sentences};
use crate::session::Keeper;
use crate::stations::errand::Answer;
use crate::stations::keying::{Paper, Place, Texts, Turn};
use crate::stations::refused::Refused;
use crate::text;

impl<F: Sentences> Staff<F> {
    /// A sheet as it is keyed, with these texts, else with what is kept of it.
    ///
    /// # Errors
    /// [`Refused`].
    pub(super) fn paper(
        &mut self,
        keeper: &mut Keeper<F>,
        (who, language): (&Person, Language),
        place: Place,
        texts: Option<Texts>,
    ) -> Result<Answer, Refused> {
        // On the page of a second look the next one is in sight.
        let opens = texts.is_none();
        let goes_on = opens && place.turn != Turn::First;
        let begun = self.keying.begun(keeper.record(), place);
        let (kept, left) =
            begun.map(|begun| kept(keeper, (who, language), begun)).unwrap_or_default();
        let shown = left.is_some() && texts.is_none();
        let before =
            if kept.is_none() { self.before(keeper, (who, language), place) } else { None };
        let kept = kept.or(before.as_ref().map(|(_, before)| before.as_str()));
        let texts = texts.or_else(|| kept.map(|kept| self.keying.texts(kept)));
        if shown {
            begun::is_shown(keeper, who, begun).map_err(|error| not_saved(language, &error))?;
        }
        let open = &keeper.competition();
        let (mut paper, inputs) = self.asked(keeper, (who, language), |staff, asker| {
            let mut paper = staff.keying.paper(open, asker, place, texts.as_ref())?;
            if goes_on {
                (paper.second, _) = staff.told_second(keeper, asker);
            }
            Ok((paper, staff.keying.inputs(open, asker, place)))
        })?;
        paper.left = left;
        if let Some((of, text)) = before {
            begun::is_of(keeper, who, (of, begun), text)
                .map_err(|error| not_saved(language, &error))?;
        }
        if let Some(keyed) = paper.shows {
            let noted = keeper.note_seen(who, Seq(keyed));
            noted.map_err(|error| not_saved(language, &error))?;
        }
        if opens {
            self.goes_on(keeper, place, &who.station);
        }
        // Who looks at what is saved, or says once more what was just saved, keys nothing.
        let keys =
            paper.begun != Some(false) && (opens || !self.claims.has_saved(place, &who.station));
        let claim = self.claims.claim((place, keys), &who.station, keeper.now().elapsed_ms);
        is_claimed(keeper, (who, language), claim.as_deref(), &mut paper);
        Ok(Answer::Paper(Box::new(paper), inputs))
    }

    /// How it stands for a page on which nothing is typed: what can be done with it, and who else is at it.
    ///
    /// # Errors
    /// [`Refused`].
    pub(super) fn peek(
        &self,
        keeper: &Keeper<F>,
        (who, language): (&Person, Language),
        place: Place,
    ) -> Result<Answer, Refused> {
        let begun = self.keying.begun(keeper.record(), place);
        let kept = begun.and_then(|begun| kept(keeper, (who, language), begun).0);
        let before = self.before(keeper, (who, language), place).map(|(_, text)| text);
        let texts = kept.or(before.as_deref()).map(|kept| self.keying.texts(kept));
        let open = &keeper.competition();
        let (mut paper, inputs) = self.asked(keeper, (who, language), |staff, asker| {
            let paper = staff.keying.paper(open, asker, place, texts.as_ref())?;
            Ok((paper, staff.keying.inputs(open, asker, place)))
        })?;
        let other = self.claims.other(place, &who.station, keeper.now().elapsed_ms);
        let other = other.filter(|_| place.player.is_some());
        is_claimed(keeper, (who, language), other, &mut paper);
        Ok(Answer::Paper(Box::new(paper), inputs))
    }
}

/// Who else is at it, where that is another person; that it was saved by now says more.
fn is_claimed<F: Sentences>(
    keeper: &Keeper<F>,
    (who, language): (&Person, Language),
    station: Option<&str>,
    paper: &mut Paper,
) {
    let mut known = keeper.stations().iter().map(|known| &known.who);
    let other = known.find(|other| Some(other.station.as_str()) == station);
    if let Some(other) = other.filter(|other| !other.is_named_as(who)) {
        paper.claimed.get_or_insert(text!(language, "staff-claimed", name = &other.name));
    }
}
