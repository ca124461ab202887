// A station's page: verdicts; what is typed is kept and sent. It knows no rule, no sentence.

const body = document.body;
const said = body.dataset;
const byId = (id) => document.getElementById(id);
const state = byId('state');
const lost = byId('lost');
const alike = byId('alike');
let form = byId('sheet');
const PREFIX = `eforos/${said.game}/`;
const QUEUE = `${PREFIX}queue`;
const MOST = 60;
const json = JSON.stringify;

const element = (tag, className = '', textContent = '', ...children) => {
  const made = Object.assign(document.createElement(tag), { className, textContent });
  made.append(...children);
  return made;
};

// what this browser keeps

let keeps = true;
try {
  localStorage.setItem(`${PREFIX}try`, '1');
  localStorage.removeItem(`${PREFIX}try`);
} catch (_) { keeps = false; }
const held = {};
const get = (key) => {
  try { return JSON.parse(keeps ? localStorage.getItem(key) : held[key] || null); } catch (_) { return null; }
};
const put = (key, value) => {
  const text = value === null ? null : json(value);
  try {
    if (!keeps) held[key] = text;
    else if (text === null) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch (_) { keeps = false; held[key] = text; headed(); }
};

// connection

let since = null;
const headed = () => {
  const about = since ? said.lostAbout : form && !keeps ? said.none : '';
  lost.hidden = !about;
  lost.textContent = about;
};
const clock = (at) => `${at.getHours()}:${String(at.getMinutes()).padStart(2, '0')}`;
const connected = (is) => {
  if (!state || (is === (since === null) && state.textContent)) return;
  since = is ? null : since || new Date();
  state.className = is ? 'live' : 'lost';
  state.textContent = is ? said.live : `${said.lost} ${clock(since)}`;
  headed();
  if (form) {
    form.classList.toggle('stale', !is);
    const save = byId('save');
    if (save) save.textContent = is ? save.dataset.label : said.keep;
    if (alike) alike.hidden = is;
  }
  if (is) send();
};

const ask = async (method, path, value) => {
  const stop = new AbortController();
  const timer = setTimeout(() => stop.abort(), 10000);
  try {
    const answer = await fetch(path, {
      method, signal: stop.signal, headers: { 'X-Eforos': said.key, 'Content-Type': 'application/json' },
      body: json(value),
    });
    const told = await answer.json();
    connected(true);
    if (answer.status === 401) out();
    return { status: answer.status, told };
  } finally { clearTimeout(timer); }
};

// queue

const newId = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (b) => b.toString(16).padStart(2, '0')).join('');
const queue = () => get(QUEUE) || [];
let sending = false;
let delay = 500;
let timer = 0;
let soon = false;

const again = () => {
  if (timer) return;
  timer = setTimeout(() => { timer = 0; send(); }, soon ? 0 : delay * (0.8 + 0.4 * Math.random()));
  soon = false;
  delay = Math.min(delay * 2, 8000);
};

const paintQueue = () => {
  const place = byId('queue');
  if (!place) return;
  const waiting = queue();
  place.hidden = waiting.length === 0;
  place.replaceChildren(element('h2', '', said.waiting), element('ul', 'sheets', '', ...waiting.map((one) => {
    const link = element('a', '', one.whose, element('span', one.why ? 'bad' : 'open', one.why || clock(new Date(one.at))));
    link.href = one.path;
    return element('li', '', '', link);
  })));
};

const first = () => queue().find((other) => !other.why);

// Goes on once it is answered.
const go = async (path) => {
  try {
    const answer = await fetch(path, { cache: 'no-store' });
    if (![429, 503].includes(answer.status)) { location.assign(answer.ok ? answer.url : path); return; }
  } catch (_) { connected(false); }
  setTimeout(() => go(path), 1000);
};

document.addEventListener('click', (event) => {
  const link = event.target.closest('a[href^="/s"]');
  if (!link || !since) return;
  event.preventDefault();
  if (alike && alike.contains(link)) turn(link);
  else go(link.pathname + link.search);
});

const settled = (one) => put(QUEUE, queue().filter((other) => other.ask.id !== one.ask.id));

