# A PostgreSQL in a folder of its own until standard input ends: FOLDER BIN FSYNC. Every line on standard input kills it and
# starts it again, `full` so that no file of it may grow beyond 18 MB, but `stop`, which ends it at once with its children,
# and `start`; every line on standard output says that this is done.
set -e
umask 077
mkdir "$1"
trap 'rm -rf "$1"' EXIT
stop() { "$2/pg_ctl" -D "$1/d" -m immediate stop >/dev/null; }
trap 'stop "$@"; exit' HUP INT TERM
"$2/initdb" -D "$1/d" -U eforos -A trust -E UTF8 --locale=C.UTF-8 --no-sync >"$1/init" 2>&1 || { cat "$1/init" >&2; exit 1; }
start() { "$2/pg_ctl" -D "$1/d" -l "$1/log" -w -o "-k $1 -c listen_addresses= -c fsync=$3" start >"$1/start" 2>&1; }
start "$@"
echo ready
again() (
    if [ "$what" = full ]; then ulimit -S -f 35000; fi
    start "$@"
)
while read -r what; do
    case "$what" in
    start) start "$@" ;;
    stop) stop "$@" ;;
    *)
        kill -9 "$(head -n 1 "$1/d/postmaster.pid")"
        # Its children hold their memory until they have noticed.
        until again "$@"; do :; done
        ;;
    esac
    echo ready
done
stop "$@"
