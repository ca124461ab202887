"""Derives the common draw of a joint competition, from the texts of docs/joint.md and docs/draw.md alone.

Reads one JSON object a line: {"seed": 64 hex digits, "seals": {hall: seal}, "opened": {hall: {"salt": 32 hex
digits, "text": text}}}. Writes for each {"text", "rounds": [{"letters", "nonce", "told", "tag"}], "codes": {hall: number}}, or
{"unfit": hall}. Python's standard library and derive_draw.py beside it only.
"""

import hashlib
import json
import sys

from derive_draw import competition

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def sha256(*parts):
    return hashlib.sha256(b"".join(parts))


def told(nonce):
    bits = "".join(f"{byte:08b}" for byte in nonce)
    digits = "".join(DIGITS[int(bits[at:at + 5], 2)] for at in range(0, len(bits), 5))
    return " ".join(digits[at:at + 4] for at in range(0, 16, 4))


def joint(asked):
    seed = bytes.fromhex(asked["seed"])
    words = []
    for hall, seal in sorted(asked["seals"].items(), key=lambda it: int(it[0])):
        word = asked["opened"].get(hall)
        if word is None:
            words.append(seal)
            continue
        salt, text = bytes.fromhex(word["salt"]), word["text"]
        if sha256(b"eforos-joint-1 word", salt, text.encode()).hexdigest() != seal:
            return {"unfit": hall}
        words.append(text)
    text = " ".join(words)
    key = sha256(b"eforos-draw-1 key", seed, text.encode()).digest()
    rounds = []
    for number, drawn in enumerate(competition(seed, text, 1)["rounds"], 1):
        at = number.to_bytes(4, "big")
        nonce = sha256(b"eforos-joint-1 nonce", key, at).digest()[:10]
        tag = sha256(b"eforos-joint-1 round", nonce, at, drawn["letters"].encode()).hexdigest()
        rounds.append({"letters": drawn["letters"], "nonce": nonce.hex(), "told": told(nonce), "tag": tag})
    commitment = sha256(seed).digest()
    codes = {}
    for hall in asked["seals"]:
        digest = sha256(b"eforos-joint-1 code", commitment, int(hall).to_bytes(2, "big")).digest()
        codes[hall] = int.from_bytes(digest[:2], "big") % 1000
    return {"text": text, "rounds": rounds, "codes": codes}


for line in sys.stdin.buffer:
    print(json.dumps(joint(json.loads(line))))
