"""What is left in a browser when something else was saved meanwhile: what is typed after a sheet was kept, several sheets
without a name, what is typed in a list that reads itself anew, and what somebody left who was sent away.

Fails when any of it is lost, sent twice, or recorded in another's name. Needs Chromium and its driver; no display, no
network but 127.0.0.1.
    python3 tests/xvfb/left.py PROGRAM FOLDER
"""

import json
import os
import pathlib
import subprocess
import sys
import tempfile
import time

import hall
import offline
import staff
from staff import must


def said_of(browser):
    return browser.run("return [...document.querySelectorAll('.said')].filter((one) => !one.hidden)"
                       ".map((one) => one.textContent).join(' ')")


def without_connection(browser, text):
    """A sheet that is kept here meanwhile."""
    offline.cut(browser, True)
    offline.in_three(browser, text)
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.saves()
    offline.told(browser, "kept")


# As where no other sheet is missing: the page of what is kept becomes none of them.
ALONE = "window.others = [...document.querySelectorAll('#alike li')]; others.forEach(at => at.remove())"
TOGETHER = "document.querySelector('#alike ul').append(...others)"


def stays_begun(browser, where, text):
    """What was typed after a sheet was asked to be saved is begun, is told, and is there when the page is read anew."""
    browser.until("return location.search === '?told=typed_on' && document.readyState === 'complete'", "what was typed on", 400)
    must(browser.run("return location.pathname"), where, "the page")
    staff.on_sheet(browser)
    must(offline.typed(browser), text, "what was typed on")
    must(browser.run("return document.getElementById('begun').hidden"), False, "called saved")
    must(browser.run("return document.body.dataset.more") in said_of(browser), True, f"what is said: {said_of(browser)}")
    time.sleep(2)
    browser.ask("/refresh", {})
    staff.on_sheet(browser)
    must(offline.typed(browser), text, "what was typed on, read anew")


def typed_on(browser, program, file, service):
    """What is typed after a sheet was kept here, and not kept again, is not lost when that sheet is saved: neither on its
    page nor where the next one is keyed by then."""
    before = staff.keyed(program, file, "sheet")
    offline.opened(browser, service, "/s/13/5")
    browser.run(ALONE)
    without_connection(browser, "ναι ")
    offline.in_three(browser, "της ")
    offline.cut(browser, False)
    stays_begun(browser, "/s/13/5", "ναι της ")
    must(staff.keyed(program, file, "sheet"), before + 1, "what was recorded")

    offline.opened(browser, service, "/s/13/6")
    browser.run(ALONE)
    without_connection(browser, "ναι ")
    offline.in_three(browser, "της ")
    browser.run(TOGETHER)
    browser.run("document.querySelector('#alike a').click()")
    about = browser.run("return document.querySelector('#sheet .bar .about').textContent")
    number = browser.run("return location.pathname.split('/')[3]")
    must(f"{number}-13" in about, True, f"which sheet the page says that it is: {about}")
    must(browser.run("return [...document.querySelectorAll('.whose')].every((one) => one.textContent.startsWith(arguments[0]))"
                     .replace("arguments[0]", f"'{number}.'")), True, "whose sheet the page says that it is")
    offline.cut(browser, False)
    browser.until("return document.getElementById('queue').textContent.includes(document.body.dataset.more)", "told", 400)
    must(staff.keyed(program, file, "sheet"), before + 2, "what was recorded")
    browser.run("document.querySelector('#queue a').click()")
    browser.until("return location.pathname === '/s/13/6' && document.readyState === 'complete'", "its page")
    staff.on_sheet(browser)
    must((offline.typed(browser), offline.queued(browser)), ("ναι της ", 0), "what was typed on")


def two_nameless(browser, program, file, service):
    """Sheets without a name are as many as were kept."""
    before = staff.keyed(program, file, "sheet")
    offline.opened(browser, service, "/s/14/nameless")
    without_connection(browser, "ναι ")
    must(offline.typed(browser), "", "the next sheet without a name")
    offline.in_three(browser, "της ")
    browser.saves()
    must((offline.queued(browser), offline.typed(browser)), (2, ""), "what waits")
    offline.cut(browser, False)
    browser.until(f"return JSON.parse(localStorage.getItem('{offline.QUEUE}') || '[]').length === 0", "sent by itself", 400)
    must(staff.keyed(program, file, "sheet"), before + 2, "what was recorded")


