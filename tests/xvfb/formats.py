"""Slips of a duplicate game and results of classic games in real browsers: two assistants and a juror join by the code and by
the PIN, and key by keys alone, with the verdict as it is typed, while the program dies, an answer is lost and another keys
the same; one keys without a script. What is said of the file by another process is what was keyed, each once.

Fails when a verdict does not come, when something is lost or there twice, when a conflict is not told, or when a page scrolls
sideways on a phone. Needs Chromium and its driver; no display, no network but 127.0.0.1.
    python3 tests/xvfb/formats.py PROGRAM FOLDER
"""

import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import between
import hall
import offline
import roles
import staff
from staff import must

# Each day has a port of its own before its door.
BETWEEN = 8646
DAYS = ["game", "ca-cusca-molins", "ca-llisca", "pl-pinczow-2016"]
ENTER, TAB, SPACE, DOWN = "\ue007", "\ue004", " ", "\ue015"
PHONES = [(390, 844), (320, 700)]
SEED = "07" * 32


class Day:
    """A competition that is served, and those who key there."""

    def __init__(self, program, folder, name, out):
        self.number = DAYS.index(name)
        self.program, self.folder, self.name, self.out = program, folder, name, out
        self.file = f"{folder}/{name}.eforos"
        self.service, self.browsers = staff.Service(program, self.file), []

    def told(self, *arguments):
        """What another process says."""
        done = subprocess.run([self.program, *arguments], cwd=self.folder, check=True, capture_output=True, text=True)
        return done.stdout

    def document(self):
        return json.loads(self.told("export", self.file, "--json"))

    def events(self):
        return staff.keyed(self.program, self.file, "")

    def joined(self, name, by_code, *office):
        browser = staff.Browser(False)
        self.browsers.append(browser)
        staff.joined(browser, self.service, name, by_code, *office)
        return browser

    def opened(self, browser, path):
        browser.go(self.service.url + path)
        on_paper(browser, path)

    def pictured(self, browser, name):
        """On phones, where nothing scrolls sideways, and on a desk."""
        for width, height in [*PHONES, (1280, 800)]:
            browser.sized(width, height)
            if browser.run("return document.documentElement.scrollWidth > innerWidth"):
                sys.exit(f"{self.name}: {name} at {width} scrolls sideways")
            picture = base64.b64decode(browser.ask("/screenshot"))
            (self.out / f"formats-{self.name}-{name}-{width}.png").write_bytes(picture)

    def killed(self):
        """The program dies; this starts it again."""
        self.service.kill()

        def again():
            self.service = staff.Service(self.program, self.file)
        return again

    def closes(self):
        """None is left behind, whatever failed."""
        for browser in self.browsers:
            browser.close()
        self.service.kill()

    def ends(self):
        self.service.line("close")
        self.service.process.wait(timeout=20)
        must(self.service.process.returncode, 0, "how the service ended")
        self.told("verify", self.file)


def on_paper(browser, path):
    """The page of this slip or table, with the keyboard in its first field."""
    browser.until(f"return location.pathname === '{path}' && document.readyState === 'complete' && "
                  "document.getElementById('state').className === 'live'", path)
    browser.until("const at = document.activeElement; return !!at.name && !!at.closest('#sheet')", f"the keyboard at {path}")


def chip(browser, field, tone, what):
    """The verdict beside a field, as it is typed."""
    browser.until(f"const at = document.querySelector('ul[data-of=\"{field}\"] li'); return at && at.className === '{tone}'", what)
    return browser.run(f"return document.querySelector('ul[data-of=\"{field}\"]').textContent.trim()")


def value(browser, field):
    return browser.run(f"return document.querySelector('[name=\"fields.{field}\"]').value")


def goes_on(browser, path, what):
    browser.until(f"return location.pathname !== '{path}' && document.readyState === 'complete' && "
                  "document.getElementById('state').className === 'live'", what, 400)


