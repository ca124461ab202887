//! Two keyings of one sheet, or two sheets for one place: only what differs is shown to settle.

use crate::commands::{Question, UserCommand};
use crate::domain::formats::anagram::Contest;
use crate::domain::formats::anagram::rules::Field;
use crate::domain::formats::anagram::sheet::{Check, Difference, Sheet, SheetWords, Side};
use crate::domain::ids::{PlayerId, RoundNo, SheetId};
use crate::domain::letters::Written;
use crate::domain::person::Person;
use crate::language::{Language, tr};
use crate::screens::Act;
use crate::screens::formats::anagram::{Seen, name};
use crate::screens::name::who;
use crate::text;

/// Two keyings of a sheet, or two sheets for one place.
#[derive(Clone, Copy)]
pub struct Both<'a> {
    /// The words of each, those of the sheet that was named first.
    pub words: [&'a SheetWords; 2],
    /// Who keyed each.
    pub by: [Option<&'a Person>; 2],
}

/// Both keyings, that of the sheet named first.
pub fn both(contest: &Contest, id: SheetId) -> Option<Both<'_>> {
    let anagram = &contest.game;
    let sheet = anagram.sheet(id)?;
    if let Check::Unsettled(second) = &sheet.check {
        return Some(Both {
            words: [sheet.words(), &second.words],
            by: [by(sheet), Some(&second.by)],
        });
    }
    let mut others =
        anagram.sheets_at(sheet.round, sheet.player?).filter(|(other, _)| *other != id);
    let (_, other) = others.next()?;
    Some(Both { words: [sheet.words(), other.words()], by: [by(sheet), by(other)] })
}

/// Who keyed what counts of a sheet.
fn by(sheet: &Sheet) -> Option<&Person> {
    sheet.versions.last().map(|version| &version.by)
}

/// What only one of them has.
pub fn differences(contest: &Contest, id: SheetId) -> Vec<Difference> {
    both(contest, id)
        .map(|Both { words: [one, other], .. }| one.differences(other))
        .unwrap_or_default()
}

/// Whether two sheets lie in one place that have the same words: one paper that was keyed twice, of which nothing differs.
pub fn lies_twice(contest: &Contest, (round, player): (RoundNo, PlayerId)) -> bool {
    let sheet = contest.game.sheet_at(round, player);
    let alike = |(id, _)| differences(contest, id).is_empty();
    contest.game.is_unsettled(round, player) && sheet.is_some_and(alike)
}

/// The answers that leave one keying as it is: of each difference, whether it is that keying's.
pub fn whole(contest: &Contest, id: SheetId, side: Side) -> Vec<Option<bool>> {
    differences(contest, id).iter().map(|one| Some(one.only_in == side)).collect()
}

/// The question, with no difference answered: which keying is right, only the paper says.
pub fn question(contest: &Contest, id: SheetId) -> Question {
    let kept = vec![None; differences(contest, id).len()];
    Question::Settle { sheet: id, kept }
}

/// The words of the settled sheet: what both have, and of the differences those that are kept.
pub fn settled(contest: &Contest, id: SheetId, kept: &[bool]) -> SheetWords {
    let Some(Both { words: [first, second], .. }) = both(contest, id) else {
        return SheetWords::default();
    };
    let differences = differences(contest, id);
    // Whole, it is as it was typed: words that were written twice, and their order.
    let is_second = |(one, kept): (&Difference, &bool)| (one.only_in == Side::Second) == *kept;
    let answered = !kept.is_empty() && differences.len() == kept.len();
    if answered && differences.iter().zip(kept).all(is_second) {
        return second.clone();
    }
    let of = |side: Side, keep: bool| {
        let pairs = differences.iter().zip(kept);
        pairs.filter(move |(one, kept)| one.only_in == side && **kept == keep).map(|(one, _)| one)
    };
    // What does not stand there was not written twice either.
    let dropped: Vec<&Difference> = of(Side::First, false).collect();
    let stays = |field: Field, written: &Written| {
        !dropped.iter().any(|one| one.field == field && one.written == *written)
    };
    let words = first.iter().filter(|(field, _, written)| stays(*field, written));
    let mut words: Vec<_> = words.map(|(field, _, written)| (field, written.clone())).collect();
    words.extend(of(Side::Second, true).map(|one| (one.field, one.written.clone())));
    words.into_iter().collect()
}

