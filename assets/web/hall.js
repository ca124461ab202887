// Keeps a page of the hall new: paints each scene that comes, and the time by the machine's clock. It knows no rule and
// no sentence.

const on = (at, what, does) => at.addEventListener(what, does);
const byId = id => document.getElementById(id);
const main = byId('scene');
const state = byId('state');
const said = document.body.dataset;

// the clock: the machine's real time less performance.now(), by the sample of the least error

const ticks = () => performance.now();
let samples = [];

const best = () => {
  // Of the last five minutes.
  samples = samples.filter(one => ticks() - one.at < 3e5).slice(-12);
  return [...samples].sort((one, other) => one.error - other.error)[0];
};

const sample = async () => {
  const sent = ticks();
  try {
    const answer = await fetch('/t', { cache: 'no-store' });
    const text = await answer.text();
    const received = ticks();
    if (!answer.ok || !/^\d+$/.test(text)) return;
    samples.push({ at: received, offset: text - (sent + received) / 2, error: (received - sent) / 2 });
  } catch (_) {
    // The next one tells.
  }
};

const samplesOf = async count => {
  for (; count > 0; count -= 1) await sample();
};

const keepSampling = () => {
  const found = best();
  setTimeout(async () => {
    if (!document.hidden) await sample();
    keepSampling();
  }, found && found.error <= 100 ? 15e3 : 2e3);
};

const parts = () => Date.now() - ticks();
let apart = parts();
setInterval(() => {
  const now = parts();
  if (Math.abs(now - apart) > 250) { samples = []; samplesOf(4); }
  apart = now;
}, 1e3);

// painting

const make = (tag, className = '', ...children) => {
  const made = Object.assign(document.createElement(tag), { className });
  made.append(...children);
  return made;
};

const tile = (tag, { l, v, k, h }, isNew) => {
  const isDown = l == null;
  const made = make(tag, `tile ${k}${h ? ' high' : ''}${isDown ? ' down' : ''}${isNew ? ' new' : ''}`);
  if (tag === 'li') made.setAttribute('aria-label', isDown ? said.down : l);
  if (!isDown) made.append(make('b', '', l), make('i', '', v));
  return made;
};

const heads = (scope, ...children) => Object.assign(make('th', '', ...children), { scope });

const blocks = {
  line: ({ weight, text }) => [weight === 'title' ? make('h1', '', text) : make('p', weight, text)],
  tiles: ({ name, tiles }) => {
    const row = make('ul', 'tiles', ...tiles.map(one => tile('li', one)));
    return name ? [make('p', 'name', name), row] : [row];
  },
  count: ({ value, of, about }) => [make('p', 'count', make('b', '', value),
    make('span', '', `/ ${of}`), make('small', '', about))],
  facts: ({ rows }) => [make('dl', '', ...rows.map(([what, is]) =>
    make('div', '', make('dt', '', what), make('dd', '', is))))],
  table: ({ named, headings, rows }) => {
    const table = make('table');
    const head = named ? [named[0], '', named[1]] : headings.length ? ['', '', '', ...headings] : [];
    if (head.length) table.append(make('thead', named ? 'named' : '', make('tr', '', ...head.map(one => one ? heads('col', one) : make('th')))));
    // The row of whose card this phone was shown, as `fresh.js` keeps it.
    let mine;
    try { mine = localStorage[`own ${document.title}`]; } catch (_) { }
    table.append(make('tbody', '', ...rows.map(({ n, rank, moved, name, club, figures, why }) =>
      make('tr', n && `#n${n}` === mine ? 'own' : '', make('td', 'rank', rank), make('td', 'moved', moved),
        heads('row', make('bdi', '', name), make('small', '', make('bdi', '', club)), ...(why ? [make('small', '', why)] : [])),
        ...figures.map(one => make('td', 'figure', one))))));
    // How many pages of a screen they are.
    main.style.setProperty('--of', Math.ceil(rows.length / 12));
    return [table];
  },
  marks: ({ marks }) => [make('ul', 'marks', ...marks.map(([what, isIn]) =>
    make('li', isIn ? 'in' : '', isIn ? `✓ ${what}` : what)))],
  board: ({ columns, rows, squares }) => [make('div', 'board',
    ...['', ...columns].map(name => make('i', '', name)), ...[].concat(...squares.map(({ t, s, n, p }, at) => [
      ...(at % columns.length ? [] : [make('i', '', rows[at / columns.length])]),
      t ? tile('span', t, n) : make('span', p, s)])))],
};

