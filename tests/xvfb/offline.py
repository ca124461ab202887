"""A station in a real browser whose connection is lost in every way there is: the most that may wait, another tab or
device that typed meanwhile, a tab that is hidden, a browser that keeps nothing, a machine that slept, an address that
is gone.

Fails when what is typed is lost, when something is sent twice, or when what is said is not so. Needs Chromium and its
driver; no display, no network but 127.0.0.1.
    python3 tests/xvfb/offline.py PROGRAM FOLDER
"""

import json
import os
import pathlib
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.request

import hall
import staff

QUEUE = "eforos/' + document.body.dataset.game + '/queue"


def must(found, wanted, what):
    if found != wanted:
        sys.exit(f"{what}: {found!r} and not {wanted!r}")


def typed(browser):
    return browser.run("return document.querySelector('[name=\"fields.3\"]').value")


def opened(browser, service, path):
    browser.go(service.url + path)
    staff.on_sheet(browser)


def in_three(browser, text):
    """Typed into the last field."""
    browser.run("const at = document.querySelector('[name=\"fields.3\"]'); at.focus();"
                "at.selectionStart = at.value.length")
    browser.keys(text)


def waits(browser, count, why=None):
    """As many sheets wait in this browser as if they had been typed."""
    browser.run(f"""
        const queue = Array.from({{ length: {count} }}, (_, n) => ({{
          ask: {{ id: n.toString(16).padStart(32, '0'), ask: 'key_sheet', round: 14, player: 900 + n, fields: {{}} }},
          path: '/s/14/' + (900 + n), next: '/s', at: Date.now(), whose: 'n', why: {json.dumps(why)} || undefined,
        }}));
        localStorage.setItem('{QUEUE}', JSON.stringify(queue));""")


def queued(browser):
    return browser.run(f"return JSON.parse(localStorage.getItem('{QUEUE}') || '[]').length")


def cut(browser, is_cut):
    """The network of this browser alone."""
    conditions = {"offline": is_cut, "latency": 0, "downloadThroughput": -1, "uploadThroughput": -1}
    for command, params in (("Network.enable", {}), ("Network.emulateNetworkConditions", conditions)):
        browser.ask("/goog/cdp/execute", {"cmd": command, "params": params})


def hidden(browser, is_hidden):
    """As if another tab lay before this one."""
    browser.run(f"Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {json.dumps(is_hidden)} }});"
                "document.dispatchEvent(new Event('visibilitychange'))")


def the_most(browser, service):
    """Sixty wait; what was refused does not wait; the sixty-first is told so and stays on the page."""
    opened(browser, service, "/s/14/1")
    cut(browser, True)
    in_three(browser, "ναι ")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    waits(browser, 60)
    browser.saves()
    browser.until("return !!document.getElementById('refused')", "told that no more may wait")
    told = browser.run("return document.getElementById('refused').textContent")
    must(told, browser.run("return document.body.dataset.many"), "what is said of the sixty-first")
    must((typed(browser), queued(browser)), ("ναι ", 60), "the sixty-first")
    waits(browser, 60, "refused")
    browser.saves()
    must(queued(browser), 61, "beside sixty that were refused")
    browser.run(f"localStorage.removeItem('{QUEUE}')")
    cut(browser, False)
    browser.until("return document.getElementById('state').className === 'live'", "back", 400)


def drafted_there(browser, service, path, text):
    """What is there is changed, as from the same station's other tab."""
    cookies = browser.ask("/cookie")
    held = next(cookie["value"] for cookie in cookies if cookie["name"] == "__Host-eforos")
    body = json.dumps({"rev": 90, "path": path, "fields": {"3": text}}).encode()
    headers = {"Cookie": f"__Host-eforos={held}", "Origin": service.url, "Content-Type": "application/json",
               "X-Eforos": browser.run("return document.body.dataset.key")}
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    request = urllib.request.Request(service.url + "/api/draft", body, headers, method="PUT")
    urllib.request.urlopen(request, timeout=10, context=context)


def both_changed(one, service):
    """The same person typed in two places: unsent text here and the draft there are both offered."""
    opened(one, service, "/s/14/2")
    in_three(one, "ναι ")
    staff.chips(one, 1)
    time.sleep(1)
    cut(one, True)
    in_three(one, "της ")
    one.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    drafted_there(one, service, "/s/14/2", "ναι ρος")
    cut(one, False)
    opened(one, service, "/s/14/2")
    must(typed(one), "ναι της ", "what was typed here")
    one.until("return !!document.getElementById('other')", "both are offered")
    if "ναι ρος" not in one.run("return document.getElementById('other').textContent"):
        sys.exit("the draft from there is not shown")
    one.run("document.querySelector('#other button').click()")
    must(typed(one), "ναι ρος", "the draft from there, once it is taken")
    # Kept from now on: it is neither asked again nor lost.
    time.sleep(2)
    opened(one, service, "/s/14/2")
    must(typed(one), "ναι ρος", "what was chosen")
    must(one.run("return !document.getElementById('other')"), True, "asked once more")


def hides(browser, service):
    """A hidden tab holds no stream; once it is seen again it has one, and what waited is sent at once."""
    opened(browser, service, "/s/14/3")
    browser.run("""
        window.streams = [];
        const Real = window.EventSource;
        window.EventSource = class extends Real { constructor(...of) { super(...of); window.streams.push(this); } };""")
    hidden(browser, True)
    time.sleep(1)
    must(browser.run("return window.streams.length"), 0, "streams while hidden")
    hidden(browser, False)
    browser.until("return window.streams.length === 1 && window.streams[0].readyState === 1", "a stream again")
    hidden(browser, True)
    must(browser.run("return window.streams[0].readyState"), 2, "the stream of a hidden tab")
    hidden(browser, False)


