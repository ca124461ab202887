//! The system's file dialog: the outside of the program. A bare desktop may have none; it then answers
//! at once with nothing, as somebody does who closes it.

use std::path::PathBuf;
use std::sync::Arc;

/// What is asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ask {
    /// Whether a file is to be made or is there.
    pub what: What,
    /// In which folder the dialog opens.
    pub folder: Option<PathBuf>,
    /// What is called so, and how its files end.
    pub kind: Option<(String, &'static str)>,
}

/// Whether a file is to be made or is there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum What {
    /// One that is there.
    Open,
    /// Some that are there.
    OpenSeveral,
    /// A folder that is there.
    Folder,
    /// One that is to be made, under this name unless another is chosen.
    Save(String),
}

/// Asks for a path, or for several; there is none when none was chosen.
pub type Chooser = Arc<dyn Fn(Ask) -> Vec<PathBuf> + Send + Sync>;

/// The system's own dialog.
pub fn machine() -> Chooser {
    Arc::new(|Ask { what, folder, kind }| {
        let mut dialog = rfd::FileDialog::new();
        if let Some((name, ending)) = kind {
            dialog = dialog.add_filter(name, &[ending]);
        }
        if let Some(folder) = folder {
            dialog = dialog.set_directory(folder);
        }
        match what {
            What::Open => Vec::from_iter(dialog.pick_file()),
            What::OpenSeveral => dialog.pick_files().unwrap_or_default(),
            What::Folder => Vec::from_iter(dialog.pick_folder()),
            What::Save(name) => Vec::from_iter(dialog.set_file_name(name).save_file()),
        }
    })
}
