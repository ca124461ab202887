"""What an attacker in the hall's Wi-Fi tries while an assistant keys: slow heads and bodies, readers that read nothing,
a flood of requests, greetings, joins and streams, a hundred thousand guesses of a card's code.

Fails when an ask of the assistant is not answered as it would be otherwise, when somebody who takes nothing or says
nothing is not let go, when a guess is right, is answered more often than an address may guess, or a right code is
refused, or when the service grows. Needs poppler-utils;
no display, no network but 127.0.0.1.
    python3 tests/xvfb/attacks.py PROGRAM
"""

import asyncio
import collections
import json
import os
import pathlib
import random
import re
import socket
import subprocess
import sys
import tempfile
import time

import streams

SLOW = 600
# More than the hall door has room for, from thirty addresses.
STREAMS = 900
ROOM = 896
FLOOD_S = 20
FLOOD_A_SECOND = 5000
GUESSES = 100_000
GUESSING_S = 300
# Wrong codes that an address may ask for in a minute.
A_MINUTE = 30
FLOODERS = 50
# Of what is asked in a flood so much is answered at the least, refusals counted: else it was none.
FLOODED = 0.9
# Strangers who greet the staff door more often than all together may, and who type one PIN after the other there.
GREETERS = 10
JOINERS = 8
# A look and a save, p95; on a machine that is busy with something else twice as long as without the attack.
LOOKED_AND_SAVED_S = 0.080
# In a flood, of which the machine itself makes as much as it can.
ANSWERED_S = 2.0
GROWTH_MB = 60
# Of a card's code.
SIGNS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"


def must(is_so, what):
    if not is_so:
        sys.exit(what)


