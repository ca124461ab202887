//! Bits as people read them out and type them: Crockford's 32 digits, none of which is taken for another.

use super::text::alike;

/// The digits, by their value.
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/// How many digits there are.
pub const BASE: u8 = 32;

/// The digit of a value; of more than five bits the lowest count.
pub fn digit(value: u8) -> char {
    char::from(*DIGITS.get(usize::from(value % BASE)).unwrap_or(&b'0'))
}

/// The value of what somebody types: small letters are capitals, O is 0, I and L are 1, and letters of another keyboard what
/// they look like. `None` of no digit.
pub fn value(sign: char) -> Option<u8> {
    let small = sign.to_lowercase().next().unwrap_or(sign);
    let sign = match alike(small).to_ascii_uppercase() {
        'O' => '0',
        'I' | 'L' => '1',
        sign => sign,
    };
    let found = DIGITS.iter().position(|&digit| char::from(digit) == sign)?;
    u8::try_from(found).ok()
}

/// The values of what somebody types, spaces and hyphens being nothing. `None` where a sign is no digit, or there
/// are more than `most`.
pub fn values(typed: &str, most: usize) -> Option<Vec<u8>> {
    let signs = typed.chars().filter(|sign| !sign.is_whitespace() && *sign != '-');
    let values: Vec<u8> = signs.take(most + 1).map(value).collect::<Option<_>>()?;
    (values.len() <= most).then_some(values)
}
