#!/bin/sh
# The doors of the Windows program under Wine, asked from outside of it: the hall's pages, the staff door over TLS, and
# a duplicate game's page. Needs no window.
#   tests/wine/doors.sh PROGRAM LINUX FOLDER
set -eu

. "$(dirname "$0")/prefix.sh"

# A day in whose last round four have no sheet yet.
"$linux" demo signed.eforos --players 12 >/dev/null 2>&1
"$linux" export signed.eforos --json >signed.json
python3 - <<'PYTHON'
import json

day = json.load(open("signed.json"))
last = day["rounds"][-1]
last["sheets"] = [sheet for sheet in last["sheets"] if sheet["player"] > 4]
day["objections"], day["penalties"] = [], []
json.dump(day, open("day.json", "w"))
PYTHON
"$linux" import day.json day.eforos >/dev/null
python3 "$here/doors.py" "$program" day.eforos || fail "the doors"
whole day.eforos
[ "$("$linux" log day.eforos --json | grep -c 'κινητό')" = 1 ] || fail "the sheet is not in the history once"
[ -z "$(find . -maxdepth 1 -name 'day.eforos-*')" ] || fail "left beside: $(ls)"

"$linux" demo game.eforos --rules ro-duplicate-2007 --players 6 >/dev/null 2>&1
mkfifo lines
wine "$program" serve game.eforos --address 127.0.0.1 --json <lines >told 2>/dev/null &
service=$!
started="$started $service"
exec 3>lines
for _ in $(seq 100); do
    grep -q '"open"' told && break
    sleep 0.2
done
hall=$(sed -n 's/.*"hall":"\([^"]*\)".*/\1/p' told)
[ -n "$hall" ] || fail "no door of a duplicate game: $(cat told)"
python3 -c 'import sys, urllib.request; print(urllib.request.urlopen(sys.argv[1], timeout=20).read().decode())' "$hall" >page.html
grep -q '<html lang="ro">' page.html || fail "the page of a duplicate game: $(head -c 300 page.html)"
echo close >&3
wait "$service" || fail "the service ended with $?"
exec 3>&-
whole game.eforos
tried "a duplicate game's page in its language; closed by a line"
