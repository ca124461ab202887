"""What somebody meets who does not see the page, or whose browser runs no script: computed roles and labels of the hall's
pages, of a player's own and of the stations', in each language of the format; and a sheet keyed from joining to the next
one by forms alone.

Fails when a field, a button or a link has no name, when a page lacks its main part or a heading, when a page scrolls
sideways on a phone, or when something needs a script. Needs Chromium and its driver; no display, no network but 127.0.0.1.
    python3 tests/xvfb/roles.py PROGRAM FOLDER
"""

import base64
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
import time

import hall
import staff
from staff import must

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
# What can be pressed or filled in, and the roles that it may have.
NAMED = {"A": {"link", "button"}, "BUTTON": {"button"}, "INPUT": {"textbox", "checkbox", "radio", "spinbutton", "button"},
         "TEXTAREA": {"textbox"}, "SELECT": {"combobox", "listbox"}, "SUMMARY": {"button", "DisclosureTriangle", "none", "generic"},
         "IMG": {"image", "img"}, "PROGRESS": {"progressbar"}}
SEEN = "return [...document.querySelectorAll('a, button, input, textarea, select, summary, img, progress')]" \
       ".filter((one) => one.type !== 'hidden' && one.offsetParent !== null && one.checkVisibility())"


class Browser(staff.Browser):
    """Chromium in this language; `scripts` says whether it runs any."""

    def __init__(self, language, scripts):
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--lang={language}"]
        prefs = {"intl.accept_languages": language}
        if not scripts:
            prefs["profile.managed_default_content_settings.javascript"] = 2
        wanted = {"goog:chromeOptions": {"args": arguments, "prefs": prefs}, "acceptInsecureCerts": True}
        self.session = ""
        self.session = "/session/" + self.ask("/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]

    def find(self, selector):
        return self.ask("/element", {"using": "css selector", "value": selector})[ELEMENT]

    def all(self, selector):
        return [one[ELEMENT] for one in self.ask("/elements", {"using": "css selector", "value": selector})]

    def clicked(self, selector):
        self.ask(f"/element/{self.find(selector)}/click", {})

    def filled(self, selector, text):
        self.ask(f"/element/{self.find(selector)}/value", {"text": text})

    def text(self, selector):
        return self.ask(f"/element/{self.find(selector)}/text")

    def arrives(self, wanted, what):
        where = ""
        for _ in range(150):
            # Which events were made is told to whoever made them, and differs.
            where = re.sub(r"^https?://[^/]*|&took=[\d,]*", "", self.ask("/url"))
            if where == wanted:
                return
            time.sleep(0.1)
        must(where, wanted, what)


def has_names(browser, what):
    """Everything that can be used has a role and a name, and the page its landmarks and one language."""
    found = [one[ELEMENT] for one in browser.run(SEEN)]
    must(len(found) > 0, True, f"{what}: something to use")
    for one in found:
        role, label, tag = (browser.ask(f"/element/{one}/{of}") for of in ("computedrole", "computedlabel", "name"))
        if role not in NAMED[tag.upper()]:
            sys.exit(f"{what}: a {tag} called {label!r} is a {role!r}")
        if not label.strip():
            sys.exit(f"{what}: a {tag} has no name: {browser.ask(f'/element/{one}/property/outerHTML')}")
    roles = [browser.ask(f"/element/{one}/computedrole") for one in browser.all("main, header, h1, h2")]
    must((roles.count("main"), "banner" in roles), (1, True), f"{what}: its landmarks, {roles}")
    return found


def on_a_phone(browser, out, name):
    browser.sized(320, 700)
    if browser.run("return document.documentElement.scrollWidth > innerWidth"):
        sys.exit(f"{name} scrolls sideways")
    (out / f"roles-{name}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))


def in_language(service, out, language, code, sheet):
    """Each kind of page; none is in the other language."""
    browser = Browser(language, True)
    for path in ("/", "/screen", "/standings", "/help", "/code", f"/p/{code}"):
        browser.go(service.hall + path)
        must(browser.run("return document.documentElement.lang"), language, f"the language of {path}")
        has_names(browser, f"{language} {path}")
        if path.startswith("/p/"):
            must(sheet in browser.text("main"), True, f"{language}: the player’s words")
            must("heading" in [browser.ask(f"/element/{one}/computedrole") for one in browser.all("h1, h2")], True, "a heading")
            on_a_phone(browser, out, f"own-{language}")
    staff.joined(browser, service, f"Anna {language}", True)
    for path in ("/s", "/s/14/1", "/s/14/nameless", "/s/14/6/saved", "/help", "/j"):
        browser.go(service.url + path)
        browser.until("return document.readyState === 'complete'", path)
        must(browser.run("return document.documentElement.lang"), language, f"the language of {path}")
        has_names(browser, f"{language} {path}")
        on_a_phone(browser, out, f"station{path.replace('/', '-')}-{language}")
    browser.close()


def without_scripts(program, file, service, out):
    """Joins by the PIN, waits, is let in, looks, saves, leaves: by forms alone."""
    browser = Browser("el", False)
    service.line("invite assistant")
    invited = service.told("invited")
    browser.go(service.url + "/j")
    for name, text in (("name", "Ζωή"), ("label", "παλιό"), ("pin", invited["pin"])):
        browser.filled(f"[name={name}]", text)
    browser.clicked("#join button")
    browser.arrives("/wait", "after the form")
    service.told("waits")
    service.line(f"admit {invited['n']}")
    service.told("in")
    # The page reads itself anew.
    browser.arrives("/s", "let in")
    before = staff.keyed(program, file, "sheet")
    browser.filled("[name=find]", "2")
    browser.clicked("form[action='/find'] button")
    browser.arrives("/s/14/2", "found by its number")
    browser.filled("[name='fields.3']", "ναι της")
    browser.clicked("#look")
    for _ in range(150):
        if browser.all(".chips li"):
            break
        time.sleep(0.1)
    must(len(browser.all(".chips li")), 2, "verdicts")
    must(staff.keyed(program, file, "sheet"), before, "what a look recorded")
    on_a_phone(browser, out, "no-script")
    browser.clicked("#save")
    browser.arrives("/s/14/2?told=keyed&of=14/2", "saved")
    must(staff.keyed(program, file, "sheet"), before + 1, "what was recorded")
    # What is asked has the keyboard where it stands; space chooses, an Enter saves.
    browser.go(service.url + "/s/14/4")
    browser.filled("[name='fields.7']", "ναι")
    browser.clicked("#save")
    browser.arrives("/do", "asked")
    on = browser.ask("/element/active")[ELEMENT]
    must([browser.ask(f"/element/{on}/property/{of}") for of in ("name", "value", "checked")], ["moved?", "yes", False], "the keyboard")
    tops = [browser.ask(f"/element/{browser.find(of)}/rect")["y"] for of in ("[name='fields.7']", "#refused", "#moved", "[name='fields.6']")]
    must(tops, sorted(tops), "where it is asked")
    has_seen = browser.ask(f"/element/{browser.find('#refused')}/computedrole")
    must(has_seen, "alert", "what asks")
    on_a_phone(browser, out, "no-script-moved")
    browser.keys(" \ue007")
    browser.arrives("/s/14/4?told=keyed&of=14/4&moved=%CE%9D%CE%91%CE%99", "saved by an Enter")
    must("Μετακίνηση στο πεδίο των 3 γραμμάτων: ΝΑΙ." in browser.text("main"), True, "told what was moved")
    must(staff.keyed(program, file, "sheet"), before + 2, "what was recorded")
    # The hall reads itself anew, too.
    browser.go(service.hall + "/")
    must(len(browser.all("noscript meta[http-equiv=refresh], head meta[http-equiv=refresh]")) > 0, True, "the hall reads itself anew")
    browser.go(service.url + "/s")
    browser.clicked("form[action='/leave'] button")
    browser.arrives("/", "left")
    browser.go(service.url + "/s")
    must(len(browser.all(".sheets")), 0, "a page after leaving")
    browser.close()


def knows_its_card(service, code):
    """A phone that opened a card goes from «My sheets» to its page, until another code is wanted or this one leads nowhere."""
    browser = Browser("el", True)
    where = "return location.pathname + location.search"

    def goes(path, wanted):
        browser.go(service.hall + path)
        browser.until(f"return document.readyState === 'complete' && location.pathname + location.search === '{wanted}'", wanted)

    goes("/code", "/code")
    must(browser.run("return document.activeElement.name"), "code", "the field of a phone that knows no card")
    goes(f"/p/{code}", f"/p/{code}")
    own = "return (document.querySelector('a[href*=\"#n\"]') || {}).hash"
    row = browser.run(own)
    goes("/standings", "/standings")
    must(browser.run("return [...document.querySelectorAll('tr.own')].map(row => '#' + row.id)"), [row], "the own row")
    goes("/code", f"/p/{code}")
    # Another's wrong code is not this phone's.
    goes("/p/CYQPC-BP8T4", "/p/CYQPC-BP8T4")
    goes("/code", f"/p/{code}")
    browser.run("document.querySelector('.other a').click()")
    browser.until("return location.search === '?forget' && document.readyState === 'complete'", "forgotten")
    must(browser.run("return [document.activeElement.name, document.forms[0].code.value]"), ["code", ""], "the field")
    goes("/code", "/code")
    goes("/standings", "/standings")
    must(browser.run("return document.querySelectorAll('tr.own').length"), 0, "nobody's row once it is forgotten")
    # A lost card is nobody's.
    browser.run("localStorage.card = 'CYQPC-BP8T4'")
    goes("/code", "/p/CYQPC-BP8T4")
    must(browser.run("return document.forms[0].code.value"), "", "the field of a card that is nobody's")
    goes("/code", "/code")
    must(browser.run(where), "/code", "a code that leads nowhere")
    browser.close()


def card_of(program, folder, file):
    """The code on the first player's card, as it is printed."""
    subprocess.run([program, "print", file, "player-cards", "-o", f"{folder}/cards.pdf"], check=True, cwd=folder,
                   stdout=subprocess.DEVNULL)
    text = subprocess.run(["pdftotext", "-layout", f"{folder}/cards.pdf", "-"], check=True, capture_output=True, text=True).stdout
    found = re.search(r"[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}", text)
    if not found:
        sys.exit(f"no code on the cards: {text[:400]}")
    return found[0]


def holds_the_screen(service, out):
    """The staff door's screen is held awake: there the browser may be asked. Sent away it says so, and leads from there to the
    scene once it is invited again."""
    browser = staff.Browser(False)
    staff.joined(browser, service, "Οθόνη", True, "screen", "/screen")
    hall.held_awake(browser, service.url, [("/screen", ["screen", "screen"])])
    service.line("stations")
    while (station := service.told("station"))["role"] != "screen":
        pass
    service.line(f"revoke {station['n']}")
    browser.until("return !!document.querySelector('main a[href=\"/j\"]')", "said on the screen that was sent away")
    for width, height in ((360, 740), (1280, 800)):
        browser.sized(width, height)
        (out / f"roles-screen-away-{width}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
    browser.run("document.querySelector('main a[href=\"/j\"]').click()")
    browser.until("return location.pathname === '/j' && document.readyState === 'complete'", "from there to joining")
    staff.joined(browser, service, "Οθόνη", False, "screen", "/screen")
    browser.until("return document.getElementById('scene').childElementCount > 0", "the scene")
    (out / "roles-screen-again.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
    browser.close()


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
        staff.a_day(program, folder)
        file = f"{folder}/day.eforos"
        subprocess.run([program, "import", "day.json", "day.eforos"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            hall.wait_for_driver()
            service = staff.Service(program, file)
            service.publish(1)
            code = card_of(program, folder, file)
            document = json.loads(pathlib.Path(folder, "day.json").read_text())
            first = next(sheet for sheet in document["rounds"][0]["sheets"] if sheet["player"] == 1)
            word = next(word for of in first["words"].values() for word in of)
            for language in ("el", "en"):
                in_language(service, out, language, code, word)
            knows_its_card(service, code)
            holds_the_screen(service, out)
            without_scripts(program, file, service, out)
            service.line("close")
            service.process.wait(timeout=10)
            subprocess.run([program, "verify", file], check=True, stdout=subprocess.DEVNULL)
        finally:
            driver.terminate()
            driver.wait()


if __name__ == "__main__":
    main()