// Sends what waits, in order.
async function send() {
  soon = sending;
  if (sending || said.in !== 'yes') return;
  sending = true;
  clearTimeout(timer);
  timer = 0;
  try {
    for (let one = first(); one; one = first()) {
      const { status, told } = await ask('POST', '/api/do', one.ask);
      if ([401, 429, 503].includes(status)) { again(); return; }
      const here = form && form.dataset.path === one.path;
      if (told.done) {
        settled(one);
        put(PREFIX + one.path, null);
        if (here) go(told.settle ? `${told.settle}?told=differs` : `${one.next}&told=${told.what}`);
      } else if (here) {
        settled(one);
        refused(told);
        newer(told);
      } else {
        put(QUEUE, queue().map((other) => (other.ask.id === one.ask.id ? { ...other, why: told.text } : other)));
      }
    }
    delay = 500;
  } catch (_) {
    connected(false);
    again();
  } finally {
    sending = false;
    paintQueue();
  }
}

// a sheet

const FIELD = '[name^="fields."]';
const all = (what) => [...form.querySelectorAll(what)];
const typedIn = (at) => (at.type === 'checkbox' && !at.checked ? '' : at.value);
const fields = () => Object.fromEntries(all(FIELD).map((at) => [at.name.slice(7), typedIn(at)]));
const fieldOf = (name) => form.querySelector(`[name="fields.${name}"]`);

const refused = (told, tone = 'bad') => {
  const at = byId('refused');
  at.hidden = false;
  at.className = `said ${tone}`;
  at.textContent = told.text;
  at.scrollIntoView({ block: 'nearest' });
  const field = told.field && fieldOf(told.field);
  if (field) field.focus();
};

// What is saved there now.
let newer = () => {};

// Who was sent away is told; what is typed stays.
const out = () => (form ? refused({ text: said.out }) : location.reload());

const paint = (told) => {
  Object.entries(told.fields).forEach(([name, chips]) => {
    const list = form.querySelector(`ul[data-of="${name}"]`);
    if (!list) return;
    list.replaceChildren(...chips.map((chip) =>
      element('li', chip.tone, `${chip.text} `, element('small', '', chip.note))));
  });
  const sums = byId('sums');
  sums.replaceChildren(...told.sums.flatMap(([text, tone]) => [element('span', tone, text), ' ']), element('b', '', told.total));
  byId('notes').replaceChildren(...told.notes.map(([text, tone]) => element('p', tone, text)));
  const board = byId('board');
  if (board && told.board) {
    board.replaceChildren(...told.board.squares.map(({ s, t, n }) =>
      (t ? element('span', `tile ${t.k}${n ? ' new' : ''}`, t.l) : element('span', '', s))));
  }
};

// Without a connection the page of one sheet becomes another's, which is keyed alike.
const turn = (link) => {
  const one = form.cloneNode(true);
  form.replaceWith(one);
  form = one;
  form.dataset.path = link.pathname;
  form.querySelector('h1').textContent = link.textContent;
  const player = Number(link.pathname.split('/')[3]);
  all('[name="_ask"]').forEach((at) => { at.value = json(Object.assign(JSON.parse(at.value), { player })); });
  all('input, select, textarea').forEach((at) => {
    if (at.type === 'checkbox') at.checked = false;
    else if (at.type !== 'hidden') at.value = '';
  });
  ['sums', 'notes'].map(byId).concat(all('.chips')).forEach((at) => at.replaceChildren());
  all('.said, .photos').forEach((at) => { at.hidden = true; });
  link.parentNode.remove();
  history.replaceState(null, '', link.pathname);
  keying();
  all(FIELD)[0].focus();
  scrollTo(0, 0);
};

