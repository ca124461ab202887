"""What a page of the hall does with the time in a real browser: how often it asks for it, what it shows while it knows it
badly, which alerts it shows and sounds, and what it does while nobody looks at it.

The pages and their scripts are the door's own; what passes there is told by this script, which stands before the door.
Fails when a page asks more or less often than it should, shows a time as known that is not, sounds on a phone, before a
click, late or otherwise than the program itself, or keeps its stream while it is hidden. Needs Chromium and its driver;
no display, no network but 127.0.0.1.
    python3 tests/xvfb/countdown.py PROGRAM FOLDER
"""

import base64
import http.server
import json
import pathlib
import re
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

import hall
from offline import hidden
from staff import Browser, must

BETWEEN = 8636
ALERTS = [60_000, 20_000, 0]
SAID = ["a minute", "twenty seconds", "over"]
# The program's own tones: pitch in hertz and length in milliseconds.
TONES = pathlib.Path(__file__).parents[2] / "src/app/sound/tone.rs"
# Streams are counted, and what would be heard is noted: pitch, begin and length in seconds. A page that draws its sound
# in another way is silent here.
NOTES = """
window.streams = [];
const Stream = window.EventSource;
window.EventSource = class extends Stream { constructor(...of) { super(...of); window.streams.push(this); } };
window.made = 0;
window.sounds = [];
window.AudioContext = class {
  constructor() { window.made += 1; }
  get currentTime() { return performance.now() / 1000; }
  createGain() {
    const gain = { value: 1, setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: (next) => next };
  }
  createOscillator() {
    const one = { frequency: { value: 440 }, connect: (next) => next, start(at) { one.at = at; },
      stop(at) { window.sounds.push([one.frequency.value, one.at, at - one.at]); } };
    return one;
  }
};
// A clock may be set, and one that stands still while the machine sleeps goes after.
window.set = 0;
window.slept = 0;
const [wall, ticks] = [Date.now, performance.now.bind(performance)];
Date.now = () => wall() + window.set;
performance.now = () => ticks() - window.slept;
// For how long the page waits before it asks for the time again: when it then does is the machine's affair.
window.waits = [];
const later = window.setTimeout.bind(window);
window.setTimeout = (does, ms, ...more) => {
  if (ms >= 1500) window.waits.push(ms);
  return later(does, ms, ...more);
};
// Each text that is said at an alert.
window.said = [];
new MutationObserver((all) => {
  for (const { target, addedNodes } of all) {
    if (target.className === 'said' && addedNodes.length && target.textContent) window.said.push(target.textContent);
  }
}).observe(document, { subtree: true, childList: true });
"""


class Between(http.server.ThreadingHTTPServer):
    """Before the hall door: pages come from there, the time and the scene from here."""

    daemon_threads = True

    def __init__(self, door):
        super().__init__(("127.0.0.1", BETWEEN), Asked)
        self.url, self.door = f"http://127.0.0.1:{BETWEEN}", door
        self.first = json.loads(urllib.request.urlopen(door + "/live?once", timeout=10).read())
        self.asked, self.delay, self.ends, self.alerts, self.full = [], 0, None, ALERTS, 240_000
        # So much later it is here than by the machine's clock, in milliseconds.
        self.ahead = 0
        self.changed = threading.Condition()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def scene(self):
        left = None if self.ends else self.full
        told = {"ends": self.ends, "left": left, "full": self.full, "alerts": self.alerts, "said": SAID}
        return json.dumps(self.first | {"kind": "countdown", "time": told}, ensure_ascii=False)

    def left(self, seconds, alerts=None, full=240_000):
        """From now on so much time is left."""
        with self.changed:
            self.ends, self.alerts, self.full = self.real_ms() + int(1000 * seconds), alerts or ALERTS, full
            self.changed.notify_all()

    def real_ms(self):
        return real_ms() + self.ahead

    def times(self, path, since=0):
        return [at for at, asked in self.asked if asked == path and at >= since]


def real_ms():
    return time.monotonic_ns() // 1_000_000


