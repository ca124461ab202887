//! What the code says of itself: what a room makes public is told, and what is cited is there.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use super::architecture::{Source, sources};

/// The rooms whose public items strangers read first.
const TOLD: [&str; 4] = ["domain", "lexicon", "storage", "session"];

/// The name that a line makes public beyond its crate's rooms: of a module, a type or a function.
fn public_item(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("pub ")?;
    let kinds = ["mod ", "struct ", "enum ", "trait ", "type ", "fn ", "const fn ", "unsafe fn "];
    let name = kinds.iter().find_map(|kind| rest.strip_prefix(kind))?;
    // A macro's item has the name that it is given.
    name.split(|c: char| !c.is_alphanumeric() && c != '_').next().filter(|name| !name.is_empty())
}

/// Whether the lines before an item tell of it.
fn is_told(before: &[&str]) -> bool {
    let mut above = before.iter().rev().map(|line| line.trim());
    // Attributes may take several lines.
    let mut inside = false;
    above
        .find(|line| {
            inside = (inside || line.ends_with(")]") && !line.starts_with("#["))
                && !line.starts_with("#[");
            !(inside || line.starts_with("#["))
        })
        .is_some_and(|line| line.starts_with("///"))
}

fn untold(source: &Source) -> Vec<String> {
    let lines: Vec<&str> = source.text.lines().collect();
    let end = lines.iter().position(|line| line.trim() == "#[cfg(test)]").unwrap_or(lines.len());
    let mut untold = Vec::new();
    for (index, line) in lines[..end].iter().enumerate() {
        let Some(name) = public_item(line) else { continue };
        // A module of a file of its own is told there; what implements a trait, by the trait.
        let elsewhere = line.trim_start().starts_with("pub mod ") && line.ends_with(';');
        if !elsewhere && !is_told(&lines[..index]) {
            untold.push(format!("{}:{}: {name}", source.path, index + 1));
        }
    }
    if !source.text.starts_with("//!") {
        untold.push(format!("{}: the module", source.path));
    }
    untold
}

#[test]
fn what_a_room_makes_public_is_told() {
    let told = |source: &&Source| TOLD.contains(&source.module());
    let untold: Vec<String> = sources().iter().filter(told).flat_map(untold).collect();
    assert!(untold.is_empty(), "not told:\n{}", untold.join("\n"));
}

#[test]
fn every_module_opens_with_what_it_is() {
    for source in sources() {
        assert!(source.text.starts_with("//!"), "{} begins without a sentence", source.path);
    }
}

/// The sections that a line cites: `§3`, `§§2, 3 and 14`, `§§2 to 5`; those of the regulations themselves
/// (`R§`) are not ours.
fn cited(line: &str) -> Vec<u32> {
    let mut found = Vec::new();
    for (at, sign) in line.match_indices('§') {
        let before = line[..at].trim_end_matches('§').chars().next_back();
        let rest = &line[at + sign.len()..];
        if before == Some('R') || rest.starts_with('§') {
            continue;
        }
        let numbers: String = rest
            .replace(" and ", ",")
            .replace(" to ", ",")
            .chars()
            .take_while(|c| c.is_ascii_digit() || [',', ' '].contains(c))
            .collect();
        found.extend(numbers.split([',', ' ']).filter_map(|number| number.parse::<u32>().ok()));
    }
    found
}

#[test]
fn every_citation_is_a_section_of_the_rules() {
    let rules = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/rules/anagram.md");
    let rules = fs::read_to_string(rules).expect("the rules can be read");
    let heading = |line: &str| line.strip_prefix("## ")?.split_once('.')?.0.parse().ok();
    let sections: BTreeSet<u32> = rules.lines().filter_map(heading).collect();
    let mut missing = Vec::new();
    for source in sources() {
        for (number, line) in source.text.lines().enumerate() {
            let gone = cited(line).into_iter().filter(|section| !sections.contains(section));
            missing
                .extend(gone.map(|section| format!("{}:{}: §{section}", source.path, number + 1)));
        }
    }
    assert!(missing.is_empty(), "cited and not in the rules:\n{}", missing.join("\n"));
}

/// A path in the text for the next engineer is one below the root, `src` or `src/domain`.
#[test]
fn the_paths_that_the_architecture_names_are_there() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let text = fs::read_to_string(root.join("ARCHITECTURE.md")).expect("the text can be read");
    let quoted = text.split('`').skip(1).step_by(2);
    let is_path = |quoted: &&str| {
        let ending = Path::new(quoted).extension();
        ending.is_some_and(|ending| ["rs", "md"].iter().any(|known| ending == *known))
    };
    let paths: BTreeSet<&str> = quoted.filter(is_path).collect();
    assert!(paths.len() > 20, "paths are found: {paths:?}");
    let below = ["", "src", "src/domain", "docs"];
    let is_there = |path: &&str| below.iter().any(|place| root.join(place).join(path).exists());
    let gone: Vec<&&str> = paths.iter().filter(|path| !is_there(path)).collect();
    assert!(gone.is_empty(), "ARCHITECTURE.md names what is not there: {gone:?}");
}

#[test]
fn the_checks_see_what_they_are_for() {
    assert_eq!(public_item("    pub const fn name(self) -> &str {"), Some("name"));
    assert_eq!(public_item("    pub name: String,"), None);
    assert_eq!(public_item("pub(super) fn name() {}"), None);
    assert!(is_told(&["/// What it is.", "#[derive(", "    Clone,", "    Debug,", ")]"]));
    assert!(is_told(&["    /// What it is.", "    #[must_use]"]));
    assert!(!is_told(&["}", "", "#[must_use]"]));
    assert_eq!(cited("// as §3 says, and §§5, 8 and 9; not R§4"), [3, 5, 8, 9]);
}
