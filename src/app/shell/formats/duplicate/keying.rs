//! Keying slips: table, points, and the play by a digit; or position and word. A slip that is begun is kept when it
//! is left, and an empty one is saved only where a nought says that it is empty.

use crate::app::shell::Shell;
use crate::app::shell::own::Taken;
use crate::commands::formats::duplicate::{Entry, Keying, Number, Question as Q, TurnNo};
use crate::commands::{self, Place};
use crate::domain::contest::command::Command;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::duplicate::command::Command as D;
use crate::domain::formats::duplicate::game::Field;
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Handed, Turn};
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::storage::Begun;
use crate::text;
use crate::views::Sight;
use crate::views::desk::formats::duplicate::{At, Name, SlipOnDesk, Ticks};
use crate::views::formats::duplicate::{questions::said, slips};

/// What is typed of a slip beside its table.
const TYPED: [Entry; 3] = [Entry::Position, Entry::Word, Entry::Points];

impl Shell<Duplicate> {
    fn slip_texts(&mut self, written: &OnSlip) {
        let points = written.points.map(|points| points.to_string()).unwrap_or_default();
        let texts = [written.position.clone(), written.word.clone(), points];
        for (entry, text) in TYPED.into_iter().zip(texts) {
            self.desk.set(entry.into(), text);
        }
    }

    /// Lays a player's slip on the desk, in Slips.
    pub(super) fn take_slip(&mut self, turn: TurnNo, player: PlayerId) {
        let same = self.desk.own.duplicate.slip.as_ref().is_some_and(|slip| {
            slip.turn == turn && slip.player == Some(player) && slip.keying == Keying::First
        });
        self.leave_question();
        self.desk.place = Place::Slips;
        if !same {
            self.lay_slip(turn, player);
        }
        self.desk.focus = Some(Entry::Points.into());
    }

    /// The slip as it was left, as it is saved, or an empty one.
    pub(super) fn lay_slip(&mut self, turn: TurnNo, player: PlayerId) {
        self.keep_draft();
        let Some(session) = &self.keeper else { return };
        let game = &session.record().contest().game;
        let seen = game.slip_at(turn, player).map(|(_, slip)| slip.written().clone());
        let hand = game.turn(turn).map(|turn| turn.place(player).hand).unwrap_or_default();
        let written = seen.clone().unwrap_or_default();
        let ticks = Ticks { hand, fault: written.fault, table: written.table, turn: written.turn };
        self.desk.own.duplicate.slip =
            Some(SlipOnDesk { player: Some(player), ticks, seen, ..SlipOnDesk::empty(turn) });
        self.desk.set(Entry::Table.into(), player.to_string());
        self.slip_texts(&written);
        self.lay_left(Begun::Sheet(Draft { round: turn, player: Some(player) }));
    }

