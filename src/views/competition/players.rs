//! Players to come: typed, pasted from a spreadsheet, or from a table in a file. What will be added
//! is shown before it is, with whoever seems to be there already.

use std::collections::BTreeMap;

use crate::domain::contest::Common;
use crate::domain::contest::next_player;
use crate::domain::ids::PlayerId;
use crate::exchange::cell;
use crate::language::{Language, tr};
use crate::screens::find::of_one_alphabet;
use crate::text;
use crate::views::name::fold;

/// A list of new players as it is read: no line of it vanishes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct TypedList {
    /// Those who have a name.
    pub players: Vec<TypedPlayer>,
    /// The lines in which there is none: each counted from 0, with its cells.
    pub nameless: Vec<(usize, Vec<String>)>,
}

/// A line of the list of new players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedPlayer {
    /// The number that the list gives them, which is not theirs here; may be empty.
    pub number: String,
    /// The name.
    pub name: String,
    /// The club; may be empty.
    pub club: String,
    /// The team, where the format has them; may be empty.
    pub team: String,
    /// What knows them again elsewhere; may be empty.
    pub member: String,
    /// The line or row in which they stand, counted from 0.
    pub line: usize,
}

/// A player as they will be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewRow {
    /// The number that they will have; empty where the line is of nobody.
    pub number: String,
    /// The line in which they were typed, counted from 0.
    pub line: usize,
    /// Their name.
    pub name: String,
    /// Their club; may be empty.
    pub club: String,
    /// Name and club.
    pub text: String,
    /// That somebody of this name and club is there already, and under which number.
    pub warning: Option<String>,
    /// That the club is written otherwise elsewhere, and how; or that it seems to stand in the name, after a comma.
    pub club_doubt: Option<String>,
    /// That the list had another number for them.
    pub renumbered: Option<String>,
    /// Why nobody is added before this line is put right.
    pub problem: Option<String>,
}

impl PreviewRow {
    /// Whether its line is of a player.
    pub fn is_player(&self) -> bool {
        !self.number.is_empty()
    }

    /// What is to be looked at in it, each with how bad it is: 0 is the worst, and the first.
    pub fn doubts(&self) -> impl Iterator<Item = (usize, &str)> {
        let all = [&self.problem, &self.warning, &self.club_doubt, &self.renumbered];
        all.into_iter().enumerate().filter_map(|(at, why)| Some((at, why.as_deref()?)))
    }

    /// The line that was typed, and all that is to be looked at in it.
    pub fn told(&self, doubts: &str) -> String {
        match self.number.as_str() {
            "" => format!("{}: {doubts}", self.text),
            number => format!("{number}. {}: {doubts}", self.text),
        }
    }
}

/// What a column of a table holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Number,
    Name,
    Club,
    Team,
    Member,
}

/// The players of a typed or pasted list: one a line, the columns divided by `;` or a tab, as
/// [`players_of_table`] reads them.
pub fn typed_players(text: &str) -> TypedList {
    let rows = text.lines().map(|line| {
        let cells = line
            .split([';', '\t'])
            .map(|cell| cell::read(cell.trim().trim_matches('"').trim()).to_owned());
        numbered(cells.collect())
    });
    players_of_table(rows.collect())
}

/// A row whose name has a number before it, with the number in a cell of its own: `1 Maria`, `1. Maria`, `1) Maria`.
fn numbered(mut row: Vec<String>) -> Vec<String> {
    let Some(first) = row.first() else { return row };
    let name = first.trim_start_matches(|c: char| c.is_ascii_digit());
    let digits = first.len() - name.len();
    let name = name.trim_start_matches(['.', ')']);
    let is_apart = first.len() - name.len() > digits || name.starts_with(char::is_whitespace);
    let name = name.trim_start();
    if digits == 0 || !is_apart || !name.starts_with(char::is_alphabetic) {
        return row;
    }
    let cells = [first.get(..digits).unwrap_or_default().to_owned(), name.to_owned()];
    row.splice(..1, cells);
    row
}

