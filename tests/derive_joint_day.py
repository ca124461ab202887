"""Derives a joint day again from its files, from the texts of docs/joint.md, docs/draw.md and docs/competition-file.md alone.

Arguments: the master file, then the files of the halls. Writes {"text", "letters": {round: letters}, "table": [[rank, hall,
player, total], …]}, or {"wrong": what}. Python's standard library and derive_draw.py beside it only.
"""

import hashlib
import json
import sqlite3
import sys
from pathlib import Path

from derive_draw import competition


class Wrong(Exception):
    pass


def sha256(*parts):
    return hashlib.sha256(b"".join(parts))


def column(value):
    data = value.to_bytes(8, "big", signed=True) if isinstance(value, int) else value.encode()
    return len(data).to_bytes(8, "big") + data


def history(path):
    """The events of a file, its hashes made anew: (role, event) by position, and the hash after each."""
    base = sqlite3.connect(f"file:{path}?mode=ro", uri=True)
    rows = base.execute(
        "SELECT seq, action, wall_ms, session, elapsed_ms, name, role, station, version, body, hash FROM events ORDER BY seq"
    ).fetchall()
    base.close()
    head, heads, events, undone = sha256(b"eforos-journal-1 genesis").digest(), [], [], set()
    for row in rows:
        head = sha256(b"eforos-journal-1 event", head, *map(column, row[:10])).digest()
        if head != row[10]:
            raise Wrong(f"{path.name}: hash of event {row[0]}")
        heads.append(head.hex())
        event = json.loads(row[9])
        if "undone" in event:
            undone.add(event["undone"]["action"])
        events.append((row[1], row[6], event))
    return [(role, event) if action not in undone else (role, {}) for action, role, event in events], heads


def joint(event):
    return event.get("anagram", {}).get("joint", {})


def found(events, kind):
    return [joint(event)[kind] for _, event in events if kind in joint(event)]


def one(events, kind, where):
    all_of_it = found(events, kind)
    if len(all_of_it) != 1:
        raise Wrong(f"{where}: {len(all_of_it)} of {kind}")
    return all_of_it[0]


def rulings(events):
    ruled = {}
    for _, event in events:
        if "word_ruled" in event:
            ruled[event["word_ruled"]["word"]] = event["word_ruled"]["ruled"]
        if "ruling_withdrawn" in event:
            ruled.pop(event["ruling_withdrawn"]["word"], None)
    return ruled


def day(master, halls):
    events, _ = history(master)
    made = events[0][1]["competition_created"]
    signed = one(events, "joint_signed", "master")
    seed = bytes.fromhex(signed["seed"])
    commitment = sha256(seed).hexdigest()
    if commitment != made["commitment"]:
        raise Wrong("seed")
    asked, closed = one(events, "words_asked", "master"), one(events, "words_closed", "master")
    words = []
    for hall, seal in sorted(asked["seals"].items(), key=lambda it: int(it[0])):
        if hall not in closed["words"]:
            words.append(seal)
            continue
        text = closed["words"][hall]
        if sha256(b"eforos-joint-1 word", bytes.fromhex(closed["salts"][hall]), text.encode()).hexdigest() != seal:
            raise Wrong(f"seal of hall {hall}")
        words.append(text)
    text = " ".join(words)
    key = sha256(b"eforos-draw-1 key", seed, text.encode()).digest()
    letters, nonces, tags = {}, {}, []
    for number, drawn in enumerate(competition(seed, text, 1)["rounds"], 1):
        at = number.to_bytes(4, "big")
        nonce = sha256(b"eforos-joint-1 nonce", key, at).digest()[:10]
        letters[number], nonces[number] = drawn["letters"], nonce.hex()
        tags.append(sha256(b"eforos-joint-1 round", nonce, at, drawn["letters"].encode()).hexdigest())
    if tags != one(events, "letters_sealed", "master")["tags"]:
        raise Wrong("tags")
    rows, heads = [], {}
    for path in halls:
        own, hashes = history(path)
        entered = one(own, "joint_entered", path.name)
        hall = str(entered["venue"])
        if entered["joint"] != commitment or hall in heads:
            raise Wrong(f"{path.name}: another joint competition, or twice")
        for kind in ("words_asked", "words_closed", "letters_sealed"):
            if one(own, kind, path.name) != one(events, kind, "master"):
                raise Wrong(f"hall {hall}: {kind}")
        for release in found(own, "letters_released"):
            told, number = "".join(release["letters"]), release["round"]
            if (told, release["nonce"]) != (letters[number], nonces[number]):
                raise Wrong(f"hall {hall}: letters of round {number}")
        head = signed["heads"][hall]
        heads[hall] = {"seq": head["seq"], "hash": hashes[head["seq"] - 1]}
        own = own[: head["seq"]]
        if rulings(own) != rulings(events):
            raise Wrong(f"hall {hall}: rulings")
        table = [event["signed"]["table"] for _, event in own if "signed" in event][-1]
        rows += [(int(hall), row) for row in table]
    if heads != signed["heads"]:
        raise Wrong("heads")

    def order(row):
        lost, seven, six, five, four, high = row["compared"]
        return (-row["total"], lost, -seven, -six, -five, -four, -high)

    ranked = sorted((row for row in rows if row[1]["rank"] is not None), key=lambda it: (order(it[1]), it[0], it[1]["player"]))
    merged, rank, last = [], None, None
    for place, (hall, row) in enumerate(ranked, 1):
        if order(row) != last:
            rank, last = place, order(row)
        merged.append([rank, hall, row["player"], row["total"]])
    out = sorted((row for row in rows if row[1]["rank"] is None), key=lambda it: (it[0], it[1]["player"]))
    merged += [[None, hall, row["player"], row["total"]] for hall, row in out]
    told = [[row["rank"], row["venue"], row["player"], row["total"]] for row in signed["table"]]
    if sorted(told, key=str) != sorted(merged, key=str):
        raise Wrong("table")
    return {"text": text, "letters": letters, "table": told}


try:
    master, *halls = map(Path, sys.argv[1:])
    print(json.dumps(day(master, halls)))
except Wrong as wrong:
    print(json.dumps({"wrong": str(wrong)}))
