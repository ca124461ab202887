//! The lists that the program ships with, one a language: references all, for they have gaps.
//!
//! The build script makes their automata; opening one reads a few bytes of it and checks none of them.

use fst::raw::Fst;

use super::{Bytes, Facts, Lexicon, Title};
use crate::domain::letters::WordLanguage;
use crate::domain::lexicon::Authority;

#[expect(clippy::unreadable_literal, reason = "written by the build script")]
mod built {
    use super::Facts;

    include!(concat!(env!("OUT_DIR"), "/el.rs"));
    include!(concat!(env!("OUT_DIR"), "/ro.rs"));
    include!(concat!(env!("OUT_DIR"), "/ca.rs"));
    include!(concat!(env!("OUT_DIR"), "/pl.rs"));

    pub(super) static EL_FST: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/el.fst"));
    pub(super) static RO_FST: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/ro.fst"));
    pub(super) static CA_FST: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/ca.fst"));
    pub(super) static PL_FST: &[u8] = include_bytes!(concat!(env!("OUT_DIR"), "/pl.fst"));
}

impl Lexicon {
    /// The list of a language that the program ships with.
    ///
    /// # Panics
    /// Never: the lists were checked when the program was built.
    pub fn free(language: WordLanguage) -> Self {
        let (name, edition, fst, facts) = match language {
            WordLanguage::Greek => ("el_GR free word list", "0.9", built::EL_FST, built::EL),
            WordLanguage::Romanian => ("Rospell free word list", "3.3.8", built::RO_FST, built::RO),
            WordLanguage::Catalan => {
                ("Softcatalà free word list", "3.0.7", built::CA_FST, built::CA)
            }
            WordLanguage::Polish => {
                ("sjp.pl free word list", "2022-03-01", built::PL_FST, built::PL)
            }
        };
        let (name, edition) = (name.to_owned(), edition.to_owned());
        let title = Title { name, edition, authority: Authority::Reference };
        let fst = Fst::new(Bytes::Embedded(fst)).expect("made by the build script");
        Self::assemble(fst, title, language, facts)
    }
}