/// The players of a table. A first row of headings says which column is what; without one a
/// number that comes first is passed over, then come the name and the club. A row in which nothing stands is none; a name
/// has a letter.
pub fn players_of_table(rows: Vec<Vec<String>>) -> TypedList {
    let mut rows: Vec<(usize, Vec<String>)> = rows.into_iter().enumerate().collect();
    rows.retain(|(_, row)| row.iter().any(|cell| !cell.is_empty()));
    let mut headed: Vec<Option<Column>> = rows
        .first()
        .map(|(_, row)| row.iter().map(|cell| heading(cell)).collect())
        .unwrap_or_default();
    // A team is a club, too, unless there is a column for that; where it stands alone it is both.
    let cells = rows.first().map(|(_, row)| row.as_slice()).unwrap_or_default();
    let is_team = |cell: &String| is_one_of(cell, "competition-headings-team");
    let both = headed
        .iter()
        .zip(cells)
        .position(|(column, cell)| *column == Some(Column::Club) && is_team(cell));
    let both = both.filter(|_| !headed.contains(&Some(Column::Team)));
    if headed.iter().filter(|column| **column == Some(Column::Club)).count() > 1 {
        for (column, cell) in headed.iter_mut().zip(cells) {
            if *column == Some(Column::Club) && is_team(cell) {
                *column = Some(Column::Team);
            }
        }
    }
    let columns = if headed.contains(&Some(Column::Name)) {
        rows.remove(0);
        headed
    } else {
        let is_number = |cell: &String| {
            !cell.is_empty() && cell.chars().all(|c| c.is_ascii_digit() || c == '.')
        };
        // Where some have a number and others have none, these have an empty one.
        let numbered = |row: &[String]| row.len() > 1 && row.first().is_some_and(is_number);
        let any = rows.iter().any(|(_, row)| numbered(row));
        for (_, row) in rows.iter_mut().filter(|(_, row)| any && !numbered(row)) {
            row.insert(0, String::new());
        }
        let plain = [Column::Name, Column::Club, Column::Team, Column::Member].map(Some);
        any.then_some(Some(Column::Number)).into_iter().chain(plain).collect()
    };
    let mut list = TypedList::default();
    for (line, row) in rows {
        let of = |wanted| {
            let cells = row.iter().zip(&columns).filter(|(_, column)| **column == Some(wanted));
            let cells: Vec<&str> = cells.map(|(cell, _)| cell.as_str()).collect();
            cells.join(" ").split_whitespace().map(of_one_alphabet).collect::<Vec<_>>().join(" ")
        };
        let player = TypedPlayer {
            number: of(Column::Number).trim_end_matches('.').to_owned(),
            name: of(Column::Name),
            club: of(Column::Club),
            team: match (of(Column::Team), both.and_then(|column| row.get(column))) {
                (team, Some(both)) if team.is_empty() => both.trim().to_owned(),
                (team, _) => team,
            },
            member: of(Column::Member),
            line,
        };
        if player.name.chars().any(char::is_alphabetic) {
            list.players.push(player);
        } else {
            list.nameless.push((line, row));
        }
    }
    list
}

/// Whether a heading stands in one of these lists, in whatever language.
fn is_one_of(cell: &str, key: &'static str) -> bool {
    let cell = fold(cell);
    Language::ALL
        .iter()
        .any(|&language| tr(language, key).split(',').any(|heading| fold(heading) == cell))
}

/// What a column of this heading holds, in whatever language.
fn heading(cell: &str) -> Option<Column> {
    let is_one_of = |key| is_one_of(cell, key);
    if is_one_of("competition-headings-number") {
        Some(Column::Number)
    } else if is_one_of("competition-headings-name") {
        Some(Column::Name)
    } else if is_one_of("competition-headings-club") {
        Some(Column::Club)
    } else if is_one_of("competition-headings-team") {
        Some(Column::Team)
    } else if is_one_of("competition-headings-member") {
        Some(Column::Member)
    } else {
        None
    }
}

