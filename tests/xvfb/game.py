"""Plays a whole duplicate game of twelve players in the real window, by keys, and looks into its file after each
turn: `game.py PROGRAM FILE MODE TURNS PICTURES`. It draws tiles as a hand out of the bag would, asks the command
line for the plays that a hall could find, keys slips right and wrong, kills the program once in the middle of a
slip, fixes the last turn, signs and prints. Python's standard library, xdotool and ImageMagick.
"""

import json
import os
import random
import subprocess
import sys
import time

PROGRAM, FILE, MODE, TURNS, PICTURES = sys.argv[1:6]
TURNS = int(TURNS)
PLAYERS = 12
TILES = ("A" * 11 + "BB" + "C" * 5 + "DDDD" + "E" * 9 + "FF" + "GG" + "H" + "I" * 10 + "J" + "LLLL" + "MMM"
         + "N" * 6 + "O" * 5 + "PPPP" + "R" * 7 + "S" * 5 + "T" * 7 + "U" * 6 + "VV" + "X" + "Z" + "??")
KEYS = {"?": "question", "0": "0"}


def fail(text):
    subprocess.run(["import", "-window", "root", f"{PICTURES}/failed-{MODE}.png"], check=False)
    with open(f"{PICTURES}/failed-{MODE}.txt", "w") as log:
        subprocess.run([PROGRAM, "log", FILE], stdout=log, check=False)
    sys.exit(f"{MODE}: {text}")


def said(*args, source=None):
    done = subprocess.run([PROGRAM, *args], input=source, capture_output=True, text=True)
    if done.returncode:
        fail(f"{args}: {done.stderr}")
    return done.stdout


def events():
    return [json.loads(line) for line in said("log", FILE, "--json").splitlines()]


def told(name, **fields):
    """The last event of this name and with these fields."""
    for one in reversed(events()):
        own = one["event"].get("duplicate") or one["event"]
        fact = own.get(name) if isinstance(own, dict) else None
        if fact is not None and not one["undone"] and fields.items() <= fact.items():
            return fact
    return None


def awaits(name, seconds=30, **fields):
    """The same, once the history has it."""
    end = time.monotonic() + seconds
    while True:
        fact = told(name, **fields)
        if fact is not None:
            return fact
        if time.monotonic() > end:
            return fail(f"no {name} {fields} in the history")
        time.sleep(0.1)


def document():
    return json.loads(said("export", FILE, "--json"))


def asked(*args):
    """What the command line says of the game as a document."""
    with open(f"{FILE}.json", "w") as file:
        json.dump(document(), file)
    found = json.loads(said(args[0], f"{FILE}.json", *args[1:], "--json"))
    os.remove(f"{FILE}.json")
    return found


