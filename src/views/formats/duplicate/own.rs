//! What the console asks of a duplicate game.

use std::collections::BTreeMap;

use egui::Ui;

use crate::commands::{Entry, Place, Question, Situation, UserCommand};
use crate::domain::clock::Moment;
use crate::domain::contest::objection::Objection;
use crate::domain::contest::office::Office;
use crate::domain::formats::FormatName;
use crate::domain::formats::duplicate::Contest;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::ids::{ObjectionId, PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::language::Language;
use crate::print::documents::Document;
use crate::screens::hall::Hall;
use crate::screens::people::Objections;
use crate::screens::words::{IllegibleRow, Judged, Rulings, Standing};
use crate::screens::{Act, Open, Seen};
use crate::views::asked::{Answer, Asked};
use crate::views::{AskedOf, Asks, Clock, OwnViews, RoundMark, Sight, Situated};

impl Situated for Duplicate {
    fn situation(_: &Sight<'_, Self>, common: Situation) -> Situation {
        Situation { format: FormatName::Duplicate, ..common }
    }
}

impl Objections for Duplicate {
    fn cannot_uphold(_: &Open<'_, Self>, _: Language, _: &Objection) -> Option<String> {
        None
    }
}

impl Rulings for Duplicate {
    fn is_written(_: &Open<'_, Self>) -> bool {
        false
    }

    fn undecided(_: &Open<'_, Self>) -> BTreeMap<Word, Standing> {
        BTreeMap::new()
    }

    fn uncounted(_: &Open<'_, Self>, _: &BTreeMap<Word, Standing>) -> BTreeMap<Word, Standing> {
        BTreeMap::new()
    }

    fn writers(_: &Open<'_, Self>, _: &Word) -> Vec<(RoundNo, PlayerId)> {
        Vec::new()
    }

    fn near(_: &Open<'_, Self>, _: &Word, _: &[RoundNo]) -> Vec<Word> {
        Vec::new()
    }

    fn of_round(_: &Open<'_, Self>, _: Language, _: RoundNo) -> BTreeMap<Word, Judged> {
        BTreeMap::new()
    }

    fn illegible(_: &Seen<'_, Self>) -> Vec<IllegibleRow> {
        Vec::new()
    }
}

impl OwnViews for Duplicate {
    type Place = Place;
    type Brought = ();

    const FORMAT: FormatName = FormatName::Duplicate;
    const AT_FIRST: &'static [Document] = &[Document::Commitment, Document::Slips];
    const PLAY: Place = Place::Game;

    fn place(_: &Sight<'_, Self>, place: Place) -> Place {
        place
    }

    fn place_of(data: &Place) -> Place {
        *data
    }

    fn typed_situation(_: &Sight<'_, Self>, before: Situation) -> Situation {
        before
    }

    fn typed(_: &Sight<'_, Self>, _: &Situation, before: Place) -> Result<Place, Place> {
        Err(before)
    }

    fn later(_: &Sight<'_, Self>, before: Place) -> Place {
        before
    }

    fn show(_: &mut Ui, _: &Place, _: (&Hall<Self>, Moment), _: &mut Asks) {}

    fn field_of_letters(_: &Ui, _: &Place) -> Option<Entry> {
        None
    }

    fn is_typed_on(_: &Place) -> bool {
        false
    }

    fn show_brought(_: &mut Ui, (): &(), _: &mut Asks) {}

    fn asked(_: &Sight<'_, Self>, _: &Question) -> Option<AskedOf<Self>> {
        None
    }

    fn uphold_reading(
        _: &Sight<'_, Self>,
        _: (PlayerId, RoundNo),
        _: ObjectionId,
    ) -> AskedOf<Self> {
        Asked::new(Office::Referee, Ok(Answer::Nothing))
    }

    fn cannot_be_valid(_: &Sight<'_, Self>, _: (PlayerId, RoundNo), _: &Word) -> Option<String> {
        None
    }

    fn refused(_: &Sight<'_, Self>, _: (PlayerId, RoundNo)) -> Vec<Word> {
        Vec::new()
    }

    fn word_of(_: &str) -> Option<Word> {
        None
    }

    fn strip(_: &Sight<'_, Self>, _: &Situation) -> Vec<RoundMark> {
        Vec::new()
    }

    fn clock(_: &Sight<'_, Self>) -> Clock {
        Clock { time: None, alerts_ms: Vec::new(), left_ms: None }
    }

    fn round_in_view(_: &Sight<'_, Self>) -> RoundNo {
        RoundNo::FIRST
    }

    fn next_round(_: &Contest) -> RoundNo {
        RoundNo::FIRST
    }

    fn last_begun(_: &Contest) -> Option<RoundNo> {
        None
    }

    fn verdicts(
        _: &Sight<'_, Self>,
        _: &<Self as crate::domain::contest::Format>::Judged,
    ) -> (usize, Vec<String>) {
        (0, Vec::new())
    }

    fn hindrances(_: &Sight<'_, Self>) -> Vec<(UserCommand, String)> {
        Vec::new()
    }

    fn words_waiting(_: &Sight<'_, Self>) -> usize {
        0
    }

    fn draw_modes(_: &Sight<'_, Self>, _: &Situation) -> Vec<(Act, bool)> {
        Vec::new()
    }
}