def by_number(day, browser, number, path):
    """From the list by keys."""
    browser.go(day.service.url + "/s")
    browser.until("return document.getElementById('state').className === 'live'", "the list")
    must(browser.run("return document.activeElement.name"), "find", "the keyboard on the list")
    browser.keys(f"{number}{ENTER}")
    on_paper(browser, path)


def settled_by_keys(browser, answers):
    """What differs is chosen: by an Enter out of habit nothing is."""
    browser.until("return /settle$/.test(location.pathname) && document.readyState === 'complete' && "
                  "document.getElementById('state').className === 'live'", "what differs", 400)
    must(browser.run("return document.activeElement.type"), "radio", "the keyboard where one chooses")
    where = browser.run("return location.pathname")
    browser.keys(ENTER)
    time.sleep(1)
    must(browser.run("return location.pathname"), where, "after an Enter")
    must(browser.run("return document.querySelectorAll('fieldset').length"), len(answers), "what is asked")
    for answer in answers:
        browser.keys((SPACE if answer == "yes" else DOWN) + TAB)
    browser.saves()
    goes_on(browser, where, "settled")


def in_another_language(day, browser, path, field, text):
    """The place stays, and what is typed there."""
    day.opened(browser, path)
    browser.keys(text)
    time.sleep(1.5)
    for _ in range(2):
        language = browser.run("const at = document.querySelector('footer button[lang]'); at.click(); return at.lang")
        browser.until(f"return document.documentElement.lang === '{language}'", language)
        on_paper(browser, path)
        must(value(browser, field), text, f"what is typed, in {language}")


# Slips


def slips(day, turn):
    """Those of a turn in the file."""
    return {slip["player"]: slip for slip in day.document()["turns"][turn - 1]["slips"]}


def slip(play):
    """The keys of a play."""
    return f"{play['position'].lower()}{ENTER}{play['word'].lower()}{ENTER}{play['points']}"


def is_there(day, turn, player, play, what):
    wanted = {"player": player, **{name: play[name] for name in ("position", "word", "points")}}
    must(slips(day, turn).get(player), wanted, what)


