"""A second grader of exchange documents, from the text of the rules alone.

Python's standard library only. `generate SEED` prints a random document; `grade` reads a document
from standard input and prints what `eforos grade --json` must print of sheets and standings.
Documents name the words that the list has (`lexicon.found`), so no list is needed.
"""

import json
import random
import sys
import unicodedata

TILES = {
    "Α": 12, "Ο": 9, "Ε": 8, "Ι": 8, "Τ": 8, "Η": 7, "Σ": 7, "Ν": 6, "Ρ": 5, "Κ": 4, "Π": 4, "Υ": 4,
    "Λ": 3, "Μ": 3, "Ω": 3, "Γ": 2, "Δ": 2, "Β": 1, "Φ": 1, "Χ": 1, "Ζ": 1, "Θ": 1, "Ξ": 1, "Ψ": 1,
}
VOWELS = "ΑΕΗΙΟΥΩ"
HIGH = "ΒΖΘΞΦΧΨ"
RATIO = [(4, 3), (3, 4), (5, 2), (2, 5)]
POINTS = {7: 3, 6: 2, 5: 2, 4: 2, 3: 1}
TIES = ["valid_7", "valid_6", "valid_5", "valid_4", "valid_high"]


def fold(text):
    bare = unicodedata.normalize("NFD", unicodedata.normalize("NFKC", text.strip()))
    return "".join(c for c in bare if not unicodedata.combining(c)).upper().replace("ς", "Σ")


def makes(rack, word):
    return all(word.count(c) <= rack.count(c) for c in word)


def expelled_after(doc, player):
    """The last round that counts of a player expelled from the rest."""
    rounds = [p["round"] for p in doc.get("penalties", [])
              if p["player"] == player and p["kind"] == "expelled_from_rest"]
    return min(rounds, default=99)


def is_expelled(doc, player):
    return any(p["player"] == player and p["kind"] == "expelled" for p in doc.get("penalties", []))


def grade_word(doc, rulings, found, authoritative, rack, word, field, met):
    if len(word) != field:
        return "misplaced", None
    if "?" in word:
        return "undecided", "illegible"
    if word in met:
        return "repeated", None
    met.add(word)
    if not makes(rack, word):
        return "invalid", "not_from_letters"
    if word in rulings:
        return ("valid", None) if rulings[word] else ("invalid", "ruled")
    if word in found:
        return "valid", None
    return ("invalid", "not_in_lexicon") if authoritative else ("undecided", None)


def grade(doc):
    lexicon = doc["lexicon"]
    found = {fold(word) for word in lexicon["found"]}
    authoritative = lexicon.get("authority") == "authoritative"
    rulings = {fold(r["word"]): r["valid"] for r in doc.get("rulings", [])}
    for objection in doc.get("objections", []):
        if objection["upheld"]:
            rulings[fold(objection["word"])] = True
    sheets, undecided, missing = [], {}, False
    sums = {p["id"]: {"rounds": [None] * 14, "invalid_points": 0, **dict.fromkeys(TIES, 0)}
            for p in doc["players"]}
    for round_ in sorted(doc["rounds"], key=lambda r: r["round"]):
        if round_.get("given_up"):
            continue
        number, rack = round_["round"], fold(round_["letters"])
        by_player = {s["player"]: s for s in round_.get("sheets", [])}
        for player in sorted(doc["players"], key=lambda p: p["id"]):
            sheet = by_player.get(player["id"])
            out = number > expelled_after(doc, player["id"])
            void = bool(sheet and sheet.get("late")) or any(
                p["kind"] == "void_round" and p["player"] == player["id"] and p["round"] == number
                for p in doc.get("penalties", []))
            here = player.get("from_round", 1) <= number <= player.get("to_round", 14)
            if sheet is None and here and not out and not is_expelled(doc, player["id"]):
                missing = True
            words, met = [], set()
            for field in [7, 6, 5, 4, 3] if sheet and not out else []:
                for written in sheet.get("words", {}).get(str(field), []):
                    word = fold(written)
                    verdict, why = grade_word(
                        doc, rulings, found, authoritative, rack, word, field, met)
                    points = {"valid": 1, "invalid": -1}.get(verdict, 0) * POINTS[field]
                    words.append({"word": word, "field": field, "verdict": verdict,
                                  **({"why": why} if why else {}), "points": points})
            counting = [] if void else words
            good = [w for w in counting if w["verdict"] == "valid"]
            bad = [w for w in counting if w["verdict"] == "invalid"]
            open_ = [w for w in counting if w["verdict"] == "undecided"]
            total = sum(w["points"] for w in counting)
            sheets.append({
                "round": number, "player": player["id"], "void": void, "words": words,
                "valid": {"count": len(good), "points": sum(w["points"] for w in good)},
                "invalid": {"count": len(bad), "points": sum(w["points"] for w in bad)},
                "undecided": len(open_), "total": total})
            if not is_expelled(doc, player["id"]):
                for word in open_:
                    undecided.setdefault((number, word["word"]), set()).add(player["id"])
            mine = sums[player["id"]]
            mine["rounds"][number - 1] = total
            mine["invalid_points"] -= sum(w["points"] for w in bad)
            for word in good:
                key = f"valid_{word['field']}"
                if key in mine:
                    mine[key] += 1
                mine["valid_high"] += any(c in HIGH for c in word["word"])
    return {
        "provisional": bool(undecided) or missing,
        "undecided": [{"word": word, "round": number, "players": sorted(players)}
                      for (number, word), players in sorted(undecided.items())],
        "sheets": sheets,
        "standings": standings(doc, sums),
    }


