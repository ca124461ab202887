#!/bin/sh
# Sleep and blanking, of the real program under Wine: what it asks of the system while a competition is open, and what
# the system answers. Each answer is what was in force before, so the last one says that the wish was kept till then.
#   tests/wine/awake.sh PROGRAM LINUX FOLDER
set -eu

. "$(dirname "$0")/prefix.sh"
. "$here/display.sh"
display Xvfb -screen 0 1600x1000x24
# One that is not signed: else nothing is held off.
cat >a.json <<JSON
{"format": "eforos/1", "title": "Awake", "date": "2026-11-21", "referee": "R",
 "rules": "osth-2019", "players": [{"id": 1, "name": "One"}, {"id": 2, "name": "Two"}], "rounds": []}
JSON
"$linux" import a.json a.eforos >/dev/null 2>&1
# One function's calls and answers, and no other's.
wine reg add 'HKCU\Software\Wine\Debug' /v RelayInclude \
    /d 'kernel32.SetThreadExecutionState;kernelbase.SetThreadExecutionState' /f >/dev/null
log=$out/wine-awake.log
WINEDEBUG=+relay wine "$program" a.eforos >/dev/null 2>"$log" &
opened=$!
started="$started $opened"
console=$(window 'Έφορος$')
sleep 5
# The call's own number, and then what it answered: the bits that matter are sleep (1), blanking (2) and "until it is
# said otherwise" (80000000).
told() {
    grep -ai 'kernel32.SetThreadExecutionState(' "$log" | sed -n 's/.*Call [^(]*(\([0-9a-f]*\).*/asked \1/p; s/.*retval=\([0-9a-f]*\).*/answered \1/p' | tr '\n' ' '
}
case $(told) in
    *'asked 80000003 answered 80000000 ') ;;
    *) fail "while it is open: $(told)" ;;
esac
keys "$console" Escape
keys "$console" alt+F4
for _ in $(seq 100); do
    kill -0 "$opened" 2>/dev/null || break
    sleep 0.2
done
case $(told) in
    *'asked 80000003 answered 80000000 asked 80000000 answered 80000003 '*) ;;
    *) fail "after it was closed: $(told)" ;;
esac
tried "sleep and blanking: held off while a competition is open, as the answer to giving it back says ($(told))"
