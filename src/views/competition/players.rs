//! Players to come: typed, pasted from a spreadsheet, or from a table in a file. What will be added
//! is shown before it is, with whoever seems to be there already.

use std::collections::{BTreeMap, BTreeSet};

use crate::domain::contest::next_player;
use crate::domain::ids::PlayerId;
use crate::exchange::cell;
use crate::language::{Language, tr};
use crate::text;
use crate::views::formats::Contest;
use crate::views::name::fold;

/// A line of the list of new players.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TypedPlayer {
    /// The name.
    pub name: String,
    /// The club; may be empty.
    pub club: String,
}

/// A player as they will be added.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PreviewRow {
    /// The number that they will have.
    pub number: String,
    /// Name and club.
    pub text: String,
    /// That somebody of this name and club is there already, and under which number.
    pub warning: Option<String>,
}

/// What a column of a table holds.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Column {
    Number,
    Name,
    Club,
}

/// The players of a typed or pasted list: one a line, the columns divided by `;` or a tab, as
/// [`players_of_table`] reads them.
pub fn typed_players(text: &str) -> Vec<TypedPlayer> {
    let rows = text.lines().map(|line| {
        line.split([';', '\t'])
            .map(|cell| cell::read(cell.trim().trim_matches('"').trim()).to_owned())
            .collect()
    });
    players_of_table(rows.collect())
}

/// The players of a table. A first row of headings says which column is what; without one a column
/// of nothing but numbers is passed over, then come the name and the club. Rows without a name are
/// passed over.
pub fn players_of_table(mut rows: Vec<Vec<String>>) -> Vec<TypedPlayer> {
    rows.retain(|row| row.iter().any(|cell| !cell.is_empty()));
    let headed: Vec<Option<Column>> =
        rows.first().map(|row| row.iter().map(|cell| heading(cell)).collect()).unwrap_or_default();
    let columns = if headed.contains(&Some(Column::Name)) {
        rows.remove(0);
        headed
    } else {
        let is_number = |cell: &String| {
            !cell.is_empty() && cell.chars().all(|c| c.is_ascii_digit() || c == '.')
        };
        let numbered = !rows.is_empty()
            && rows.iter().all(|row| row.len() > 1 && row.first().is_some_and(is_number));
        let plain = [Some(Column::Name), Some(Column::Club)];
        numbered.then_some(Some(Column::Number)).into_iter().chain(plain).collect()
    };
    let players = rows.into_iter().map(|row| {
        let of = |wanted| {
            let cells = row.iter().zip(&columns).filter(|(_, column)| **column == Some(wanted));
            let cells: Vec<&str> = cells.map(|(cell, _)| cell.as_str()).collect();
            cells.join(" ").split_whitespace().collect::<Vec<_>>().join(" ")
        };
        TypedPlayer { name: of(Column::Name), club: of(Column::Club) }
    });
    players.filter(|player| !player.name.is_empty()).collect()
}

/// What a column of this heading holds, in whatever language.
fn heading(cell: &str) -> Option<Column> {
    let cell = fold(cell);
    let is_one_of = |key: &'static str| {
        Language::ALL
            .iter()
            .any(|&language| tr(language, key).split(',').any(|heading| fold(heading) == cell))
    };
    if is_one_of("competition-headings-number") {
        Some(Column::Number)
    } else if is_one_of("competition-headings-name") {
        Some(Column::Name)
    } else if is_one_of("competition-headings-club") {
        Some(Column::Club)
    } else {
        None
    }
}

/// The typed players as they will be added to a competition, or to one that is not made yet.
pub fn preview(language: Language, contest: Option<&Contest>, text: &str) -> Vec<PreviewRow> {
    let key = |name: &str, club: &str| (fold(name), fold(club));
    let mut known: BTreeMap<(String, String), PlayerId> = BTreeMap::new();
    let players = contest.into_iter().flat_map(|contest| contest.common.players.values());
    let mut taken = BTreeSet::new();
    for player in players {
        known.entry(key(&player.name, &player.club)).or_insert(player.id);
        taken.insert(player.id);
    }
    let rows = typed_players(text).into_iter().map(|TypedPlayer { name, club }| {
        let number = next_player(&taken);
        taken.insert(number);
        let there = known.get(&key(&name, &club)).copied();
        known.entry(key(&name, &club)).or_insert(number);
        PreviewRow {
            number: number.to_string(),
            text: if club.is_empty() { name } else { format!("{name} · {club}") },
            warning: there
                .map(|there| text!(language, "competition-duplicate", number = there.to_string())),
        }
    });
    rows.collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(text: &str) -> Vec<(String, String)> {
        typed_players(text).into_iter().map(|player| (player.name, player.club)).collect()
    }

    fn pairs(expected: &[(&str, &str)]) -> Vec<(String, String)> {
        expected.iter().map(|&(name, club)| (name.to_owned(), club.to_owned())).collect()
    }

    #[test]
    fn players_are_pasted_one_a_line() {
        let text = "Άννα Αλεξίου; Όμιλος Α\n\n  Βασίλης ;\nΓιώργος\tΚαβάλα\n;\n";
        let expected = [("Άννα Αλεξίου", "Όμιλος Α"), ("Βασίλης", ""), ("Γιώργος", "Καβάλα")];
        assert_eq!(read(text), pairs(&expected));
        assert_eq!(read("Παππάς, Γιώργος"), pairs(&[("Παππάς, Γιώργος", "")]));
    }

    #[test]
    fn rows_of_a_spreadsheet_have_headings_or_not() {
        let headed = "Α/Α\tΕπώνυμο\tΌνομα\tΗλικία\tΣύλλογος\n1\tΠαππά\tΆννα\t34\tΚαβάλα\n2\tΒλάχος\tΒασίλης\t\t\n";
        let expected = [("Παππά Άννα", "Καβάλα"), ("Βλάχος Βασίλης", "")];
        assert_eq!(read(headed), pairs(&expected));
        let bare = "1\tΠαππά Άννα\tΚαβάλα\n2\tΒλάχος Βασίλης\t\n";
        assert_eq!(read(bare), pairs(&expected));
        assert_eq!(read("Club;Name\nKavala;Anna"), pairs(&[("Anna", "Kavala")]));
        // As the program's own tables keep a name from running.
        assert_eq!(read("'=Άννα\t'+1α"), pairs(&[("=Άννα", "+1α")]));
    }

    #[test]
    fn whoever_is_typed_twice_is_noticed() {
        let rows = preview(
            Language::Greek,
            None,
            "Άννα Παππά; Καβάλα\nΑΝΝΑ ΠΑΠΠΑ; καβαλα\nΆννα Παππά; Δράμα",
        );
        let warned: Vec<bool> = rows.iter().map(|row| row.warning.is_some()).collect();
        assert_eq!(warned, [false, true, false]);
        let numbers: Vec<&str> = rows.iter().map(|row| row.number.as_str()).collect();
        assert_eq!(numbers, ["1", "2", "3"]);
    }
}
