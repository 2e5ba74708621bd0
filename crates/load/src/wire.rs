//! WebSocket frames (RFC 6455), as far as our server uses them.

/// The kind of a frame.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FrameKind {
    /// A whole message.
    Text,
    /// The beginning of a message; more frames follow.
    Start,
    /// A part of a message; more frames follow.
    Part,
    /// The last part of a message.
    End,
    Ping,
    Pong,
    Close,
    /// Frames that our server never sends, such as binary ones.
    Strange,
}

/// A frame at the beginning of a buffer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Frame<'a> {
    pub(crate) kind: FrameKind,
    pub(crate) payload: &'a [u8],
    /// Its length in bytes, with its header.
    pub(crate) len: usize,
}

/// The first frame, if it is complete. Servers do not mask.
pub(crate) fn frame(bytes: &[u8]) -> Option<Frame<'_>> {
    let (&first, &second) = (bytes.first()?, bytes.get(1)?);
    let (head, size) = match second & 0x7f {
        126 => (4, u64::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
        127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?)),
        size => (2, u64::from(size)),
    };
    let len = head + usize::try_from(size).ok()?;
    let payload = bytes.get(head..len)?;
    let kind = match first {
        0x81 => FrameKind::Text,
        0x01 => FrameKind::Start,
        0x00 => FrameKind::Part,
        0x80 => FrameKind::End,
        0x88 => FrameKind::Close,
        0x89 => FrameKind::Ping,
        0x8a => FrameKind::Pong,
        _ => FrameKind::Strange,
    };
    Some(Frame { kind, payload, len })
}

/// Writes a masked frame, as clients must.
pub(crate) fn write(kind: FrameKind, payload: &[u8], mask: u32, out: &mut Vec<u8>) {
    out.clear();
    let first = match kind {
        FrameKind::Text => 0x81,
        FrameKind::Start => 0x01,
        FrameKind::Part => 0x00,
        FrameKind::End => 0x80,
        FrameKind::Ping => 0x89,
        FrameKind::Pong => 0x8a,
        FrameKind::Close | FrameKind::Strange => 0x88,
    };
    out.push(first);
    match u16::try_from(payload.len()) {
        Ok(size @ 0..126) => out.push(0x80 | size.to_le_bytes()[0]),
        Ok(size) => {
            out.push(0x80 | 0x7e);
            out.extend(size.to_be_bytes());
        }
        Err(_) => {
            out.push(0x80 | 0x7f);
            out.extend((payload.len() as u64).to_be_bytes());
        }
    }
    let mask = mask.to_be_bytes();
    out.extend(mask);
    out.extend(payload.iter().zip(mask.iter().cycle()).map(|(byte, mask)| byte ^ mask));
}

#[cfg(test)]
mod tests {
    //! Sizes at which the header changes.
    use super::*;

    #[test]
    fn frames_are_found_whole_or_not_at_all() {
        for size in [0_usize, 1, 125, 126, 65_535, 65_536] {
            let mut bytes = vec![0x81];
            match size {
                0..126 => bytes.push(u8::try_from(size).unwrap()),
                126..65_536 => {
                    bytes.push(126);
                    bytes.extend(u16::try_from(size).unwrap().to_be_bytes());
                }
                _ => {
                    bytes.push(127);
                    bytes.extend((size as u64).to_be_bytes());
                }
            }
            bytes.extend(vec![b'x'; size]);
            let whole = frame(&bytes).unwrap();
            assert_eq!(
                (whole.kind, whole.payload.len(), whole.len),
                (FrameKind::Text, size, bytes.len())
            );
            assert_eq!(frame(&bytes[..bytes.len() - 1]), None);
        }
    }

    #[test]
    fn written_frames_are_masked() {
        let mut out = Vec::new();
        write(FrameKind::Text, b"Ahoy", 0x0102_0304, &mut out);
        assert_eq!(out, [0x81, 0x84, 1, 2, 3, 4, b'A' ^ 1, b'h' ^ 2, b'o' ^ 3, b'y' ^ 4]);
    }
}
