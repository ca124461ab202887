//! What the hall sees, once for everybody who looks: made by whoever keeps the competition, read by all devices, none
//! of which asks the keeper for anything.

use std::sync::Arc;

use serde::Serialize;

use super::block::{Block, Row, Weight};
use super::published::readable;
use super::shown::{BEFORE_OVER, Shown, Shows, shown};
use super::told::{At, line, tell_level};
use crate::commands::Phones;
use crate::domain::contest::Openness;
use crate::domain::contest::event::Event;
use crate::domain::ids::{PlayerId, RoundNo};
use crate::language::{Language, Sentences, tr};
use crate::screens::Open;
use crate::screens::hall::{Chosen, Hall, hall, moves_in_ms};
use crate::screens::name::time_of_day;
use crate::session::time::Clock;
use crate::text;

/// What moves is looked at again after so many milliseconds at the least: devices are shown each tile that is turned,
/// not how it rises.
const LEAST_MS: u64 = 50;

/// Two ends of a time that are so near are one: across a restart it is taken from another clock.
const SAME_MS: i64 = 100;

/// What the hall sees, in each language of its readers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct HallShown {
    /// Which opening of the competition it is of.
    pub opening: String,
    /// The how-manieth of that opening, from 1.
    pub version: u64,
    /// What phones see of it.
    pub phones: Phones,
    /// The same in each language; never empty.
    pub languages: Vec<InLanguage>,
    /// What phones are told in its place, where the rules name people otherwise to everybody; else empty.
    pub told: Vec<InLanguage>,
    /// Whether there is such a thing.
    pub keeps_names: bool,
    /// Whether the competition is signed: then no screen is let in any more.
    pub is_signed: bool,
}

/// What the hall sees, in one language.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InLanguage {
    /// It.
    pub language: Language,
    /// The scene.
    pub scene: Shown,
    /// The standings that everybody may read; `None` before there are any.
    pub standings: Option<Shown>,
    /// After which round they are.
    pub after: Option<RoundNo>,
    /// The scene as it is sent.
    pub sent: String,
}

/// A scene as it is sent.
#[derive(Serialize)]
struct Sent<'a> {
    v: u64,
    #[serde(flatten)]
    scene: &'a Shown,
    lang: Language,
    /// The last round after which the standings can be read; none before there is one.
    published: Option<RoundNo>,
    /// Whether a screen that nobody let in has nothing to show.
    #[serde(skip_serializing_if = "is_not")]
    invites: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "what serde gives")]
const fn is_not(it: &bool) -> bool {
    !*it
}

impl HallShown {
    /// Which opening, and which version of it.
    pub fn id(&self) -> String {
        format!("{}-{}", self.opening, self.version)
    }

    /// What phones and screens that nobody let in are handed of it: what they may not see is not in it.
    pub fn for_phones(self: &Arc<Self>) -> Arc<Self> {
        if self.is_for_everybody() {
            return Arc::clone(self);
        }
        let told = if self.keeps_names { &self.told } else { &self.languages };
        let languages = told.iter().map(|of| {
            let scene = of_phones(&of.scene, of.language, self.phones);
            let is_closed = self.phones == Phones::Closed;
            let standings = of.standings.clone().filter(|_| !is_closed);
            let after = of.after.filter(|_| !is_closed);
            let (v, lang, invites) = (self.version, of.language, self.lets_screens_in());
            let sent = sent(&Sent { v, scene: &scene, lang, published: after, invites });
            InLanguage { language: of.language, scene, standings, after, sent }
        });
        let opening = self.opening.clone();
        let (languages, told) = (languages.collect(), Vec::new());
        Arc::new(Self { opening, languages, told, ..**self })
    }

    /// Whether phones, and screens that nobody let in, see what the wall shows.
    pub fn is_for_everybody(&self) -> bool {
        self.phones == Phones::Everything && !self.keeps_names
    }

    /// Whether a screen shows anything only once it was let in. Of a signed competition, to which none is, each other one shows
    /// what phones do.
    pub fn lets_screens_in(&self) -> bool {
        self.phones != Phones::Everything || (self.keeps_names && !self.is_signed)
    }

