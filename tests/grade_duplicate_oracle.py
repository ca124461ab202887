"""A second judge of duplicate games, from docs/rules/duplicate.md and docs/exchange.md alone.

Python's standard library only. Reads a document `eforos-duplicate/1` from standard input and prints
what `eforos grade --json` must print, the list's passport aside. A game that cannot be ends with exit
code 1 and the JSON path on standard error; the form of the document is taken to be right.
Documents name the words that the list has (`lexicon.found`), so no list is needed.
"""

import itertools
import json
import re
import sys
import tomllib
import unicodedata
from collections import Counter
from pathlib import Path

HOUSE_RULES = Path(__file__).parents[1] / "templates/rules/ro-duplicate-2007.toml"
ROWS = "ABCDEFGHIJKLMNO"
SIZE = range(15)
FAULTS = ["two_plays", "two_slips", "not_whole", "position_unreadable", "word_unreadable"]
CRITERIA = ["opens", "no_joker", "ratio", "letters_in_stock", "more_letters", "other"]
ENDS = ["no_letters", "one_kind", "no_play_left", "last_turn", "last_letters", "stopped"]
KINDS = ["technical", "disciplinary", "expelled_from_rest", "expelled"]


class Wrong(Exception):
    """The document is refused: the JSON path of what is wrong."""


class Rules:
    """A rule set: its numbers (`of`), tiles, letters and premium squares."""

    def __init__(self, text):
        self.of = tomllib.loads(text)
        letters = self.of["letters"]
        self.rack = self.of["rack"]
        self.value = {x: letters[x].get("value", 0) for x in letters}
        self.vowels = {x for x in letters if letters[x]["kind"] == "vowel"}
        self.set = Counter({x: letters[x].get("count", 0) for x in letters})
        self.set["?"] = self.of["joker"]["count"]
        self.plain = {x: x for x in letters}
        for x in letters:
            self.plain.update((mark, x) for mark in letters[x].get("folds", ""))
        self.plain.update({mark.lower(): x for mark, x in self.plain.items()})
        self.centre = read_position(self.of["board"]["centre"])[:2]

    def letter_times(self, square):
        return {"t": 3, "d": 2}.get(self.of["board"]["squares"][square[0]][square[1]], 1)

    def word_times(self, square):
        return {"3": 3, "2": 2}.get(self.of["board"]["squares"][square[0]][square[1]], 1)


def read_tiles(rules, text):
    """The tiles of a text as a Counter, or None when a sign is no tile."""
    signs = [rules.plain.get(c, c) for c in unicodedata.normalize("NFC", text)]
    return Counter(signs) if all(c in rules.set for c in signs) else None


def read_position(text):
    """(row, column, across) or None."""
    text = re.sub(r"\s", "", unicodedata.normalize("NFC", text)).upper()
    across = re.fullmatch(r"([A-O])([0-9]+)", text)
    down = re.fullmatch(r"([0-9]+)([A-O])", text)
    if not across and not down:
        return None
    row, column = across.groups() if across else reversed(down.groups())
    if not 1 <= int(column) <= 15:
        return None
    return ROWS.index(row), int(column) - 1, bool(across)


def write_position(row, column, across):
    return f"{ROWS[row]}{column + 1}" if across else f"{column + 1}{ROWS[row]}"


def read_word(rules, text):
    """[(letter, marked as a joker)], or None when a sign is no letter."""
    signs, small, capital, out = unicodedata.normalize("NFC", text.strip()), 0, 0, []
    for at, sign in enumerate(signs):
        if sign == "0" and at and signs[at - 1] in rules.plain:
            out[-1] = (out[-1][0], True, out[-1][2])
        elif sign in rules.plain:
            small, capital = small + sign.islower(), capital + sign.isupper()
            out.append((rules.plain[sign], False, sign.islower()))
        else:
            return None
    by_case = small in (1, 2) and capital > 0
    return [(letter, marked or (by_case and low)) for letter, marked, low in out]


def line(board, square, step):
    """The squares of the word through a square, in the direction of the step."""
    back = square
    while (back[0] - step[0], back[1] - step[1]) in board:
        back = back[0] - step[0], back[1] - step[1]
    squares = []
    while back in board:
        squares.append(back)
        back = back[0] + step[0], back[1] + step[1]
    return squares