class Window:
    """The program's console and the hall's window."""

    def start(self):
        self.running = subprocess.Popen([PROGRAM, FILE])
        self.console = self.shown("eforos")
        self.aim(self.console)
        subprocess.run(["xdotool", "windowsize", "--sync", self.console, "1280", "720",
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
        subprocess.run(["xdotool", "windowmove", self.hall_window, "1290", "20", "windowsize", "--sync",
                        self.hall_window, "1280", "720"], check=True)
        time.sleep(1)
        self.aim(self.console)

    def keys(self, *keys, rest=0.3):
        """Keys one after another, as fast as no hand is: which frame each falls into is the program's matter."""
        subprocess.run(["xdotool", "key", "--delay", "15", *keys], check=True)
        time.sleep(rest)

    @staticmethod
    def of(text):
        """The keys of a text."""
        return [KEYS.get(sign, "space" if sign == " " else sign.lower()) for sign in text]

    def type(self, text, rest=0.15):
        self.keys(*self.of(text), rest=rest)

    def does(self, key, name, **fields):
        """A key that makes an event, which is told where it had to be pressed again. A second step is one only a
        moment after the first: a hand that trembles asks once."""
        time.sleep(0.8)
        for times in range(4):
            if times:
                print(f"{MODE}: {key} is pressed again for {name} {fields}", flush=True)
            self.keys(key, rest=0)
            for _ in range(60):
                time.sleep(0.1)
                fact = told(name, **fields)
                if fact is not None:
                    return fact
        return fail(f"no {name} {fields} in the history")

    def picture(self, name, hall=False):
        time.sleep(0.8)
        window = self.hall_window if hall else self.console
        subprocess.run(["import", "-window", window, f"{PICTURES}/{MODE}-{name}.png"], check=True)


def squares(position, word):
    """Square and tile of each sign of a play."""
    tiles = []
    for sign in word:
        if sign == "0":
            tiles[-1] = "?"
        else:
            tiles.append(sign)
    across = position[0].isalpha()
    row = ord(position[0] if across else position[-1]) - ord("A")
    column = int(position[1:] if across else position[:-1]) - 1
    return [((row, column + n) if across else (row + n, column), tile) for n, tile in enumerate(tiles)]


class Game:
    """The game as it is played at the desk."""

    def __init__(self):
        self.chance = random.Random(17 if MODE == "hall" else 4)
        self.board, self.kept, self.rack, self.window = {}, [], [], Window()

    def unseen(self):
        tiles = list(TILES)
        for tile in self.board.values():
            tiles.remove(tile)
        return tiles

    def draw(self, turn):
        """New tiles that hold beside what is kept."""
        unseen, bag, least = self.unseen(), self.unseen(), 2 if turn <= 15 else 1
        for tile in self.kept:
            bag.remove(tile)

        def tells(tiles, kind):
            return sum(tile in kind for tile in tiles)

        for _ in range(10_000):
            drawn = self.chance.sample(bag, min(7 - len(self.kept), len(bag)))
            rack = self.kept + drawn
            if len(unseen) <= 7 or all(tells(rack, kind) >= min(least, tells(unseen, kind))
                                       for kind in ("AEIOU?", "BCDFGHJKLMNPQRSTVWXYZ?")):
                return drawn
        return fail("no rack holds")

    def plays(self, turn):
        found = asked("top", "--turn", str(turn), "-n", "600")
        plays = found["plays"]
        if found["count"] == len(plays):
            return plays
        # Of the lowest score not all are listed.
        return [play for play in plays if play["points"] > plays[-1]["points"]]

    def announce(self, turn):
        """Letters, their announcement, the time and its end."""
        window, drawn = self.window, self.draw(turn)
        window.keys("ctrl+2", "ctrl+a", *window.of("".join(drawn)))
        if turn == 2:
            window.picture("game-typed")
        window.does("Return", "rack_typed", turn=turn)
        window.does("space", "rack_shown", turn=turn)
        if turn <= 2:
            time.sleep(9)
            window.picture(f"hall-letters-{turn}", hall=True)
            window.picture(f"game-announcing-{turn}")
        if turn == 1:
            time.sleep(16)
        else:
            window.keys("f")
        window.does("space", "turn_started", turn=turn)
        if turn == 3:
            # The whole time, with its alert.
            window.picture("game-running")
            window.picture("hall-countdown-calm", hall=True)
            awaits("alert_reached", 170, turn=turn)
            window.picture("hall-countdown-30", hall=True)
            awaits("turn_ended", 60, turn=turn)
            window.picture("hall-stop", hall=True)
        else:
            if turn == 4:
                window.type("pproba", rest=0)
                window.does("Return", "turn_paused", turn=turn)
                window.picture("hall-paused", hall=True)
                window.does("space", "turn_resumed", turn=turn)
            window.type("stoti au scris", rest=0)
            window.does("Return", "turn_stopped", turn=turn)
        window.does("space", "slips_collected", turn=turn)
        if turn <= 3:
            window.picture(f"hall-collecting-{turn}", hall=True)

    def slip(self, turn, table, plays, few):
        """A slip: right, without a play, with an invalid word, with a hand that was down, or with a wrong figure."""
        window, odd = self.window, (turn + table * 5) % 23
        keys = [*window.of(str(table)), "Return"]
        if (turn, table) == (TURNS // 2, 7):
            keys = []
        if odd == 0:
            window.keys(*keys, "ctrl+d")
            return {}
        if odd == 1:
            meant, points, same = {"position": "H8", "word": "XZX"}, 99, []
        else:
            meant = few[self.chance.randrange(min(len(few), 3 + turn))]
            points = meant["points"] + (1 if (turn * 3 + table) % 29 == 0 else 0)
            same = [play for play in plays if play["points"] == points]
        if odd == 2:
            keys.append("ctrl+l")
        keys += [*window.of(str(points)), "Return"]
        if (turn, table) == (2, 4):
            window.keys(*keys)
            window.picture("slips-offered")
            keys = []
        # By now the list's plays are found, in a debug build too; a nought asks for another one, and asks for
        # nothing where none is offered.
        if same == [meant] and table > 8:
            keys.append("1")
        else:
            keys += ["0", *window.of(meant["position"]), "Return", *window.of(meant["word"])]
        if (turn, table) in [(2, 5), (3, 6)]:
            window.keys(*keys)
            window.picture(f"slips-typed-{turn}")
            keys = []
        window.keys(*keys, "ctrl+Return")
        return {"position": meant["position"], "word": meant["word"], "points": points}

    def die(self, table):
        """The program is killed while a slip is typed; what was typed lies there again, to be typed over."""
        window = self.window
        window.keys(*window.of(str(table)), "Return", "1", "2")
        # What is typed is kept within a second.
        time.sleep(5)
        before = len(events())
        window.kill()
        said("verify", FILE)
        if len(events()) < before:
            fail("the history lost events")
        window.start()
        # Who sits there is asked again.
        window.keys("Escape", "ctrl+3", rest=1)
        window.hall()
        window.picture("slips-after-kill")

    def settle(self, turn):
        """The top, announced, and what the hall is told besides."""
        window = self.window
        window.keys("ctrl+5")
        if turn in (2, 3):
            window.picture(f"words-{turn}")
        left = asked("grade")["undecided"]
        while left:
            window.keys("x", rest=1)
            for _ in range(20):
                still = asked("grade")["undecided"]
                if len(still) < len(left):
                    break
            else:
                fail(f"undecided: {left}")
            left = still
        window.keys("ctrl+4")
        if MODE == "hall":
            window.keys("5")
        if turn <= 3:
            window.picture(f"top-{turn}")
        top = window.does("space", "top_chosen", turn=turn)["play"]
        window.does("space", "top_announced", turn=turn)
        for step in range(1, 6 if turn in (2, 3) else 0):
            window.picture(f"hall-top-{turn}-{step}", hall=True)
            time.sleep(2.2)
        rack = list(self.rack)
        for square, tile in squares(top["position"], top["word"]):
            if square not in self.board:
                rack.remove(tile)
                self.board[square] = tile
        self.kept = rack

    def call(self, turn):
        """By the same key: the rest of the top, equivalents, the best in the hall, what else is to be told; where
        nothing is, it leads on to Game."""
        window = self.window
        window.keys("ctrl+4")
        before = len(events())
        for step in range(1, 6 if turn <= 4 else 3):
            time.sleep(0.8)
            window.keys("space", rest=1)
            if turn <= 4:
                window.picture(f"hall-called-{turn}-{step}", hall=True)
        # Where the game is over, Game asked whether it ends.
        window.keys("Escape", "ctrl+4")
        odd = [one["event"] for one in events()[before:] if "late_find_announced" not in str(one)]
        if odd:
            fail(f"telling the hall wrote {odd}")

    @staticmethod
    def keyed(turn, meant):
        """The slips in the file, once as many are there as were typed: the keys are ahead of the program."""
        found, end = {}, time.monotonic() + 60
        while len(found) < sum(slip != {} for slip in meant.values()) and time.monotonic() < end:
            time.sleep(0.3)
            before = len(found)
            found = {slip.pop("player"): slip for slip in document()["turns"][turn - 1]["slips"]}
            if len(found) > before:
                end = time.monotonic() + 60
        return found

    def play(self, turn):
        self.announce(turn)
        said_turn = document()["turns"][turn - 1]
        self.rack = list(said_turn["leftover"] + said_turn["drawn"])
        plays = self.plays(turn)
        few = sorted(plays, key=lambda play: len(play["word"]) > 5)[:40]
        self.window.keys("ctrl+3")
        meant = {}
        for table in range(1, PLAYERS + 1):
            if (turn, table) == (TURNS // 2, 7):
                self.keyed(turn, meant)
                self.die(table)
            meant[table] = self.slip(turn, table, plays, few)
        found = self.keyed(turn, meant)
        for table, slip in meant.items():
            keyed = found.get(table, {})
            late = keyed.pop("late", False)
            if keyed != slip or late != (slip != {} and (turn + table * 5) % 23 == 2):
                fail(f"turn {turn}, table {table}: {keyed} is in the file, {slip} was on the slip")
        if turn <= 3:
            self.window.picture(f"slips-{turn}")
        self.settle(turn)
        if turn < TURNS:
            self.call(turn)
        print(f"{MODE}: turn {turn}, {len(self.board)} tiles lie", flush=True)

    def fix_the_end(self):
        window = self.window
        window.keys("ctrl+k")
        window.type("ultimul tur")
        window.picture("palette")
        window.keys("Return")
        window.keys("ctrl+a")
        window.type(str(TURNS))
        window.picture("last-turn-asked")
        window.does("Return", "last_turn_set", turn=TURNS)
        window.keys("ctrl+2", rest=1.5)
        window.keys("space", rest=1.5)
        window.picture("hall-last-turn", hall=True)

    def end(self):
        window = self.window
        for place, name in [("1", "competition"), ("6", "sanctions"), ("7", "standings"), ("8", "print"),
                            ("9", "history"), ("2", "game-over")]:
            window.keys(f"ctrl+{place}", rest=2)
            window.picture(name)
        window.keys("ctrl+6")
        window.keys("n")
        window.keys("ctrl+2")
        # What the hall is to be told comes first; then the end is asked.
        for _ in range(8):
            window.keys("space", rest=1.5)
            window.picture("end-asked")
            window.keys("Return", rest=1.5)
            if any("game_ended" in (one["event"].get("duplicate") or {}) for one in events()):
                break
        awaits("game_ended")
        window.picture("hall-standings", hall=True)
        window.keys("space")
        window.picture("signing-asked")
        window.does("Return", "signed")
        window.picture("signed")
        window.picture("hall-signed", hall=True)
        window.keys("ctrl+8", rest=4)
        window.keys("ctrl+s", rest=6)
        window.picture("printed")
        window.keys("alt+F4")
        self.window.running.wait(timeout=30)


def main(game):
    window = game.window
    window.start()
    # Who sits there is asked once.
    window.keys("Escape", "ctrl+1", "ctrl+j", rest=2)
    window.hall()
    window.picture("hall-welcome", hall=True)
    window.picture("competition-before")
    for turn in range(1, TURNS + 1):
        game.play(turn)
        if turn == min(TURNS - 5, 8):
            game.fix_the_end()
    game.end()


GAME = Game()
try:
    main(GAME)
finally:
    GAME.window.kill()