class Keyer:
    """An assistant who keys and saves, and how long each answer took."""

    def __init__(self, service, headers, path="/s/14/1", sheet=None):
        self.service, self.headers, self.path = service, headers, path
        self.n, self.sheet, self.version = 0, sheet, 1

    async def asked(self, count):
        took = []
        for _ in range(count):
            self.n += 1
            words = ["ναι", "ναι της"][self.n % 2]
            begun = time.monotonic()
            look = {"n": self.n, "path": self.path, "fields": {"3": words}}
            _, body = await streams.asked(self.service.staff, "POST /api/look", self.headers, json.dumps(look))
            must(json.loads(body).get("n") == self.n, f"a look was not answered: {body}")
            ask = {"id": f"{self.n:032x}", "fields": {"3": words}, "odd": True, "moved": False}
            if self.sheet is None:
                ask |= {"ask": "key_sheet", "round": 14, "player": 1}
            else:
                ask |= {"ask": "revise", "sheet": self.sheet, "version": self.version, "reason": "ξανά"}
            _, body = await streams.asked(self.service.staff, "POST /api/do", self.headers, json.dumps(ask))
            told = json.loads(body)
            must(told.get("done"), f"a sheet was not saved: {body}")
            self.sheet, self.version = told["sheet"], told["version"]
            took.append(time.monotonic() - begun)
            await asyncio.sleep(0.25)
        took.sort()
        return took[len(took) * 95 // 100], took[-1]


async def connected(port, number):
    """A connection from one of many addresses."""
    address = (f"127.0.{1 + number // 100}.{2 + number % 3}", 0)
    return await asyncio.open_connection("127.0.0.1", port, local_addr=address)


async def slow(service, number, until):
    """Says its head, or its body, a sign a second; or asks for much and reads nothing. Whether it was let go."""
    at_staff = number % 4 == 3
    port = service.staff if at_staff else service.hall
    try:
        reader, writer = await connected(port, number)
    except OSError:
        return True
    own = f"http://127.0.0.1:{port}"
    begins = [
        f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nX-Slow: ",
        f"POST /lang HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nOrigin: {own}\r\nContent-Length: 900\r\n"
        "Content-Type: application/x-www-form-urlencoded\r\n\r\nlang=",
        "G",
        # A greeting of TLS that never goes on.
        "\x16\x03\x01",
    ]
    try:
        writer.write(begins[number % 4].encode("latin-1"))
        while time.monotonic() < until:
            writer.write(b"x")
            await writer.drain()
            try:
                if not await asyncio.wait_for(reader.read(4096), 1):
                    return True
            except asyncio.TimeoutError:
                pass
        return False
    except OSError:
        return True
    finally:
        writer.close()


def takes_nothing(service, seconds):
    """Asks for megabytes and reads none; what it can still read then ends before all was sent."""
    mute = socket.socket()
    mute.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    mute.bind(("127.0.9.9", 0))
    mute.connect(("127.0.0.1", service.hall))
    asks = 3000
    mute.settimeout(1)
    request = f"GET /standings HTTP/1.1\r\nHost: 127.0.0.1:{service.hall}\r\n\r\n".encode()
    sent = 0
    try:
        for _ in range(asks):
            mute.sendall(request)
            sent += 1
    except (TimeoutError, OSError):
        pass
    time.sleep(seconds)
    mute.settimeout(5)
    answers, is_over = b"", False
    try:
        while block := mute.recv(65536):
            answers += block
        is_over = True
    except ConnectionError:
        is_over = True
    except TimeoutError:
        pass
    count = answers.count(b"HTTP/1.1 ")
    must(is_over and count < sent, f"who took nothing was served: {count} of {sent}, over: {is_over}")
    return count, sent


def any_code():
    return "-".join("".join(random.choices(SIGNS, k=5)) for _ in range(2))


async def floods(service, number, goes_on, given, path=lambda: "/t"):
    """Asks as fast as it may be read, one connection after the other. How many answers came of each status."""
    def request():
        return f"GET {path()} HTTP/1.1\r\nHost: 127.0.0.1:{service.hall}\r\n\r\n".encode()

    rate = FLOOD_A_SECOND / FLOODERS
    begun, sent = time.monotonic(), 0
    while goes_on():
        try:
            reader, writer = await connected(service.hall, 7000 + 100 * number)
        except OSError:
            continue
        try:
            while goes_on():
                # What is behind its time comes after, as much as an address may ask at once.
                share = int(min(max(rate * (time.monotonic() - begun + 1) - sent, 1), 400))
                sent += share
                writer.write(b"".join(request() for _ in range(share)))
                told = b""
                while told.count(b"HTTP/1.1 ") < share:
                    block = await asyncio.wait_for(reader.read(65536), 5)
                    if not block:
                        break
                    told += block
                if not told:
                    break
                given.update(int(status) for status in re.findall(rb"HTTP/1\.1 (\d{3})", told))
                await asyncio.sleep(max(0, begun + sent / rate - time.monotonic()))
        except (OSError, asyncio.TimeoutError):
            pass
        finally:
            writer.close()


async def greets(service, number, goes_on, greeted):
    """Begins to greet in TLS, from an address of its own, and goes."""
    while goes_on():
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", service.staff, local_addr=(f"127.0.7.{2 + number}", 0))
            writer.write(b"\x16")
            greeted[0] += 1
            writer.close()
        except OSError:
            pass
        await asyncio.sleep(0.02)


async def joins(service, number, goes_on, given):
    """Types one PIN after the other. How many answers came of each status."""
    own, address = f"127.0.0.1:{service.staff}", (f"127.0.6.{2 + number}", 0)
    while goes_on():
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", service.staff, ssl=streams.TLS, local_addr=address)
            while goes_on():
                body = f"name=n&label=l&pin={random.randrange(1_000_000):06}"
                writer.write(f"POST /j HTTP/1.1\r\nHost: {own}\r\nOrigin: https://{own}\r\nContent-Length: {len(body)}\r\n"
                             f"Content-Type: application/x-www-form-urlencoded\r\n\r\n{body}".encode())
                head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 5)).decode()
                await reader.readexactly(int(re.search(r"(?i)content-length: (\d+)", head)[1]))
                given[int(head.split(" ")[1])] += 1
                await asyncio.sleep(0.05)
            writer.close()
        except (OSError, asyncio.TimeoutError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.1)


def flood(service, goes_on, given, greeted, joined):
    """All of it but the streams."""
    of = [(FLOODERS, floods, given), (GREETERS, greets, greeted), (JOINERS, joins, joined)]
    return [asyncio.create_task(does(service, number, goes_on, count)) for many, does, count in of for number in range(many)]


def must_be_flooded(given, greeted, joined, seconds):
    """That it was one, and nobody came in by it."""
    must(given.total() >= FLOODED * FLOOD_A_SECOND * seconds, f"no flood: {given.total()} answers in {seconds} s")
    must(greeted[0] > 100 * seconds, f"no flood of greetings: {greeted[0]} in {seconds} s")
    must(joined.total() > 0 and set(joined) <= {403, 429}, f"a PIN that was guessed: {dict(joined)}")


async def looks_on(service, number, until, open_now):
    try:
        reader, writer = await connected(service.hall, number)
        writer.write(f"GET /live HTTP/1.1\r\nHost: 127.0.0.1:{service.hall}\r\n\r\n".encode())
        is_open = (await asyncio.wait_for(reader.readline(), 30)).startswith(b"HTTP/1.1 200")
        open_now[0] += is_open
        while time.monotonic() < until and await asyncio.wait_for(reader.read(65536), 30):
            pass
        writer.close()
    except (OSError, asyncio.TimeoutError):
        pass