class Play:
    """Tiles laid on a board: `new` {square: (letter, joker)}, the words made and the score."""

    def __init__(self, rules, board, new, position):
        self.new, self.position, self.joker_mistake = new, position, False
        after = board | new
        step = (0, 1) if position[2] else (1, 0)
        lines = [line(after, position[:2], step)]
        lines += [line(after, square, step[::-1]) for square in sorted(new)]
        lines = lines[:1] + [squares for squares in lines[1:] if len(squares) > 1]
        self.words = ["".join(after[s][0] for s in squares) for squares in lines]
        self.notation = "".join(after[s][0] + "0" * after[s][1] for s in lines[0])
        self.score = rules.of["full_rack_bonus"] if len(new) == rules.rack else 0
        for squares in lines:
            points, times = 0, 1
            for square in squares:
                letter, joker = after[square]
                value = 0 if joker else rules.value[letter]
                points += value * (rules.letter_times(square) if square in new else 1)
                times *= rules.word_times(square) if square in new else 1
            self.score += points * times

    def text(self):
        return write_position(*self.position)


def lay(rules, board, rack, position, word):
    """Rows 4 to 9 of the verdicts: (why, None) or (None, the play as it is read)."""
    start, letters = read_position(position), read_word(rules, word)
    if start is None:
        return "position", None
    row, column, across = start
    step = (0, 1) if across else (1, 0)
    if letters and (column if across else row) + len(letters) > 15:
        return "position", None
    if not letters:
        return "word", None
    squares = [(row + i * step[0], column + i * step[1]) for i in range(len(letters))]
    fresh = []
    for square, (letter, marked) in zip(squares, letters):
        if square not in board:
            fresh.append((square, letter, marked))
        elif board[square][0] != letter:
            return "board", None
    if not fresh or len(letters) == 1:
        return "board", None
    before, after = (row - step[0], column - step[1]), (row + len(letters) * step[0],
                                                        column + len(letters) * step[1])
    if before in board or after in board:
        return "not_whole", None
    near = [(s[0] + a, s[1] + b) for s, _, _ in fresh for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0))]
    if not any(s in board for s in near) if board else rules.centre not in squares:
        return "board", None
    bare = Counter(letter for _, letter, marked in fresh if not marked)
    short = {x: bare[x] - rack[x] for x in bare if bare[x] > rack[x]}
    if sum(marked for _, _, marked in fresh) + sum(short.values()) > rack["?"]:
        return "rack", None
    places = [itertools.combinations([s for s, y, m in fresh if y == x and not m], short[x])
              for x in short]
    readings = []
    for chosen in itertools.product(*places):
        jokers = {s for group in chosen for s in group}
        new = {s: (letter, marked or s in jokers) for s, letter, marked in fresh}
        play = Play(rules, board, new, start)
        readings.append((play.score, [not new[s][1] for s, _, _ in fresh], play))
    play = min(readings, key=lambda reading: reading[:2])[2]
    play.joker_mistake = bool(short)
    return None, play


class Words:
    """What holds of a word: the rulings, the list, then the authority."""

    def __init__(self, rules, doc):
        lexicon = doc.get("lexicon", {})
        self.rest = None if lexicon.get("authority", "reference") == "reference" else False
        self.found = {fold(rules, word) for word in lexicon.get("found", [])}
        self.ruled = {fold(rules, r["word"]): r["valid"] for r in doc.get("rulings", [])}

    def valid(self, word):
        return self.ruled.get(word, True if word in self.found else self.rest)

    def verdict(self, words):
        held = [self.valid(word) for word in words]
        return "incorrect" if False in held else "undecided" if None in held else "correct"


def fold(rules, word):
    return "".join(letter for letter, _ in read_word(rules, word) or [])


