//! An exchange document into a game, by the same commands that an arbiter gives.

use super::ReadError;
use super::document::Document;
use super::merge::on_slip;
use super::odd::Impossible;
use crate::domain::board::{Board, Rack};
use crate::domain::contest::RulesRef;
use crate::domain::contest::command::Command as AnyCommand;
use crate::domain::formats::duplicate::Record;
use crate::domain::formats::duplicate::command::{Choice, Command, Recorded};
use crate::domain::formats::duplicate::event::EndWhy;
use crate::domain::formats::duplicate::game::{Cancelled, Ending, Hand, Mode, Slip, Turn, TurnNo};
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::notation::{SmallLetters, position, position_text, word};
use crate::domain::formats::duplicate::reading::read;
use crate::domain::formats::duplicate::rules::DrawBy;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{NextLetters, RefusedRack};
use crate::domain::formats::duplicate::written::{NamedPlay, OnSlip, Row};
use crate::domain::ids::PlayerId;
use crate::exchange::list::Judging;
use crate::exchange::record::{Circumstances, Forbidden, Import, reason_of};

type Done = Result<(), Forbidden<Duplicate>>;

/// The unsigned record of a document: its racks recorded, not derivable. A slip of somebody who was not in the
/// game is left out.
///
/// # Errors
/// [`ReadError::At`], when the rules forbid what the document says.
pub fn to_record(
    document: &Document,
    list: &Judging,
    circumstances: Circumstances<'_>,
) -> Result<Record, ReadError> {
    let game = &document.game;
    let rules = (*game.rules).clone();
    let reference = RulesRef { id: rules.id.clone(), sha256: rules.sha256() };
    let mut import = Import::begin(rules, list, circumstances);
    let said = import.create(&document.details, reference, &document.players);
    said.and_then(|()| import.game(document)).map_err(|Forbidden { path, why }| ReadError::At {
        path,
        what: Impossible::Refused(why),
    })?;
    Ok(import.record)
}

