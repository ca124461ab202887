"""Takes sound from standard input (48 kHz, two channels of 32 bits) no faster than it would be heard
and writes its left channel to a WAV file of 16 bits."""
import array
import sys
import time
import wave

RATE, FRAME = 48_000, 8
PART = RATE // 20

with wave.open(sys.argv[1], "wb") as file:
    file.setnchannels(1)
    file.setsampwidth(2)
    file.setframerate(RATE)
    begun, frames = time.monotonic(), 0
    while part := sys.stdin.buffer.read(PART * FRAME):
        samples = array.array("i", part[: len(part) // FRAME * FRAME])
        file.writeframes(array.array("h", (sample >> 16 for sample in samples[::2])).tobytes())
        frames += len(samples) // 2
        ahead = begun + frames / RATE - time.monotonic()
        if ahead > 0:
            time.sleep(ahead)
