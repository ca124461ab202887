# What the scripts beside this one share, to be read by them with `.` after `set -eu`: PROGRAM (eforos.exe), LINUX
# (the same program for Linux, which holds every file against itself) and FOLDER of their arguments.
# It sets program, linux, out, here, work (removed at the end) and a Wine of its own, in which the system's temporary
# folder is $work/temp.

program=$(realpath "$1")
linux=$(realpath "$2")
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$3"
out=$(cd "$3" && pwd)
work=$(mktemp -d)
started=
mounted=
mkdir "$work/temp"

end() {
    for id in $started; do kill "$id" 2>/dev/null || true; done
    wineserver -k 2>/dev/null || true
    wineserver -w 2>/dev/null || true
    for place in $mounted; do umount "$place" 2>/dev/null || true; done
    rm -rf "$work"
}
trap end EXIT

# Of a path of this machine, as Windows writes it.
z() {
    printf 'Z:%s' "$1" | tr / '\\'
}

export WINEPREFIX="$work/prefix" WINEDEBUG=-all LANG=C.UTF-8 EFOROS_LANGUAGE=en RUST_BACKTRACE=0
export WINEDLLOVERRIDES='mscoree=;mshtml=;winemenubuilder.exe=d'
unset LC_ALL WAYLAND_DISPLAY WAYLAND_SOCKET
wineboot -i >/dev/null 2>&1
wine winecfg -v win10 >/dev/null 2>&1
for name in TEMP TMP; do
    wine reg add 'HKCU\Environment' /v $name /d "$(z "$work/temp")" /f >/dev/null
done
# What this Wine lacks.
mingw() {
    x86_64-w64-mingw32-gcc -O -Wall -o "$@"
}
system=$WINEPREFIX/drive_c/windows/system32
[ -e "$system/bcryptprimitives.dll" ] || mingw "$system/bcryptprimitives.dll" -shared "$here/bcryptprimitives.c" -ladvapi32
cd "$work"

# The Windows program, on paths that are named from $work on.
eforos() {
    wine "$program" "$@"
}

fail() {
    echo "FAILED: $1" >&2
    exit 1
}

# Says a thing that was tried; the script has ended before, if it went wrong.
tried() {
    printf '  %s\n' "$1"
}

# A command that must be refused, in a sentence that has this: `refused CODE PART COMMAND…`.
refused() {
    expected=$1 part=$2
    shift 2
    code=0
    "$@" >"$work/out" 2>"$work/err" || code=$?
    [ "$code" = "$expected" ] || fail "$* ended with $code: $(cat "$work/out" "$work/err")"
    grep -q "$part" "$work/err" || fail "$*: no '$part' in: $(cat "$work/err")"
}

# Whole, says the program for Linux, and nothing left beside it.
whole() {
    "$linux" verify "$1" >"$work/verified" 2>&1 || fail "$1: $(cat "$work/verified")"
}
