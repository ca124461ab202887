"""The laws of pages, measured on each page in a real browser: the hall's, a player's own, a station's, the jury's, and the
page of results, of a day whose people and clubs have names of 120 letters in five alphabets.

By day and by night each text stands out from its ground by 7:1 at the hall door and 4.5:1 elsewhere; what can be pressed
or filled in is 44 pixels high and wide and has a name; nothing scrolls sideways on a phone of 320 pixels, on a desk, on a
desk at 200 %, and with letters twice as large; the console of the browser tells no error; a sheet and a round of a player are one A4 as they are printed. Needs Chromium, its driver and
poppler's pdftotext and pdfinfo; no display, no network but 127.0.0.1.
    python3 tests/xvfb/laws.py PROGRAM FOLDER
"""

import base64
import json
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

import hall
import roles
import staff

ELEMENT = roles.ELEMENT
LETTERS = ["ΑΒΓΔΕΖΗΘΩάέήίόύώϊΐαβγδμς", "AWMQabcdefgijlmnwy", "ĂÂÎȘȚăâîșțmniw", "ÀÇÈÉÍÏÒÓÚÜàçèéíïòóúü·lm", "ĄĆĘŁŃÓŚŹŻąćęłńóśźżwm"]
# Wide, high, how many dots a pixel has, how large letters are: a phone, a desk, a desk at 200 %, letters twice as large.
SIZES = [(320, 640, 1, 100), (1280, 800, 1, 100), (640, 400, 2, 100), (640, 800, 1, 200)]

