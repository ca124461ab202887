//! The rows of a duplicate game's own commands.

use crate::commands::formats::OwnWhen;
use crate::commands::formats::duplicate::{
    Beside, Called, Cancelled, Command, Criterion, DrawBy, Mode, Question, When,
};
use crate::commands::spec::{Spec, row};
use crate::commands::{self, Key};

const fn own(name: &'static str, when: When) -> Spec {
    row(name, commands::When::Own(OwnWhen::Duplicate(when)))
}

/// A command's row.
pub fn of_command(command: &Command) -> Spec {
    use Command as C;
    use When as W;
    match command {
        C::ChooseMode(Mode::Hall) => own("commands-mode-hall", W::ModeOpen),
        C::ChooseMode(Mode::Program) => own("commands-mode-program", W::ModeOpen),
        C::ChooseDraw(DrawBy::ByHand) => own("commands-draw-by-hand", W::Undrawn),
        C::ChooseDraw(DrawBy::Digital) => own("commands-draw-by-program", W::Undrawn),

        C::LookAtTurn(_) => row("commands-look-at-turn", commands::When::Open),
        C::HoldAnnouncing => own("commands-hold-announcing", W::Announcing).key(Key::K),
        C::NextLetter => own("commands-next-letter", W::Announcing).key(Key::O),
        C::SameLetter => own("commands-same-letter", W::Announcing).key(Key::U),
        C::EndAnnouncing => own("commands-end-announcing", W::Announcing).key(Key::F),
        C::ToggleTicks => row("commands-ticks", commands::When::Always)
            .hint("commands-ticks-hint")
            .also("commands-also-sound"),
        C::UnfoldBest(Beside::Game) => own("commands-unfold-best", W::BestInGame).key(Key::V),
        C::UnfoldBest(Beside::Top) => own("commands-unfold-best", W::BestInTop).key(Key::L),
        C::Call(called) => of_call(*called),

        C::TakeSlip(..) => row("commands-take-slip", commands::When::Open),
        C::TakeTable => row("commands-take-table", commands::When::Open),
        C::NamelessSlip => own("commands-nameless-slip", W::Keyable)
            .ctrl(Key::N)
            .hint("commands-nameless-slip-hint"),
        C::OfferPlays => own("commands-offer-plays", W::SlipOpen),
        C::TakePlay(digit) => own("commands-take-play", W::Offered).key(digit_key(*digit)),
        C::GoOn(_) => own("commands-go-on", W::SlipOpen),
        C::ToggleHand => own("commands-toggle-hand", W::SlipOpen).ctrl(Key::L),
        C::ToggleFault(_) => own("commands-toggle-fault", W::SlipOpen),
        C::ToggleNumber(_) => own("commands-toggle-number", W::SlipOpen),
        C::SaveSlip => {
            own("commands-save-slip", W::SlipOpen).ctrl(Key::Enter).hint("commands-save-slip-hint")
        }
        C::SaveTaken => own("commands-save-taken", W::Taken).key(Key::Enter),
        C::ClearSlip => own("commands-clear-slip", W::SlipOpen),
        C::NoSlip => {
            own("commands-no-slip", W::SlipUnkeyed).ctrl(Key::D).hint("commands-no-slip-hint")
        }
        C::KeySlipAgain => own("commands-key-slip-again", W::SlipKeyed)
            .ctrl(Key::B)
            .hint("commands-key-slip-again-hint"),
        C::CheckSlip => own("commands-check-slip", W::SlipUnchecked)
            .ctrl(Key::E)
            .hint("commands-check-slip-hint"),

        C::LookAtTop(_) => row("commands-look-at-top", commands::When::Open),
        C::SelectPlay(_) => own("commands-select-play", W::PlaysSeen),
        C::PlayBelow => own("commands-play-below", W::PlaysSeen).key(Key::Down),
        C::PlayAbove => own("commands-play-above", W::PlaysSeen).key(Key::Up),
        C::ToggleCriterion(criterion) => of_criterion(*criterion),
        C::SpellTop => own("commands-spell-top", W::PlaysSeen).key(Key::N),
        C::TopStep => own("commands-top-step", W::TopNext).key(Key::Space),

        C::ChooseSanction(_) => row("commands-choose-sanction", commands::When::Changeable),
        C::PrintZeros => own("commands-print-zeros", W::ZerosUntold).key(Key::P),
        C::NoteTold => own("commands-note-told", W::ZerosUntold).key(Key::N),
        C::Impose => own("commands-impose", W::SanctionReady).ctrl(Key::Enter),
    }
}

