//! What can be asked of classic games now.

use super::{Sight, results, table_clock};
use crate::commands::formats::OwnSituation;
use crate::commands::formats::classic::step::{Step, next_round};
use crate::commands::formats::classic::{Shown, Situation as Own, When};
use crate::commands::{Pinned, Place, Situation};
use crate::domain::contest::Format as _;
use crate::domain::contest::decide::stood_on;
use crate::domain::formats::FormatName;
use crate::domain::formats::classic::state::{Classic, Outcome};
use crate::domain::formats::classic::timed::TableClock;
use crate::views::Situated;

impl Situated for Classic {
    fn situation(sight: &Sight<'_>, common: Situation) -> Situation {
        let game = &sight.contest().game;
        let clock = game.round_clock.as_ref();
        let step = sight.step();
        let does_something = match step {
            Step::AddPlayers | Step::Ceremony => false,
            Step::Pair(_) => sight.own().finding.is_none(),
            _ => true,
        };
        Situation {
            format: FormatName::Classic,
            before_draws: !game.has_begun_to_draw(),
            timed: clock.is_some(),
            time_correctable: clock.is_some(),
            running: clock.is_some_and(|clock| clock.countdown.is_running()),
            undoable: common.undoable && (clock.is_none() || !stood_on(sight.record)),
            unconfirmed: matches!(step, Step::ConfirmTime(_) | Step::ConfirmTable(..)),
            step_possible: does_something,
            objectionable: false,
            own: OwnSituation { classic: own(sight), ..common.own },
            ..common
        }
    }
}

fn own(sight: &Sight<'_>) -> Own {
    let game = &sight.contest().game;
    let number = sight.round_in_view();
    let paired = sight.paired(number);
    let untouched = paired.is_some_and(|round| round.tables.values().all(|it| it.is_untouched()));
    let some_free = paired.is_some_and(|round| round.tables.values().any(|it| it.is_untouched()));
    let clock = game.round_clock.as_ref();
    let of_table = game.table_clock.as_ref();
    let free = sight.desk.pinned == Pinned::from(Shown::Timer);
    let here = sight.desk.place == Place::Results;
    let table = sight.own().table.as_ref().filter(|_| here);
    let told = table.and_then(|on_desk| game.table_at(on_desk.round, on_desk.table));
    let is_open = told.is_some_and(|table| table.outcome == Outcome::Open);
    Own::default()
        .with(When::Unpaired, game.paired().next().is_none())
        .with(When::Teams, sight.team_kind().is_some())
        .with(When::Averages, sight.averages())
        .with(When::Pairable, paired.is_none() && next_round(game) == Some(number))
        .with(When::Paired, paired.is_some())
        .with(When::Untouched, untouched || some_free)
        .with(When::Played, game.paired().next().is_some())
        .with(When::ClockRuns, clock.is_some_and(|clock| clock.countdown.is_running()))
        .with(When::Clock, clock.is_some())
        .with(When::ClockKey, of_table.is_some() || free || table_clock::first(sight).is_some())
        .with(When::TableClockRuns, of_table.is_some_and(TableClock::is_running))
        .with(When::TableClock, of_table.is_some())
        .with(When::OnDesk, told.is_some())
        .with(When::Recording, told.is_some() && sight.own().game)
        .with(When::Recorded, told.is_some_and(|table| !table.turns.is_empty()))
        .with(When::TableOpen, told.is_some() && !sight.own().game)
        .with(When::TableFree, is_open)
        .with(When::TableTold, told.is_some() && !is_open)
        .with(When::TableUnconfirmed, results::can_confirm(sight))
        .with(
            When::Asked,
            sight
                .judged
                .log
                .iter()
                .any(crate::domain::formats::classic::judged::Challenge::is_open),
        )
        .with(When::TableOfTwo, told.is_some() && game.rules().swiss().is_some())
}
