//! What is counted is said in every form that a language has for numbers.

use std::collections::{BTreeMap, BTreeSet};

use eforos::language::{Language, tr_args};
use fluent_syntax::ast::{Entry, Expression, InlineExpression, PatternElement, VariantKey};
use fluent_syntax::parser;

use super::{Numbers, Pattern, places, plurals};

/// Each selection of a sentence: of which argument, and the names of its forms.
type Selections = Vec<(String, BTreeSet<String>)>;

fn selections(pattern: &Pattern<&str>, found: &mut Selections) {
    for element in &pattern.elements {
        let PatternElement::Placeable { expression: Expression::Select { selector, variants } } =
            element
        else {
            continue;
        };
        let named = variants.iter().filter_map(|variant| match variant.key {
            VariantKey::Identifier { name } => Some(name.to_owned()),
            VariantKey::NumberLiteral { .. } => None,
        });
        if let InlineExpression::VariableReference { id } = selector {
            found.push((id.name.to_owned(), named.collect()));
        }
        for variant in variants {
            selections(&variant.value, found);
        }
    }
}

fn of(language: Language) -> BTreeMap<String, Selections> {
    let mut all = BTreeMap::new();
    for text in places(language).into_values() {
        for entry in parser::parse(text.as_str()).unwrap().body {
            let Entry::Message(message) = entry else { continue };
            let mut found = Selections::new();
            selections(&message.value.unwrap(), &mut found);
            all.insert(message.id.name.to_owned(), found);
        }
    }
    all
}

/// The last form is what a default stands for; whole numbers of Polish have three.
#[test]
fn what_is_told_apart_by_number_has_every_form() {
    for language in Language::ALL {
        let whole = plurals(language, Numbers::Cardinal)
            .iter()
            .filter(|form| !["many", "other"].contains(form));
        let whole: BTreeSet<String> = whole.map(|&form| form.to_owned()).collect();
        for (key, found) in of(language) {
            for (arg, forms) in found {
                let counts = forms.iter().any(|form| form != "other" && whole.contains(form));
                let lacks: Vec<_> =
                    whole.difference(&forms).filter(|form| *form != "one").collect();
                assert!(
                    !counts || lacks.is_empty(),
                    "{}: {key} has no form of {arg} for {lacks:?}",
                    language.code()
                );
            }
        }
    }
}

#[test]
fn what_english_counts_every_language_counts() {
    let counted = of(Language::English);
    for language in Language::ALL {
        for (key, found) in of(language) {
            let of_it: BTreeSet<String> = found.into_iter().map(|(arg, _)| arg).collect();
            for (arg, forms) in &counted[&key] {
                let counts = forms.contains("one");
                let code = language.code();
                assert!(!counts || of_it.contains(arg), "{code}: {key} does not count {arg}");
            }
        }
    }
}

/// «de» loses its vowel before what is read with one at its beginning.
#[test]
fn catalan_says_of_as_it_is_read() {
    let of = |pages: i64| {
        let args = [("page", 1.into()), ("pages", pages.into())];
        tr_args(Language::Catalan, "print-page", &args)
    };
    for (pages, said) in [
        (1, "pàgina 1 d’1"),
        (2, "pàgina 1 de 2"),
        (8, "pàgina 1 de 8"),
        (11, "pàgina 1 d’11"),
        (111, "pàgina 1 de 111"),
        (1_000, "pàgina 1 de 1.000"),
        (11_000, "pàgina 1 d’11.000"),
        (1_000_000, "pàgina 1 d’1.000.000"),
    ] {
        assert_eq!(of(pages), said);
    }
}