let scene = null;
let time = null;
// What a screen does at an alert, and so that it stays awake.
let alertAt = () => {};
let wake = alertAt;

// What stands there already is not written again, nor read out.
const write = (at, text) => {
  if (at.textContent !== text) at.textContent = text;
};

const clock = left => {
  const seconds = Math.ceil(Math.max(left, 0) / 1e3);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
};

const leftOf = data => {
  if (data.ends === null) return { left: data.left, near: true };
  const found = best();
  if (!found) return;
  const raw = data.ends - (ticks() + found.offset);
  return { raw, left: Math.min(Math.max(raw, 0), data.full), near: found.error <= 100 };
};

// The same three phases as on the wall: from the first alert, from the last one, over.
const phaseOf = (left, alerts) => {
  const ahead = alerts.filter(alert => alert > 0);
  const first = Math.max(...ahead);
  const last = Math.min(...ahead);
  return left <= 0 ? 3 : left > first ? 0 : left > last || first === last ? 1 : 2;
};

// Looked at again at the next second, where the digits and the phases change; sooner for the bar, and where it is not known.
let next = 0;
const showTime = () => {
  clearTimeout(next);
  if (!time) return;
  const found = leftOf(scene.time);
  next = setTimeout(showTime, found && found.raw > 0 ? Math.min(100, found.raw % 1e3 + 1) : 100);
  if (!found) return;
  const phase = phaseOf(found.left, scene.time.alerts);
  write(time.digits, (found.near ? '' : '≈') + clock(found.left));
  const size = (scene.time.full < 6e5 ? '' : ' long') + (found.near ? '' : ' rough');
  time.all.className = `time ${['calm', 'first', 'last', 'over'][phase]}${size}`;
  time.bar.value = found.left;
  write(time.said, scene.time.said[phase - 1] || '');
  alertAt(phase, found.raw);
};

const paint = data => {
  scene = data;
  time = null;
  main.dataset.kind = data.kind;
  document.title = document.querySelector('.title').firstChild.textContent = data.title;
  main.textContent = '';
  for (const block of data.blocks) main.append(...blocks[block.is](block));
  if (data.time) {
    time = {
      all: make('div', 'time'), digits: make('p', 'digits'), said: make('p', 'said'),
      bar: make('progress'),
    };
    time.digits.setAttribute('role', 'timer');
    time.said.setAttribute('role', 'status');
    time.bar.max = data.time.full;
    time.all.append(time.digits, time.said, time.bar, make('p', 'full', `${said.of} ${clock(data.time.full)}`));
    main.append(time.all);
    showTime();
  }
};

// what comes

let stream = null;
let alive = 0;
let since = null;
// From then on it is asked what is shown, until a stream tells.
let asks = 0;
let page = '';

const shows = (className, textContent) => Object.assign(state, { className, textContent });

const lives = () => {
  alive = ticks();
  since = null;
  shows('live', said.live);
};

const isLost = () => {
  // An hour is written as a minute is.
  since = since || new Date().toTimeString().slice(0, 5).replace(/^0/, '');
  shows('lost', said.lost + ' ' + since);
};

const take = text => {
  const data = JSON.parse(text);
  // A page of another program, or a screen that is not let in any more.
  if ((page && page !== data.page) || (data.invites && document.body.className === 'screen')) { location.reload(); return; }
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
};

const open = () => {
  close();
  if (document.hidden) return;
  wake();
  alive = ticks();
  asks = alive + 5e3;
  stream = new EventSource('/live');
  on(stream, 'scene', ({ data }) => { asks = 1 / 0; take(data); });
  on(stream, 'alive', lives);
  on(stream, 'stand', lives);
  on(stream, 'bye', ({ data }) => {
    close();
    // A screen that was sent away: its page says so, and leads to joining.
    if (data === 'not_in') location.reload();
    shows('lost', said.closed);
    setTimeout(open, 5e3);
  });
  stream.onerror = isLost;
};

setInterval(() => {
  if (!stream) return;
  if (ticks() > asks) once();
  if (ticks() - alive > 25e3) { isLost(); open(); }
}, 2e3);

on(document, 'visibilitychange', async () => {
  if (document.hidden) { close(); return; }
  samplesOf(4);
  await once();
  open();
});
on(window, 'online', open);

// The page as it came shows the time until the clock is known.
sample().then(open).then(() => samplesOf(5)).then(keepSampling);
