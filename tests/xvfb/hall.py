"""Looks at the hall's pages in a real browser: phones of 320 and 390 pixels, a desk and a wall, by day and by night.

Fails when what the script paints says another thing than the page as it was served, when a page scrolls sideways,
when it does not go on by itself after its doors were closed and opened again, or when a screen does not ask to be held awake. Needs Chromium and its driver; no display,
and no network but 127.0.0.1.
    python3 tests/xvfb/hall.py PROGRAM FOLDER
"""

import base64
import html.parser
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.request

PORT = "8614"
DRIVER = "9614"
SIZES = [("/", 320, 640), ("/", 390, 844), ("/", 1280, 800), ("/screen", 1280, 720), ("/screen", 1920, 1080),
         ("/", 360, 740), ("/standings", 320, 640), ("/standings", 360, 740), ("/standings", 1280, 800), ("/help", 320, 740)]


class Words(html.parser.HTMLParser):
    """The words of the main part of a page; the time goes on, so it is left out."""

    def __init__(self, page):
        super().__init__()
        self.words, self.within, self.quiet = [], False, None
        self.feed(page)

    def handle_starttag(self, tag, attrs):
        if tag == "main":
            self.within = True
        if dict(attrs).get("class") == "digits":
            self.quiet = tag

    def handle_endtag(self, tag):
        if tag == "main":
            self.within = False
        if tag == self.quiet:
            self.quiet = None

    def handle_data(self, data):
        if self.within and not self.quiet and data.strip():
            self.words.append(" ".join(data.split()))


class Browser:
    """Chromium by its driver."""

    def __init__(self, night):
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--lang=el",
                     f"--blink-settings=preferredColorScheme={0 if night else 1}"]
        options = {"args": arguments, "prefs": {"intl.accept_languages": "el"}}
        asked = {"capabilities": {"alwaysMatch": {"goog:chromeOptions": options}}}
        self.session = ""
        self.session = "/session/" + self.ask("/session", asked)["sessionId"]

    def ask(self, path, body=None):
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"http://127.0.0.1:{DRIVER}{self.session}{path}", data)
        return json.load(urllib.request.urlopen(request, timeout=60))["value"]

    def run(self, script):
        return self.ask("/execute/sync", {"script": script, "args": []})

    def sized(self, width, height):
        metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
        self.ask("/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": metrics})

    def until(self, script, what, tenths=150):
        for _ in range(tenths):
            if self.run(script):
                return
            time.sleep(0.1)
        sys.exit(f"in vain waited for: {what}")

    def close(self):
        request = urllib.request.Request(f"http://127.0.0.1:{DRIVER}{self.session}", method="DELETE")
        urllib.request.urlopen(request, timeout=60)


def serve(program, file):
    """The program with its doors open, and where they are."""
    command = [program, "serve", file, "--address", "127.0.0.1", "--ports", PORT, "--json"]
    service = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    return service, json.loads(service.stdout.readline())["hall"].rstrip("/")


def end(service):
    service.communicate("close\n", timeout=10)
    if service.returncode != 0:
        sys.exit("the service did not end well")


def served(address):
    request = urllib.request.Request(address, headers={"Accept-Language": "el"})
    return Words(urllib.request.urlopen(request, timeout=10).read().decode()).words


def look(browser, program, file, url, out, night):
    name = "night" if night else "day"
    for path, width, height in SIZES:
        browser.sized(width, height)
        browser.ask("/url", {"url": url + path})
        if path in ("/", "/screen"):
            browser.until("return document.getElementById('state').className === 'live'", f"{file} {path} live")
            painted = Words(browser.run("return document.documentElement.outerHTML")).words
            if not painted or painted != served(url + path):
                sys.exit(f"{file} {path}: painted {painted}, served {served(url + path)}")
        if browser.run("return document.documentElement.scrollWidth > innerWidth"):
            sys.exit(f"{file} {path} at {width} scrolls sideways")
        if path == "/screen" and browser.run("return document.documentElement.scrollHeight > innerHeight"):
            sys.exit(f"{file} {path} at {width} does not fit: nobody scrolls a screen")
        # At the end of a page nothing lies under what sticks to its foot.
        under = ("scrollTo(0, document.documentElement.scrollHeight);"
                 "const at = document.querySelector('nav'), foot = document.querySelector('footer');"
                 "const under = at && foot.getBoundingClientRect().bottom - at.getBoundingClientRect().top;"
                 "scrollTo(0, 0); return under || 0")
        if (found := browser.run(under)) > 0.5:
            sys.exit(f"{file} {path} at {width}: {found} px under the bar")
        picture = base64.b64decode(browser.ask("/screenshot"))
        place = path.strip("/") or "now"
        (out / f"hall-{file}-{place}-{width}-{name}.png").write_bytes(picture)


