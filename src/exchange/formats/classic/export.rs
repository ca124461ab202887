//! A competition into an exchange document. Whatever it went through, the document must read back, to the same
//! standings.

use std::collections::BTreeMap;

use super::document::{Document, Tiles, TurnLine};
use crate::domain::formats::classic::Record;
use crate::domain::formats::classic::competition::{Competition, LAST_ROUND, Round};
use crate::domain::formats::classic::state::RecordedTurn;
use crate::domain::formats::classic::turn::BagHeld;
use crate::domain::formats::classic::written::TurnText;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::Word;
use crate::domain::lexicon::WordList;
use crate::exchange::StatedList;
use crate::exchange::parts::{self, many_lines, one_line};

/// The document of a competition as it stands, with those of the words judged in it that the list has.
pub fn from_contest(record: &Record, list: &dyn WordList) -> Document {
    let contest = record.contest();
    let common = &contest.common;
    let game = &contest.game;
    let asked = game.challenges.iter().flat_map(|asked| &asked.words);
    let found = asked.filter(|word: &&Word| list.contains(word)).cloned().collect();
    let mut turns = BTreeMap::new();
    for (round, told) in game.paired() {
        for (&table, it) in &told.tables {
            if !it.turns.is_empty() {
                turns.insert((round, table), it.turns.iter().map(line).collect());
            }
        }
    }
    let mut competition = game.competition(common);
    // Who is absent from a round that is still to be paired, for whoever pairs it from the document.
    for (number, round) in game.rounds().filter(|(_, round)| round.pairing.is_none()) {
        if !round.absent.is_empty() {
            let absent = round.absent.iter().copied().collect();
            competition.rounds.insert(number, Round { absent, ..Round::default() });
        }
    }
    let competition = clean(competition);
    Document {
        details: parts::details(&common.details),
        lexicon: StatedList::of(common, found),
        penalty_paths: (0..competition.penalties.len())
            .map(|index| format!("penalties[{index}]"))
            .collect(),
        competition,
        turns,
        rulings: parts::rulings(common),
    }
}

/// The same as a document may have it: no sign that cannot be seen, to the end where it is to the last round, absent
/// only who could have been there.
fn clean(mut competition: Competition) -> Competition {
    let last = RoundNo::new(LAST_ROUND);
    for entrant in &mut competition.players {
        let player = &mut entrant.player;
        (player.name, player.club) = (one_line(&player.name), one_line(&player.club));
        entrant.member = one_line(&entrant.member);
        if Some(player.span.to_round) == last {
            player.span.to_round = RoundNo::new(u8::MAX).unwrap_or(player.span.to_round);
        }
    }
    for name in competition.teams.values_mut() {
        *name = one_line(name);
    }
    for sanction in &mut competition.penalties {
        sanction.reason = many_lines(&sanction.reason);
    }
    let rounds: Vec<RoundNo> = competition.rounds.keys().copied().collect();
    for number in rounds {
        let there = |player: &PlayerId| {
            let entrant = competition.entrant(*player);
            entrant.is_some_and(|entrant| competition.is_there(entrant, number))
        };
        let Some(round) = competition.rounds.get(&number) else { continue };
        let absent: Vec<PlayerId> = round.absent.iter().filter(|&it| there(it)).copied().collect();
        let Some(round) = competition.rounds.get_mut(&number) else { continue };
        round.absent = absent;
        for game in round.games.values_mut() {
            game.reason = many_lines(&game.reason);
        }
    }
    competition
}

fn line(RecordedTurn { player, text }: &RecordedTurn) -> TurnLine {
    let exchanged = match text.exchanged.trim() {
        "" => None,
        exchanged => Some(match exchanged.parse() {
            Ok(number) => Tiles::Number(number),
            Err(_) => Tiles::Letters(one_line(exchanged)),
        }),
    };
    TurnLine {
        player: *player,
        outcome: text.outcome,
        at: one_line(&text.at),
        word: one_line(&text.word),
        rack: one_line(&text.rack),
        exchanged,
        senyors: text.senyors.into(),
        inspected: text.inspected.map_or("", BagHeld::code).to_owned(),
        note: many_lines(&text.note),
    }
}

impl TurnLine {
    /// As a record holds it.
    pub fn text(&self) -> TurnText {
        let inspected = BagHeld::ALL.into_iter().find(|held| held.code() == self.inspected);
        TurnText {
            outcome: self.outcome,
            at: self.at.clone(),
            word: self.word.clone(),
            rack: self.rack.clone(),
            exchanged: match &self.exchanged {
                None => String::new(),
                Some(Tiles::Number(number)) => number.to_string(),
                Some(Tiles::Letters(letters)) => letters.clone(),
            },
            senyors: u8::try_from(self.senyors).unwrap_or(u8::MAX),
            inspected,
            note: self.note.clone(),
        }
    }
}