LAWS = r"""
const [least, targets] = arguments, said = [];
if (document.documentElement.scrollWidth > innerWidth)
  said.push(`scrolls sideways: ${document.documentElement.scrollWidth} of ${innerWidth}`);
const parts = (color) => {
  const found = (color.match(/[\d.]+/g) || []).map(Number);
  if (color.startsWith('color(')) return found.map((one, at) => (at < 3 ? one * 255 : one));
  return found;
};
const over = (top, below) => {
  const alpha = top.length > 3 ? top[3] : 1;
  return [0, 1, 2].map((at) => top[at] * alpha + below[at] * (1 - alpha));
};
const light = (color) => color.map((byte) => byte / 255)
  .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  .reduce((sum, part, at) => sum + part * [0.2126, 0.7152, 0.0722][at], 0);
const contrast = (one, other) => {
  const [low, high] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
// A page that is of one colour to its edges is so by what lies behind all of it.
const whole = ['body', 'main', '.time'].flatMap((of) => [...document.querySelectorAll(of)]).map((at) => getComputedStyle(at, '::before'))
  .find((style) => style.content !== 'none' && style.position === 'fixed');
const white = [255, 255, 255];
const ground = (element) => {
  const fills = [];
  for (let at = element; at; at = at.parentElement) {
    const style = getComputedStyle(at);
    if (style.backgroundImage !== 'none') said.push(`${at.className || at.tagName}: a picture as ground`);
    if (whole && at === document.body) fills.push(parts(whole.backgroundColor));
    fills.push(parts(style.backgroundColor));
  }
  return fills.reverse().reduce((below, fill) => (fill.length ? over(fill, below) : below), white);
};
const shown = (element) => {
  if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { width, height } = element.getBoundingClientRect();
  return width > 1 && height > 1;
};
const opacity = (element) => {
  let all = 1;
  for (let at = element; at; at = at.parentElement) all *= Number(getComputedStyle(at).opacity);
  return all;
};
const read = (text, element, color) => {
  const below = ground(element);
  const ink = parts(color);
  ink[3] = (ink.length > 3 ? ink[3] : 1) * opacity(element);
  const found = contrast(over(ink, below), below);
  if (found < least) said.push(`${text.trim().slice(0, 40)}: contrast ${found.toFixed(2)} (${element.className || element.tagName})`);
};
let texts = 0;
const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const text = walker.currentNode, element = text.parentElement;
  if (!text.data.trim() || !shown(element) || element.closest('noscript, script, [disabled]')) continue;
  const range = document.createRange();
  range.selectNodeContents(text);
  const box = range.getBoundingClientRect();
  if (box.width < 2 || box.height < 2) continue;
  texts += 1;
  if (element.closest('svg')) { read(text.data, element, getComputedStyle(element).fill); continue; }
  read(text.data, element, getComputedStyle(element).color);
  if (box.right > innerWidth + 1 && !element.closest('[class*=scroll], .board, .hidden, caption')) {
    let clipped = false;
    for (let at = element; at && at !== document.body; at = at.parentElement)
      clipped = clipped || ['auto', 'scroll', 'hidden'].includes(getComputedStyle(at).overflowX);
    if (!clipped) said.push(`${text.data.trim().slice(0, 40)}: leaves the page`);
  }
}
for (const element of document.querySelectorAll('body *')) {
  if (!shown(element)) continue;
  for (const of of ['::before', '::after']) {
    const style = getComputedStyle(element, of);
    if (/^"[^"]*\S[^"]*"$/.test(style.content)) read(style.content, element, style.color);
  }
  if (element.matches('input, textarea, select') && !element.matches('[type=checkbox], [type=radio], [disabled]')) {
    if (element.value) read(element.value, element, getComputedStyle(element).color);
    else if (element.placeholder) {
      const style = getComputedStyle(element, '::placeholder');
      const color = parts(style.color);
      color[3] = (color.length > 3 ? color[3] : 1) * Number(style.opacity);
      read(`placeholder ${element.placeholder}`, element, `rgba(${color.join(', ')})`);
    }
  }
}
if (!texts) said.push('no text');
if (targets) {
  for (const element of document.querySelectorAll('a[href], button, input:not([type=hidden]), select, textarea, summary')) {
    if (!shown(element)) continue;
    const box = (element.matches('[type=checkbox], [type=radio]') ? element.closest('label') || element : element).getBoundingClientRect();
    if (box.width < 43.9 || box.height < 43.9)
      said.push(`${(element.textContent || element.name || element.tagName).trim().slice(0, 30)}: ${Math.round(box.width)} × ${Math.round(box.height)} px`);
  }
}
return [...new Set(said)].slice(0, 12);
"""
# What has the focus, and is hidden by what lies over it.
HIDDEN = r"""
const said = [];
for (const element of document.querySelectorAll('#sheet textarea, #sheet input:not([type=hidden]), #sheet select, #sheet button')) {
  if (!element.checkVisibility()) continue;
  element.focus();
  const { left, right, top, bottom } = element.getBoundingClientRect();
  for (const y of [top + 3, bottom - 3]) {
    const there = document.elementFromPoint((left + right) / 2, y);
    if (there !== element && !element.contains(there)) {
      said.push(`${element.name || element.textContent} at ${Math.round(y)} of ${innerHeight} is hidden`);
      break;
    }
  }
}
return said;
"""
# What the time's block is while a time runs, for each of its phases.
PHASE = """
const [phase, text, full] = arguments;
document.querySelectorAll('.time').forEach((one) => one.remove());
const made = (tag, className, textContent) => Object.assign(document.createElement(tag), { className, textContent });
const time = made('div', `time ${phase}`, '');
const bar = Object.assign(document.createElement('progress'), { max: 10, value: 4 });
time.append(made('p', 'digits', '0:14'), made('p', 'said', text), bar, made('p', 'full', full));
document.getElementById('scene').append(time);
"""


class Browser(roles.Browser):
    """One whose console is kept."""

    def __init__(self, night):
        arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", "--lang=el",
                     f"--blink-settings=preferredColorScheme={0 if night else 1}"]
        options = {"args": arguments, "prefs": {"intl.accept_languages": "el"}}
        wanted = {"goog:chromeOptions": options, "acceptInsecureCerts": True, "goog:loggingPrefs": {"browser": "ALL"}}
        self.session = ""
        self.session = "/session/" + self.ask("/session", {"capabilities": {"alwaysMatch": wanted}})["sessionId"]