def left_behind(browser, program, file, service):
    """What somebody left here who was sent away is offered to who joins after them, by whose it is; nothing of it is sent
    in another's name before they looked at it and saved it."""
    offline.opened(browser, service, "/s/13/nameless")
    without_connection(browser, "ναι ")
    must(offline.queued(browser), 1, "what waits")
    for number in range(1, 6):
        service.line(f"revoke {number}")
    time.sleep(1)
    offline.cut(browser, False)
    offline.told(browser, "out")
    before = staff.keyed(program, file, "")
    staff.joined(browser, service, "Βίκυ", True)
    time.sleep(3)
    must(staff.keyed(program, file, ""), before, "what was recorded of who was sent away")
    left = browser.run("return document.getElementById('queue').textContent")
    must("Άννα" in left, True, f"whose it is: {left}")
    browser.run("[...document.querySelectorAll('#queue a')].find((one) => one.pathname === '/s/13/nameless').click()")
    browser.until("return location.pathname === '/s/13/nameless' && document.readyState === 'complete'", "its page")
    staff.on_sheet(browser)
    must(offline.typed(browser), "ναι ", "what was left")
    browser.saves()
    browser.until("return location.pathname !== '/s/13/nameless' && document.readyState === 'complete'", "saved", 400)
    must(staff.keyed(program, file, ""), before + 1, "what was recorded")
    browser.go(service.url + "/s")
    browser.until("return document.getElementById('state').className === 'live'", "the list")
    must(browser.run("return [...document.querySelectorAll('#queue a')].some((one) => one.pathname === '/s/13/nameless')"),
         False, "offered once more")


def looked_at(browser, program, file, service):
    """A sheet that is looked at, and to which a word is typed that is missing there, is not said to agree."""
    before = staff.keyed(program, file, "")
    browser.go(service.url + "/s/13/5/saved")
    staff.on_sheet(browser)
    # What somebody typed on there who was sent away is offered with their name.
    begun = browser.run("const at = document.getElementById('begun'); return at.hidden ? '' : at.textContent")
    must("Άννα" in begun, True, f"whose it is: {begun}")
    browser.run("window.before = 1; document.querySelector('[name=_back]').click()")
    browser.until("return !window.before && document.readyState === 'complete'", "the page as it is saved", 400)
    staff.on_sheet(browser)
    first = "return [...document.querySelectorAll('[name=_ask]')].filter((one) => one.checkVisibility())[0].value.split('\"')[3]"
    must(browser.run(first), "check", "what is done first")
    browser.run("const at = document.querySelector('[name=\"fields.3\"]'); at.focus(); at.selectionStart = at.value.length")
    browser.keys(" της ")
    must(browser.run(first), "revise", "what is done first of what was changed")
    browser.saves()
    browser.until("return document.activeElement.name === 'reason'", "what is asked")
    must(browser.run("return location.pathname"), "/s/13/5/saved", "where it is asked")
    must(staff.keyed(program, file, ""), before, "what was recorded")


def ruled_without_connection(program, file, service):
    """A ruling stays on its page while there is no connection, and is sent once there is one."""
    jury = staff.Browser(False)
    staff.joined(jury, service, "Νίκη", True, "jury", "/w")
    jury.go(jury.run("return document.querySelector('.words a').href"))
    jury.until("return document.getElementById('word') && document.readyState === 'complete'", "a word")
    word = jury.run("return location.pathname")
    before = staff.keyed(program, file, "Νίκη")
    jury.run("document.querySelector('[name=evidence]').value = 'λεξικό, σ. 3'")
    offline.cut(jury, True)
    jury.run("const all = [...document.querySelectorAll('[name=_ask]')].filter((one) => one.checkVisibility()); all[all.length - 1].click()")
    jury.until("return !document.getElementById('lost').hidden", "told that there is no connection", 400)
    must(jury.run("return [location.pathname, document.querySelector('[name=evidence]').value]"), [word, "λεξικό, σ. 3"], "the page")
    must(staff.keyed(program, file, "Νίκη"), before, "what was recorded")
    offline.cut(jury, False)
    jury.until("return location.search.startsWith('?told=rule') && document.readyState === 'complete'", "ruled by itself", 400)
    must(staff.keyed(program, file, "Νίκη"), before + 1, "what was recorded")
    jury.close()


