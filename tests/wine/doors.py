"""Asks the doors of the Windows program, as devices of a hall do: on real sockets, from outside of Wine, with another
TLS than the program's own. A station joins, is let in and keys a sheet; the program is ended by the system and started
again; a line closes the doors.

    python3 tests/wine/doors.py PROGRAM FILE   the program is run by `wine`; FILE has one player without a sheet in round 14
"""

import hashlib
import http.client
import json
import socket
import ssl
import subprocess
import sys
import time
import urllib.parse

ADDRESS = "127.0.0.1"
FORM = "application/x-www-form-urlencoded"


def need(holds, what):
    if not holds:
        sys.exit(f"FAILED: {what}")


class Service:
    """The program with its doors open."""

    def __init__(self, program, file):
        command = ["wine", program, "serve", file, "--address", ADDRESS, "--as", "Έφη", "--json"]
        self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8")
        opened = self.told("doors", whole=True)
        need(opened["doors"] == "open", f"the doors: {opened}")
        self.hall, self.staff = (urllib.parse.urlsplit(opened[door]).netloc for door in ("hall", "staff"))
        self.fingerprint = opened["fingerprint"]

    def told(self, what, whole=False):
        for line in self.process.stdout:
            said = json.loads(line)
            if what in said:
                return said if whole else said[what]
        sys.exit(f"FAILED: the service ended before it told: {what}")

    def line(self, text):
        self.process.stdin.write(text + "\n")
        self.process.stdin.flush()


def answered(connection, method, path, headers=None, body=None):
    connection.request(method, path, body, headers or {})
    answer = connection.getresponse()
    return answer.status, answer, answer.read().decode()


def hall(service):
    """The door that only shows."""
    door = http.client.HTTPConnection(service.hall, timeout=20)
    status, answer, page = answered(door, "GET", "/", {"Accept-Language": "el"})
    need(status == 200 and '<html lang="el">' in page, f"the hall's page: {status} {page[:200]}")
    need(answer.headers["Content-Security-Policy"].startswith("default-src 'none'"), "no policy")
    status, _, scene = answered(door, "GET", "/live?once", {"Accept-Language": "en"})
    need(status == 200 and json.loads(scene), f"the scene: {status} {scene[:200]}")
    status, _, text = answered(door, "GET", "/t")
    need(status == 200 and text.isdigit(), f"the machine's time: {status} {text}")
    status, _, _ = answered(door, "GET", "/", {"Host": "elsewhere.example"})
    need(status == 421, f"by another name: {status}")
    status, _, _ = answered(door, "POST", "/", {"Origin": f"http://{service.hall}"}, "a=b")
    need(status == 405, f"what would change something: {status}")
    stream = socket.create_connection(service.hall.split(":"), timeout=20)
    stream.sendall(f"GET /live HTTP/1.1\r\nHost: {service.hall}\r\n\r\n".encode())
    got = b""
    while b"data:" not in got:
        more = stream.recv(4096)
        need(more, f"the stream ended: {got}")
        got += more
    need(b"text/event-stream" in got, f"the stream: {got}")
    stream.close()


def contexts(service):
    """TLS of either version, which takes the door's certificate alone, for its address."""
    loose = ssl.create_default_context()
    loose.check_hostname, loose.verify_mode = False, ssl.CERT_NONE
    with socket.create_connection(service.staff.split(":"), timeout=20) as plain, loose.wrap_socket(plain) as held:
        certificate = held.getpeercert(binary_form=True)
    shown = ":".join(f"{byte:02X}" for byte in hashlib.sha256(certificate).digest()[:8])
    need(shown == service.fingerprint, f"the fingerprint is {shown}, {service.fingerprint} was told")
    for version in (ssl.TLSVersion.TLSv1_2, ssl.TLSVersion.TLSv1_3):
        context = ssl.create_default_context(cadata=ssl.DER_cert_to_PEM_cert(certificate))
        context.minimum_version = context.maximum_version = version
        yield context


def staff(service, context):
    return http.client.HTTPSConnection(service.staff, timeout=20, context=context)


def cookie(answer):
    held = answer.headers["Set-Cookie"]
    need(all(part in held for part in ("__Host-eforos=", "HttpOnly", "Secure", "SameSite=Strict")), held)
    return held.split(";")[0]


def joined(service, context):
    """The cookie and the key of a station that was let in."""
    service.line("invite assistant")
    invited = service.told("invited")
    door = staff(service, context)
    pairs = {"name": "Άννα", "label": "κινητό", "pin": invited["pin"]}
    headers = {"Origin": f"https://{service.staff}", "Content-Type": FORM}
    status, answer, page = answered(door, "POST", "/j", headers, urllib.parse.urlencode(pairs))
    need((status, answer.headers["Location"]) == (303, "/wait"), f"joining: {status} {page[:300]}")
    need(service.told("waits")["name"] == "Άννα", "who waits")
    waiting = cookie(answer)
    service.line(f"admit {invited['n']}")
    service.told("in")
    status, answer, _ = answered(door, "GET", "/wait", {"Cookie": waiting})
    need((status, answer.headers["Location"]) == (303, "/s"), f"let in: {status}")
    held = cookie(answer)
    # The doors are told who is in a moment after the station is.
    for _ in range(50):
        status, _, page = answered(door, "GET", "/s", {"Cookie": held})
        if status == 200:
            break
        time.sleep(0.1)
    need(status == 200 and 'data-key="' in page, f"the sheets: {status} {page[:200]}")
    return held, page.split('data-key="')[1].split('"')[0]


def key(service, context, held, form_key):
    headers = {"Origin": f"https://{service.staff}", "Cookie": held, "X-Eforos": form_key}
    asked = {"id": "0a" * 16, "ask": "key_sheet", "round": 14, "player": 1, "fields": {"3": "ναι"}}
    status, _, told = answered(staff(service, context), "POST", "/api/do", headers, json.dumps(asked))
    need(status == 200, f"keying: {status} {told}")
    return json.loads(told)


def main():
    program, file = sys.argv[1:]
    service = Service(program, file)
    hall(service)
    old, new = contexts(service)
    for context in (old, new):
        status, _, _ = answered(staff(service, context), "GET", "/s")
        need(status in (401, 403), f"the sheets without being in: {status}")
    print("  the hall's page, its stream and time; the staff door by TLS 1.2 and 1.3, its certificate as it was told")
    held, form_key = joined(service, new)
    told = key(service, new, held, form_key)
    need(told["what"] == "keyed" and key(service, old, held, form_key) == told, f"sent again: {told}")
    second = ["wine", program, "serve", file, "--address", ADDRESS]
    other = subprocess.run(second, stdin=subprocess.DEVNULL, capture_output=True, timeout=60, check=False)
    need(other.returncode == 1 and file in other.stderr.decode(), f"a second service: {other}")
    print("  a station joined, was let in and keyed a sheet once, however often it was sent; a second service is refused")

    name = program.rsplit("/", 1)[1]
    subprocess.run(["wine", "taskkill", "/f", "/im", name], stdout=subprocess.DEVNULL, check=True)
    service.process.wait(timeout=20)
    before = service.fingerprint
    service = Service(program, file)
    need(service.fingerprint == before, "another certificate after the program was ended")
    old, new = contexts(service)
    need(key(service, new, held, form_key) == told, "the same ask has another answer after the program was ended")
    service.line("close")
    need(service.told("doors") == "closed", "how it ended")
    need(service.process.wait(timeout=20) == 0, "its exit code")
    print("  ended by the system and started again: the same certificate, station and receipt; closed by a line")


main()