    /// The same in this language; in the first where it has none of this.
    pub fn in_language(&self, language: Language) -> &InLanguage {
        let found = self.languages.iter().find(|it| it.language == language);
        found.or(self.languages.first()).expect("it is in one language at least")
    }
}

/// A scene as phones see it.
fn of_phones(scene: &Shown, language: Language, phones: Phones) -> Shown {
    let scene = scene.clone();
    match phones {
        Phones::Everything => scene,
        Phones::NoLetters => {
            let lie = BEFORE_OVER.contains(&scene.kind);
            let has_letters =
                |block: &Block| matches!(block, Block::Tiles { .. } | Block::Board { .. });
            let blocks = scene.blocks.into_iter().filter(|block| !(lie && has_letters(block)));
            let mut blocks: Vec<Block> = blocks.collect();
            if lie {
                blocks.extend(line(&tr(language, "web-phones-no-letters"), Weight::Quiet));
            }
            Shown { blocks, ..scene }
        }
        Phones::Closed => {
            let blocks = line(&tr(language, "web-phones-closed"), Weight::Title);
            Shown { kind: "closed", blocks: blocks.into_iter().collect(), time: None, ..scene }
        }
    }
}

fn sent(scene: &Sent<'_>) -> String {
    serde_json::to_string(scene).expect("texts and numbers")
}

/// What everybody reads of a player: the rank and the points.
type Read = (PlayerId, Option<u32>, i64);

/// What a language has: the scene, and the standings that are published.
type Made = (Language, Shown, Option<Shown>);

/// Makes what the hall sees anew whenever that is another.
#[derive(Debug, Default)]
pub struct Publisher {
    last: Option<Arc<HallShown>>,
    /// What phones see of it from now on.
    phones: Phones,
    /// How much was known when it was made, and what was chosen.
    known: Option<(usize, usize, Phones, String)>,
    /// When it moves by itself, by the opening's clock.
    moves_at_ms: Option<i64>,
    /// The standings that everybody may read, and when they became others than they were published as, by the wall's clock.
    read: Option<(RoundNo, Vec<Read>)>,
    changed_ms: Option<i64>,
}

impl Publisher {
    /// From now on phones see this.
    pub const fn choose_phones(&mut self, phones: Phones) {
        self.phones = phones;
    }

    /// What the hall sees now, where that is another than before.
    pub fn look<F: Shows + Sentences>(
        &mut self,
        open: &Open<'_, F>,
        clock: &Clock,
        chosen: &Chosen<'_>,
    ) -> Option<Arc<HallShown>> {
        let now_ms = open.now.elapsed_ms;
        let known =
            (open.record.log().len(), open.drafts.len(), self.phones, format!("{chosen:?}"));
        let moved = self.moves_at_ms.is_some_and(|at_ms| at_ms <= now_ms);
        if !moved && self.known.as_ref() == Some(&known) {
            return None;
        }
        self.known = Some(known);
        let at = At { now: open.now, clock };
        let judged = F::told(open);
        let told = judged.as_ref().map(|judged| Open { judged, ..*open });
        self.note_change(told.as_ref().unwrap_or(open), chosen);
        let of = |open| in_languages(open, at, (chosen, self.changed_ms));
        let (wall, moves_in) = of(open);
        let told = told.as_ref().map_or_else(Vec::new, |told| of(told).0);
        let is_signed = open.contest().common.openness == Openness::Signed;
        let moves_in = moves_in.map(|ms| i64::try_from(ms.max(LEAST_MS)).unwrap_or(i64::MAX));
        self.moves_at_ms = moves_in.map(|ms| now_ms.saturating_add(ms));
        let after = told_after(open, chosen);
        self.publish(([wall, told], after), is_signed, (clock, open.now.session))
    }

