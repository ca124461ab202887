//! What lets a reader check the page: what judged, how it was drawn, which table was signed.

use super::Issued;
use crate::domain::lexicon::{Authority, Passport};
use crate::exchange::html::evidence::{hex, of_draw};
use crate::exchange::html::{listed, readable};
use crate::language::{Language, tr};

/// What lets a reader check: the list, the draw, and the digest of the table, which has all names.
pub(super) fn evidence(
    language: Language,
    issued: Issued<'_>,
    (list, digest): (Option<&Passport>, Option<String>),
) -> Vec<(String, String)> {
    let said = |key, value: String| (tr(language, key), readable(&value));
    let list = list.map(|list| said("exchange-evidence-list", authority(language, list)));
    let draw = match issued {
        Issued::Signed(_, common) => of_draw(language, common, true),
        Issued::Document | Issued::Not => Vec::new(),
    };
    let table = digest.map(|digest| said("exchange-evidence-table", hex(&digest)));
    list.into_iter().chain(draw).chain(table).collect()
}

/// What judged: of a book or a site nobody counted the words.
fn authority(language: Language, list: &Passport) -> String {
    match list.authority {
        Authority::External => {
            let named = format!("{} {}", list.name, list.edition);
            format!("{} · {}", named.trim(), tr(language, "exchange-external"))
        }
        Authority::Authoritative | Authority::Reference | Authority::Closed => {
            listed(language, list)
        }
    }
}
