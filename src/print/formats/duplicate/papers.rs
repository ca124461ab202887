//! What a competition of this format brings to paper: its own documents from the record, and its facts for those
//! of every competition.

mod happened;

use std::collections::{BTreeMap, BTreeSet};
use std::ops::ControlFlow;

use self::happened::{happened, times};
use super::game_sheet::{GameSheet, game_sheet};
use super::player_record::{PlayerRecord, player_records};
use super::player_report::{After, PlayerReport, player_reports};
use super::slips::{Slips, Which, competition, slips};
use super::standings_sheet::{Form, StandingsSheet, standings_sheet};
use super::turn_record::{TurnRecord, turn_records};
use super::warnings::{Warned, warnings};
use super::zero_notices::{ZeroNotices, zero_notices};
use super::{Course, Played, Signed, rules};
use crate::domain::board::Laid;
use crate::domain::contest::{Common, Openness};
use crate::domain::formats::duplicate::doubt::doubts;
use crate::domain::formats::duplicate::game::TurnNo;
use crate::domain::formats::duplicate::judged;
use crate::domain::formats::duplicate::judging::Verdict;
use crate::domain::formats::duplicate::rules::{ALPHABET, DrawBy};
use crate::domain::formats::duplicate::standings::{Row, Sanction};
use crate::domain::formats::duplicate::state::Duplicate;
use crate::domain::formats::duplicate::turn::Origin;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::letters::{Face, Word};
use crate::domain::player::Player;
use crate::language::{Language, Sentences as _, tr};
use crate::print::certificates::{Feats, Ranked};
use crate::print::guide::Guide;
use crate::print::layout::Pages;
use crate::print::layout::pages::Watch;
use crate::print::layout::shape::Tile;
use crate::print::layout::signing::Evidence;
use crate::print::papers::{self, LayOut, Papers};
use crate::print::rules_page::Part;
use crate::print::rulings::{Waiting, Written};
use crate::print::wish::{Document, Wish};
use crate::print::words;
use crate::text;

/// What a document of a duplicate game is made of.
pub type Matter<'a> = papers::Matter<'a, Duplicate>;

/// From this value on a tile is one of high value.
const HIGH: u32 = 8;

