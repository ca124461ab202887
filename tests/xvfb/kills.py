"""Four stations key a day while the program is killed again and again, connections are cut and answers are lost. Each asks
again with the same number until it is answered, as the page's script does.

Fails when something that was acknowledged is not in the file, when anything is there twice, when what was kept as a draft
more than a second before a kill is gone, or when the file does not verify. `EFOROS_KILLS` says how many kills.
    python3 tests/xvfb/kills.py PROGRAM
"""

import html
import http.client
import json
import os
import pathlib
import random
import re
import ssl
import subprocess
import sys
import tempfile
import threading
import time
import urllib.parse

import staff
from staff import must

KILLS = int(os.environ.get("EFOROS_KILLS", "30"))
SEED = int(os.environ.get("EFOROS_SEED", "7"))
NAMES = ("Άννα", "Βίκυ", "Γιώργος", "Δανάη")
ROUNDS = (10, 11, 12, 13)
# A draft is on the disk after so long.
KEPT_S = 1
# Of this player of the last round nothing is ever saved: their drafts are looked for.
DRAFTED = 14

CONTEXT = ssl.create_default_context()
CONTEXT.check_hostname, CONTEXT.verify_mode = False, ssl.CERT_NONE


class Station:
    """A station that asks by itself."""

    def __init__(self, service, name):
        self.at = urllib.parse.urlsplit(service.url).netloc
        self.dice = random.Random(f"{SEED} {name}")
        self.name, self.held, self.key = name, "", ""
        self.lost = self.cut = self.again = 0
        # What was answered: the ask, and the answer's very bytes. What was kept, and when.
        self.done, self.kept, self.begun = [], [], []

    def send(self, method, path, body=b"", kind="application/json", loses=False):
        """An answer, or `OSError`; one that loses sends, and hears nothing."""
        connection = http.client.HTTPSConnection(self.at, timeout=15, context=CONTEXT)
        headers = {"Origin": f"https://{self.at}", "Cookie": self.held, "X-Eforos": self.key, "Content-Type": kind}
        try:
            if loses and self.dice.random() < 0.3:
                # Cut in the middle of what is said.
                self.cut += 1
                connection.connect()
                connection.sock.sendall(f"{method} {path} HTTP/1.1\r\nHost: {self.at}\r\nContent-Length: 99\r\n\r\n".encode())
                raise OSError("cut")
            connection.request(method, path, body, headers)
            if loses:
                self.lost += 1
                raise OSError("lost")
            answer = connection.getresponse()
            return answer.status, answer.headers, answer.read()
        except http.client.HTTPException as error:
            raise OSError(str(error)) from error
        finally:
            connection.close()

    def form(self, path, **pairs):
        body = urllib.parse.urlencode(pairs | {"_key": self.key}).encode()
        status, headers, _ = self.send("POST", path, body, "application/x-www-form-urlencoded")
        self.holds(headers)
        return status

    def holds(self, headers):
        if held := headers.get("Set-Cookie"):
            self.held = held.split(";")[0]

    def joins(self, service):
        service.line("invite assistant")
        invited = service.told("invited")
        must(self.form("/j", name=self.name, label="λάπτοπ", pin=invited["pin"]), 303, f"{self.name} waits")
        service.told("waits")
        service.line(f"admit {invited['n']}")
        service.told("in")
        self.holds(self.send("GET", "/wait")[1])
        page = self.send("GET", "/s")[2].decode()
        self.key = re.search(r'data-key="(\w+)"', page)[1]

    def ask(self, asked):
        """Asked until it is answered, each time with the same number."""
        asked = {"id": f"{self.dice.getrandbits(128):032x}"} | asked
        body, tries = json.dumps(asked).encode(), 0
        while True:
            try:
                loses = tries < 2 and self.dice.random() < 0.25
                status, _, told = self.send("POST", "/api/do", body, loses=loses)
            except OSError:
                status = 503
            if status not in (429, 503):
                break
            tries += 1
            time.sleep(min(2, 0.1 * 2 ** tries) * self.dice.uniform(0.8, 1.2))
        self.again += tries
        if status != 200:
            sys.exit(f"{self.name} asked {asked}: {status} {told.decode()}")
        self.done.append((body, told))
        return json.loads(told)

    def until_told(self, body):
        while True:
            try:
                status, _, told = self.send("POST", "/api/do", body)
                if status not in (429, 503):
                    return status, told
            except OSError:
                pass
            time.sleep(0.1)

    def drafts(self, text, player):
        """Kept, if it was answered; the time is that of the answer."""
        self.begun.append(text)
        body = json.dumps({"path": f"/s/{DRAFTED}/{player}", "fields": {"3": text}}).encode()
        try:
            if self.send("PUT", "/api/draft", body)[0] == 200:
                self.kept.append((time.monotonic(), text))
        except OSError:
            pass

    def drafted(self, player):
        status, page = 0, b""
        # So many at once may be too many for one address.
        while status in (0, 429, 503):
            try:
                status, _, page = self.send("GET", f"/s/{DRAFTED}/{player}")
            except OSError:
                time.sleep(0.1)
        must(status, 200, f"the page of what {self.name} began")
        return html.unescape(re.search(r'name="fields.3"[^>]*>([^<]*)<', page.decode())[1])