def list_read_anew(browser, service, out):
    """The list reads itself anew when something happened: what is typed in it stays, and so does the keyboard."""
    browser.go(service.url + "/s")
    live = "document.readyState === 'complete' && document.getElementById('state').className === 'live'"
    browser.until(f"return {live}", "the list")
    browser.run("window.old = true; document.querySelector('[name=find]').value = 'Δέσ'; document.querySelector('[name=players]').focus()")
    browser.keys("1, ")
    service.publish(1)
    browser.until(f"return !window.old && {live}", "the list, read anew")
    typed = "return [document.querySelector('[name=find]').value, document.querySelector('[name=players]').value, document.activeElement.name]"
    must(browser.run(typed), ["Δέσ", "1, ", "players"], "what was typed in the list")
    browser.keys("2")
    must(browser.run(typed), ["Δέσ", "1, 2", "players"], "where it goes on")
    # What answers a form stays as it is, whatever happens meanwhile, and is not sent again.
    browser.keys("x\ue007")
    browser.until(f"return location.pathname === '/do' && {live}", "what was not understood")
    browser.run("window.stands = 0; new EventSource('/live').addEventListener('stand', () => { window.stands += 1; })")
    browser.until("return window.stands === 1", "how it stands")
    for round_ in (2, 3):
        service.publish(round_)
        browser.until(f"return window.stands >= {round_}", "something happened")
    stays = "return [location.pathname, document.querySelector('[name=players]').value, !!document.querySelector('.bar .said.bad')]"
    must(browser.run(stays), ["/do", "1, 2x", True], "what was refused")
    browser.run("document.querySelector('[name=players]').value = '1, '")
    browser.keys("2")
    browser.pictured(out, "list-typed")
    browser.keys("\ue007")
    browser.until(f"return location.search.startsWith('?told=collected') && {live}", "two sheets taken in")
    must(browser.run(typed)[:2], ["", ""], "what is typed in another list")


def code_of(browser, player, round_):
    """The nine digits on a sheet of this competition."""
    game = browser.run("return document.body.dataset.game")
    body, product = f"{player:03}{round_:02}{int(game[:4], 16) % 1000:03}", 10
    for digit in body:
        product = ((product + int(digit)) % 10 or 10) * 2 % 11
    return body + str((11 - product) % 10)


def scanned(browser, service):
    """A sheet's code that is scanned into a field leads to that sheet; what is typed here is begun, without the code."""
    offline.opened(browser, service, "/s/13/1")
    offline.in_three(browser, "ναι ")
    browser.keys(code_of(browser, 2, 13))
    browser.until("return location.pathname === '/s/13/2' && document.readyState === 'complete'", "the sheet of the code")
    staff.on_sheet(browser)
    must(offline.typed(browser), "", "the sheet of the code")
    offline.opened(browser, service, "/s/13/1")
    must(offline.typed(browser), "ναι ", "what was typed before the code")


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
        staff.a_day(program, folder)
        offline.in_round_13(folder, 6)
        # Its words wait for the jury.
        day = pathlib.Path(folder, "day.json")
        day.write_text(json.dumps(json.loads(day.read_text()) | {"rulings": []}))
        file = f"{folder}/day.eforos"
        subprocess.run([program, "import", "day.json", "day.eforos"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            hall.wait_for_driver()
            service = staff.Service(program, file)
            anna = staff.Browser(False)
            staff.joined(anna, service, "Άννα", True)
            list_read_anew(anna, service, out)
            scanned(anna, service)
            typed_on(anna, program, file, service)
            two_nameless(anna, program, file, service)
            left_behind(anna, program, file, service)
            looked_at(anna, program, file, service)
            ruled_without_connection(program, file, service)
            anna.close()
            service.line("close")
            service.process.wait(timeout=10)
            subprocess.run([program, "verify", file], check=True, stdout=subprocess.DEVNULL)
        finally:
            driver.terminate()
            driver.wait()


if __name__ == "__main__":
    main()
