//! Sheets of anagrams as a station keys them.

use serde_json::{Value, json};

use super::asks::{Ask, has_seen, of_another, played, step, unconfirmed, version};
use super::help::OF_SHEETS;
use super::jury::Words;
use super::listed::{listed, taken_in};
use super::settle::questions;
use super::texts::{field, fits, name_of, of_texts, texts_of};
use crate::commands::Situation;
use crate::domain::contest::draft::Draft;
use crate::domain::contest::{Contest, Openness, Record};
use crate::domain::formats::anagram::event::Event as A;
use crate::domain::formats::anagram::rules::{Field as Fields, all_rounds};
use crate::domain::formats::anagram::sheet::{Check, Sheet, SheetState, SheetWords};
use crate::domain::formats::anagram::state::Anagram;
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::language::{Language, tr};
use crate::screens::formats::anagram::Seen;
use crate::screens::formats::anagram::sheets::{
    self, Chosen, ReadSheet, SheetData, SheetOnDesk, Turn as Desk,
};
use crate::screens::{Open, Tone};
use crate::stations::asked::{keyed, moves, unnamed};
use crate::stations::block::{Block, Weight};
use crate::stations::help::Chapter;
use crate::stations::jury::Jury;
use crate::stations::keying::{
    Asker, Collects, Does, Field, Found, Keying, Listed, OfRound, Paper, Place, Step, Texts, Tick,
    Turn,
};
use crate::stations::questions::Question;
use crate::stations::refused::{Refused, Why};
use crate::stations::told::line;
use crate::storage::Begun;
use crate::text;

/// Sheets of anagrams.
pub(super) struct Sheets;

/// An open competition as this person looks at it.
fn seen<'a>(open: &Open<'a, Anagram>, asker: &Asker<'a>) -> Seen<'a> {
    let can = Situation { open: true, changeable: open.changeable(), ..Situation::default() };
    Seen { open: *open, language: asker.language, person: asker.who, can }
}

fn chosen(desk: Option<SheetOnDesk>, texts: [&str; 5]) -> Chosen<'_> {
    Chosen { sheet: desk, texts, found: true, ..Chosen::default() }
}

