//! Slips of a duplicate game as a station keys them.

use std::collections::BTreeSet;

use serde_json::{Value, json};

use super::asks::{Ask, has_seen, of_another, played, step, unconfirmed, version};
use super::doubts::ticks;
use super::find::{find, over};
use super::help::OF_SLIPS;
use super::jury::Words;
use super::listed::{holds, listed, name_of, whose};
use super::settle::questions;
use super::texts::{
    self, FAULT, HAND, POINTS, POSITION, TABLE, TURN, WORD, fits, has_hand, texts_of,
};
use crate::domain::contest::Record;
use crate::domain::contest::draft::Draft;
use crate::domain::formats::duplicate::event::Event as D;
use crate::domain::formats::duplicate::game::{Hand, TurnNo};
use crate::domain::formats::duplicate::judged::in_game;
use crate::domain::formats::duplicate::slip::{Check, KeyedSlip, SlipId};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::Turn as Played;
use crate::domain::formats::duplicate::written::OnSlip;
use crate::domain::ids::PlayerId;
use crate::language::{Language, tr};
use crate::screens::formats::duplicate::TileData;
use crate::screens::formats::duplicate::board::BoardData;
use crate::screens::formats::duplicate::keyed::{
    Counts, Typed, handed, judged, missing, told_as_typed,
};
use crate::screens::formats::duplicate::place::{Handed, Sign, sign};
use crate::screens::{Open, Tone};
use crate::stations::asked::{keyed, moves, unnamed};
use crate::stations::block::{Block, Weight};
use crate::stations::help::Chapter;
use crate::stations::jury::Jury;
use crate::stations::keying::{
    Asker, Chip, Collects, Does, Field, Found, Inputs, Keying, Listed, OfRound, Paper, Place, Step,
    Texts, Turn,
};
use crate::stations::refused::{Refused, Why};
use crate::stations::told::{board, line, tile};
use crate::storage::Begun;
use crate::text;

/// Slips of a duplicate game.
pub(super) struct Slips;