/// The typed players as they will be added to a competition, or to one that is not made yet.
pub fn preview(language: Language, common: Option<&Common>, text: &str) -> Vec<PreviewRow> {
    let there = || common.into_iter().flat_map(|common| common.players.values());
    let TypedList { players: typed, nameless } = typed_players(text);
    let of_all = there().map(|player| player.club.as_str());
    let clubs = usual(of_all.chain(typed.iter().map(|player| player.club.as_str())));
    let mut known: BTreeMap<String, Vec<(String, PlayerId)>> = BTreeMap::new();
    let mut taken = common.map(Common::numbers).unwrap_or_default();
    for player in there() {
        known.entry(fold(&player.name)).or_default().push((fold(&player.club), player.id));
    }
    let mut numbered: BTreeMap<&str, usize> = BTreeMap::new();
    let rows = typed.iter().map(|TypedPlayer { number, name, club, line, .. }| {
        let before = numbered.insert(number, *line).filter(|_| !number.is_empty());
        let problem = before.map(|before| {
            let (line, before) = (line + 1, before + 1);
            text!(
                language,
                "competition-number-twice",
                line = line,
                number = number,
                before = before
            )
        });
        let given = number;
        let number = next_player(&taken);
        taken.insert(number);
        let is_other = !given.is_empty() && given.trim_start_matches('0') != number.to_string();
        let renumbered =
            is_other.then(|| text!(language, "competition-number-anew", number = given));
        let of_club = fold(club);
        let namesakes = known.entry(fold(name)).or_default();
        let there = namesakes.iter().find(|(other, _)| may_be_one(other, &of_club));
        let there = there.map(|(_, number)| *number);
        namesakes.push((of_club, number));
        PreviewRow {
            number: number.to_string(),
            line: *line,
            name: name.clone(),
            club: club.clone(),
            text: if club.is_empty() { name.clone() } else { format!("{name} · {club}") },
            warning: there
                .map(|there| text!(language, "competition-duplicate", number = there.to_string())),
            club_doubt: clubs
                .get(club.as_str())
                .map(|usual| text!(language, "competition-club-doubt", club = *usual))
                .or_else(|| {
                    let comma = club.is_empty() && name.contains(',');
                    comma.then(|| tr(language, "competition-comma-doubt"))
                }),
            renumbered,
            problem,
        }
    });
    let of_nobody = |(line, cells): (usize, Vec<String>)| {
        let there = cells.into_iter().filter(|cell| !cell.is_empty());
        let text = there.collect::<Vec<_>>().join(" · ");
        PreviewRow {
            number: String::new(),
            line,
            name: text.clone(),
            club: String::new(),
            text,
            warning: None,
            club_doubt: None,
            renumbered: None,
            problem: Some(text!(language, "competition-no-name", line = line + 1)),
        }
    };
    let mut rows: Vec<PreviewRow> = rows.collect();
    rows.extend(nameless.into_iter().map(of_nobody));
    rows.sort_by_key(|row| row.line);
    rows
}

/// Why nobody of a typed list is added: the first line that is not understood, and what stands in it.
pub fn refused_line(language: Language, text: &str) -> Option<String> {
    let rows = preview(language, None, text);
    let told = rows.iter().find_map(|row| Some(row.told(row.problem.as_deref()?)));
    told.map(|line| text!(language, "competition-players-unread", line = line))
}

/// Namesakes of two clubs are two people; of whom no club is known may be either.
pub(super) fn may_be_one(club: &str, other: &str) -> bool {
    club == other || club.is_empty() || other.is_empty()
}

/// Of clubs that seem to be one but are written in two ways: the rarer spelling, and the usual one.
pub(super) fn usual<'a>(clubs: impl Iterator<Item = &'a str>) -> BTreeMap<&'a str, &'a str> {
    let mut counted: BTreeMap<&str, usize> = BTreeMap::new();
    for club in clubs.filter(|club| !club.is_empty()) {
        *counted.entry(club).or_default() += 1;
    }
    let letters = |club: &str| -> Vec<char> {
        fold(club).chars().filter(|sign| sign.is_alphanumeric()).collect()
    };
    // “No 1” and “No 2” are two.
    let digits = |of: &[char]| -> Vec<char> {
        of.iter().copied().filter(|sign| sign.is_numeric()).collect()
    };
    let clubs: Vec<(&str, usize, Vec<char>)> =
        counted.into_iter().map(|(club, count)| (club, count, letters(club))).collect();
    let usual = |(club, count, own): &(&'a str, usize, Vec<char>)| {
        let alike = clubs.iter().filter(|(other, often, of_other)| {
            (*often, *club) > (*count, *other)
                && digits(own) == digits(of_other)
                && one_slip_apart(own, of_other)
        });
        let (other, _, _) = alike.max_by_key(|(_, often, _)| *often)?;
        Some((*club, *other))
    };
    clubs.iter().filter_map(usual).collect()
}

/// Whether two texts are the same, or of some length and apart by one letter more, less or other.
fn one_slip_apart(one: &[char], other: &[char]) -> bool {
    /// A letter more or less makes another name of a shorter one.
    const LONG: usize = 5;
    let (short, long) = if one.len() <= other.len() { (one, other) } else { (other, one) };
    let same = short.iter().zip(long).take_while(|(a, b)| a == b).count();
    let rest = |of: &[char], from: usize| of.get(from..).unwrap_or_default().to_vec();
    match long.len() - short.len() {
        0 if same == long.len() => true,
        0 => long.len() >= LONG && rest(short, same + 1) == rest(long, same + 1),
        1 => long.len() > LONG && rest(short, same) == rest(long, same + 1),
        _ => false,
    }
}

#[cfg(test)]
mod tests;
