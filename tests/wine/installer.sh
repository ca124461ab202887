#!/bin/sh
# The installer under Wine: installed without a word, started from the menu, a file opened by its association, not
# written over while it runs, taken away again with every competition left; its pages in five languages; and the zip,
# which keeps its settings beside itself.
#   tests/wine/installer.sh PROGRAM LINUX FOLDER   FOLDER has the installer and the zip
set -eu

. "$(dirname "$0")/prefix.sh"
. "$here/display.sh"
display Xvfb -screen 0 1400x900x24

setup=$(ls -t "$out"/eforos-*-setup.exe | head -1)
zip=$(ls -t "$out"/eforos-*-portable.zip | head -1)
user=$WINEPREFIX/drive_c/users/$(id -un)
installed=$user/AppData/Local/Programs/Eforos
settings=$user/AppData/Roaming/eforos/config/settings.toml
value() {
    wine reg query "$1" /ve 2>/dev/null | tr -d '\r' | sed -n 's/^.*REG_SZ *//p'
}
# Until a window has this in the title that is seen: with a language that this machine has not, the other title, which
# is searched elsewhere, has no letters.
titled() {
    for _ in $(seq 150); do
        for found in $(xdotool search --onlyvisible --name . 2>/dev/null); do
            if xdotool getwindowname "$found" 2>/dev/null | grep -q "$1"; then return; fi
        done
        sleep 0.2
    done
    unseen "no window '$1'"
}

# Its first page in each language.
for language in el en ro ca pl; do
    case $language in el) place=GR ;; en) place=GB ;; ro) place=RO ;; ca) place=ES ;; pl) place=PL ;; esac
    LANG=${language}_$place.UTF-8 LC_ALL=${language}_$place.UTF-8 wine "$setup" >/dev/null 2>&1 &
    page=$!
    started="$started $page"
    titled 'Έφορος · Eforos'
    sleep 1
    picture "setup-$language-1"
    xdotool key Return
    sleep 3
    picture "setup-$language-2"
    kill "$page" 2>/dev/null || true
    wineserver -k || true
    wineserver -w
done
[ ! -e "$installed/eforos.exe" ] || fail "installed without a yes"

# All its pages in each of its languages but English, and those that take it away; the program is not started at the end.
# LANGUAGE PLACE INSTALLING TAKING, the last two what the windows' titles have.
through() {
    LANG=$1_$2.UTF-8 LC_ALL=$1_$2.UTF-8 wine "$setup" >/dev/null 2>&1 &
    started="$started $!"
    titled 'Έφορος · Eforos'
    sleep 1
    xdotool key Return
    titled "$3"
    sleep 2
    xdotool key Return
    sleep 1
    picture "setup-$1-3"
    for _ in $(seq 150); do
        [ ! -s "$settings" ] || break
        sleep 0.2
    done
    sleep 3
    picture "setup-$1-4"
    [ "$(tr -d '\r\n' <"$settings")" = "language = \"$1\"" ] || unseen "the language handed on: $(cat "$settings")"
    xdotool key Tab Tab space
    sleep 1
    picture "setup-$1-5"
    xdotool key Return
    sleep 3
    if xdotool search --onlyvisible --name . 2>/dev/null | grep -q .; then picture "setup-$1-6"; fi
    LANG=$1_$2.UTF-8 LC_ALL=$1_$2.UTF-8 wine "$installed/uninstall.exe" >/dev/null 2>&1 &
    started="$started $!"
    titled "$4"
    sleep 2
    picture "setup-$1-7"
    xdotool key Return
    sleep 4
    picture "setup-$1-8"
    xdotool key Return
    for _ in $(seq 100); do
        [ -e "$installed/eforos.exe" ] || break
        sleep 0.2
    done
    [ ! -e "$installed/eforos.exe" ] || unseen "the program is still there"
    rm -r "$user/AppData/Roaming/eforos"
    tried "installed and taken away page by page: $1"
}
through el GR 'Εγκατάσταση' 'πεγκατάσταση'
through ro RO 'Instalare' 'ezinstal'
through ca ES 'Instal' 'esinstal'
through pl PL 'Instalator' 'einstalator'