def judge(rules, words, board, rack, slip):
    """A slip's entry in the results, solo aside; beside it its play, when rows 10 to 12 are met."""
    entry = {"player": slip["player"], "verdict": "incorrect", "why": None, "points": 0, "solo": 0,
             "warnings": 0, "mistakes": [], "words": []}
    position, word, play = slip.get("position", "").strip(), slip.get("word", "").strip(), None
    if slip.get("late"):
        entry["why"] = "not_raised"
    elif slip.get("fault"):
        entry["why"] = slip["fault"]
    elif not position and not word:
        entry["verdict"] = "pass"
    else:
        entry["why"], play = lay(rules, board, rack, position, word)
    if play:
        entry["words"], entry["verdict"] = play.words, words.verdict(play.words)
        entry["why"] = "word_invalid" if entry["verdict"] == "incorrect" else None
    if entry["verdict"] == "correct":
        ticked = slip.get("mistakes", [])
        asked = {"points": slip.get("points") != play.score, "joker": play.joker_mistake,
                 "table": "table" in ticked, "turn": "turn" in ticked}
        entry["mistakes"] = [name for name, made in asked.items() if made]
        costs = {rules.of["mistakes"][name] for name in entry["mistakes"]}
        if "zero" in costs:
            entry["verdict"], entry["why"] = "incorrect", "mistake"
        else:
            entry["points"], entry["warnings"] = play.score, int("warning" in costs)
    if "outcome" in slip:
        entry.update(verdict="ruled", why=None, mistakes=[], points=slip["outcome"]["points"],
                     warnings=slip["outcome"]["warnings"])
    return entry, play


def last_of(doc, player):
    """The last turn in which the player is in the game."""
    out = [s["turn"] for s in doc.get("sanctions", [])
           if s["player"] == player["id"] and s["kind"].startswith("expelled")]
    return min([player.get("to_turn", 99), *out])