/// Both keyings beside each other: whose, and the words of each field; `≠` stands before what the other does not have.
pub fn beside(seen: &Seen<'_>, id: SheetId) -> Vec<(String, Vec<String>)> {
    let language = seen.language;
    let Some(both) = both(seen.contest(), id) else { return Vec::new() };
    let differences = differences(seen.contest(), id);
    let sides = [(Side::First, "sheets-first-keying"), (Side::Second, "sheets-second-keying")];
    let of =
        |((side, key), (words, by)): ((Side, &'static str), (&SheetWords, Option<&Person>))| {
            let who = by.map(|by| who(language, by)).unwrap_or_default();
            let told = |field: Field, written: &Written| {
                let differs = differences.iter().any(|one| {
                    one.only_in == side && one.field == field && one.written == *written
                });
                if differs { format!("≠\u{a0}{written}") } else { written.to_string() }
            };
            // A field that either has stands in both, so that they are read line by line.
            let has = |field: &Field| both.words.iter().any(|of| !of.field(*field).is_empty());
            let lines = Field::ALL.into_iter().filter(has).map(|field| {
                let words = words.field(field).iter().map(|written| told(field, written));
                let words: Vec<String> = words.collect();
                let words = if words.is_empty() { "–".to_owned() } else { words.join(", ") };
                format!("{}: {words}", field.length())
            });
            (text!(language, key, who = who), lines.collect())
        };
    sides.into_iter().zip(both.words.into_iter().zip(both.by)).map(of).collect()
}

/// One keying or the other as a whole, each with its key.
fn wholes(seen: &Seen<'_>, id: SheetId, kept: &[Option<bool>]) -> (String, Vec<(Act, bool)>) {
    let option = |side| {
        let act = seen.act(UserCommand::TakeKeying(side));
        (Act { enabled: true, ..act }, *kept == whole(seen.contest(), id, side))
    };
    (tr(seen.language, "sheets-whole"), [Side::First, Side::Second].map(option).into())
}

/// One of them whole; then a choice for each word that is asked about.
pub fn choices(
    seen: &Seen<'_>,
    id: SheetId,
    kept: &[Option<bool>],
) -> Vec<(String, Vec<(Act, bool)>)> {
    let one = |Asked { name, answers }| {
        let option = |Answer { label, says }: Answer| {
            let is_on = says.iter().all(|(at, is)| kept.get(*at) == Some(&Some(*is)));
            let mut kept = kept.to_vec();
            for (at, is) in says {
                if let Some(one) = kept.get_mut(at) {
                    *one = Some(is);
                }
            }
            let command = UserCommand::Ask(Question::Settle { sheet: id, kept });
            (Act { enabled: true, ..seen.act(command).named(label) }, is_on)
        };
        (name, answers.into_iter().map(option).collect())
    };
    let each = asked(seen.language, &differences(seen.contest(), id)).into_iter().map(one);
    std::iter::once(wholes(seen, id, kept)).chain(each).collect()
}

/// How many words are asked about of which not everything is answered.
pub fn unanswered(contest: &Contest, id: SheetId, kept: &[Option<bool>]) -> usize {
    let is_open = |at: &usize| kept.get(*at).copied().flatten().is_none();
    let together = together(&differences(contest, id));
    together.iter().filter(|one| one.iter().any(is_open)).count()
}

/// What is asked about a word that two keyings have otherwise.
pub struct Asked {
    /// Which word, and where.
    pub name: String,
    /// What may be answered. Where it is read or placed in two ways, what the first keying says stands before what the second
    /// says; both and neither come last.
    pub answers: Vec<Answer>,
}

/// What may be answered: how it is called, and of which differences, by their places, it says that they stand or not.
pub struct Answer {
    /// How it is called.
    pub label: String,
    /// Whether they stand.
    pub says: Vec<(usize, bool)>,
}

/// The questions about all differences, each about one or two of them.
pub fn asked(language: Language, differences: &[Difference]) -> Vec<Asked> {
    let written = |one: &Difference| one.written.to_string();
    let field = |one: &Difference| name::field(language, one.field);
    let about = |places: Vec<usize>| {
        let both: Vec<&Difference> = places.iter().filter_map(|&at| differences.get(at)).collect();
        let answer = |label: String, stands: &[bool]| Answer {
            label,
            says: places.iter().copied().zip(stands.iter().copied()).collect(),
        };
        let of_words = ["sheets-both", "sheets-neither"];
        let (name, [one, other], all_or_none) = match both[..] {
            [first, second] if first.written == second.written => {
                let name = text!(language, "sheets-which-field", word = written(first));
                let of_fields = ["sheets-both-fields", "sheets-neither-field"];
                (name, [field(first), field(second)], of_fields)
            }
            [first, second] if first.field == second.field => {
                let name = text!(language, "sheets-which-word", field = field(first));
                (name, [written(first), written(second)], of_words)
            }
            [first, second] => {
                let told = |one| format!("{} · {}", written(one), field(one));
                (tr(language, "sheets-which-of-two"), [told(first), told(second)], of_words)
            }
            _ => {
                let told = |one: &&Difference| {
                    let key = match one.only_in {
                        Side::First => "sheets-only-first",
                        Side::Second => "sheets-only-second",
                    };
                    text!(language, key, word = written(one), field = field(one))
                };
                let stands = answer(tr(language, "sheets-stands"), &[true]);
                let stands_not = answer(tr(language, "sheets-stands-not"), &[false]);
                let name = both.first().map(told).unwrap_or_default();
                return Asked { name, answers: vec![stands, stands_not] };
            }
        };
        let [all, none] = all_or_none.map(|key| tr(language, key));
        let answers = vec![
            answer(one, &[true, false]),
            answer(other, &[false, true]),
            answer(all, &[true, true]),
            answer(none, &[false, false]),
        ];
        Asked { name, answers }
    };
    together(differences).into_iter().map(about).collect()
}

/// The differences by their places: alone, or two that are likely one word of the paper, which one keying has in another
/// field or reads otherwise; that of the first keying stands first. In the order of the paper.
fn together(differences: &[Difference]) -> Vec<Vec<usize>> {
    let of = |side| differences.iter().enumerate().filter(move |(_, one)| one.only_in == side);
    let mut alike = Vec::new();
    for (at, first) in of(Side::First) {
        for (other, second) in of(Side::Second) {
            let [one, two] = [first, second].map(|one| one.written.to_string());
            let apart = strsim::osa_distance(&one, &two);
            // Words of one rack are alike: in a short one a second letter makes it another.
            let most = if one.chars().count().min(two.chars().count()) < 6 { 1 } else { 2 };
            if apart <= most {
                let fields = first.field.length().abs_diff(second.field.length());
                alike.push((apart, fields, at, other));
            }
        }
    }
    alike.sort_unstable();
    let mut places: Vec<Vec<usize>> = Vec::new();
    for (_, _, first, second) in alike {
        if !places.iter().flatten().any(|&at| at == first || at == second) {
            places.push(vec![first, second]);
        }
    }
    let alone = |at: &usize| !places.iter().flatten().any(|of| of == at);
    let alone: Vec<Vec<usize>> = (0..differences.len()).filter(alone).map(|at| vec![at]).collect();
    places.extend(alone);
    places.sort_by_key(|of| of.iter().min().copied());
    places
}
