"""Forty hostile texts wherever people write: names, clubs, a title, words, evidence, who is at a device and what it is
called, reasons, in a real browser, on a player's own page, too; and a door with another certificate where somebody was in.

Fails when a script of them runs, when a page asks elsewhere, loses its foot or scrolls sideways, or when a browser that
knows the door's certificate is shown a page by another one. Needs Chromium, its driver and poppler's pdftotext; no
display, no network but 127.0.0.1.
    python3 tests/xvfb/hostile.py PROGRAM FOLDER
"""

import base64
import hashlib
import json
import os
import pathlib
import re
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import hall
import kills
import staff

HIT = "window.top.hit=1"
TEXTS = [
    f"<script>{HIT}</script>", f"</title><script>{HIT}</script>", f"</script><script>{HIT}</script>",
    f"\"><script>{HIT}</script>", f"'><img src=x onerror={HIT}>", f"<img src=x onerror=\"{HIT}\">",
    f"<svg onload={HIT}>", f"<svg><script>{HIT}</script></svg>", f"<body onload={HIT}>",
    f"<iframe srcdoc=\"<script>{HIT}</script>\">", f"<iframe src=\"javascript:{HIT}\">", f"<a href=\"javascript:{HIT}\">a</a>",
    f"javascript:{HIT}", f"\" autofocus onfocus=\"{HIT}", f"' autofocus onfocus='{HIT}", f"` onclick=`{HIT}",
    f"<details open ontoggle={HIT}>", f"<video><source onerror={HIT}>", f"<math><mtext><img src onerror={HIT}>",
    f"<style>*{{background:url(//x.test/{HIT})}}</style>", "<link rel=stylesheet href=//x.test/a>",
    "<meta http-equiv=refresh content=0;url=//x.test>", "<base href=//x.test/>", "<form action=//x.test><button>",
    "</form></div></main></body></html>", "<!--", "-->", "<![CDATA[", "{{ 7*7 }}", "${7*7}", "&lt;script&gt;", "&#60;b&#62;",
    "\\u003cscript\\u003e", "%3Cscript%3E", "\u202eΑννα", "\u2066\u2067\u200f.tset", "Z\u0335\u0321\u0322\u0323" * 8,
    "Α" * 110, "\ufeff\u200b\u2060Άννα", "'; DROP TABLE events; --",
]


def clean(browser, service, where):
    """Nothing ran, nothing was asked elsewhere, and the page is whole."""
    if browser.run("return window.hit === 1 || !!document.querySelector('main script, iframe, svg, math, base, main style')"):
        sys.exit(f"{where}: a text became a part of the page")
    asked = browser.run("return performance.getEntriesByType('resource').map((one) => one.name)"
                        ".filter((name) => !name.startsWith(location.origin) && !name.startsWith('data:'))")
    if asked:
        sys.exit(f"{where}: asked elsewhere: {asked}")
    if not browser.run("return !!document.querySelector('body > footer') && !!document.querySelector('body > main')"):
        sys.exit(f"{where}: the page is broken")
    for _ in range(10):
        # Laid out anew once the size of the window has reached it.
        wide = browser.run("const range = document.createRange(), texts = document.createTreeWalker(document.body, 4), wide = [];"
                           "while (texts.nextNode()) { range.selectNodeContents(texts.currentNode);"
                           " if (range.getBoundingClientRect().right > innerWidth) wide.push(texts.currentNode.data); }"
                           "return document.documentElement.scrollWidth > innerWidth && [innerWidth, ...wide]")
        if not wide:
            return
        time.sleep(0.1)
    sys.exit(f"{where}: scrolls sideways: {wide}")


