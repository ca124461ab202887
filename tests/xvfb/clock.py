"""How well a browser knows the time of the hall: Chromium behind a network that delays by 40 ± 30 ms each way looks on
while a time runs that is set anew again and again.

Prints the largest error of the time it shows, in milliseconds, how late its latest alert was, how early its earliest, and of
how many. Whoever starts it has the doors open, sets the time and says when the first alert is (`benches/doors`). Needs
Chromium and its driver; no display, no network but 127.0.0.1.
    python3 tests/xvfb/clock.py PORT ALERTS FIRST
"""

import asyncio
import json
import random
import subprocess
import sys
import threading
import time
import urllib.request

import hall

PROXY = 8633
DELAY_S, AROUND_S = 0.040, 0.030
# Until the page has asked for the time a few times.
SETTLED_S = 8

# Each change of what the page shows is noted with its moment; the page is as it is.
NOTES = """
window.seen = [];
new MutationObserver((all) => {
  const at = Date.now();
  for (const one of all) {
    const of = one.target.nodeType === 3 ? one.target.parentElement : one.target;
    if (of && ['digits', 'said'].includes(of.className)) window.seen.push([at, of.className, of.textContent]);
  }
}).observe(document, { subtree: true, childList: true, characterData: true });
"""


async def passes(reader, writer, rewrite):
    """What comes goes on a while later, in its order."""
    waiting = asyncio.Queue()

    async def send():
        while True:
            due, block = await waiting.get()
            await asyncio.sleep(max(0, due - time.monotonic()))
            writer.write(block)
            if not block:
                break
            await writer.drain()
        writer.close()

    sending, due = asyncio.create_task(send()), 0
    try:
        while block := await reader.read(65536):
            due = max(due, time.monotonic() + DELAY_S + random.uniform(-AROUND_S, AROUND_S))
            waiting.put_nowait((due, rewrite(block)))
    except OSError:
        pass
    waiting.put_nowait((due, b""))
    try:
        await sending
    except OSError:
        pass


async def between(port):
    """The network: the door is called by its own name."""
    async def connected(reader, writer):
        door_reader, door_writer = await asyncio.open_connection("127.0.0.1", port)
        there = lambda block: block.replace(f"127.0.0.1:{PROXY}".encode(), f"127.0.0.1:{port}".encode())
        await asyncio.gather(passes(reader, door_writer, there), passes(door_reader, writer, bytes))

    server = await asyncio.start_server(connected, "127.0.0.1", PROXY)
    async with server:
        await server.serve_forever()


def get(port, path):
    request = urllib.request.Request(f"http://127.0.0.1:{port}{path}")
    return urllib.request.urlopen(request, timeout=10).read().decode()


def real_minus_wall(port):
    """The machine's real time less its wall clock, in milliseconds, by the quickest of some answers."""
    found = []
    for _ in range(20):
        sent = time.time()
        told = int(get(port, "/t"))
        received = time.time()
        found.append((received - sent, told - 500 * (sent + received)))
    return min(found)[1]


def ends_told(port, until, ends):
    while time.monotonic() < until:
        told = (json.loads(get(port, "/live?once"))["time"] or {}).get("ends")
        if told is not None:
            ends.add(told)
        time.sleep(0.1)


def main():
    port, alerts, first_ms = int(sys.argv[1]), int(sys.argv[2]), 1000 * int(sys.argv[3])
    threading.Thread(target=lambda: asyncio.run(between(port)), daemon=True).start()
    driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
    try:
        hall.wait_for_driver()
        browser = hall.Browser(False)
        params = {"source": NOTES}
        browser.ask("/goog/cdp/execute", {"cmd": "Page.addScriptToEvaluateOnNewDocument", "params": params})
        browser.ask("/url", {"url": f"http://127.0.0.1:{PROXY}/"})
        browser.until("return document.getElementById('state').className === 'live'", "live", 400)
        time.sleep(SETTLED_S)
        ends, settled = set(), time.time() * 1000
        ends_told(port, time.monotonic() + 3 * alerts + 4, ends)
        apart = real_minus_wall(port)
        seen = browser.run("return window.seen")
        browser.close()
    finally:
        driver.terminate()
        driver.wait()

    def left_when(at, shown):
        """What was truly left when so much was shown, by the end that is nearest to it."""
        return min((end - (at + apart) for end in ends), key=lambda left: abs(left - shown))

    errors, late, before = [], [], {}
    for at, what, text in seen:
        was, before[what] = before.get(what), text
        if at < settled:
            continue
        if what == "digits":
            minutes, seconds = text.lstrip("≈").split(":")
            shown = 1000 * (60 * int(minutes) + int(seconds))
            # A second that passed, and not a time that was set.
            if was and was.lstrip("≈") == f"{(shown + 1000) // 60000}:{(shown + 1000) // 1000 % 60:02}":
                errors.append(abs(left_when(at, shown) - shown))
            else:
                before["said"] = ""
        elif text and not was:
            late.append(first_ms - left_when(at, first_ms))
    if len(errors) < alerts or len(late) < alerts:
        sys.exit(f"only {len(errors)} seconds and {len(late)} alerts were seen")
    print(f"{max(errors):.1f} {max(late):.1f} {-min(late):.1f} {len(late)}")


if __name__ == "__main__":
    main()
