# Two commands do everything on a fresh Debian with Rust: `make run` and `make test`.

# What the program needs to be built and opened, and what the tests look at it with.
BUILD_PACKAGES := build-essential pkg-config libasound2-dev
WINDOW_PACKAGES := libgl1 libegl1 libgl1-mesa-dri libx11-6 libx11-xcb1 libxcursor1 libxi6 \
	libxrandr2 libxkbcommon0 libxkbcommon-x11-0 libwayland-client0
TEST_PACKAGES := xvfb xauth openbox xdotool xclip x11-utils x11-xkb-utils x11-xserver-utils imagemagick \
	mesa-vulkan-drivers poppler-utils python3-minimal man-db desktop-file-utils shared-mime-info postgresql \
	dbus python3-dbus python3-gi

REHEARSAL = $(shell mktemp -d)/rehearsal.eforos

# Two monitors, a sound device, a stick and a reader of photographs without hardware.
HALL_PACKAGES := xserver-xorg-core xserver-xorg-video-dummy python3 iproute2 fuse2fs e2fsprogs tesseract-ocr zbar-tools

# What builds the program for Windows, what packs it, and what tries it.
EXE_PACKAGES := gcc-mingw-w64-x86-64 binutils-mingw-w64-x86-64
INSTALLER_PACKAGES := nsis zip
WINE_PACKAGES := wine wine64 xvfb xauth openbox xdotool imagemagick x11-utils x11-xserver-utils xserver-xorg-core \
	xserver-xorg-video-dummy python3 icoutils unzip bsdutils
# Where cargo puts what it builds.
BUILT := $(or $(CARGO_TARGET_DIR),target)
EXE_FOLDER := $(BUILT)/x86_64-pc-windows-gnu
EXE := $(EXE_FOLDER)/dist/eforos.exe

# In the long run: steps of random days, damaged inputs for each reader, kills, those of a joint day's programs each, steps in
# the windows, and for how many seconds three hundred phones look on.
SOAK := 1000000
FUZZ := 10000000
KILLS := 320
HUB_KILLS := 1000
CLICKS := 100000
LOOKS_ON_S := 28800

# The programs of tests. Some have the machine to themselves: real windows, and the readers of photographs, which have a low
# place among all processes and would starve. Of the others the windows take as long as the rest together.
ALONE := system slow
WINDOWS := windows
BESIDE := $(filter-out $(ALONE) $(WINDOWS),$(basename $(notdir $(wildcard tests/*.rs))) \
	$(notdir $(patsubst %/main.rs,%,$(wildcard tests/*/main.rs))))
named = $(addprefix --test ,$(1))

# The two pictures that the README shows, among those that the script takes.
SHOTS := target/screenshots

.PHONY: run test test-windows test-beside bench ci screenshots windows games page soak deb deb-test hub-test exe installer exe-test third-party deny packages-run packages-test packages-windows \
	packages-exe packages-installer packages-wine packages-page

## run: install what is missing, build, open the program (without a display: a rehearsal)
run: packages-run
	cargo build --release --locked
	@if [ -n "$$DISPLAY$$WAYLAND_DISPLAY" ] || [ "$$(uname -s)" != Linux ]; then \
		$(BUILT)/release/eforos; \
	else \
		file="$(REHEARSAL)"; \
		echo "No display: a rehearsal is played instead, in $$file" >&2; \
		$(BUILT)/release/eforos demo "$$file" && $(BUILT)/release/eforos standings "$$file"; \
	fi

## test: install what is missing, run every test; as many of them wait for another process, two programs run at once
test: packages-test
	cargo test --locked --no-run --lib --bins $(call named,$(WINDOWS) $(BESIDE) $(ALONE))
	$(MAKE) --jobs=2 --output-sync=target test-windows test-beside
	cargo test --locked $(call named,$(ALONE))
	cargo test --locked --doc

# More threads together than there are cores.
test-windows test-beside: export RUST_TEST_THREADS ?= $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN) * 3 / 4 + 1 )))
test-windows:
	cargo test --locked $(call named,$(WINDOWS))
test-beside:
	cargo test --locked --lib --bins $(call named,$(BESIDE))

## bench: the figures, with ratios beside them
bench: packages-run
	mkdir -p target
	cargo bench --locked >target/bench.log || { cat target/bench.log; exit 1; }
	@cat target/bench.log
	@printf '\n| what | figure | target | beside | times |\n|---|---|---|---|---|\n'
	@grep '^| ' target/bench.log

## screenshots: drives the real windows and takes the README's pictures again
screenshots: packages-test
	cargo build --release --locked
	tests/xvfb/window.sh $(BUILT)/release/eforos $(SHOTS)
	cp $(SHOTS)/4-running.png assets/screenshots/console.png
	cp $(SHOTS)/5-countdown.png assets/screenshots/projector.png

## windows: the real windows without hardware: a round to its break, closing, the clipboard, a photograph of the wall, two monitors, sound, kills, a stick
windows: packages-windows
	cargo build --release --locked
	for script in window break closing clipboard head monitors alerts flood kill disk; do \
		echo "== $$script" && tests/xvfb/$$script.sh $(BUILT)/release/eforos $(SHOTS)/$$script || exit 1; \
	done

## games: whole competitions in the real window, by keys: a duplicate game in each mode, and a day of each rule set of classic games; it takes an hour
games: packages-windows
	cargo build --release --locked
	for mode in hall program; do tests/xvfb/game.sh $(BUILT)/release/eforos $(SHOTS)/game $$mode || exit 1; done
	for day in cusca llisca pinczow; do tests/xvfb/tables.sh $(BUILT)/release/eforos $(SHOTS)/tables $$day || exit 1; done

