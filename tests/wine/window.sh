#!/bin/sh
# The windows of the Windows program under Wine, driven by keys: a round to its break with both windows, the clipboard
# to and from another program of Windows, two windows on one file, closing while the time runs, a drive that is taken
# away; at 100 % and at 150 %. The pictures are there to be looked at.
#   tests/wine/window.sh PROGRAM LINUX FOLDER
set -eu

. "$(dirname "$0")/prefix.sh"
. "$here/display.sh"
display Xvfb -screen 0 2560x1440x24

cat >day.json <<'JSON'
{"format": "eforos/1", "title": "Δοκιμή σε Windows", "date": "2026-11-21", "venue": "Δημοτική Βιβλιοθήκη",
 "referee": "Ε. Φόρου", "rules": "osth-2019", "players": [{"id": 1, "name": "Άννα Αλεξίου"}], "rounds": [
 {"round": 1, "letters": "ΚΤΡΣΑΟΕ", "sheets": [{"player": 1, "words": {"3": ["ΡΟΤ"]}}]},
 {"round": 2, "letters": "ΠΛΝΑΙΟΕ", "sheets": [{"player": 1, "words": {"3": ["ΠΑΝ"]}}]},
 {"round": 3, "letters": "ΤΤΡΣΝΑΟ", "sheets": [{"player": 1, "words": {"3": ["ΤΟΝ"]}}]},
 {"round": 4, "letters": "ΜΤΗΙΑΕΥ", "sheets": [{"player": 1, "words": {"3": ["ΜΙΑ"]}}]}]}
JSON
"$linux" import day.json a.eforos >/dev/null

# The console's window, on a file: `open FILE`.
open() {
    EFOROS_LOG=eforos=debug wine "$program" "$1" >>"$out/wine-window.log" 2>&1 &
    opened=$!
    started="$started $opened"
    console=$(window '^Έφορος')
    sleep 2
}

# The program ends by itself.
ends() {
    for _ in $(seq 150); do
        kill -0 "$opened" 2>/dev/null || return 0
        sleep 0.2
    done
    unseen "it was asked to close and did not"
}

begun=$(date +%s%N)
open a.eforos
tried "the window was there after $((($(date +%s%N) - begun) / 1000000 - 2000)) ms"
xdotool windowsize "$console" 1280 720 windowmove "$console" 0 0
sleep 1
picture 100-1-open
# Whoever sits there is asked once.
keys "$console" Escape ctrl+2 ctrl+j
hall=$(window 'αίθουσα')
sleep 2
xdotool windowmove "$hall" 1290 20
sleep 1
picture 100-2-hall
# Whichever window has the keyboard, the key acts in the console.
keys "$hall" space
recorded a.eforos letters_shown
sleep 8
picture 100-3-letters
keys "$console" space
recorded a.eforos round_started
sleep 2
picture 100-4-time

# Another program on the same file reads and does not write: it says so, and is ended by the system.
events=$("$linux" log a.eforos --json | wc -l)
cp "$program" second.exe
wine second.exe a.eforos >>"$out/wine-window.log" 2>&1 &
other=$!
started="$started $other"
sleep 15
picture 100-5-second
wine taskkill /f /im second.exe >/dev/null 2>&1 || true
wait "$other" 2>/dev/null || true
[ "$("$linux" log a.eforos --json | wc -l)" = "$events" ] || unseen "the second program wrote"

# A round to its break.
keys "$console" s
xdotool type --delay 80 "proof"
keys "$console" Return
recorded a.eforos round_stopped
keys "$console" space
recorded a.eforos sheets_collected
keys "$console" space
recorded a.eforos break_started
sleep 1
picture 100-6-break

# The clipboard: the table to other programs of Windows, of which one writes down what it got.
mingw clipboard.exe "$here/clipboard.c" -municode
keys "$console" ctrl+5
palette "antigrafh pinaka"
wine clipboard.exe get to.txt || unseen "another program found no text on the clipboard"
iconv -f UTF-16LE -t UTF-8 to.txt >table.txt
grep -q 'Άννα Αλεξίου' table.txt || unseen "the clipboard holds: $(head -c 200 table.txt)"
[ "$(wc -l <table.txt)" -ge 2 ] || unseen "the table has no rows: $(cat table.txt)"
wine notepad >/dev/null 2>&1 &
started="$started $!"
pad=$(window 'otepad')
keys "$pad" ctrl+v
picture 100-8-pasted
wine taskkill /f /im notepad.exe >/dev/null 2>&1 || true
tried "the table went to another program of Windows by the clipboard"

# Closing while the time runs is asked first.
keys "$console" ctrl+2 alt+F4
picture 100-9-closing
kill -0 "$opened" || unseen "closed without a question while the time runs"
# The window manager takes the end of Alt with it; staying is what Enter answers, leaving is beside it.
keys "$console" Alt_L Tab Return
ends
whole a.eforos
[ -z "$(find . -maxdepth 1 -name 'a.eforos-*')" ] || fail "left beside: $(ls)"
tried "a round to its break on both windows, a second program beside, closing asked first; the file whole, nothing beside it"

# Players from another program of Windows. Without players the keyboard is in their field.
cat >none.json <<'JSON'
{"format": "eforos/1", "title": "Δοκιμή του προχείρου", "date": "2026-11-21", "referee": "Ε. Φόρου",
 "rules": "osth-2019", "players": [], "rounds": []}
JSON
"$linux" import none.json b.eforos >/dev/null
printf 'Α/Α\tΟνοματεπώνυμο\tΣύλλογος\r\n1\tΆννα Αλεξίου\tΚαβάλα\r\n2\tΒασίλης Βλάχος\t\r\n' | iconv -f UTF-8 -t UTF-16LE >from.txt
open b.eforos
wine clipboard.exe put from.txt
keys "$console" ctrl+v
picture 100-10-players
palette "prosuhkh paiktvn"
recorded b.eforos 'Βασίλης Βλάχος'
recorded b.eforos 'Καβάλα'
keys "$console" alt+F4
ends
whole b.eforos
tried "players came from another program of Windows by the clipboard"

# At 150 %, a competition on a drive that is taken away and comes back.
mkdir disk
cp a.eforos disk/a.eforos
ln -s "$work/disk" "$WINEPREFIX/dosdevices/f:"
wine reg add 'HKCU\Control Panel\Desktop' /v LogPixels /t REG_DWORD /d 144 /f >/dev/null
wineserver -k
wineserver -w
open 'F:\a.eforos'
sleep 3
picture 150-1-open
keys "$console" Escape ctrl+2
# It may have come back with the competition, whose time runs.
xdotool search --onlyvisible --name 'αίθουσα' >/dev/null 2>&1 || keys "$console" ctrl+j
window 'αίθουσα' >/dev/null
sleep 3
picture 150-2-hall
rm "$WINEPREFIX/dosdevices/f:"
sleep 4
keys "$console" ctrl+5
picture 150-3-gone
ln -s "$work/disk" "$WINEPREFIX/dosdevices/f:"
sleep 4
keys "$console" ctrl+2
picture 150-4-back
# The first may close the hall's window alone, which this Wine gives the keyboard now and then.
for _ in 1 2; do
    if kill -0 "$opened" 2>/dev/null; then keys "$console" alt+F4; fi
    if kill -0 "$opened" 2>/dev/null; then keys "$console" Alt_L Tab Return; fi
done
ends
whole disk/a.eforos
tried "at 150 %: a drive taken away and given back under the open competition; the file whole"