def hostile_day(program, folder):
    """A day whose people, clubs and title are such texts, as far as the program takes them."""
    staff.a_day(program, folder)
    day = pathlib.Path(folder, "day.json")
    document = json.loads(day.read_text())
    taken = 0

    def taken_as(holder, key, text):
        before = holder.get(key)
        holder[key] = text
        day.write_text(json.dumps(document))
        target = pathlib.Path(folder, "try.eforos")
        target.unlink(missing_ok=True)
        done = subprocess.run([program, "import", "day.json", "try.eforos"], cwd=folder, capture_output=True)
        if done.returncode != 0:
            holder[key] = before
        return done.returncode == 0

    # Its words wait for the jury.
    document["rulings"] = []
    players = document["players"]
    for number, text in enumerate(TEXTS):
        player = players[number % len(players)]
        taken += taken_as(player, "name" if number < len(players) else "club", text)
    taken += taken_as(document, "title", TEXTS[3])
    day.write_text(json.dumps(document))
    if taken < 12:
        sys.exit(f"only {taken} texts were taken")
    subprocess.run([program, "import", "day.json", "day.eforos"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    return taken


def joined(browser, service, role, name, label):
    service.line(f"invite {role}")
    invited = service.told("invited")
    browser.go(service.url + "/j")
    for field, text in (("pin", invited["pin"]), ("name", name), ("label", label)):
        browser.run(f"document.forms[0].{field}.value = {json.dumps(text)}")
    clean(browser, service, "/j")
    browser.run("document.forms[0].requestSubmit()")
    browser.until("return location.pathname === '/wait'", "waiting")
    clean(browser, service, "/wait")
    service.told("waits")
    service.line(f"admit {invited['n']}")
    service.told("in")
    browser.until("return ['/s', '/w'].includes(location.pathname)", "in")


def words(browser, service):
    """Each text as words of a sheet, and as a reason that is typed."""
    browser.go(service.url + "/s/14/1")
    staff.on_sheet(browser)
    for text in TEXTS:
        browser.run(f"const at = document.querySelector('[name=\"fields.5\"]'); at.value = {json.dumps(text)};"
                    "at.dispatchEvent(new Event('input', { bubbles: true })); window.n = performance.now()")
        browser.until("return performance.getEntriesByType('resource').some((one) =>"
                      " one.name.endsWith('/api/look') && one.startTime > window.n && one.responseEnd > 0)", "a verdict")
        clean(browser, service, f"words {text!r}")
    browser.run("document.querySelector('[name=\"fields.5\"]').value = 'ναιου'; document.getElementById('save').click()")
    browser.until("return location.pathname !== '/s/14/1'", "saved")
    browser.go(service.url + "/s/14/1/saved")
    for text in TEXTS:
        browser.run("document.querySelectorAll('textarea').forEach((at) => { at.value = ''; })")
        browser.run(f"const at = document.querySelector('[name=\"reason\"]'); if (at) at.value = {json.dumps(text)}")
        clean(browser, service, f"reason {text!r}")


def reached(browser, url, wanted):
    """Goes there; who asked too often waits a moment."""
    for _ in range(40):
        browser.go(url)
        if browser.run(f"return !!document.querySelector({json.dumps(wanted)})"):
            return
        time.sleep(0.5)
    sys.exit(f"{url} has no {wanted}")


def evidence(browser, service):
    """Each text as evidence of a ruling, on the pages that show it."""
    browser.go(service.url + "/w")
    paths = browser.run("return Array.from(document.querySelectorAll('.words a'), (one) => one.pathname)")
    if not paths:
        sys.exit("no word waits")
    for number, text in enumerate(TEXTS):
        path = paths[number % len(paths)]
        reached(browser, service.url + path, "[name=evidence]")
        browser.run(f"window.stays = true; document.querySelector('[name=evidence]').value = {json.dumps(text)};"
                    "const change = document.querySelector('[name=_change]'); if (change) change.checked = true;"
                    f"document.querySelectorAll('button[name=_ask]')[{number % 2}].click()")
        browser.until("return !window.stays && document.readyState === 'complete'", "an answer")
        clean(browser, service, f"evidence {text!r}")
        reached(browser, service.url + path, "[name=evidence]")
        clean(browser, service, f"evidence {text!r} again")
    reached(browser, service.url + "/w", ".words p")
    clean(browser, service, "/w")
    said = browser.run("return Array.from(document.querySelectorAll('.words p'), (one) => one.textContent)")
    shown = sum(text.strip() in said for text in TEXTS)
    if shown < 25:
        sys.exit(f"only {shown} texts are evidence")


def let_in(service, invited):
    """Whether who waits by an invitation was let in; two persons have two names."""
    service.line(f"admit {invited['n']}")
    while line := service.process.stdout.readline():
        told = json.loads(line)
        if "in" in told or "refused" in told:
            return "in" in told
    sys.exit("the service ended")


def people(browser, other, service):
    """Each text as who is at a device and as what it is called: on their own pages, and where somebody else sees that they
    hold a sheet. The last one goes on."""
    service.line("invite assistant")
    invited, shown, claimed, last = service.told("invited"), 0, 0, None
    for text in TEXTS[2:]:
        station = kills.Station(service, text)
        status = station.form("/j", name=text, label=text[:30], pin=invited["pin"])
        if status == 422:
            continue
        staff.must(status, 303, f"{text!r} joins")
        service.told("waits")
        is_in = let_in(service, invited)
        if not is_in:
            service.line(f"refuse {invited['n']}")
        service.line("invite assistant")
        invited = service.told("invited")
        if not is_in:
            continue
        station.holds(station.send("GET", "/wait")[1])
        browser.go(service.url + "/help")
        name, value = station.held.split("=")
        cookie = {"name": name, "value": value, "path": "/", "secure": True, "httpOnly": True, "sameSite": "Strict"}
        browser.ask("/cookie", {"cookie": cookie})
        for path in ("/s", "/s/14/2"):
            browser.go(service.url + path)
            clean(browser, service, f"{path} of {text!r}")
        said = browser.run("return document.querySelector('.who').textContent")
        shown += text.strip() in said and text[:30].strip() in said
        other.go(service.url + "/s/14/2")
        clean(other, service, f"the sheet that {text!r} holds")
        claimed += text.strip() in other.run("return document.getElementById('claimed').textContent")
        station.key = browser.run("return document.body.dataset.key")
        last = station
    if min(shown, claimed) < 25:
        sys.exit(f"only {shown} texts are people at devices, {claimed} hold a sheet")
    return last


def reasons(browser, service, station):
    """Each text as the reason of a new version, and its sheet after it."""
    taken, asked = 0, {"ask": "key_sheet", "round": 14, "player": 3, "fields": {"5": "ναι"}, "odd": True, "moved": False}
    for number, text in enumerate(["", *TEXTS]):
        if number:
            words = ["ναι", "ναι της"][number % 2]
            asked = {"ask": "revise", "sheet": sheet, "version": version, "fields": {"5": words}, "odd": True, "moved": False, "reason": text}
        while True:
            told = json.loads(station.send("POST", "/api/do", json.dumps(asked | {"id": f"{number:032x}"}).encode())[2])
            if told.get("why") != "too_often":
                break
            time.sleep(0.3)
        if told["done"]:
            sheet, version, taken = told["sheet"], told["version"], taken + 1
        for path in ("/s/14/3", "/s/14/3/saved"):
            reached(browser, service.url + path, "#sheet")
            clean(browser, service, f"{path} after the reason {text!r}")
    if taken < 31:
        sys.exit(f"only {taken} reasons were taken")


def players(browser, program, folder, file, service):
    """Each player's own page, by the code of the card."""
    service.publish(1)
    subprocess.run([program, "print", file, "player-cards", "-o", f"{folder}/cards.pdf"], check=True, stdout=subprocess.DEVNULL)
    text = subprocess.run(["pdftotext", f"{folder}/cards.pdf", "-"], check=True, capture_output=True, text=True).stdout
    codes = re.findall(r"\b[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}\b", text)
    staff.must(len(codes), 12, "cards")
    hostile = sheets = 0
    for code in codes:
        reached(browser, f"{service.hall}/p/{code}", "main h1")
        clean(browser, service, f"/p/{code}")
        hostile += browser.run("return document.querySelector('main h1').textContent") in TEXTS
        sheets += browser.run("return !!document.querySelector('main section.card .chips li')")
    # Who was not there has no sheet of that round.
    if min(hostile, sheets) < 8:
        sys.exit(f"only {hostile} of the players are called by such texts, {sheets} have a sheet")


def another_certificate(program, folder, file):
    """Who knows the door's certificate is shown nothing by a door that has another one at the same address."""
    service = staff.Service(program, file)
    port = int(service.url.rsplit(":", 1)[1])
    der = ssl.PEM_cert_to_DER_cert(ssl.get_server_certificate(("127.0.0.1", port)))
    key = subprocess.run(["openssl", "x509", "-inform", "der", "-pubkey", "-noout"], input=der, check=True, capture_output=True)
    spki = subprocess.run(["openssl", "pkey", "-pubin", "-outform", "der"], input=key.stdout, check=True, capture_output=True)
    known = base64.b64encode(hashlib.sha256(spki.stdout).digest()).decode()
    browser = staff.Browser(False, knows=known)
    staff.joined(browser, service, "Νίκη", True)
    browser.go(service.url + "/s/14/2")
    staff.on_sheet(browser)
    service.line("close")
    service.process.wait(timeout=10)
    data = os.environ["XDG_DATA_HOME"]
    os.environ["XDG_DATA_HOME"] = f"{folder}/another"
    between = staff.Service(program, file)
    os.environ["XDG_DATA_HOME"] = data
    if between.url != service.url:
        sys.exit("the second door is at another address")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.keys("\t\t\t\tναι")
    browser.saves()
    browser.until("return !document.getElementById('lost').hidden", "not sent to another door")
    if browser.run("return document.getElementById('state').className") != "lost":
        sys.exit("the page spoke to another door")
    try:
        browser.go(service.url + "/s")
        is_shown = browser.run("return !!document.querySelector('body > main')")
    except urllib.error.HTTPError:
        is_shown = False
    if is_shown:
        sys.exit("a page of another door was shown")
    browser.close()
    between.line("close")
    between.process.wait(timeout=10)


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
        taken = hostile_day(program, folder)
        file = f"{folder}/day.eforos"
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            hall.wait_for_driver()
            service = staff.Service(program, file)
            browser = staff.Browser(False)
            browser.sized(360, 740)
            for path in ("/", "/screen", "/standings", "/code", "/help"):
                browser.go(service.hall + path)
                clean(browser, service, path)
            joined(browser, service, "assistant", TEXTS[0], TEXTS[4][:30])
            for path in ("/s", "/s/14/1", "/s/13/1", "/"):
                browser.go(service.url + path)
                clean(browser, service, path)
            words(browser, service)
            browser.go(service.url + "/s")
            browser.pictured(out, "hostile-list")
            browser.close()
            browser = staff.Browser(False)
            joined(browser, service, "jury", TEXTS[1], TEXTS[8][:30])
            evidence(browser, service)
            browser.go(service.url + "/w")
            browser.pictured(out, "hostile-words")
            browser.close()
            browser, other = staff.Browser(False), staff.Browser(False)
            for one in (browser, other):
                one.sized(360, 740)
            joined(other, service, "assistant", "Άννα", "λάπτοπ")
            station = people(browser, other, service)
            reasons(browser, service, station)
            browser.pictured(out, "hostile-person")
            other.pictured(out, "hostile-claimed")
            players(other, program, folder, file, service)
            other.pictured(out, "hostile-player")
            browser.close()
            other.close()
            service.line("close")
            service.process.wait(timeout=10)
            another_certificate(program, folder, file)
            print(f"{len(TEXTS)} texts, {taken} of them as names, clubs and title")
            subprocess.run([program, "verify", file], check=True, stdout=subprocess.DEVNULL)
        finally:
            driver.terminate()
            driver.wait()


if __name__ == "__main__":
    main()
