#!/bin/sh
# What a machine has or lacks, of the real program under Wine: sound without a device and with one; the system's file
# dialogs, cancelled and answered; a competition on another computer; a document for which there is no program, and one for which there is; the console that
# it was started from, and a box where there is none.
#   tests/wine/machine.sh PROGRAM LINUX FOLDER
set -eu

. "$(dirname "$0")/prefix.sh"
. "$here/display.sh"
display Xvfb -screen 0 1600x1000x24
"$linux" demo a.eforos --players 4 >/dev/null 2>&1
"$linux" demo b.eforos --players 5 >/dev/null 2>&1
log=$out/wine-machine.log
: >"$log"

# The console's window on a file, with what it logs.
open() {
    EFOROS_LOG=eforos=debug wine "$program" "$1" >>"$log" 2>&1 &
    opened=$!
    started="$started $opened"
    console=$(window 'Έφορος$')
    xdotool windowmove "$console" 0 0
    sleep 2
    # Whoever sits there is asked once.
    keys "$console" Escape
}

ends() {
    keys "$console" alt+F4
    for _ in $(seq 100); do
        kill -0 "$opened" 2>/dev/null || return 0
        sleep 0.2
    done
    unseen "it was asked to close and did not"
}

# Sound.
: >none.asoundrc
export ALSA_CONFIG_PATH="$work/none.asoundrc"
open a.eforos
sleep 2
grep -a 'looked for a device' "$log" | tail -1 | grep -q 'works.*false' || unseen "a device was found where there is none"
palette "elegxow hxoy"
picture machine-1-no-sound
kill -0 "$opened" || unseen "without a sound device it ended"
ends
tried "without a sound device: said, and nothing else is otherwise"
sed "s|LISTEN|$here/../xvfb/listen.py|; s|HEARD|$work|" "$here/asoundrc" >heard.asoundrc
export ALSA_CONFIG_PATH="$work/heard.asoundrc"
cat /usr/share/alsa/alsa.conf >all.asoundrc 2>/dev/null || true
cat heard.asoundrc >>all.asoundrc
export ALSA_CONFIG_PATH="$work/all.asoundrc"
wineserver -k
wineserver -w
open a.eforos
sleep 2
grep -a 'looked for a device' "$log" | tail -1 | grep -q 'works.*true' || unseen "no device was found"
palette "elegxow hxoy"
sleep 8
picture machine-2-sound
ends
wineserver -k
wineserver -w
sleep 1
if python3 "$here/../xvfb/heard.py" heard.wav; then
    tried "with a device: the three tones are heard, in order"
else
    unseen "the tones were not heard"
fi
export ALSA_CONFIG_PATH="$work/none.asoundrc"

# The system's dialogs.
open a.eforos
keys "$console" ctrl+o
dialog=$(window '^Open$')
picture machine-3-dialog
keys "$dialog" Escape
gone '^Open$'
kill -0 "$opened" || unseen "it ended with its dialog"
[ ! -e b.eforos-lock ] || unseen "it opened what nobody chose"
keys "$console" ctrl+o
dialog=$(window '^Open$')
xdotool type --delay 50 "$(z "$work/b.eforos")"
keys "$dialog" Return
gone '^Open$'
for _ in $(seq 50); do
    if [ -e b.eforos-lock ] && [ ! -e a.eforos-lock ]; then break; fi
    sleep 0.2
done
[ -e b.eforos-lock ] || unseen "what was chosen in the dialog is not opened"
[ ! -e a.eforos-lock ] || unseen "the one before is still open"
keys "$console" Escape
tried "the file dialog: cancelled, nothing happens; answered, the file is opened"

# A document, for which there is no program: Wine's own asks the machine around it, and is taken away.
wine reg delete 'HKLM\Software\Classes\.pdf' /f >/dev/null
keys "$console" ctrl+6
sleep 3
palette "apouhkeysh vw"
dialog=$(window '^Save$')
picture machine-4-save
keys "$dialog" Escape
gone '^Save$'
[ -z "$(find . -maxdepth 1 -name '*.pdf')" ] || unseen "a cancelled dialog wrote something"
keys "$console" ctrl+p
sleep 6
# The system says so itself in a box; behind it the console does.
keys "$(window '^Error$')" Return
gone '^Error$'
picture machine-5-no-viewer
pdf=$(find . -maxdepth 1 -name '*.pdf')
[ -s "$pdf" ] || unseen "no document was written"
kill -0 "$opened" || unseen "without a program for documents it ended"
wine reg add 'HKLM\Software\Classes\.pdf' /ve /d Tried.Document /f >/dev/null
wine reg add 'HKLM\Software\Classes\Tried.Document\shell\open\command' /ve /d 'notepad.exe "%1"' /f >/dev/null
keys "$console" ctrl+p
window 'pdf.*otepad' >/dev/null
picture machine-6-viewer
wine taskkill /f /im notepad.exe >/dev/null 2>&1 || true
ends
whole b.eforos
tried "a document: written where no program opens it, and said; opened by the one that is associated"

# A competition on another computer, as far as Wine has any: it is opened, and what that means is said.
mkdir -p share "$WINEPREFIX/dosdevices/unc/server"
ln -sfn "$work/share" "$WINEPREFIX/dosdevices/unc/server/share"
cp b.eforos share/c.eforos
open '\\server\share\c.eforos'
picture machine-9-share
[ -e share/c.eforos-lock ] || unseen "the file on the server is not open"
ends
whole share/c.eforos
tried 'a competition on \\server\share: opened, and said what that means'

# A console of Windows: what is said stands on it. Where there is none, it is said in a box.
printf '@"%s" --version\r\n@"%s" verify no.eforos\r\n@echo ended with %%errorlevel%%\r\n' \
    "$(z "$program")" "$(z "$program")" >try.cmd
wine wineconsole cmd /k try.cmd >/dev/null 2>&1 &
started="$started $!"
sleep 8
picture machine-7-console
wine taskkill /f /im cmd.exe >/dev/null 2>&1 || true
code=0
script -qec "wine cmd /c try.cmd" typed.txt </dev/null >/dev/null || code=$?
tr -d '\r' <typed.txt >typed.plain
grep -aq "$("$linux" --version)" typed.plain || fail "nothing on the console: $(cat typed.plain)"
grep -aq 'no.eforos' typed.plain || fail "no error on the console: $(cat typed.plain)"
grep -aq 'ended with 1' typed.plain || fail "another exit code: $(cat typed.plain)"
tried "started from a console, what is said and what is wrong stand on it, with the exit code"
wine start "$(z "$program")" verify no.eforos >/dev/null 2>&1 &
box=$(window 'Έφορος|Eforos|eforos')
picture machine-8-box
keys "$box" Return
gone 'Έφορος|Eforos|eforos'
tried "without a console an error is said in a box"
