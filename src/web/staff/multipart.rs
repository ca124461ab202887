//! Forms with files in them, as browsers send them (RFC 7578): the parts, as they stand in the body.

/// The most parts of a form.
const MOST_PARTS: usize = 64;

/// A part of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Part<'a> {
    pub name: &'a str,
    /// Whether it is a file.
    pub is_file: bool,
    pub bytes: &'a [u8],
}

/// The boundary of such a form; `None` of any other content.
pub(super) fn boundary(kind: &str) -> Option<String> {
    let rest = kind.strip_prefix("multipart/form-data")?;
    let named = rest.split(';').find_map(|part| part.trim().strip_prefix("boundary="))?;
    let named = named.trim_matches('"');
    (!named.is_empty() && named.len() <= 70).then(|| named.to_owned())
}

/// The parts of a body; `None` where it is no such form.
pub(super) fn parts<'a>(body: &'a [u8], boundary: &str) -> Option<Vec<Part<'a>>> {
    let line = [b"\r\n--", boundary.as_bytes()].concat();
    let first = line.get(2..)?;
    let mut rest = body.strip_prefix(first)?;
    let mut parts = Vec::new();
    loop {
        if rest.starts_with(b"--") {
            return Some(parts);
        }
        rest = rest.strip_prefix(b"\r\n")?;
        let head_ends = find(rest, b"\r\n\r\n")?;
        let head = std::str::from_utf8(rest.get(..head_ends)?).ok()?;
        let content = rest.get(head_ends + 4..)?;
        let ends = find(content, &line)?;
        if parts.len() == MOST_PARTS {
            return None;
        }
        parts.push(part(head, content.get(..ends)?)?);
        rest = content.get(ends + line.len()..)?;
    }
}

fn part<'a>(head: &'a str, bytes: &'a [u8]) -> Option<Part<'a>> {
    let disposition = head.split("\r\n").find_map(|line| {
        let (name, value) = line.split_once(':')?;
        name.eq_ignore_ascii_case("content-disposition").then_some(value)
    })?;
    let mut attributes = disposition.split(';').skip(1).map(str::trim);
    let quoted =
        |text: &'a str, name: &str| text.strip_prefix(name)?.strip_prefix("=\"")?.strip_suffix('"');
    let name = attributes.clone().find_map(|text| quoted(text, "name"))?;
    // What it is called on the device is nobody's business.
    let is_file = attributes.any(|text| text.starts_with("filename"));
    Some(Part { name, is_file, bytes })
}

fn find(bytes: &[u8], what: &[u8]) -> Option<usize> {
    let first = *what.first()?;
    let mut from = 0;
    loop {
        let at = from + bytes.get(from..)?.iter().position(|byte| *byte == first)?;
        if bytes.get(at..)?.starts_with(what) {
            return Some(at);
        }
        from = at + 1;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_by_their_boundary_alone() {
        let body = b"--x1\r\nContent-Disposition: form-data; name=\"_key\"\r\n\r\nabc\r\n--x1\r\n\
            content-disposition: form-data; name=\"pictures\"; filename=\"my; name.jpg\"\r\n\
            Content-Type: image/jpeg\r\n\r\n\xFF\r\n--x\xD8\r\n\r\n--x1--\r\n";
        let key = Part { name: "_key", is_file: false, bytes: b"abc" };
        let file = Part { name: "pictures", is_file: true, bytes: b"\xFF\r\n--x\xD8\r\n" };
        assert_eq!(parts(body, "x1"), Some(vec![key, file]));
        assert_eq!(parts(b"--x1--", "x1"), Some(Vec::new()));
        for odd in [&b""[..], b"--x1", b"--x1\r\n", b"--x1\r\nname\r\n\r\nabc\r\n--x1--", b"--x2--"]
        {
            assert_eq!(parts(odd, "x1"), None);
        }
        assert_eq!(boundary("multipart/form-data; boundary=\"a b\"").as_deref(), Some("a b"));
        assert_eq!(boundary("multipart/form-data"), None);
        assert_eq!(boundary("image/jpeg"), None);
    }
}