impl Keying<Anagram> for Sheets {
    fn jury(&self) -> Option<&'static dyn Jury<Anagram>> {
        Some(&Words)
    }

    fn alike(&self) -> bool {
        true
    }

    fn help(&self) -> &'static [Chapter] {
        OF_SHEETS
    }

    fn unconfirmed(&self, open: &Open<'_, Anagram>) -> Option<RoundNo> {
        unconfirmed(open)
    }

    fn list(&self, open: &Open<'_, Anagram>, asker: &Asker<'_>) -> Vec<OfRound> {
        let language = asker.language;
        let data = sheets::sheets(&seen(open, asker), &chosen(None, [""; 5]));
        let played = all_rounds().filter(|&round| open.contest().game.is_played(round));
        let mut rounds: Vec<OfRound> = Vec::new();
        for round in played {
            let mut of: Vec<Listed> = Vec::new();
            for row in &data.rows {
                let cell = row.cells.iter().find(|cell| cell.round == round && cell.act.is_some());
                of.extend(cell.map(|cell| listed(language, cell, row.id, &row.player)));
            }
            of.sort_by_key(Listed::order);
            let missing = of.iter().filter(|sheet| sheet.missing).count();
            let title = text!(
                language,
                "staff-of-round",
                round = round.get(),
                missing = missing,
                all = of.len()
            );
            let state = |player| open.contest().sheet_state(round, player);
            let awaited = data.rows.iter().any(|row| state(row.id) == SheetState::Expected);
            let collect = (awaited && open.changeable()).then(|| Collects {
                ask: json!({"ask": "collect", "round": round.get()}),
                label: tr(language, "staff-collect-numbers"),
                does: tr(language, "staff-collect"),
                example: "3 7 12, 15-20".to_owned(),
            });
            // Once it is signed there is nothing to be keyed.
            let nameless = open.changeable().then(|| Place::first(round, None).path());
            let game = &open.contest().game;
            let sheets = game.sheets().filter(|(_, sheet)| {
                sheet.round == round && sheet.player.is_none() && game.counts(sheet)
            });
            let unnamed = sheets.filter(|_| open.changeable()).filter_map(|(id, sheet)| {
                let by = &sheet.versions.last()?.by;
                Some(unnamed(open.record, (round, id.get()), version(open.record, id), by))
            });
            let unnamed = unnamed.collect();
            rounds.push(OfRound { round, title, sheets: of, collect, nameless, unnamed });
        }
        rounds.reverse();
        rounds
    }

    fn paper(
        &self,
        open: &Open<'_, Anagram>,
        asker: &Asker<'_>,
        place: Place,
        texts: Option<&Texts>,
    ) -> Result<Paper, Refused> {
        let language = asker.language;
        let Place { round, player, turn } = place;
        let game = &open.contest().game;
        played(open, language, round)?;
        let unknown = || Refused::new(Why::Unknown, tr(language, "web-not-found"));
        let players = &open.contest().common.players;
        if player.is_some_and(|player| !players.contains_key(&player)) {
            return Err(unknown());
        }
        texts.map_or(Ok(()), |texts| fits(language, texts))?;
        let saved = player.and_then(|player| game.sheet_at(round, player));
        if saved.is_none() && turn != Turn::First {
            return Err(unknown());
        }
        let of = Of { open, asker, place, saved, desk: desk(open, asker, place, saved) };
        let typed = texts.cloned().unwrap_or_else(|| of.saved_texts());
        let fields = Fields::ALL.map(|field| typed.get(&name_of(field)).map_or("", String::as_str));
        let changed = texts.is_some() && texts != Some(&of.saved_texts());
        let desk = SheetOnDesk { changed, ..of.desk };
        let anybody = players.keys().next().copied().ok_or_else(unknown)?;
        let desk = SheetOnDesk { player: player.unwrap_or(anybody), ..desk };
        let whole = chosen(Some(desk), fields);
        let data = sheets::sheet(&seen(open, asker), &whole).ok_or_else(unknown)?;
        Ok(of.paper(data, of_texts(&typed, game.rack(round).as_ref()), changed))
    }

    fn find(
        &self,
        open: &Open<'_, Anagram>,
        language: Language,
        typed: &str,
    ) -> Result<Found, String> {
        let found = sheets::find(open, language, open.last_played(), typed.trim())?;
        let place = Place::first(found.0, found.1);
        match found.1.filter(|_| !sheets::names_round(typed.trim())) {
            Some(_) => Ok(Found::OfAnyRound(place)),
            None => Ok(Found::This(place)),
        }
    }

    fn missing(&self, open: &Open<'_, Anagram>) -> Vec<Place> {
        let places = sheets::missing(open).into_iter();
        places.map(|(round, player)| Place::first(round, Some(player))).collect()
    }

    fn second(&self, open: &Open<'_, Anagram>, asker: &Asker<'_>) -> Vec<Place> {
        let keyed = keyed(open.record, |event| match event {
            A::SheetKeyed { sheet, .. } => Some(*sheet),
            _ => None,
        });
        let unseen = |&(round, player): &(RoundNo, PlayerId)| {
            let Some((id, sheet)) = open.contest().game.sheet_at(round, player) else {
                return false;
            };
            let own = sheet.versions.iter().any(|version| version.by.is_named_as(asker.who));
            !own && keyed.get(&id).is_some_and(|&keyed| !(asker.has_seen)(keyed))
        };
        sheets::unchecked(open)
            .filter(unseen)
            .map(|(round, player)| Place { turn: Turn::Again, ..Place::first(round, Some(player)) })
            .collect()
    }

    fn names(&self, record: &Record<Anagram>, ask: &Value) -> Option<SheetId> {
        let Some(Ask::Move { sheet, .. }) = Ask::of(ask) else { return None };
        let id = SheetId::new(sheet)?;
        record.contest().game.sheet(id).is_some_and(|it| it.player.is_none()).then_some(id)
    }

    fn step(
        &self,
        open: &Open<'_, Anagram>,
        asker: &Asker<'_>,
        ask: &Value,
    ) -> Result<Step<Anagram>, Refused> {
        step(open, asker, ask)
    }

    fn answer(&self, record: &Record<Anagram>, ask: &Value) -> Vec<(&'static str, Value)> {
        let contest = record.contest();
        let Some(asked) = Ask::of(ask) else { return Vec::new() };
        let place = asked.place(contest);
        let sheet = match &asked {
            Ask::KeySheet { .. } => found(contest, place),
            Ask::KeyAgain { sheet, .. }
            | Ask::Check { sheet, .. }
            | Ask::Settle { sheet, .. }
            | Ask::Revise { sheet, .. }
            | Ask::Move { sheet, .. } => {
                let id = SheetId::new(*sheet);
                id.and_then(|id| Some((id, contest.game.sheet(id)?)))
            }
            Ask::Collect { .. } | Ask::NotHandedIn { .. } => None,
        };
        let unsettled = |sheet: &Sheet| {
            matches!(sheet.check, Check::Unsettled(_))
                || sheet.player.is_some_and(|of| contest.game.is_unsettled(sheet.round, of))
        };
        let what = match (&asked, sheet) {
            (
                Ask::KeySheet { .. } | Ask::KeyAgain { .. } | Ask::Revise { .. },
                Some((_, sheet)),
            ) if unsettled(sheet) => "differs",
            (Ask::KeyAgain { .. }, _) => "agrees",
            (Ask::KeySheet { .. }, Some((_, sheet))) if sheet.check != Check::None => "agrees",
            (Ask::KeySheet { .. }, _) => "keyed",
            (Ask::Check { .. }, _) => "checked",
            (Ask::Settle { .. }, _) => "settled",
            (Ask::Revise { .. }, _) => "revised",
            (Ask::Move { .. }, _) => "moved",
            (Ask::Collect { .. }, _) => "collected",
            (Ask::NotHandedIn { .. }, _) => "not_handed_in",
        };
        let mut told: Vec<(&'static str, Value)> = vec![("what", what.into())];
        told.extend(asked.moved().map(|words| ("moved", words.into())));
        if let Some((id, sheet)) = sheet {
            told.push(("sheet", id.get().into()));
            told.push(("version", version(record, id).into()));
            if what == "differs" {
                let at = Place { turn: Turn::Settle, ..Place::first(sheet.round, sheet.player) };
                told.push(("settle", at.path().into()));
            }
        }
        told
    }

    fn place(&self, record: &Record<Anagram>, ask: &Value) -> Option<Place> {
        Ask::of(ask)?.place(record.contest())
    }

    fn begun(&self, record: &Record<Anagram>, place: Place) -> Option<Begun> {
        let Place { round, player, turn } = place;
        match turn {
            // What is begun of another's sheet hinders the signature as much as of one's own.
            Turn::First | Turn::Saved => Some(Begun::Sheet(Draft { round, player })),
            Turn::Again => {
                let (id, _) = record.contest().game.sheet_at(round, player?)?;
                Some(Begun::Again(id))
            }
            Turn::Settle => None,
        }
    }

    fn holds(&self, open: &Open<'_, Anagram>, what: &str, place: Place) -> bool {
        let state = place.player.map(|player| open.contest().sheet_state(place.round, player));
        match what {
            "collected" => state == Some(SheetState::Collected),
            "not_handed_in" => state == Some(SheetState::NotHandedIn),
            _ => true,
        }
    }

    fn kept(&self, texts: &Texts) -> String {
        let text = |field| texts.get(&name_of(field)).map_or("", String::as_str);
        Fields::ALL.map(|field| text(field).replace(['\n', '\r'], " ")).join("\n")
    }

    fn texts(&self, kept: &str) -> Texts {
        let texts = kept.split('\n').map(str::to_owned);
        Fields::ALL.map(name_of).into_iter().zip(texts).collect()
    }
}

