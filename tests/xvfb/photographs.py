"""An assistant's phone sends photographs of sheets from a real browser: made smaller there, each kept once; one without a
code is assigned, and the sheet that is keyed has its picture beside it, in which keys look about.

Fails when a picture is not sent, leaves the phone larger than 2,400 dots or with what a camera wrote into it, stands
elsewhere than it should, takes the keyboard out of its field, or when a page scrolls sideways. Needs Chromium, its driver and
poppler's pdftoppm; no display, no network but 127.0.0.1.
    python3 tests/xvfb/photographs.py PROGRAM FOLDER
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

import between
import hall
from staff import Browser, Service, joined, must, on_sheet

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"
BETWEEN = 8656
LONGEST = 2400
SHIFT, ALT, PAGE_UP, PAGE_DOWN = "\ue008", "\ue00a", "\ue00e", "\ue00f"
# What is said of the sides of a sheet.
SIDES = re.findall(r"^photo-(?:front|back) = (.+)", (pathlib.Path(__file__).parents[2]
                                                    / "assets/languages/el/photo.ftl").read_text(), re.M)


def chosen(browser, files):
    """Puts files into the field, as a dialog would."""
    field = browser.ask("/element", {"using": "css selector", "value": "input[name=pictures]"})[ELEMENT]
    browser.ask(f"/element/{field}/value", {"text": "\n".join(files)})


def sent(browser, files, told):
    browser.until("return !!document.getElementById('pictures')", "the page of pictures")
    chosen(browser, files)
    browser.run("document.getElementById('pictures').requestSubmit()")
    lines = "[...document.querySelectorAll('#sent li')].map(li => li.textContent)"
    taken = f"{lines}.filter(line => line.startsWith('✓')).length === {told}"
    # However long a busy machine takes; what was refused is told at once.
    browser.until(f"return {taken} || {lines}.some(line => line.startsWith('✗'))", f"{told} pictures sent", tenths=1800)
    must(browser.run(f"return {taken}"), True, f"{told} pictures sent: {browser.run(f'return {lines}')}")


def listed(program, file):
    asked = [program, "pictures", file, "--language", "en"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()


def size_of(jpeg):
    """Width and height, as a JPEG's frame has them."""
    frame = re.search(rb"\xff[\xc0-\xc2]..\x08(..)(..)", jpeg, re.S)
    return tuple(int.from_bytes(part) for part in frame.groups()[::-1])


def on_the_way(through, count):
    """What left the browser as pictures: JPEG, small enough, with nothing beside the picture."""
    bodies = [body for _, first, body in through.asked if first.startswith("POST /s/pictures ")]
    must(len(bodies) >= count, True, f"{len(bodies)} pictures on the way")
    for body in bodies[:count]:
        must(body[:3], b"\xff\xd8\xff", "a JPEG")
        must(max(size_of(body)) <= LONGEST, True, f"its size on the way: {size_of(body)}")
        must(b"Exif" in body or b"GPS" in body, False, "what a camera wrote beside the picture is on the way")
    return [size_of(body) for body in bodies[:count]]


def pressed(browser, *keys):
    """The keys together, as one presses them."""
    actions = [{"type": "keyDown", "value": key} for key in keys] + [{"type": "keyUp", "value": key} for key in keys[::-1]]
    browser.ask("/actions", {"actions": [{"type": "key", "id": "keys", "actions": actions}]})