    /// Whoever reads the standings anew after a ruling is told that they are not as they were published.
    fn note_change<F: Shows + Sentences>(&mut self, open: &Open<'_, F>, chosen: &Chosen<'_>) {
        let read = told_after(open, chosen).map(|after| {
            let rows = F::ranks(open, after).rows;
            (after, rows.iter().map(|row| (row.player, row.rank, row.total)).collect())
        });
        match (&self.read, &read) {
            (Some((before, was)), Some((after, is))) if before == after => {
                let changed = (was != is).then_some(open.now.wall_ms);
                self.changed_ms = changed.or(self.changed_ms);
            }
            _ => self.changed_ms = None,
        }
        self.read = read;
    }

    /// Milliseconds until it may be another by itself.
    pub fn moves_in_ms(&self, now_ms: i64) -> Option<u64> {
        self.moves_at_ms.map(|at_ms| u64::try_from(at_ms - now_ms).unwrap_or(0))
    }

    fn publish(
        &mut self,
        ([mut wall, mut told], after): ([Vec<Made>; 2], Option<RoundNo>),
        is_signed: bool,
        (clock, session): (&Clock, u32),
    ) -> Option<Arc<HallShown>> {
        if let Some(last) = &self.last {
            let mut same = last.phones == self.phones && last.told.len() == told.len();
            same &= last.is_signed == is_signed;
            for (made, before) in [(&mut wall, &last.languages), (&mut told, &last.told)] {
                for ((_, scene, standings), before) in made.iter_mut().zip(before) {
                    keep_end(scene, &before.scene);
                    same &= *scene == before.scene && *standings == before.standings;
                    same &= after == before.after;
                }
            }
            if same {
                return None;
            }
        }
        let version = self.last.as_ref().map_or(0, |last| last.version) + 1;
        let of = |(language, scene, standings): Made| {
            let (v, lang) = (version, language);
            let sent = sent(&Sent { v, scene: &scene, lang, published: after, invites: false });
            InLanguage { language, scene, standings, after, sent }
        };
        let opening = format!("{session:x}{:04x}", clock.real_ms(0) & 0xffff);
        let [languages, told]: [Vec<InLanguage>; 2] =
            [wall, told].map(|made| made.into_iter().map(of).collect());
        let (phones, keeps_names) = (self.phones, !told.is_empty());
        let made = HallShown { opening, version, phones, languages, told, keeps_names, is_signed };
        let made = Arc::new(made);
        self.last = Some(Arc::clone(&made));
        Some(made)
    }
}

