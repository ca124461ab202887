"""A station in a real browser whose connection is lost in every way there is: the most that may wait, another tab or
device that typed meanwhile, a tab that is hidden, a browser that keeps nothing or is full, a machine that slept, that cannot write,
an address that is gone.

Fails when what is typed is lost, when something is sent twice, or when what is said is not so. Needs Chromium and its
driver; no display, no network but 127.0.0.1.
    python3 tests/xvfb/offline.py PROGRAM FOLDER
"""

import json
import os
import pathlib
import resource
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import between
import hall
import staff
from staff import must

BETWEEN = 8646
QUEUE = "eforos/' + document.body.dataset.game + '/' + encodeURIComponent(document.body.dataset.who) + '/queue"


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
    browser.network(offline=is_cut)


def drafts_are_taken(browser, when):
    """Drafts never come there, and are answered as if they had."""
    browser.run("""
        const { open, send } = XMLHttpRequest.prototype;
        let left = false;
        addEventListener('beforeunload', () => { left = true; });
        XMLHttpRequest.prototype.open = function (method, path) { this.path = path; open.call(this, method, path); };
        XMLHttpRequest.prototype.send = function (body) {
          if (this.path !== '/api/draft') { send.call(this, body); return; }
          Object.defineProperties(this, { status: { value: 200 }, response: { value: {} } });
          %s
        };""" % when)


def answered_late(browser, service):
    """That a draft was taken may be answered while its page is left, whose next one was made before, or it may be sent only
    then: it is there still."""
    opened(browser, service, "/s/14/5")
    drafts_are_taken(browser, "addEventListener('beforeunload', () => this.onload());")
    in_three(browser, "ναι ")
    staff.chips(browser, 1)
    browser.until("return performance.now() - (window.since ??= performance.now()) > 1000", "a draft is on its way")
    opened(browser, service, "/s/14/5")
    must(typed(browser), "ναι ", "what was begun")
    time.sleep(1)
    opened(browser, service, "/s/14/5")
    drafts_are_taken(browser, "if (left) { localStorage.late = 1; this.onload(); }")
    browser.network(latency=1500)
    in_three(browser, "ρος ")
    browser.go(service.url + "/s/14/5")
    browser.network()
    staff.on_sheet(browser)
    must((typed(browser), browser.run("return localStorage.late")), ("ναι ρος ", "1"), "what was begun right before")


def forgotten_there(browser, service):
    """What the program took and has not any more, because it was killed before it wrote it, is offered again."""
    opened(browser, service, "/s/13/5")
    drafts_are_taken(browser, "this.onload();")
    in_three(browser, "ναι ")
    time.sleep(1)
    opened(browser, service, "/s/13/5")
    browser.until("return !document.getElementById('other').hidden", "it is offered")
    must((typed(browser), "ναι" in browser.run("return document.querySelector('#other b').textContent")), ("", True), "what is offered")
    browser.run("document.querySelector('#other button').click()")
    must(typed(browser), "ναι ", "what was kept here, once it is taken")
    time.sleep(1)
    opened(browser, service, "/s/13/5")
    must((typed(browser), browser.run("return document.getElementById('other').hidden")), ("ναι ", True), "it is there, and asked no more")
    # A space behind it is nothing that is to be decided.
    drafts_are_taken(browser, "this.onload();")
    in_three(browser, " ")
    time.sleep(1)
    opened(browser, service, "/s/13/5")
    must((typed(browser), browser.run("return document.getElementById('other').hidden")), ("ναι ", True), "of a space nothing is asked")
    emptied(browser)


def hidden(browser, is_hidden):
    """As if another tab lay before this one."""
    browser.run(f"Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {json.dumps(is_hidden)} }});"
                "document.dispatchEvent(new Event('visibilitychange'))")


def another_program(browser, service):
    """A page whose program was replaced reads itself anew, with all that is typed."""
    opened(browser, service, "/s/14/5")
    in_three(browser, "της ")
    browser.run("""
        window.before = 1;
        window.EventSource = class extends EventTarget {
          constructor() {
            super();
            setTimeout(() => this.dispatchEvent(new MessageEvent('stand', { data: '0123456789-another.js 1' })));
          }
          close() {}
        };""")
    hidden(browser, True)
    hidden(browser, False)
    browser.until("return !window.before", "read anew")
    staff.on_sheet(browser)
    must(typed(browser), "ναι ρος της ", "what is typed")


def the_most(browser, service):
    """Sixty wait; what was refused does not wait; the sixty-first is told so and stays on the page."""
    opened(browser, service, "/s/14/1")
    cut(browser, True)
    in_three(browser, "ναι ")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    waits(browser, 60)
    browser.saves()
    browser.until("return !document.getElementById('refused').hidden", "told that no more may wait")
    told = browser.run("return document.getElementById('refused').textContent")
    must(told, browser.run("return document.body.dataset.many"), "what is said of the sixty-first")
    must((typed(browser), queued(browser)), ("ναι ", 60), "the sixty-first")
    waits(browser, 60, "refused")
    browser.saves()
    must(queued(browser), 61, "beside sixty that were refused")
    browser.run(f"localStorage.removeItem('{QUEUE}')")
    cut(browser, False)
    browser.until("return document.getElementById('state').className === 'live'", "back", 400)


