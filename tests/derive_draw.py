"""Derives the draws of a whole competition from a seed, from the text of docs/draw.md alone.

Reads one JSON object a line: {"seed": 64 hex digits, "hall": text, "attempt": number}. Writes for each
{"commitment", "next", "rounds": [{"letters", "redraws"}], "left"}. Python's standard library only.
"""

import hashlib
import json
import sys

VOWELS = {"Α": 12, "Ε": 8, "Η": 7, "Ι": 8, "Ο": 9, "Υ": 4, "Ω": 3}
CONSONANTS = {"Β": 1, "Γ": 2, "Δ": 2, "Ζ": 1, "Θ": 1, "Κ": 4, "Λ": 3, "Μ": 3, "Ν": 6,
              "Ξ": 1, "Π": 4, "Ρ": 5, "Σ": 7, "Τ": 8, "Φ": 1, "Χ": 1, "Ψ": 1}
HIGH = "ΒΖΘΞΦΧΨ"
SCHEDULE = [(4, 3), (3, 4), (5, 2), (2, 5)] * 3 + [(4, 3), (3, 4)]
STILL_TO_DRAW = {13: 3, 14: 0}


def numbers(key, round_no, attempt):
    block = 0
    while True:
        digest = hashlib.sha256(b"eforos-draw-1 block" + key + round_no.to_bytes(4, "big")
                                + attempt.to_bytes(4, "big") + block.to_bytes(8, "big")).digest()
        for place in range(0, 32, 4):
            yield int.from_bytes(digest[place:place + 4], "big")
        block += 1


def below(generator, n):
    limit = 2**32 - 2**32 % n
    return next(x for x in generator if x < limit) % n


def tiles(generator, bag, count):
    """`count` tiles out of `bag`, a sorted list that loses them."""
    return [bag.pop(below(generator, len(bag))) for _ in range(count)]


def draw(key, round_no, attempt, vowel_bag, consonant_bag):
    """The letters and the redraws of a round; the bags lose the tiles."""
    consonants_wanted, vowels_wanted = SCHEDULE[round_no - 1]
    generator = numbers(key, round_no, attempt)
    vowels = tiles(generator, vowel_bag, vowels_wanted)
    consonants_to_place, order = consonants_wanted, []
    for to_place in range(7, 0, -1):
        is_consonant = below(generator, to_place) < consonants_to_place
        consonants_to_place -= is_consonant
        order.append(is_consonant)
    redraws = 0
    while True:
        bag = list(consonant_bag)
        consonants = tiles(generator, bag, consonants_wanted)
        high_left = sum(tile in HIGH for tile in bag)
        if round_no not in STILL_TO_DRAW or high_left <= STILL_TO_DRAW[round_no]:
            break
        redraws += 1
    consonant_bag[:] = bag
    letters = [(consonants if is_consonant else vowels).pop(0) for is_consonant in order]
    return {"letters": "".join(letters), "redraws": redraws}


def competition(seed, hall, attempt):
    key = hashlib.sha256(b"eforos-draw-1 key" + seed + hall.encode()).digest()
    vowel_bag = [letter for letter in sorted(VOWELS) for _ in range(VOWELS[letter])]
    consonant_bag = [letter for letter in sorted(CONSONANTS) for _ in range(CONSONANTS[letter])]
    rounds = [draw(key, number, attempt, vowel_bag, consonant_bag) for number in range(1, 15)]
    return {"commitment": hashlib.sha256(seed).hexdigest(),
            "next": hashlib.sha256(b"eforos-draw-1 next" + seed).hexdigest(),
            "rounds": rounds, "left": "".join(sorted(vowel_bag + consonant_bag))}


if __name__ == "__main__":
    for line in sys.stdin.buffer:
        asked = json.loads(line)
        answer = competition(bytes.fromhex(asked["seed"]), asked["hall"], asked["attempt"])
        print(json.dumps(answer))
