"""Random documents of classic games, one a line: python3 random_classic.py SEED COUNT."""

import json
import random
import sys

RULES = ["ca-cusca-molins", "ca-llisca", "pl-pinczow-2016"]
ENDS = {
    "ca-cusca-molins": ["out", "passes", "stopped"],
    "ca-llisca": ["out", "passes", "scoreless", "blocked", "time", "clock_one", "clock_both"],
    "pl-pinczow-2016": ["out", "passes", "clocks_out"],
}


def finals(dice, rules, seats):
    """Final scores alone; equal ones often."""
    some = dice.choice([[301], range(280, 320), range(-20, 600)])
    for seat in seats:
        seat["final"] = dice.choice(some)
        if rules == "pl-pinczow-2016" and dice.random() < 0.6:
            seat["last_word"] = dice.randint(1, 5)


def figures(dice, rules, game):
    """Raw scores, racks, time over, and how the game ended."""
    seats = game["seats"]
    end = dice.choice(ENDS[rules])
    out = dice.choice(seats)["player"] if end == "out" else None
    for seat in seats:
        seat["raw"] = dice.randint(250, 260) if dice.random() < 0.5 else dice.randint(0, 500)
        if seat["player"] != out and dice.random() < 0.9:
            seat["rack"] = dice.randint(0, 30)
        if len(seats) == 2 and rules != "pl-pinczow-2016" and dice.random() < 0.3:
            seat["over_ms"] = dice.choice([0, 1, 59_999, 60_000, 60_001, 130_000, 300_000])
        if rules == "pl-pinczow-2016" and dice.random() < 0.3:
            seat["last_word"] = dice.randint(1, 5)
    game["end"] = end
    if out:
        game["finisher"] = out


def document(dice):
    rules = dice.choice(RULES)
    swiss = rules != "ca-cusca-molins"
    count = dice.randint(2, 14) if swiss else dice.randint(3, 14)
    players = [{"id": n, "name": f"P {n}"} for n in dice.sample(range(1, 40), count)]
    doc = {"format": "eforos-classic/1", "rules": rules, "date": f"2026-10-{dice.randint(1, 28):02}",
           "lexicon": {"name": "book", "authority": "external"}, "players": players}
    if swiss:
        doc["teams"] = [{"id": n, "name": f"T{n}"} for n in range(1, dice.randint(2, 6))]
        for player in players:
            if dice.random() < 0.85:
                player["team"] = dice.choice(doc["teams"])["id"]
    elif dice.random() < 0.7:
        doc["minimum_games"] = dice.randint(1, 4)
    for player in players:
        if dice.random() < 0.1:
            player["from_round"] = dice.randint(1, 3)
        if dice.random() < 0.1:
            player["to_round"] = dice.randint(3, 6)
    doc["rounds"], out = [], {}
    for number in dice.sample(range(1, 7), dice.randint(0, 6)):
        there = [p["id"] for p in players if p.get("from_round", 1) <= number <= p.get("to_round", 255)]
        dice.shuffle(there)
        absent = [there.pop() for _ in range(dice.choice([0, 0, 0, 1, 2])) if len(there) > 2]
        this = {"round": number, "games": [], "absent": absent}
        tables = dice.sample(range(1, 30), 14)
        while there:
            size = 2 if swiss else dice.choice([2, 3, 4, 4, 3])
            if len(there) < size:
                break
            seats = [{"player": there.pop()} for _ in range(size)]
            game = {"table": tables.pop(), "seats": seats}
            if dice.random() < 0.8:
                game["starter"] = dice.choice(seats)["player"]
            kind = dice.random()
            if kind < 0.05:
                game["cancelled"] = True
            elif kind < 0.12 and swiss:
                game["walkover"] = dice.choice(seats)["player"]
            elif kind < 0.2:
                pass
            elif kind < 0.6:
                finals(dice, rules, seats)
            else:
                figures(dice, rules, game)
            this["games"].append(game)
        if swiss:
            this["byes"] = there
        doc["rounds"].append(this)
    doc["penalties"] = []
    for _ in range(dice.choice([0, 0, 1, 3, 6])):
        kind = dice.choice(["recommendation", "reprimand", "deduction", "deduction", "void_round",
                            "void_round", "expelled_from_rest", "expelled"])
        penalty = {"player": dice.choice(players)["id"], "round": dice.randint(1, 6), "kind": kind}
        if kind.startswith("expelled"):
            penalty["round"] = 6
        if kind == "deduction":
            penalty["points"] = dice.randint(1, 40)
        doc["penalties"].append(penalty)
    return doc


if __name__ == "__main__":
    dice = random.Random(int(sys.argv[1]))
    for _ in range(int(sys.argv[2])):
        print(json.dumps(document(dice), ensure_ascii=False))