/// What there is to see in each language, and when it moves by itself.
fn in_languages<F: Shows + Sentences>(
    open: &Open<'_, F>,
    at: At<'_>,
    (chosen, changed_ms): (&Chosen<'_>, Option<i64>),
) -> (Vec<Made>, Option<u64>) {
    let own = Language::of_words(open.contest().game.language());
    let after = told_after(open, chosen);
    let mut moves_in = None;
    let made = [own, Language::English].map(|language| {
        let scene: Hall<F> = hall(open, language, chosen);
        moves_in = moves_in_ms(&scene, open.now);
        let standings = after.map(|after| published(open, &scene, (after, changed_ms), at));
        let scene = shown(&scene, at);
        let scene =
            if chosen.calls_to_come { scene } else { signed(open, scene, standings.as_ref()) };
        (language, scene, standings)
    });
    (made.into(), moves_in)
}

/// After which round everybody may read the standings. The signature publishes every round, yet who won stands on no page
/// while the hall is still to be told, nor does anybody's own rank.
fn told_after<F: Shows>(open: &Open<'_, F>, chosen: &Chosen<'_>) -> Option<RoundNo> {
    readable(open.contest(), chosen.calls_to_come).next_back()
}

/// The standings after a round.
fn published<F: Shows>(
    open: &Open<'_, F>,
    hall: &Hall<F>,
    (after, changed_ms): (RoundNo, Option<i64>),
    at: At<'_>,
) -> Shown {
    let scene = F::standings(open, hall.language, after, None);
    let mut shown = shown(&Hall { scene, ..hall.clone() }, at);
    // It is told of the last round alone: before that one another order stands.
    let tables = shown.blocks.iter_mut().filter(|_| after == open.last_played());
    for block in tables {
        if let Block::Table { rows, .. } = block {
            tell_ties(open, hall.language, rows);
            tell_level(rows);
        }
    }
    // Below the title.
    if let Some(as_of) = line(&as_of(open, hall.language, after, changed_ms), Weight::Quiet) {
        shown.blocks.insert(shown.blocks.len().min(1), as_of);
    }
    shown
}

/// As of when the standings after a round are: which of how many that is, when it was published and
/// when it became another since, and how many words are open.
fn as_of<F: Shows>(
    open: &Open<'_, F>,
    language: Language,
    after: RoundNo,
    changed_ms: Option<i64>,
) -> String {
    let of = F::rounds(open).map(|rounds| {
        text!(language, "projector-rounds-so-far", over = after.get(), rounds = rounds)
    });
    let at = |key, wall_ms| {
        let time = time_of_day(wall_ms);
        text!(language, key, time = time.get(..5).unwrap_or(&time))
    };
    let published = published_ms(open, after).map(|wall_ms| at("web-published-at", wall_ms));
    let changed = changed_ms.map(|wall_ms| at("web-changed-at", wall_ms));
    let open_words = Some(F::undecided(open, after)).filter(|count| *count > 0);
    let open_words = open_words.map(|count| text!(language, "web-undecided", count = count));
    let parts = [of, published, changed, open_words].into_iter().flatten();
    parts.collect::<Vec<_>>().join(" · ")
}

/// When everybody could read the standings after a round first, as they may now.
fn published_ms<F: Shows>(open: &Open<'_, F>, after: RoundNo) -> Option<i64> {
    let by_itself = open.contest().common.published.contains(&after);
    let is_it = |event: &Event<F>| match event {
        Event::RoundPublished { round } => by_itself && *round == after,
        Event::Signed { .. } => !by_itself,
        _ => false,
    };
    let mut log = open.record.log().iter().rev();
    let found = log.find(|it| is_it(&it.event) && !open.record.is_undone(it.action));
    found.map(|it| it.at.wall_ms)
}

/// By what each stands before the next one who has as many points.
fn tell_ties<F: Shows>(open: &Open<'_, F>, language: Language, rows: &mut [Row]) {
    for at in 1..rows.len() {
        let [row, next] = &mut rows[at - 1..=at] else { continue };
        let tied = row.figures.last() == next.figures.last() && row.rank != next.rank;
        if let Some(player) = row.player.and_then(PlayerId::new).filter(|_| tied) {
            row.why = F::before_equals(open, language, open.last_played(), player);
        }
    }
}

/// Once it is signed phones read who won where they read all else: the first three of the standings that everybody may read.
fn signed<F: Shows>(open: &Open<'_, F>, scene: Shown, standings: Option<&Shown>) -> Shown {
    let is_last = scene.kind == "end" && open.contest().common.openness == Openness::Signed;
    let names = scene.blocks.iter().any(|block| matches!(block, Block::Table { .. }));
    let tables = standings.into_iter().flat_map(|standings| &standings.blocks);
    let mut first = tables.filter_map(|block| match block {
        Block::Table { headings, rows, .. } => {
            let of_three = |row: &&Row| row.rank.parse().is_ok_and(|rank: u32| rank <= 3);
            let bare = |row: Row| Row { why: String::new(), ..row };
            let rows = rows.iter().filter(of_three).cloned().map(bare).collect();
            Some(Block::table(headings.clone(), rows))
        }
        _ => None,
    });
    match first.next().filter(|_| is_last && !names) {
        Some(first) => {
            let mut blocks = scene.blocks;
            blocks.insert(blocks.len().min(2), first);
            Shown { kind: "signed", blocks, ..scene }
        }
        None => scene,
    }
}

/// A time that ends when it did before has the very same end.
fn keep_end(scene: &mut Shown, before: &Shown) {
    let (Some(time), Some(was)) = (&mut scene.time, &before.time) else { return };
    if let (Some(ends), Some(ended)) = (&mut time.ends, was.ends)
        && ends.abs_diff(ended) <= SAME_MS.unsigned_abs()
    {
        *ends = ended;
    }
}
