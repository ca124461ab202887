"""Every play of a rack on a board by trial, from docs/rules/duplicate.md and docs/exchange.md alone.

Python's standard library only. `top_duplicate_oracle.py LIST RACK ["H7 CASA; I8 STIRE"]` prints what
`eforos top --board … --rack … --lexicon LIST --json -n 0` must print. For small lists: each word is
tried on each square, in both directions, with each choice of jokers.
"""

import itertools
import json
import sys
from collections import Counter
from fractions import Fraction
from pathlib import Path

import grade_duplicate_oracle as oracle


def all_plays(rules, board, rack, known):
    """Every legal play by trial: each word of the list, on each square, with each choice of jokers."""
    found, words = {}, [oracle.read_word(rules, word) for word in sorted(known)]
    for word, row, column, across in itertools.product(words, oracle.SIZE, oracle.SIZE, (True, False)):
        step = (0, 1) if across else (1, 0)
        squares = [(row + i * step[0], column + i * step[1]) for i in range(len(word))]
        laid = [(s, x) for s, (x, _) in zip(squares, word) if s not in board]
        if (max(squares[-1]) > 14 or len(laid) > rack.total()
                or any(s in board and board[s][0] != x for s, (x, _) in zip(squares, word))):
            continue
        for count in range(min(rack["?"], len(laid)) + 1):
            for jokers in itertools.combinations(laid, count):
                text = "".join(x + "0" * ((s, x) in jokers) for s, (x, _) in zip(squares, word))
                position = oracle.write_position(row, column, across)
                why, play = oracle.lay(rules, board, rack, position, text)
                if why or play.joker_mistake or not set(play.words) <= known:
                    continue
                key = frozenset(play.new.items())
                if key not in found or across:  # one tile that makes two words is named across
                    found[key] = play
    return list(found.values())


def openings(board, known):
    count = 0
    for square in itertools.product(oracle.SIZE, oracle.SIZE):
        beside = [(square[0] + a, square[1] + b) for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))]
        if square in board or not any(s in board for s in beside):
            continue
        for letter in map(chr, range(ord("A"), ord("Z") + 1)):
            after = board | {square: (letter, False)}
            lines = [oracle.line(after, square, step) for step in ((0, 1), (1, 0))]
            if all("".join(after[s][0] for s in squares) in known
                   for squares in lines if len(squares) > 1):
                count += 1
                break
    return count


def top(rules, board, rack, known):
    """The plays of a rack, the best first, in the order of the program's own choice."""
    gone = set(rules.set) - set(rules.set - oracle.tiles_of(board) - rack)
    rows = []
    for play in all_plays(rules, board, rack, known):
        after, letters = board | play.new, [x for x, joker in play.new.values() if not joker]
        left = rules.set - oracle.tiles_of(after)
        vowels = sum(left[x] for x in rules.vowels)
        both = left.total() - left["?"]
        figures = {"jokers": len(play.new) - len(letters), "gone": sum(x in gone for x in letters),
                   "tiles": len(play.new), "openings": openings(after, known)}
        ratio = Fraction(abs(98 * vowels - 41 * both), both) if both else 0
        row, column, across = play.position
        rows.append(((-play.score, figures["jokers"], figures["gone"], ratio, -figures["tiles"],
                      -figures["openings"], not across, row, column, play.notation),
                     {"position": play.text(), "word": play.notation, "points": play.score,
                      "words": play.words, **figures}))
    return {"count": len(rows), "plays": [entry for _, entry in sorted(rows, key=lambda r: r[0])]}


if __name__ == "__main__":
    house, board = oracle.rules_of({}), {}
    for laid in filter(None, sys.argv[3].split("; ") if len(sys.argv) > 3 else []):
        _, play = oracle.lay(house, board, house.set - oracle.tiles_of(board), *laid.split())
        board = board | play.new
    listed = set(Path(sys.argv[1]).read_text("utf-8").split())
    print(json.dumps(top(house, board, Counter(sys.argv[2]), listed), ensure_ascii=False))
