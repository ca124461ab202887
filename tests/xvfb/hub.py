"""The hub's pages of a rehearsed joint day in a real browser, while one hall has sent nothing and once all is there: the
list, the table, a round, a hall, the draw and a season, in Greek and English, on a phone of 360 pixels and a desk, by day
and by night, held against the laws of laws.py. A picture of each is left in the folder.

Needs PostgreSQL, Chromium and its driver; no display, no network but 127.0.0.1.
    python3 tests/xvfb/hub.py PROGRAM FOLDER
"""

import base64
import json
import os
import pathlib
import subprocess
import sys
import tempfile
import urllib.error
import urllib.request

import hall
import laws

SIZES = [(360, 740), (1280, 800)]
LANGUAGES = ["el", "en"]
# The most of a page that is pictured.
HIGHEST = 4000
CLUSTER = pathlib.Path(__file__).parent.parent.parent / "src" / "hub" / "cluster.sh"
SEASON = '[season]\ntitle = "Κύπελλο 2026–27"\ncount = "total"\n'


class Judge(laws.Judge):
    """Looks at pages as a phone and a desk have them, and pictures each."""

    def measured(self, name, least, targets):
        for width, height in SIZES:
            self.browser.sized(width, height)
            self.broken += [f"{name} at {width}: {what}" for what in self.asks(laws.LAWS, least, targets)]
            # What a table has is seen without moving it.
            if self.browser.run("return [...document.querySelectorAll('.wide')].some((at) => at.scrollWidth > at.clientWidth + 1)"):
                self.broken.append(f"{name} at {width}: a table is wider than its card")
            self.looked += 1
            high = self.browser.run("return document.documentElement.scrollHeight")
            self.browser.sized(width, max(height, min(high, HIGHEST)))
            picture = base64.b64decode(self.browser.ask("/screenshot"))
            time_of_day = "night" if self.night else "day"
            (self.out / f"hub-{name}-{width}-{time_of_day}.png").write_bytes(picture)


class Database:
    """A PostgreSQL of its own, which ends with it; as `postgres` where this runs as root, who may not start one."""

    def __init__(self):
        found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"), key=lambda at: float(at.parent.name))
        folder = f"/tmp/eforos-pg-{os.getpid()}"
        command = ["sh", "-c", CLUSTER.read_text(), "sh", folder, str(found[-1]), "off"]
        if os.geteuid() == 0:
            command = ["runuser", "-u", "postgres", "--", *command]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, cwd="/tmp")
        if self.process.stdout.readline() != "ready\n":
            sys.exit("no database")
        self.url = f"postgresql:///postgres?host={folder}&user=eforos"

    def ends(self):
        self.process.stdin.close()
        self.process.wait(timeout=60)


def read(url):
    try:
        with urllib.request.urlopen(url, timeout=20) as answer:
            return answer.read().decode()
    except urllib.error.HTTPError as refused:
        return str(refused.code)


def arrives(url, text):
    """A page that has this: what is served may be a few seconds old."""
    for _ in range(300):
        if text in read(url):
            return
        laws.time.sleep(0.2)
    sys.exit(f"{url}: no {text!r}")


def look(judge, pages, paths, when):
    for name, path in paths.items():
        for language in LANGUAGES:
            judge.page(f"{pages}{path}?lang={language}", f"{when}-{name}-{language}", 4.5)


def main():
    program, out = str(pathlib.Path(sys.argv[1]).resolve()), pathlib.Path(sys.argv[2])
    out.mkdir(parents=True, exist_ok=True)
    database = Database()
    broken, looked = [], 0
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}

        def hub(*arguments):
            told = laws.run(program, folder, "hub", *arguments, "--database", database.url, "--json")
            return json.loads(told)

        laws.run(program, folder, "demo", "k.eforos", "--venues", "3", "--players", "20")
        hub("init")
        serve = [program, "hub", "serve", "--json", "--database", database.url, "--listen", "127.0.0.1:0", "--pages", "127.0.0.1:0"]
        service = subprocess.Popen(serve, stdout=subprocess.PIPE, text=True)
        driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
        judges = []
        try:
            pages = json.loads(service.stdout.readline())["pages"].rstrip("/")
            hall.wait_for_driver()
            judges = [Judge(night, out) for night in (False, True)]
            hub("take-in", "k.eforos")
            for number in (1, 2):
                hub("take-in", f"k-{number}.eforos")
            slug = next(part for part in read(f"{pages}/").split('"') if part.startswith("/k/")).split("?")[0]
            table = {"joint": slug, "round": f"{slug}/r/1", "hall": f"{slug}/v/1", "draw": f"{slug}/draw"}
            arrives(f"{pages}{slug}?lang=en", "nothing has come from here yet")
            for judge in judges:
                look(judge, pages, {"joint": slug, "absent": f"{slug}/v/3"}, "early")
            hub("take-in", "k-3.eforos")
            pathlib.Path(folder, "cup.toml").write_text(SEASON)
            hub("season", "add", "cup", "cup.toml")
            hub("season", "put", "cup", slug.removeprefix("/k/"))
            arrives(f"{pages}{slug}?lang=en", "issue 1")
            for judge in judges:
                look(judge, pages, {"list": "/", **table, "season": "/s/cup"}, "whole")
                judge.page(f"{pages}/k/nowhere", "nowhere", 4.5, is_error=True)
        finally:
            for judge in judges:
                broken += [f"{'night' if judge.night else 'day'}: {what}" for what in judge.broken]
                looked += judge.looked
            driver.terminate()
            driver.wait()
            service.terminate()
            service.wait()
            database.ends()
            if broken:
                print("\n".join(dict.fromkeys(broken)), file=sys.stderr)
    if broken:
        sys.exit(f"{len(broken)} breaches in {looked} looks")
    print(f"{looked} looks, pictures in {out}")


if __name__ == "__main__":
    main()
