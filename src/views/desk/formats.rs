//! The list of the formats: what lies on the desk of a competition of one alone.

pub mod anagram;
pub mod classic;
pub mod conductor;
pub mod duplicate;

/// What lies on the desk of a competition of one format alone.
#[derive(Clone, Debug, Default)]
pub struct OwnOnDesk {
    /// Sheets of anagrams as they were seen.
    pub sheets: anagram::SheetsSeen,
    /// Of a joint competition.
    pub anagram: anagram::JointDesk,
    /// Of a duplicate game.
    pub duplicate: duplicate::GameDesk,
    /// Of classic games.
    pub classic: classic::TablesDesk,
    /// Of whoever conducts a joint competition of anagrams.
    pub conductor: conductor::ConductorDesk,
}

impl OwnOnDesk {
    /// What was read from elsewhere and not taken in is forgotten.
    pub fn forget_brought(&mut self) {
        self.duplicate.brought = None;
        self.classic.brought = None;
    }
}
