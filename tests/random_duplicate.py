"""Random documents of duplicate games, from docs/rules/duplicate.md and docs/exchange.md alone.

Python's standard library only. `random_duplicate.py SEED COUNT` prints COUNT documents
`eforos-duplicate/1`, one a line. The boards are legal and grown turn by turn from words that the
racks happen to spell; the document's list has some of them. Slips are right and wrong in every way.
"""

import json
import random
import re
import sys
import unicodedata
from collections import Counter

import grade_duplicate_oracle as oracle

HOUSE = oracle.HOUSE_RULES.read_text("utf-8")
MARKED = {"A": "ĂÂ", "I": "Î", "S": "ȘŞ", "T": "ȚŢ"}
SOME_LETTERS = "AABCDEEFGHIIJKLMNOOPQRSTUVWXYZ"


def some_rules(chance):
    """The house's rules by name, or others of the same form with other numbers."""
    if chance.random() < 0.6:
        return "ro-duplicate-2007"
    text = HOUSE.replace('id = "ro-duplicate-2007"', 'id = "club"')

    def put(key, value):
        nonlocal text
        text = re.sub(rf"(?m)^{key} = [^#\n]*", f"{key} = {value} ", text)

    for key in ["points", "joker", "table", "turn"]:
        if chance.random() < 0.5:
            cost = chance.choice(["nothing", "warning", "zero"])
            text = re.sub(rf'(?m)^{key} = "[a-z]+"', f'{key} = "{cost}"', text)
    for key, values in [("divisor", [1, 2, 3, 5]), ("most", [0, 1, 3, 25]), ("free", [0, 1, 3]),
                        ("disciplinary_worth", [1, 4, 6]), ("full_rack_bonus", [0, 35, 50]),
                        ("rack", [7, 7, 7, 6, 5]), ("first_turns", [0, 2, 15])]:
        if chance.random() < 0.4:
            put(key, chance.choice(values))
    if chance.random() < 0.4:
        text = re.sub(r"(?m)^points = \d+", f"points = {chance.choice([0, 1, 7])}", text)
    if chance.random() < 0.4:
        text = re.sub(r"value = \d+", lambda _: f"value = {chance.randint(0, 12)}", text)
    if chance.random() < 0.4:
        text = re.sub(r"count = \d+, value", lambda _: f"count = {chance.randint(0, 2)}, value", text)
        text = text.replace("count = 2\n", f"count = {chance.choice([2, 3, 5])}\n")
    return {"id": "club", "text": text}


