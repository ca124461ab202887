//! Help: under a few headings what is done, each thing by the very words that stand on its button, so that who looks for one
//! finds it.

use crate::domain::person::Role;
use crate::language::{Language, tr};
use crate::stations::Chapter;

/// What stands under a heading.
pub(super) struct Section {
    /// The heading.
    pub title: String,
    /// What is explained, nothing where that is plain; and the explanation.
    pub rows: Vec<(String, String)>,
}

/// A heading, and below it keys of what is explained and of what is said of it.
type Keys = (&'static str, &'static [(&'static str, &'static str)]);

const NETWORK: Keys = (
    "web-help-title-network",
    &[
        ("", "web-help-network"),
        ("", "web-help-data"),
        ("", "web-help-date"),
        ("", "web-help-router"),
        ("", "web-help-firewall"),
    ],
);

/// What a player can do about it; who sets the network up is somebody else.
const OF_PHONES: Keys = (
    "web-help-title-network",
    &[("", "web-help-network"), ("", "web-help-data"), ("", "web-help-date")],
);

/// What is asked most stands first, and is open.
const HALL: [Keys; 4] = [
    (
        "web-help-title-pages",
        &[
            ("own-title", "web-help-own"),
            ("own-code", "web-help-card"),
            ("web-now", "web-help-now"),
            ("≈", "web-help-clock"),
        ],
    ),
    OF_PHONES,
    (
        "web-help-title-code",
        &[("projector-word", "web-help-word"), ("web-help-term-head", "web-help-head")],
    ),
    ("web-help-title-others", &[("/screen", "web-help-screen"), ("https://", "web-help-staff")]),
];

const LEAVE: (&str, &str) = ("staff-leave", "staff-help-leave");

const LOST: Keys = (
    "staff-help-title-lost",
    &[("", "staff-help-lost"), ("staff-waiting", "staff-help-waiting"), LEAVE],
);

/// How whoever is in sees that this is the referee's machine.
const CERTIFICATE: Keys = ("staff-help-title-certificate", &[("", "staff-certificate")]);

const SCREEN: [Keys; 2] = [("staff-to-screen", &[("", "staff-help-screen")]), NETWORK];

const JOINING: [Keys; 2] = [
    (
        "staff-to-join",
        &[
            ("https://", "staff-help-address"),
            ("staff-pin", "staff-help-pin"),
            ("staff-label", "staff-help-label"),
            ("", "staff-certificate"),
        ],
    ),
    NETWORK,
];

fn sections(language: Language, of: &[Keys]) -> Vec<Section> {
    // What is no key is a sign or an address, and the same in every language.
    let term = |key: &str| if key.contains('-') { tr(language, key) } else { key.to_owned() };
    let section = |(title, rows): &Keys| Section {
        title: tr(language, title),
        rows: rows.iter().map(|(what, said)| (term(what), tr(language, said))).collect(),
    };
    of.iter().map(section).collect()
}

/// Of the hall's pages.
pub(super) fn of_hall(language: Language) -> Vec<Section> {
    sections(language, &HALL)
}

/// Of a station's, by the office of who reads it, with what its format says of that one's pages; of who is not in, how to
/// come in.
pub(super) fn of_staff(language: Language, role: Option<Role>, own: &[Chapter]) -> Vec<Section> {
    let own: Vec<Keys> = own.iter().map(|chapter| (chapter.title, chapter.rows)).collect();
    let of: &[Keys] = match role {
        // Whoever conducts a joint competition is at no door.
        None | Some(Role::Centre) => &JOINING,
        Some(Role::Jury) => &[("staff-help-title-lost", &[("", "jury-lost"), LEAVE]), CERTIFICATE],
        Some(Role::Screen) => &SCREEN,
        Some(Role::Assistant) => &[LOST, CERTIFICATE],
        Some(Role::Referee) => &[LOST, CERTIFICATE, NETWORK],
    };
    sections(language, &[own.as_slice(), of].concat())
}
