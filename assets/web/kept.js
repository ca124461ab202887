// A station's page: verdicts; what is typed is kept and sent. It knows no rule, no sentence. With `sheet.js` and
// `staff.js` behind it, it is one script.

const on = (at, what, does) => at.addEventListener(what, does);
const stop = event => event.preventDefault();
const said = document.body.dataset;
const byId = id => document.getElementById(id);
const state = byId('state');
const lost = byId('lost');
let form = byId('sheet');
// What answers a form is not sent again: the list stands where it came from.
const isAnswer = /^.(do|find)$/.test(location.pathname);
const fresh = () => isAnswer ? location.replace('/s') : location.reload();
const PREFIX = `eforos/${said.game}/`;
// What is kept is a person's: who joins here later sends nothing of it by itself.
const MINE = `${PREFIX}${encodeURIComponent(said.who)}/`;
const QUEUE = MINE + 'queue';
// What is said of sheets that waited here and were sent, until the next one is saved.
const SENT = MINE + 'sent';
const { stringify: json, parse } = JSON;
const tab = () => sessionStorage;

const lay = (at, ...children) => {
  at.textContent = '';
  at.append(...children);
  return at;
};
const element = (tag, className, ...children) =>
  lay(Object.assign(document.createElement(tag), { className }), ...children);
// Where there is nothing to say nothing stands.
const tells = (at, text) => {
  lay(at, text || '');
  at.hidden = !text;
};
const inSight = at => at.scrollIntoView({ block: 'nearest' });
// The sheets that are keyed alike; none on most pages.
const alike = byId('alike') || element('p');
// Browsers of 2017 know no other way.
const joined = (...of) => Object.assign({}, ...of);
const glue = lists => [].concat(...lists);

// what this browser keeps

let keeps = true;
let store = {};
// From then on it is kept in the page alone, beside what is kept already.
const keepsNoMore = () => {
  keeps = false;
  store = joined(store);
};
try {
  store = localStorage;
  store[PREFIX] = 1;
  delete store[PREFIX];
} catch (_) { keepsNoMore(); }
const get = key => {
  try { return parse(store[key] || null); } catch (_) {
    // Nothing is kept.
  }
};
// Without a value it is forgotten.
const put = (key, value) => {
  try {
    if (value) store[key] = json(value);
    else delete store[key];
  } catch (_) {
    keepsNoMore();
    put(key, value);
    headed();
  }
};
const isUnsent = text => text && json(text.fields) !== text.there;

// queue

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), b => b.toString(16).padStart(2, '0')).join('');
const queue = () => get(QUEUE) || [];
const only = is => put(QUEUE, queue().filter(is));
const asBegun = one => joined(one, { fields: one.ask.fields, from: one.ask.id });
// What somebody else left here, by whose it is.
const others = () => glue(Object.keys(store).map(key => {
  const [who, ...rest] = key.slice(PREFIX.length).split('/');
  const path = rest.join('/');
  if (!key.startsWith(PREFIX) || key.startsWith(MINE) || !who || !path) return [];
  const name = decodeURIComponent(who);
  const waiting = get(PREFIX + who + '/queue') || [];
  const text = get(key);
  if (path === 'queue') return waiting.map(one => joined({ name }, asBegun(one), { gone: () => {
    put(key, get(key).filter(other => other.ask.id !== one.ask.id));
    put(PREFIX + who + '/' + one.path);
  } }));
  return !isUnsent(text) || waiting.some(one => one.path === path) ? [] : [joined({ name, path }, text, { from: key, gone: () => put(key) })];
}));

const paints = () => {
  const place = byId('queue');
  if (!place) return;
  const list = (title, rows) => rows[0] ? [element('h2', '', title), element('ul', 'sheets', ...rows.map(one => {
    const link = element('a', '', one.whose, element('span', one.why ? 'bad' : 'open', one.why || clock(new Date(one.at))));
    link.href = one.path;
    // What is begun here goes before.
    const key = MINE + one.path;
    const { fields, from } = one;
    on(link, 'click', () => { if (fields && !get(key)) put(key, { fields, from }); });
    return element('li', '', link);
  }))] : [];
  const left = others();
  const mine = queue().map(one => one.why ? asBegun(one) : one);
  const those = (title, is) => list(title, mine.filter(is));
  // What came there: not taken, or saved and to be looked at.
  const made = those(said.turned, one => one.why && !one.done).concat(those(said.look, one => one.done), those(said.waiting, one => !one.why), glue([...new Set(left.map(one => one.name))].map(name =>
      list(said.others + ' ' + name, left.filter(one => one.name === name)))));
  // It is read before all else.
  if (mine.some(one => one.why)) lost.after(place);
  place.hidden = !made[0];
  lay(place, ...made);
};