impl Papers for Duplicate {
    const FEATS: [&'static str; 2] = ["called-certificate-turns", "called-certificate-longest"];
    const DUE: [Document; 2] = [Document::Slips, Document::TurnRecord];

    fn has_played(&self) -> bool {
        self.closed() > 0
    }

    fn last_over(&self) -> Option<RoundNo> {
        RoundNo::new(self.closed())
    }

    fn rules_page(&self, language: Language) -> Vec<Part> {
        rules::parts(self.rules(), Some((self.mode, None)), language)
    }

    fn rules_name(&self, _: Language) -> String {
        self.rules().name.clone()
    }

    fn tiles(&self) -> Vec<Tile> {
        let faces = (0..=u8::MAX).map_while(|place| ALPHABET.at(place));
        let own = faces.filter(|&face| self.rules().tiles.faces.count(face) > 0);
        own.map(|face| tile(self, face)).collect()
    }

    fn ranked(matter: Matter<'_>) -> Vec<Ranked> {
        let mut feats = feats(matter);
        let ranked = rows(matter).into_iter().map(|row| {
            let Row { player, rank, total: points, .. } = row;
            Ranked { player, rank, points, feats: feats.remove(&player) }
        });
        ranked.collect()
    }

    fn judged_words(matter: Matter<'_>) -> BTreeMap<Word, Written> {
        let mut all: BTreeMap<Word, Written> = BTreeMap::new();
        for (turn, judged) in matter.board.turns() {
            for slip in judged.slips.values() {
                for word in slip.words.iter().collect::<BTreeSet<_>>() {
                    let written = all.entry(word.clone()).or_default();
                    written.sheets += 1;
                    if written.rounds.last() != Some(&turn.get()) {
                        written.rounds.push(turn.get());
                    }
                }
            }
        }
        all
    }

    fn awaiting(matter: Matter<'_>) -> Vec<Waiting> {
        let mut all: Vec<(&Word, Written)> = Vec::new();
        for open in &matter.board.undecided {
            let place = all.iter().position(|(word, _)| *word == &open.word);
            let place = place.unwrap_or_else(|| {
                all.push((&open.word, Written::default()));
                all.len() - 1
            });
            if let Some((_, written)) = all.get_mut(place) {
                written.rounds.push(open.turn.get());
                written.sheets += open.players.len();
            }
        }
        all.sort_by(|(one, _), (other, _)| ALPHABET.compare(one.letters(), other.letters()));
        all.into_iter().map(|(word, written)| Waiting { word: word.to_string(), written }).collect()
    }

    fn own(document: Document) -> Option<LayOut<Self>> {
        match document {
            Document::Slips => Some(lay_out_slips),
            Document::PlayerRecord => Some(lay_out_player_records),
            Document::TurnRecord => Some(lay_out_turn_records),
            Document::GameSheet => Some(lay_out_game_sheet),
            Document::ZeroNotices => Some(lay_out_zero_notices),
            Document::Warnings => Some(lay_out_warnings),
            Document::Standings => Some(|_, matter, language, _| {
                Some(lay_out_standings(matter, language, Form::PutUp))
            }),
            Document::PlayerReport => Some(lay_out_reports),
            Document::Guide => {
                Some(|_, matter, language, _| Some(guide(language).lay_out(matter, language)))
            }
            Document::UnnamedStandings => {
                Some(|_, matter, language, _| Some(lay_out_unnamed(matter, language)))
            }
            Document::Final => Some(|_, matter, language, _| {
                Some(lay_out_standings(matter, language, Form::Final))
            }),
            Document::WordSheets
            | Document::RoundRecord
            | Document::GradedSheets
            | Document::Rulings
            | Document::Certificates
            | Document::Rules
            | Document::Commitment
            | Document::PlayerCards
            | Document::ScoreSheets
            | Document::ResultSlips
            | Document::Pairings
            | Document::TableCards
            | Document::TeamStandings
            | Document::CrossTable
            | Document::ChallengeSlips
            | Document::JudgeLog
            | Document::WholeGame => None,
        }
    }
}

/// What a document needs beside the matter.
struct Held {
    players: Vec<Player>,
    sanctions: Vec<Sanction>,
    rows: Vec<Row>,
    course: Course,
}

impl Held {
    fn of(matter: Matter<'_>, language: Language) -> Self {
        let common = &matter.record.contest().common;
        Self {
            players: common.players.values().cloned().collect(),
            sanctions: judged::sanctions(common),
            rows: rows(matter),
            course: course(matter, language),
        }
    }

    fn played<'a>(&'a self, matter: Matter<'a>) -> Played<'a> {
        let common = &matter.record.contest().common;
        Played {
            details: &common.details,
            game: &matter.board.game,
            list: common.lexicon.as_ref(),
            players: &self.players,
            sanctions: &self.sanctions,
            judged: &matter.board.turns,
            rows: &self.rows,
            course: &self.course,
        }
    }
}

/// A game from the day before to the signature, on one page.
fn guide(language: Language) -> Guide<'static> {
    Guide {
        head: [tr(language, "arbiter-kicker"), tr(language, "arbiter-about")],
        day: &[
            "arbiter-before",
            "arbiter-hall",
            "arbiter-turn",
            "arbiter-slips",
            "arbiter-top",
            "arbiter-end",
        ],
        troubles: "arbiter-troubles",
        keys: "arbiter-keys",
        second: None,
    }
}

/// The standings after the last turn that has letters.
fn rows(matter: Matter<'_>) -> Vec<Row> {
    let last = matter.board.game.numbers().last().unwrap_or(TurnNo::FIRST);
    matter.board.standings(&matter.record.contest().common, last)
}

fn course(matter: Matter<'_>, language: Language) -> Course {
    let contest = matter.record.contest();
    let game = &contest.game;
    let last = matter.board.game.numbers().last().unwrap_or(TurnNo::FIRST);
    let open = doubts(contest, matter.board, last, matter.drafts);
    let late = matter.board.game.numbers().filter_map(|turn| {
        let players: Vec<PlayerId> = matter.board.late_finds(contest, turn).into_iter().collect();
        (!players.is_empty()).then_some((turn, players))
    });
    let signed =
        contest.common.signings.last().filter(|_| contest.common.openness == Openness::Signed);
    let draw = drawn(matter);
    let lifted = contest.common.penalties.iter().filter(|penalty| !penalty.in_force());
    let is_drawn = draw.iter().any(|(by, _)| *by == DrawBy::Digital);
    let mut proof = match signed {
        Some(_) if is_drawn => words::proof(&contest.common, language),
        Some(_) | None => Evidence::default(),
    };
    let head = words::chain_head((matter.record, matter.heads), language);
    proof.lines.extend(head.filter(|_| signed.is_some()));
    Course {
        proof,
        draw,
        times: times(matter),
        happened: happened(matter, language),
        late: late.collect(),
        ended: game.ended.as_ref().map(|ended| ended.why),
        lifted: lifted.map(|penalty| penalty.round).collect(),
        decisions: decisions(&contest.common, language),
        objections: objections(&contest.common, language),
        open: open.iter().map(|doubt| Duplicate::doubt(language, doubt)).collect(),
        signed: signed.map(|signing| Signed {
            issue: signing.issue,
            at: language.date_time((matter.local_time)(signing.wall_ms)),
            table: signing.sha256.to_string(),
        }),
    }
}