    /// A slip of a turn whose table is not typed, empty or as it was left; the next table is proposed: a digit
    /// takes its place.
    pub(super) fn await_table(&mut self, turn: TurnNo) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let after = sight.own().slip.as_ref().filter(|slip| slip.turn == turn);
        let next = slips::next_missing(&sight, turn, after.and_then(|slip| slip.player));
        if !sight.contest().game.turn(turn).is_some_and(Turn::is_over) {
            return;
        }
        let table = next.map(|next| next.to_string()).unwrap_or_default();
        self.keep_draft();
        self.desk.own.duplicate.slip = Some(SlipOnDesk::empty(turn));
        self.slip_texts(&OnSlip::EMPTY);
        self.desk.set(Entry::Table.into(), table);
        self.lay_left(Begun::Sheet(Draft { round: turn, player: None }));
        self.desk.focus = Some(Entry::Table.into());
    }

    /// Slips was gone to: the slip on the desk, else the next one of the turn whose slips are missing.
    pub(super) fn go_on_keying(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let keyed = slips::keyed_turn(&sight);
        let idle = sight.own().slip.as_ref().is_none_or(|slip| {
            // One of another turn, on which nothing is begun, gives way to the turn whose slips are keyed now.
            Some(slip.turn) != keyed && !slips::is_changed(&sight)
        });
        match keyed {
            Some(turn) if idle => match self.first_left(turn) {
                Some(player) => {
                    self.lay_slip(turn, player);
                    self.desk.focus = Some(Entry::Points.into());
                }
                None => self.await_table(turn),
            },
            Some(_) => {
                let named = sight.own().slip.as_ref().is_some_and(|slip| slip.player.is_some());
                let entry = if named { Entry::Points } else { Entry::Table };
                self.desk.focus = Some(entry.into());
            }
            None => {}
        }
    }

    /// The player of the typed table, where they are in the game.
    fn typed_table(&mut self) -> Option<(TurnNo, PlayerId)> {
        let turn = self.desk.own.duplicate.slip.as_ref()?.turn;
        let typed = self.desk.text(Entry::Table.into()).trim().to_owned();
        let session = self.keeper.as_ref()?;
        let there = in_game(&session.record().contest().common, turn);
        let player = typed.parse().ok().and_then(PlayerId::new);
        let player = player.filter(|player| there.contains(player));
        if player.is_none() {
            let problem =
                text!(self.desk.language, "places-no-table", table = typed, turn = turn.get());
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::Table.into());
        }
        player.map(|player| (turn, player))
    }

    pub(super) fn take_table(&mut self) {
        let Some((turn, player)) = self.typed_table() else { return };
        let typed = TYPED.iter().any(|entry| !self.desk.text((*entry).into()).trim().is_empty());
        if typed {
            self.name_slip(turn, player);
        } else {
            self.lay_slip(turn, player);
        }
        self.desk.focus = Some(Entry::Points.into());
    }

    /// What is typed already is this player's, whose slip is neither keyed nor begun. Whether it is.
    fn name_slip(&mut self, turn: TurnNo, player: PlayerId) -> bool {
        let own = &self.desk.own.duplicate;
        if own.slip.as_ref().is_some_and(|slip| slip.player == Some(player)) {
            return true;
        }
        let before = self.begun();
        let draft = Begun::Sheet(Draft { round: turn, player: Some(player) });
        let is_left = self.left(draft).is_some();
        let Some(session) = &self.keeper else { return false };
        let is_keyed = session.record().contest().game.slip_at(turn, player).is_some();
        if is_keyed || is_left {
            let key = if is_keyed { "places-keyed-already" } else { "places-begun-already" };
            let problem = text!(self.desk.language, key, table = player.get());
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::Table.into());
            return false;
        }
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            (slip.player, slip.name) = (Some(player), Name::Named);
        }
        if let Some(before) = before {
            self.forget_slip(before);
        }
        self.tell_slip();
        true
    }

    pub(super) fn take_nameless(&mut self) {
        self.keep_draft();
        let Some(session) = &self.keeper else { return };
        let Some(turn) = slips::keyed_turn(&Sight::of(session, &self.desk)) else { return };
        self.desk.own.duplicate.slip = Some(SlipOnDesk::empty(turn));
        self.slip_texts(&OnSlip::EMPTY);
        self.desk.set(Entry::Table.into(), "");
        self.lay_left(Begun::Sheet(Draft { round: turn, player: None }));
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            slip.name = Name::Nameless;
        }
        self.desk.focus = Some(Entry::Position.into());
    }

    /// The points are typed: where plays of that score are offered a digit takes one, else position and word are
    /// typed. Once a play stands there that was taken, or that has the score, the slip is whole and is saved.
    pub(super) fn offer_plays(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let offered = !slips::offered(&sight).is_empty();
        let taken = sight.own().slip.as_ref().is_some_and(|slip| slip.at == At::Offered);
        if slips::is_placed(&sight) && (taken || offered) {
            return self.save_slip();
        }
        let named = !self.desk.text(Entry::Word.into()).trim().is_empty();
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            slip.at = At::Offered;
        }
        self.desk.focus = (!offered && !named).then_some(Entry::Position.into());
    }

    /// The keyboard goes on. A word that is left empty is that of the one play of the score at this position, where
    /// there is one alone; a position that is left empty that of the one with this word.
    pub(super) fn go_on(&mut self, from: Entry) {
        let Some(session) = &self.keeper else { return };
        if from == Entry::Position {
            self.desk.focus = Some(Entry::Word.into());
            return;
        }
        if let Some((position, word)) = slips::picked(&Sight::of(session, &self.desk)) {
            self.desk.set(Entry::Position.into(), position);
            self.desk.set(Entry::Word.into(), word);
            self.tell_slip();
        }
        self.desk.focus = Some(Entry::Points.into());
    }

    pub(super) fn take_play(&mut self, key: u8) {
        if key == 0 {
            self.desk.focus = Some(Entry::Position.into());
            return;
        }
        let Some(session) = &self.keeper else { return };
        let offered = slips::offered(&Sight::of(session, &self.desk));
        let Some(play) = offered.into_iter().find(|play| play.key == key) else { return };
        self.desk.set(Entry::Position.into(), play.position);
        self.desk.set(Entry::Word.into(), play.word);
        self.tell_slip();
    }

    /// What is typed on the slip on the desk; nothing once nothing may be changed. A nought that asks for another play
    /// begins no position: where nothing is offered the hand types it all the same.
    pub(super) fn type_on_slip(&mut self, entry: commands::Entry, text: &str) -> Taken {
        let Some(session) = &self.keeper else { return Taken::Yes };
        let begins = entry == Entry::Position.into() && self.desk.text(entry).is_empty();
        let text = if begins { text.trim_start_matches('0') } else { text };
        if Sight::of(session, &self.desk).changeable() {
            // What was offered was for other points.
            if let Some(slip) = &mut self.desk.own.duplicate.slip {
                slip.at = At::Typing;
            }
            self.desk.set(entry, text);
            self.tell_slip();
        }
        Taken::Yes
    }

    pub(super) fn tick_slip(&mut self, tick: impl FnOnce(&mut Ticks)) {
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            tick(&mut slip.ticks);
        }
        self.tell_slip();
    }

    pub(super) fn toggle_number(&mut self, number: Number) {
        self.tick_slip(|ticks| {
            let field = match number {
                Number::Table => &mut ticks.table,
                Number::Turn => &mut ticks.turn,
            };
            *field = match field {
                Field::Right => Field::Wrong,
                Field::Wrong => Field::Right,
            };
        });
    }

    pub(super) fn save_slip(&mut self) {
        let Some(slip) = self.desk.own.duplicate.slip.clone() else { return };
        if self.is_empty(&slip) {
            let problem = tr(self.desk.language, "places-empty-slip");
            self.desk.problem(problem);
            let entry = if slip.player.is_some() { Entry::Points } else { Entry::Table };
            self.desk.focus = Some(entry.into());
            return;
        }
        if slip.player.is_none() && slip.name == Name::Named {
            let Some((turn, player)) = self.typed_table() else { return };
            if !self.name_slip(turn, player) {
                return;
            }
        }
        let Some(slip) = self.desk.own.duplicate.slip.clone() else { return };
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let written = match slips::on_slip(&sight) {
            Ok(written) => written,
            Err(problem) => {
                self.desk.problem(problem);
                self.desk.focus = Some(Entry::Points.into());
                return;
            }
        };
        let game = &sight.contest().game;
        let turn = slip.turn;
        let keyed = slip.player.and_then(|player| game.slip_at(turn, player));
        let keyed = keyed.map(|(id, _)| id);
        let none = |player: &PlayerId| {
            game.turn(turn).is_some_and(|turn| turn.place(*player).handed == Handed::NotHandedIn)
        };
        if let Some(player) = slip.player.filter(none) {
            let problem = text!(self.desk.language, "places-said-none", table = player.get());
            self.desk.problem(problem);
            return;
        }
        let hand = slips::hand(&sight);
        let asked = match (slip.keying, keyed) {
            (Keying::Second, None) => return,
            (Keying::Second, Some(slip)) => vec![D::KeyAgain { slip, written }],
            (Keying::First, Some(_)) if slip.seen.as_ref() != Some(&written) => {
                return self.open_question(Q::ReviseSlip.into());
            }
            (Keying::First, Some(_)) => hand.into_iter().collect(),
            // The hand and what is written are one paper: one action, one undo.
            (Keying::First, None) => {
                let key = D::KeySlip { player: slip.player, turn, written };
                hand.into_iter().chain([key]).collect()
            }
        };
        let asked: Vec<Command<Duplicate>> = asked.into_iter().map(Command::from).collect();
        if asked.is_empty() || self.perform(Command::Several(asked)) {
            self.slip_is_saved(turn);
        }
    }

    /// Whether nothing is typed on a slip that is not keyed, and nothing ticked.
    fn is_empty(&self, slip: &SlipOnDesk) -> bool {
        let typed = TYPED.iter().any(|entry| !self.desk.text((*entry).into()).trim().is_empty());
        !typed && slip.seen.is_none() && slip.ticks == Ticks::default()
    }

    /// That it is saved is said until the next key; then the next table is awaited.
    fn slip_is_saved(&mut self, turn: TurnNo) {
        let player = self.desk.own.duplicate.slip.as_ref().and_then(|slip| slip.player);
        let language = self.desk.language;
        let told = match player {
            Some(player) => {
                text!(language, "places-slip-saved", table = player.get(), turn = turn.get())
            }
            None => text!(language, "places-nameless-saved", turn = turn.get()),
        };
        if let Some(begun) = self.begun() {
            self.forget_slip(begun);
        }
        self.desk.saved(told, self.last_action());
        self.await_table(turn);
    }

    /// Says what stands on a slip whose keyings were settled.
    pub(super) fn tell_settled(&mut self, turn: TurnNo, player: PlayerId) {
        let Some(session) = &self.keeper else { return };
        let Some((_, slip)) = session.record().contest().game.slip_at(turn, player) else { return };
        let (table, turn, written) = (player.get(), turn.get(), said(slip.written()));
        let language = self.desk.language;
        let told =
            text!(language, "places-slip-settled", table = table, turn = turn, written = written);
        self.desk.saved(told, self.last_action());
    }

    pub(super) fn clear_slip(&mut self) {
        let Some(slip) = self.desk.own.duplicate.slip.clone() else { return };
        if let Some(begun) = self.begun() {
            self.forget_slip(begun);
        }
        match slip.player {
            Some(player) => {
                self.lay_slip(slip.turn, player);
                self.desk.focus = Some(Entry::Points.into());
            }
            None => self.await_table(slip.turn),
        }
    }

    /// None was handed in; said already, it is awaited again.
    pub(super) fn no_slip(&mut self) {
        let Some(slip) = self.desk.own.duplicate.slip.clone() else { return };
        let Some(player) = slip.player else { return };
        let Some(session) = &self.keeper else { return };
        let turn = slip.turn;
        let game = &session.record().contest().game;
        let none =
            game.turn(turn).is_some_and(|turn| turn.place(player).handed == Handed::NotHandedIn);
        if none {
            self.perform(D::AwaitSlip { turn, player });
        } else if self.perform(D::DeclareNotHandedIn { turn, player }) {
            self.await_table(turn);
        }
    }

    /// Blind: what was keyed first is not seen.
    pub(super) fn key_slip_again(&mut self) {
        let Some(slip) = &mut self.desk.own.duplicate.slip else { return };
        (slip.keying, slip.ticks, slip.at) = (Keying::Second, Ticks::default(), At::Typing);
        self.slip_texts(&OnSlip::EMPTY);
        if let Some(begun) = self.begun() {
            self.lay_left(begun);
        }
        self.desk.focus = Some(Entry::Points.into());
    }

    pub(super) fn check_slip(&mut self) {
        let Some(slip) = self.desk.own.duplicate.slip.clone() else { return };
        let Some(session) = &self.keeper else { return };
        let game = &session.record().contest().game;
        let keyed = slip.player.and_then(|player| game.slip_at(slip.turn, player));
        if let Some((id, _)) = keyed {
            self.perform(D::CheckSlip(id));
        }
    }

    /// What is keyed of the slip on the desk is told anew, unless somebody is typing on it.
    pub(super) fn lay_slip_anew(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let Some(slip) = sight.own().slip.clone() else { return };
        let Some(player) = slip.player.filter(|_| slip.keying == Keying::First) else { return };
        let keyed = sight.contest().game.slip_at(slip.turn, player);
        let now = keyed.map(|(_, keyed)| keyed.written().clone());
        let typing = slips::on_slip(&sight).ok() != Some(slip.seen.clone().unwrap_or_default());
        if now != slip.seen && !typing {
            self.lay_slip(slip.turn, player);
        }
    }

    /// Whoever is asked knows what is keyed as it stands.
    pub(super) fn see_slip(&mut self) {
        let Some(session) = &self.keeper else { return };
        let game = &session.record().contest().game;
        let slip = self.desk.own.duplicate.slip.as_ref();
        let at = slip.and_then(|slip| Some((slip.turn, slip.player?)));
        let seen = at.and_then(|(turn, player)| game.slip_at(turn, player));
        let seen = seen.map(|(_, keyed)| keyed.written().clone());
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            slip.seen = seen;
        }
    }
}