const keying = () => {
  const path = form.dataset.path;
  const here = () => form.dataset.path === path;
  const begun = byId('begun');
  const kept = PREFIX + path;
  const saved = json(fields());
  let n = 0;
  let rev = 0;
  let looks = 0;
  let drafts = 0;
  let first = 0;
  let sent = saved;
  let there = saved;
  let newest = 0;
  // However often it is pressed a save is one ask; a draft behind it is late.
  let id = newId();
  let asked = '';
  const save = byId('save');
  if (save && !save.dataset.label) save.dataset.label = save.textContent;
  const saves = () => { if (save) form.requestSubmit(save); };
  const look = byId('look');
  if (look) look.hidden = true;
  all('textarea').forEach((at) => { at.selectionStart = at.value.length; });

  const looking = async () => {
    if (!here()) return;
    n += 1;
    const mine = n;
    try {
      const { status, told } = await ask('POST', '/api/look', { n: mine, path, fields: fields() });
      if (status === 200 && told.n === n && here()) paint(told);
    } catch (_) { connected(false); again(); }
  };
  const drafting = async () => {
    const now = json(fields());
    first = 0;
    if (now === sent || !here()) return;
    sent = now;
    rev += 1;
    try {
      const { status } = await ask('PUT', '/api/draft', { rev, path, save: id, fields: JSON.parse(now) });
      if (status === 200 && here()) { there = now; put(kept, { fields: fields(), there }); }
    } catch (_) { sent = ''; connected(false); again(); }
  };
  const typed = () => {
    if (begun) begun.hidden = false;
    put(kept, { fields: fields(), there });
    clearTimeout(looks);
    looks = setTimeout(looking, 120);
    const now = Date.now();
    first = first || now;
    clearTimeout(drafts);
    drafts = setTimeout(drafting, Math.max(0, Math.min(400, first + 1000 - now)));
  };

  const fill = (texts) => {
    Object.entries(texts).forEach(([name, text]) => {
      const at = fieldOf(name);
      if (at && at.type === 'checkbox') at.checked = text === at.value;
      else if (at) at.value = text;
    });
    typed();
  };
  // What was typed there may replace what is here.
  const offer = (texts) => {
    if (byId('other')) byId('other').remove();
    const take = element('button', '', said.takeOther);
    take.type = 'button';
    const box = element('div', 'said open', '', element('p', '', said.other),
      element('p', '', Object.values(texts).filter(Boolean).join(' · ')), take);
    box.id = 'other';
    box.setAttribute('role', 'status');
    take.addEventListener('click', () => { box.remove(); fill(texts); });
    form.prepend(box);
    return box;
  };
  newer = (told) => {
    if (!told.fields) return;
    newest = told.version;
    const link = element('a', 'button', form.querySelector('h1').textContent);
    link.href = path.replace(/^(\/s\/\w+\/\w+).*/, '$1/saved');
    offer(told.fields).append(link);
  };

  const text = get(kept);
  const unsent = text && json(text.fields) !== text.there;
  if (unsent && json(text.fields) !== saved) {
    if (text.there !== saved && Object.values(JSON.parse(saved)).some(Boolean)) offer(JSON.parse(saved));
    fill(text.fields);
  } else if (text) {
    put(kept, null);
  }

  form.addEventListener('input', (event) => { if (event.target.matches(FIELD)) typed(); });
  form.addEventListener('keydown', (event) => {
    const at = event.target;
    if (event.key !== 'Enter' || event.isComposing) return;
    if (event.ctrlKey || event.metaKey) {
      event.preventDefault();
      saves();
    } else if (at.matches('textarea')) {
      event.preventDefault();
      if (at.value && !/\s$/.test(at.value)) {
        at.setRangeText(' ', at.selectionStart, at.selectionEnd, 'end');
        typed();
      }
    } else if (at.matches(FIELD) && at.type !== 'checkbox') {
      // Of one line it goes on; from the last one it saves.
      event.preventDefault();
      const lines = all(FIELD).filter((one) => one.type !== 'checkbox' && one.tagName === 'INPUT');
      const next = lines[lines.indexOf(at) + 1];
      if (next) next.focus();
      else saves();
    }
  });
  form.addEventListener('submit', (event) => {
    const { name, value } = event.submitter || {};
    if (name === '_back') {
      if (since) event.preventDefault();
      else { clearTimeout(drafts); put(kept, null); }
    }
    if (name !== '_ask') return;
    event.preventDefault();
    const wanted = JSON.parse(value);
    if (['key_sheet', 'key_again', 'revise'].includes(wanted.ask)) wanted.fields = fields();
    const reason = form.querySelector('input[name="reason"]');
    if (newest && ['check', 'revise'].includes(wanted.ask)) wanted.version = newest;
    if (wanted.ask === 'revise') {
      wanted.reason = reason.value;
      if (!reason.value.trim()) { reason.focus(); return; }
    }
    const empty = form.querySelector('input[name="empty?"]');
    if (wanted.ask === 'key_sheet' && empty && empty.checked) wanted.empty = true;
    if (wanted.ask === 'settle') {
      const chosen = all('fieldset').map((of) => of.querySelector('input:checked'));
      if (chosen.some((one) => !one)) { form.reportValidity(); return; }
      wanted.kept = chosen.map((one) => one.value === 'yes');
    }
    const waiting = queue().filter((one) => one.path !== path);
    if (waiting.filter((one) => !one.why).length >= MOST) { refused({ text: said.many }); return; }
    const [round, player] = path.split('/').slice(2);
    const next = `/s/next?after=${round}-${player === 'nameless' ? '' : player}`;
    if (asked && asked !== json(wanted)) id = newId();
    asked = json(wanted);
    const one = {
      ask: { id, ...wanted }, path, next, at: Date.now(), whose: form.querySelector('h1').textContent,
    };
    put(QUEUE, [...waiting, one]);
    if (since) {
      refused({ text: said.kept }, 'open');
      const on = alike && alike.querySelector('a');
      if (on) on.focus();
    }
    send();
  });
  addEventListener('beforeunload', (event) => {
    if (!keeps && here() && (json(fields()) !== there || queue().length)) event.preventDefault();
  });
};

