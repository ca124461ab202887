"""What stands between a browser and the staff door, with the door's own certificate: it notes each request and what was
answered, lets nobody through for a while, and loses answers."""

import re
import socket
import ssl
import threading
import time


class Between:
    """Listens at a port of its own. `is_cut` lets nobody through; of so many asks the answer is `lost`."""

    def __init__(self, port, door, keys):
        """Before the door at this port, with the certificate and the key of this folder."""
        self.url, self.door = f"https://127.0.0.1:{port}", door
        self.is_cut, self.lost = False, 0
        self.asked, self.answered, self.open = [], [], set()
        self.known = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.known.load_cert_chain(keys / "127.0.0.1.pem", keys / "key.pem")
        self.listener = socket.create_server(("127.0.0.1", port))
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        while True:
            plain, _ = self.listener.accept()
            threading.Thread(target=self.passes, args=(plain,), daemon=True).start()

    def cut(self, is_cut):
        """Nobody comes through from now on, nor goes on with what was open; or everybody again."""
        self.is_cut = is_cut
        for one in list(self.open):
            try:
                one.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass

    def times(self, path):
        """When each ask of this path came and what it said. What the browser itself sent again at once is one."""
        found = []
        for at, first, body in self.asked:
            if first.split()[1] == path and not (found and at - found[-1][0] < 0.1 and body == found[-1][1]):
                found.append((at, body))
        return found

    def passes(self, plain):
        try:
            with self.known.wrap_socket(plain, server_side=True) as browser:
                self.open.add(browser)
                try:
                    self.request(browser)
                finally:
                    self.open.discard(browser)
        except OSError:
            pass

    def request(self, browser):
        """One request of a connection, and its answer, which may be a stream."""
        data = b""
        while b"\r\n\r\n" not in data:
            block = browser.recv(65536)
            if not block:
                return
            data += block
        head, _, body = data.partition(b"\r\n\r\n")
        long = re.search(rb"(?i)^content-length: (\d+)", head, re.M)
        while long and len(body) < int(long[1]):
            body += browser.recv(65536)
        first = head.split(b"\r\n", 1)[0].decode()
        self.asked.append((time.monotonic(), first, body))
        if self.is_cut:
            return
        own = self.url.removeprefix("https://").encode()
        head = head.replace(own, f"127.0.0.1:{self.door}".encode())
        head = re.sub(rb"(?i)\r\nconnection: [^\r]*", b"", head) + b"\r\nConnection: close\r\n\r\n"
        context = ssl.create_default_context()
        context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
        is_lost = self.lost > 0 and first.startswith("POST /api/do")
        self.lost -= is_lost
        answer = b""
        with context.wrap_socket(socket.create_connection(("127.0.0.1", self.door))) as door:
            self.open.add(door)
            try:
                door.sendall(head + body)
                while block := door.recv(65536):
                    if first.startswith("POST"):
                        answer += block
                    if not is_lost:
                        browser.sendall(block)
            finally:
                self.open.discard(door)
        if answer:
            self.answered.append((first.split()[1], answer.partition(b"\r\n\r\n")[2]))
