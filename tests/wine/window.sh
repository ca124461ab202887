#!/bin/sh
# The windows of the Windows program under Wine, driven by keys: a round to its break with both windows, the clipboard
# to and from another program of Windows, two windows on one file, closing while the time runs, a drive that is taken
# away; at 100 % and at 150 %. The pictures are there to be looked at.
#   tests/wine/window.sh PROGRAM LINUX FOLDER
set -eu

. "$(dirname "$0")/prefix.sh"
. "$here/display.sh"
display 2560x1440

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

# The clipboard: players from another program of Windows, the standings to it.
printf '\377\376' >from.txt
printf 'Βασίλης Βλάχος\r\nΓωγώ Γεωργίου\r\n' | iconv -f UTF-8 -t UTF-16LE >>from.txt
wine notepad from.txt >/dev/null 2>&1 &
notepad=$!
started="$started $notepad"
pad=$(window 'from.txt')
sleep 2
keys "$pad" ctrl+a ctrl+c
keys "$console" ctrl+1
sleep 2
picture 100-7-competition
keys "$console" ctrl+5
sleep 1
keys "$console" ctrl+c
keys "$pad" ctrl+a ctrl+v ctrl+s
sleep 2
picture 100-8-pasted
iconv -f UTF-16 -t UTF-8 from.txt 2>/dev/null >pasted.txt || cp from.txt pasted.txt
if grep -q 'Άννα' pasted.txt; then
    tried "the standings went to another program by the clipboard"
else
    echo "  NOT SEEN: the standings in another program: $(head -c 200 pasted.txt)"
fi
wine taskkill /f /im notepad.exe >/dev/null 2>&1 || true

# Closing while the time runs is asked first.
keys "$console" ctrl+2 alt+F4
picture 100-9-closing
kill -0 "$opened" || unseen "closed without a question while the time runs"
# The window manager takes the end of Alt with it.
keys "$console" Alt_L Return
ends
whole a.eforos
[ -z "$(find . -maxdepth 1 -name 'a.eforos-*')" ] || fail "left beside: $(ls)"
tried "a round to its break on both windows, a second program beside, closing asked first; the file whole, nothing beside it"

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
keys "$console" Escape ctrl+2 ctrl+j
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
keys "$console" alt+F4
if kill -0 "$opened" 2>/dev/null; then keys "$console" Alt_L Return; fi
ends
whole disk/a.eforos
tried "at 150 %: a drive taken away and given back under the open competition; the file whole"