def refused_after(browser, service):
    """What waited here and was not taken is read before all else, wherever one is on the page, with its link; nothing says beside it
    that all was sent by itself."""
    opened(browser, service, "/s/14/3")
    cut(browser, True)
    in_three(browser, "ναι ")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    waits(browser, 1)
    browser.run(f"localStorage.setItem('{QUEUE}'.replace(/queue$/, 'sent'), JSON.stringify('sent by itself: 3-14'))")
    cut(browser, False)
    there = "const at = document.querySelector('#lost + #queue'); return !!at && !at.hidden"
    browser.until(there, "told what was not taken", 400)
    for width, height in ((390, 844), (1280, 720)):
        browser.sized(width, height)
        for to in ("0", "document.documentElement.scrollHeight"):
            browser.run(f"scrollTo(0, {to})")
            seen = browser.run("const link = document.querySelector('#lost + #queue a'), { top, bottom } = link.getBoundingClientRect();"
                               "const { x, y, width, height } = link.getBoundingClientRect();"
                               "const on = document.elementFromPoint(x + width / 2, y + height / 2);"
                               "return [top >= 0 && bottom <= innerHeight, link.contains(on), new URL(link.href).pathname,"
                               "!!link.querySelector('.bad').textContent]")
            must(seen, [True, True, "/s/14/900", True], f"at {width}, scrolled to {to}")
    must(browser.run("return document.querySelector('#queue h2').textContent"), browser.run("return document.body.dataset.turned"), "what it is called")
    must(browser.run("return document.getElementById('lost').hidden"), True, "that what waited was sent")
    browser.pictured(pathlib.Path(sys.argv[2]), "refused-after")
    browser.run(f"localStorage.removeItem('{QUEUE}'); localStorage.removeItem('{QUEUE}'.replace(/queue$/, 'sent'))")
    opened(browser, service, "/s/14/3")
    emptied(browser)


def by_f1_and_numbers(browser, service):
    """F1 opens the office's help and leads back, with what was typed; whoever goes to a number types it anew."""
    opened(browser, service, "/s/14/3")
    in_three(browser, "ναι ")
    browser.keys("\ue031")
    browser.until("return location.pathname === '/help'", "help by F1")
    browser.until("return !!document.getElementById('to-help')", "the way back")
    browser.keys("\ue031")
    browser.until("return location.pathname === '/s/14/3' && !!document.getElementById('sheet')", "back by F1")
    must(typed(browser), "ναι ", "what was typed")
    emptied(browser)
    browser.go(service.url + "/s")
    browser.until("return !!document.querySelector('[name=find]')", "the list")
    browser.run("const at = document.querySelector('[name=find]'); at.value = '1'; at.blur()")
    number = "return document.querySelector('[name=find]').value"
    browser.run("document.querySelector('[name=find]').focus()")
    browser.keys("206")
    must(browser.run(number), "206", "a number over another one")
    browser.run("document.querySelector('[name=find]').blur()")
    browser.clicks("[name=find]", 1)
    browser.keys("7")
    must(browser.run(number), "7", "the same by the mouse")
    browser.run("document.querySelector('[name=find]').value = ''")


def asked_there(browser, service, method, path, said):
    """As from the same station's other tab."""
    cookies = browser.ask("/cookie")
    held = next(cookie["value"] for cookie in cookies if cookie["name"] == "__Host-eforos")
    body = json.dumps(said).encode()
    headers = {"Cookie": f"__Host-eforos={held}", "Origin": service.url, "Content-Type": "application/json",
               "X-Eforos": browser.run("return document.body.dataset.key")}
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    request = urllib.request.Request(service.url + path, body, headers, method=method)
    try:
        urllib.request.urlopen(request, timeout=10, context=context)
    except urllib.error.HTTPError as refused:
        sys.exit(f"{path}: {refused} {refused.read().decode()}")


def both_changed(one, service):
    """The same person typed in two places: unsent text here and the draft there are both offered."""
    opened(one, service, "/s/14/2")
    in_three(one, "ναι ")
    staff.chips(one, 1)
    time.sleep(1)
    # Nothing of what this page sends comes there any more.
    one.run("XMLHttpRequest.prototype.send = () => {}")
    in_three(one, "της ")
    asked_there(one, service, "PUT", "/api/draft", {"rev": 90, "path": "/s/14/2", "fields": {"3": "ναι ρος"}})
    opened(one, service, "/s/14/2")
    must(typed(one), "ναι της ", "what was typed here")
    one.until("return !document.getElementById('other').hidden", "both are offered")
    if "ναι ρος" not in one.run("return document.getElementById('other').textContent"):
        sys.exit("the draft from there is not shown")
    one.pictured(pathlib.Path(sys.argv[2]), "two-versions")
    one.run("document.querySelector('#other button:last-child').click()")
    must(typed(one), "ναι ρος", "the draft from there, once it is taken")
    # Kept from now on: it is neither asked again nor lost.
    time.sleep(2)
    opened(one, service, "/s/14/2")
    must(typed(one), "ναι ρος", "what was chosen")
    must(one.run("return document.getElementById('other').hidden"), True, "asked once more")