def beside(browser, url, player, out):
    """From 1,100 pixels on the pictures stand beside the fields, below that they are folded above; each says whose it is."""
    parts = ("const of = (what) => document.querySelector(what).getBoundingClientRect();"
             "const photos = of('.photos'), field = of('.field'), image = of('.photos img');"
             "return [document.querySelector('.photos').open, photos.left >= field.right, photos.bottom <= field.top,"
             " document.querySelector('.photos img').checkVisibility() && image.height > 100 && image.width <= photos.width]")
    for width, wanted in ((1100, [True, True, False, True]), (1920, [True, True, False, True]),
                          (1099, [False, False, True, False]), (320, [False, False, True, False])):
        browser.sized(width, 800)
        browser.go(url)
        browser.until("return document.getElementById('state').className === 'live'", "the sheet")
        browser.until("return [...document.querySelectorAll('.photos img')].every((one) => one.complete)", "its pictures")
        must(browser.run(parts), wanted, f"open, beside, above, in sight at {width}")
        must(browser.run("const { top, bottom } = document.activeElement.getBoundingClientRect();"
                         "return document.activeElement.matches('textarea') && top >= 0 && bottom <= innerHeight"),
             True, f"the field with the keyboard is in sight at {width}")
        (out / f"staff-pictures-beside-{width}.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
    # A window that is made wider has them beside again.
    browser.sized(1280, 800)
    browser.until("return document.querySelector('.photos').open", "beside again")
    names = browser.run("return [...document.querySelectorAll('.photos img')].map((one) => one.alt)")
    must(len(SIDES) == 2 and [all(part in name for part in (player, " 2 ", side)) for name, side in zip(names, SIDES)],
         [True, True], f"what is said of them: {names}")


def looked_about(browser, url, out):
    """Keys make the picture beside larger and move it, and the keyboard stays in its field; folded they do not."""
    browser.sized(1280, 800)
    browser.go(url)
    on_sheet(browser)
    seen = ("const at = document.querySelector('.photos'); const { name, value } = document.activeElement;"
            "return [at.querySelector('img').getBoundingClientRect().width, at.scrollLeft, at.scrollTop, name, value]")
    width, x, y, name, value = browser.run(seen)
    must((x, y, name.startswith("fields.")), (0, 0, True), "before")
    for keys, is_so in (
            ([PAGE_DOWN], lambda it: it[0] == width and it[1] == 0 and it[2] > 100),
            ([PAGE_UP], lambda it: it[2] == 0),
            ([ALT, PAGE_UP], lambda it: abs(it[0] - 1.5 * width) < 2 and it[1] > 50),
            ([SHIFT, PAGE_DOWN], lambda it: it[1] > 150),
            ([SHIFT, PAGE_UP], lambda it: it[1] < 150),
            ([ALT, PAGE_UP], lambda it: abs(it[0] - 2.25 * width) < 3)):
        pressed(browser, *keys)
        time.sleep(0.3)
        found = browser.run(seen)
        must(is_so(found), True, f"after {keys}: {found}")
        must(found[3:], [name, value], "the keyboard and what is typed")
    (out / "staff-pictures-larger.png").write_bytes(base64.b64decode(browser.ask("/screenshot")))
    for _ in range(12):
        pressed(browser, ALT, PAGE_UP)
    must(abs(browser.run(seen)[0] - 6 * width) < 6, True, "as large as it gets")
    for _ in range(12):
        pressed(browser, ALT, PAGE_DOWN)
    must(abs(browser.run(seen)[0] - width) < 1, True, "as small as it gets")
    browser.keys("ναι ")
    must("ναι" in browser.run(seen)[4], True, "what is typed meanwhile")
    browser.run("document.querySelector('.photos').open = false; window.left = [];"
                "addEventListener('keydown', (event) => window.left.push(event.defaultPrevented))")
    pressed(browser, PAGE_DOWN)
    must(browser.run("return window.left"), [False], "keys beside folded pictures are the page's")


def day(program, folder, out):
    file, pages = f"{folder}/a.eforos", sorted(str(page) for page in pathlib.Path(folder).glob("page-*.jpg"))
    player = json.loads(pathlib.Path(folder, "day.json").read_text())["players"][0]["name"]
    service, anna = Service(program, file), Browser(False)
    joined(anna, service, "Άννα", by_code=False)
    port = int(service.url.rsplit(":", 1)[1])
    through = between.Between(BETWEEN, port, pathlib.Path(folder, "data/eforos/doors"))
    anna.go(through.url + "/s/pictures")
    anna.until("return document.getElementById('state').className === 'live'", "that the station is here")
    # However many are chosen at once, one is on the way at a time.
    anna.run("window.now = 0; window.most = 0; const send = window.fetch;"
             "window.fetch = async (...of) => { window.now += 1; window.most = Math.max(window.most, window.now);"
             " try { return await send(...of); } finally { window.now -= 1; } };")
    sent(anna, pages[:2], 2)
    must(anna.run("return window.most"), 1, "pictures on the way at once")
    anna.pictured(out, "pictures-sent")
    # The same once more is no other.
    sent(anna, pages[:1], 3)
    plain = pathlib.Path(folder, "plain.jpg")
    browser_made = "const c = document.createElement('canvas'); c.width = 3000; c.height = 2000; " \
        "const g = c.getContext('2d'); g.fillStyle = '#ccc'; g.fillRect(0, 0, 3000, 2000); " \
        "return c.toDataURL('image/jpeg').split(',')[1]"

    made = base64.b64decode(anna.run(browser_made))
    # A camera writes beside a picture where it was taken.
    plain.write_bytes(made[:2] + b"\xff\xe1\x00\x20Exif\x00\x00GPS of somebody's home..." + made[2:])
    sent(anna, [str(plain)], 4)
    sizes = on_the_way(through, 4)
    must(sizes[3], (2400, 1600), "a picture of 3,000 by 2,000 dots on the way")
    # One that is refused is named at the end, where else it is said that all were sent.
    odd = pathlib.Path(folder, "odd.jpg")
    odd.write_bytes(b"no picture")
    chosen(anna, [str(odd)])
    anna.run("document.getElementById('pictures').requestSubmit()")
    last = "document.querySelector('#sent li:last-child').textContent"
    anna.until(f"return {last}.endsWith(': odd.jpg') && {last} !== document.body.dataset.sent", "the one that was refused is named", 300)
    anna.pictured(out, "pictures-refused")
    anna.go(service.url + "/s/pictures")
    anna.until("return document.querySelectorAll('form.waits').length === 1", "one that waits")
    anna.until("return document.querySelector('form.waits img').naturalWidth > 0", "its picture")
    anna.pictured(out, "pictures-waiting")
    anna.run("const f = document.querySelector('form.waits'); f.place.value = '1-2/2'; f.quarters.value = '1'; "
             "f.requestSubmit()")
    anna.until("return !!document.querySelector('.said.good') && !document.querySelector('form.waits')", "assigned")
    anna.go(service.url + "/s/2/1/saved")
    anna.until("return [...document.querySelectorAll('.photos img')].filter((i) => i.naturalWidth > 0).length === 2",
               "both sides beside the sheet")
    anna.pictured(out, "pictures-sheet")
    beside(anna, service.url + "/s/2/1/saved", player, out)
    looked_about(anna, service.url + "/s/2/1/saved", out)
    service.kill()
    anna.close()
    lines = listed(program, file)
    if len(lines) != 5 or not any("1-2 · back · there" in line for line in lines):
        sys.exit(f"other pictures than were sent: {lines}")
    if b"somebody's home" in pathlib.Path(file).read_bytes():
        sys.exit("what the camera wrote is in the file")


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}

        def made(*command):
            subprocess.run(command, cwd=folder, check=True, stdout=subprocess.DEVNULL)

        made(program, "demo", "signed.eforos", "--players", "12")
        told = subprocess.run([program, "export", "signed.eforos"], cwd=folder, check=True, capture_output=True)
        pathlib.Path(folder, "day.json").write_text(json.dumps(json.loads(told.stdout)))
        made(program, "import", "day.json", "a.eforos")
        made(program, "print", "a.eforos", "word-sheets", "--round", "2", "--paper", "a4", "-o", "sheets.pdf")
        made("pdftoppm", "-jpeg", "-gray", "-r", "200", "-l", "2", "sheets.pdf", "page")
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        try:
            hall.wait_for_driver()
            day(program, folder, out)
        finally:
            driver.terminate()
            driver.wait()


if __name__ == "__main__":
    main()
