//! What each player may read, made once for all of them and found by SHA-256 of the code on a card alone.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use super::own::Own;
use super::shown::Shows;
use crate::domain::contest::picture::{PicturePlace, Side};
use crate::domain::contest::{Contest, Format};
use crate::domain::ids::{PlayerId, RoundNo};
use crate::domain::lexicon::Digest;
use crate::domain::player::Player;
use crate::language::{Language, Sentences, tr};
use crate::screens::Open;
use crate::screens::hall::doubts_after;
use crate::session::Keeper;
use crate::text;

/// What every player reads, by SHA-256 of the code on their card.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Published {
    own: BTreeMap<Digest, Vec<(Language, Own)>>,
    /// The rounds of which that is.
    rounds: BTreeSet<RoundNo>,
    photographs: Option<Photographs>,
}

/// The rounds that may be read. The signature publishes every one; while calls are to come that tell the hall who won, those
/// alone that were published before: of the last one's points everybody counts out their own rank.
pub(super) fn readable<F: Format>(
    contest: &Contest<F>,
    calls_to_come: bool,
) -> impl DoubleEndedIterator<Item = RoundNo> {
    let is_public =
        move |round: &RoundNo| !calls_to_come || contest.common.published.contains(round);
    contest.published().filter(is_public)
}

/// Photographs that players may look at.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Photographs {
    /// The file in which they lie.
    file: PathBuf,
    /// Each by the code of a card, the round and the side; with how many quarters it is turned to the right.
    of: BTreeMap<(Digest, RoundNo, Side), (Digest, u8)>,
}

impl Published {
    /// What each player may read now, in the languages of the hall; nothing before there are cards. While calls are to come it is
    /// what was published before the signature.
    pub fn of<F: Shows + Sentences>(keeper: &Keeper<F>, calls_to_come: bool) -> Self {
        let open = &keeper.competition();
        let told = F::told(open);
        let open = &Open { judged: told.as_ref().unwrap_or(open.judged), ..*open };
        let own = Language::of_words(open.contest().game.language());
        let languages =
            if own == Language::English { vec![own] } else { vec![own, Language::English] };
        let rounds: BTreeSet<RoundNo> = readable(open.contest(), calls_to_come).collect();
        let may = May { rounds: &rounds, calls_to_come };
        let players = open.contest().common.players.values().filter_map(|player| {
            let code = keeper.card(player.id)?.digest();
            let read = |language: &Language| (*language, of_player(open, *language, player, may));
            Some((code, languages.iter().map(read).collect()))
        });
        let own = players.collect();
        Self { own, rounds, photographs: None }
    }

    /// The same with the photographs of each player's own sheets of published rounds.
    #[must_use]
    pub fn with_photographs<F: Sentences>(self, keeper: &Keeper<F>) -> Self {
        let contest = keeper.record().contest();
        let mut of = BTreeMap::new();
        for player in contest.common.players.keys() {
            let Some(code) = keeper.card(*player).map(|card| card.digest()) else { continue };
            for &round in &self.rounds {
                let attempt = contest.game.attempt(round);
                let place = PicturePlace { round, attempt, player: *player };
                for picture in contest.common.pictures_of(place) {
                    let which = (picture.sha256, picture.quarters);
                    of.entry((code, round, picture.side)).or_insert(which);
                }
            }
        }
        let photographs = Photographs { file: keeper.path().to_path_buf(), of };
        Self { photographs: Some(photographs), ..self }
    }

    /// Which photographs the player of this code may look at, each with how many quarters it is turned to the right.
    pub fn photographs(&self, code: Digest) -> Vec<(RoundNo, Side, u8)> {
        let all = self.photographs.iter().flat_map(|photographs| &photographs.of);
        all.filter(|((of, ..), _)| *of == code)
            .map(|((_, round, side), (_, quarters))| (*round, *side, *quarters))
            .collect()
    }

    /// One of them: its digest, and the file in which it lies.
    pub fn photograph(&self, code: Digest, round: RoundNo, side: Side) -> Option<(Digest, &Path)> {
        let photographs = self.photographs.as_ref()?;
        let (sha256, _) = photographs.of.get(&(code, round, side))?;
        Some((*sha256, &photographs.file))
    }

    /// What the player of this code reads, in a language or the first there is; `None` where nobody has it.
    pub fn of_code(&self, code: Digest, language: Language) -> Option<&Own> {
        let found = self.own.get(&code)?;
        let own = found.iter().find(|(of, _)| *of == language).or(found.first());
        own.map(|(_, own)| own)
    }
}

/// What may be read: which rounds, and whether the hall is still to be told who won.
#[derive(Clone, Copy)]
struct May<'a> {
    rounds: &'a BTreeSet<RoundNo>,
    calls_to_come: bool,
}

fn of_player<F: Shows>(
    open: &Open<'_, F>,
    language: Language,
    player: &Player,
    may: May<'_>,
) -> Own {
    let own = F::of_player(open, language, player.id, may.rounds);
    let number = text!(language, "own-number", number = player.id.to_string());
    let after = may.rounds.last().copied();
    // What is added up is what is read below; a rank is told as it was published.
    let read = own.rounds.iter().map(|round| round.number).max().and_then(RoundNo::new);
    let standing = standing_of(open, language, player.id, (after, read.max(after)), may);
    let parts = [number, player.club.clone()].into_iter().chain(standing);
    let about: Vec<String> = parts.filter(|part| !part.is_empty()).collect();
    let mut said = own.said;
    if may.calls_to_come {
        said.insert(0, tr(language, "own-after-ceremony"));
    } else if own.rounds.is_empty() && own.above.is_empty() {
        said.insert(0, tr(language, F::said("own-nothing")));
    }
    let ranked = after.is_some_and(|after| F::ranks(open, after).of(player.id).is_some());
    let number = ranked.then(|| player.id.get());
    let (name, about) = (player.name.clone(), about.join(" · "));
    Own { name, player: player.id.get(), number, about, said, ..own }
}

/// The total after the last round that they read of, and the rank after the last published one, as everybody may read
/// it.
fn standing_of<F: Shows>(
    open: &Open<'_, F>,
    language: Language,
    player: PlayerId,
    (published, read): (Option<RoundNo>, Option<RoundNo>),
    may: May<'_>,
) -> Vec<String> {
    let total = read.and_then(|after| {
        let total = F::ranks(open, after).of(player)?.total;
        let [_, total] = F::called(open, language, total);
        Some(text!(language, F::said("own-total"), total = total, round = after.get()))
    });
    let is_now = published == read && !may.calls_to_come;
    let key = if is_now { "own-rank" } else { "own-rank-published" };
    let rank = |after| {
        let rank = F::ranks(open, after).of(player)?.rank?;
        Some(text!(language, key, rank = rank))
    };
    // What may still change is marked as in the table that everybody reads.
    let doubt = |after: Option<RoundNo>| after.map(|after| doubts_after(open, language, after));
    let of_total = doubt(read.filter(|_| published != read && total.is_some()));
    let of_rank = doubt(published);
    let told = [total, of_total, published.and_then(rank), of_rank];
    told.into_iter().flatten().collect()
}