def grade(doc):
    rules = rules_of(doc)
    words, program = Words(rules, doc), doc.get("mode", "hall") == "program"
    people = sorted(doc["players"], key=lambda p: p["id"])
    rows = {p["id"]: Counter() for p in people}
    lists = {p["id"]: [] for p in people}
    turns, waiting, top_total = [], {}, 0
    for turn, board, rack, top in walk(rules, doc):
        number, cancelled = turn["turn"], "cancelled" in turn
        here = [p["id"] for p in people if p.get("from_turn", 1) <= number <= last_of(doc, p)]
        slips = {slip["player"]: slip for slip in turn.get("slips", [])}
        entries = []
        for player in here:
            if player not in slips:
                entries.append({"player": player, "verdict": "missing", "why": None, "points": 0,
                                "solo": 0, "warnings": 0, "mistakes": [], "words": []})
                continue
            entry, play = judge(rules, words, board, rack, slips[player])
            if cancelled:
                entry["points"] = 0
            elif entry["verdict"] == "undecided":
                for word in play.words:
                    if words.valid(word) is None:
                        waiting.setdefault((number, word), set()).add(player)
            entries.append(entry)
        best = max([0, *(e["points"] for e in entries)])
        have = [e["player"] for e in entries if e["points"] == best]
        solo = have[0] if best and len(have) == 1 else None
        prize = min(-(-len(here) // rules.of["solo"]["divisor"]), rules.of["solo"]["most"])
        top_score = 0 if cancelled else (top.score if top else 0) if program else best
        top_total += top_score
        for player in lists:
            lists[player].append(None)
        for entry in entries:
            entry["solo"] = prize if entry["player"] == solo else 0
            row, points = rows[entry["player"]], entry["points"]
            row["turn_points"] += points
            row["solo_points"] += entry["solo"]
            row["solos"] += entry["player"] == solo
            row["warnings"] += entry["warnings"]
            row["tops"] += 0 < points == top_score
            row["zeros"] += points == 0 and not cancelled
            lists[entry["player"]][-1] = points + entry["solo"]
        turns.append({
            "turn": number, "cancelled": cancelled,
            "top": top and {"position": top.text(), "word": top.notation, "words": top.words,
                            "points": top.score, "verdict": words.verdict(top.words)},
            "best": best, "solo": solo, "players": len(here), "slips": entries})
    undecided = [{"word": word, "turn": number, "players": sorted(waiting[number, word])}
                 for number, word in sorted(waiting)]
    return {
        "format": "eforos-duplicate-results/1", "mode": doc.get("mode", "hall"),
        "lexicon": doc.get("lexicon", {}), "provisional": bool(undecided),
        "reasons": [{"kind": "undecided_word", **entry} for entry in undecided],
        "undecided": undecided, "top_total": top_total, "turns": turns,
        "standings": standings(rules, doc, people, rows, lists, top_total)}


def standings(rules, doc, people, rows, lists, top_total):
    out, last, costs = [], max([0, *(t["turn"] for t in doc["turns"])]), rules.of["warnings"]
    for player in people:
        row = rows[player["id"]]
        kinds = Counter(s["kind"] for s in doc.get("sanctions", []) if s["player"] == player["id"])
        status = next((k for k in ("expelled", "expelled_from_rest") if kinds[k]),
                      "withdrawn" if player.get("to_turn", 99) < last else "ranked")
        warnings = row["warnings"] + kinds["technical"]
        sum_ = warnings + costs["disciplinary_worth"] * kinds["disciplinary"]
        deductions = costs["points"] * max(0, sum_ - costs["free"])
        out.append({
            "rank": None, "player": player["id"], "name": player["name"], "status": status,
            "total": row["turn_points"] + row["solo_points"] - deductions,
            "turn_points": row["turn_points"], "solo_points": row["solo_points"],
            "warnings": warnings, "disciplinary": kinds["disciplinary"], "deductions": deductions,
            "tops": row["tops"], "solos": row["solos"], "zeros": row["zeros"],
            "per_mille": ((2000 * row["turn_points"] + top_total) // (2 * top_total)
                          if top_total else 0),
            "turns": lists[player["id"]]})
    for row in out:
        if row["status"] != "expelled":
            row["rank"] = 1 + sum(r["total"] > row["total"] for r in out if r["status"] != "expelled")
    return sorted(out, key=lambda row: (row["rank"] is None, row["rank"] or 0, row["player"]))


def rules_of(doc):
    given = doc.get("rules", "ro-duplicate-2007")
    return Rules(given["text"] if isinstance(given, dict) else HOUSE_RULES.read_text("utf-8"))


def walk(rules, doc):
    """Every turn with the board before it, its rack and its top; refuses what cannot be."""
    board, left, renewed, out = {}, [Counter()], True, []
    turns = sorted(enumerate(doc["turns"]), key=lambda pair: pair[1]["turn"])
    for place, (index, turn) in enumerate(turns):
        path = f"turns[{index}]"
        if turn["turn"] != place + 1:
            raise Wrong(f"{path}.turn")
        unseen = rules.set - tiles_of(board)
        wanted = min(rules.rack, unseen.total())
        leftover = tiles_at(rules, turn.get("leftover", ""), unseen, f"{path}.leftover")
        drawn = tiles_at(rules, turn["drawn"], unseen - leftover, f"{path}.drawn")
        refused = turn.get("refused", [])
        for at, rack in enumerate(refused):
            if tiles_at(rules, rack["tiles"], unseen, f"{path}.refused[{at}].tiles").total() != wanted:
                raise Wrong(f"{path}.refused[{at}].tiles")
        if (leftover and (leftover not in left or refused)
                or not leftover and not refused and not renewed and Counter() not in left):
            raise Wrong(f"{path}.leftover")
        if leftover.total() + drawn.total() != wanted:
            raise Wrong(f"{path}.drawn")
        rack, top, back = leftover + drawn, None, turn.get("cancelled", {}).get("how") == "taken_back"
        if "top" in turn:
            why, top = lay(rules, board, rack, turn["top"]["position"], turn["top"]["word"])
            if why:
                raise Wrong(f"{path}.top")
        if "top" in turn and "no_play" in turn:
            raise Wrong(path)
        if doc.get("mode") == "program" and turn.get("no_play") == "possible":
            raise Wrong(f"{path}.no_play")
        if place + 1 < len(turns) and not top and "no_play" not in turn and not back:
            raise Wrong(path)
        out.append((turn, board, rack, top))
        left, renewed = [rack], back or turn.get("no_play") == "impossible"
        if top and not back:
            board = board | top.new
            left = [rack - tiles_of(top.new)]
        elif renewed and not back:
            left = [Counter()]
    return out


def tiles_at(rules, text, among, path):
    tiles = read_tiles(rules, text)
    if tiles is None or not tiles <= among:
        raise Wrong(path)
    return tiles


def tiles_of(laid):
    return Counter("?" if joker else letter for letter, joker in laid.values())


if __name__ == "__main__":
    try:
        json.dump(grade(json.load(sys.stdin)), sys.stdout, ensure_ascii=False)
    except Wrong as error:
        sys.exit(str(error))