wine "$setup" /S
cmp "$installed/eforos.exe" "$program" || fail "another program was installed"
[ -s "$installed/licences/THIRD_PARTY.md" ] || fail "no licences"
[ "$(value 'HKCU\Software\Classes\.eforos')" = Eforos.Competition ] || fail "no association"
value 'HKCU\Software\Classes\Eforos.Competition\DefaultIcon' | grep -q 'eforos.exe,0' || fail "no icon of its files"
find "$user" -name '*.lnk' | grep -q 'Start Menu' || fail "nothing in the start menu"
[ -s "$settings" ] || fail "no language was handed on"
tried "installed for one user: program, licences, start menu, association with icon, language ($(tr -d '\n' <"$settings"))"

# A double click on a file.
"$linux" demo 'Αγώνας 1.eforos' --players 4 >/dev/null
# Wine 8 looks for associations where those of all users are: the user's own are laid there, too.
command=$(value 'HKCU\Software\Classes\Eforos.Competition\shell\open\command')
wine reg add 'HKLM\Software\Classes\.eforos' /ve /d Eforos.Competition /f >/dev/null
wine reg add 'HKLM\Software\Classes\Eforos.Competition\shell\open\command' /ve /d "$command" /f >/dev/null
wine start 'Αγώνας 1.eforos' >/dev/null 2>&1 &
console=$(window 'Αγώνας|Πρόβα|Έφορος|Eforos')
sleep 3
picture setup-association
[ -e 'Αγώνας 1.eforos-lock' ] || fail "the file was not opened"
# It is not written over meanwhile.
code=0
wine "$setup" /S || code=$?
[ "$code" = 2 ] || fail "installed over a running program: $code"
keys "$console" alt+F4
for _ in $(seq 100); do
    [ -e 'Αγώνας 1.eforos-lock' ] || break
    sleep 0.2
done
[ ! -e 'Αγώνας 1.eforos-lock' ] || unseen "it did not close"
tried "a file opened by its association; the installer refused while it ran"

# Installed again over it, then taken away.
wine "$setup" /S || fail "not installed a second time"
cp 'Αγώνας 1.eforos' "$installed/kept.eforos"
wine "$installed/uninstall.exe" /S
for _ in $(seq 100); do
    [ -e "$installed/eforos.exe" ] || break
    sleep 0.2
done
sleep 2
[ ! -e "$installed/eforos.exe" ] || fail "the program is still there"
[ ! -e "$installed/licences" ] || fail "the licences are still there"
[ "$(value 'HKCU\Software\Classes\.eforos')" = "" ] || fail "the association is still there"
if find "$user" -name '*.lnk' | grep -q 'Start Menu'; then fail "the start menu still has it"; fi
[ -s "$settings" ] || fail "the settings are gone"
whole 'Αγώνας 1.eforos'
whole "$installed/kept.eforos"
rm -r "$user/AppData/Roaming/eforos"
tried "taken away: program, licences, menu and association are gone; competitions and settings are left"

# The zip, carried about.
unzip -q "$zip"
"$linux" demo b.eforos --players 4 >/dev/null
wine Eforos/eforos.exe b.eforos >/dev/null 2>&1 &
opened=$!
started="$started $opened"
console=$(window 'Πρόβα|Έφορος|Eforos')
sleep 3
keys "$console" alt+F4
for _ in $(seq 100); do
    kill -0 "$opened" 2>/dev/null || break
    sleep 0.2
done
[ -s Eforos/data/recent.txt ] || unseen "nothing is kept beside the program: $(find Eforos)"
[ ! -e "$user/AppData/Roaming/eforos" ] || fail "it keeps something on the machine: $(find "$user/AppData/Roaming/eforos")"
tried "the zip keeps what it keeps beside itself: $(find Eforos/data -type f | sort | tr '\n' ' ')"
