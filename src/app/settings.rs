//! The file of the user's choices. It never stops the program: what cannot be read is as on the
//! first day, what cannot be written is chosen again next time.

use std::fs;
use std::path::Path;

use crate::storage::siblings::replace;
use crate::views::settings::Settings;

/// The choices in a file; those of the first day where there is none or it says something else.
pub fn read(file: &Path) -> Settings {
    let Ok(text) = fs::read_to_string(file) else { return Settings::default() };
    toml::from_str(&text).unwrap_or_else(|error| {
        tracing::warn!("{}: {error}", file.display());
        Settings::default()
    })
}

/// Keeps the choices.
pub fn write(file: &Path, settings: &Settings) {
    let written = toml::to_string(settings).map_err(std::io::Error::other).and_then(|text| {
        file.parent().map_or(Ok(()), fs::create_dir_all)?;
        replace(file, text.as_bytes())
    });
    if let Err(error) = written {
        tracing::warn!("{}: {error}", file.display());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::commands::{Look, Phones};
    use crate::language::Language;
    use crate::views::settings::Monitor;

    #[test]
    fn what_is_chosen_is_read_back() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("not yet there").join("settings.toml");
        assert_eq!(read(&file), Settings::default());
        let monitor = Monitor { name: "HDMI-1".into(), at: (1280, -20), size: (1920, 1080) };
        let settings = Settings {
            language: Some(Language::English),
            look: Look::Dark,
            size_percent: 125,
            monitor: Some(monitor),
            phones: Phones::NoLetters,
            port: Some(8016),
            from_bags: Some("a.eforos".into()),
            ..Settings::default()
        };
        write(&file, &settings);
        assert_eq!(read(&file), settings);
    }

    #[test]
    fn every_language_is_remembered_by_its_code() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("settings.toml");
        for language in Language::ALL {
            fs::write(&file, format!("language = \"{}\"\n", language.code())).expect("written");
            let chosen = read(&file);
            assert_eq!(chosen.language, Some(language));
            write(&file, &chosen);
            assert_eq!(read(&file), chosen);
        }
    }

    #[test]
    fn a_damaged_or_foreign_file_is_the_first_day() {
        let folder = tempfile::tempdir().expect("a folder");
        let file = folder.path().join("settings.toml");
        for text in ["look = 7", "\u{0}\u{1}", "size_percent = \"large\"", "[monitor]\nname = 1"] {
            fs::write(&file, text).expect("written");
            assert_eq!(read(&file), Settings::default(), "{text}");
        }
        fs::write(&file, "look = \"dark\"\ncolour_of_tomorrow = 3\n").expect("written");
        assert_eq!(read(&file).look, Look::Dark);
    }
}