fn found(contest: &Contest<Anagram>, place: Option<Place>) -> Option<(SheetId, &Sheet)> {
    let Place { round, player, .. } = place?;
    match player {
        Some(player) => contest.game.sheet_at(round, player),
        // Without a name it is the newest.
        None => contest.game.sheets().last(),
    }
}

/// Which keying a page is of, by who looks at it.
fn desk(
    open: &Open<'_, Anagram>,
    asker: &Asker<'_>,
    place: Place,
    saved: Option<(SheetId, &Sheet)>,
) -> SheetOnDesk {
    let Place { round, player, turn } = place;
    let concealed = player.zip(saved).is_some_and(|(player, saved)| {
        sheets::is_concealed(open, asker.who, (round, player)) && !has_seen(open, asker, saved)
    });
    let turn = match (turn, player, saved) {
        (_, None, _) => Desk::Nameless,
        (Turn::Again, ..) => Desk::Second,
        (Turn::First, _, Some(_)) if concealed => Desk::Concealed,
        (Turn::First | Turn::Saved | Turn::Settle, ..) => Desk::First,
    };
    SheetOnDesk { round, player: player.unwrap_or(PlayerId::FIRST), changed: false, turn }
}

/// A sheet, and who looks at it how.
struct Of<'a> {
    open: &'a Open<'a, Anagram>,
    asker: &'a Asker<'a>,
    place: Place,
    saved: Option<(SheetId, &'a Sheet)>,
    desk: SheetOnDesk,
}

