"""Two assistants at two browsers: they join by the code and by the PIN, are let in, key a sheet by keys alone, one of
them while the program is dead; the other keys it again, blind, and settles what differs. What is begun at a saved sheet
says so; a double click is one event; an Enter out of habit decides nothing, at a jury's words neither. What is typed while a sheet is saved is not lost.

Fails when a verdict does not come, when a page scrolls sideways, when a sheet that was saved is not there once, or when
the second keying is shown the first. Needs Chromium and its driver; no display, no network but 127.0.0.1.
    python3 tests/xvfb/staff.py PROGRAM FOLDER
"""

import atexit
import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import hall

PORT = "8624"
SIZES = [(320, 700), (1280, 800), (1920, 1080)]
# In another day somebody of the first five may have left before the last round, or not handed in.
SEED = "07" * 32
KEYED_HERE = (1, 2, 3, 4, 5)
# Milliseconds of a slow line.
SLOW = 800


def must(found, wanted, what):
    if found != wanted:
        sys.exit(f"{what}: {found!r} and not {wanted!r}")


class Browser(hall.Browser):
    """Chromium as somebody has it who compared the fingerprint."""

    def __init__(self, night, knows=None):
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--lang=el",
                     f"--blink-settings=preferredColorScheme={0 if night else 1}"]
        # Any certificate was compared, or the one with this key alone.
        if knows:
            arguments.append(f"--ignore-certificate-errors-spki-list={knows}")
        options = {"args": arguments, "prefs": {"intl.accept_languages": "el"}}
        wanted = {"goog:chromeOptions": options, "acceptInsecureCerts": knows is None}
        asked = {"capabilities": {"alwaysMatch": wanted}}
        self.session = ""
        self.session = "/session/" + self.ask("/session", asked)["sessionId"]

    def go(self, url):
        self.ask("/url", {"url": url})

    def keys(self, text):
        """Typed where the keyboard is."""
        actions = [{"type": kind, "value": sign} for sign in text for kind in ("keyDown", "keyUp")]
        self.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def saves(self):
        ctrl, enter = "\ue009", "\ue007"
        pressed = [("keyDown", ctrl), ("keyDown", enter), ("keyUp", enter), ("keyUp", ctrl)]
        actions = [{"type": kind, "value": sign} for kind, sign in pressed]
        self.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})

    def clicks(self, selector, times):
        """By the mouse, quickly one after the other."""
        at = self.run(f"const at = document.querySelector('{selector}');"
                      "at.scrollIntoView({ block: 'center' });"
                      "const { x, y, width, height } = at.getBoundingClientRect();"
                      "return [Math.round(x + width / 2), Math.round(y + height / 2)]")
        click = [{"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        click.append({"type": "pause", "duration": 80})
        actions = [{"type": "pointerMove", "x": at[0], "y": at[1]}, *(click * times)]
        pointer = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": actions}
        self.ask("/actions", {"actions": [pointer]})

    def network(self, offline=False, latency=0):
        """What lies between this browser alone and everything; milliseconds each way."""
        conditions = {"offline": offline, "latency": latency, "downloadThroughput": -1, "uploadThroughput": -1}
        for command, params in (("Network.enable", {}), ("Network.emulateNetworkConditions", conditions)):
            self.ask("/goog/cdp/execute", {"cmd": command, "params": params})

    def pictured(self, out, name):
        for width, height in SIZES:
            self.sized(width, height)
            if self.run("return document.documentElement.scrollWidth > innerWidth"):
                sys.exit(f"{name} at {width} scrolls sideways")
            (out / f"staff-{name}-{width}.png").write_bytes(base64.b64decode(self.ask("/screenshot")))


class Service:
    """The program with its doors open."""

    def __init__(self, program, file):
        command = [program, "serve", file, "--address", "127.0.0.1", "--ports", PORT, "--as", "Έφη", "--json"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        atexit.register(self.process.kill)
        opened = self.told("doors")
        self.url, self.hall = opened["staff"].rstrip("/"), opened["hall"].rstrip("/")

    def told(self, what):
        while line := self.process.stdout.readline():
            said = json.loads(line)
            if what in said:
                return said if what == "doors" else said[what]
        sys.exit(f"the service ended before it told: {what}")

    def line(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()


    def publish(self, number):
        """Once more, since it is asked while something of the round is open."""
        for _ in range(2):
            self.line(f"publish {number}")
    def kill(self):
        """Dies at once."""
        self.process.kill()
        self.process.wait()


def joined(browser, service, name, by_code, office="assistant", home="/s"):
    service.line(f"invite {office}")
    invited = service.told("invited")
    browser.go(invited["url"] if by_code else service.url + "/j")
    if by_code:
        browser.until("return document.forms[0].code.value.length === 32 && !location.hash", "the code in the form")
        pin = browser.run("const { pin } = document.forms[0]; return [pin.value, pin.disabled, !pin.offsetParent]")
        must(pin, ["", True, True], "the field of the PIN beside a code")
        # In another language, too; no address that is asked for has it.
        kept = ("const { code, pin } = document.forms[0];"
                "return [code.value, pin.disabled, location.pathname + location.search + location.hash]")
        for _ in range(2):
            before = browser.run(kept)
            language = browser.run("const at = document.querySelector('button[lang]'); at.click(); return at.lang")
            browser.until(f"return document.documentElement.lang === '{language}' && document.readyState === 'complete'", language)
            must(browser.run(kept), before, f"the code in {language}")
    else:
        browser.run(f"document.forms[0].pin.value = '{invited['pin']}'")
    browser.run(f"document.forms[0].name.value = '{name}'; document.forms[0].label.value = 'λάπτοπ'")
    browser.run("document.forms[0].requestSubmit()")
    browser.until("return location.pathname === '/wait'", "waiting")
    service.told("waits")
    service.line(f"admit {invited['n']}")
    service.told("in")
    browser.until(f"return location.pathname === '{home}' && document.getElementById('state').className === 'live'", "in")


def on_sheet(browser):
    browser.until("return !!document.getElementById('save') && "
                  "document.getElementById('state').className === 'live'", "a sheet")
    browser.until("return document.activeElement.tagName === 'TEXTAREA'", "the keyboard in a field")


def chips(browser, count):
    browser.until(f"return document.querySelectorAll('.chips li').length === {count}", f"{count} verdicts")


def ring(browser):
    """Of whichever field has the keyboard, its ring lies on no verdict."""
    lies = """const at = document.activeElement.getBoundingClientRect();
        const { outlineWidth, outlineOffset } = getComputedStyle(document.activeElement);
        const ring = parseFloat(outlineWidth) + parseFloat(outlineOffset);
        return [...document.querySelectorAll('.chips li')].filter(one => {
          const { top, bottom } = one.getBoundingClientRect();
          const isBeside = one.getBoundingClientRect().left >= at.right + ring;
          return !isBeside && bottom > at.top - ring && top < at.bottom + ring;
        }).map(one => one.textContent)"""
    for width, height in SIZES:
        browser.sized(width, height)
        for field in range(5):
            browser.run(f"document.querySelectorAll('textarea')[{field}].focus()")
            must(browser.run(lies), [], f"verdicts under the ring of field {field} at {width}")


def keyed(program, file, what):
    log = subprocess.run([program, "log", file, "--language", "en"], capture_output=True, text=True, check=True)
    return sum(what in line for line in log.stdout.splitlines())


def saved_by_two_clicks(browser, program, file, where):
    """A double click on a slow line is one event, whatever is saved by it."""
    before = keyed(program, file, "")
    browser.network(latency=SLOW)
    browser.clicks("#save", 2)
    browser.until(f"return location.pathname !== '{where}' && document.readyState === 'complete'", f"saved: {where}")
    # What the second click might have sent has come by now.
    time.sleep(4 * SLOW / 1000)
    browser.network()
    must(keyed(program, file, ""), before + 1, f"events of two clicks at {where}")


def twice(anna, vicky, program, file, url):
    """First keying, second keying, what differs and a new version, each saved by a double click."""
    for browser, where, text in ((anna, "/s/14/3", "ναι "), (vicky, "/s/14/3/again", "της ")):
        browser.go(url + where)
        on_sheet(browser)
        browser.keys("\t\t\t\t" + text)
        chips(browser, 1)
        saved_by_two_clicks(browser, program, file, where)
    must(vicky.run("return location.pathname"), "/s/14/3/settle", "where what differs is")
    vicky.run("document.querySelectorAll('fieldset label:first-of-type input').forEach((one) => one.click())")
    saved_by_two_clicks(vicky, program, file, "/s/14/3/settle")
    anna.go(url + "/s/14/1")
    on_sheet(anna)
    anna.keys("\t\t\t\t ρος ")
    chips(anna, 3)
    ring(anna)
    anna.run("document.forms.sheet.reason.value = 'έλειπε'")
    saved_by_two_clicks(anna, program, file, "/s/14/1")


def typed_on(browser, program, file, url):
    """On a slow line, what is typed between saving and its answer, or before the next page is there, is begun and told."""
    where, text = "/s/14/4", "return document.querySelector('[name=\"fields.3\"]').value"

    def stays(wanted):
        browser.until("return location.search === '?told=typed_on' && document.readyState === 'complete'", "what was typed on", 400)
        browser.network()
        on_sheet(browser)
        must(browser.run("return [location.pathname, document.getElementById('begun').hidden]"), [where, False], "the page")
        must(browser.run(text), wanted, "what was typed on")
        time.sleep(1.5)
        browser.go(url + where)
        on_sheet(browser)
        must(browser.run(text), wanted, "what was typed on, read anew")

    before = keyed(program, file, "sheet")
    browser.go(url + where)
    on_sheet(browser)
    browser.keys("\t\t\t\tναι ")
    chips(browser, 1)
    browser.network(latency=SLOW)
    browser.saves()
    browser.keys("της ")
    stays("ναι της ")
    must(keyed(program, file, "sheet"), before + 1, "what was recorded")
    browser.run("document.forms.sheet.reason.value = 'έλειπε'")
    browser.network(latency=SLOW)
    browser.run("document.querySelector('[name=\"fields.3\"]').focus()")
    browser.saves()
    # Once the answer has come the next page is asked for.
    waiting = "Object.keys(localStorage).filter((key) => key.endsWith('/queue')).map((key) => localStorage.getItem(key)).join()"
    browser.until(f"return {waiting} === '[]'", "the answer")
    browser.keys("ρος ")
    stays("ναι της ρος ")
    must(keyed(program, file, "sheet"), before + 2, "what was recorded")


def again_and_again(browser, out, name, url):
    """By keys alone from the list to what waits for a second keying, and from each to the next; what differs is settled between."""
    browser.go(url + "/s")
    browser.until("return document.getElementById('state').className === 'live'", "the list")
    must(browser.run("return document.activeElement.name"), "find", "the keyboard on the list")
    browser.pictured(out, f"second-list-{name}")
    browser.run("document.querySelector('a[href=\"/s/next?again\"]').focus()")
    browser.keys("\ue007")
    before = ""
    for _ in range(2):
        browser.until(f"return /again$/.test(location.pathname) && location.pathname !== '{before}'", "a second keying")
        on_sheet(browser)
        before = browser.run("return location.pathname")
        if browser.run("return document.querySelector('.chips li')"):
            sys.exit("the second keying is shown the first")
        browser.keys("\t\t\t\tναι ")
        browser.pictured(out, f"second-{name}")
        browser.saves()
        browser.until("return /settle$/.test(location.pathname) && document.activeElement.type === 'radio'", "what differs")
        questions = browser.run("return document.querySelectorAll('fieldset').length")
        browser.keys(" \t" * questions)
        browser.saves()
        browser.until("return !/settle$/.test(location.pathname) && document.readyState === 'complete'", "what is settled")
        # While sheets of the round are missing these come first; the way back to the second look is the list's.
        if not browser.run("return /again$/.test(location.pathname)"):
            browser.go(url + "/s/next?again")
    browser.until(f"return /again$/.test(location.pathname) && location.pathname !== '{before}'", "the next one")


def begun(browser, out, name, url):
    """A change to a saved sheet says that it is none yet, also after the page was read anew, and leads back."""
    shown = ("return [document.querySelector('[name=\"fields.3\"]').value.trim(),"
             "document.getElementById('begun').hidden]")
    browser.go(url + "/s/14/1")
    on_sheet(browser)
    saved = browser.run(shown)
    must(saved[1], True, "what is saved is called begun")
    browser.keys("\t\t\t\t ρος ")
    must(browser.run(shown), [saved[0] + " ρος", False], "what was just begun")
    time.sleep(1.5)
    browser.ask("/refresh", {})
    on_sheet(browser)
    must(browser.run(shown), [saved[0] + " ρος", False], "what was begun, read anew")
    browser.pictured(out, f"begun-{name}")
    browser.clicks("#begun button", 1)
    browser.until("return document.readyState === 'complete' && document.getElementById('begun').hidden", "the way back")
    must(browser.run(shown), saved, "what is saved")
    time.sleep(1.5)
    browser.ask("/refresh", {})
    on_sheet(browser)
    must(browser.run(shown), saved, "what is saved, read anew")


def by_enter(browser, program, file, url):
    """An Enter behind the reason saves. It gave up what was typed, by the button that stood first."""
    browser.go(url + "/s/14/1")
    on_sheet(browser)
    browser.keys("\t\t\t\t ρος ")
    before = keyed(program, file, "")
    browser.run("document.forms.sheet.reason.focus()")
    browser.keys("έλειπε\ue007")
    browser.until("return location.pathname !== '/s/14/1' && document.readyState === 'complete'", "saved by an Enter")
    must(keyed(program, file, ""), before + 1, "events of an Enter behind the reason")
    # As it was, for who comes next.
    browser.go(url + "/s/14/1")
    on_sheet(browser)
    browser.run("const at = document.querySelector('[name=\"fields.3\"]'); at.value = at.value.replace(/ρος/i, '').trim();"
                "at.dispatchEvent(new Event('input', { bubbles: true })); document.forms.sheet.reason.focus()")
    browser.keys("δεν έλειπε\ue007")
    browser.until("return location.pathname !== '/s/14/1' && document.readyState === 'complete'", "saved by an Enter")
    must(keyed(program, file, ""), before + 2, "events of both")


def saved_meanwhile(anna, vicky, program, file, url):
    """Whoever keys a sheet that another saves is told without a key: it went on being keyed in vain."""
    for browser in (anna, vicky):
        browser.go(url + "/s/14/5")
        on_sheet(browser)
    anna.keys("\t\t\t\tναι ")
    chips(anna, 1)
    before = keyed(program, file, "sheet")
    vicky.keys("\t\t\t\tναι ")
    chips(vicky, 1)
    vicky.saves()
    vicky.until("return location.pathname !== '/s/14/5'", "saved")
    must(keyed(program, file, "sheet"), before + 1, "what was recorded")
    anna.until("return /αποθήκευσε.*Βίκυ.*δεύτερη/.test(document.getElementById('claimed').textContent)", "told who saved it")


def in_sight(browser, asked):
    """What asks lies just above what answers it, between what sticks above and below; the keyboard is on the first answer, and
    none was given."""
    found = browser.run(f"""
        const box = what => document.querySelector(what).getBoundingClientRect();
        const [says, answers] = [box('#refused'), box('#{asked}')];
        return {{
          seen: says.height > 0 && says.top >= box('header').bottom && answers.bottom <= box('#sheet > .bar').top,
          near: answers.top >= says.bottom && answers.top - says.bottom < 20,
          keyboard: document.activeElement === document.querySelector('#{asked} input'),
          given: !!document.querySelector('.tick input:checked'),
        }}""")
    must(found, {"seen": True, "near": True, "keyboard": True, "given": False}, f"the question {asked}")


def doubts(browser, out, name, program, file, url):
    """On a small laptop a question is seen with what answers it, which is chosen and saved by keys alone; what was moved is
    saved where it belongs, and told."""
    up, down = "\ue013", "\ue015"

    def asked(where):
        browser.go(url + where)
        on_sheet(browser)

    def pictured(what):
        (out / f"staff-{what}-{name}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))

    focus = "return document.activeElement.name"
    shown = "return ['7', '3'].map((of) => document.querySelector(`[name=\"fields.${of}\"]`).value.trim())"
    chosen = "return [...document.querySelectorAll('#moved input')].map((at) => at.checked)"
    first = "document.querySelector('[name=\"fields.7\"]')"
    for width, height in ((1920, 1080), (320, 700), (1366, 657), (1366, 768)):
        browser.sized(width, height)
        asked("/s/14/nameless")
        # What was begun at the size before.
        browser.run(f"const at = {first}; at.select(); at.focus()")
        browser.keys("\ue017")
        browser.saves()
        browser.until("return !document.getElementById('refused').hidden", "asked about an empty sheet")
        must(browser.run(focus), "empty?", "where the keyboard is")
        if width > 320:
            in_sight(browser, "empty")
        pictured(f"empty-{width}-{height}")
        browser.keys("ναι της ")
        must((browser.run(focus), browser.run(shown)), ("fields.7", ["ναι της", ""]), "who types on types words")
        browser.saves()
        browser.until("return !document.getElementById('moved').hidden", "asked about words of another field")
        if width > 320:
            in_sight(browser, "moved")
        must(browser.run("return document.documentElement.scrollWidth > innerWidth"), False, "sideways")
        pictured(f"moved-{width}-{height}")
    # An Enter out of habit chooses nothing, and is asked again; one of the two at a time is chosen.
    browser.keys("\ue007")
    browser.until("return !document.getElementById('moved').hidden", "asked again")
    in_sight(browser, "moved")
    browser.keys(" ")
    must(browser.run(chosen), [True, False], "the first answer")
    browser.keys(down)
    must(browser.run(chosen), [False, True], "the second answer")
    # A letter chooses nothing: it is typed, and what was answered of another text is not.
    browser.keys("α")
    must((browser.run(focus), browser.run(shown)), ("fields.7", ["ναι της α", ""]), "who types on types words")
    must(browser.run(chosen + ".concat(document.getElementById('moved').hidden)"), [False, False, True], "the question")
    browser.keys("\ue003")
    browser.saves()
    browser.until("return !document.getElementById('moved').hidden", "asked again")
    in_sight(browser, "moved")
    before = keyed(program, file, "")
    browser.keys(down + up)
    must(browser.run(chosen), [True, False], "by arrows")
    browser.keys("\ue007")
    browser.until("return location.pathname !== '/s/14/nameless' && document.readyState === 'complete'", "saved by an Enter")
    must(keyed(program, file, ""), before + 1, "what was recorded")
    told = "return [...document.querySelectorAll('.said.good')].map((at) => at.textContent).join()"
    must("Μετακίνηση στο πεδίο των 3 γραμμάτων: ΝΑΙ, ΤΗΣ." in browser.run(told), True, "told what was moved")
    pictured("moved-told")
    # Of another sheet they stay.
    asked("/s/14/nameless")
    browser.keys("ρος ")
    browser.saves()
    browser.until("return !document.getElementById('moved').hidden", "asked about a word of another field")
    browser.keys(down + "\ue007")
    browser.until("return location.pathname !== '/s/14/nameless' && document.readyState === 'complete'", "saved by an Enter")
    must("Μετακίνηση" in browser.run(told), False, "told what was moved")
    # A correction, too; its page then shows what was saved.
    asked("/s/14/1")
    saved = browser.run(shown)
    must(saved[0], "", "what is saved")
    browser.keys("ρος ")
    browser.run("document.forms.sheet.reason.value = 'έλειπε'")
    browser.saves()
    browser.until("return !document.getElementById('moved').hidden", "asked about a word of another field")
    in_sight(browser, "moved")
    browser.keys(" \ue007")
    browser.until("return location.pathname !== '/s/14/1' && document.readyState === 'complete'", "saved")
    asked("/s/14/1")
    must(browser.run(shown + ".join(' ')"), f" {saved[1]} ΡΟΣ", "what is saved")


def jury(browser, program, file, service, out, name):
    """An Enter in the field of evidence rules nothing; a button does."""
    joined(browser, service, "Νίκη", True, "jury", "/w")
    browser.pictured(out, f"words-{name}")
    browser.run("document.querySelector('.words a').click()")
    browser.until("return location.pathname !== '/w' && document.readyState === 'complete'", "a word")
    where, before = browser.run("return location.pathname"), keyed(program, file, "")
    must(browser.run("return document.activeElement.name"), "evidence", "the keyboard")
    browser.run("document.activeElement.value = ''")
    browser.keys("λεξικό\ue007")
    time.sleep(1)
    must(browser.run("return [location.pathname, document.activeElement.value]"), [where, "λεξικό"], "after an Enter")
    must(keyed(program, file, ""), before, "events of an Enter")
    browser.pictured(out, f"word-{name}")
    # Another rules otherwise meanwhile: that is told at once with the evidence, and what was typed stays; to change it is asked.
    other = Browser(False)
    joined(other, service, "Ελένη", False, "jury", "/w")
    other.go(service.url + where)
    other.run("document.querySelector('[name=evidence]').value = 'σελίδα 7'; document.querySelector('button.good').click()")
    other.until("return location.search.startsWith('?told=rule') && document.readyState === 'complete'", "ruled")
    other.close()
    browser.until("return document.body.textContent.includes('Ελένη') && document.getElementById('state').className === 'live'", "told")
    told = ("const {evidence} = document.getElementById('word'), told = document.getElementById('refused');"
            "return [location.pathname, evidence.value, !told.hidden && told.textContent.includes('σελίδα 7')]")
    must(browser.run(told), [where, "λεξικό", True], "another ruling meanwhile")
    browser.run("document.querySelector('button.bad').click()")
    browser.until("return document.activeElement.name === '_change'", "asked before it is changed")
    must(browser.run("return document.getElementById('word').evidence.value"), "λεξικό", "what was typed")
    browser.pictured(out, f"refused-{name}")


def day(program, file, out, night):
    name = "night" if night else "day"
    service = Service(program, file)
    anna, vicky = Browser(night), Browser(night)
    anna.go(service.url + "/j")
    anna.pictured(out, f"join-{name}")
    joined(anna, service, "Άννα", True)
    joined(vicky, service, "Βίκυ", False)
    anna.pictured(out, f"list-{name}")

    anna.go(service.url + "/s/14/1")
    on_sheet(anna)
    anna.keys("\t\t\t\tναι της ")
    chips(anna, 2)
    anna.pictured(out, f"sheet-{name}")
    before = keyed(program, file, "sheet")
    anna.saves()
    anna.until("return location.pathname === '/s/14/2'", "the next sheet")
    if keyed(program, file, "sheet") != before + 1:
        sys.exit("saved, and not in the history once")

    # The program dies while a sheet is typed; it is saved here, and sent once it is back.
    on_sheet(anna)
    anna.keys("\t\t\t\tναι ")
    chips(anna, 1)
    service.kill()
    anna.until("return document.getElementById('state').className === 'lost'", "told as lost")
    anna.keys("της ")
    anna.pictured(out, f"lost-{name}")
    anna.saves()
    time.sleep(1)
    service = Service(program, file)
    # An ask that hangs is given up after ten seconds, and asked again up to ten seconds later.
    # The page is the next sheet's already, as it is with a connection.
    anna.until("return location.pathname === '/s/14/3' && document.getElementById('lost').textContent.endsWith(' 2-14')",
               "saved once it was back", 400)
    if keyed(program, file, "sheet") != before + 2:
        sys.exit("kept here, and not in the history once")

    vicky.go(service.url + "/s/14/2")
    if "ΝΑΙ" in vicky.run("return document.querySelector('form').textContent"):
        sys.exit("the second keying is shown the first")
    vicky.pictured(out, f"concealed-{name}")
    vicky.go(service.url + "/s/14/2/again")
    on_sheet(vicky)
    vicky.keys("\t\t\t\tναι ")
    chips(vicky, 1)
    vicky.saves()
    vicky.until("return location.pathname === '/s/14/2/settle'", "what differs")
    vicky.pictured(out, f"settle-{name}")
    # The keyboard is where one chooses; an Enter out of habit decides nothing.
    must(vicky.run("return document.activeElement.name + document.activeElement.value"), '_kept.0{"0":true}', "the keyboard")
    before = keyed(program, file, "")
    vicky.keys("\ue007")
    vicky.keys(" \ue007")
    time.sleep(1)
    must(vicky.run("return location.pathname"), "/s/14/2/settle", "after an Enter")
    must(keyed(program, file, ""), before, "events of an Enter")
    # The first was answered by that Space. Without an answer the program says it, in the page's language, at its question.
    vicky.run("document.querySelectorAll('fieldset :checked').forEach(at => { at.checked = false; });"
              "document.getElementById('save').click()")
    told = ("const told = document.getElementById('refused');"
            "return [told.textContent, told.previousElementSibling === document.querySelector('fieldset'), document.activeElement.name]")
    vicky.until("return !document.getElementById('refused').hidden", "what is missing")
    must(vicky.run(told), ["Απαντήστε σε κάθε ερώτηση.", True, "_kept.0"], "a question without an answer")
    vicky.pictured(out, f"unanswered-{name}")
    vicky.run("document.querySelectorAll('fieldset label:first-of-type input').forEach(at => at.click());"
              "document.getElementById('save').click()")
    vicky.until("return location.pathname !== '/s/14/2/settle'", "settled")
    again_and_again(vicky, out, name, service.url)
    begun(anna, out, name, service.url)
    by_enter(anna, program, file, service.url)
    twice(anna, vicky, program, file, service.url)
    saved_meanwhile(anna, vicky, program, file, service.url)
    typed_on(anna, program, file, service.url)
    doubts(anna, out, name, program, file, service.url)
    niki = Browser(night)
    jury(niki, program, file, service, out, name)
    niki.close()
    service.line("close")
    service.process.wait(timeout=10)
    if service.process.returncode != 0:
        sys.exit("the service did not end well")
    subprocess.run([program, "verify", file], check=True, stdout=subprocess.DEVNULL)
    anna.close()
    vicky.close()


def a_day(program, folder):
    """A day whose last round lacks the sheets of the first five, as `day.json` of this folder."""
    subprocess.run([program, "demo", "signed.eforos", "--players", "12", "--seed", SEED], cwd=folder, check=True,
                   stdout=subprocess.DEVNULL)
    told = subprocess.run([program, "export", "signed.eforos", "--json"], cwd=folder, check=True, capture_output=True)
    document = json.loads(told.stdout)
    sheets = document["rounds"][-1]["sheets"]
    document["rounds"][-1]["sheets"] = [sheet for sheet in sheets if sheet["player"] not in KEYED_HERE]
    if len(sheets) - len(document["rounds"][-1]["sheets"]) != len(KEYED_HERE):
        sys.exit("the first five did not all hand in: choose another seed")
    # Its words wait for the jury.
    document["objections"], document["penalties"], document["rulings"] = [], [], []
    pathlib.Path(folder, "day.json").write_text(json.dumps(document))


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}

        def made(*arguments):
            subprocess.run([program, *arguments], cwd=folder, check=True, stdout=subprocess.DEVNULL)

        a_day(program, folder)
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            hall.wait_for_driver()
            for night in (False, True):
                made("import", "day.json", f"{int(night)}.eforos")
                day(program, f"{folder}/{int(night)}.eforos", out, night)
        finally:
            driver.terminate()
            driver.wait()


if __name__ == "__main__":
    main()
