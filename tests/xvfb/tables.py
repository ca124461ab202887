"""Plays a whole competition of classic games in the real window, by keys: `tables.py PROGRAM FILE DAY PICTURES`, where
DAY is an evening of averages (cusca), a meeting of a league of pairs (llisca) or a tournament of schools (pinczow).
Scores are drawn here and added up here; the sums are held against what the program says of the file at the end. The
program is killed once while a result is typed. Python's standard library, xdotool and ImageMagick.
"""

import json
import random
import subprocess
import sys
import time
from fractions import Fraction

PROGRAM, FILE, DAY, PICTURES = sys.argv[1:5]
KEYS = {" ": "space", ":": "colon", "-": "minus", ".": "period", ",": "comma", "?": "question"}
CATALAN = ["Anna Puig", "Biel Roca", "Carla Mas", "Dídac Font", "Elna Vila", "Ferran Soler", "Gal·la Coll", "Hug Pons",
           "Ivet Ferrer", "Jan Riba", "Laia Vidal", "Marc Oller", "Núria Camps", "Oriol Bosch", "Pia Serrat"]
POLISH = ["Ala Żak", "Bartek Łoś", "Celina Ćma", "Darek Ósmak", "Ela Świt", "Filip Źródło", "Gosia Kos", "Hania Dąb",
          "Igor Wójcik", "Jola Ślęzak", "Kuba Gęś", "Lena Mróz", "Maja Jeż", "Natan Bór", "Ola Piętka", "Piotr Śniadek",
          "Róża Kłos", "Szymon Lis", "Tola Ważka", "Ula Żółw", "Wit Szczepan"]
DAYS = {
    "cusca": {"rules": "ca-cusca-molins", "title": "Lliga CUSCA, 3a trobada", "venue": "Molins de Rei", "rounds": 2,
              "players": CATALAN, "teams": [], "word": "ocell"},
    "llisca": {"rules": "ca-llisca", "title": "LLISCA, jornada 4", "venue": "Manresa", "rounds": 3,
               "players": CATALAN[:12], "word": "ocell", "timed": True, "each": 2,
               "teams": ["Faristol", "Ela geminada", "Senyors", "Trencada", "Escarràs", "Mots creuats"]},
    "pinczow": {"rules": "pl-pinczow-2016", "title": "Międzyszkolny Turniej Scrabble", "venue": "Pińczów", "rounds": 5,
                "players": POLISH, "word": "ptak", "timed": True, "each": 7,
                "teams": ["Gimnazjum nr 1", "Gimnazjum nr 2", "Gimnazjum w Chrobrzu"]},
}
OF = DAYS[DAY]
JUDGE = "okno sedziowania" if DAY == "pinczow" else "finestra del jutge"


def fail(text):
    subprocess.run(["import", "-window", "root", f"{PICTURES}/failed-{DAY}.png"], check=False)
    with open(f"{PICTURES}/failed-{DAY}.txt", "w") as log:
        subprocess.run([PROGRAM, "log", FILE], stdout=log, check=False)
    sys.exit(f"{DAY}: {text}")


def said(*args):
    done = subprocess.run([PROGRAM, *args], capture_output=True, text=True)
    if done.returncode:
        fail(f"{args}: {done.stderr}")
    return done.stdout


def events():
    """What is in the history and not undone: name and fields of each."""
    facts = []
    for line in said("log", FILE, "--json").splitlines():
        one = json.loads(line)
        event = one["event"]
        own = event.get("classic") if isinstance(event, dict) else None
        event = own or event
        name, fields = next(iter(event.items())) if isinstance(event, dict) else (event, {})
        if not one["undone"]:
            facts.append((name, fields if isinstance(fields, dict) else {}))
    return facts


def told(name, **fields):
    found = [fact for called, fact in events() if called == name and fields.items() <= fact.items()]
    return found[-1] if found else None


def document():
    return json.loads(said("export", FILE, "--json"))