impl Keying<Duplicate> for Slips {
    fn jury(&self) -> Option<&'static dyn Jury<Duplicate>> {
        Some(&Words)
    }

    fn alike(&self) -> bool {
        true
    }

    fn help(&self) -> &'static [Chapter] {
        OF_SLIPS
    }

    fn unconfirmed(&self, open: &Open<'_, Duplicate>) -> Option<TurnNo> {
        unconfirmed(open)
    }

    fn list(&self, open: &Open<'_, Duplicate>, asker: &Asker<'_>) -> Vec<OfRound> {
        let language = asker.language;
        let of_turn = |turn: TurnNo| {
            let players: BTreeSet<PlayerId> = in_game(&open.contest().common, turn);
            let missing = missing(open, turn);
            let mut sheets: Vec<Listed> = players
                .iter()
                .map(|&player| listed(open, language, (turn, player), missing.contains(&player)))
                .collect();
            sheets.sort_by_key(Listed::order);
            let title = text!(
                language,
                "slips-of-turn",
                turn = turn.get(),
                missing = missing.len(),
                all = sheets.len()
            );
            let nameless = Some(Place::first(turn, None).path());
            let game = &open.contest().game;
            let of_turn = game.slips().filter(|(_, slip)| {
                slip.turn == turn && slip.player.is_none() && slip.merged_into.is_none()
            });
            let unnamed = of_turn.filter(|_| open.changeable()).filter_map(|(id, slip)| {
                let by = &slip.versions.last()?.by;
                Some(unnamed(open.record, (turn, id.get()), version(open.record, id), by))
            });
            let unnamed = unnamed.collect();
            let awaited = |&player: &PlayerId| handed(open, turn, player) == Handed::Expected;
            let awaited = players.iter().any(awaited) && open.changeable();
            let collect = awaited.then(|| Collects {
                ask: json!({"ask": "collect", "round": turn.get()}),
                label: tr(language, "slips-collect-numbers"),
                does: tr(language, "staff-collect"),
                example: "3 7 12, 15-20".to_owned(),
            });
            OfRound { round: turn, title, sheets, collect, nameless, unnamed }
        };
        over(open).rev().map(of_turn).collect()
    }

    fn paper(
        &self,
        open: &Open<'_, Duplicate>,
        asker: &Asker<'_>,
        place: Place,
        texts: Option<&Texts>,
    ) -> Result<Paper, Refused> {
        let language = asker.language;
        let Place { round, player, turn } = place;
        let game = &open.contest().game;
        played(open, language, round)?;
        let unknown = || Refused::new(Why::Unknown, tr(language, "web-not-found"));
        if player.is_some_and(|player| !in_game(&open.contest().common, round).contains(&player)) {
            return Err(unknown());
        }
        texts.map_or(Ok(()), |texts| fits(language, texts))?;
        let saved = player.and_then(|player| game.slip_at(round, player));
        if saved.is_none() && turn != Turn::First {
            return Err(unknown());
        }
        let of = Of { open, asker, place, saved };
        Ok(of.paper(texts))
    }

    fn inputs(&self, _: &Open<'_, Duplicate>, asker: &Asker<'_>, place: Place) -> Inputs {
        texts::inputs(asker.language, place)
    }

    fn find(
        &self,
        open: &Open<'_, Duplicate>,
        language: Language,
        typed: &str,
    ) -> Result<Found, String> {
        find(open, language, typed)
    }

    fn missing(&self, open: &Open<'_, Duplicate>) -> Vec<Place> {
        let of_turn = |turn: TurnNo| {
            missing(open, turn).into_iter().map(move |player| Place::first(turn, Some(player)))
        };
        over(open).rev().flat_map(of_turn).collect()
    }

    fn second(&self, open: &Open<'_, Duplicate>, asker: &Asker<'_>) -> Vec<Place> {
        let keyed = keyed(open.record, |event| match event {
            D::SlipKeyed { slip, .. } => Some(*slip),
            _ => None,
        });
        let waits = |&(turn, player): &(TurnNo, PlayerId)| {
            let Some((id, slip)) = open.contest().game.slip_at(turn, player) else { return false };
            let own = slip.versions.iter().any(|version| version.by.is_named_as(asker.who));
            let unseen = keyed.get(&id).is_some_and(|&keyed| !(asker.has_seen)(keyed));
            handed(open, turn, player) == Handed::Keyed && !own && unseen
        };
        let of_turn = |turn: TurnNo| {
            in_game(&open.contest().common, turn).into_iter().map(move |player| (turn, player))
        };
        let waiting = over(open).rev().flat_map(of_turn).filter(waits);
        waiting
            .map(|(turn, player)| Place { turn: Turn::Again, ..Place::first(turn, Some(player)) })
            .collect()
    }

    fn step(
        &self,
        open: &Open<'_, Duplicate>,
        asker: &Asker<'_>,
        ask: &Value,
    ) -> Result<Step<Duplicate>, Refused> {
        step(open, asker, ask)
    }

    fn answer(&self, record: &Record<Duplicate>, ask: &Value) -> Vec<(&'static str, Value)> {
        let contest = record.contest();
        let Some(asked) = Ask::of(ask) else { return Vec::new() };
        let slip = asked.slip(contest);
        let unsettled = |slip: &KeyedSlip| {
            matches!(slip.check, Check::Unsettled(_))
                || slip.player.is_some_and(|of| contest.game.is_unsettled(slip.turn, of))
        };
        let what = match (&asked, slip) {
            (Ask::KeySheet { .. } | Ask::KeyAgain { .. } | Ask::Revise { .. }, Some((_, slip)))
                if unsettled(slip) =>
            {
                "differs"
            }
            (Ask::KeyAgain { .. }, _) => "agrees",
            (Ask::KeySheet { .. }, Some((_, slip))) if slip.check != Check::None => "agrees",
            (Ask::KeySheet { .. }, _) => "keyed",
            (Ask::Check { .. }, _) => "checked",
            (Ask::Settle { .. }, _) => "settled",
            (Ask::Revise { .. }, _) => "revised",
            (Ask::Move { .. }, _) => "moved",
            (Ask::Collect { .. }, _) => "collected",
            (Ask::NotHandedIn { .. }, _) => "not_handed_in",
        };
        let mut told: Vec<(&'static str, Value)> = vec![("what", what.into())];
        if let Some((id, slip)) = slip {
            told.push(("sheet", id.get().into()));
            told.push(("version", version(record, id).into()));
            if what == "differs" {
                let at = Place { turn: Turn::Settle, ..Place::first(slip.turn, slip.player) };
                told.push(("settle", at.path().into()));
            }
        }
        told
    }

    fn place(&self, record: &Record<Duplicate>, ask: &Value) -> Option<Place> {
        Ask::of(ask)?.place(record.contest())
    }

    fn begun(&self, record: &Record<Duplicate>, place: Place) -> Option<Begun> {
        let Place { round, player, turn } = place;
        match turn {
            Turn::First => Some(Begun::Sheet(Draft { round, player })),
            Turn::Again => {
                let (id, _) = record.contest().game.slip_at(round, player?)?;
                Some(Begun::Again(id))
            }
            Turn::Saved | Turn::Settle => None,
        }
    }

    fn holds(&self, open: &Open<'_, Duplicate>, what: &str, place: Place) -> bool {
        holds(open, what, place)
    }

    fn kept(&self, texts: &Texts) -> String {
        texts::kept(texts)
    }

    fn texts(&self, kept: &str) -> Texts {
        texts::of_kept(kept)
    }
}