class Judge:
    """Looks at pages, and remembers what breaks a law."""

    def __init__(self, night, out):
        self.browser, self.night, self.out = Browser(night), night, out
        self.broken, self.looked = [], 0

    def asks(self, script, *arguments):
        return self.browser.ask("/execute/sync", {"script": script, "args": list(arguments)})

    def console(self, name):
        for entry in self.browser.ask("/se/log", {"type": "browser"}):
            if entry["level"] == "SEVERE":
                self.broken.append(f"{name}: the console says {entry['message']}")

    def named(self, name):
        """Each control is called something; one that cannot be seen is looked at by nobody."""
        for one in self.browser.run(roles.SEEN):
            label = self.browser.ask(f"/element/{one[ELEMENT]}/computedlabel")
            if not label.strip():
                text = self.browser.ask(f"/element/{one[ELEMENT]}/property/outerHTML")
                self.broken.append(f"{name}: without a name: {text[:120]}")

    def measured(self, name, least, targets):
        for width, height, dots, letters in SIZES:
            metrics = {"width": width, "height": height, "deviceScaleFactor": dots, "mobile": False}
            self.browser.ask("/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": metrics})
            self.browser.run(f"document.documentElement.style.fontSize = '{letters}%'")
            at = f"{name} at {width}, {dots}, {letters} %"
            self.broken += [f"{at}: {what}" for what in self.asks(LAWS, least, targets)]
            self.looked += 1
            if (width, letters) in ((320, 100), (640, 200)):
                picture = base64.b64decode(self.browser.ask("/screenshot"))
                time_of_day = "night" if self.night else "day"
                (self.out / f"laws-{name.replace('/', '-').replace(' ', '')}-{width}-{letters}-{time_of_day}.png").write_bytes(picture)
        self.browser.run("document.documentElement.style.fontSize = ''")

    def seen(self, url, name):
        """What has the keyboard is seen whole, on an old laptop, too."""
        for width, height in ((1024, 600), (1366, 640)):
            metrics = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False}
            self.browser.ask("/goog/cdp/execute", {"cmd": "Emulation.setDeviceMetricsOverride", "params": metrics})
            self.browser.go(url)
            self.browser.until("return document.readyState === 'complete'", name)
            self.broken += [f"{name} at {width}×{height}: {what}" for what in self.asks(HIDDEN)]
            self.looked += 1

    def whole(self, url, name):
        """A whole sheet, from its letters to what saves it, in the page of a small laptop's browser."""
        self.browser.sized(1366, 625)
        self.browser.go(url)
        self.browser.until("return document.readyState === 'complete'", name)
        tall = self.browser.run("return document.getElementById('sheet').getBoundingClientRect().bottom + scrollY")
        self.broken += [f"{name}: {tall} px high in 625"] if tall > 625 else []
        self.looked += 1

    def page(self, url, name, least, targets=True, is_error=False):
        self.browser.sized(1280, 800)
        self.browser.go(url)
        self.browser.until("return document.readyState === 'complete'", name)
        self.browser.until("const at = document.getElementById('state'); return !at || at.className === 'live'", f"{name} live")
        self.measured(name, least, targets)
        self.named(name)
        if is_error:
            # That a page was refused is told there, too.
            self.browser.ask("/se/log", {"type": "browser"})
        else:
            self.console(name)


def long_name(dice, number):
    """120 letters of one of the alphabets, in words that are short, long, or only one."""
    letters, rest, words = LETTERS[number % len(LETTERS)], 120, []
    longest = dice.choice([5, 9, 20, 60, 120])
    while rest > 0:
        words.append("".join(dice.choice(letters) for _ in range(min(rest, longest))))
        rest -= longest + 1
    return " ".join(words)[:120].strip()


def long_names(document):
    dice = random.Random(19)
    for number, player in enumerate(document["players"]):
        player["name"], player["club"] = long_name(dice, number), long_name(dice, number + 1)
    document["title"] = long_name(dice, 0)


def hall_pages(judge, url, file, code):
    # The card of the competition before is none here.
    judge.browser.go(url + "/code?forget")
    for path in ("/", "/screen", "/standings", "/help", "/code"):
        judge.page(url + path, f"{file} hall {path}", 7)
    judge.page(url + "/nowhere", f"{file} hall nowhere", 7, is_error=True)
    if code:
        judge.page(f"{url}/p/{code}", f"{file} hall own", 7)
    for path in ("/", "/screen"):
        judge.browser.sized(1280, 800)
        judge.browser.go(url + path)
        judge.browser.until("return document.getElementById('state').className === 'live'", f"{file} {path} live")
        for phase, text in (("calm", ""), ("first", "▲ Ένα λεπτό"), ("last", "▲ Είκοσι δευτερόλεπτα"), ("over", "■ Τέλος χρόνου")):
            judge.asks(PHASE, phase, text, "από 4:00")
            judge.measured(f"{file} hall {path} {phase}", 7, True)


