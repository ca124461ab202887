//! Secrets are compared here and nowhere else: how long that takes tells nothing of how much of one is right.

use subtle::ConstantTimeEq as _;

/// Whether two are the same: what devices hold, invitations' keys and PINs by their SHA-256, forms' keys as they are.
pub fn is_same(one: impl AsRef<[u8]>, other: impl AsRef<[u8]>) -> bool {
    one.as_ref().ct_eq(other.as_ref()).into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_whole_is_the_same() {
        assert!(is_same("abcd", b"abcd") && is_same([0; 32], [0; 32]));
        for other in ["", "abc", "abcd ", "abce", "ABCD", "bbcd"] {
            assert!(!is_same("abcd", other), "{other}");
        }
    }
}