fn of_call(called: Called) -> Spec {
    match called {
        Called::Equivalents(..) => own("commands-call-equivalents", When::Played),
        Called::Best(_) => own("commands-call-best", When::Played),
        Called::Late(_) => own("commands-call-late", When::Played),
        Called::LastTurn => own("commands-call-last-turn", When::NotEnded),
    }
}

fn of_criterion(criterion: Criterion) -> Spec {
    let (name, key) = match criterion {
        Criterion::Opens => ("commands-criterion-opens", Key::Num1),
        Criterion::NoJoker => ("commands-criterion-no-joker", Key::Num2),
        Criterion::Ratio => ("commands-criterion-ratio", Key::Num3),
        Criterion::LettersInStock => ("commands-criterion-letters-in-stock", Key::Num4),
        Criterion::MoreLetters => ("commands-criterion-more-letters", Key::Num5),
        Criterion::Other => ("commands-criterion-other", Key::Num6),
    };
    own(name, When::PlaysSeen).key(key)
}

const fn digit_key(digit: u8) -> Key {
    match digit {
        0 => Key::Num0,
        1 => Key::Num1,
        2 => Key::Num2,
        3 => Key::Num3,
        4 => Key::Num4,
        5 => Key::Num5,
        6 => Key::Num6,
        7 => Key::Num7,
        8 => Key::Num8,
        _ => Key::Num9,
    }
}

/// A question's row.
pub fn of_question(question: &Question) -> Spec {
    use Question as Q;
    use When as W;
    match question {
        Q::TurnTime => own("commands-turn-time", W::NoTime),
        Q::VoidRack => own("commands-void-rack", W::Drawn),
        Q::RefuseTriple => {
            own("commands-refuse-triple", W::Triple).key(Key::G).hint("commands-refuse-triple-hint")
        }
        Q::CorrectRack(_) => {
            own("commands-correct-rack", W::ByHand).hint("commands-correct-rack-hint")
        }
        Q::RecordTurn => own("commands-record-turn", W::Undrawn).hint("commands-record-turn-hint"),
        Q::LastTurn => own("commands-last-turn", W::NotEnded),
        Q::CancelTurn(_, Cancelled::Score | Cancelled::TakenBack, _) => {
            own("commands-cancel-turn", W::Cancellable)
        }
        Q::RestoreTurn(_) => own("commands-restore-turn", W::IsCancelled),
        Q::StartAlone(_) => own("commands-start-alone", W::Drawn),
        Q::NoPlay(..) => own("commands-no-play", W::WithoutPlay),
        Q::EndGame(_) => own("commands-end-game", W::Endable),
        Q::SetAside => own("commands-set-aside", W::PlaysSeen).hint("commands-set-aside-hint"),
        Q::CorrectTop(_) => own("commands-correct-top", W::TopCorrectable),
        Q::ReviseSlip => own("commands-revise-slip", W::SlipOpen),
        Q::TakeInSlips => row("commands-take-in-slips", commands::When::Changeable)
            .hint("commands-take-in-slips-hint"),
        Q::MoveSlip { .. } => row("commands-move-slip", commands::When::Changeable),
        Q::SettleSlip(..) => row("commands-settle-slip", commands::When::Changeable),
        Q::SetOutcome(_) => row("commands-set-outcome", commands::When::Changeable)
            .hint("commands-set-outcome-hint"),
        Q::LiftOutcome(_) => row("commands-lift-outcome", commands::When::Changeable),
    }
}
