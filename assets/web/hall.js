// Keeps a page of the hall new: paints each scene that comes, and the time by the machine's clock. It knows no rule and
// no sentence.

const on = (at, what, does) => at.addEventListener(what, does);
const main = document.getElementById('scene');
const state = document.getElementById('state');
const said = document.body.dataset;

// the clock: the machine's real time less performance.now(), by the sample of the least error

const FIVE_MINUTES = 300000;
let samples = [];
let sampling = 0;

const best = () => {
  const now = performance.now();
  samples = samples.filter((one) => now - one.at < FIVE_MINUTES).slice(-12);
  return samples.reduce((least, one) => (least && least.error <= one.error ? least : one), null);
};

const sample = async () => {
  const sent = performance.now();
  try {
    const answer = await fetch('/t', { cache: 'no-store' });
    const text = await answer.text();
    const received = performance.now();
    if (!answer.ok || !/^\d+$/.test(text)) return;
    samples.push({ at: received, offset: Number(text) - (sent + received) / 2, error: (received - sent) / 2 });
  } catch (_) { /* the next one tells */ }
};

const samplesOf = async (count) => {
  for (let i = 0; i < count; i += 1) await sample();
};

const keepSampling = () => {
  clearTimeout(sampling);
  const found = best();
  sampling = setTimeout(async () => {
    if (!document.hidden) await sample();
    keepSampling();
  }, found && found.error <= 100 ? 15000 : 2000);
};

let apart = Date.now() - performance.now();
setInterval(() => {
  const now = Date.now() - performance.now();
  if (Math.abs(now - apart) > 250) { samples = []; samplesOf(4); }
  apart = now;
}, 1000);

// painting

const element = (tag, className = '', textContent = '') =>
  Object.assign(document.createElement(tag), { className, textContent });

const within = (parent, ...children) => { parent.append(...children); return parent; };

const tile = (tag, data, isNew) => {
  const isDown = data.l === undefined;
  const made = element(tag, `tile ${data.k}${data.h ? ' high' : ''}${isDown ? ' down' : ''}${isNew ? ' new' : ''}`);
  if (tag === 'li') made.setAttribute('aria-label', isDown ? said.down : data.l);
  if (!isDown) within(made, element('b', '', data.l), element('i', '', data.v));
  return made;
};

const number = (value) => value.toLocaleString(document.documentElement.lang);

const blocks = {
  line: (block) => [block.weight === 'title' ? element('h1', '', block.text) : element('p', block.weight, block.text)],
  tiles: (block) => {
    const row = element('ul', 'tiles');
    within(row, ...block.tiles.map((one) => tile('li', one)));
    return block.name ? [element('p', 'name', block.name), row] : [row];
  },
  count: (block) => [within(element('p', 'count'), element('b', '', number(block.value)),
    element('span', '', `/ ${number(block.of)}`), element('small', '', block.about))],
  facts: (block) => [within(element('dl'), ...block.rows.map(([what, is]) =>
    within(element('div'), element('dt', '', what), element('dd', '', is))))],
  table: (block) => {
    const table = element('table');
    if (block.headings.length) {
      const row = within(element('tr'), element('th'), element('th'), element('th'));
      within(row, ...block.headings.map((it) => Object.assign(element('th', '', it), { scope: 'col' })));
      within(table, within(element('thead'), row));
    }
    const rows = block.rows.map((row) => {
      const name = within(element('th'), element('bdi', '', row.name),
        within(element('small'), element('bdi', '', row.club)));
      name.scope = 'row';
      return within(element('tr'), element('td', 'rank', row.rank), element('td', 'moved', row.moved), name,
        ...row.figures.map((figure) => element('td', 'figure', figure)));
    });
    return [within(table, within(element('tbody'), ...rows))];
  },
  marks: (block) => [within(element('ul', 'marks'), ...block.marks.map(([what, isIn]) =>
    element('li', isIn ? 'in' : '', isIn ? `✓ ${what}` : what)))],
  board: ({ columns, rows, squares }) => [within(element('div', 'board'),
    ...['', ...columns].map((name) => element('i', '', name)), ...squares.flatMap(({ t, s, n }, at) => [
      ...(at % columns.length ? [] : [element('i', '', rows[at / columns.length])]),
      t ? tile('span', t, n) : element('span', '', s)]))],
};

let scene = null;
let time = null;
let told = '';