/// A slip, and who looks at it how.
struct Of<'a> {
    open: &'a Open<'a, Duplicate>,
    asker: &'a Asker<'a>,
    place: Place,
    saved: Option<(SlipId, &'a KeyedSlip)>,
}

impl Of<'_> {
    /// Whether what is saved is kept from who looks: somebody else keyed it, and this one may key it blind.
    fn is_concealed(&self) -> bool {
        let Some((id, slip)) = self.saved else { return false };
        let seen = has_seen(self.open, self.asker, (id, slip));
        let waits = slip.check == Check::None && !self.is_unsettled() && self.open.changeable();
        self.place.turn == Turn::First && waits && !seen
    }

    fn is_unsettled(&self) -> bool {
        let Place { round, player, .. } = self.place;
        player.is_some_and(|player| self.open.contest().game.is_unsettled(round, player))
    }

    /// What is saved and may be seen here.
    fn saved_texts(&self) -> Texts {
        let shown = matches!(self.place.turn, Turn::First | Turn::Saved) && !self.is_concealed();
        let saved = self.saved.filter(|_| shown).map(|(_, slip)| slip.written());
        let hand = if has_hand(self.place) { self.hand() } else { Hand::Raised };
        texts_of(saved.unwrap_or(&OnSlip::EMPTY), hand)
    }

    fn hand(&self) -> Hand {
        let Place { round, player, .. } = self.place;
        let turn = self.open.contest().game.turn(round);
        let receipt = turn.zip(player).map(|(turn, player)| turn.place(player));
        receipt.map(|receipt| receipt.hand).unwrap_or_default()
    }

    fn paper(&self, sent: Option<&Texts>) -> Paper {
        let language = self.asker.language;
        let Place { round, player, turn } = self.place;
        let saved = self.saved_texts();
        let typed = &sent.map_or_else(|| saved.clone(), texts::whole);
        let changed = *typed != saved;
        let hidden = turn == Turn::Settle || self.is_concealed();
        let (read, unread) = texts::read_rest(typed);
        let outcome = if turn == Turn::Again { Counts::No } else { Counts::Yes };
        let slip = read.as_ref().map(|slip| Typed {
            turn: round,
            player,
            written: &slip.written,
            hand: slip.hand,
            outcome,
        });
        // Keyed blind, nothing is said of it before something is typed.
        let shows_saved = self.saved.is_some() && turn != Turn::Again;
        let begun = |slip: &Typed<'_>| {
            *slip.written != OnSlip::EMPTY || slip.hand != Hand::Raised || shows_saved
        };
        let slip = slip.filter(|slip| !hidden && begun(slip));
        let settled = self.saved.filter(|_| turn == Turn::Settle);
        let questions = settled.map(|(_, keyed)| questions(self.open, language, keyed));
        let told = slip.and_then(|slip| told_as_typed(self.open, language, slip));
        let readable = told.as_ref().filter(|_| unread.is_none());
        let chip = readable.map(|told| Chip {
            text: told.sign.clone(),
            note: told.why.clone(),
            tone: told.tone,
        });
        let sums = readable.map(|told| told.worth.clone()).unwrap_or_default();
        let mut notes = Vec::new();
        if let Some(told) = readable.filter(|told| !told.warning.is_empty()) {
            notes.push((told.warning.clone(), Tone::Open));
        }
        notes.extend(unread.map(|_| (tr(language, "places-no-points"), Tone::Bad)));
        let points = slip.filter(|_| unread.is_none()).and_then(|slip| judged(self.open, slip));
        let points = points.map(|(_, slip)| slip.points);
        // What waits has no points yet: that is no verdict.
        let waits = readable.is_some_and(|told| told.tone == Tone::Open);
        let counts = |points| match (waits, points) {
            (true, 0) => tr(language, "slips-until-ruled"),
            _ => text!(language, "slips-counts", points = points),
        };
        let does = self.does(changed);
        let fields = if hidden { Vec::new() } else { self.fields(typed, chip) };
        Paper {
            path: self.place.path(),
            whose: match player {
                Some(player) => whose(self.open, language, player),
                None => tr(language, "places-slip-nameless"),
            },
            about: text!(language, "turns-title", turn = round.get()),
            state: self.state(),
            begun: self.saved.filter(|_| !hidden && turn != Turn::Again).map(|_| changed),
            shows: self.shows(),
            above: self.above(told.map(|told| told.board)),
            ticks: ticks(&does, &fields, language),
            asked: None,
            reason: String::new(),
            fields,
            claimed: self.saved_meanwhile(changed),
            left: None,
            second: None,
            notes,
            sums,
            total: points.map(counts).unwrap_or_default(),
            does,
            moves: self.moves(hidden),
            questions: questions.unwrap_or_default(),
            ways: self.ways(),
            unread: unread.map(str::to_owned).into_iter().collect(),
        }
    }

    /// That another saved it while it was keyed here.
    fn saved_meanwhile(&self, changed: bool) -> Option<String> {
        let (_, slip) = self.saved.filter(|_| changed && self.is_concealed())?;
        let name = &slip.versions.last()?.by.name;
        Some(text!(self.asker.language, "staff-saved-meanwhile", name = name))
    }

    /// The event that the slip was keyed by, where what another keyed is shown of it.
    fn shows(&self) -> Option<u64> {
        let hidden = self.place.turn == Turn::Again || self.is_concealed();
        let shown = self.saved.filter(|_| !hidden && self.open.changeable());
        of_another(self.open, self.asker, shown?)
    }

    fn state(&self) -> Option<(String, Tone)> {
        let language = self.asker.language;
        let Place { round, player, turn } = self.place;
        let handed = handed(self.open, round, player?);
        match (turn, handed) {
            (Turn::Again, _) => Some((tr(language, "places-second-keying"), Tone::Chosen)),
            (Turn::Settle, _) | (_, Handed::Expected | Handed::NotExpected) => None,
            (_, handed) => {
                let Sign { sign, tone } = sign(handed, None);
                Some((format!("{sign} {}", name_of(language, handed)), tone))
            }
        }
    }

    /// The rack as it was drawn, and the board of the turn, with the play as it is typed.
    fn above(&self, with: Option<BoardData>) -> Vec<Block> {
        let language = self.asker.language;
        let turn = self.place.round;
        let game = &self.open.contest().game;
        let rack = game.turn(turn).map(Played::rack).unwrap_or_default();
        let tiles: Vec<TileData> =
            rack.tiles().map(|tile| TileData::drawn(game.rules(), tile)).collect();
        let tiles = Block::Tiles { name: String::new(), tiles: tiles.iter().map(tile).collect() };
        let calm = || BoardData::calm(game.rules(), &game.board_before(turn), language);
        let heading = line(&tr(language, "staff-differences"), Weight::Plain);
        let heading = heading.filter(|_| self.place.turn == Turn::Settle);
        [tiles, board(&with.unwrap_or_else(calm))].into_iter().chain(heading).collect()
    }

    fn fields(&self, typed: &Texts, chip: Option<Chip>) -> Vec<Field> {
        let language = self.asker.language;
        let field = |name: &str, key: &str| Field {
            name: name.to_owned(),
            label: tr(language, key),
            text: typed.get(name).cloned().unwrap_or_default(),
            chips: Vec::new(),
            folded: false,
        };
        let mut fields = vec![
            field(POSITION, "slips-position"),
            field(WORD, "slips-play"),
            Field { chips: chip.into_iter().collect(), ..field(POINTS, "slips-points") },
            field(FAULT, "slips-fault"),
            field(TABLE, "places-tick-table"),
            field(TURN, "places-tick-turn"),
        ];
        if has_hand(self.place) {
            fields.insert(3, field(HAND, "places-tick-hand"));
        }
        fields
    }

    fn does(&self, changed: bool) -> Vec<Does> {
        let language = self.asker.language;
        let does = |key: &str, ask: Value| Does::new(tr(language, key), ask);
        if !self.open.changeable() {
            return Vec::new();
        }
        let Place { round, player, turn } = self.place;
        let Some((id, slip)) = self.saved else {
            let of = player.map(PlayerId::get);
            let key = json!({"ask": "key_sheet", "round": round.get(), "player": of});
            let none = json!({"ask": "not_handed_in", "round": round.get(), "player": of});
            let none = player.map(|_| Does {
                confirm: tr(language, "slips-none-asks"),
                ..does("staff-not-handed-in", none)
            });
            let awaited = |&player: &PlayerId| handed(self.open, round, player) == Handed::Expected;
            let take = player.filter(awaited).map(|player| {
                let players = [player.get()];
                let ask = json!({"ask": "collect", "round": round.get(), "players": players});
                does("staff-collect", ask)
            });
            return [does("staff-save", key)].into_iter().chain(take).chain(none).collect();
        };
        let (id, version) = (id.get(), version(self.open.record, id));
        let ask = |what: &str| json!({"ask": what, "sheet": id, "version": version});
        match turn {
            Turn::Settle if self.is_unsettled() => vec![does("staff-settle", ask("settle"))],
            Turn::Settle => Vec::new(),
            Turn::First if self.is_concealed() => Vec::new(),
            Turn::Again => vec![does("staff-save", ask("key_again"))],
            Turn::First | Turn::Saved => {
                let own = slip.versions.last();
                let own = own.is_some_and(|last| last.by.is_named_as(self.asker.who));
                let check = slip.check == Check::None && !own && !self.is_unsettled() && !changed;
                let check = check.then(|| does("staff-check", ask("check")));
                let revise = Does {
                    reason: tr(language, "staff-reason"),
                    ..does("staff-revise", ask("revise"))
                };
                check.into_iter().chain([revise]).collect()
            }
        }
    }

    /// What gives the slip to another player, where it is shown.
    fn moves(&self, hidden: bool) -> Option<Value> {
        let shown = !hidden && self.place.turn != Turn::Again && self.open.changeable();
        let (id, _) = self.saved.filter(|_| shown)?;
        Some(moves((self.place.round, id.get()), version(self.open.record, id)))
    }

    /// Other looks at the same slip.
    fn ways(&self) -> Vec<(String, String)> {
        let language = self.asker.language;
        let to = |key: &str, turn| (tr(language, key), Place { turn, ..self.place }.path());
        let mut ways = Vec::new();
        if self.is_concealed() {
            ways.push(to("staff-key-again", Turn::Again));
            ways.push(to("staff-at-sight", Turn::Saved));
        }
        if self.is_unsettled() && self.place.turn != Turn::Settle {
            ways.push(to("staff-to-settle", Turn::Settle));
        }
        ways
    }
}
