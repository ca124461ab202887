"""A flood at the doors of an open window: streams, requests, and a station that saves, as `attacks.py` has them.

    python3 tests/xvfb/flood.py PROGRAM FILE           makes the file, in which a station is let in
    python3 tests/xvfb/flood.py FILE SECONDS           floods the window that has it open
"""

import asyncio
import collections
import json
import pathlib
import re
import subprocess
import sys
import time

import attacks
import streams

# The first pair of ports that a window takes.
HALL, STAFF = 8014, 8015


class Doors:
    """Of a window that somebody else started."""

    hall, staff = HALL, STAFF


def made(program, file):
    """One round was played, and its sheets are keyed: the station writes new versions of one."""
    day = pathlib.Path(file).with_suffix(".json")
    demo = day.with_name("demo.eforos")
    for command in (["demo", demo, "--players", "12", "--seed", streams.SEED], ["export", demo, "--json"]):
        done = subprocess.run([program, *command], check=True, stdout=subprocess.PIPE)
    document = json.loads(done.stdout)
    document["rounds"] = document["rounds"][:1]
    document["objections"], document["penalties"] = [], []
    day.write_text(json.dumps(document))
    subprocess.run([program, "import", day, file], check=True, stdout=subprocess.DEVNULL)
    service = streams.Service(program, file)
    headers = asyncio.run(streams.joined(service))
    service.line("close")
    service.process.wait(timeout=10)
    day.with_suffix(".headers").write_text(json.dumps(headers))


async def flooded(file, seconds):
    headers = json.loads(pathlib.Path(file).with_suffix(".headers").read_text())
    keyer = attacks.Keyer(Doors, headers, "/s/1/1", 1)
    # What is changed is what was seen.
    _, page = await streams.asked(Doors.staff, "GET /s/1/1/saved", headers, "")
    keyer.version = int(re.search(r"version&#34;:(\d+)", page)[1])
    until, given, looking = time.monotonic() + seconds, collections.Counter(), [0]
    greeted, joined = [0], collections.Counter()
    # The hall door has room for no more than the streams: whoever floods comes first.
    attack = attacks.flood(Doors, lambda: time.monotonic() < until, given, greeted, joined)
    await asyncio.sleep(2)
    attack += [asyncio.create_task(attacks.looks_on(Doors, number, until, looking)) for number in range(attacks.STREAMS)]
    saved, slowest = 0, 0
    while time.monotonic() < until - 2:
        _, most = await keyer.asked(1)
        saved, slowest = saved + 1, max(slowest, most)
    await asyncio.gather(*attack)
    print(f"{looking[0]} streams, {given.total() / seconds:.0f} answers and {greeted[0] / seconds:.0f} greetings a second, "
          f"{saved} sheets looked at and saved, the slowest in {1000 * slowest:.0f} ms", flush=True)
    attacks.must(looking[0] >= attacks.ROOM - attacks.FLOODERS - 10, "fewer streams than there is room for")
    attacks.must_be_flooded(given, greeted, joined, seconds)
    attacks.must(slowest < attacks.ANSWERED_S, "an assistant waited too long in a flood")


if __name__ == "__main__":
    if sys.argv[2].isdigit():
        asyncio.run(flooded(sys.argv[1], int(sys.argv[2])))
    else:
        made(sys.argv[1], sys.argv[2])