// stream

let stream = null;
let silent = 0;
const quiet = () => {
  clearTimeout(silent);
  silent = setTimeout(() => { connected(false); anew(); }, 25000);
};
const alive = () => { connected(true); quiet(); };
let stood = null;
const listen = () => {
  if (stream || document.hidden || said.in !== 'yes') return;
  stream = new EventSource('/live');
  quiet();
  ['alive', 'scene'].forEach((it) => stream.addEventListener(it, alive));
  stream.addEventListener('stand', (event) => {
    alive();
    if (stood !== null && stood !== event.data && !form && document.querySelector('.sheets') && !queue().length) location.reload();
    stood = event.data;
  });
  stream.addEventListener('bye', (event) => { if (event.data === 'not_in') out(); });
  stream.onerror = () => {
    connected(false);
    if (stream && stream.readyState === EventSource.CLOSED) { unlisten(); setTimeout(listen, 3000); }
  };
};
const unlisten = () => { if (stream) stream.close(); stream = null; clearTimeout(silent); };
const anew = () => { unlisten(); listen(); };

document.addEventListener('visibilitychange', () => { if (document.hidden) unlisten(); else { listen(); send(); } });
addEventListener('online', () => { anew(); send(); });
addEventListener('pagehide', unlisten);

// joining: a code's key leaves the address

const join = byId('join');
const take = () => {
  if (!join || !/^#\w{32}$/.test(location.hash)) return;
  join.code.value = location.hash.slice(1);
  join.pin.disabled = true;
  history.replaceState(null, '', location.pathname);
};
addEventListener('hashchange', take);
take();
if (byId('wait')) {
  setInterval(async () => {
    try {
      const answer = await fetch('/wait', { cache: 'no-store' });
      if (answer.redirected || !answer.ok) location.replace(answer.redirected ? answer.url : '/wait');
    } catch (_) { /* asked again */ }
  }, 2000);
}

// leaving

addEventListener('submit', (event) => {
  if (!/leave$/.test(event.target.action)) return;
  if (since || !confirm(said.leave)) event.preventDefault();
  else if (keeps) sessionStorage.left = 1;
});
if (keeps && sessionStorage.left) {
  sessionStorage.clear();
  if (!said.in) for (const key of Object.keys(localStorage)) if (key.startsWith(PREFIX)) put(key, null);
}

if (form) keying();
headed();
paintQueue();
listen();
send();