def two_tabs(browser, service):
    """What is typed in two tabs of one sheet: neither replaces the other's unseen, also when one of them is closed."""
    opened(browser, service, "/s/13/7")
    in_three(browser, "ναι ")
    staff.chips(browser, 1)
    time.sleep(1)
    here, there = browser.ask("/window"), browser.ask("/window/new", {"type": "tab"})["handle"]
    browser.ask("/window", {"handle": there})
    opened(browser, service, "/s/13/7")
    must(typed(browser), "ναι ", "what was begun, in another tab")
    in_three(browser, "ρος ")
    time.sleep(1)
    browser.go("about:blank")
    browser.ask("/window", {"handle": here})
    in_three(browser, "της ")
    must(typed(browser), "ναι της ", "what was typed here")
    time.sleep(1)
    must((browser.run("return document.getElementById('other').hidden"),
          "ναι ρος" in browser.run("return document.getElementById('other').textContent")), (False, True), "what was typed there is offered")
    browser.run("document.querySelector('#other button').click()")
    must(typed(browser), "ναι της ", "what was typed here, once it is chosen")
    time.sleep(1)
    opened(browser, service, "/s/13/7")
    must((typed(browser), browser.run("return document.getElementById('other').hidden")), ("ναι της ", True), "what was chosen")
    emptied(browser)


def hides(browser, service):
    """A hidden tab holds no stream; once it is seen again it asks how it stands and has one, and what waited is sent at
    once."""
    opened(browser, service, "/s/14/3")
    browser.run("""
        window.streams = [];
        const Real = window.EventSource;
        window.EventSource = class extends Real {
          constructor(...of) { super(...of); this.began = performance.now(); window.streams.push(this); } };""")
    hidden(browser, True)
    time.sleep(1)
    must(browser.run("return window.streams.length"), 0, "streams while hidden")
    hidden(browser, False)
    browser.until("return window.streams.length === 1 && window.streams[0].readyState === 1", "a stream again")
    asked = browser.run("const asked = performance.getEntriesByType('resource').filter((one) => one.name.endsWith('/live?once'));"
                        "return asked.map((one) => one.responseEnd <= window.streams[0].began)")
    must(asked, [True], "asked once, before the stream")
    hidden(browser, True)
    must(browser.run("return window.streams[0].readyState"), 2, "the stream of a hidden tab")
    hidden(browser, False)


def slept(browser, service):
    """The device slept: the stream is silent, that is told, and typing goes on; awake it comes back by itself."""
    opened(browser, service, "/s/14/3")
    silent = time.monotonic()
    os.kill(service.process.pid, 19)
    try:
        browser.until("return document.getElementById('state').className === 'lost'", "told after 25 s of silence", 400)
        # A sign of life may have come a moment before, or ten seconds.
        took = time.monotonic() - silent
        if not 14 < took < 28:
            sys.exit(f"told after {took:.1f} s of silence")
        # The minute may have ended since.
        since = browser.run("return [0, 3e3].map(ago => `${document.body.dataset.lost} ` +"
                            "new Date(Date.now() - ago).toTimeString().slice(0, 5).replace(/^0/, ''))"
                            ".includes(document.getElementById('state').textContent)")
        must(since, True, "since when there is no connection")
        in_three(browser, "ναι ")
        # Of what is typed nothing is guessed.
        time.sleep(1)
        must(browser.run("return document.querySelectorAll('.chips li').length"), 0, "verdicts without a connection")
        must(browser.run("return getComputedStyle(document.getElementById('sums')).visibility"), "hidden", "verdicts are grey")
    finally:
        os.kill(service.process.pid, 18)
    browser.until("return document.getElementById('state').className === 'live'", "back", 400)
    staff.chips(browser, 1)
    must(typed(browser), "ναι ", "what was typed meanwhile")


def retries(browser, program, file, service, keys):
    """What waits is asked again with its number after 0.5, 1, 2, 4, 8, 8 s and so on, a fifth more or less; at once when
    the network is there again and when the page is seen again. An answer that was lost is given again byte by byte."""
    through = between.Between(BETWEEN, int(service.url.rsplit(":", 1)[1]), keys)
    opened(browser, through, "/s/14/1")
    browser.run("document.querySelector('[name=\"fields.3\"]').value = ''")
    in_three(browser, "ναι ")
    staff.chips(browser, 1)
    time.sleep(2)
    before = staff.keyed(program, file, "sheet")
    through.cut(True)
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.saves()
    while len(through.times("/api/do")) < 7:
        time.sleep(0.2)
    found = through.times("/api/do")
    apart = [later - at for (at, _), (later, _) in zip(found, found[1:])]
    print("asked again after", ", ".join(f"{one:.2f}" for one in apart), "s")
    for one, wanted in zip(apart, (0.5, 1, 2, 4, 8, 8)):
        # A busy machine is late, never early.
        if not 0.8 * wanted - 0.02 < one < 1.2 * wanted + 0.4:
            sys.exit(f"asked again after {one:.2f} s and not {wanted}")
    must(len({body for _, body in found}), 1, "what is asked again")

    def at_once(what, does):
        """Right after an ask, so that the next one would be far."""
        count = len(through.times("/api/do"))
        while len(through.times("/api/do")) == count:
            time.sleep(0.05)
        count += 1
        time.sleep(0.5)
        does()
        begun = time.monotonic()
        while len(through.times("/api/do")) == count:
            time.sleep(0.02)
            if time.monotonic() - begun > 2:
                sys.exit(f"not asked at once when {what}")
        print(f"asked again {time.monotonic() - begun:.2f} s after {what}")

    def off_and_on():
        cut(browser, True)
        time.sleep(0.3)
        cut(browser, False)

    def away_and_back():
        hidden(browser, True)
        hidden(browser, False)

    at_once("the network was there again", off_and_on)
    at_once("the page was seen again", away_and_back)
    must(staff.keyed(program, file, "sheet"), before, "what was recorded meanwhile")
    through.lost = 2
    through.cut(False)
    browser.until(f"return JSON.parse(localStorage.getItem('{QUEUE}') || '[]').length === 0", "saved", 400)
    bodies = [body for path, body in through.answered if path == "/api/do"]
    must((len(bodies), len(set(bodies))), (3, 1), "answers of which two were lost")
    must(staff.keyed(program, file, "sheet"), before + 1, "what was recorded of it")