class Game:
    """A document in the making: the board as it lies, the words met, the turns."""

    def __init__(self, seed):
        self.chance = chance = random.Random(seed)
        rules = some_rules(chance)
        self.rules = oracle.rules_of({"rules": rules})
        authority = chance.choice(["reference", "reference", "authoritative", "closed", None])
        self.doc = {
            "format": "eforos-duplicate/1", "title": "Încercare", "rules": rules,
            "mode": chance.choice(["hall", "program"]),
            "lexicon": {"name": "încercare", **({"authority": authority} if authority else {})},
            "players": [], "turns": []}
        self.board, self.words, self.holds = {}, set(), chance.choice([0.4, 0.8, 0.95, 1])
        self.left, self.free = Counter(), True  # what the turn before left; whether it may go back
        self.people()
        self.length = chance.choice([0, 1, 2, 3, 5, 5, 8, 12])
        for number in range(1, self.length + 1):
            self.turn(number, last=number == self.length)
        self.people_leave()
        self.rest()

    def people(self):
        chance = self.chance
        ids = chance.sample(range(1, 40), chance.choice([1, 2, 2, 3, 4, 5, 7]))
        for number in ids:
            self.doc["players"].append({"id": number, "name": f"Jucător {number}"})

    def people_leave(self):
        chance = self.chance
        for player in self.doc["players"]:
            if chance.random() < 0.15:
                player["from_turn"] = chance.randint(1, 4)
            if chance.random() < 0.15:
                player["to_turn"] = chance.randint(player.get("from_turn", 1), 9)

    def draw(self, leftover):
        stock = sorted((self.unseen() - leftover).elements())
        if self.chance.random() < 0.3:
            early = min(stock.count("?"), self.chance.randint(1, 2))
            for _ in range(early):
                stock.remove("?")
            self.chance.shuffle(stock)
            stock = ["?"] * early + stock
        else:
            self.chance.shuffle(stock)
        return Counter(stock[:max(0, self.rules.rack - leftover.total())])

    def unseen(self):
        return self.rules.set - tiles(self.board)

    def turn(self, number, last):
        chance, turn = self.chance, {"turn": number}
        leftover = self.left
        if chance.random() < 0.15:
            leftover = Counter()
            turn["refused"] = [{"tiles": self.spell(self.draw(Counter())), "why": why}
                               for why in chance.sample(["vowels", "consonants", "triple"],
                                                        chance.randint(1, 2))]
        elif self.free and chance.random() < 0.5:
            leftover = Counter()
        drawn = self.draw(leftover)
        turn |= {"drawn": self.spell(drawn)}
        if leftover or chance.random() < 0.5:
            turn["leftover"] = self.spell(leftover)
        rack = leftover + drawn
        plays = [play for play in (self.play(rack) for _ in range(6)) if play]
        turn["slips"] = [slip for slip in (self.slip(player, number, rack, plays)
                                           for player in self.doc["players"]) if slip]
        chance.shuffle(turn["slips"])
        back, self.left, self.free = False, rack, False
        if chance.random() < 0.12:
            back = chance.random() < 0.5
            turn["cancelled"] = {"how": "taken_back" if back else "score", "reason": "zgomot"}
        kind = chance.random()
        if kind < 0.08 and last or kind < 0.3 and back:
            if not back:
                turn.pop("cancelled", None)
        elif kind < 0.12 or not plays:
            possible = chance.random() < 0.5 and self.doc["mode"] == "hall"
            turn["no_play"] = "possible" if possible else "impossible"
            if not possible:
                self.left, self.free = Counter(), True
        else:
            new, across = plays[0]
            position, word = self.write(new, across, "as documents do")
            turn["top"] = {"position": position, "word": word}
            if chance.random() < 0.5:
                turn["top"]["criteria"] = chance.sample(oracle.CRITERIA, chance.randint(0, 6))
            _, top = oracle.lay(self.rules, self.board, rack, position, word)
            self.words.update(top.words)
            if not back:
                self.board = self.board | top.new
                self.left = rack - tiles(top.new)
        if back:
            self.left, self.free = rack, True
        self.doc["turns"].append(turn)

    def spell(self, rack):
        """Tiles as a document may write them: any order, any case, with marks."""
        signs = list(rack.elements())
        self.chance.shuffle(signs)
        if self.chance.random() < 0.1:
            signs = [self.chance.choice(MARKED.get(c, c) + c.lower()) for c in signs]
        return "".join(signs)

    def play(self, rack):
        """Tiles of the rack laid somewhere as the rules 1 to 4 have it: (new, across) or None."""
        chance, board = self.chance, self.board
        for _ in range(80):
            if not rack:
                return None
            across = chance.random() < 0.5
            step = (0, 1) if across else (1, 0)
            near = chance.choice(sorted(board)) if board else self.rules.centre
            back = chance.randint(0, 4)
            side = 0 if not board or chance.random() < 0.6 else chance.choice([-1, 1])
            square = (near[0] - back * step[0] + side * step[1],
                      near[1] - back * step[1] + side * step[0])
            hand, new = list(rack.elements()), {}
            chance.shuffle(hand)
            for tile in hand[:chance.choice([1, 1, 2, 2, 3, 3, 4, 5, 7, 7])]:
                while square in board:
                    square = square[0] + step[0], square[1] + step[1]
                letter = tile
                if tile == "?":
                    same = [c for c in hand if c != "?"] or ["A"]
                    letter = chance.choice(same if chance.random() < 0.6 else SOME_LETTERS)
                new[square] = (letter, tile == "?")
                square = square[0] + step[0], square[1] + step[1]
            if not all(n in oracle.SIZE for square in new for n in square):
                continue
            position, word = self.write(new, across, "plain")
            if oracle.lay(self.rules, board, rack, position, word)[1]:
                return new, across
        return None

    def write(self, new, across, how):
        """Position and word of new tiles; how the jokers are marked is left to chance."""
        chance, after = self.chance, self.board | new
        squares = oracle.line(after, min(new), (0, 1) if across else (1, 0))
        position = oracle.write_position(*squares[0], across)
        marked = "".join(after[s][0] + "0" * (after[s][1] and (s in new or chance.random() < 0.5))
                         for s in squares)
        if how == "plain" or chance.random() < 0.7:
            return position, marked
        if chance.random() < 0.5:
            return position, marked.replace("0", "")
        return position, re.sub("([A-Z])0", lambda m: m[1].lower(), marked)

    def slip(self, player, number, rack, plays):
        chance, slip = self.chance, {"player": player["id"]}
        kind = chance.random()
        if kind < 0.06:
            return None
        if kind > 0.12 and plays:
            new, across = chance.choice(plays[:chance.choice([1, 2, 6])])
            if len(new) == 1 and chance.random() < 0.5:
                across = not across
            position, word = self.write(new, across, "any")
            if chance.random() < 0.35:
                position, word = self.spoil(position, word)
            slip |= {"position": self.hand(position), "word": self.disguise(word)}
            if chance.random() < 0.08:
                slip.pop(chance.choice(["position", "word"]))
            _, read = oracle.lay(self.rules, self.board, rack, position, word)
            if read:
                self.words.update(read.words)
            points = read.score if read else chance.randint(0, 90)
            if chance.random() < 0.9:
                slip["points"] = points if chance.random() < 0.85 else chance.choice([0, 9999, 14])
        elif kind < 0.09:
            slip |= {"position": " ", "word": ""}
        if chance.random() < 0.05:
            slip["late"] = True
        if chance.random() < 0.06:
            slip["fault"] = chance.choice(oracle.FAULTS)
        if chance.random() < 0.12:
            slip["mistakes"] = chance.sample(["table", "turn"], chance.randint(0, 2))
        if chance.random() < 0.05:
            slip["outcome"] = {"points": chance.choice([0, 5, 70, 9999]),
                               "warnings": chance.choice([0, 1, 9]), "reason": "arbitru"}
        return slip

    def spoil(self, position, word):
        """A slip that is wrong, or may be, in one way."""
        chance, letter = self.chance, self.chance.choice(SOME_LETTERS)
        at = chance.randrange(len(word) + 1)
        moved = oracle.read_position(position)
        if chance.random() < 0.4:
            row, column = (n + chance.choice([-2, -1, 0, 1, 2]) for n in moved[:2])
            elsewhere = oracle.write_position(row % 15, column % 15, moved[2])
            return chance.choice([
                (position[1:] + position[0] if moved[2] else position[-1] + position[:-1], word),
                (elsewhere, word), ("", word), ("P7", word), ("H16", word), ("0H", word), ("H", word),
                ("H0", word), ("77", word), ("H7H", word), (elsewhere, word), (elsewhere, word)])
        return position, chance.choice([
            word[:at] + letter + word[at:], word[:max(0, at - 1)] + word[at:], word + letter,
            letter + word, word[:at] + "?" + word[at:], word[:at] + " " + word[at:], "0" + word,
            word + "00", "", letter, word[:at] + "0" + word[at:], word[:-1], word[1:], word[:2],
            word.replace("0", ""), word[:at] + letter + word[at + 1:], word + letter + letter,
            word[:at] + letter + "0" + word[at + 1:], word[:at] + "-" + word[at:], word * 3,
            word[:at] + "É" + word[at:], word[:at] + "7" + word[at:]])

    def disguise(self, word):
        """A word as a hand may type it: marks, decomposed, cedillas, case, spaces around."""
        chance = self.chance
        if chance.random() < 0.3:
            word = "".join(chance.choice(MARKED.get(c, c) + c) for c in word)
        if chance.random() < 0.15:
            word = unicodedata.normalize("NFD", word)
        if chance.random() < 0.15:
            word = word.lower()
        elif chance.random() < 0.1:
            word = "".join(c.lower() if chance.random() < 0.3 else c for c in word)
        return chance.choice(["{}", "{}", "{}", " {}", "{}  "]).format(word)

    def hand(self, position):
        return self.chance.choice(["{}", "{}", "{}", "{} ", " {}"]).format(
            self.chance.choice([position, position, position.lower(),
                                position[:1] + " " + position[1:]]))

    def rest(self):
        """The list with its gaps, the rulings, the sanctions, the end."""
        chance, doc = self.chance, self.doc
        words = sorted(word for word in self.words if len(word) > 1)
        doc["lexicon"]["found"] = [word if chance.random() < 0.9 else self.disguise(word).strip()
                                   for word in words if chance.random() < self.holds]
        if doc["lexicon"].get("authority") != "closed" and chance.random() < 0.7:
            doc["rulings"] = [{"word": self.disguise(word).strip(), "valid": chance.random() < 0.5,
                               "reason": "hotărâre"} for word in words if chance.random() < 0.15]
        if chance.random() < 0.5:
            doc["sanctions"] = [
                {"player": chance.choice(doc["players"])["id"], "turn": chance.choice([1, 2, 3, 5, 99]),
                 "kind": chance.choices(oracle.KINDS, [6, 3, 1, 1])[0], "reason": "motiv"}
                for _ in range(chance.choice([1, 2, 4, 8]))]
        if chance.random() < 0.2:
            doc["last_turn"] = {"turn": chance.randint(5, 20), "after": chance.randint(0, 10)}
        if chance.random() < 0.3:
            doc["ended"] = chance.choice(oracle.ENDS)
        if chance.random() < 0.3:
            chance.shuffle(doc["turns"])


def tiles(laid):
    return Counter("?" if joker else letter for letter, joker in laid.values())


if __name__ == "__main__":
    first, count = int(sys.argv[1]), int(sys.argv[2])
    for seed in range(first, first + count):
        print(json.dumps(Game(seed).doc, ensure_ascii=False))
