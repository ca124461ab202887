//! The name by which `SQLite` opens a file that nobody can change: the absolute path as a URI, of either
//! kind of system.
//!
//! `SQLite` takes the path from behind `file://`, decodes it, and on Windows drops the first slash before
//! a drive letter or before `\\?\`, which must be of backslashes to be known.

use std::fmt::Write as _;

/// How paths are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Paths {
    /// With slashes from the root.
    Unix,
    /// With backslashes, from a drive's letter, a server's name or `\\?\`.
    Windows,
}

/// The URI of an absolute path.
pub(super) fn unchanging(path: &[u8], paths: Paths) -> String {
    let mut uri = String::from("file://");
    if !path.starts_with(b"/") && !is_of_a_server(path) {
        uri.push('/');
    }
    let turned = paths == Paths::Windows && !path.starts_with(LONG);
    for &byte in path {
        match byte {
            b'a'..=b'z' | b'A'..=b'Z' | b'0'..=b'9' | b'/' | b'.' | b'-' | b'_' | b':' => {
                uri.push(char::from(byte));
            }
            b'\\' if turned => uri.push('/'),
            _ => write!(uri, "%{byte:02X}").expect("memory can be written"),
        }
    }
    uri.push_str("?immutable=1");
    uri
}

/// What a path begins with that is taken as it stands.
const LONG: &[u8] = br"\\?\";

/// `\\server\share`: it keeps its two slashes and gets no other.
fn is_of_a_server(path: &[u8]) -> bool {
    path.starts_with(br"\\") && !path.starts_with(LONG)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_from_the_root_stands_as_it_is() {
        let uri = |path: &str| unchanging(path.as_bytes(), Paths::Unix);
        assert_eq!(uri("/a/b.eforos"), "file:///a/b.eforos?immutable=1");
        assert_eq!(
            uri("/a b/100% #1?&.eforos"),
            "file:///a%20b/100%25%20%231%3F%26.eforos?immutable=1"
        );
        assert_eq!(uri("/α.eforos"), "file:///%CE%B1.eforos?immutable=1");
        // There a backslash is a letter of a name as any other.
        assert_eq!(uri(r"/a\b.eforos"), "file:///a%5Cb.eforos?immutable=1");
    }

    #[test]
    fn a_path_of_windows_is_one_that_its_database_knows() {
        let uri = |path: &str| unchanging(path.as_bytes(), Paths::Windows);
        assert_eq!(uri(r"C:\a b\x.eforos"), "file:///C:/a%20b/x.eforos?immutable=1");
        assert_eq!(uri(r"\\server\share\x.eforos"), "file:////server/share/x.eforos?immutable=1");
        assert_eq!(
            uri(r"\\?\C:\a b\x.eforos"),
            "file:///%5C%5C%3F%5CC:%5Ca%20b%5Cx.eforos?immutable=1"
        );
        assert_eq!(
            uri(r"\\?\UNC\server\share\x.eforos"),
            "file:///%5C%5C%3F%5CUNC%5Cserver%5Cshare%5Cx.eforos?immutable=1"
        );
    }

    /// What the database makes of the URI: its path decoded, and on Windows without the first slash where
    /// it drops that one (`winFullPathnameNoMutex`).
    fn opened(path: &str) -> String {
        let uri = unchanging(path.as_bytes(), Paths::Windows);
        let path = uri.strip_prefix("file://").unwrap().strip_suffix("?immutable=1").unwrap();
        assert!(path.starts_with('/'), "an authority before the first slash is refused");
        let mut bytes = Vec::new();
        let mut rest = path.as_bytes();
        while let [byte, after @ ..] = rest {
            if *byte == b'%' {
                let digits = std::str::from_utf8(&after[..2]).unwrap();
                bytes.push(u8::from_str_radix(digits, 16).unwrap());
                rest = &after[2..];
            } else {
                bytes.push(*byte);
                rest = after;
            }
        }
        let path = String::from_utf8(bytes).unwrap();
        let bare = &path[1..];
        let drive = bare.as_bytes()[0].is_ascii_alphabetic() && bare.as_bytes()[1] == b':';
        if drive || bare.starts_with(r"\\?\") { bare.to_owned() } else { path }
    }

    #[test]
    fn what_is_opened_is_what_was_named() {
        for path in [r"\\?\C:\a b\100% #1?.eforos", r"\\?\UNC\server\share\α.eforos"] {
            assert_eq!(opened(path), path);
        }
        // The system takes slashes for backslashes in these.
        for path in [r"C:\a b\100% #1.eforos", r"\\server\share\α.eforos"] {
            assert_eq!(opened(path).replace('/', r"\"), path);
        }
    }
}