def newer_there(browser, program, file, service):
    """Changed elsewhere meanwhile: what it says there stands beside what is typed here, and saved again it is asked anew."""
    opened(browser, service, "/s/14/1/saved")
    ask = json.loads(browser.run("return Array.from(document.querySelectorAll('[name=_ask]'), (one) => one.value)"
                                 ".find((one) => one.includes('revise'))"))
    there = ask | {"id": "77" * 16, "fields": {"3": "της"}, "reason": "αλλού"}
    asked_there(browser, service, "POST", "/api/do", there)
    browser.run("document.querySelector('[name=\"fields.3\"]').value = 'ναι της'; document.forms.sheet.reason.value = 'εδώ'")
    save = "Array.from(document.querySelectorAll('[name=_ask]')).find((one) => one.value.includes('revise')).click()"
    browser.run(save)
    browser.until("return !document.getElementById('other').hidden", "both are shown")
    beside = browser.run("return document.getElementById('other').textContent")
    must("ΤΗΣ" in beside and typed(browser) == "ναι της", True, "both side by side")
    before = staff.keyed(program, file, "sheet")
    browser.run(save)
    browser.until("return location.pathname !== '/s/14/1/saved' || !!document.querySelector('.said.good')", "saved", 400)
    must(staff.keyed(program, file, "sheet"), before + 1, "what was recorded")


def told_while_it_is_so(browser, service):
    """That this very sheet was saved is told until something else is typed, which is not saved."""
    browser.go(service.url + "/s/14/1?told=revised&of=14/1")
    staff.on_sheet(browser)
    seen = "return [...document.querySelectorAll('main > .here,#begun')].map(at => !!at.offsetParent)"
    must(browser.run(seen), [True, False], "what was saved")
    in_three(browser, " ρος ")
    must(browser.run(seen), [False, True], "what is not saved")
    browser.run("document.querySelector('#begun button').click()")
    browser.until("return !location.search && !document.getElementById('begun').offsetParent", "as it is saved")


def saved_in_another_tab(browser, program, file, service):
    """Saved in another tab while this one still keys it: what is kept here becomes a new version, with its reason, once.
    The question came again and again, and nothing was ever saved."""
    where = "/s/13/5"
    opened(browser, service, where)
    in_three(browser, "ναι ")
    staff.chips(browser, 1)
    time.sleep(1)
    there = {"ask": "key_sheet", "round": 13, "player": 5, "id": "78" * 16, "fields": {"3": "της"}, "odd": True, "moved": False}
    asked_there(browser, service, "POST", "/api/do", there)
    before = staff.keyed(program, file, "sheet")
    browser.saves()
    browser.until("return !document.getElementById('other').hidden", "both are shown")
    told = browser.run("return Array.from(document.querySelectorAll('#other b'), (one) => one.textContent)")
    must([line.split(": ")[1].strip().upper() for line in told], ["ΝΑΙ", "ΤΗΣ"], "what differs, with its field")
    browser.run("document.querySelector('#other button').click()")
    browser.until("return !!document.forms.sheet && !!document.forms.sheet.reason", "the page of a new version")
    must(typed(browser), "ναι ", "what is kept")
    browser.run("document.forms.sheet.reason.focus()")
    browser.keys("άλλη καρτέλα\ue007")
    browser.until(f"return location.pathname !== '{where}' && !!document.getElementById('state')", "saved", 400)
    must(staff.keyed(program, file, "sheet"), before + 1, "what was recorded of it")


def unread(browser, service):
    """What cannot be read is not saved, and its field gets the keyboard."""
    opened(browser, service, "/s/14/2")
    browser.run("document.querySelector('[name=\"fields.3\"]').value = ''")
    in_three(browser, "ν7ι ")
    browser.run("document.querySelector('[name=\"fields.7\"]').focus()")
    browser.saves()
    browser.until("return !document.getElementById('refused').hidden", "told that it cannot be read")
    must(browser.run("return document.activeElement.name"), "fields.3", "where the keyboard is")
    must((typed(browser), queued(browser)), ("ν7ι ", 0), "what cannot be read")