fn objections(common: &Common, language: Language) -> BTreeMap<PlayerId, Vec<String>> {
    let mut all: BTreeMap<PlayerId, Vec<String>> = BTreeMap::new();
    for one in &common.objections {
        let said = language.objection_said(Duplicate::said, &common.told_apart(one.player), one);
        all.entry(one.player).or_default().push(said);
    }
    all
}

fn decisions(common: &Common, language: Language) -> Vec<String> {
    let objections = common
        .objections
        .iter()
        .map(|one| language.objection_said(Duplicate::said, &common.told_apart(one.player), one));
    let none = common.objections.is_empty().then(|| tr(language, "print-final-no-objections"));
    let rulings = text!(language, "print-final-rulings", count = common.rulings.len());
    std::iter::once(rulings).chain(objections).chain(none).collect()
}

/// How the racks were drawn: by hand, by the program, or some the one and some the other way, in which turns.
fn drawn(matter: Matter<'_>) -> Vec<(DrawBy, Vec<TurnNo>)> {
    let game = &matter.record.contest().game;
    let mut drawn: Vec<(DrawBy, Vec<TurnNo>)> = Vec::new();
    for (number, turn) in game.turns() {
        let Some(letters) = &turn.letters else { continue };
        let by = if letters.origin == Origin::Digital { DrawBy::Digital } else { DrawBy::ByHand };
        match drawn.iter_mut().find(|(of, _)| *of == by) {
            Some((_, turns)) => turns.push(number),
            None => drawn.push((by, vec![number])),
        }
    }
    if drawn.is_empty() { vec![(game.draw, Vec::new())] } else { drawn }
}

/// A joker is a tile of no value, whatever it stands for.
fn laid_tile(game: &Duplicate, laid: Laid) -> Tile {
    let tile = tile(game, laid.face());
    if laid.is_blank() { Tile { value: 0, high: false, ..tile } } else { tile }
}

fn tile(game: &Duplicate, face: Face) -> Tile {
    let value = game.rules().scoring.value(crate::domain::board::Tile::Face(face));
    Tile {
        letter: ALPHABET.spelled(face).chars().next().unwrap_or(' '),
        value: u8::try_from(value).unwrap_or(u8::MAX),
        vowel: ALPHABET.is_vowel(face),
        high: value >= HIGH,
    }
}

/// What each player did: of how many turns they were there in all, those that count nothing, too; how many plays of those
/// that count were correct, and the longest main word.
fn feats(matter: Matter<'_>) -> BTreeMap<PlayerId, Feats> {
    let game = &matter.record.contest().game;
    let mut all: BTreeMap<PlayerId, (Feats, usize)> = BTreeMap::new();
    let (mut played, mut turns) = (0, BTreeMap::<PlayerId, usize>::new());
    for ((turn, judged), board) in matter.board.turns().zip(&matter.board.game.boards()) {
        played += 1;
        for (&player, slip) in &judged.slips {
            let none = || (Feats { rounds: None, words: 0, longest: None }, 0);
            let (feats, longest) = all.entry(player).or_insert_with(none);
            *turns.entry(player).or_default() += 1;
            if !judged.counts || slip.verdict != Verdict::Correct {
                continue;
            }
            feats.words += 1;
            let words = slip.play.as_ref().map(|play| play.words(board)).unwrap_or_default();
            let Some(word) = words.first() else { continue };
            if word.letters.len() > *longest {
                *longest = word.letters.len();
                let tiles = word.letters.iter().map(|&laid| laid_tile(game, laid)).collect();
                feats.longest = Some((tiles, turn.get()));
            }
        }
    }
    let all = all.into_iter().map(|(player, (feats, _))| {
        let rounds = Some(played).filter(|_| turns.get(&player) == Some(&played));
        (player, Feats { rounds, ..feats })
    });
    all.collect()
}

