"""Derives every head of a competition file and its code, from the text of docs/competition-file.md alone.

    python3 tests/derive_heads.py FILE.eforos

Writes a line for each event: its number, the head's 64 hexadecimal digits, the code. What is stored as a
hash is not read. Python's standard library only.
"""

import hashlib
import sqlite3
import sys

COLUMNS = "seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body"


def column(value):
    data = value.to_bytes(8, "big", signed=True) if isinstance(value, int) else value.encode()
    return len(data).to_bytes(8, "big") + data


def heads(rows):
    head = hashlib.sha256(b"eforos-journal-1 genesis").digest()
    for row in rows:
        columns = b"".join(column(value) for value in row)
        head = hashlib.sha256(b"eforos-journal-1 event" + head + columns).digest()
        yield head


def code(head):
    digits = f"{int.from_bytes(head[:8], 'big') % 10**8:08}"
    return f"{digits[:4]} {digits[4:]}"


if __name__ == "__main__":
    competition = sqlite3.connect(sys.argv[1])
    rows = competition.execute(f"SELECT {COLUMNS} FROM events ORDER BY seq")
    for events, head in enumerate(heads(rows), 1):
        print(events, head.hex(), code(head))
