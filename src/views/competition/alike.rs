//! Who and what of an open competition seems to be there twice: two players of one name, a club in two spellings.
//! Told until it is settled, or the first draw: afterwards nobody is removed.

use std::collections::BTreeMap;

use super::players::{may_be_one, usual};
use crate::commands::{Alike, Question, UserCommand, When};
use crate::domain::player::Player;
use crate::language::tr;
use crate::screens::Act;
use crate::text;
use crate::views::name::{self, fold};
use crate::views::{OwnViews, Sight};

/// So many are told at a time: the next ones once these are settled.
const TOLD: usize = 3;

/// Two that may be one, as it is seen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AlikeData {
    /// Which two.
    pub text: String,
    /// What settles it.
    pub acts: Vec<Act>,
}

pub(super) fn data<F: OwnViews>(sight: &Sight<'_, F>) -> Vec<AlikeData> {
    let situation = sight.situation();
    if !When::BeforeDraws.is_met(&situation) {
        return Vec::new();
    }
    let language = sight.language();
    let act = |command, named| Act::new(language, &situation, command).named(named);
    let keep = |alike: &Alike, key| act(UserCommand::KeepAlike(alike.clone()), tr(language, key));
    let kept = |alike: &Alike| sight.desk.kept_alike.contains(alike);
    let players = &sight.contest().common.players;
    let twins = twins(players.values()).map(|[one, other]| {
        let alike = Alike::Players(one.id, other.id);
        let remove = |player: &Player| {
            let named = text!(language, "competition-alike-remove", number = player.id.to_string());
            act(UserCommand::Ask(Question::Remove(player.id)), named)
        };
        let (first, second) = (name::player(one), name::player(other));
        let text = text!(language, "competition-alike-players", one = first, other = second);
        let acts = vec![keep(&alike, "competition-alike-two"), remove(other), remove(one)];
        (alike, AlikeData { text, acts })
    });
    let clubs = usual(players.values().map(|player| player.club.as_str()));
    let clubs = clubs.into_iter().map(|(rare, often)| {
        let alike = Alike::clubs(rare, often);
        let spell = |from: &str, to: &str| {
            let named = text!(language, "competition-alike-spell", club = to);
            act(UserCommand::SpellClub(from.to_owned(), to.to_owned()), named)
        };
        let text = text!(language, "competition-alike-clubs", one = rare, other = often);
        let two = keep(&alike, "competition-alike-two-clubs");
        (alike, AlikeData { text, acts: vec![spell(rare, often), spell(often, rare), two] })
    });
    let open = twins.chain(clubs).filter(|(alike, _)| !kept(alike)).map(|(_, data)| data);
    open.take(TOLD).collect()
}

/// Players of one name and of clubs that may be one, each with the first of them before.
fn twins<'a>(players: impl Iterator<Item = &'a Player>) -> impl Iterator<Item = [&'a Player; 2]> {
    let mut known: BTreeMap<String, Vec<&Player>> = BTreeMap::new();
    players.filter_map(move |player| {
        let namesakes = known.entry(fold(&player.name)).or_default();
        let club = fold(&player.club);
        let there = namesakes.iter().find(|other| may_be_one(&fold(&other.club), &club)).copied();
        namesakes.push(player);
        there.map(|there| [there, player])
    })
}
