#!/bin/sh
# A day lived by the Windows program, killed (`TerminateProcess`) at random moments, and its file held whole by the
# program for Linux after each kill; and two programs on one file.
#   tests/wine/kills.sh PROGRAM LINUX FOLDER TESTS
# TESTS is the test program `slow` for Windows, which lives the day.
set -eu

. "$(dirname "$0")/prefix.sh"
cp "$4" eforos-lives.exe
lives="wine eforos-lives.exe --nocapture --test-threads=1 --exact"
time=0

# Lives on from the file until it is killed: `lives SEED`.
lives() {
    EFOROS_TEST_FILE=$(z "$work/day.eforos") EFOROS_TEST_SEED=$1 EFOROS_TEST_TIME=$time \
        $lives days::kills::the_child_that_lives >lived.txt 2>&1 &
    life=$!
}

# Ended by the system, without a word to it.
terminate() {
    wine taskkill /f /im eforos-lives.exe >/dev/null 2>&1 || true
    wait "$life" 2>/dev/null || true
}

# Until it has acknowledged a step.
began() {
    for _ in $(seq 300); do
        grep -q 'child: ' lived.txt 2>/dev/null && return
        kill -0 "$life" 2>/dev/null || return
        sleep 0.1
    done
    fail "nothing is lived: $(cat lived.txt)"
}

# A new competition of four players: it makes one after another until it is killed.
begin() {
    mkdir made
    EFOROS_TEST_FILE=$(z "$work/made") $lives days::kills::the_child_that_makes >lived.txt 2>&1 &
    life=$!
    began
    terminate
    rm -rf day.eforos* copies
    cp made/0.eforos day.eforos
    rm -rf made
    time=0
}

# Two programs on one file.
begin
lives 0
began
EFOROS_TEST_FILE=$(z "$work/day.eforos") EFOROS_TEST_SEED=1 EFOROS_TEST_TIME=0 timeout 60 \
    $lives days::kills::the_child_that_lives >second.txt 2>&1 && fail "two write one file"
grep -q 'panicked' second.txt || fail "the second program: $(cat second.txt)"
kill -0 "$life" || fail "the first program ended"
eforos log day.eforos >/dev/null || fail "nobody reads beside the writer"
eforos verify day.eforos >/dev/null || fail "nobody verifies beside the writer"
terminate
tried "two programs on one file: the second does not write, readers read"

kills=${EFOROS_KILLS:-100}
steps=0 ahead=0 days=1
for kill in $(seq "$kills"); do
    # A day does not last for ever.
    if [ $((kill % 20)) = 0 ]; then
        begin
        days=$((days + 1))
    fi
    lives "$kill"
    # Some are killed before they have opened the file, or while they open it.
    [ $((kill % 8)) = 0 ] || began
    sleep "0.$(od -An -N1 -tu1 /dev/urandom | tr -d ' ')"
    terminate
    if grep -q 'panicked' lived.txt; then fail "kill $kill: $(cat lived.txt)"; fi
    steps=$((steps + $(grep -c 'child: ' lived.txt || true)))
    last=$(sed -n 's/^.*child: \([0-9]*\).*$/\1/p' lived.txt | tail -1)
    time=$((${last:-$time} + 1000))
    [ ! -s day.eforos-wal ] || ahead=$((ahead + 1))
    # As it lies there, with what was written ahead; the original goes on.
    rm -rf held
    mkdir held
    cp day.eforos* held
    "$linux" verify held/day.eforos >verified.txt 2>&1 || fail "kill $kill: $(cat verified.txt)"
    "$linux" standings held/day.eforos >/dev/null 2>&1 || fail "kill $kill: no standings"
done
tried "$kills kills in $days days, $steps steps acknowledged, $ahead with something written ahead: every file whole, says Linux"
