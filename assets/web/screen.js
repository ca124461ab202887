// What a screen does beside what every page of the hall does: it stays awake, and after a click it sounds. With `hall.js`
// before it, it is one script.

// Of each phase: pitch in hertz (0 is silence) and length in seconds, as they are beside the projector.
const TONES = [[[660, .35]], [[880, .18], [0, .12], [880, .18]], [[523, .4], [0, .08], [392, 1.1]]];
let sound = null;
let heard = {};
const button = byId('sound');
if (window.AudioContext) {
  button.hidden = false;
  on(button, 'click', () => {
    sound = new AudioContext();
    button.replaceWith(make('span', '', said.sound));
  });
}

const tone = (at, pitch, end) => {
  const source = sound.createOscillator();
  const volume = sound.createGain();
  source.frequency.value = pitch;
  volume.gain.value = .6;
  // What falls within twenty milliseconds does not click.
  volume.gain.setValueAtTime(.6, end - .02);
  volume.gain.linearRampToValueAtTime(0, end);
  source.connect(volume).connect(sound.destination);
  source.start(at);
  source.stop(end);
};

// An alert is heard when its moment comes while the page looks on; one that was missed, or is late by a second, is not.
alertAt = (phase, left) => {
  const { ends, alerts } = scene.time;
  const isDue = heard.ends === ends && alerts.some(one => left <= one && one < heard.left && one - left <= 1e3);
  heard = { ends, left };
  if (!sound || !isDue) return;
  let at = sound.currentTime;
  for (const [pitch, length] of TONES[phase - 1]) {
    tone(at, pitch, at + length);
    at += length;
  }
};

wake = () => { if (navigator.wakeLock) navigator.wakeLock.request('screen').catch(() => {}); };