def cannot_write(browser, program, file, service):
    """While the file is gone or the disk is full a sheet waits here, the page says why, and it is saved once later."""
    pid, no_limit = service.process.pid, resource.RLIM_INFINITY
    for path, begins, ends in (
            ("/s/13/7", lambda: os.rename(file, file + ".away"), lambda: os.rename(file + ".away", file)),
            ("/s/13/8", lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (1024, no_limit)),
             lambda: resource.prlimit(pid, resource.RLIMIT_FSIZE, (no_limit, no_limit)))):
        opened(browser, service, path)
        in_three(browser, "ναι ")
        staff.chips(browser, 1)
        time.sleep(1)
        before = staff.keyed(program, file, "sheet")
        begins()
        browser.saves()
        browser.until("const at = document.getElementById('refused');"
                      "return !at.hidden && at.className === 'said open' && at.textContent.length > 20", "told why it waits", 400)
        browser.pictured(pathlib.Path(sys.argv[2]), "cannot-write" + path.replace("/", "-"))
        # Asked again in vain.
        time.sleep(3)
        must((typed(browser), queued(browser), browser.run("return document.getElementById('state').className")),
             ("ναι ", 1, "live"), f"what waits at {path}")
        ends()
        must(staff.keyed(program, file, "sheet"), before, "what was recorded meanwhile")
        browser.until(f"return location.pathname !== '{path}' && !!document.getElementById('state')", "saved later", 400)
        must((staff.keyed(program, file, "sheet"), queued(browser)), (before + 1, 0), f"what was recorded of {path}")


def empty(browser, program, file, service):
    """A sheet on which nothing is written is asked about, and saved by the tick."""
    opened(browser, service, "/s/13/6")
    before = staff.keyed(program, file, "sheet")
    browser.saves()
    browser.until("return !document.getElementById('refused').hidden", "asked about an empty sheet")
    must((browser.run("return [location.pathname, document.activeElement.name]"), queued(browser)),
         (["/s/13/6", "empty?"], 0), "where the keyboard is")
    browser.pictured(pathlib.Path(sys.argv[2]), "empty")
    must(staff.keyed(program, file, "sheet"), before, "what was recorded of it unasked")
    # What asks stands at the tick, behind the last field and before what saves. Who types on types words.
    order = ("const all = [...document.querySelectorAll('#sheet textarea,.tick input,#save')].filter(at => at.offsetParent);"
             "return all.map(at => at.id || at.name)")
    fields = [f"fields.{letters}" for letters in (7, 6, 5, 4, 3)]
    must(browser.run(order), fields + ["empty?", "save"], "how Tab goes while it is asked")
    browser.keys("ναι")
    must(browser.run("return [document.activeElement.name, document.activeElement.value]"), ["fields.7", "ναι"], "what was typed on")
    must((browser.run(order), browser.run("return document.getElementById('refused').hidden")), (fields + ["save"], True),
         "how Tab goes once a word stands there")
    browser.run("document.querySelector('[name=\"fields.7\"]').select()")
    browser.keys("\ue017")
    must((browser.run(order), typed(browser)), (fields + ["empty?", "save"], ""), "how Tab goes once none does")
    browser.saves()
    browser.until("return document.activeElement.name === 'empty?'", "asked about an empty sheet once more")
    browser.keys(" ")
    must(browser.run("return document.querySelector('#empty input').checked"), True, "the tick")
    browser.saves()
    browser.until("return location.pathname !== '/s/13/6' && !!document.getElementById('state')", "saved", 400)
    must(staff.keyed(program, file, "sheet"), before + 1, "what was recorded of it")
    document = subprocess.run([program, "export", file, "--json"], check=True, capture_output=True).stdout
    sheet = next(sheet for sheet in json.loads(document)["rounds"][12]["sheets"] if sheet["player"] == 6)
    must([word for words in sheet["words"].values() for word in words], [], "words of an empty sheet")


def odd(browser, program, file, service):
    """Words of another field are asked about, which nobody answers who types on."""
    opened(browser, service, "/s/13/9")
    before = staff.keyed(program, file, "sheet")
    browser.run("document.querySelector('[name=\"fields.7\"]').focus()")
    browser.keys("ναι της ")
    browser.saves()
    browser.until("return !document.getElementById('moved').hidden", "asked about words of another field")
    order = ("return [...document.querySelectorAll('#sheet textarea,#refused,#moved')].filter(at => at.offsetParent)"
             ".map(at => at.id || at.name)")
    must(browser.run(order)[:3], ["fields.7", "refused", "moved"], "where it is asked")
    browser.pictured(pathlib.Path(sys.argv[2]), "moved")
    browser.keys("ρος")
    answered = "return [...document.querySelectorAll('#moved input')].map(at => at.checked)"
    must((browser.run(answered), browser.run("return document.activeElement.name"), queued(browser)),
         ([False, False], "fields.7", 0), "typed on")
    must(browser.run("return document.getElementById('moved').hidden"), True, "what was asked of another text")
    browser.saves()
    browser.until("return !document.getElementById('moved').hidden", "asked again")
    must(staff.keyed(program, file, "sheet"), before, "what was recorded of it unasked")
    browser.clicks("#moved [value=no]", 1)
    must(browser.run(answered), [False, True], "the answer")
    browser.saves()
    browser.until("return location.pathname !== '/s/13/9' && !!document.getElementById('state')", "saved", 400)
    must(staff.keyed(program, file, "sheet"), before + 1, "what was recorded of it")


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


def emptied(browser):
    """What was begun is none any more."""
    browser.run("document.querySelectorAll('textarea').forEach(at => { at.value = '';"
                "at.dispatchEvent(new Event('input', { bubbles: true })); })")
    time.sleep(1)


