//! Which names of files the system refuses or takes for something else. Windows has names that are devices
//! whatever follows their first dot (`con`, `aux.eforos`), signs that no name may have, a colon behind
//! which it would hide what is written from everybody, and ends that it leaves out.

use std::io;
use std::path::Path;

/// Windows counts a name's length in UTF-16, and calls a longer one wrong without saying why.
const LONGEST: usize = 255;
/// The number of its own error that does, `ERROR_FILENAME_EXCED_RANGE`.
pub(super) const TOO_LONG: i32 = 206;

/// Refuses to make a file or a folder whose name this system would not keep as it stands.
///
/// # Errors
/// [`io::ErrorKind::InvalidFilename`].
pub(super) fn expect_name(path: &Path) -> io::Result<()> {
    let name = path.file_name().and_then(|name| name.to_str());
    if cfg!(windows) && name.is_some_and(|name| name.encode_utf16().count() > LONGEST) {
        return Err(io::Error::from_raw_os_error(TOO_LONG));
    }
    if cfg!(windows) && name.is_some_and(is_refused_by_windows) {
        return Err(io::ErrorKind::InvalidFilename.into());
    }
    Ok(())
}

/// Devices by name; those with a number have it right behind.
const DEVICES: [&str; 6] = ["CON", "PRN", "AUX", "NUL", "CONIN$", "CONOUT$"];
const NUMBERED: [&str; 2] = ["COM", "LPT"];

fn is_refused_by_windows(name: &str) -> bool {
    let first = name.split('.').next().unwrap_or_default().trim_end().to_uppercase();
    let is_number = |rest: &str| {
        let mut signs = rest.chars();
        let number = signs.next().is_some_and(|sign| "0123456789¹²³".contains(sign));
        number && signs.next().is_none()
    };
    let is_device = DEVICES.contains(&first.as_str())
        || NUMBERED.iter().any(|device| first.strip_prefix(device).is_some_and(is_number));
    let has_sign = name.chars().any(|sign| sign.is_control() || "<>:\"/\\|?*".contains(sign));
    is_device || has_sign || name.ends_with(['.', ' '])
}

#[cfg(test)]
mod tests;