def on_one_page(judge, folder, url, what):
    """As a browser prints it, it is one A4, and nothing of it is made smaller."""
    judge.browser.sized(1280, 800)
    judge.browser.go(url)
    a4 = {"page": {"width": 21.0, "height": 29.7}, "scale": 1.0, "shrinkToFit": False}
    paper = pathlib.Path(folder, "printed.pdf")
    paper.write_bytes(base64.b64decode(judge.browser.ask("/print", a4)))
    told = subprocess.run(["pdfinfo", paper], capture_output=True, text=True, check=True).stdout
    pages = next(line.split()[1] for line in told.splitlines() if line.startswith("Pages:"))
    if pages != "1" or "A4" not in told:
        sys.exit(f"{what} printed: {told}")


def staff_pages(judge, service, file, paths):
    for path in ("/", "/j"):
        judge.page(service.url + path, f"{file} staff {path}", 4.5)
    staff.joined(judge.browser, service, "Άννα", True)
    for path in paths:
        judge.page(service.url + path, f"{file} staff {path}", 4.5)
    judge.page(service.url + "/s/99/99", f"{file} staff refused", 4.5, is_error=True)
    judge.page(service.url + "/nowhere", f"{file} staff nowhere", 4.5, is_error=True)


def photographed(judge, service):
    """A picture without a code waits, and one stands beside its sheet."""
    browser = judge.browser
    browser.go(service.url + "/s/pictures")
    browser.until("return document.getElementById('state').className === 'live'", "the page of pictures")
    made = browser.run("const c = document.createElement('canvas'); c.width = 300; c.height = 400; "
                       "c.getContext('2d').fillRect(9, 9, 99, 99); return c.toDataURL('image/jpeg').split(',')[1]")
    with tempfile.NamedTemporaryFile(suffix=".jpg") as file:
        for ends in (b"", b"."):
            pathlib.Path(file.name).write_bytes(base64.b64decode(made) + ends)
            field = browser.find("input[name=pictures]")
            browser.ask(f"/element/{field}/value", {"text": file.name})
            browser.run("document.getElementById('pictures').requestSubmit()")
            browser.until("return document.querySelectorAll('#sent li').length > 1", "a picture sent", tenths=600)
            browser.go(service.url + "/s/pictures")
            browser.until("return document.readyState === 'complete'", "the page of pictures")
    judge.page(service.url + "/s/pictures", "day staff /s/pictures", 4.5)


def jury_pages(judge, service, file):
    staff.joined(judge.browser, service, "Νίκη", True, "jury", "/w")
    judge.page(service.url + "/w", f"{file} jury /w", 4.5)
    word = judge.browser.run("const at = document.querySelector('.words a'); return at && at.href")
    if word:
        judge.page(word, f"{file} jury a word", 4.5)
    judge.page(service.url + "/help", f"{file} jury /help", 4.5)


def a_day(program, folder):
    """An open day with long names, of which a sheet was keyed twice and differs."""
    staff.a_day(program, folder)
    day = pathlib.Path(folder, "day.json")
    document = json.loads(day.read_text())
    long_names(document)
    # Its words wait for the jury.
    document["rulings"] = []
    day.write_text(json.dumps(document))
    run(program, folder, "import", "day.json", "day.eforos")


def run(program, folder, *arguments):
    return subprocess.run([program, *arguments], cwd=folder, check=True, capture_output=True).stdout


def other_day(program, folder, name, rules):
    """The same of another format, as far as it can be opened again."""
    run(program, folder, "demo", f"{name}-signed.eforos", "--rules", *rules)
    document = json.loads(run(program, folder, "export", f"{name}-signed.eforos", "--json"))
    long_names(document)
    pathlib.Path(folder, f"{name}.json").write_text(json.dumps(document))
    run(program, folder, "import", f"{name}.json", f"{name}.eforos")


def keyed_twice(judge, service):
    """Sheet 14/3 is keyed, and by another person again otherwise; that of 14/4 by the other one."""
    first = judge.browser
    second = Browser(judge.night)
    staff.joined(second, service, "Βίκυ", True)
    for browser, where, text in ((first, "/s/14/3", "ναι "), (second, "/s/14/3/again", "της "), (second, "/s/14/4", "ναι ")):
        browser.go(service.url + where)
        staff.on_sheet(browser)
        browser.keys("\t\t\t\t" + text)
        staff.chips(browser, 1)
        browser.saves()
        browser.until(f"return location.pathname !== '{where}' && document.readyState === 'complete'", f"saved: {where}")
    second.close()