def a_game(program, folder):
    """Twelve players, and a third turn of which no slip is there yet; plays that its letters have, the best first."""
    def run(*arguments):
        return subprocess.run([program, *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout

    run("demo", "signed.eforos", "--rules", "ro-duplicate-2007", "--players", "12", "--seed", SEED)
    document = json.loads(run("export", "signed.eforos", "--json"))
    document["turns"] = document["turns"][:3]
    turn = document["turns"][-1]
    turn["slips"] = []
    for of, what in ((turn, "top"), (turn, "no_play"), (document, "last_turn"), (document, "ended")):
        of.pop(what, None)
    document["sanctions"], document["rulings"] = [], []
    pathlib.Path(folder, "game.json").write_text(json.dumps(document))
    run("import", "game.json", "game.eforos")
    plays = json.loads(run("top", "game.json", "--turn", "3", "-n", "60", "--json"))["plays"]
    return list({play["word"]: play for play in reversed(plays) if "0" not in play["word"]}.values())[::-1]


def keyed_by_keys(day, browser, plays):
    """From the list to a slip and to the next one, with a verdict at each key."""
    by_number(day, browser, 2, "/s/3/2")
    wrong = {**plays[0], "word": plays[0]["word"][::-1] + "X"}
    browser.keys(slip(wrong))
    must("✓" in chip(browser, "points", "bad", "a verdict on what cannot be laid"), False, "its sign")
    day.pictured(browser, "wrong")
    # The word alone is put right.
    must(browser.run("return document.activeElement.name"), "fields.points", "the keyboard")
    browser.run("const at = document.querySelector('[name=\"fields.word\"]'); at.focus(); at.select()")
    browser.keys(plays[0]["word"].lower())
    must("✓" in chip(browser, "points", "good", "a verdict on the play"), True, "its sign")
    lies = browser.run("return document.querySelectorAll('#board .new').length")
    must(0 < lies <= len(plays[0]["word"]), True, "tiles of it on the board")
    must(str(plays[0]["points"]) in browser.run("return document.getElementById('sums').textContent"), True, "its points")
    day.pictured(browser, "right")
    before = day.events()
    browser.saves()
    on_paper(browser, "/s/3/3")
    must(day.events(), before + 1, "events of a slip")
    is_there(day, 3, 2, plays[0], "the slip by Ctrl+Enter")
    browser.keys(slip(plays[1]) + ENTER)
    on_paper(browser, "/s/3/4")
    must(day.events(), before + 2, "events of two slips")
    is_there(day, 3, 3, plays[1], "the slip by an Enter in the last field")


def with_a_hand(day, browser, play):
    """A hand that was not raised and what hindered reading, by keys; both are one action."""
    day.opened(browser, "/s/3/8")
    browser.keys(slip(play) + TAB)
    must(browser.run("return document.activeElement.name"), "fields.hand", "the keyboard")
    browser.keys(SPACE + TAB + DOWN)
    fault = value(browser, "fault")
    must(fault != "", True, "something is chosen")
    browser.saves()
    goes_on(browser, "/s/3/8", "a slip with a hand that was down")
    found = slips(day, 3)[8]
    must((found.get("late"), found.get("fault"), found["word"]), (True, fault, play["word"]), "the slip")


def lost_slips(day, browser, plays):
    """The program dies while a slip is keyed; it waits here, and so does the next one, whose page is this one's."""
    day.opened(browser, "/s/3/4")
    before = day.events()
    squares = "return [...document.querySelectorAll('#board span')].map((at) => at.textContent)"
    board = browser.run(squares)
    browser.keys(plays[2]["position"].lower() + ENTER + plays[2]["word"].lower() + ENTER)
    browser.until("return document.querySelectorAll('#board .new').length > 0", "the play on the board")
    again = day.killed()
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.keys(str(plays[2]["points"]))
    browser.saves()
    browser.until("return location.pathname === '/s/3/5' && document.activeElement.name === 'fields.position'", "the one behind it")
    day.pictured(browser, "waits")
    browser.run("[...document.querySelectorAll('#alike a')].find(at => at.pathname === '/s/3/1').click()")
    browser.until("return location.pathname === '/s/3/1'", "the next slip, without a connection")
    shown = browser.run("return [...document.querySelectorAll('#sheet [name^=\"fields.\"]')].map((at) => at.type === 'checkbox' ? at.checked : at.value)"
                        ".concat(document.querySelectorAll('#board .new, .chips li').length)")
    must([one for one in shown if one], [], "what is left of the slip before")
    must(browser.run(squares), board, "the board without the play of the slip before")
    browser.keys(slip(plays[3]))
    browser.saves()
    time.sleep(1)
    must(offline.queued(browser), 2, "what waits")
    again()
    browser.until(f"return JSON.parse(localStorage.getItem('{offline.QUEUE}') || '[]').length === 0", "sent once it was back", 400)
    goes_on(browser, "/s/3/1", "the next slip")
    must(day.events(), before + 2, "events of both")
    is_there(day, 3, 4, plays[2], "the slip that was begun before")
    is_there(day, 3, 1, plays[3], "the slip that was begun without a connection")


def lost_answer(day, browser, path, keys, is_saved):
    """An answer does not come back: asked again it is the same, and nothing twice."""
    through = between.Between(BETWEEN + day.number, int(day.service.url.rsplit(":", 1)[1]), pathlib.Path(day.folder, "data/eforos/doors"))
    try:
        browser.go(through.url + path)
        on_paper(browser, path)
        before = day.events()
        # The first one the browser asks again by itself.
        through.lost = 2
        browser.keys(keys)
        browser.saves()
        goes_on(browser, path, "saved although its answer was lost")
        must(len(through.times("/api/do")) > 1, True, "asked again")
        must(day.events(), before + 1, "events of a slip whose answer was lost")
        is_saved()
    finally:
        browser.go("about:blank")


def slips_of_two(day, anna, vicky, plays):
    """Two at one slip, the second keying of others, and two corrections of one."""
    for browser in (anna, vicky):
        day.opened(browser, "/s/3/5")
    anna.keys(slip(plays[4]))
    vicky.keys(slip(plays[5]))
    vicky.saves()
    goes_on(vicky, "/s/3/5", "the slip of whoever saved first")
    anna.until("return /Βίκυ/.test(document.getElementById('claimed').textContent)", "told who saved it")
    day.pictured(anna, "saved-by-another")
    anna.saves()
    apart = [name for name in ("position", "word", "points") if plays[4][name] != plays[5][name]]
    settled_by_keys(anna, ["yes"] * len(apart))
    is_there(day, 3, 5, plays[5], "what was chosen")
    # Blind, and the same.
    before = day.events()
    day.opened(vicky, "/s/3/2/again")
    must(plays[0]["word"] in vicky.run("return document.getElementById('sheet').textContent"), False, "the first keying is shown")
    vicky.keys(slip(plays[0]))
    vicky.saves()
    goes_on(vicky, "/s/3/2/again", "keyed again")
    must(day.events(), before + 1, "events of a second keying")
    # Blind, and otherwise: of each the second stands.
    day.opened(vicky, "/s/3/3/again")
    vicky.keys(slip(plays[6]))
    vicky.saves()
    apart = [name for name in ("position", "word", "points") if plays[1][name] != plays[6][name]]
    vicky.until("return /settle$/.test(location.pathname)", "what differs", 400)
    day.pictured(vicky, "settle")
    settled_by_keys(vicky, ["no"] * len(apart))
    is_there(day, 3, 3, plays[6], "what was chosen of two keyings")


def correct(day, anna, vicky, play):
    """Two corrections of one slip: the second is told of the first, beside it, and is made on it if it is meant."""
    for browser in (anna, vicky):
        day.opened(browser, "/s/3/3")
    corrected(anna, play["points"] + 1)
    goes_on(anna, "/s/3/3", "corrected")
    before = day.events()
    corrected(vicky, play["points"] + 2)
    vicky.until("return !document.getElementById('refused').hidden && !document.getElementById('other').hidden", "told of the other")
    must(str(play["points"] + 1) in vicky.run("return document.getElementById('other').textContent"), True, "what is there")
    must(day.events(), before, "events of a correction of what was corrected")
    day.pictured(vicky, "newer")
    vicky.run("document.querySelector('#other button').focus()")
    vicky.keys(ENTER)
    vicky.run("document.forms.sheet.reason.focus()")
    vicky.keys(ENTER)
    goes_on(vicky, "/s/3/3", "corrected on what is there")
    must(slips(day, 3)[3]["points"], play["points"] + 2, "the points")


def corrected(browser, points):
    browser.run("const at = document.querySelector('[name=\"fields.points\"]'); at.focus(); at.select()")
    browser.keys(str(points))
    browser.run("document.forms.sheet.reason.focus()")
    browser.keys("greșit citit" + ENTER)


def tabbed(browser, is_there, what):
    """The keyboard goes on until this is so of what has it."""
    for _ in range(60):
        if browser.run(f"const at = document.activeElement; return !!({is_there})"):
            return
        browser.keys(TAB)
    sys.exit(f"not reached by keys: {what}")


def nothing_there(day, browser):
    """Of an empty slip it is asked, by keys; who handed in none is told so."""
    day.opened(browser, "/s/3/9")
    browser.saves()
    browser.until("return !document.getElementById('refused').hidden", "asked about an empty slip")
    must(browser.run("return document.activeElement.name"), "empty?", "the keyboard")
    day.pictured(browser, "empty")
    browser.keys(SPACE)
    browser.saves()
    goes_on(browser, "/s/3/9", "an empty slip")
    must(slips(day, 3)[9], {"player": 9}, "an empty slip in the file")
    day.opened(browser, "/s/3/12")
    before = staff.keyed(day.program, day.file, "no slip was handed in")
    tabbed(browser, "/not_handed/.test(at.value)", "that none was handed in")
    browser.keys(ENTER)
    browser.ask("/alert/accept", {})
    goes_on(browser, "/s/3/12", "none was handed in")
    must(staff.keyed(day.program, day.file, "no slip was handed in"), before + 1, "who handed in none")


def unlisted(day, browser, path, plays):
    """Typed into a slip: what can be laid and is in no list, by its verdict."""
    day.opened(browser, path)
    for play in (one for one in plays if len(one["words"]) == 1):
        for at in range(len(play["word"]) - 1):
            of = play["word"]
            word = of[:at] + of[at + 1] + of[at] + of[at + 2:]
            for name, text in (("position", play["position"]), ("word", word), ("points", str(play["points"]))):
                browser.run(f"const at = document.querySelector('[name=\"fields.{name}\"]'); at.focus(); at.select()")
                browser.keys(text)
            time.sleep(1)
            if browser.run("const at = document.querySelector('ul[data-of=points] li'); return at && at.className") == "open":
                return word
    return sys.exit("no word is in no list")


def words_of_slips(day, anna, plays):
    """A word that the list does not have waits for the jury, who rules on it by keys; the slip's verdict turns."""
    path = "/s/3/11"
    word = unlisted(day, anna, path, plays)
    day.pictured(anna, "undecided")
    anna.saves()
    goes_on(anna, path, "a slip with a word that is in no list")
    niki = day.joined("Νίκη", True, "jury", "/w")
    must(word in niki.run("return document.querySelector('.words').textContent"), True, "it waits")
    day.pictured(niki, "words")
    tabbed(niki, f"at.closest('.words') && at.textContent.includes('{word}')", "the word")
    niki.keys(ENTER)
    niki.until(f"return location.pathname === '/w/{word}' && document.activeElement.name === 'evidence'", "the word")
    day.pictured(niki, "word")
    before = day.events()
    niki.keys("DEX" + ENTER)
    time.sleep(1)
    must((day.events(), niki.run("return location.pathname")), (before, f"/w/{word}"), "after an Enter behind the evidence")
    tabbed(niki, "/\"invalid\"/.test(at.value)", "that it is none")
    niki.keys(ENTER)
    niki.until("return location.search.startsWith('?told=rule')", "ruled")
    must(day.events(), before + 1, "events of a ruling")
    must(word in niki.run("return document.querySelector('.said').textContent"), True, "which word is told")
    day.opened(anna, path)
    chip(anna, "points", "bad", "the verdict by the ruling")


def without_a_script(day, path, fields, told, looked):
    """Joins by the PIN, finds, looks and saves by forms alone."""
    browser = roles.Browser("el", False)
    day.browsers.append(browser)
    day.service.line("invite assistant")
    invited = day.service.told("invited")
    browser.go(day.service.url + "/j")
    for name, text in (("name", "Ζωή"), ("label", "παλιό"), ("pin", invited["pin"])):
        browser.filled(f"[name={name}]", text)
    browser.clicked("#join button")
    browser.arrives("/wait", "after the form")
    day.service.told("waits")
    day.service.line(f"admit {invited['n']}")
    day.service.told("in")
    browser.arrives("/s", "let in")
    browser.filled("[name=find]", path.rsplit("/", 1)[1])
    browser.clicked("form[action='/find'] button")
    browser.arrives(path, "found by its number")
    before = day.events()
    for name, text in fields.items():
        browser.filled(f"[name='fields.{name}']", text)
    browser.clicked("#look")
    for _ in range(150):
        if browser.all(".chips li"):
            break
        time.sleep(0.1)
    must([browser.ask(f"/element/{one}/text").strip() for one in browser.all(".chips li")], looked, "verdicts")
    must(day.events(), before, "what a look recorded")
    browser.clicked("#save")
    browser.arrives(f"{path}?told={told}&of={path.removeprefix('/s/')}", "saved")
    must(day.events(), before + 1, "what was recorded")


def game(program, folder, out):
    plays = a_game(program, folder)
    day = Day(program, folder, "game", out)
    try:
        anna = day.joined("Άννα", True)
        vicky = day.joined("Βίκυ", False)
        day.pictured(anna, "list")
        keyed_by_keys(day, anna, plays)
        lost_slips(day, anna, plays)
        lost_answer(day, anna, "/s/3/6", slip(plays[7]), lambda: is_there(day, 3, 6, plays[7], "the slip whose answer was lost"))
        slips_of_two(day, anna, vicky, plays)
        correct(day, anna, vicky, plays[6])
        with_a_hand(day, anna, plays[8])
        nothing_there(day, anna)
        in_another_language(day, anna, "/s/3/7", "position", plays[9]["position"].lower())
        day.opened(anna, "/s/3/7")
        anna.keys(ENTER + plays[9]["word"].lower() + ENTER + str(plays[9]["points"]))
        chip(anna, "points", "good", "a verdict")
        staff.saved_by_two_clicks(anna, program, day.file, "/s/3/7")
        is_there(day, 3, 7, plays[9], "the slip of two clicks")
        words_of_slips(day, anna, plays)
        named = {name: str(plays[3][name]) for name in ("position", "word", "points")}
        without_a_script(day, "/s/3/10", named, "keyed", ["✓ Corect."])
        is_there(day, 3, 10, plays[3], "the slip without a script")
        day.ends()
    finally:
        day.closes()


# Results


def a_day(program, folder, rules):
    """Forty players, and a last round of which only the last result is there."""
    def run(*arguments):
        return subprocess.run([program, *arguments], cwd=folder, check=True, capture_output=True, text=True).stdout

    run("demo", f"{rules}-signed.eforos", "--rules", rules, "--players", "40", "--rounds", "2", "--seed", SEED)
    document = json.loads(run("export", f"{rules}-signed.eforos", "--json"))
    of = document["rounds"][-1]
    of["games"] = [{"table": one["table"], "seats": [{"player": seat["player"]} for seat in one["seats"]]} if at < len(of["games"]) - 1 else one
                   for at, one in enumerate(of["games"])]
    document["penalties"], document["rulings"] = [], []
    pathlib.Path(folder, f"{rules}.json").write_text(json.dumps(document))
    run("import", f"{rules}.json", f"{rules}.eforos")


class Tables:
    """Tables of the last round; each has scores of its own."""

    def __init__(self, day):
        self.day, of = day, day.document()["rounds"][-1]
        self.round, self.seats = of["round"], {one["table"]: len(one["seats"]) for one in of["games"]}

    def path(self, table):
        return f"/s/{self.round}/{table}"

    def finals(self, table, more=0):
        return [200 + 7 * table + 31 * seat + more for seat in range(self.seats[table])]

    def keys(self, table, more=0):
        return ENTER.join(map(str, self.finals(table, more)))

    def are_there(self, table, what, finals=None):
        games = self.day.document()["rounds"][-1]["games"]
        found = next(one for one in games if one["table"] == table)
        must([seat.get("final") for seat in found["seats"]], finals or self.finals(table), what)

    def confirmed(self):
        return staff.keyed(self.day.program, self.day.file, "confirmed")


def entered_by_keys(day, browser, tables):
    """From the list to a result and to the next one: by Enter from field to field, and from the last one it is saved."""
    by_number(day, browser, 1, tables.path(1))
    finals = tables.finals(1)
    browser.keys(tables.keys(1)[:-1] + "x")
    browser.until("return [...document.querySelectorAll('#notes p')].length > 0", "told of what is no number")
    day.pictured(browser, "no-number")
    browser.keys("\ue003" + str(finals[-1])[-1])
    chip(browser, f"final-{len(finals)}", "good", "the score as it counts")
    day.pictured(browser, "right")
    before = day.events()
    # Last words are asked where equal scores hang on them.
    lines = browser.run("return [...document.querySelectorAll('#sheet input:not([type])')].filter((at) => at.name.startsWith('fields.') && !at.closest('details')).length")
    browser.keys(ENTER * (1 + max(0, lines - len(finals))))
    on_paper(browser, tables.path(2))
    must(day.events(), before + 1, "events of a result")
    tables.are_there(1, "the result by Enter")


def figures_by_keys(day, browser, tables):
    """Figures lie folded away: opened by keys, the final scores follow from them."""
    path, seats = tables.path(4), tables.seats[4]
    day.opened(browser, path)
    while browser.run("return document.activeElement.tagName") != "SUMMARY":
        browser.keys(TAB)
    if not browser.run("return document.querySelector('details.folded').open"):
        browser.keys(ENTER)
    browser.run("document.querySelector('[name=\"fields.raw-1\"]').focus()")
    for seat in range(seats):
        for name, text in (("raw", str(300 + seat)), ("rack", "0" if seat == 0 else str(4 + seat)), ("over", "")):
            if browser.run("return document.activeElement.name") == f"fields.{name}-{seat + 1}":
                browser.keys(text + TAB)
    must(browser.run("return document.activeElement.name"), "fields.end", "the keyboard behind the figures")
    browser.keys(DOWN)
    must(value(browser, "end"), "out", "how it ended")
    browser.keys(TAB + DOWN)
    chip(browser, "final-1", "good", "the score that follows")
    scores = browser.run("return [...document.querySelectorAll('.chips[data-of^=\"final-\"]')].map((at) => at.textContent.trim())")
    day.pictured(browser, "figures")
    browser.saves()
    goes_on(browser, path, "a result by its figures")
    found = next(one for one in day.document()["rounds"][-1]["games"] if one["table"] == 4)
    must([(seat["raw"], seat["rack"]) for seat in found["seats"]],
         [(300 + seat, 0 if seat == 0 else 4 + seat) for seat in range(seats)], "the figures")
    return scores


def lost_results(day, browser, tables):
    """The program dies while a result is typed."""
    path, keys = tables.path(2), tables.keys(2)
    day.opened(browser, path)
    before = day.events()
    browser.keys(keys[:5])
    again = day.killed()
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.keys(keys[5:])
    browser.saves()
    day.pictured(browser, "waits")
    must(offline.queued(browser), 1, "what waits")
    again()
    goes_on(browser, path, "saved once it was back")
    must(day.events(), before + 1, "events of a result that waited")
    tables.are_there(2, "the result that waited")


def results_of_two(day, anna, vicky, tables):
    """Two at one table: the second is told of the first, beside it, takes it and confirms it; and two corrections."""
    path = tables.path(5)
    for browser in (anna, vicky):
        day.opened(browser, path)
    anna.keys(tables.keys(5, more=1))
    vicky.keys(tables.keys(5))
    vicky.saves()
    goes_on(vicky, path, "the result of whoever saved first")
    before = day.events()
    anna.saves()
    anna.until("return !document.getElementById('refused').hidden && !document.getElementById('other').hidden", "told of the other")
    for score in (tables.finals(5)[0], tables.finals(5, more=1)[0]):
        must(str(score) in anna.run("return document.getElementById('other').textContent"), True, "both side by side")
    day.pictured(anna, "newer")
    must(day.events(), before, "events of a result that is there otherwise")
    anna.run("document.querySelector('#other button:last-child').focus()")
    anna.keys(ENTER)
    # It is what is saved now: what is left is to confirm it.
    anna.until("const at = document.getElementById('save'); return document.readyState === 'complete' && !!at && /check/.test(at.value)", "what is saved", 400)
    on_paper(anna, path)
    confirmed = tables.confirmed()
    anna.saves()
    goes_on(anna, path, "confirmed")
    must(tables.confirmed(), confirmed + 1, "what was confirmed")
    tables.are_there(5, "the result of whoever saved first")
    for browser in (anna, vicky):
        day.opened(browser, path)
    for browser, more in ((anna, 2), (vicky, 3)):
        browser.run("document.activeElement.select()")
        browser.keys(str(tables.finals(5, more)[0]))
        browser.run("document.forms.sheet.reason.focus()")
        browser.keys("mal llegit" + ENTER)
        if browser is anna:
            goes_on(anna, path, "corrected")
    vicky.until("return !document.getElementById('other').hidden", "told of the correction")
    tables.are_there(5, "the first correction", [tables.finals(5, 2)[0], *tables.finals(5)[1:]])


def odd_figures(day, browser, tables):
    """What may have been mistyped is asked, and answered by keys."""
    path, finals = tables.path(6), [1298, *tables.finals(6)[1:]]
    day.opened(browser, path)
    browser.keys(ENTER.join(map(str, finals)))
    before = day.events()
    browser.saves()
    browser.until("return !document.getElementById('odd').hidden", "asked about odd figures")
    must(browser.run("return document.activeElement.name"), "odd?", "the keyboard")
    must(day.events(), before, "events of odd figures")
    day.pictured(browser, "odd")
    browser.keys(SPACE)
    browser.saves()
    goes_on(browser, path, "odd figures that were meant")
    tables.are_there(6, "odd figures", finals)


def confirmed_by_keys(day, browser, tables):
    """From the list to what waits for a second person, one after the other."""
    browser.go(day.service.url + "/s")
    browser.until("return document.getElementById('state').className === 'live'", "the list")
    browser.run("document.querySelector('a[href=\"/s/next?again\"]').focus()")
    browser.keys(ENTER)
    for _ in range(2):
        browser.until("return /saved$/.test(location.pathname) && document.readyState === 'complete'", "what waits")
        path, before = browser.run("return location.pathname"), tables.confirmed()
        on_paper(browser, path)
        browser.saves()
        goes_on(browser, path, "confirmed")
        must(tables.confirmed(), before + 1, "what was confirmed")
        if not browser.run("return /saved$/.test(location.pathname)"):
            browser.run("document.querySelector('a[href^=\"/s/next\"][href*=again]').focus()")
            browser.keys(ENTER)


def by_numbers(day, browser, tables):
    """A line of numbers on the list."""
    browser.go(day.service.url + "/s")
    browser.until("return document.getElementById('state').className === 'live'", "the list")
    before = day.events()
    browser.run("document.querySelector('[name=players]').focus()")
    browser.keys(f"8: {' '.join(map(str, tables.finals(8)))}{ENTER}")
    browser.until("return location.search.startsWith('?told=keyed') && document.activeElement.name === 'players'", "the line again")
    must(day.events(), before + 1, "events of a line")
    tables.are_there(8, "the result of a line")


def day_of(program, folder, out, rules):
    a_day(program, folder, rules)
    day = Day(program, folder, rules, out)
    try:
        tables = Tables(day)
        anna, vicky = day.joined("Άννα", True), day.joined("Βίκυ", False)
        day.pictured(anna, "list")
        entered_by_keys(day, anna, tables)
        lost_results(day, anna, tables)
        saved = lambda: tables.are_there(3, "the result whose answer was lost")  # noqa: E731
        lost_answer(day, anna, tables.path(3), tables.keys(3), saved)
        figures_by_keys(day, anna, tables)
        results_of_two(day, anna, vicky, tables)
        odd_figures(day, anna, tables)
        in_another_language(day, anna, tables.path(7), "final-1", str(tables.finals(7)[0]))
        day.opened(anna, tables.path(7))
        anna.keys(tables.keys(7)[3:])
        staff.saved_by_two_clicks(anna, program, day.file, tables.path(7))
        tables.are_there(7, "the result of two clicks")
        by_numbers(day, anna, tables)
        fields = {f"final-{seat}": str(score) for seat, score in enumerate(tables.finals(9), 1)}
        without_a_script(day, tables.path(9), fields, "keyed", list(fields.values()))
        tables.are_there(9, "the result without a script")
        confirmed_by_keys(day, vicky, tables)
        day.ends()
    finally:
        day.closes()


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            hall.wait_for_driver()
            game(program, folder, out)
            for rules in DAYS[1:]:
                day_of(program, folder, out, rules)
        finally:
            driver.terminate()
            driver.wait()


if __name__ == "__main__":
    main()
