"""A second derivation of classic results, from docs/rules/classic.md and docs/exchange.md alone.

Python's standard library only. Reads documents `eforos-classic/1` from standard input, one a line, and prints
for each, one a line: what `eforos grade --json` must print (the passport aside), and under "pairing" the cost of
the cheapest pairing of the round after the last, where that can be tried. Of a season, `eforos-season/1`, what
`eforos season --json` must print.
The form of the documents is taken to be right.
"""

import json
import sys
import tomllib
import unicodedata
from fractions import Fraction
from functools import lru_cache
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "templates/rules"
RULES = {path.stem: tomllib.loads(path.read_text()) for path in FOLDER.glob("*.toml")}
LAYERS = {"repeat": 66, "team": 57, "score": 36, "rank": 9, "starter": 0}


def price(rules, seats, over):
    """What time over costs in a game of so many seats."""
    for clock in rules["clocks"]:
        if clock.get("after") == "overtime" and clock["price"] and seats in clock["seats"]:
            return clock["price"] * -(-over // (1000 * clock["unit_s"]))
    return 0


def settle(rules, game, off, voided):
    """A game's state, what decided it, and its seats; `off`, `voided` by player."""
    comp = rules["competition"]
    swiss = comp["kind"] == "swiss"
    seats = [{"player": s["player"], "raw": None, "rack": None, "overtime": None, "deduction": 0,
              "final": None, "halves": None, "other": None, "came": True} for s in game["seats"]]
    if game.get("cancelled"):
        return "cancelled", None, seats
    if any("raw" in s for s in game["seats"]):
        lost = sum(s.get("rack", 0) for s in game["seats"])
        for seat, s in zip(seats, game["seats"]):
            rack = s.get("rack", 0)
            won = lost - rack if game["end"] == "out" and game.get("finisher") == s["player"] else -rack
            over = price(rules, len(seats), s.get("over_ms", 0))
            seat.update(raw=s["raw"], rack=rack, overtime=over, final=s["raw"] + won - over)
    elif "final" in game["seats"][0]:
        for seat, s in zip(seats, game["seats"]):
            seat["final"] = s["final"]
    bye = comp.get("bye")
    if swiss and ("walkover" in game or any(s["player"] in voided for s in seats)):
        by_hand = "walkover" in game
        for seat in seats:
            seat["came"] = seat["player"] == game["walkover"] if by_hand else seat["player"] not in voided
        none = not any(seat["came"] for seat in seats)
        for seat in seats:
            own, other = bye["scored"], bye["conceded"]
            if not seat["came"]:
                own, other = other, other if none else own
            seat.update(final=own, other=other, halves=bye["halves"] if seat["came"] else 0)
        return "walkover", "walkover" if by_hand else "forfeit", seats
    if seats[0]["final"] is None:
        return "missing", None, seats
    for seat in seats:
        seat["deduction"] = off.get(seat["player"], 0)
        seat["final"] -= seat["deduction"]
        if not swiss and seat["player"] in voided:
            seat["final"] = 0
    if not swiss:
        return "played", None, seats
    one, two = seats
    one["other"], two["other"] = two["final"], one["final"]
    a, b = one["final"], two["final"]
    state, how = "played", "score"
    if a == b:
        how = "draw"
        if comp["tie"] == "last_word":
            words = [s.get("last_word") for s in game["seats"]]
            if None in words:
                state = "last_word_missing"
            elif words[0] != words[1] and 0 not in words:
                how, (a, b) = "last_word", words
    for seat, own, other in ((one, a, b), (two, b, a)):
        seat["halves"] = comp["win"] if own > other else 0 if own < other else comp["draw"]
    return state, how, seats


def sums(entries):
    return {"games": len(entries), "halves": sum(e["halves"] for e in entries),
            "scored": sum(e["own"] for e in entries), "conceded": sum(e["other"] for e in entries),
            "spread": sum(e["own"] - e["other"] for e in entries)}


def rank(rows, keys, tie):
    """Sorts rows (a higher key is better), fills in rank and what parts each from the row above."""
    rows.sort(key=lambda row: ([-key(row) for _, key in keys], row[tie]))
    for place, row in enumerate(rows):
        row["rank"], row["decided_by"] = place + 1, None
        if place:
            above = rows[place - 1]
            parted = [name for name, key in keys if key(row) != key(above)]
            if parted:
                row["decided_by"] = parted[0]
            else:
                row["rank"] = above["rank"]
    return rows


def derive(doc, before=None):
    """Games, entries by player and rows; only the rounds and penalties before one, if it is named."""
    rules = RULES[doc["rules"]]
    comp = rules["competition"]
    swiss = comp["kind"] == "swiss"
    counts = lambda number: before is None or number < before
    penalties = [p for p in doc.get("penalties", []) if counts(p["round"])]
    rounds = sorted((r for r in doc["rounds"] if counts(r["round"])), key=lambda r: r["round"])
    entries = {p["id"]: [] for p in doc["players"]}
    games = []
    for this in rounds:
        here = [p for p in penalties if p["round"] == this["round"]]
        off = {}
        for p in here:
            if p["kind"] == "deduction":
                off[p["player"]] = off.get(p["player"], 0) + p["points"]
        voided = {p["player"] for p in here if p["kind"] == "void_round"}
        for game in sorted(this["games"], key=lambda g: g["table"]):
            state, how, seats = settle(rules, game, off, voided)
            games.append({"round": this["round"], "table": game["table"], "state": state, "decided_by": how,
                          "seats": seats})
            for seat in seats:
                if seat["final"] is not None:
                    others = [s["player"] for s in seats if s is not seat]
                    entries[seat["player"]].append({
                        "own": seat["final"], "other": seat["other"] or 0, "halves": seat["halves"] or 0,
                        "seats": len(seats), "against": others[0] if len(others) == 1 else None,
                        "came": seat["came"]})
        for player in this.get("byes", []):
            bye = comp["bye"]
            entries[player].append({"own": bye["scored"], "other": bye["conceded"], "halves": bye["halves"],
                                    "seats": 0, "against": None, "came": True})
    last = max((r["round"] for r in rounds), default=0)
    expelled = {p["player"] for p in penalties if p["kind"] == "expelled"}
    rest = {p["player"] for p in penalties if p["kind"] == "expelled_from_rest" and p["round"] <= last}
    rows = []
    for player in doc["players"]:
        own = entries[player["id"]]
        row = {"player": player["id"], "name": player["name"], "rank": None, "decided_by": None}
        if swiss:
            row |= sums(own)
        else:
            counted = [e for e in own if e["seats"] in comp["counted_seats"]]
            total = sum(e["own"] * e["seats"] for e in counted)
            row |= {"games": len(counted), "sum": total, "uncounted": len(own) - len(counted),
                    "exact": Fraction(total, len(counted)) if counted else None}
        few = not swiss and row["games"] < doc.get("minimum_games", comp["minimum_games"])
        row["status"] = ("expelled" if player["id"] in expelled else "occasional" if few
                         else "expelled_from_rest" if player["id"] in rest
                         else "withdrawn" if player.get("to_round", 255) < last else "ranked")
        rows.append(row)
    if swiss:
        keys = [(key, lambda row, key=key: row[key]) for key in ["halves", *comp["tie_break"]]]
    else:
        keys = [("average", lambda row: row["exact"])]
    apart = {"expelled": [], "occasional": [], "": []}
    for row in rows:
        apart.get(row["status"], apart[""]).append(row)
    some = lambda row: (row["exact"] is None, -(row["exact"] or 0), row["player"])
    rows = (rank(apart[""], keys, "player") + sorted(apart["occasional"], key=some)
            + sorted(apart["expelled"], key=lambda row: row["player"]))
    return games, entries, rows, expelled


def teams(doc, entries, rows, expelled):
    comp = RULES[doc["rules"]]["competition"]
    kind = comp.get("team")
    ranks = {row["player"]: row["rank"] for row in rows}
    counted, others = [], []
    for team in doc.get("teams", []) if kind else []:
        members = [p["id"] for p in doc["players"] if p.get("team") == team["id"] and p["id"] not in expelled]
        best = min((ranks[m] for m in members if ranks[m]), default=None)
        row = {"team": team["id"], "name": team["name"], "rank": None, "decided_by": None,
               "members": len(members), "best": best}
        if kind == "school":
            row |= sums([e for m in members for e in entries[m]]) | {"short": len(members) < comp["team_size"]}
        else:
            there = [m for m in members if any(e["came"] for e in entries[m])]
            row["counted"] = len(there) >= comp["team_best"]
            each = [(sums([e for e in entries[m] if e["against"] not in members]), m) for m in there]
            each.sort(key=lambda it: ([-it[0][k] for k in ["halves", *comp["tie_break"]]], it[1]))
            pick = [it[0] for it in each[:comp["team_best"]]] if row["counted"] else []
            row |= {key: sum(it[key] for it in pick) for key in ["halves", "spread", "scored"]}
        (counted if row.get("counted", True) else others).append(row)
    keys = [(key, lambda row, key=key: row[key]) for key in ["halves", *comp.get("tie_break", [])]]
    if kind == "school":
        keys.append(("best", lambda row: -(row["best"] or 10**9)))
    rows = rank(counted, keys, "team") + sorted(others, key=lambda row: row["team"])
    kept = ["team", "name", "rank", "decided_by", "members", "halves", "spread", "scored", "best", "short", "counted"]
    return [{key: row[key] for key in kept if key in row} for row in rows]


def decimal(exact):
    if exact is None:
        return None
    hundredths = (200 * exact + 1) // 2
    return f"{'-' if hundredths < 0 else ''}{abs(hundredths) // 100}.{abs(hundredths) % 100:02}"


def known(doc, before):
    """Who met whom, starts less others, byes, in the rounds before one."""
    met, begun, byes = {}, {}, {}
    for this in doc["rounds"]:
        if this["round"] >= before:
            continue
        for player in this.get("byes", []):
            byes[player] = byes.get(player, 0) + 1
        for game in this["games"]:
            if game.get("cancelled") or "walkover" in game:
                continue
            seats = [s["player"] for s in game["seats"]]
            for a in seats:
                for b in seats:
                    met[a, b] = met.get((a, b), 0) + 1
                if "starter" in game:
                    begun[a] = begun.get(a, 0) + (1 if a == game["starter"] else -1)
    return met, begun, byes


def pairing(doc):
    """The round after the last with games, and what its cheapest pairing costs; None where that is not tried."""
    comp = RULES[doc["rules"]]["competition"]
    played = [r["round"] for r in doc["rounds"] if r["games"]]
    number = max(played, default=0) + 1
    out = {p["player"] for p in doc["penalties"] if p["kind"].startswith("expelled") and p["round"] < number}
    absent = {p for r in doc["rounds"] if r["round"] == number for p in r.get("absent", [])}
    there = {p["id"]: p.get("team") for p in doc["players"] if p["id"] not in out | absent
             and p.get("from_round", 1) <= number <= p.get("to_round", 255)}
    if comp["kind"] != "swiss" or not 2 <= len(there) <= 10:
        return None
    met, begun, byes = known(doc, number)
    _, _, rows, _ = derive(doc, number)
    halves = {row["player"]: row["halves"] for row in rows}
    first = not any(r["round"] < number for r in doc["rounds"])
    order = sorted(there) if first else [row["player"] for row in rows if row["player"] in there]
    n = len(order)

    def cost(i, j):
        a = order[i]
        if j == n:
            layers = {"repeat": byes.get(a, 0), "score": (halves[a] - min(halves[p] for p in order)) ** 2,
                      "rank": (i - (n - 1)) ** 2}
        else:
            b = order[j]
            layers = {"repeat": met.get((a, b), 0), "team": there[a] is not None and there[a] == there[b],
                      "score": (halves[a] - halves[b]) ** 2, "rank": (i - j) ** 2,
                      "starter": begun.get(a, 0) == begun.get(b, 0) != 0}
        return sum(int(cost) << LAYERS[layer] for layer, cost in layers.items() if layer in comp["layers"])

    @lru_cache(maxsize=None)
    def least(left):
        if not left:
            return 0
        one, rest = left[0], left[1:]
        return min(cost(one, two) + least(rest[:k] + rest[k + 1:]) for k, two in enumerate(rest))

    return {"round": number, "order": order, "cost": str(least(tuple(range(n + n % 2))))}


def results(doc):
    games, entries, rows, expelled = derive(doc)
    reasons = [{"kind": "missing_result" if g["state"] == "missing" else g["state"], "round": g["round"],
                "table": g["table"]} for g in games if g["state"] in ("missing", "last_word_missing")]
    team_rows = teams(doc, entries, rows, expelled)
    for game in games:
        for seat in game["seats"]:
            del seat["other"], seat["came"]
    for row in rows:
        if "exact" in row:
            row["average"] = decimal(row.pop("exact"))
    return {"provisional": bool(reasons), "reasons": reasons, "games": games, "standings": rows,
            "teams": team_rows, "pairing": pairing(doc)}


def folded(name):
    plain = "".join(c for c in unicodedata.normalize("NFD", name) if not unicodedata.combining(c))
    return " ".join(plain.lower().replace("ł", "l").split())


def season(doc):
    """The standings of a season over its meetings, the latest last."""
    comp = RULES[doc["rules"]]["competition"]
    swiss = comp["kind"] == "swiss"
    persons, clubs, open_ = {}, {}, False
    adds = ["games", "halves", "spread", "scored"] if swiss else ["games", "sum"]
    for meeting in sorted(doc["meetings"], key=lambda meeting: meeting["date"]):
        this = meeting["document"]
        games, entries, rows, expelled = derive(this)
        open_ |= meeting["issue"] is None or any("missing" in game["state"] for game in games)
        people = {player["id"]: player for player in this["players"]}
        there = set()
        for row in rows:
            if row["status"] == "expelled":
                continue
            player = people[row["player"]]
            key = player.get("member") or "name:" + folded(player["name"])
            key = doc["same"].get(key, key)
            person = persons.setdefault(key, {"key": key, "meetings": 0} | dict.fromkeys(adds, 0))
            person["name"] = player["name"]
            for add in adds:
                person[add] += row[add]
            if row["games"] and key not in there:
                there.add(key)
                person["meetings"] += 1
        for row in teams(this, entries, rows, expelled):
            team = clubs.setdefault(folded(row["name"]), {
                "key": folded(row["name"]), "meetings": 0, "halves": 0, "spread": 0, "scored": 0})
            team["name"] = row["name"]
            if row.get("counted", True):
                team["meetings"] += 1
                for add in ["halves", "spread", "scored"]:
                    team[add] += row[add]
    keys = [(key, lambda row, key=key: row[key]) for key in ["halves", *comp.get("tie_break", [])]]
    least = -(-doc.get("programmed_games", 0) // 2) if swiss else doc.get("minimum_games", 1)
    for person in persons.values():
        person["exact"] = None if swiss or not person["games"] else Fraction(person["sum"], person["games"])
        person["status"] = "ranked" if person["games"] >= least else "occasional"
    own = keys if swiss else [("average", lambda row: row["exact"] if row["exact"] is not None else -10**9)]
    often = rank([person for person in persons.values() if person["status"] == "ranked"], own, "key")
    seldom = rank([person for person in persons.values() if person["status"] != "ranked"], own, "key")
    for person in seldom:
        person["rank"] = person["decided_by"] = None
    for person in often + seldom:
        exact = person.pop("exact")
        if not swiss:
            person["average"] = decimal(exact)
    counted = rank([team for team in clubs.values() if team["meetings"]], keys, "key") if swiss else []
    others = sorted((team for team in clubs.values() if not team["meetings"]), key=lambda team: team["key"])
    for team in others:
        team["rank"] = team["decided_by"] = None
    for team in counted + others:
        del team["key"]
    return {"provisional": open_, "standings": often + seldom, "teams": counted + others}


if __name__ == "__main__":
    for line in sys.stdin:
        document = json.loads(line)
        made = season(document) if "meetings" in document else results(document)
        print(json.dumps(made, ensure_ascii=False))