def in_rhythm(browser, service):
    """What is typed goes there at the latest each second and once after a rest, and Enter goes on to the next word. Verdicts
    of a text that was typed on come too late, in whatever order they are answered."""
    opened(browser, service, "/s/13/5")
    browser.run("""
        const { open, send } = XMLHttpRequest.prototype;
        window.asked = { '/api/draft': [], '/api/look': [], '/api/do': [] };
        XMLHttpRequest.prototype.open = function (method, path) {
          (this.of = asked[path] || []).push(performance.now());
          open.apply(this, arguments);
        };
        XMLHttpRequest.prototype.send = function (body) {
          // The first verdicts are answered behind the next ones.
          const { onload } = this;
          if (this.of === asked['/api/look'] && this.of.length === 1) this.onload = () => setTimeout(onload, 1500);
          send.call(this, body);
        };
        window.typed = [];
        document.getElementById('sheet').addEventListener('input', () => typed.push(performance.now()));""")
    in_three(browser, "ναι")
    browser.until("return asked['/api/look'].length === 1", "the first verdicts are asked for")
    in_three(browser, " της")
    staff.chips(browser, 2)
    time.sleep(2)
    must(browser.run("return document.querySelectorAll('.chips li').length"), 2, "verdicts, after those of before came")
    browser.run("Object.values(asked).forEach(of => { of.length = 0; }); typed.length = 0;")
    pauses = [{"type": "pause", "duration": 150}]
    actions = [one for _ in range(20) for one in
               ({"type": "keyDown", "value": "ν"}, {"type": "keyUp", "value": "ν"}, *pauses)]
    browser.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})
    time.sleep(1.5)
    drafts, at, looks = browser.run("return [asked['/api/draft'], typed, asked['/api/look']]")
    # Verdicts are asked for 120 ms after a key after which none comes, within the moments that a busy machine takes.
    if not 115 <= looks[-1] - at[-1] < 250 or any(0 <= look - key < 115 for look in looks for key in at):
        sys.exit(f"verdicts asked for at {looks} ms, keys at {at} ms")
    rests = [one - at[0] for one in drafts]
    must(len(at), 20, "keys")
    if not (rests[0] < 1300 and all(b - a < 1500 for a, b in zip(drafts, drafts[1:])) and 3 <= len(drafts) <= 5):
        sys.exit(f"drafts {rests} ms after the first key, while keys came until {at[-1] - at[0]:.0f} ms")
    if not 0 < drafts[-1] - at[-1] < 700:
        sys.exit(f"the last draft {drafts[-1] - at[-1]:.0f} ms after the last key")
    before = typed(browser)
    in_three(browser, "\ue007\ue007ρος\ue007")
    must((typed(browser), browser.run("return asked['/api/do'].length")), (before + " ρος ", 0), "Enter between words")
    emptied(browser)


def begun_without(browser, service):
    """What was typed without a connection is sent and judged as soon as it is back, without a further key."""
    opened(browser, service, "/s/13/5")
    cut(browser, True)
    in_three(browser, "ναι ")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    # Its draft was tried in vain, too.
    time.sleep(1.5)
    cut(browser, False)
    staff.chips(browser, 1)
    browser.until("return fetch(location.pathname).then(page => page.text())"
                  ".then(text => /fields.3[^>]*>ναι </.test(text))", "what was typed is there", 50)
    emptied(browser)


def without_streams(browser, service):
    """Where no stream opens within five seconds it is asked every two how it stands, at a station and in the hall, and nothing
    is told as lost."""
    opened(browser, service, "/s/13/5")
    asked_by_and_by(browser)
    browser.go(service.hall)
    asked_by_and_by(browser)


def asked_by_and_by(browser):
    browser.until("return document.getElementById('state').className === 'live'", "live")
    browser.run("""
        window.EventSource = class extends EventTarget { close() {} };
        window.states = new Set();
        setInterval(() => states.add(document.getElementById('state').className), 20);""")
    hidden(browser, True)
    hidden(browser, False)
    asked = ("return performance.getEntriesByType('resource').filter(one => one.name.endsWith('/live?once'))"
             ".map(one => one.startTime)")
    browser.until(f"{asked}.length > 4", "asked five times", 300)
    times = browser.run(asked)
    first, *others = [(later - at) / 1000 for at, later in zip(times, times[1:])]
    print("without a stream it is asked after", ", ".join(f"{one:.1f}" for one in (first, *others)), "s")
    must((4.9 < first < 9, all(1.9 < one < 4 for one in others)), (True, True), "when it is asked")
    must(browser.run("return [...states]"), ["live"], "what is told")


def has_no_room(browser, service):
    """A browser whose store is full says so once, and sends what is typed all the same."""
    opened(browser, service, "/s/13/5")
    browser.run("""
        for (let size = 1 << 20; size; size >>= 1) {
          try { for (let n = 0; ; n += 1) localStorage[`full/${size}/${n}`] = 'x'.repeat(size); } catch (_) { /* full */ }
        }""")
    in_three(browser, "ναι ")
    staff.chips(browser, 1)
    must(browser.run("return document.getElementById('lost').textContent === document.body.dataset.none"
                     " && !document.getElementById('lost').hidden"), True, "that nothing is kept is said")
    time.sleep(1)
    browser.run("Object.keys(localStorage).filter(key => key.startsWith('full/')).forEach(key => delete localStorage[key]);"
                "window.addEventListener('beforeunload', event => event.stopImmediatePropagation(), true)")
    opened(browser, service, "/s/13/5")
    must(typed(browser), "ναι ", "what was sent is there")
    emptied(browser)


