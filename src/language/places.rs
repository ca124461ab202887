//! The sentences of a language by place, each place read when the first of its sentences is asked for: a window that
//! opens does not wait for the sentences of another language, of paper or of another format.

use std::sync::OnceLock;

use fluent_bundle::FluentResource;
use fluent_bundle::concurrent::FluentBundle;

use super::{Language, bundle};

/// The sentences whose keys begin with one name.
struct Place {
    name: &'static str,
    text: &'static str,
    read: OnceLock<FluentBundle<FluentResource>>,
}

impl Place {
    const fn new(name: &'static str, text: &'static str) -> Self {
        Self { name, text, read: OnceLock::new() }
    }
}

/// The sentences among which a key is, if the language has its place at all.
pub(super) fn of(language: Language, key: &str) -> Option<&'static FluentBundle<FluentResource>> {
    let (name, _) = key.split_once('-')?;
    let places = all(language);
    let at = places.binary_search_by_key(&name, |place| place.name).ok()?;
    let place = &places[at];
    Some(place.read.get_or_init(|| bundle(language, place.text)))
}

/// As `build.rs` lays them together, by name.
fn all(language: Language) -> &'static [Place] {
    match language {
        Language::Greek => include!(concat!(env!("OUT_DIR"), "/el_sentences.rs")),
        Language::English => include!(concat!(env!("OUT_DIR"), "/en_sentences.rs")),
        Language::Romanian => include!(concat!(env!("OUT_DIR"), "/ro_sentences.rs")),
        Language::Catalan => include!(concat!(env!("OUT_DIR"), "/ca_sentences.rs")),
        Language::Polish => include!(concat!(env!("OUT_DIR"), "/pl_sentences.rs")),
    }
}