def anagram_pages(program, folder, judge):
    service = staff.Service(program, f"{folder}/day.eforos")
    service.publish(1)
    time.sleep(1)
    code = roles.card_of(program, folder, f"{folder}/day.eforos")
    hall_pages(judge, service.hall, "day", code)
    on_one_page(judge, folder, f"{service.hall}/p/{code}", "a player's round")
    paths = ["/s", "/s/14/1", "/s/14/nameless", "/s/14/6", "/s/14/6/again", "/s/14/6/saved", "/help", "/screen"]
    staff_pages(judge, service, "day", paths)
    on_one_page(judge, folder, service.url + "/s/14/6/saved", "a sheet")
    keyed_twice(judge, service)
    for path in ("/s/14/3/settle", "/s/14/4", "/s"):
        judge.page(service.url + path, f"day staff {path} keyed", 4.5)
    for path in ("/s/14/1", "/s/14/3/settle", "/s/14/4/saved"):
        judge.seen(service.url + path, f"day staff {path} by keys")
    for path in ("/s/14/1", "/s/14/4"):
        judge.whole(service.url + path, f"day staff {path} whole")
    photographed(judge, service)
    # What is typed and not saved is told, and what cannot be read.
    judge.browser.go(service.url + "/s/14/1")
    staff.on_sheet(judge.browser)
    judge.browser.keys("\t\t\t\tναι ξξξξ ν7ι ")
    judge.browser.until("return document.querySelectorAll('.chips li').length > 1", "verdicts")
    judge.measured("day staff typed", 4.5, True)
    jury_pages(judge, service, "day")
    ends(judge, service)


def other_pages(program, folder, judge, file):
    """Those of a duplicate game or of classic games: of slips also what is keyed blind and what two keyings differ in."""
    service = staff.Service(program, f"{folder}/{file}.eforos")
    hall_pages(judge, service.hall, file, roles.card_of(program, folder, f"{folder}/{file}.eforos"))
    # By night another slip is keyed again.
    again = f"/s/1/{4 if judge.night else 2}/again"
    of_slips = [again, "/s/1/nameless"] if file == "game" else []
    staff_pages(judge, service, file, ["/s", "/s/1/1", "/s/1/3/saved", *of_slips, "/help"])
    if file == "game":
        judge.browser.go(service.url + again)
        judge.browser.until("return document.activeElement.name === 'fields.position'", "a second keying")
        judge.browser.keys("a1\ue007xx\ue0079")
        judge.browser.saves()
        judge.browser.until("return /settle$/.test(location.pathname)", "what differs", 400)
        judge.page(service.url + again.replace("again", "settle"), f"{file} staff settle", 4.5)
        jury_pages(judge, service, file)
    ends(judge, service)


def ends(judge, service):
    """No page looks on when it ends."""
    judge.browser.go("about:blank")
    service.line("close")
    service.process.wait(timeout=20)


def result_pages(program, folder, judge):
    for name in ("day", "game", "tables"):
        for language in ("el", "pl"):
            page = pathlib.Path(folder, f"{name}-{language}.html")
            page.write_bytes(run(program, folder, "export", f"{name}.eforos", "--html", "--language", language))
            judge.page(f"file://{page}", f"{name} results {language}", 4.5)


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
        a_day(program, folder)
        other_day(program, folder, "game", ["ro-duplicate-2007", "--players", "8"])
        other_day(program, folder, "tables", ["pl-pinczow-2016"])
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        broken, looked = [], 0
        try:
            hall.wait_for_driver()
            for night in (False, True):
                judge = Judge(night, out)
                try:
                    result_pages(program, folder, judge)
                    # A second look begins from the same day.
                    day = pathlib.Path(folder, "day.eforos")
                    day.unlink()
                    run(program, folder, "import", "day.json", "day.eforos")
                    anagram_pages(program, folder, judge)
                    for file in ("game", "tables"):
                        other_pages(program, folder, judge, file)
                finally:
                    broken += [f"{'night' if night else 'day'}: {what}" for what in judge.broken]
                    looked += judge.looked
                judge.browser.close()
        finally:
            driver.terminate()
            driver.wait()
            if broken:
                print("\n".join(dict.fromkeys(broken)), file=sys.stderr)
    if broken:
        sys.exit(f"{len(broken)} breaches in {looked} looks")
    print(f"{looked} looks, pictures in {out}")


if __name__ == "__main__":
    main()