def told(browser, what):
    browser.until("const at = document.getElementById('refused');"
                  f"return !at.hidden && at.textContent.endsWith(document.body.dataset.{what})", f"told: {what}", 400)


def kept_and_waits(browser, service):
    """Without a connection it is said that a sheet is kept, and the ways on wait for the connection."""
    browser.go(service.url + "/s")
    browser.until("return document.getElementById('state').className === 'live'", "the list")
    cut(browser, True)
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    told_old = browser.run("return document.getElementById('lost').textContent")
    must("λίστα" in told_old, True, "the list is old, and says so")
    browser.pictured(pathlib.Path(sys.argv[2]), "old-list")
    cut(browser, False)
    opened(browser, service, "/s/14/4")
    emptied(browser)
    cut(browser, True)
    in_three(browser, "ναι ")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.saves()
    told(browser, "kept")
    where = "return location.pathname"
    turned = [browser.run(where)]
    # The next missing one is another of those that this page can become.
    browser.run("document.querySelector('a[href^=\"/s/next\"]').click()")
    turned.append(browser.run(where))
    must(len({"/s/14/4", *turned}), 3, f"the sheets that were turned to: {turned}")
    at_head = "return document.getElementById('lost').textContent"
    # What is sent by a form is not done, and says so; a link opens later, and says so.
    for press, said in (("footer button", "again"), ("#sheet a[href=\"/s\"]", "opens")):
        browser.run(f"document.querySelector('{press}').click()")
        must(browser.run(at_head).startswith(browser.run(f"return document.body.dataset.{said}")), True, f"what is said of {press}")
    browser.pictured(pathlib.Path(sys.argv[2]), "opens-later")
    time.sleep(1.5)
    must((browser.run(where), queued(browser)), (turned[1], 1), "no page of the browser's own")
    cut(browser, False)
    browser.until("return location.pathname === '/s' && !!document.getElementById('state')", "the page that was pressed for", 400)
    must(queued(browser), 0, "what waited was sent before")


def asked_before_going(browser, service):
    """A link that was pressed without a connection opens nothing where what waited is asked about: that stays in sight."""
    where = "/s/13/5/saved"
    opened(browser, service, where)
    ask = json.loads(browser.run("return Array.from(document.querySelectorAll('[name=_ask]'), (one) => one.value)"
                                 ".find((one) => one.includes('revise'))"))
    there = ask | {"id": "79" * 16, "fields": {"3": "ζωή"}, "reason": "αλλού"}
    cut(browser, True)
    in_three(browser, " της")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.run("document.forms.sheet.reason.value = 'εδώ';"
                "[...document.querySelectorAll('[name=_ask]')].find(one => one.offsetParent && one.value.includes('revise')).click()")
    told(browser, "kept")
    browser.run("document.querySelector('#sheet a[href=\"/s\"]').click()")
    asked_there(browser, service, "POST", "/api/do", there)
    must(queued(browser), 1, "what waits")
    cut(browser, False)
    browser.until("return !document.getElementById('other').hidden", "both are shown", 400)
    time.sleep(2)
    must((browser.run("return location.pathname"), queued(browser)), (where, 0), "where it is asked")
    emptied(browser)


def next_ones(browser, program, file, service):
    """Without a connection the next sheets are keyed, too, and each is saved once it is back."""
    opened(browser, service, "/s/13/4")
    in_three(browser, "κα")
    time.sleep(1.5)
    opened(browser, service, "/s/13/1")
    must(browser.run("return document.getElementById('alike').hidden"), True, "what needs no list")
    cut(browser, True)
    in_three(browser, "ναι ")
    browser.until("return document.getElementById('state').className === 'lost'", "told as lost", 400)
    browser.saves()
    told(browser, "kept")
    names = ["1"]
    for word in ("της", "ζωή"):
        # As with a connection the next one has the keyboard.
        browser.until("return document.activeElement.name === 'fields.7'", "its first field")
        must(typed(browser), "", "nothing of the sheet before")
        names.append(browser.run("return document.getElementById('sheet').dataset.path.split('/')[3]"))
        whose = browser.run("return document.querySelector('#sheet h1').textContent")
        must(whose.startswith(names[-1] + "."), True, f"whose it is: {whose}")
        in_three(browser, word + " ")
        browser.saves()
        told(browser, "kept")
    must((queued(browser), len(set(names))), (3, 3), "what waits")
    # What was begun and not saved of a further one is still there later.
    browser.until("return document.activeElement.name === 'fields.7'", "its first field")
    further = browser.run("return document.getElementById('sheet').dataset.path")
    must((further, typed(browser)), ("/s/13/4", "κα"), "what was begun before the connection was lost")
    in_three(browser, "ρό ")
    cut(browser, False)
    browser.until(f"return JSON.parse(localStorage.getItem('{QUEUE}') || '[]').length === 0", "sent by itself", 400)
    must((typed(browser), browser.run("return document.getElementById('sheet').dataset.path")), ("καρό ", further), "what is typed")
    # What was sent is told by its numbers, on the next page, too, until a sheet is saved again.
    sent = " ".join(f"{number}-13" for number in names)
    told_so = f"return !document.getElementById('lost').hidden && document.getElementById('lost').textContent.endsWith(': {sent}')"
    browser.until(told_so, "told what was sent", 50)
    browser.pictured(pathlib.Path(sys.argv[2]), "sent")
    staff.chips(browser, 1)
    browser.go(service.url + further)
    staff.on_sheet(browser)
    must(typed(browser), "καρό ", "what was begun")
    for number, word in zip(names, ("ΝΑΙ", "ΤΗΣ", "ΖΩΗ"), strict=True):
        browser.go(f"{service.url}/s/13/{number}/saved")
        browser.until("return !!document.getElementById('sheet')", "its page")
        must(typed(browser).strip(), word, f"what was saved of sheet {number}")
    # As another program reads it from the file.
    document = subprocess.run([program, "export", file, "--json"], check=True, capture_output=True).stdout
    sheets = {str(sheet["player"]): sheet for sheet in json.loads(document)["rounds"][12]["sheets"]}
    for number, word in zip(names, ("ΝΑΙ", "ΤΗΣ", "ΖΩΗ"), strict=True):
        must(sheets[number]["words"]["3"], [word], f"sheet {number} in the file")
    must(further.split("/")[3] in sheets, False, "what was not saved")