def code_of_a_card(program, folder):
    """That of the first player, from the card that is printed."""
    printed = ["print", "day.eforos", "player-cards", "--player", "1", "-o", "card.pdf"]
    subprocess.run([program, *printed], cwd=folder, check=True, stdout=subprocess.DEVNULL)
    told = subprocess.run(["pdftotext", "card.pdf", "-"], cwd=folder, check=True, capture_output=True, text=True)
    return re.search(f"[{SIGNS}]{{5}}-[{SIGNS}]{{5}}", told.stdout)[0]


async def run(service, code):
    keyer = Keyer(service, await streams.joined(service))
    calm = await keyer.asked(20)
    memory = service.megabytes()
    print(f"calm: p95 {1000 * calm[0]:.0f} ms, most {1000 * calm[1]:.0f} ms a look and a save; {memory:.0f} MB")

    until = time.monotonic() + 25
    attack = [asyncio.create_task(slow(service, number, until)) for number in range(SLOW)]
    await asyncio.sleep(1)
    under = await keyer.asked(40)
    let_go = sum(await asyncio.gather(*attack))
    print(f"{SLOW} slow sockets: p95 {1000 * under[0]:.0f} ms, most {1000 * under[1]:.0f} ms; {let_go} were let go; "
          f"{service.megabytes():.0f} MB")
    must(let_go == SLOW, "a slow socket was not let go")
    must(under[0] < max(LOOKED_AND_SAVED_S, 2 * calm[0]) and under[1] < ANSWERED_S, "an assistant waited too long beside slow sockets")

    count, sent = await asyncio.to_thread(takes_nothing, service, 14)
    print(f"who takes nothing: {count} of {sent} answers lay ready, then it was let go")

    until, given, looking = time.monotonic() + FLOOD_S, collections.Counter(), [0]
    goes_on = lambda: time.monotonic() < until
    greeted, joined = [0], collections.Counter()
    attack = flood(service, goes_on, given, greeted, joined)
    await asyncio.sleep(2)
    attack += [asyncio.create_task(looks_on(service, number, until, looking)) for number in range(STREAMS)]
    under = await keyer.asked(30)
    await asyncio.gather(*attack)
    grown = service.megabytes()
    print(f"a flood, {looking[0]} streams, {given.total() / FLOOD_S:.0f} answers and {greeted[0] / FLOOD_S:.0f} greetings a second, "
          f"{joined.total()} PINs: p95 {1000 * under[0]:.0f} ms, most {1000 * under[1]:.0f} ms; {grown:.0f} MB")
    must(looking[0] >= ROOM - FLOODERS - 10, "fewer streams than there is room for")
    must_be_flooded(given, greeted, joined, FLOOD_S)
    must(under[1] < ANSWERED_S, "an assistant waited too long in a flood")
    must(grown < memory + GROWTH_MB, "the service grew")
    begun, given, right = time.monotonic(), collections.Counter(), 0
    goes_on = lambda: given.total() < GUESSES and time.monotonic() - begun < GUESSING_S
    attack = [asyncio.create_task(floods(service, number, goes_on, given, lambda: f"/p/{any_code()}")) for number in range(FLOODERS)]
    while goes_on():
        head, page = await streams.asked(service.hall, f"GET /p/{code}", tls=False)
        must(head.startswith("HTTP/1.1 200"), f"a right code was refused: {head[:60]}")
        right += 1
        await asyncio.sleep(0.5)
    await asyncio.gather(*attack)
    minutes = (time.monotonic() - begun) // 60 + 1
    print(f"{given.total()} wrong codes, answered by {dict(given)}; {right} right ones between them, each answered")
    must(given.total() >= GUESSES and right > 0, "fewer guesses than there should be")
    must(set(given) <= {404, 429}, "a wrong code was answered with something else")
    must(given[404] <= FLOODERS * A_MINUTE * (minutes + 1), "an address may guess more often than it should")
    # Afterwards all is as before.
    calm = await keyer.asked(5)
    must(calm[1] < ANSWERED_S, "an assistant waited too long afterwards")


def main():
    program = str(pathlib.Path(sys.argv[1]).resolve())
    with tempfile.TemporaryDirectory() as folder:
        os.environ |= {"XDG_DATA_HOME": f"{folder}/data", "XDG_CONFIG_HOME": f"{folder}/config"}
        streams.a_day(program, folder)
        service = streams.Service(program, f"{folder}/day.eforos")
        try:
            asyncio.run(run(service, code_of_a_card(program, folder)))
            service.line("close")
            must(service.process.wait(timeout=10) == 0, "the service did not end well")
            subprocess.run([program, "verify", "day.eforos"], cwd=folder, check=True, stdout=subprocess.DEVNULL)
        finally:
            service.process.kill()


if __name__ == "__main__":
    main()