impl Of<'_> {
    /// What is saved and may be seen here.
    fn saved_texts(&self) -> Texts {
        let shown = self.desk.turn == Desk::First && self.place.turn != Turn::Settle;
        let saved = self.saved.filter(|_| shown).map(|(_, sheet)| sheet.words());
        saved.map_or_else(|| texts_of(&SheetWords::default()), texts_of)
    }

    fn paper(&self, data: SheetData, read: ReadSheet, changed: bool) -> Paper {
        let language = self.asker.language;
        let round = self.place.round;
        let settles = self.place.turn == Turn::Settle;
        let hidden = settles || self.desk.turn == Desk::Concealed;
        let above = super::groups(language, &data.tiles, data.tiles.len());
        let mut fields: Vec<Field> = data.fields.into_iter().map(field).collect();
        let (mut sums, mut total) = (data.sums, data.total);
        if hidden {
            fields.clear();
            sums.clear();
            total.clear();
        }
        let mut notes = data.notes;
        // Once it is signed nothing can be saved, and nobody would be told why.
        if self.open.contest().common.openness == Openness::Signed {
            notes.insert(0, (tr(language, "staff-signed-since"), Tone::Open));
        }
        let questions = self.questions();
        if hidden {
            notes.clear();
        }
        let does = self.does(changed, !questions.is_empty());
        let say = |key| tr(language, key);
        let answers = [say("sheets-all-move"), say("sheets-all-keep")];
        let moved = Tick::of_two(Tick::MOVED, say("sheets-misplaced-paper"), answers);
        let doubtful = [moved, Tick::new(Tick::ODD, say("sheets-odd-meant"), false)];
        let doubtful = doubtful.into_iter().filter(|_| does.iter().any(Does::takes_fields));
        let ticks = Tick::of_empty(&does, &fields, language).into_iter().chain(doubtful).collect();
        // That something was changed and is not saved the page says by itself.
        let about = match self.place.player {
            Some(player) => {
                text!(language, "sheets-about", round = round.get(), player = player.get())
            }
            None => data.about,
        };
        let heading = line(&tr(language, "staff-differences"), Weight::Plain).filter(|_| settles);
        let above: Vec<Block> = above.into_iter().chain([heading]).flatten().collect();
        Paper {
            path: self.place.path(),
            whose: data.player,
            about,
            state: data
                .state
                .filter(|_| !settles)
                .or_else(|| taken_in(self.open, language, self.place)),
            // Of what another saved meanwhile, it can be given up, too.
            begun: match self.desk.turn {
                Desk::First => self.saved.filter(|_| !settles).map(|_| changed),
                Desk::Concealed => (changed && !settles).then_some(true),
                _ => None,
            },
            shows: self.shows(),
            above,
            fields,
            claimed: self.saved_meanwhile(changed),
            left: None,
            second: None,
            notes,
            sums: sums.into_iter().map(|sum| (sum.text, sum.tone)).collect(),
            total,
            ticks,
            asked: None,
            reason: String::new(),
            does,
            moves: self.moves(),
            questions,
            ways: self.ways(round),
            unread: read.unread.into_iter().map(|unread| name_of(unread.field)).collect(),
        }
    }

    /// That another saved it while it was keyed here.
    fn saved_meanwhile(&self, changed: bool) -> Option<String> {
        let concealed = self.desk.turn == Desk::Concealed && self.place.turn == Turn::First;
        let (_, sheet) = self.saved.filter(|_| changed && concealed)?;
        let name = &sheet.versions.last()?.by.name;
        Some(text!(self.asker.language, "staff-saved-meanwhile", name = name))
    }

    /// The event that the sheet was keyed by, where what another keyed is shown of it.
    fn shows(&self) -> Option<u64> {
        let shown = self.desk.turn == Desk::First && self.open.changeable();
        of_another(self.open, self.asker, self.saved.filter(|_| shown)?)
    }

    /// What two keyings differ in.
    fn questions(&self) -> Vec<Question> {
        let language = self.asker.language;
        let of = self.saved.filter(|_| self.place.turn == Turn::Settle);
        of.map(|(id, _)| questions(self.open, language, id)).unwrap_or_default()
    }

    fn does(&self, changed: bool, asks: bool) -> Vec<Does> {
        let language = self.asker.language;
        let does = |key: &str, ask: Value| Does::new(tr(language, key), ask);
        if !self.open.changeable() {
            return Vec::new();
        }
        let Place { round, player, turn } = self.place;
        let of = |player: Option<PlayerId>| player.map(PlayerId::get);
        let Some((id, sheet)) = self.saved else {
            let key = json!({"ask": "key_sheet", "round": round.get(), "player": of(player)});
            let none = json!({"ask": "not_handed_in", "round": round.get(), "player": of(player)});
            let none = player.map(|_| Does {
                confirm: tr(language, "staff-none-asks"),
                ..does("staff-not-handed-in", none)
            });
            let take = player.filter(|&player| {
                self.open.contest().sheet_state(round, player) == SheetState::Expected
            });
            let take = take.map(|player| {
                let players = [player.get()];
                let ask = json!({"ask": "collect", "round": round.get(), "players": players});
                does("staff-collect", ask)
            });
            return [does("staff-save", key)].into_iter().chain(take).chain(none).collect();
        };
        let (id, version) = (id.get(), version(self.open.record, id));
        let ask = |what: &str| json!({"ask": what, "sheet": id, "version": version});
        match (turn, self.desk.turn) {
            (Turn::Settle, _) if asks || self.is_unsettled() => {
                vec![does("staff-settle", ask("settle"))]
            }
            (Turn::Settle, _) | (_, Desk::Concealed) => Vec::new(),
            (Turn::Again, _) => vec![does("staff-save", ask("key_again"))],
            (Turn::First | Turn::Saved, _) => {
                let own = sheet.versions.last();
                let own = own.is_some_and(|last| last.by.is_named_as(self.asker.who));
                let check = sheet.check == Check::None && !own && !self.is_unsettled() && !changed;
                let check = check.then(|| does("staff-check", ask("check")));
                let revise = Does {
                    reason: tr(language, "staff-reason"),
                    ..does("staff-revise", ask("revise"))
                };
                check.into_iter().chain([revise]).collect()
            }
        }
    }

    /// What gives the sheet to another player, where it is shown.
    fn moves(&self) -> Option<Value> {
        let shown = self.desk.turn == Desk::First && self.place.turn != Turn::Settle;
        let (id, _) = self.saved.filter(|_| shown && self.open.changeable())?;
        Some(moves((self.place.round, id.get()), version(self.open.record, id)))
    }

    fn is_unsettled(&self) -> bool {
        let Place { round, player, .. } = self.place;
        player.is_some_and(|player| self.open.contest().game.is_unsettled(round, player))
    }

    /// Other looks at the same sheet.
    fn ways(&self, round: RoundNo) -> Vec<(String, String)> {
        let language = self.asker.language;
        let to = |key: &str, turn| {
            (tr(language, key), Place { turn, ..Place::first(round, self.place.player) }.path())
        };
        let mut ways = Vec::new();
        if self.desk.turn == Desk::Concealed {
            ways.push(to("staff-key-again", Turn::Again));
            ways.push(to("staff-at-sight", Turn::Saved));
        }
        if self.is_unsettled() && self.place.turn != Turn::Settle {
            ways.push(to("staff-to-settle", Turn::Settle));
        }
        ways
    }
}