def in_round_13(folder, count):
    """So many sheets of the round before the last are missing, too."""
    day = pathlib.Path(folder, "day.json")
    document = json.loads(day.read_text())
    sheets = document["rounds"][12]["sheets"]
    document["rounds"][12]["sheets"] = [sheet for sheet in sheets if sheet["player"] > count]
    must(len(sheets) - len(document["rounds"][12]["sheets"]) >= 4, True, "missing sheets in round 13")
    day.write_text(json.dumps(document))


def sent_away(browser, service):
    """Who is sent away while typing is told so, and the text stays."""
    opened(browser, service, "/s/14/3")
    in_three(browser, " της ")
    for number in range(1, 4):
        service.line(f"revoke {number}")
    told(browser, "out")
    must(typed(browser).endswith("της "), True, "the text of who was sent away")


def asked_to_leave(browser, answer):
    for _ in range(50):
        try:
            must(bool(browser.ask("/alert/text")), True, "what is asked")
            browser.ask(f"/alert/{answer}", {})
            return
        except urllib.error.HTTPError:
            time.sleep(0.1)
    sys.exit("who leaves with sheets that wait is not asked")


def saved_by_another(browser, service):
    """What was begun of a sheet and not sent before another saved it is kept on the page that shows nothing of it, and is
    the second keying."""
    key = f"'{QUEUE}'.replace('queue', '/s/13/2')"
    opened(browser, service, "/s/14/nameless")
    browser.run(f"localStorage.setItem({key}, JSON.stringify({{ fields: {{ 3: 'ζωή ' }}, there: null }}))")
    browser.go(service.url + "/s/13/2")
    browser.until("return document.getElementById('state').className === 'live'", "the page that shows nothing")
    must(browser.run("return document.querySelector('[name=\"fields.3\"]')"), None, "a field")
    opened(browser, service, "/s/13/2/again")
    must(typed(browser), "ζωή ", "what was begun, as the second keying")
    browser.saves()
    browser.until("return location.pathname === '/s/13/2/settle'", "what differs")
    must(browser.run(f"return localStorage.getItem({key})"), None, "what is kept of it")


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
    must((typed(browser), browser.run("return location.pathname")), ("", "/s/14/nameless"), "the next sheet without a name")
    opened(browser, service, "/s/14/nameless")
    in_three(browser, "ναι ")
    staff.chips(browser, 1)
    keys = "return Object.keys(localStorage).filter((key) => key.startsWith('eforos/')).length"
    must(browser.run(keys) > 0, True, "something is kept here")
    browser.go(service.url + "/s")
    # What waits here would be lost: that is asked about.
    waits(browser, 1, "refused")
    for answer, left in (("dismiss", 1), ("accept", 0)):
        browser.run("setTimeout(() => document.querySelector('form[action=\"/leave\"] button').click(), 100)")
        asked_to_leave(browser, answer)
        time.sleep(1.5)
        must(queued(browser) if left else 0, left, f"what waits after {answer}")
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
        in_round_13(folder, 9)
        file = f"{folder}/day.eforos"
        subprocess.run([program, "import", "day.json", "day.eforos"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            hall.wait_for_driver()
            service = staff.Service(program, file)
            anna = staff.Browser(False)
            staff.joined(anna, service, "Άννα", True)
            the_most(anna, service)
            refused_after(anna, service)
            by_f1_and_numbers(anna, service)
            answered_late(anna, service)
            forgotten_there(anna, service)
            another_program(anna, service)
            both_changed(anna, service)
            two_tabs(anna, service)
            hides(anna, service)
            slept(anna, service)
            keeps_nothing(anna, service)
            in_rhythm(anna, service)
            begun_without(anna, service)
            without_streams(anna, service)
            has_no_room(anna, service)
            service = moved(anna, program, file, service)
            unread(anna, service)
            retries(anna, program, file, service, pathlib.Path(folder, "data/eforos/doors"))
            newer_there(anna, program, file, service)
            told_while_it_is_so(anna, service)
            cannot_write(anna, program, file, service)
            empty(anna, program, file, service)
            odd(anna, program, file, service)
            saved_in_another_tab(anna, program, file, service)
            next_ones(anna, program, file, service)
            kept_and_waits(anna, service)
            asked_before_going(anna, service)
            sent_away(anna, service)
            vicky = staff.Browser(False)
            staff.joined(vicky, service, "Βίκυ", True)
            saved_by_another(vicky, service)
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