impl Import<'_, Duplicate> {
    fn game(&mut self, document: &Document) -> Done {
        let game = &document.game;
        self.sanctions(document)?;
        if game.mode == Mode::Program {
            self.run(Command::ChooseMode(Mode::Program), || "mode".to_owned())?;
        }
        if game.rules.draw == DrawBy::Digital {
            self.run(Command::ChooseDraw(DrawBy::ByHand), || "rules".to_owned())?;
        }
        self.last_turn(document)?;
        let turns = game.numbers().zip(&game.turns).zip(game.boards()).zip(&document.paths);
        for (((number, turn), board), path) in turns {
            self.turn(document, number, turn, &board, path)?;
            self.last_turn(document)?;
        }
        if let Some(why) = document.ended {
            let reason = match why {
                EndWhy::Stopped => reason_of(""),
                _ => String::new(),
            };
            self.run(Command::RecordEnd { why, reason }, || "ended".to_owned())?;
        }
        self.judgements(&document.rulings, &[])
    }

    fn sanctions(&mut self, document: &Document) -> Done {
        for (index, sanction) in document.sanctions.iter().enumerate() {
            let (player, round, kind) = (sanction.player, sanction.turn, sanction.kind.penalty());
            let reason = reason_of(&sanction.reason);
            let penalise = AnyCommand::Penalise { player, round, kind, reason };
            self.run(penalise, || format!("sanctions[{index}]"))?;
        }
        Ok(())
    }

    /// The last turn, when as many turns are closed as were when it was set; one that was set too late, or that
    /// was not the last, is left out.
    fn last_turn(&mut self, document: &Document) -> Done {
        let Some(last) = document.last_turn else { return Ok(()) };
        let closed = self.record.contest().game.closed();
        let noticed = last.turn.get() >= last.after + document.game.rules.last_turn_notice;
        let was_last = document.game.turns.len() <= usize::from(last.turn.get());
        if closed != last.after || !noticed || !was_last {
            return Ok(());
        }
        self.run(Command::SetLastTurn(last.turn), || "last_turn".to_owned())
    }

    fn turn(
        &mut self,
        document: &Document,
        number: TurnNo,
        turn: &Turn,
        board: &Board,
        path: &str,
    ) -> Done {
        let leftover = Row::from(turn.leftover);
        let drawn = Row::from(turn.drawn);
        let reason = self.circumstances.reason.to_owned();
        let back = |&(tiles, why): &(Rack, _)| RefusedRack { tiles: Row::from(tiles), why };
        let refused = turn.refused.iter().map(back).collect();
        let record = Command::RecordTurn { turn: number, leftover, drawn, refused, reason };
        self.run(record, || format!("{path}.drawn"))?;
        let first_read = self.first_read(document, number, turn, board);
        self.slips(number, turn, path, first_read.as_ref())?;
        let goes_on = matches!(turn.ending, Ending::Open)
            && turn.cancelled.is_none()
            && document.ended.is_none();
        // Of a turn that goes on slips may still come.
        if !goes_on {
            self.not_handed_in(number, turn, path)?;
        }
        match &turn.ending {
            Ending::Open => {}
            Ending::Top(top) => {
                let despite = (document.game.mode == Mode::Hall).then(|| reason_of(""));
                let play = NamedPlay::of(&top.play, board);
                let choice = Choice { play, criteria: top.criteria.clone(), despite };
                let closing = Recorded::Top(choice);
                let top = || format!("{path}.top");
                self.run(Command::RecordClosing { turn: number, closing }, top)?;
                self.run(Command::AnnounceTop(number), top)?;
                if let Some((player, _)) = first_read {
                    self.reread(number, player, turn, path)?;
                }
            }
            Ending::NoPlay(possible) => {
                let closing = Recorded::NoPlay(*possible);
                let none = || format!("{path}.no_play");
                self.run(Command::RecordClosing { turn: number, closing }, none)?;
            }
        }
        let Some(how) = turn.cancelled else { return Ok(()) };
        let next = document.game.turns.get(usize::from(number.get()));
        let letters = match how {
            Cancelled::Score => None,
            Cancelled::TakenBack if next.is_some_and(|next| next.leftover == turn.rack()) => {
                Some(NextLetters::Same)
            }
            Cancelled::TakenBack => Some(NextLetters::New),
        };
        let reason = reason_of(document.cancelled_for.get(&number).map_or("", String::as_str));
        let cancel = Command::CancelTurn { turn: number, how, letters, reason };
        self.run(cancel, || format!("{path}.cancelled"))
    }

    /// A top that is on no slip any more was on one when it was chosen, which was revised since: the first slip that
    /// may have been it, and what it said then. None where no slip is there.
    fn first_read(
        &self,
        document: &Document,
        number: TurnNo,
        turn: &Turn,
        board: &Board,
    ) -> Option<(PlayerId, OnSlip)> {
        let Ending::Top(top) = &turn.ending else { return None };
        if document.game.mode != Mode::Hall {
            return None;
        }
        let rack = turn.rack();
        let lays = |slip: &Slip| {
            let at = position(&slip.position)?;
            let letters = word(&slip.word, SmallLetters::Jokers)?;
            let reading = read(board, &rack, &document.game.rules.scoring, at, &letters).ok()?;
            reading.play.lays_the_same(&top.play).then_some(())
        };
        let there = in_game(&self.record.contest().common, number);
        let mut slips = turn.slips.iter().filter(|(player, _)| there.contains(player));
        if slips.clone().any(|(_, slip)| lays(slip).is_some()) {
            return None;
        }
        let (&player, _) = slips.find(|(_, slip)| slip.outcome.is_none())?;
        let named = NamedPlay::of(&top.play, board);
        let (position, word) = (position_text(named.position), named.word_text());
        Some((player, OnSlip { position, word, ..OnSlip::EMPTY }))
    }

    /// The slip that was read as the top says what the document says.
    fn reread(&mut self, turn: TurnNo, player: PlayerId, of: &Turn, path: &str) -> Done {
        let game = &self.record.contest().game;
        let keyed = game.slip_at(turn, player).map(|(id, slip)| (id, slip.written().clone()));
        let Some(((slip, seen), said)) = keyed.zip(of.slips.get(&player)) else { return Ok(()) };
        let reason = self.circumstances.reason.to_owned();
        let revise = Command::ReviseSlip { slip, seen, written: on_slip(said), reason };
        self.run(revise, || format!("{path}.slips"))
    }

    fn slips(
        &mut self,
        number: TurnNo,
        turn: &Turn,
        path: &str,
        first_read: Option<&(PlayerId, OnSlip)>,
    ) -> Done {
        let there = in_game(&self.record.contest().common, number);
        let slips = || format!("{path}.slips");
        for hand in [Hand::Raised, Hand::NotRaised] {
            let of = turn
                .slips
                .iter()
                .filter(|(player, slip)| slip.hand == hand && there.contains(player));
            let players: Vec<PlayerId> = of.map(|(&player, _)| player).collect();
            if !players.is_empty() {
                self.run(Command::CollectSlips { turn: number, players, hand }, slips)?;
            }
        }
        for player in there {
            let Some(slip) = turn.slips.get(&player) else { continue };
            let first = first_read.filter(|(of, _)| *of == player);
            let written = first.map_or_else(|| on_slip(slip), |(_, first)| first.clone());
            self.slip(number, player, (slip, written), slips)?;
        }
        Ok(())
    }

    fn not_handed_in(&mut self, number: TurnNo, turn: &Turn, path: &str) -> Done {
        let there = in_game(&self.record.contest().common, number).into_iter();
        for player in there.filter(|player| !turn.slips.contains_key(player)) {
            let none = Command::DeclareNotHandedIn { turn: number, player };
            self.run(none, || format!("{path}.slips"))?;
        }
        Ok(())
    }

    fn slip(
        &mut self,
        turn: TurnNo,
        player: PlayerId,
        (slip, written): (&Slip, OnSlip),
        path: impl Fn() -> String,
    ) -> Done {
        let id = self.record.contest().game.next_slip();
        self.run(Command::KeySlip { player: Some(player), turn, written }, &path)?;
        let Some(outcome) = &slip.outcome else { return Ok(()) };
        let (points, warnings) = (outcome.points, outcome.warnings);
        let reason = reason_of(&outcome.reason);
        self.run(Command::SetOutcome { slip: id, points, warnings, reason }, path)
    }
}