def standings(doc, sums):
    rows = []
    for player in doc["players"]:
        number, mine = player["id"], sums[player["id"]]
        deductions = sum(p["points"] for p in doc.get("penalties", [])
                         if p["player"] == number and p["kind"] == "deduction")
        status = ("expelled" if is_expelled(doc, number)
                  else "expelled_from_rest" if expelled_after(doc, number) < 99
                  else "withdrawn" if player.get("to_round", 14) < 14 else "ranked")
        rows.append({
            "player": number, "name": player["name"], "status": status,
            "total": sum(filter(None, mine["rounds"])) - deductions, "deductions": deductions,
            **{key: mine[key] for key in ["invalid_points", *TIES]}, "rounds": mine["rounds"]})

    def chain(row):
        return [-row["total"], row["invalid_points"], *(-row[tie] for tie in TIES)]

    rows.sort(key=lambda row: (row["status"] == "expelled",
                               [] if row["status"] == "expelled" else chain(row), row["player"]))
    names = ["total", "invalid_points", *TIES]
    for place, row in enumerate(rows):
        row["rank"], row["decided_by"] = None, None
        if row["status"] == "expelled":
            continue
        row["rank"] = place + 1
        if place:
            above = rows[place - 1]
            differ = [name for name, a, b in zip(names, chain(above), chain(row)) if a != b]
            row["decided_by"] = differ[0] if differ else None
            if not differ:
                row["rank"] = above["rank"]
    return rows


def generate(seed):
    """A random document whose players write words of every kind, many of them tied."""
    chance = random.Random(seed)
    bag = [letter for letter, count in TILES.items() for _ in range(count)]
    chance.shuffle(bag)
    players = [{"id": i * 3 + 1, "name": f"Παίκτης {i}"} for i in range(chance.randint(1, 8))]
    for player in players:
        if chance.random() < 0.2:
            player["from_round"] = chance.randint(1, 5)
        if chance.random() < 0.2:
            player["to_round"] = chance.randint(6, 14)
    rounds, found, rulings, written = [], set(), {}, []
    for number in sorted(chance.sample(range(1, 15), chance.randint(1, 14))):
        consonants, vowels = RATIO[(number - 1) % 4]
        rack = []
        for wanted, count in ((False, consonants), (True, vowels)):
            for _ in range(count):
                tile = next(c for c in bag if (c in VOWELS) == wanted)
                bag.remove(tile)
                rack.append(tile)
        chance.shuffle(rack)
        pool = ["".join(chance.sample(rack, chance.choice([3, 3, 4, 4, 5, 6, 7]))) for _ in range(12)]
        pool += ["".join(chance.choice("ΑΒΓΔΕΖΗΘ") for _ in range(chance.randint(1, 9)))
                 for _ in range(3)]
        found.update(word for word in pool if chance.random() < 0.6)
        rulings.update({word: chance.random() < 0.5 for word in pool if chance.random() < 0.15})
        sheets = []
        for player in players:
            here = player.get("from_round", 1) <= number <= player.get("to_round", 14)
            if not here or chance.random() < 0.04:
                continue
            words = {}
            for word in chance.choices(pool, k=chance.randint(0, 7)):
                field = len(word) if chance.random() < 0.9 else chance.randint(3, 7)
                if chance.random() < 0.03:
                    word = word[:-1] + "?"
                if 3 <= field <= 7:
                    words.setdefault(str(field), []).append(disguise(chance, word))
                    written.append((player["id"], number, rack, word, field))
            sheet = {"player": player["id"], "late": chance.random() < 0.05, "words": words}
            if not words and not sheet["late"] and chance.random() < 0.5:
                sheet["not_handed_in"] = True
            sheets.append(sheet)
        rounds.append({"round": number, "letters": "".join(rack), "sheets": sheets,
                       "given_up": chance.random() < 0.07})
    chance.shuffle(rounds)
    kinds = ["recommendation", "reprimand", "void_round", "deduction", "expelled_from_rest", "expelled"]
    penalties = []
    for _ in range(chance.choice([0, 0, 1, 2, 4])):
        kind = chance.choices(kinds, weights=[1, 1, 3, 3, 1, 1])[0]
        penalty = {"player": chance.choice(players)["id"], "round": chance.randint(1, 14),
                   "kind": kind, "reason": "δοκιμή"}
        if kind == "deduction":
            penalty["points"] = chance.randint(1, 5)
        penalties.append(penalty)
    given_up = {r["round"] for r in rounds if r["given_up"]}
    objections = [
        {"player": player, "round": number, "word": word, "upheld": True, "reason": "βρέθηκε"}
        for player, number, rack, word, field in written
        if chance.random() < 0.02 and word not in found and "?" not in word and len(word) == field
        and makes("".join(rack), word) and number not in given_up]
    return {
        "format": "eforos/1", "title": "Δοκιμή", "players": players, "rounds": rounds,
        "lexicon": {"name": "δοκιμή", "authority": chance.choice(["authoritative", "reference"]),
                    "found": sorted(found)},
        "rulings": [{"word": word, "valid": valid} for word, valid in sorted(rulings.items())],
        "penalties": penalties, "objections": objections}


def disguise(chance, word):
    """As a hand might type it: any case, a final sigma."""
    if chance.random() < 0.5:
        word = word.lower()
        if word.endswith("σ"):
            word = word[:-1] + "ς"
    return word


if __name__ == "__main__":
    if sys.argv[1] == "generate":
        json.dump(generate(int(sys.argv[2])), sys.stdout, ensure_ascii=False)
    else:
        json.dump(grade(json.load(sys.stdin)), sys.stdout, ensure_ascii=False)