def look_at_the_end(browser, url, out):
    """Once the time is up a screen is of one colour to its edges: while it says so itself, and in the scene after it."""
    ground = "getComputedStyle(at, '::before')"
    for name, script in (
            ("over", "const at = document.getElementById('scene'); at.dataset.kind = 'over';"),
            ("time", "const at = Object.assign(document.createElement('div'), { className: 'time over' });"
                     "document.getElementById('scene').append(at);")):
        browser.sized(1280, 720)
        browser.ask("/url", {"url": url + "/screen"})
        browser.until("return document.getElementById('state').className === 'live'", "live")
        found = browser.run(f"{script} const {{ backgroundColor, position, width, height }} = {ground};"
                            "return [backgroundColor, position, width, height, getComputedStyle(at).color]")
        wanted = ["rgb(90, 15, 11)", "fixed", "1280px", "720px", "rgb(255, 255, 255)"]
        if found != wanted:
            sys.exit(f"{name}: {found} and not {wanted}")
        (out / f"hall-end-{name}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
    # And before it a frame at the edges, for who does not hear the alerts.
    frame = ("const at = document.querySelector('#scene .time:last-child');"
             "const { position, inset, borderLeftWidth, borderLeftColor, pointerEvents } = getComputedStyle(at, '::after');"
             "return [position, inset, borderLeftWidth, borderLeftColor !== getComputedStyle(at).color, pointerEvents]")
    for phase, wanted in (("calm", None), ("first", "15px"), ("last", "15px")):
        browser.run(f"document.querySelector('#scene .time:last-child').className = 'time {phase}'")
        found = browser.run(frame)
        if wanted and found != ["fixed", "0px", wanted, True, "none"] or not wanted and found[0] == "fixed":
            sys.exit(f"frame, {phase}: {found}")
        (out / f"hall-frame-{phase}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))


# A turn of a duplicate game while its time runs, as a page has it: the letters, the board with its names, the time.
TURN = """
const at = document.getElementById('scene');
const made = (tag, className, ...within) => {
  const it = Object.assign(document.createElement(tag), { className });
  it.append(...within);
  return it;
};
at.dataset.kind = 'countdown';
const tiles = [...'ACREIT?'].map((one) => made('li', 'tile c', made('b', '', one), made('i', '', 1)));
const names = [...Array(15)].map((_, place) => made('i', '', place + 1));
const rows = [...'ABCDEFGHIJKLMNO'].flatMap((name) =>
  [made('i', '', name), ...[...Array(15)].map(() => made('span', ''))]);
at.replaceChildren(made('h1', '', 'Turul 3'), made('ul', 'tiles', ...tiles),
  made('div', 'board', made('i', ''), ...names, ...rows),
  made('div', 'time calm', made('p', 'digits', '2:59'), made('p', 'said'), made('progress', ''), made('p', 'full', '3:00')));
const box = (what) => at.querySelector(what).getBoundingClientRect();
return [box('.digits').bottom, box('.board').top, box('.board').bottom, innerHeight,
  document.documentElement.scrollHeight, box('.board > span').width, parseFloat(getComputedStyle(at.querySelector('.board > span')).fontSize)];
"""


def look_at_a_turn(browser, url, out):
    """The time is in sight first, over the board or beside it, and nobody scrolls a screen."""
    for path, width, height in (("/", 390, 844), ("/screen", 1280, 720), ("/screen", 1920, 1080)):
        browser.sized(width, height)
        browser.ask("/url", {"url": url + path})
        browser.until("return document.getElementById('state').className === 'live'", "live")
        digits, top, bottom, whole, scrolls, square, sign = browser.run(TURN)
        if not digits < (whole if path == "/screen" else top) or bottom > whole:
            sys.exit(f"turn, {path} at {width}: time to {digits}, board {top} to {bottom} of {whole}")
        if path == "/screen" and scrolls > whole:
            sys.exit(f"turn, {path} at {width}: {scrolls} of {whole}")
        # A board is as large as a screen, and what its squares are worth can be read.
        if path == "/screen" and (square < 0.055 * whole or sign < 0.022 * whole):
            sys.exit(f"turn, {path} at {width}: squares of {square} px, signs of {sign} px")
        (out / f"hall-turn-{width}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))


# Who sits where, of so many tables, as a page has it: everybody by name, then each table with its names and their points.
SEATS = """
const at = document.getElementById('scene');
const made = (tag, className, ...within) => {
  const it = Object.assign(document.createElement(tag), { className });
  it.append(...within);
  return it;
};
const row = (rank, name, club, ...figures) => made('tr', '', made('td', 'rank', rank), made('td', 'moved'),
  made('th', '', made('bdi', '', name), made('small', '', made('bdi', '', club))), ...figures.map((one) => made('td', 'figure', one)));
const heads = made('tr', '', made('th', '', 'Stolik'), made('th'), made('th', '', 'Gracze'));
const table = (...rows) => made('table', '', made('thead', 'named', heads.cloneNode(true)), made('tbody', '', ...rows));
const middle = (one) => { const { left, right } = one.getBoundingClientRect(); return (left + right) / 2; };
const all = [...Array(arguments[0]).keys()].map((one) => one + 1);
at.dataset.kind = 'pairings';
at.style.setProperty('--of', Math.ceil(arguments[0] / 12));
at.replaceChildren(made('h1', '', 'Runda 3'), made('p', 'plain', 'Kto zaczyna: losowanie'),
  table(...all.map((one) => row(one, `Gracz ${one}`, 'stolik'))),
  table(...all.map((one) => row(one, `Paulina Śliwa ${one}`, '2 pkt', `Dominika Żuraw ${one}`, '2 pkt'))));
document.getAnimations().forEach((one) => { one.currentTime = arguments[1]; one.pause(); });
const [names, tables] = at.querySelectorAll('table');
const foot = document.querySelector('footer').getBoundingClientRect().top;
const seen = [...tables.querySelectorAll('tbody tr')].filter((one) => {
  const { left, right, bottom } = one.getBoundingClientRect();
  return left >= 0 && right <= innerWidth && bottom <= foot;
});
const lefts = (what) => new Set(seen.map((one) => Math.round(one.querySelector(what).getBoundingClientRect().left))).size;
return [names.checkVisibility(), tables.checkVisibility(), seen.map((one) => +one.firstChild.textContent),
  lefts('th'), lefts('.figure'), parseFloat(getComputedStyle(tables.querySelector('tbody th')).fontSize) / innerHeight,
  document.documentElement.scrollHeight <= innerHeight || document.body.className === 'now',
  (([first, , name], [table, , who]) => [innerWidth > 600 ? Math.abs(middle(first) - middle(table)) : 0,
    Math.abs(name.getBoundingClientRect().left - who.getBoundingClientRect().left)].every((apart) => apart < 3))(
    tables.checkVisibility() ? [...tables.querySelector('thead tr').children] : [...names.querySelector('thead tr').children],
    tables.checkVisibility() ? [...seen[0].children] : [...names.querySelector('tbody tr').children])];
"""

# The same while the time runs: everybody by name, the time above or beside.
LATE = """
const at = document.getElementById('scene');
const made = (tag, className, ...within) => {
  const it = Object.assign(document.createElement(tag), { className });
  it.append(...within);
  return it;
};
const all = [...Array(arguments[0]).keys()].map((one) => one + 1);
at.dataset.kind = 'round_clock';
at.style.setProperty('--of', Math.ceil(arguments[0] / 12));
at.replaceChildren(made('h1', '', 'Runda 3 z 5'), made('p', 'plain', 'Na rundę jest 60 minut'), made('p', 'quiet', 'po nazwisku'),
  made('table', '', made('thead', 'named', made('tr', '', made('th', '', 'Stolik'), made('th'), made('th', '', 'Gracze'))),
    made('tbody', '', ...all.map((one) => made('tr', '', made('td', 'rank', Math.ceil(one / 2)), made('td', 'moved'),
      made('th', '', made('bdi', '', `Zażółcona Gęślą-Jaźń ${one}`), made('small', '', 'Stolik 1 · Paulina Śliwa')))))),
  made('div', 'time calm long', made('p', 'digits', '120:00'), made('p', 'said'), made('progress'), made('p', 'full', 'z 120:00')));
document.getAnimations().forEach((one) => { one.currentTime = arguments[1]; one.pause(); });
const box = (what) => at.querySelector(what).getBoundingClientRect();
const [table, digits, head] = [box('table'), box('.digits'), box('thead')];
const foot = document.querySelector('footer').getBoundingClientRect().top;
const seen = [...at.querySelectorAll('tbody tr')].filter((one) => {
  const { left, right, bottom } = one.getBoundingClientRect();
  return left >= table.left - 1 && right <= table.right + 1 && bottom <= foot;
});
const range = document.createRange();
range.selectNodeContents(at.querySelector('.digits'));
const text = range.getBoundingClientRect();
return [seen.map((one) => +one.querySelector('bdi').textContent.split(' ').pop()), text.left >= 0 && text.right <= innerWidth,
  text.right <= table.left || text.bottom <= table.top, head.top >= table.top && head.bottom <= table.bottom,
  parseFloat(getComputedStyle(at.querySelector('.digits')).fontSize) / innerHeight,
  parseFloat(getComputedStyle(at.querySelector('tbody th')).fontSize) / innerHeight,
  document.documentElement.scrollHeight <= innerHeight || document.body.className === 'now'];
"""


def look_at_the_seats(browser, url, out):
    """On a wall every table is seen with its names, in order, twelve a page, page after page; a phone has everybody by name,
    once."""
    pages = {5: [(0, 1, 5)], 12: [(0, 1, 12)], 23: [(0, 1, 12), (12500, 13, 23)], 60: [(0, 1, 12), (12500, 13, 24), (48500, 49, 60)]}
    for path, width, height in (("/", 390, 844), ("/screen", 1280, 720), ("/screen", 1920, 1080)):
        browser.sized(width, height)
        for count, of in pages.items():
            for at, first, last in of:
                browser.ask("/url", {"url": url + path})
                browser.until("return document.getElementById('state').className === 'live'", "live")
                names, tables, seen, left, right, size, fits, named = browser.ask("/execute/sync", {"script": SEATS, "args": [count, at]})
                (out / f"hall-seats-{count}-{first}-{width}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
                if [names, tables, fits] != [path == "/", path != "/", True]:
                    sys.exit(f"seats of {count} at {width}: names {names}, tables {tables}, fits {fits}")
                if not named:
                    sys.exit(f"seats of {count} at {width}, {path}: a head stands over another column")
                if path == "/":
                    continue
                if seen != list(range(first, last + 1)) or [left, right] != [1, 1]:
                    sys.exit(f"seats of {count} at {width}: {seen} in {left} and {right} columns")
                if size < 0.038:
                    sys.exit(f"seats of {count} at {width}: letters of {size:.3f} of the height")


def look_who_is_late(browser, url, out):
    """Who comes while the time runs finds their table on a screen, beside the time, and on a phone below it."""
    pages = {5: [(0, 1, 5)], 12: [(0, 1, 12)], 60: [(0, 1, 12), (12500, 13, 24), (48500, 49, 60)]}
    for path, width, height in (("/", 390, 844), ("/screen", 1280, 720), ("/screen", 1920, 1080)):
        browser.sized(width, height)
        for count, of in pages.items():
            for at, first, last in of:
                browser.ask("/url", {"url": url + path})
                browser.until("return document.getElementById('state').className === 'live'", "live")
                told = browser.ask("/execute/sync", {"script": LATE, "args": [count, at]})
                seen, whole, apart, headed, digits, size, fits = told
                (out / f"hall-late-{count}-{first}-{width}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
                if not (whole and apart and headed and fits):
                    sys.exit(f"late, {count} at {width}: {told}")
                if path == "/screen" and (seen != list(range(first, last + 1)) or digits < 0.2 or size < 0.038):
                    sys.exit(f"late, {count} at {width}: {told}")


# Forty rows, of which this one is one's own: whether it is in sight at the top, in the middle and at the end, above what
# lies at the foot; and how far the two figures of a row with a name of three lines are apart.
OWN = """
const body = document.querySelector('tbody');
const rows = [...Array(40)].map(() => body.rows[0].cloneNode(true));
body.replaceChildren(...rows);
const own = rows[arguments[0]];
own.className = 'own';
const name = rows[arguments[0] ? 0 : 1];
name.querySelector('bdi').innerText = 'Χρυσούλα Παπαδοπούλου-Τριανταφύλλου Αναγνωστοπούλου Κωνσταντινίδου';
const [brought, total] = [...name.querySelectorAll('.figure')].map((one) => one.getBoundingClientRect());
const apart = Math.max(total.top - brought.bottom, brought.top - total.bottom);
const most = document.documentElement.scrollHeight - innerHeight;
const seen = [0, .5, 1].map((part) => {
  scrollTo(0, part * most);
  const { top, bottom } = own.getBoundingClientRect();
  return top >= -1 && bottom <= document.querySelector('nav').getBoundingClientRect().top + 1;
});
return [seen, apart];
"""


def own_is_in_sight(browser, url, out):
    for width, height in ((360, 740), (390, 844), (1280, 800)):
        browser.sized(width, height)
        for place in (0, 20, 39):
            browser.ask("/url", {"url": url + "/standings"})
            seen, apart = browser.ask("/execute/sync", {"script": OWN, "args": [place]})
            if seen != [True, True, True] or apart > 6:
                sys.exit(f"row {place + 1} of 40 at {width}: in sight {seen}, figures {apart} px apart")
            (out / f"hall-own-{place}-{width}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))


# Tiles of one kind, so many: on how many lines they lie, and whether one is wider than its line or a letter than its tile.
TILES = """
const at = document.getElementById('scene');
const made = (tag, className, ...within) => {
  const it = Object.assign(document.createElement(tag), { className });
  it.append(...within);
  return it;
};
const row = made('ul', 'tiles', ...[...'ΩΜΗΑΟΕΥ'.slice(0, arguments[0])].map((one) =>
  made('li', 'tile v', made('b', '', one), made('i', '', 10))));
at.replaceChildren(made('p', 'name', 'Φωνήεντα'), row);
const { right } = row.getBoundingClientRect();
const letter = document.createRange();
return [new Set([...row.children].map((one) => Math.round(one.getBoundingClientRect().top))).size,
  [...row.children].every((one) => {
    letter.selectNodeContents(one.firstChild);
    const [box, whole] = [letter.getBoundingClientRect(), one.getBoundingClientRect()];
    return whole.right <= right + 1 && box.width < whole.width && one.lastChild.getBoundingClientRect().height < whole.height / 2;
  })];
"""


def look_at_tiles(browser, url, out):
    """All letters of one kind lie on one line of a phone, and fit on their tiles."""
    for width, height in ((320, 640), (360, 740)):
        browser.sized(width, height)
        browser.ask("/url", {"url": url + "/"})
        browser.until("return document.getElementById('state').className === 'live'", "live")
        for count in range(1, 8):
            found = browser.ask("/execute/sync", {"script": TILES, "args": [count]})
            if found != [1, True]:
                sys.exit(f"{count} tiles at {width}: {found}")
            (out / f"hall-tiles-{count}-{width}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))


def look_at_the_foot(browser, url):
    """A screen's foot stands at the foot, whatever is shown; what is said to whoever opens it goes after a minute."""
    browser.sized(1920, 1080)
    browser.ask("/url", {"url": url + "/screen"})
    browser.until("return document.getElementById('state').className === 'live'", "live")
    foot = "return [Math.round(document.querySelector('footer').getBoundingClientRect().bottom), innerHeight]"
    bottom, height = browser.run(foot)
    if bottom != height:
        sys.exit(f"the foot ends at {bottom} of {height}")
    later = "document.getAnimations().forEach(one => { one.currentTime = %d; });"
    seen = [browser.run(later % at + "return getComputedStyle(document.querySelector('.awake')).opacity") for at in (59000, 61000)]
    if seen != ["1", "0"]:
        sys.exit(f"the hint about the device's sleep: {seen}")


# The standings as the hall sees them: title and ten rows of everybody's page, which looks like a screen.
TABLE = """
document.body.className = 'screen';
const at = document.getElementById('scene'), title = at.querySelector('h1'), table = at.querySelector('table');
if (!table) return null;
[...at.children].filter(one => one !== title && one !== table).forEach(one => one.remove());
[...table.querySelectorAll('tbody tr')].slice(10).forEach(row => row.remove());
document.querySelectorAll('nav, footer').forEach(one => one.remove());
return [parseFloat(getComputedStyle(title).fontSize) / innerWidth, document.documentElement.scrollHeight, innerHeight]
"""


def look_at_the_table(browser, url, out):
    """Nobody scrolls a screen: above a table the title is no larger than a title."""
    for width, height in ((1280, 720), (1920, 1080)):
        browser.sized(width, height)
        browser.ask("/url", {"url": url + "/standings"})
        style = re.search(r"/a/[0-9a-f]+-screen\.css", urllib.request.urlopen(url + "/screen", timeout=10).read().decode())[0]
        browser.run("document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: '%s' }))" % style)
        browser.until("return [...document.styleSheets].some((one) => one.href.endsWith('screen.css'))", "the look of a screen")
        # Where nothing was published there is none.
        if (found := browser.run(TABLE)) is None:
            return
        title, whole, seen = found
        (out / f"hall-table-{width}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
        if title > 0.03 or whole > seen:
            sys.exit(f"the table at {width}: a title of {title:.3f} of the width, {whole} of {seen} px high")


def held_awake(browser, url, pages=(("/", []), ("/screen", ["screen", "screen"]))):
    """A screen asks the browser to stay awake, again whenever it is seen again; a phone does not."""
    stub = ("window.held = []; Object.defineProperty(navigator, 'wakeLock', { value: {"
            "request(kind) { held.push(kind); return Promise.reject(new Error('no battery')); } } });")
    made = browser.ask("/goog/cdp/execute", {"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": {"source": stub}})
    for path, wanted in pages:
        browser.ask("/url", {"url": url + path})
        browser.until("return document.getElementById('state').className === 'live'", "live")
        for hidden in ("true", "false"):
            browser.run(f"Object.defineProperty(document, 'hidden', {{ configurable: true, get: () => {hidden} }});"
                        "document.dispatchEvent(new Event('visibilitychange'))")
        browser.until(f"return JSON.stringify(held) === JSON.stringify({json.dumps(wanted)})", f"{path} asks for {wanted}")
    browser.ask("/goog/cdp/execute", {"cmd": "Page.removeScriptToEvaluateOnNewDocument", "params": made})


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    for tool in ("chromium", "chromedriver"):
        if not shutil.which(tool):
            sys.exit(f"{tool} is missing: make packages-page installs it")
    with tempfile.TemporaryDirectory() as folder:
        def made(*arguments):
            subprocess.run([program, *arguments], cwd=folder, check=True, stdout=subprocess.DEVNULL)

        made("demo", "signed.eforos", "--players", "24")
        with open(pathlib.Path(folder, "day.json"), "w") as day:
            subprocess.run([program, "export", "signed.eforos", "--json"], cwd=folder, check=True, stdout=day)
        made("import", "day.json", "open.eforos")
        made("demo", "game.eforos", "--rules", "ro-duplicate-2007", "--players", "8")
        made("demo", "tables.eforos", "--rules", "ca-llisca")
        driver = subprocess.Popen(["chromedriver", f"--port={DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            wait_for_driver()
            for night in (False, True):
                browser = Browser(night)
                for file in ("signed", "open", "game", "tables"):
                    service, url = serve(program, f"{folder}/{file}.eforos")
                    look(browser, program, file, url, out, night)
                    look_at_the_end(browser, url, out)
                    look_at_a_turn(browser, url, out)
                    look_at_tiles(browser, url, out)
                    look_at_the_seats(browser, url, out)
                    look_who_is_late(browser, url, out)
                    if file == "signed":
                        own_is_in_sight(browser, url, out)
                    look_at_the_foot(browser, url)
                    look_at_the_table(browser, url, out)
                    held_awake(browser, url)
                    browser.ask("/url", {"url": url + "/"})
                    browser.until("return document.getElementById('state').className === 'live'", "live")
                    end(service)
                    browser.until("return document.getElementById('state').className === 'lost'", "told as closed")
                    again, _ = serve(program, f"{folder}/{file}.eforos")
                    browser.until("return document.getElementById('state').className === 'live'", "live again")
                    again.kill()
                    again.wait()
                    # Long before the silence of a stream is noticed.
                    browser.until("return document.getElementById('state').className === 'lost'", "told as dead")
                browser.close()
        finally:
            driver.terminate()
            driver.wait()


def wait_for_driver():
    for _ in range(100):
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{DRIVER}/status", timeout=5)
            return
        except OSError:
            time.sleep(0.1)
    sys.exit("the browser's driver does not answer")


if __name__ == "__main__":
    main()
