"""What is heard in a WAV file of the alerts: each stretch of sound with its length and its pitches.

The three alerts of a round must be there, in order, and differ.
"""
import array
import sys
import wave

with wave.open(sys.argv[1], "rb") as file:
    rate, channels, width = file.getframerate(), file.getnchannels(), file.getsampwidth()
    raw = file.readframes(file.getnframes())
if width == 2:
    samples = array.array("h", raw)
    full = 32768
elif width == 4:
    samples = array.array("i", raw)
    full = 2**31
else:
    sys.exit(f"samples of {width} bytes")
mono = samples[::channels]

# Stretches of ten milliseconds with sound, those nearer than 300 ms taken together.
step = rate // 100
loud = [any(abs(s) > full // 50 for s in mono[i:i + step:7]) for i in range(0, len(mono), step)]
heard, last = [], None
for place, is_loud in enumerate(loud):
    if is_loud:
        if last is None or place - last > 30:
            heard.append([place, place])
        heard[-1][1] = last = place


def pitch(stretch):
    """How often the sound crosses zero upwards, in hertz: by the middle one of its periods, so that
    a gap where the player had to wait for the processor lengthens one of them and lowers nothing."""
    crossings = [at for at, (a, b) in enumerate(zip(stretch, stretch[1:])) if a < 0 <= b]
    periods = sorted(later - one for one, later in zip(crossings, crossings[1:]))
    return round(rate / periods[len(periods) // 2]) if periods else 0


alerts = []
for first, last in heard:
    stretch = mono[first * step:(last + 1) * step]
    length = (last + 1 - first) * 10
    alerts.append((length, pitch(stretch[: len(stretch) // 4]), pitch(stretch[-len(stretch) // 4:])))
    print(f"{length} ms, begins at {alerts[-1][1]} Hz, ends at {alerts[-1][2]} Hz")
assert len(alerts) == 3, f"{len(alerts)} alerts were heard"
near = lambda value, wanted, by: abs(value - wanted) <= by
assert near(alerts[0][0], 350, 60) and near(alerts[0][1], 660, 40), "the minute"
assert near(alerts[1][0], 480, 60) and near(alerts[1][1], 880, 60), "the last seconds"
assert near(alerts[2][0], 1580, 90) and near(alerts[2][2], 392, 40), "the end"
print("three alerts, in order, and they differ")