def imported():
    of_team = OF.get("each", 1)
    players = []
    for number, name in enumerate(OF["players"], 1):
        team = {"team": (number - 1) // of_team + 1} if OF["teams"] else {}
        players.append({"id": number, "name": name, **team})
    made = {"format": "eforos-classic/1", "rules": OF["rules"], "title": OF["title"], "venue": OF["venue"],
            "date": "2026-11-21", "referee": "Pau Serra", "players": players, "rounds": []}
    if OF["teams"]:
        made["teams"] = [{"id": number, "name": name} for number, name in enumerate(OF["teams"], 1)]
    with open(f"{FILE}.json", "w") as file:
        json.dump(made, file)
    said("import", f"{FILE}.json", FILE)


class Window:
    """The program's console and the hall's window."""

    wide = ("1280", "720")

    def start(self):
        self.running = subprocess.Popen([PROGRAM, FILE])
        self.console = self.shown("eforos")
        self.aim(self.console)
        self.size(*self.wide)

    def size(self, width, height):
        self.wide = (width, height)
        subprocess.run(["xdotool", "windowsize", "--sync", self.console, width, height,
                        "windowmove", self.console, "0", "0"], check=True)
        time.sleep(2)

    def kill(self):
        self.running.kill()
        self.running.wait()

    @staticmethod
    def aim(window):
        subprocess.run(["xdotool", "windowfocus", "--sync", window], check=True)

    @staticmethod
    def shown(name):
        for _ in range(600):
            found = subprocess.run(["xdotool", "search", "--onlyvisible", "--class", f"^{name}$"],
                                   capture_output=True, text=True, check=False).stdout.split()
            if found:
                return found[-1]
            time.sleep(0.1)
        return fail(f"no window of class {name}")

    def hall(self):
        self.hall_window = self.shown("eforos-hall")
        subprocess.run(["xdotool", "windowmove", self.hall_window, "1930", "20", "windowsize", "--sync",
                        self.hall_window, "1280", "720"], check=True)
        time.sleep(1)
        self.aim(self.console)

    def keys(self, *keys, rest=0.3):
        subprocess.run(["xdotool", "key", "--delay", "15", *keys], check=True)
        time.sleep(rest)

    def type(self, text, rest=0.15):
        self.keys(*[KEYS.get(sign, sign) for sign in text], rest=rest)

    def does(self, key, name, tries=4, **fields):
        """A key that makes an event. A second step is one only a moment after the first."""
        time.sleep(0.9)
        for times in range(tries):
            if times:
                print(f"{DAY}: {key} is pressed again for {name} {fields}", flush=True)
            self.keys(key, rest=0)
            for _ in range(40):
                time.sleep(0.1)
                fact = told(name, **fields)
                if fact is not None:
                    return fact
        return fail(f"no {name} {fields} in the history")

    def command(self, text, rest=1.0):
        """A command by its name in the palette."""
        self.keys("ctrl+k", rest=0.6)
        self.type(text, rest=0.6)
        self.keys("Return", rest=rest)

    def picture(self, name, hall=False):
        time.sleep(0.9)
        window = self.hall_window if hall else self.console
        subprocess.run(["import", "-window", window, f"{PICTURES}/{DAY}-{name}.png"], check=True)


class Day:
    """The competition as it is played at the desk."""

    def __init__(self):
        self.chance = random.Random(11)
        self.window = Window()
        # Of each player: games, halves, spread, scored, and scores by seats.
        self.sums = {number: [0, 0, 0, 0, 0] for number in range(1, len(OF["players"]) + 1)}

    def add(self, players, finals, halves=None):
        for player, final in zip(players, finals):
            own = self.sums[player]
            own[0] += 1
            own[3] += final
            own[4] += final * len(players)
        if len(players) == 2:
            difference = finals[0] - finals[1]
            won = halves if halves is not None else 1 + (difference > 0) - (difference < 0)
            for player, got, spread in zip(players, (won, 2 - won), (difference, -difference)):
                self.sums[player][1] += got
                self.sums[player][2] += spread

    def scores(self, count):
        while True:
            found = [self.chance.randint(210, 460) for _ in range(count)]
            if len(set(found)) == count:
                return found

    def pair(self, number):
        """Tables are made, shown, and the time of the round begins. What meets again is asked first."""
        window = self.window
        # A Space right after the place was gone to is none.
        window.keys("ctrl+2", rest=2.5)
        if number == 1:
            window.keys("space", rest=2)
            window.picture("hall-word-asked")
            window.type(OF["word"])
            window.does("Return", "hall_word_set")
        time.sleep(1)
        window.keys("space", rest=2.5)
        if told("round_paired", round=number) is None:
            window.picture(f"again-asked-{number}")
            window.does("Return", "round_paired", round=number)
        window.picture(f"rounds-paired-{number}")
        window.does("space", "pairing_shown", round=number)
        window.picture(f"hall-pairings-{number}", hall=True)
        if OF.get("timed"):
            window.does("space", "round_clock_started", round=number)
            window.picture(f"hall-round-clock-{number}", hall=True)
            window.picture(f"rounds-running-{number}")
        return document()["rounds"][number - 1]

    def result(self, number, game):
        """A result of final scores alone, typed seat after seat."""
        window, players = self.window, [seat["player"] for seat in game["seats"]]
        finals = self.scores(len(players))
        self.add(players, finals)
        window.type(" ".join(map(str, finals)))
        if number == 1 and game["table"] == 1:
            window.picture("results-typed")
        window.does("Return", "result_entered", round=number, table=game["table"])

    def die(self, number, game):
        """The program is killed while a result is typed; it lies there again."""
        window, players = self.window, [seat["player"] for seat in game["seats"]]
        finals = self.scores(len(players))
        self.add(players, finals)
        window.type(str(finals[0]))
        window.keys("Return")
        window.type(str(finals[1])[:2])
        # What is typed is kept within a second.
        time.sleep(4)
        before = len(events())
        window.kill()
        said("verify", FILE)
        if len(events()) < before:
            fail("the history lost events")
        window.start()
        # Who sits there is asked again; a time that ran is confirmed.
        window.keys("Escape", rest=1)
        if OF.get("timed"):
            window.keys("ctrl+2", rest=1)
            window.picture("rounds-after-kill")
            window.does("space", "time_confirmed")
        window.hall()
        window.keys("ctrl+3", rest=1)
        window.picture("results-after-kill")
        # The second score, from its third digit on: the keyboard waits in the first field.
        window.keys("Return", "End")
        window.type(str(finals[1])[2:])
        for final in finals[2:]:
            window.keys("Return")
            window.type(str(final))
        window.does("Return", "result_entered", round=number, table=game["table"])

    def round(self, number):
        window = self.window
        paired = self.pair(number)
        if number == 1:
            self.clocks()
        for bye in paired.get("byes", []):
            own = self.sums[bye]
            own[0], own[1], own[2], own[3] = own[0] + 1, own[1] + 2, own[2] + 50, own[3] + 300
        window.keys("ctrl+3", rest=1.2)
        for game in paired["games"]:
            special = SPECIAL.get((DAY, number, game["table"]))
            if special is not None:
                special(self, number, game)
            else:
                self.result(number, game)
            if (number, game["table"]) == (1, 2):
                window.picture("hall-coming-in", hall=True)
        window.picture(f"results-{number}")
        if OF.get("timed"):
            window.keys("ctrl+2", rest=1)
            window.does("space", "round_clock_ended", round=number)
        window.picture(f"hall-standings-{number}", hall=True)
        print(f"{DAY}: round {number}, {len(paired['games'])} tables", flush=True)

    def clocks(self):
        """What the hall sees of the clock of a table, and of a time of turns at none."""
        window = self.window
        if DAY == "pinczow":
            return
        if DAY == "cusca":
            window.command("temporitzador de torns")
            window.picture("hall-turn-timer", hall=True)
            window.picture("rounds-timer")
            time.sleep(92)
            window.picture("hall-turn-timer-30", hall=True)
            window.keys("F2", rest=2)
            window.picture("hall-turn-timer-again", hall=True)
            window.keys("ctrl+2", "a")
            return
        window.keys("F2", rest=1)
        window.picture("clock-asked")
        window.does("Return", "table_clock_started")
        window.picture("clock-card")
        window.picture("hall-chess-clock", hall=True)
        time.sleep(3)
        window.does("F2", "table_clock_pressed")
        window.does("F3", "table_clock_paused")
        window.picture("hall-chess-held", hall=True)
        # Somebody is over the time: set so by the arbiter.
        window.command("corregeix el rellotge", rest=2.5)
        window.keys("ctrl+a")
        window.type("-2:10")
        window.picture("clock-set-asked")
        window.keys("Tab")
        window.type("prova")
        window.does("Return", "table_clock_set")
        window.does("F2", "table_clock_resumed")
        window.picture("hall-chess-over", hall=True)
        window.picture("clock-card-over")
        window.command("atura el rellotge")
        window.does("Return", "table_clock_stopped")

    def figures(self, number, game):
        """Figures: who has time over, who goes out. The clock's time over is there already."""
        window, players = self.window, [seat["player"] for seat in game["seats"]]
        window.picture("results-over")
        # The second goes out: the letter is typed in the own field, and no rack is asked of them.
        window.type("402")
        window.keys("Return")
        window.type("3")
        window.keys("Return", "Return")
        window.type("371o")
        window.picture("results-figures")
        window.keys("Return")
        fact = window.does("Return", "result_entered", round=number, table=game["table"])
        over = [seat.get("over_ms", 0) for seat in fact["result"]["seats"]]
        if not any(over):
            fail(f"the time over was not proposed: {fact}")
        finals = [402 - 3 - 10 * -(-over[0] // 60_000), 371 + 3 - 10 * -(-over[1] // 60_000)]
        stated = [seat["final"] for seat in fact["result"]["seats"]]
        if finals != stated:
            fail(f"{finals} here, {stated} there")
        self.add(players, finals)

    def whole(self, number, game):
        """A whole game, turn by turn, before the hall; its result follows from it."""
        window, players = self.window, [seat["player"] for seat in game["seats"]]
        window.keys("ctrl+g", rest=1)
        turns = ["8H QUADRE", "9L SOL", "-3", "10M FI", "L8 ESTES", "-", "-", "-", "-"]
        for place, turn in enumerate(turns):
            window.type(turn)
            if place in (0, 3):
                window.picture(f"game-typed-{place + 1}")
            window.does("Return", "turn_recorded", round=number, table=game["table"])
            for _ in range(50):
                if sum(name == "turn_recorded" for name, _ in events()) == place + 1:
                    break
                time.sleep(0.1)
            else:
                fail(f"turn {place + 1} was not recorded")
            if place in (0, 4):
                window.picture(f"hall-board-{place + 1}", hall=True)
        window.picture("game")
        window.command("porta-ho")
        window.picture("game-result")
        window.keys("ctrl+Return", rest=1.5)
        if told("result_entered", round=number, table=game["table"]) is None:
            window.picture("game-result-asked")
            window.keys("Return", rest=1)
        fact = told("result_entered", round=number, table=game["table"]) or fail("no result of the game")
        self.add(players, [seat["final"] for seat in fact["result"]["seats"]])
        window.keys("ctrl+3", rest=1)

    def last_words(self, number, game):
        """Equal scores: the last words decide."""
        window, players = self.window, [seat["player"] for seat in game["seats"]]
        window.type("301")
        window.keys("Return")
        window.type("301")
        window.keys("Return", rest=1)
        window.picture("last-words-asked")
        window.type("8")
        window.keys("Return")
        window.type("14")
        window.does("Return", "result_entered", round=number, table=game["table"])
        self.add(players, [301, 301], halves=0)

    def cancelled(self, number, game):
        window = self.window
        window.command("uniewa")
        window.picture("cancel-asked")
        window.type("brak pradu")
        window.does("Return", "game_cancelled", round=number, table=game["table"])
        window.keys("ctrl+3", rest=1)

    def judge(self):
        """Doubted words at the desk and in the judge's window."""
        window = self.window
        window.keys("ctrl+4", rest=1)
        first, second = ("kot dom", "qqq") if DAY == "pinczow" else ("casa gat", "xxzzx")
        window.type(f"1: {first}")
        window.does("Return", "words_judged")
        window.type(second)
        window.keys("Return", rest=1.5)
        window.picture("judge")
        left = [fact for name, fact in events() if name == "words_judged" and fact["verdict"] == "ask"]
        if left:
            window.keys("ctrl+2", "ctrl+4", rest=1)
            window.keys("x", rest=1)
            window.picture("judge-answer-asked")
            window.type("DIEC2" if DAY != "pinczow" else "SJP")
            window.does("Return", "challenge_answered")
        window.command(JUDGE)
        judge = window.shown("eforos-judge")
        window.aim(judge)
        window.type(first.split(" ", maxsplit=1)[0] + " ")
        subprocess.run(["import", "-window", judge, f"{PICTURES}/{DAY}-judge-typing.png"], check=True)
        window.keys("Return", rest=1.5)
        subprocess.run(["import", "-window", judge, f"{PICTURES}/{DAY}-judge-said.png"], check=True)
        window.keys("space", rest=0.5)
        window.aim(window.console)
        window.command(JUDGE)

    def season(self):
        window = self.window
        window.keys("ctrl+5", rest=1)
        window.picture("standings")
        window.command("zacznij sezon" if DAY == "pinczow" else "una temporada")
        window.picture("season-asked")
        window.type("lliga")
        window.keys("Return", rest=1)
        window.command("dodaj ten" if DAY == "pinczow" else "afegeix-hi")
        window.picture("season-add-asked")
        window.keys("Return", rest=1)
        window.picture("season")

    def looked_at(self):
        """Every place, light and dark, and on a large screen."""
        window = self.window
        places = [("1", "competition"), ("2", "rounds"), ("3", "results"), ("4", "judge"), ("5", "standings"),
                  ("6", "print"), ("7", "history")]
        for look, size in [("", None), ("-dark", None), ("-dark-1920", ("1920", "1080")), ("-1920", None)]:
            if size:
                window.size(*size)
            if look == "-dark":
                window.command("ciemny" if DAY == "pinczow" else "aspecte fosc")
            if look == "-1920":
                window.command("jasny" if DAY == "pinczow" else "aspecte clar")
            for key, name in places:
                window.keys(f"ctrl+{key}", rest=1)
                window.picture(f"place-{name}{look}")
        window.size("1280", "720")

    def end(self):
        window = self.window
        window.keys("ctrl+2", rest=1.5)
        window.keys("space", rest=1.5)
        window.picture("signing-asked")
        window.does("Return", "signed")
        window.picture("hall-signed", hall=True)
        window.picture("signed")
        window.keys("ctrl+2", rest=1)
        # III, II, I, the winning team, thanks, standings.
        for step in range(7 if OF["teams"] else 6):
            time.sleep(0.9)
            window.keys("space", rest=2.5)
            window.picture(f"hall-ceremony-{step}", hall=True)
        window.keys("ctrl+6", rest=4)
        window.keys("ctrl+s", rest=6)
        window.picture("printed")
        self.season()
        window.keys("alt+F4")
        self.window.running.wait(timeout=30)

    def check(self):
        """The sums of the file are those that were added up here."""
        found = json.loads(said("standings", FILE, "--json"))
        if found["provisional"]:
            fail(f"provisional: {found['reasons']}")
        for row in found["standings"]:
            games, halves, spread, scored, product = self.sums[row["player"]]
            if OF["rules"] == "ca-cusca-molins":
                here, there = (games, product), (row["games"], row["sum"])
                average = Fraction(product, games) if games else None
                if average is not None and abs(average - Fraction(row["average"])) > Fraction(1, 199):
                    fail(f"{average} here, {row} there")
            else:
                here, there = (games, halves, spread, scored), tuple(row[key] for key in
                                                                     ("games", "halves", "spread", "scored"))
            if here != there:
                fail(f"player {row['player']}: {here} here, {there} there")
        print(f"{DAY}: {len(found['standings'])} rows as they were added up", flush=True)


SPECIAL = {
    ("cusca", 2, 1): Day.die,
    ("llisca", 1, 1): Day.figures,
    ("llisca", 2, 1): Day.whole,
    ("llisca", 2, 3): Day.die,
    ("pinczow", 1, 1): Day.last_words,
    ("pinczow", 2, 2): Day.die,
    ("pinczow", 3, 3): Day.cancelled,
}


def main(day):
    window = day.window
    imported()
    window.start()
    # Who sits there is asked once.
    window.keys("Escape", "ctrl+1", "ctrl+j", rest=2)
    window.hall()
    window.picture("hall-welcome", hall=True)
    window.picture("competition-before")
    if DAY == "llisca":
        window.command("el programa diu")
        if told("system_chosen") is None:
            fail("who begins was not chosen")
    for number in range(1, OF["rounds"] + 1):
        day.round(number)
        if number == 1:
            day.judge()
        if number == 2:
            day.looked_at()
    day.end()
    day.check()


DAY_PLAYED = Day()
try:
    main(DAY_PLAYED)
finally:
    DAY_PLAYED.window.kill()