def texts_of(words):
    return {length: " ".join(of) for length, of in words.items()}


def keys(station, sheets, own, is_over, saved, failed):
    """Keys its sheets, then corrects them in turn, until it is over."""
    try:
        for number in range(1_000_000):
            # A number written in letters: words would be judged, and a draft need not be any.
            station.drafts("αβγδεζηθικ"[number % 10] * (number // 10 + 1), own)
            (at, words) = sheets[number % len(sheets)]
            if at not in saved:
                asked = {"ask": "key_sheet", "round": at[0], "player": at[1], "fields": texts_of(words), "odd": True, "moved": False}
                asked |= {"empty": True} if not any(words.values()) else {}
            else:
                if is_over.is_set():
                    return
                sheet, version, before, _ = saved[at]
                words = before | {"3": before["3"][1:] if before["3"] else ["ΝΑΙ"]}
                asked = {"ask": "revise", "sheet": sheet, "version": version, "fields": texts_of(words), "odd": True, "moved": False, "reason": "χαρτί"}
            told = station.ask(asked)
            count = saved[at][3] + 1 if at in saved else 1
            saved[at] = (told["sheet"], told["version"], words, count)
            time.sleep(station.dice.uniform(0, 0.1))
    except BaseException as error:
        failed.append(f"{station.name}: {error!r}")


def holds(stations, players, killed, before):
    """What each began more than a second before the kill is there, or something newer."""
    for station, player, kept in zip(stations, players, before, strict=True):
        old = [text for at, text in kept if at < killed - KEPT_S]
        found = station.drafted(player)
        if old and found not in station.begun[station.begun.index(old[-1]):]:
            sys.exit(f"of what {station.name} began {old[-1]!r} is lost: {found!r}")


def a_day(program, folder):
    """A day whose later rounds lack every sheet; what was on them, by round and player."""
    subprocess.run([program, "demo", "signed.eforos", "--players", "16", "--seed", staff.SEED], cwd=folder, check=True,
                   stdout=subprocess.DEVNULL)
    told = subprocess.run([program, "export", "signed.eforos", "--json"], cwd=folder, check=True, capture_output=True)
    document, sheets = json.loads(told.stdout), []
    for number in (*ROUNDS, DRAFTED):
        of = document["rounds"][number - 1]["sheets"]
        sheets += [((number, sheet["player"]), sheet["words"]) for sheet in of if "words" in sheet and number != DRAFTED]
        document["rounds"][number - 1]["sheets"] = []
    document["objections"], document["penalties"] = [], []
    pathlib.Path(folder, "day.json").write_text(json.dumps(document))
    return sheets


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
        sheets, file = a_day(program, folder), f"{folder}/day.eforos"
        subprocess.run([program, "import", "day.json", "day.eforos"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        logged = staff.keyed(program, file, "")
        service = staff.Service(program, file)
        stations, players = [Station(service, name) for name in NAMES], range(1, len(NAMES) + 1)
        for station in stations:
            station.joins(service)
        is_over, saved, failed, dice = threading.Event(), {}, [], random.Random(SEED)
        threads = [threading.Thread(target=keys, args=(station, sheets[of::len(NAMES)], player, is_over, saved, failed), daemon=True)
                   for of, (station, player) in enumerate(zip(stations, players, strict=True))]
        for thread in threads:
            thread.start()
        for number in range(KILLS):
            time.sleep(dice.uniform(0.1, 2.5))
            service.kill()
            killed, before = time.monotonic(), [list(station.kept) for station in stations]
            service = staff.Service(program, file)
            holds(stations, players, killed, before)
            if failed:
                sys.exit(f"after kill {number + 1}: {failed}")
        is_over.set()
        for thread in threads:
            thread.join(timeout=120)
        if failed or any(thread.is_alive() for thread in threads):
            sys.exit(f"not all is keyed: {failed}")
        # Asked once more, each is answered by the very same bytes, and nothing is recorded by that.
        service.line("close")
        service.process.wait(timeout=10)
        events = staff.keyed(program, file, "") - logged
        asks = [(station, body, told) for station in stations for body, told in station.done]
        must(events, len(asks), "events of what was acknowledged, each once")
        service = staff.Service(program, file)
        for station, body, told in asks:
            must(station.until_told(body), (200, told), f"what {station.name} asked, once more")
        service.line("close")
        service.process.wait(timeout=10)
        must(staff.keyed(program, file, "") - logged, len(asks), "events after all was asked once more")
        document = json.loads(subprocess.run([program, "export", file, "--json"], check=True, capture_output=True).stdout)
        there = {(of["round"], sheet["player"]): sheet["words"] for of in document["rounds"] for sheet in of["sheets"]}
        for at, _ in sheets:
            must(there.get(at), saved[at][2], f"the sheet of player {at[1]} in round {at[0]}")
        subprocess.run([program, "verify", file], check=True, stdout=subprocess.DEVNULL)
        count = {what: sum(getattr(station, what) for station in stations) for what in ("lost", "cut", "again")}
        print(f"{KILLS} kills, {len(asks)} asks acknowledged and each recorded once, {count['lost']} answers lost, "
              f"{count['cut']} cut, {count['again']} asked again")


if __name__ == "__main__":
    main()