/// Slips to write on.
pub fn lay_out_slips(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let contest = matter.record.contest();
    let common = &contest.common;
    let players: Vec<Player> = common.players.values().cloned().collect();
    let which = Which { player: wish.player, turn: wish.round, blank: wish.blank, turns: None };
    let competition = competition(common.commitment.as_ref());
    let game = (&**contest.game.rules(), contest.game.mode);
    let people = (&common.details, players.as_slice());
    let plays = |player: &Player, turn| judged::plays(contest, player, turn);
    let facts =
        Slips::of(people, &plays, game, common.lexicon.as_ref(), (which, competition), language);
    slips(&facts, language, matter.templates, watch)
}

/// What players write a game down on.
pub fn lay_out_player_records(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let held = Held::of(matter, language);
    let all = PlayerRecord::all(held.played(matter), wish.player, None, language);
    player_records(&all, language, matter.templates, watch)
}

/// The record of a turn, or of every one that has letters.
pub fn lay_out_turn_records(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let held = Held::of(matter, language);
    let played = held.played(matter);
    let wanted = matter.board.game.numbers().filter(|turn| wish.round.is_none_or(|it| it == *turn));
    let all: Vec<_> = wanted.filter_map(|turn| TurnRecord::of(played, turn, language)).collect();
    turn_records(&all, language, matter.templates, watch)
}

/// The game sheet.
pub fn lay_out_game_sheet(
    _: &Wish,
    matter: Matter<'_>,
    language: Language,
    _: Watch<'_>,
) -> Option<Pages> {
    let held = Held::of(matter, language);
    let facts = GameSheet::of(held.played(matter), language);
    Some(game_sheet(&facts, language, matter.templates))
}

/// Notices of annulled plays that were not told yet, or of a turn that is named, told or not.
pub fn lay_out_zero_notices(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    _: Watch<'_>,
) -> Option<Pages> {
    let held = Held::of(matter, language);
    let game = &matter.record.contest().game;
    let wanted = |turn: TurnNo, player: PlayerId| {
        let told = game.turn(turn).is_some_and(|turn| turn.told.contains(&player));
        let of_turn = wish.round.map_or(!told, |only| only == turn);
        of_turn && wish.player.is_none_or(|only| only == player)
    };
    let facts = ZeroNotices::of(held.played(matter), wanted, language);
    Some(zero_notices(&facts, language, matter.templates))
}

/// The warnings.
pub fn lay_out_warnings(
    _: &Wish,
    matter: Matter<'_>,
    language: Language,
    _: Watch<'_>,
) -> Option<Pages> {
    let held = Held::of(matter, language);
    let facts = Warned::of(held.played(matter), language);
    Some(warnings(&facts, language, matter.templates))
}

fn lay_out_standings(matter: Matter<'_>, language: Language, form: Form) -> Pages {
    let held = Held::of(matter, language);
    let facts = StandingsSheet::of(held.played(matter), form, language);
    standings_sheet(&facts, language, matter.templates)
}

/// Those at the end, without what tells of anybody that they were penalised.
fn lay_out_unnamed(matter: Matter<'_>, language: Language) -> Pages {
    let held = Held::of(matter, language);
    let facts = StandingsSheet::unnamed(held.played(matter), language);
    standings_sheet(&facts, language, matter.templates)
}

fn lay_out_reports(
    wish: &Wish,
    matter: Matter<'_>,
    language: Language,
    watch: Watch<'_>,
) -> Option<Pages> {
    let held = Held::of(matter, language);
    let played = held.played(matter);
    let after = After::of(played);
    let players = wish.players(&matter.record.contest().common);
    let mut reports = Vec::with_capacity(players.len());
    for (done, &player) in players.iter().enumerate() {
        if let ControlFlow::Break(()) = watch(done, players.len()) {
            return None;
        }
        let mut report = PlayerReport::of(played, &after, player, language);
        let code = matter.codes.and_then(|codes| codes.of.get(&player)).map(ToString::to_string);
        let code = code.map(|code| text!(language, "cards-report-code", code = code));
        report.called.right.extend(code);
        reports.push(report);
    }
    player_reports(&reports, language, matter.templates, watch)
}
