//! Every decision that the printed rules mark stands in the text for strangers, and the other way round.

use std::collections::BTreeSet;

use eforos::domain::formats::duplicate::Rules;
use eforos::language::Language;
use eforos::print::formats::duplicate::rules::parts;
use eforos::print::rules_page::Part;

const TEXT: &str = include_str!("../../../docs/rules/duplicate.md");
const ENGLISH: &str = include_str!("../../../assets/languages/en/duplicate/regulation.ftl");

fn decisions(language: Language) -> Vec<String> {
    let parts = parts(&Rules::ro_duplicate_2007(), None, language);
    parts
        .into_iter()
        .filter_map(|part| if let Part::Decision(said) = part { Some(said) } else { None })
        .collect()
}

/// The names of a text's decisions: each stands behind a word that marks it.
fn named(text: &str) -> BTreeSet<&str> {
    let marks = text.split("**Decision**").skip(1);
    let names = marks.map(|rest| {
        let name = rest.strip_prefix("<!-- ").and_then(|rest| rest.split_once(" -->"));
        name.unwrap_or_else(|| panic!("a decision without a name: {rest:.60}")).0
    });
    names.collect()
}

#[test]
fn each_decision_is_on_paper_and_in_the_text() {
    let printed = decisions(Language::English);
    let mut left: BTreeSet<&str> = printed.iter().map(String::as_str).collect();
    for name in named(TEXT) {
        let line = ENGLISH.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(" = "));
        let line = line.unwrap_or_else(|| panic!("{name} is no sentence of the rules"));
        // A figure stands where the sentence has a gap.
        let begin = line.split('{').next().unwrap_or_default();
        let found = left.iter().copied().find(|said| said.starts_with(begin));
        let said =
            found.unwrap_or_else(|| panic!("{name} is in the text, and no decision on paper"));
        left.remove(said);
    }
    assert!(left.is_empty(), "on paper, and not in the text: {left:#?}");
    assert_eq!(decisions(Language::Romanian).len(), printed.len());
}
