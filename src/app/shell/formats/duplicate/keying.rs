//! Keying slips: table, points, and the play by a digit; or position and word. A slip that is begun is not left by
//! accident, and an empty one is saved only where a nought says that it is empty.

use crate::app::shell::Shell;
use crate::commands::Place;
use crate::commands::formats::duplicate::{Entry, Keying, Number, Question as Q, TurnNo};
use crate::domain::formats::duplicate::command::Command as D;
use crate::domain::formats::duplicate::game::Field;
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::{Handed, Turn};
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::PlayerId;
use crate::language::tr;
use crate::text;
use crate::views::Sight;
use crate::views::desk::formats::duplicate::{At, Name, SlipOnDesk, Ticks};
use crate::views::formats::duplicate::slips;

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

    /// Whether something is typed on the slip on the desk that nobody has saved: then it is said, and stays.
    fn is_begun(&mut self) -> bool {
        let Some(session) = &self.keeper else { return false };
        let sight = Sight::of(session, &self.desk);
        let typed = TYPED.iter().any(|entry| !self.desk.text((*entry).into()).trim().is_empty());
        let slip = sight.own().slip.as_ref();
        let begun =
            slip.is_some_and(|slip| slip.seen.is_some() || typed) && slips::is_changed(&sight);
        if begun {
            let problem = tr(self.desk.language, "places-slip-begun");
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::Points.into());
        }
        begun
    }

    /// Lays a player's slip on the desk, in Slips.
    pub(super) fn take_slip(&mut self, turn: TurnNo, player: PlayerId) {
        let same = self.desk.own.duplicate.slip.as_ref().is_some_and(|slip| {
            slip.turn == turn && slip.player == Some(player) && slip.keying == Keying::First
        });
        if !same && self.is_begun() {
            self.desk.place = Place::Slips;
            return;
        }
        self.leave_question();
        self.desk.place = Place::Slips;
        if !same {
            self.lay_slip(turn, player);
        }
        self.desk.focus = Some(Entry::Points.into());
    }

    /// The slip as it is saved, or an empty one.
    pub(super) fn lay_slip(&mut self, turn: TurnNo, player: PlayerId) {
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
    }

    /// An empty slip of a turn, the next table proposed: a digit takes its place.
    pub(super) fn await_table(&mut self, turn: TurnNo) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let after = sight.own().slip.as_ref().filter(|slip| slip.turn == turn);
        let next = slips::next_missing(&sight, turn, after.and_then(|slip| slip.player));
        if !sight.contest().game.turn(turn).is_some_and(Turn::is_over) {
            return;
        }
        let table = next.map(|next| next.to_string()).unwrap_or_default();
        self.desk.own.duplicate.slip = Some(SlipOnDesk::empty(turn));
        self.slip_texts(&OnSlip::EMPTY);
        self.desk.set(Entry::Table.into(), table);
        self.desk.focus = Some(Entry::Table.into());
    }

    /// Slips was gone to: the slip on the desk, else the next one of the turn whose slips are missing.
    pub(super) fn go_on_keying(&mut self) {
        let Some(session) = &self.keeper else { return };
        let sight = Sight::of(session, &self.desk);
        let keyed = slips::keyed_turn(&sight);
        let idle = sight.own().slip.as_ref().is_none_or(|slip| {
            // One that waits for its table gives way to the turn that is played now.
            slip.player.is_none() && Some(slip.turn) != keyed && !slips::is_changed(&sight)
        });
        match keyed {
            Some(turn) if idle => self.await_table(turn),
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

    /// What is typed already is this player's, whose slip is not keyed. Whether it is.
    fn name_slip(&mut self, turn: TurnNo, player: PlayerId) -> bool {
        let Some(session) = &self.keeper else { return false };
        let own = &self.desk.own.duplicate;
        let same = own.slip.as_ref().is_some_and(|slip| slip.player == Some(player));
        if !same && session.record().contest().game.slip_at(turn, player).is_some() {
            let problem = text!(self.desk.language, "places-keyed-already", table = player.get());
            self.desk.problem(problem);
            self.desk.focus = Some(Entry::Table.into());
            return false;
        }
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            slip.player = Some(player);
        }
        true
    }

    pub(super) fn take_nameless(&mut self) {
        if self.is_begun() {
            return;
        }
        let Some(session) = &self.keeper else { return };
        let Some(turn) = slips::keyed_turn(&Sight::of(session, &self.desk)) else { return };
        let empty = SlipOnDesk { name: Name::Nameless, ..SlipOnDesk::empty(turn) };
        self.desk.own.duplicate.slip = Some(empty);
        self.slip_texts(&OnSlip::EMPTY);
        self.desk.set(Entry::Table.into(), "");
        self.desk.focus = Some(Entry::Position.into());
    }

    /// The points are typed: where plays of that score are offered a digit takes one, else position and word are
    /// typed.
    pub(super) fn offer_plays(&mut self) {
        let Some(session) = &self.keeper else { return };
        let offered = !slips::offered(&Sight::of(session, &self.desk)).is_empty();
        let named = !self.desk.text(Entry::Word.into()).trim().is_empty();
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            slip.at = At::Offered;
        }
        self.desk.focus = (!offered && !named).then_some(Entry::Position.into());
    }

    pub(super) fn take_play(&mut self, key: u8) {
        let Some(session) = &self.keeper else { return };
        let offered = slips::offered(&Sight::of(session, &self.desk));
        let Some(play) = offered.into_iter().find(|play| play.key == key) else { return };
        self.desk.set(Entry::Position.into(), play.position);
        self.desk.set(Entry::Word.into(), play.word);
    }

    pub(super) fn tick_slip(&mut self, tick: impl FnOnce(&mut Ticks)) {
        if let Some(slip) = &mut self.desk.own.duplicate.slip {
            tick(&mut slip.ticks);
        }
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
        let hand = slip.player.and_then(|player| {
            let was = game.turn(turn).map(|turn| turn.place(player).hand).unwrap_or_default();
            (was != slip.ticks.hand).then_some(D::SetRaised { turn, player, hand: slip.ticks.hand })
        });
        if slip.keying == Keying::Second {
            let Some(slip) = keyed else { return };
            if self.perform(D::KeyAgain { slip, written }) {
                self.slip_is_saved(turn);
            }
            return;
        }
        if keyed.is_some() {
            if let Some(hand) = hand
                && !self.perform(hand)
            {
                return;
            }
            if slip.seen.as_ref() == Some(&written) {
                self.slip_is_saved(turn);
            } else {
                self.open_question(Q::ReviseSlip.into());
            }
            return;
        }
        let key = D::KeySlip { player: slip.player, turn, written };
        // Each is an action of its own: the hand is noted first.
        if [hand, Some(key)].into_iter().flatten().all(|command| self.perform(command)) {
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
        self.desk.saved(told);
        self.await_table(turn);
    }

    pub(super) fn clear_slip(&mut self) {
        let Some(slip) = self.desk.own.duplicate.slip.clone() else { return };
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
