//! Finds values in JSON without parsing it: the fields of an object or the items of a list, each as
//! its text. It trusts that our server writes valid JSON.

use memchr::memchr2;

/// Calls `each` with every key of an object and the text of its value. Our keys have no escapes.
pub(crate) fn fields<'a>(object: &'a [u8], mut each: impl FnMut(&'a [u8], &'a [u8])) {
    let mut at = 1;
    while object.get(at) == Some(&b'"') {
        let end = skip(object, at);
        let key = &object[at + 1..end.saturating_sub(1).max(at + 1)];
        let from = end + 1;
        let to = skip(object, from);
        let Some(value) = object.get(from..to) else { return };
        each(key, value);
        at = to + 1;
    }
}

/// One field of an object.
pub(crate) fn field<'a>(object: &'a [u8], wanted: &str) -> Option<&'a [u8]> {
    let mut found = None;
    fields(object, |key, value| {
        if key == wanted.as_bytes() {
            found = Some(value);
        }
    });
    found
}

/// The items of a list.
pub(crate) fn items(list: &[u8]) -> impl Iterator<Item = &[u8]> {
    let mut at = 1;
    std::iter::from_fn(move || {
        if matches!(list.get(at), None | Some(b']')) {
            return None;
        }
        let from = at;
        let to = skip(list, from);
        at = to + 1;
        list.get(from..to)
    })
}

/// A whole number.
pub(crate) fn number(text: &[u8]) -> Option<u64> {
    std::str::from_utf8(text).ok()?.parse().ok()
}

/// Where the value that begins at `from` ends.
fn skip(text: &[u8], from: usize) -> usize {
    let mut at = from;
    let mut depth = 0_u32;
    while let Some(byte) = text.get(at) {
        match byte {
            b'"' => {
                at = skip_string(text, at);
                if depth == 0 {
                    return at;
                }
                continue;
            }
            b'{' | b'[' => depth += 1,
            b'}' | b']' if depth <= 1 => return if depth == 0 { at } else { at + 1 },
            b'}' | b']' => depth -= 1,
            b',' if depth == 0 => return at,
            _ => {}
        }
        at += 1;
    }
    at
}

fn skip_string(text: &[u8], from: usize) -> usize {
    let mut at = from + 1;
    while let Some(found) = text.get(at..).and_then(|rest| memchr2(b'"', b'\\', rest)) {
        at += found;
        if text[at] == b'"' {
            return at + 1;
        }
        at += 2;
    }
    text.len()
}

#[cfg(test)]
mod tests {
    //! Values of every kind, nested.
    use super::*;

    const TEXT: &[u8] = br#"{"a":1,"b":{"x":["]","\"}"],"y":null},"c":"d,\\","e":[],"f":true}"#;

    #[test]
    fn fields_come_with_their_texts() {
        let mut found = Vec::new();
        fields(TEXT, |key, value| found.push((key, value)));
        let texts: Vec<_> = found.iter().map(|(_, value)| *value).collect();
        let expected: [&[u8]; 5] =
            [b"1", br#"{"x":["]","\"}"],"y":null}"#, br#""d,\\""#, b"[]", b"true"];
        assert_eq!(texts, expected);
        assert_eq!(field(TEXT, "f"), Some(&b"true"[..]));
        assert_eq!(field(TEXT, "g"), None);
        assert_eq!(field(field(TEXT, "b").unwrap(), "y"), Some(&b"null"[..]));
    }

    #[test]
    fn items_come_one_by_one() {
        let list = br#"[1,{"a":[2,3]},"x]",[]]"#;
        let found: Vec<&[u8]> = items(list).collect();
        let expected: [&[u8]; 4] = [b"1", br#"{"a":[2,3]}"#, br#""x]""#, b"[]"];
        assert_eq!(found, expected);
        assert_eq!(items(b"[]").count(), 0);
    }

    #[test]
    fn invalid_json_ends() {
        for text in [&b""[..], b"{", b"{\"", b"{\"a", b"{\"a\":", b"[", b"[[[", b"{\"a\":\"\\"] {
            fields(text, |_, _| ());
            assert!(items(text).count() < 9);
        }
    }
}