class Asked(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"

    def log_message(self, *_):
        pass

    def do_GET(self):
        self.server.asked.append((time.monotonic(), self.path))
        try:
            if self.path == "/t":
                time.sleep(self.server.delay)
                told = str(self.server.real_ms()).encode()
                time.sleep(self.server.delay)
                self.answers(told, "text/plain")
            elif self.path == "/live?once":
                self.answers(self.server.scene().encode(), "application/json")
            elif self.path == "/live":
                self.streams()
            else:
                self.passes()
        except OSError:
            pass

    def answers(self, body, kind, headers=()):
        self.send_response(200)
        for name, value in [("Content-Type", kind), ("Content-Length", str(len(body))), *headers]:
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(body)

    def streams(self):
        self.close_connection = True
        self.send_response(200)
        self.send_header("Content-Type", "text/event-stream")
        self.send_header("Connection", "close")
        self.end_headers()
        told = None
        while True:
            with self.server.changed:
                new = self.server.scene()
                if new == told:
                    self.server.changed.wait(5)
            event = f"event: scene\ndata: {new}\n\n" if new != told else "event: alive\ndata:\n\n"
            told = new
            self.wfile.write(event.encode())

    def passes(self):
        with urllib.request.urlopen(self.server.door + self.path, timeout=10) as answer:
            policy = [("Content-Security-Policy", answer.headers["Content-Security-Policy"])]
            self.answers(answer.read(), answer.headers["Content-Type"], policy)


def opened(browser, through, path):
    """A page that was just opened, and since when."""
    browser.go("about:blank")
    since = time.monotonic()
    browser.go(through.url + path)
    browser.until("return document.getElementById('state').className === 'live'", f"{path} live")
    return since


def counted(through, since, count, within, what):
    """So many asks for the time come within so many seconds, and no more of them for two seconds."""
    until = time.monotonic() + within
    while len(through.times("/t", since)) < count and time.monotonic() < until:
        time.sleep(0.02)
    time.sleep(1.5)
    must(len(through.times("/t", since)), count, f"asks for the time {what}")


def digits(browser):
    return browser.run("return document.querySelector('.digits').textContent")


def is_right(browser, through, what):
    """What is shown is what is left, within the moments that pass while it is asked for."""
    before = through.ends - through.real_ms()
    minutes, seconds = digits(browser).split(":")
    after = through.ends - through.real_ms()
    shown = 1000 * (60 * int(minutes) + int(seconds))
    must(after - 100 <= shown <= before + 1100, True, f"{what}: {shown} ms shown of {after} to {before}")


def asks(browser, through):
    """Six times at the opening, then every 15 seconds."""
    through.left(200)
    since = opened(browser, through, "/")
    counted(through, since, 6, 60, "at the opening")
    is_right(browser, through, "after the opening")
    counted(through, since, 7, 60, "after 15 seconds")
    counted(through, since, 8, 60, "after 30 seconds")
    # The last answer may be on its way still.
    browser.until("return window.waits.length > 2", "the third wait")
    must(browser.run("return window.waits"), [15_000] * 3, "how long it waits each time")
    sixth, seventh, eighth = through.times("/t", since)[5:8]
    for apart in (seventh - sixth, eighth - seventh):
        must(apart > 14.5, True, f"asked after {apart:.1f} s")


def is_set(browser, through):
    """Four times when the two clocks part by more than a quarter of a second, and the time is right then."""
    through.left(200)
    since = opened(browser, through, "/")
    counted(through, since, 6, 60, "at the opening")
    since = time.monotonic()
    browser.run("window.set += 200")
    counted(through, since, 0, 0, "after clocks parted by 200 ms")
    browser.run("window.set += 300")
    counted(through, since, 4, 60, "after clocks parted by 300 ms")
    since = time.monotonic()
    browser.run("window.slept += 5000")
    counted(through, since, 4, 60, "after a sleep")
    is_right(browser, through, "after a sleep")


def another_program(browser, through):
    """A page of the hall whose program was replaced reads itself anew."""
    opened(browser, through, "/")
    browser.run("window.before = 1")
    first = through.first
    through.first = first | {"v": first["v"] + 1}
    through.left(200)
    time.sleep(1)
    must(browser.run("return window.before"), 1, "another scene of the same program")
    through.first = first | {"page": "0123456789abcdef"}
    through.left(201)
    browser.until("return !window.before", "read anew")
    through.first = first


def hides(browser, through):
    """A hidden page has no stream and does not ask; seen again it asks four times, and for the scene before its stream."""
    through.left(200)
    since = opened(browser, through, "/")
    counted(through, since, 6, 60, "at the opening")
    hidden(browser, True)
    must(browser.run("return window.streams.map((one) => one.readyState)"), [2], "streams of a hidden page")
    since = time.monotonic()
    time.sleep(18)
    must([path for at, path in through.asked if at > since], [], "what a hidden page asks for")
    hidden(browser, False)
    counted(through, since, 4, 60, "when it is seen again")
    asked = [path for at, path in through.asked if at > since and path != "/t"]
    must(asked, ["/live?once", "/live"], "what a page that is seen again asks for")
    must(browser.run("return window.streams.map((one) => one.readyState)"), [2, 1], "streams")
    is_right(browser, through, "seen again")


def knows_badly(browser, through, out):
    """Above 100 ms it says so, and asks every two seconds until it knows better."""
    through.left(200)
    through.delay = 0.15
    since = opened(browser, through, "/")
    browser.until("return document.querySelector('.digits').textContent.startsWith('≈')", "said to be uncertain")
    for width, full in ((320, 240_000), (390, 240_000), (320, 900_000)):
        browser.sized(width, 844)
        through.left(full / 1000 - 5, full=full)
        browser.until(f"return document.querySelector('.digits').textContent.length === {5 if full < 600_000 else 6}", "the sign")
        fits = browser.run("const range = document.createRange(); range.selectNodeContents(document.querySelector('.digits'));"
                           "const { left, right } = range.getBoundingClientRect(); return left >= 0 && right <= innerWidth")
        must(fits, True, f"the time fits at {width} with its sign")
        (out / f"countdown-uncertain-{width}-{full}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
    through.left(200)
    while len(through.times("/t", since)) < 10:
        time.sleep(0.1)
    at = through.times("/t", since)
    for one, next_one in zip(at[6:], at[7:]):
        must(next_one - one > 2, True, f"asked again after {next_one - one:.1f} s")
    waits = browser.run("return window.waits")
    must(set(waits), {2_000}, f"how long it waits each time: {waits}")
    through.delay = 0
    browser.until("return !document.querySelector('.digits').textContent.startsWith('≈')", "known better", 60)
    is_right(browser, through, "known better")
    time.sleep(0.5)
    counted(through, time.monotonic(), 0, 0, "known better")
    # Somewhat slow is known well enough.
    through.delay = 0.06
    opened(browser, through, "/")
    time.sleep(2)
    must(digits(browser).startswith("≈"), False, "uncertain by 60 ms")
    through.delay = 0


def looked_again(browser, through, count):
    """The page is hidden and seen again: it asks for the time so often."""
    hidden(browser, True)
    since = time.monotonic()
    hidden(browser, False)
    until = since + 10
    while len(through.times("/t", since)) < count and time.monotonic() < until:
        time.sleep(0.02)
    time.sleep(0.7)


def chooses(browser, through):
    """Of the last twelve answers within five minutes the best one counts, not the newest."""
    def is_sure(is_it, what):
        browser.until(f"return document.querySelector('.digits').textContent.startsWith('≈') === {str(not is_it).lower()}", what)
        if is_it:
            is_right(browser, through, what)

    def opened_well():
        through.delay = 0
        through.left(880, full=900_000)
        since = opened(browser, through, "/")
        until = since + 10
        while len(through.times("/t", since)) < 6 and time.monotonic() < until:
            time.sleep(0.02)
        through.delay = 0.15

    opened_well()
    for _ in range(2):
        looked_again(browser, through, 4)
        is_sure(True, "bad answers behind good ones")
    looked_again(browser, through, 4)
    is_sure(False, "twelve bad answers behind good ones")

    opened_well()
    looked_again(browser, through, 4)
    is_sure(True, "bad answers behind good ones")

    def passes(ms):
        through.ahead += ms
        browser.run(f"window.set += {ms}; window.slept -= {ms}")

    passes(270_000)
    time.sleep(1)
    is_sure(True, "good answers of less than five minutes ago")
    passes(40_000)
    is_sure(False, "good answers of more than five minutes ago")
    through.delay, through.ahead = 0, 0


def alerted(browser, through, seconds, alerts=None):
    """What is said and heard while a time runs from so much on for three seconds: texts, pitches and lengths."""
    browser.run("window.said = []; window.sounds = []")
    through.left(seconds, alerts)
    time.sleep(3)
    heard = browser.run("return window.sounds.sort((one, other) => one[1] - other[1])")
    return browser.run("return window.said"), heard


def own_tones():
    """As the program has them: of each alert pitches and lengths."""
    source = TONES.read_text()
    told = {name: re.findall(r"\((\d+)\.0, (\d+)\)", parts)
            for name, parts in re.findall(r"Tone::(\w+) => &\[(.*)\],", source)}
    return [[(int(pitch), int(length)) for pitch, length in told[name]] for name in ("Minute", "Last", "End")]


def is_tone(heard, wanted, what):
    """The same pitches, one after another for as long as the program's."""
    at, found = heard[0][1] if heard else 0, []
    for pitch, begins, length in heard:
        if pitch and begins - at > 0.001:
            found.append((0, round(1000 * (begins - at))))
        if pitch:
            found.append((pitch, round(1000 * length)))
            at = begins + length
    must(found, wanted, what)


def phone(browser, through):
    """Each alert is said once, with the colour of its phase, and a phone never sounds."""
    opened(browser, through, "/")
    time.sleep(1)
    must(browser.run("return document.getElementById('sound') === null"), True, "no button for sounds")
    browser.clicks("main", 1)
    browser.clicks("header", 1)
    for seconds, text, phase in ((61.5, SAID[0], "first"), (21.5, SAID[1], "last"), (1.5, SAID[2], "over")):
        said, heard = alerted(browser, through, seconds)
        must(said[-1:], [text], "what is said")
        must(said.count(text), 1, f"how often it is said: {said}")
        must(phase in browser.run("return document.querySelector('.time').className"), True, phase)
        must(heard, [], "what a phone sounds")
    must(browser.run("return window.made"), 0, "sounds made ready on a phone")


def screen(browser, through, out):
    """A screen sounds after one click, as the program does, each alert once and none that is late by a second."""
    opened(browser, through, "/screen")
    time.sleep(1)
    said, heard = alerted(browser, through, 61.5)
    must((said[-1:], heard), (SAID[:1], []), "before a click")
    browser.sized(1280, 720)
    browser.clicks("#sound", 1)
    must(browser.run("return [window.made, document.getElementById('sound')]"), [1, None], "after a click")
    minute, last, over = own_tones()
    must([len(minute), len(last), len(over)], [1, 3, 3], "the program's tones")
    for seconds, wanted in ((61.5, minute), (21.5, last), (1.5, over)):
        is_tone(alerted(browser, through, seconds)[1], wanted, f"what is heard from {seconds} s on")
    (out / "countdown-screen.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
    # Of a break that has one alert the end is heard, too.
    for seconds, wanted in ((61.5, minute), (1.5, over)):
        is_tone(alerted(browser, through, seconds, [60_000, 0])[1], wanted, f"with one alert, from {seconds} s on")
    # What was set anew past an alert is none.
    must(alerted(browser, through, 19)[1], [], "set anew past an alert")

    def looks_away(seconds):
        """The page does nothing for so long from shortly before an alert on."""
        browser.run("window.said = []; window.sounds = []")
        through.left(21.5)
        time.sleep(0.8)
        browser.run(f"const at = performance.now(); while (performance.now() - at < {1000 * seconds});")
        time.sleep(0.5)
        return browser.run("return [window.said, window.sounds]")

    said, heard = looks_away(2.5)
    must((said[-1:], heard), (SAID[1:2], []), "late by more than a second")
    said, heard = looks_away(1.2)
    is_tone(sorted(heard, key=lambda one: one[1]), last, "late by half a second")


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        file = f"{folder}/signed.eforos"
        subprocess.run([program, "demo", file, "--players", "12"], check=True, stdout=subprocess.DEVNULL)
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            hall.wait_for_driver()
            service, door = hall.serve(program, file)
            through = Between(door)
            browser = Browser(False)
            params = {"source": NOTES}
            browser.ask("/goog/cdp/execute", {"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": params})
            asks(browser, through)
            is_set(browser, through)
            another_program(browser, through)
            hides(browser, through)
            knows_badly(browser, through, out)
            chooses(browser, through)
            phone(browser, through)
            screen(browser, through, out)
            browser.close()
            hall.end(service)
        finally:
            driver.terminate()
            driver.wait()


if __name__ == "__main__":
    main()
