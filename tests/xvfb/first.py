"""Of `first.sh`: joins as an assistant before the first round and waits on the list, while the doors are closed here and opened
by another process; the list has the sheets of the round once it was played, and nobody pressed anything.
    python3 tests/xvfb/first.py PROGRAM FILE PICTURES
"""

import pathlib
import subprocess
import sys

import hall
import staff

# The first pair of ports, which a window takes, too.
staff.PORT = "8014"


def main():
    program, file, out = sys.argv[1], pathlib.Path(sys.argv[2]), pathlib.Path(sys.argv[3])
    driver = subprocess.Popen(["chromedriver", f"--port={hall.DRIVER}"], stdout=subprocess.DEVNULL)
    try:
        hall.wait_for_driver()
        service = staff.Service(program, str(file))
        anna = staff.Browser(False)
        staff.joined(anna, service, "Άννα", True)
        staff.must(anna.run("return document.querySelectorAll('.sheets a').length"), 0, "what can be keyed before the first round")
        service.line("close")
        service.process.wait(timeout=10)
        anna.until("return document.getElementById('state').className === 'lost'", "told as closed", 400)
        # And why, beside that what is typed stays.
        anna.until("const { closed, lostAbout } = document.body.dataset;"
                   "return document.getElementById('lost').textContent === closed + ' ' + lostAbout", "why", 50)
        (file.parent / "closed").touch()
        anna.until("return document.getElementById('state').className === 'live'", "doors that another process opened", 900)
        (file.parent / "live").touch()
        anna.until("return [...document.querySelectorAll('.sheets a')].map((one) => one.pathname).join() === '/s/1/1,/s/1/2'",
                   "the sheets of the first round", 900)
        staff.must(anna.run("return location.pathname"), "/s", "the page")
        anna.pictured(out, "first-list")
        anna.close()
    finally:
        driver.terminate()
        driver.wait()


if __name__ == "__main__":
    main()