## page: the page of results, the hall's pages and the hub's in a real browser, on a phone and a desk, by day and by night
page: packages-page
	cargo build --release --locked
	tests/xvfb/page.sh $(BUILT)/release/eforos $(SHOTS)/page
	tests/xvfb/papers.sh $(BUILT)/release/eforos $(SHOTS)/papers
	python3 tests/xvfb/hall.py $(BUILT)/release/eforos $(SHOTS)/hall-pages
	python3 tests/xvfb/countdown.py $(BUILT)/release/eforos $(SHOTS)/countdown-pages
	python3 tests/xvfb/staff.py $(BUILT)/release/eforos $(SHOTS)/staff-pages
	python3 tests/xvfb/photographs.py $(BUILT)/release/eforos $(SHOTS)/photograph-pages
	python3 tests/xvfb/offline.py $(BUILT)/release/eforos $(SHOTS)/offline-pages
	python3 tests/xvfb/formats.py $(BUILT)/release/eforos $(SHOTS)/format-pages
	python3 tests/xvfb/roles.py $(BUILT)/release/eforos $(SHOTS)/roles-pages
	python3 tests/xvfb/laws.py $(BUILT)/release/eforos $(SHOTS)/laws-pages
	python3 tests/xvfb/hub.py $(BUILT)/release/eforos $(SHOTS)/hub-pages
	python3 tests/xvfb/kills.py $(BUILT)/release/eforos
	python3 tests/xvfb/left.py $(BUILT)/release/eforos $(SHOTS)/left-pages
	tests/xvfb/first.sh $(BUILT)/release/eforos $(SHOTS)/first-list
	python3 tests/xvfb/hostile.py $(BUILT)/release/eforos $(SHOTS)/hostile-pages
	python3 tests/xvfb/attacks.py $(BUILT)/release/eforos

## soak: the long runs of what the tests try for a moment: random days, damaged inputs, kills, full disks, clicks
soak: packages-windows
	cargo build --release --locked
	EFOROS_SOAK=$(SOAK) EFOROS_FUZZ=$(FUZZ) EFOROS_KILLS=$(KILLS) EFOROS_HUB_KILLS=$(HUB_KILLS) EFOROS_RANDOM=$(CLICKS) EFOROS_KEYED=1 \
		STREAMS_S=$(LOOKS_ON_S) \
		.ci/soak $(BUILT)/release/eforos target/soak

## deb: a Debian package in target/debian
deb: packages-run
	cargo build --profile dist --locked
	assets/linux/make-deb $(BUILT)/dist/eforos target/debian $(WINDOW_PACKAGES)

## deb-test: the package installed into a folder, looked at, started and removed
deb-test: deb packages-windows
	tests/xvfb/package.sh "$$(ls -t target/debian/eforos_*.deb | head -1)" $(SHOTS)/package

## hub-test: the hub set up on a bare Debian by the README's commands, killed, backed up and restored; by hand, as root, some ten minutes
hub-test: deb
	@.ci/packages debootstrap systemd-container
	tests/debian/machine.sh "$$(ls -t target/debian/eforos_*.deb | head -1)" target/bare $(SUITE)

## exe: the program for Windows (the target comes with `rustup target add x86_64-pc-windows-gnu`)
exe: packages-exe
	.ci/windows build --profile dist --locked
	@ls -l $(EXE)

## installer: an installer for one user of Windows, and a zip that needs none, in target/windows
installer: exe packages-installer
	assets/windows/make-installer $(EXE) target/windows

## exe-test: the tests and the windows of the program for Windows, under Wine; by hand, for it takes half an hour
exe-test: installer packages-wine
	.ci/exe-test $(EXE) target/windows

## third-party: writes THIRD_PARTY.md, the licences of all that others made (needs cargo-about)
third-party:
	cargo about generate --config .ci/about.toml --fail .ci/about.hbs --output-file THIRD_PARTY.md

## deny: licences, sources and upkeep of the crates (needs cargo-deny)
deny:
	cargo deny check

## ci: what must pass before a change lands
ci: packages-test
	cargo fmt --check
	cargo clippy --locked --all-targets -- -D warnings
	@if .ci/windows there; then echo '.ci/windows check --locked' && .ci/windows check --locked; fi
	$(MAKE) test
	@# Examples have the features of tests, as the lints above: without, dependencies would be checked a second time.
	RUSTDOCFLAGS="-D warnings" cargo doc --locked --no-deps --document-private-items --lib --examples

packages-run: PACKAGES := $(BUILD_PACKAGES) $(WINDOW_PACKAGES)
packages-test: PACKAGES := $(BUILD_PACKAGES) $(WINDOW_PACKAGES) $(TEST_PACKAGES)
packages-windows: PACKAGES := $(BUILD_PACKAGES) $(WINDOW_PACKAGES) $(TEST_PACKAGES) $(HALL_PACKAGES)
packages-exe: PACKAGES := $(BUILD_PACKAGES) $(EXE_PACKAGES)
packages-installer: PACKAGES := $(INSTALLER_PACKAGES)
packages-wine: PACKAGES := $(WINDOW_PACKAGES) $(WINE_PACKAGES)
packages-page: PACKAGES := $(BUILD_PACKAGES) $(WINDOW_PACKAGES) xvfb xauth openbox xdotool imagemagick chromium chromium-driver poppler-utils postgresql python3 iproute2
packages-run packages-test packages-windows packages-exe packages-installer packages-wine packages-page:
	@command -v cargo >/dev/null || { echo "Rust is missing: see https://rustup.rs" >&2; exit 1; }
	@.ci/packages $(PACKAGES)
