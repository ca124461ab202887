#!/bin/sh
# A whole competition of classic games in the real window, by keys, to its signature: `tables.py` plays it and kills
# the program once. Then other programs look at what it left: the file holds, the standings are added up a second time,
# the slips are printed and their codes are read from the pages as pictures.
# Needs Xvfb, openbox, xdotool, ImageMagick, poppler, zbar and Python.
#   tests/xvfb/tables.sh PROGRAM FOLDER [cusca|llisca|pinczow]
set -eu

. "$(dirname "$0")/desk.sh"
day=${3:-llisca}
case $day in
cusca | llisca) EFOROS_LANGUAGE=ca ;;
pinczow) EFOROS_LANGUAGE=pl ;;
*) fail "no such day: $day" ;;
esac
export EFOROS_LANGUAGE PYTHONDONTWRITEBYTECODE=1
display Xvfb -screen 0 3860x1100x24

python3 "$here/tables.py" "$program" "$work/a.eforos" "$day" "$out"

"$program" verify "$work/a.eforos" | tee "$out/verify-$day.txt"
"$program" standings "$work/a.eforos" | tee "$out/standings-$day.txt"
"$program" export "$work/a.eforos" --json >"$out/$day.json"
"$program" log "$work/a.eforos" >"$out/log-$day.txt"
find "$work" -name '*.pdf' | grep -q . || fail "nothing was printed"
cp "$work"/*.pdf "$out/"

# Eight slips a page, cut: the codes of the tables of the second round, and no other.
"$program" print "$work/a.eforos" result-slips --round 2 -o "$out/slips-$day.pdf"
# This reader misses some at one size of picture and others at another.
for dots in 200 300 400; do pdftoppm -r "$dots" -gray "$out/slips-$day.pdf" "$work/slip-$dots"; done
zbarimg -q --nodbus --raw "$work"/slip-*.pgm | sort -u >"$out/codes-$day.txt"
python3 - "$out/codes-$day.txt" "$out/$day.json" <<'PYTHON'
import json, sys

codes = open(sys.argv[1]).read().split()
for code in codes:
    check = 10
    for digit in code[:-1]:
        check = ((check + int(digit)) % 10 or 10) * 2 % 11
    assert (check + int(code[-1])) % 10 == 1, f"{code}: ISO 7064 MOD 11,10"
tables = [game["table"] for game in json.load(open(sys.argv[2]))["rounds"][1]["games"]]
said = sorted((int(code[:3]), int(code[3:5])) for code in codes)
assert said == [(table, 2) for table in tables], said
assert len({code[5:8] for code in codes}) == 1, codes
PYTHON
for document in pairings score-sheets result-slips table-cards standings team-standings cross-table certificates \
    rules judge-log final; do
    case $day-$document in cusca-team-standings) continue ;; esac
    "$program" print "$work/a.eforos" "$document" -o "$out/$document-$day.pdf"
    pdftoppm -r 60 -png "$out/$document-$day.pdf" "$out/$document-$day"
done
echo "pictures in $out"
