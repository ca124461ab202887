"""Three hundred phones look on while an assistant types and saves: memory and processor of the service, sampled and told
every five minutes. In whatever time, no more is saved than in a long day.

Fails when its memory grows after the first fifth of the time, when a stream misses its sign of life, or when an ask that
is sent again leaves a second receipt. No display, no network but 127.0.0.1.
    python3 tests/xvfb/streams.py PROGRAM [SECONDS [STREAMS]]
"""

import asyncio
import json
import os
import pathlib
import re
import sqlite3
import ssl
import subprocess
import sys
import tempfile
import time
import urllib.parse

# One address has 128 connections at the most.
AN_ADDRESS = 100
GROWTH_MB = 8
# Looks in a second, and a save after so many; a long day has no more saves than this.
LOOKS = 2
LOOKS_A_SAVE = 5
SAVES = 2000
TOLD_S = 300
SEED = "07" * 32


class Service:
    def __init__(self, program, file):
        command = [program, "serve", file, "--address", "127.0.0.1", "--ports", "8654", "--as", "Έφη", "--json",
                   "--admit", "pin"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        opened = self.told("doors")
        self.hall, self.staff = (urllib.parse.urlsplit(opened[door]).port for door in ("hall", "staff"))

    def told(self, what):
        while line := self.process.stdout.readline():
            said = json.loads(line)
            if what in said:
                return said if what == "doors" else said[what]
        sys.exit(f"the service ended before it told: {what}")

    def line(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()

    def megabytes(self):
        status = pathlib.Path(f"/proc/{self.process.pid}/status").read_text()
        return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024

    def seconds(self):
        fields = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


# The certificate is the program's own.
TLS = ssl.create_default_context()
TLS.check_hostname, TLS.verify_mode = False, ssl.CERT_NONE


async def asked(port, first, headers=(), body="", tls=True):
    """A request on a connection of its own, and its head and body."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port, ssl=TLS if tls else None)
    lines = [f"{first} HTTP/1.1", f"Host: 127.0.0.1:{port}", f"Origin: https://127.0.0.1:{port}", "Connection: close"]
    data = body.encode()
    lines += [*headers, f"Content-Length: {len(data)}", "", ""]
    writer.write("\r\n".join(lines).encode() + data)
    head, _, rest = (await reader.read(-1)).decode().partition("\r\n\r\n")
    writer.close()
    return head, rest


async def joined(service):
    service.line("invite assistant")
    pin = service.told("invited")["pin"]
    form = urllib.parse.urlencode({"name": "Άννα", "label": "1", "pin": pin})
    kind = "Content-Type: application/x-www-form-urlencoded"
    cookie = r"(__Host-eforos=[0-9a-f]+)"
    head, _ = await asked(service.staff, "POST /j", [kind], form)
    waiting = re.search(cookie, head)[1]
    while True:
        head, _ = await asked(service.staff, "GET /wait", [f"Cookie: {waiting}"])
        if "location: /s" in head.lower():
            break
        await asyncio.sleep(0.2)
    held = f"Cookie: {re.search(cookie, head)[1]}"
    _, page = await asked(service.staff, "GET /s", [held])
    return [held, "X-Eforos: " + re.search(r'data-key="([0-9a-f]+)"', page)[1]]


async def looks_on(number, port, until, seen):
    local = (f"127.0.0.{2 + number // AN_ADDRESS}", 0)
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=local)
    writer.write(f"GET /live HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\n\r\n".encode())
    while time.monotonic() < until:
        # A sign of life comes every ten seconds.
        line = await asyncio.wait_for(reader.readline(), 25)
        if not line:
            sys.exit("a stream ended by itself")
        seen[0] += line.startswith(b"event")
    writer.close()


async def keys(service, headers, until):
    """Looks and saves, each save three times; how many were told as done."""
    done, version, n = set(), 1, 0
    every = max(LOOKS_A_SAVE, round(LOOKS * (until - time.monotonic()) / SAVES))
    while time.monotonic() < until:
        n += 1
        words = ["ναι", "ναι της"][n % 2]
        look = {"n": n, "path": "/s/14/1", "fields": {"3": words}}
        await asked(service.staff, "POST /api/look", headers, json.dumps(look))
        if n % every == 0:
            first = not done
            ask = {"id": f"{n:032x}", "ask": "key_sheet" if first else "revise", "fields": {"3": words}, "odd": True, "moved": False}
            ask |= {"round": 14, "player": 1} if first else {"sheet": sheet, "version": version, "reason": "ξανά"}
            answers = [await asked(service.staff, "POST /api/do", headers, json.dumps(ask)) for _ in range(3)]
            told = [json.loads(body) for _, body in answers]
            if any(one != told[0] for one in told):
                sys.exit(f"what was sent again was answered otherwise: {told}")
            if told[0].get("events"):
                done.add(n)
                sheet, version = told[0]["sheet"], told[0]["version"]
        await asyncio.sleep(1 / LOOKS)
    return done


async def run(service, seconds, streams, file):
    headers = await joined(service)
    before, until, seen = service.megabytes(), time.monotonic() + seconds, [0]
    looking = [asyncio.create_task(looks_on(number, service.hall, until, seen)) for number in range(streams)]
    keying = asyncio.create_task(keys(service, headers, until))
    samples, told, begun, spent = [], 0, time.monotonic(), service.seconds()
    while time.monotonic() < until:
        await asyncio.sleep(min(5, max(0.1, until - time.monotonic())))
        samples.append(service.megabytes())
        ran = time.monotonic() - begun
        if ran >= TOLD_S * (told + 1):
            told += 1
            print(f"after {told * TOLD_S // 60} min: {samples[-1]:.1f} MB, {100 * (service.seconds() - spent) / ran:.1f} % of "
                  "a core", flush=True)
    share = (service.seconds() - spent) / (time.monotonic() - begun)
    done = await keying
    await asyncio.gather(*looking)
    settled = max(samples[:max(1, len(samples) // 5)])
    receipts = sqlite3.connect(f"file:{file}?mode=ro", uri=True).execute("SELECT count(*) FROM receipts").fetchone()[0]
    print(f"{streams} streams, {seconds} s: {before:.1f} MB before, {settled:.1f} MB soon after, {samples[-1]:.1f} MB at "
          f"the end (most {max(samples):.1f}); {100 * share:.1f} % of a core; {seen[0]} events; {len(done)} asks, each sent "
          f"three times, {receipts} receipts")
    if samples[-1] > settled + GROWTH_MB:
        sys.exit("its memory grows")
    if receipts != len(done):
        sys.exit("another number of receipts than of asks")


def a_day(program, folder):
    """A day whose last round lacks the sheet of the first player, as `day.eforos` of this folder."""
    def made(*arguments):
        done = subprocess.run([program, *arguments], cwd=folder, check=True, stdout=subprocess.PIPE)
        return done.stdout

    made("demo", "signed.eforos", "--players", "60", "--seed", SEED)
    document = json.loads(made("export", "signed.eforos", "--json"))
    sheets = document["rounds"][-1]["sheets"]
    document["rounds"][-1]["sheets"] = [sheet for sheet in sheets if sheet["player"] != 1]
    document["objections"], document["penalties"] = [], []
    pathlib.Path(folder, "day.json").write_text(json.dumps(document))
    made("import", "day.json", "day.eforos")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    seconds = int(sys.argv[2]) if len(sys.argv) > 2 else 300
    streams = int(sys.argv[3]) if len(sys.argv) > 3 else 300
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}

        a_day(program, folder)
        service = Service(program, f"{folder}/day.eforos")
        try:
            asyncio.run(run(service, seconds, streams, f"{folder}/day.eforos"))
            service.line("close")
            if service.process.wait(timeout=10) != 0:
                sys.exit("the service did not end well")
            subprocess.run([program, "verify", "day.eforos"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        finally:
            service.process.kill()


if __name__ == "__main__":
    main()
