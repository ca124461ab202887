"""An assistant's phone sends photographs of sheets from a real browser: made smaller there, each kept once; one without a
code is assigned, and the sheet that is keyed has its picture beside it.

Fails when a picture is not sent, is sent larger than the page says, keeps what a camera wrote into it, or when a page
scrolls sideways. Needs Chromium, its driver and poppler's pdftoppm; no display, no network but 127.0.0.1.
    python3 tests/xvfb/photographs.py PROGRAM FOLDER
"""

import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile

import hall
from staff import Browser, Service, joined

ELEMENT = "element-6066-11e4-a52e-4f735466cecf"


def chosen(browser, files):
    """Puts files into the field, as a dialog would."""
    field = browser.ask("/element", {"using": "css selector", "value": "input[name=pictures]"})[ELEMENT]
    browser.ask(f"/element/{field}/value", {"text": "\n".join(files)})


def sent(browser, files, told):
    browser.until("return !!document.getElementById('pictures')", "the page of pictures")
    chosen(browser, files)
    browser.run("document.getElementById('pictures').requestSubmit()")
    browser.until("return [...document.querySelectorAll('#sent li')].filter((li) => li.textContent.startsWith('✓')"
                  f").length === {told}", f"{told} pictures sent", tenths=600)


def listed(program, file):
    asked = [program, "pictures", file, "--language", "en"]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout.splitlines()


def day(program, folder, out):
    file, pages = f"{folder}/a.eforos", sorted(str(page) for page in pathlib.Path(folder).glob("page-*.jpg"))
    service, anna = Service(program, file), Browser(False)
    joined(anna, service, "Άννα", by_code=False)
    anna.go(service.url + "/s/pictures")
    anna.until("return document.getElementById('state').className === 'live'", "that the station is here")
    sent(anna, pages[:2], 2)
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