const clock = (left) => {
  const seconds = Math.floor((Math.max(left, 0) + 999) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const leftOf = (data) => {
  if (data.ends === null) return { left: data.left, near: true };
  const found = best();
  if (!found) return null;
  const raw = data.ends - (performance.now() + found.offset);
  return { raw, left: Math.min(Math.max(raw, 0), data.full), near: found.error <= 100 };
};

// The same three phases as on the wall: from the first alert, from the last one, over.
const phaseOf = (left, alerts) => {
  const ahead = alerts.filter((alert) => alert > 0);
  const first = Math.max(...ahead);
  const last = Math.min(...ahead);
  if (left <= 0) return 3;
  if (ahead.length && last !== first && left <= last) return 2;
  return ahead.length && left <= first ? 1 : 0;
};

// Looked at again at the next second, where the digits and the phases change; sooner for the bar, and where it is not known.
let next = 0;
const showTime = () => {
  clearTimeout(next);
  if (!time) return;
  const found = leftOf(scene.time);
  next = setTimeout(showTime, found && found.raw > 0 ? Math.min(100, found.raw % 1000 + 1) : 100);
  if (!found) return;
  const phase = phaseOf(found.left, scene.time.alerts);
  const text = (found.near ? '' : '≈') + clock(found.left);
  if (time.digits.textContent !== text) time.digits.textContent = text;
  const size = scene.time.full < 600000 ? '' : ' long';
  time.all.className = `time ${['calm', 'first', 'last', 'over'][phase]}${size}`;
  time.bar.value = found.left;
  const words = phase ? scene.time.said[phase - 1] : '';
  if (told !== words) { told = words; time.said.textContent = words; }
  alertAt(phase, found.raw);
};

const paint = (data) => {
  scene = data;
  time = null;
  told = '';
  main.dataset.kind = data.kind;
  main.textContent = '';
  for (const block of data.blocks) within(main, ...blocks[block.is](block));
  if (data.time) {
    time = {
      all: element('div', 'time'), digits: element('p', 'digits'), said: element('p', 'said'),
      bar: element('progress'),
    };
    time.digits.setAttribute('role', 'timer');
    time.said.setAttribute('role', 'status');
    time.bar.max = data.time.full;
    within(main, within(time.all, time.digits, time.said, time.bar,
      element('p', 'full', `${said.of} ${clock(data.time.full)}`)));
    showTime();
  }
};

// sound, on a screen and after a click alone

let sound = null;
let heard = null;
const button = document.getElementById('sound');
if (button && window.AudioContext) {
  button.hidden = false;
  on(button, 'click', () => {
    sound = new AudioContext();
    button.replaceWith(element('span', '', said.sound));
  });
}

const tone = (at, pitch, length) => {
  const source = sound.createOscillator();
  const volume = sound.createGain();
  source.frequency.value = pitch;
  volume.gain.setValueAtTime(0.3, at);
  volume.gain.exponentialRampToValueAtTime(0.001, at + length);
  source.connect(volume).connect(sound.destination);
  source.start(at);
  source.stop(at + length);
};

// An alert is heard when its phase begins while the page looks on; one that was missed, or is late by a second, is not.
const alertAt = (phase, left) => {
  const key = scene.time.ends;
  const before = heard && heard.key === key ? heard.phase : null;
  heard = { key, phase };
  if (!sound || before === null || key === null || phase !== before + 1) return;
  const due = [Math.max, Math.min, () => 0][phase - 1](...scene.time.alerts.filter((alert) => alert > 0));
  if (due - left > 1000) return;
  for (let i = 0; i < phase; i += 1) tone(sound.currentTime + i * 0.25, phase === 3 ? 440 : 880, phase === 3 ? 0.6 : 0.2);
};

// what comes

let stream = null;
let alive = 0;
let since = null;
let polling = 0;
let page = '';

const shows = (className, textContent) => Object.assign(state, { className, textContent });

const lives = () => {
  alive = performance.now();
  since = null;
  shows('live', `● ${said.live}`);
};

const isLost = () => {
  const at = new Date();
  since = since || `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
  shows('lost', `○ ${said.lost} ${since}`);
};

const take = (text) => {
  const data = JSON.parse(text);
  if (page && page !== data.page) { location.reload(); return; }
  page = data.page;
  lives();
  if (!scene || JSON.stringify(scene) !== text) paint(data);
};

const once = async () => {
  try {
    const answer = await fetch('/live?once', { cache: 'no-store' });
    if (answer.ok) take(await answer.text()); else isLost();
  } catch (_) { isLost(); }
};

const close = () => {
  if (stream) stream.close();
  stream = null;
  clearInterval(polling);
  polling = 0;
};

const open = () => {
  close();
  if (document.hidden) return;
  if (button && navigator.wakeLock) navigator.wakeLock.request('screen').catch(() => {});
  alive = performance.now();
  const opened = new EventSource('/live');
  stream = opened;
  on(opened, 'scene', (event) => { clearInterval(polling); polling = 0; take(event.data); });
  on(opened, 'alive', lives);
  on(opened, 'stand', lives);
  on(opened, 'bye', () => {
    close();
    shows('lost', `○ ${said.closed}`);
    setTimeout(open, 5000);
  });
  opened.onerror = isLost;
  setTimeout(() => { if (stream === opened && opened.readyState !== 1 && !polling) polling = setInterval(once, 2000); }, 5000);
};

setInterval(() => {
  if (!document.hidden && performance.now() - alive > 25000) { isLost(); open(); }
}, 5000);

on(document, 'visibilitychange', async () => {
  if (document.hidden) { close(); return; }
  samplesOf(4);
  await once();
  open();
});
on(window, 'online', open);

// The page as it came shows the time until the clock is known.
sample().then(open).then(() => samplesOf(5)).then(keepSampling);