def slept(browser, service):
    """The device slept: the stream is silent, that is told, and typing goes on; awake it comes back by itself."""
    opened(browser, service, "/s/14/3")
    os.kill(service.process.pid, 19)
    try:
        browser.until("return document.getElementById('state').className === 'lost'", "told after 25 s of silence", 400)
        in_three(browser, "ναι ")
    finally:
        os.kill(service.process.pid, 18)
    browser.until("return document.getElementById('state').className === 'live'", "back", 400)
    staff.chips(browser, 1)
    must(typed(browser), "ναι ", "what was typed meanwhile")


def keeps_nothing(browser, service):
    """A browser without a store says so once, sends each rest, and asks before it leaves with what was not sent."""
    script = "Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('no', 'SecurityError'); } });"
    params = {"source": script}
    made = browser.ask("/goog/cdp/execute", {"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": params})
    opened(browser, service, "/s/14/4")
    must(browser.run("return document.getElementById('lost').textContent === document.body.dataset.none"
                     " && !document.getElementById('lost').hidden"), True, "that nothing is kept is said")
    in_three(browser, "ναι ")
    staff.chips(browser, 1)
    time.sleep(1)
    must(browser.run("const left = new Event('beforeunload', { cancelable: true }); window.dispatchEvent(left);"
                     "return left.defaultPrevented"), False, "what was sent is not asked for")
    cut(browser, True)
    in_three(browser, "της")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    must(browser.run("const left = new Event('beforeunload', { cancelable: true }); window.dispatchEvent(left);"
                     "return left.defaultPrevented"), True, "leaving with what was not sent")
    cut(browser, False)
    browser.ask("/goog/cdp/execute", {"cmd": "Page.removeScriptToEvaluateOnNewDocument", "params": made})
    # What is asked before leaving is no obstacle here.
    browser.run("window.addEventListener('beforeunload', (event) => event.stopImmediatePropagation(), true)")


def told(browser, what):
    browser.until("const at = document.getElementById('refused');"
                  f"return !!at && at.textContent === document.body.dataset.{what}", f"told: {what}", 400)


def kept_and_waits(browser, service):
    """Without a connection it is said that a sheet is kept, and the ways on wait for the connection."""
    opened(browser, service, "/s/14/4")
    cut(browser, True)
    in_three(browser, "ναι ")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.saves()
    told(browser, "kept")
    browser.run("document.querySelector('a[href^=\"/s/next\"]').click()")
    time.sleep(1.5)
    must(browser.run("return location.pathname"), "/s/14/4", "no page of the browser's own")
    cut(browser, False)
    browser.until("return location.pathname !== '/s/14/4' && !!document.getElementById('state')", "the way on", 400)
    browser.until(f"return JSON.parse(localStorage.getItem('{QUEUE}') || '[]').length === 0", "sent by itself", 400)


def sent_away(browser, service):
    """Who is sent away while typing is told so, and the text stays."""
    opened(browser, service, "/s/14/3")
    in_three(browser, " της ")
    for number in range(1, 4):
        service.line(f"revoke {number}")
    told(browser, "out")
    must(typed(browser).endswith("της "), True, "the text of who was sent away")


def leaves(browser, service):
    """A browser that was closed sends what waited at the next visit; who leaves leaves nothing in it."""
    opened(browser, service, "/s/14/nameless")
    cut(browser, True)
    in_three(browser, "ναι ")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.saves()
    must(queued(browser), 1, "what waits")
    browser.go("data:text/html,closed")
    cut(browser, False)
    opened(browser, service, "/s/14/nameless")
    browser.until(f"return JSON.parse(localStorage.getItem('{QUEUE}') || '[]').length === 0", "sent at the next visit", 400)
    in_three(browser, "ναι ")
    staff.chips(browser, 1)
    keys = "return Object.keys(localStorage).filter((key) => key.startsWith('eforos/')).length"
    must(browser.run(keys) > 0, True, "something is kept here")
    browser.go(service.url + "/s")
    browser.run("document.querySelector('form[action=\"/leave\"] button').click()")
    browser.until("return document.readyState === 'complete' && !document.body.dataset.in", "left")
    must(browser.run(keys), 0, "what is kept after leaving")
    browser.go(service.url + "/s")
    must(browser.run("return !!document.querySelector('.sheets')"), False, "a page after leaving")


def moved(browser, program, file, service):
    """The machine has another address: the page says so and keeps the text; who joins again there has the draft."""
    opened(browser, service, "/s/14/3")
    in_three(browser, "της")
    time.sleep(2)
    service.line("close")
    service.process.wait(timeout=10)
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    must(typed(browser), "ναι της", "the text after the address is gone")
    port = staff.PORT
    staff.PORT = "8626"
    try:
        again = staff.Service(program, file)
    finally:
        staff.PORT = port
    must(again.url != service.url, True, "another address")
    staff.joined(browser, again, "Άννα", True)
    opened(browser, again, "/s/14/3")
    must(typed(browser), "ναι της", "the draft after joining again")
    return again


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
            anna = staff.Browser(False)
            staff.joined(anna, service, "Άννα", True)
            the_most(anna, service)
            both_changed(anna, service)
            hides(anna, service)
            slept(anna, service)
            keeps_nothing(anna, service)
            service = moved(anna, program, file, service)
            kept_and_waits(anna, service)
            sent_away(anna, service)
            vicky = staff.Browser(False)
            staff.joined(vicky, service, "Βίκυ", True)
            leaves(vicky, service)
            vicky.close()
            anna.close()
            service.line("close")
            service.process.wait(timeout=10)
            subprocess.run([program, "verify", file], check=True, stdout=subprocess.DEVNULL)
        finally:
            driver.terminate()
            driver.wait()


if __name__ == "__main__":
    main()
