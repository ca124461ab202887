// The end of a station's script: the connection, what is sent, the stream, leaving.

// connection

let since = null;
let shut = '';
const headed = () => {
  const about = since ? shut + said.lostAbout : !queue().some(isTurned) && get(SENT) || form && !keeps && said.none;
  tells(lost, about);
};
// What was pressed is done later, or is to be pressed again.
const later = text => {
  shut = text + ' ';
  headed();
  inSight(lost);
};
// An hour is written as a minute is.
const clock = at => at.toTimeString().slice(0, 5).replace(/^0/, '');
const linked = is => {
  if (!state || is === !since && state.textContent) return;
  since = is ? null : since || new Date();
  if (is) shut = '';
  state.className = is ? 'live' : 'lost';
  lay(state, is ? said.live : said.lost + ' ' + clock(since));
  headed();
  if (form) {
    const save = byId('save');
    if (save) lay(save, is ? save.dataset.label : said.keep);
    alike.hidden = is;
  }
  if (is) {
    send();
    drafting();
    looking(1);
  }
};

const ask = (method, path, value) => new Promise((yes, no) => {
  const asked = new XMLHttpRequest();
  asked.open(method, path);
  asked.responseType = 'json';
  asked.timeout = 1e4;
  asked.setRequestHeader('X-Eforos', said.key);
  asked.setRequestHeader('Content-Type', 'application/json');
  asked.onerror = asked.ontimeout = no;
  asked.onload = () => {
    const { status, response: told } = asked;
    if (!told) return no();
    linked(true);
    if (status === 401) out();
    if (told.why === 'page') stale(told);
    yes({ status, told });
  };
  asked.send(json(value));
});

// sending

let sending = false;
let delay = 500;
let timer = 0;
let soon = false;

const again = () => {
  if (timer) return;
  timer = setTimeout(send, soon ? 0 : delay * (.8 + .4 * Math.random()));
  soon = false;
  delay = Math.min(delay * 2, 8e3);
};

const failed = () => { linked(false); again(); };

const first = () => queue().find(other => !other.why);
// The page that was pressed for without a connection: gone to once all that waits is sent, and nothing of it asks here.
let onward = '';

// Goes on once it is answered, if it still may.
const go = async (path, may = () => true) => {
  try {
    const answer = await fetch(path, { cache: 'no-store' });
    if (!/429|503/.test(answer.status)) {
      if (may()) location.assign(answer.ok ? answer.url : path);
      return;
    }
  } catch (_) { linked(false); }
  setTimeout(go, 1e3, path, may);
};

on(document, 'click', event => {
  const link = event.target.closest('a[href^="/"]');
  if (!link || !since) return;
  stop(event);
  // What is not turned to is gone to later.
  const way = alike.contains(link) ? link : /next[^&]*$/.test(link) && alike.querySelector('a');
  if (way) turn(way);
  else {
    onward = link.href;
    later(said.opens);
  }
});

const settled = one => only(other => ![one.ask.id, one.from].includes(other.ask.id));

// What was typed after it was asked is begun, and not saved.
const done = (one, told, here) => {
  settled(one);
  others().forEach(other => { if (other.from === one.from) other.gone(); });
  const key = MINE + one.path;
  // Keyed again or settled, what is kept of its first keying is none any more.
  const was = before(key);
  if (was !== key) {
    put(was);
    only(other => MINE + other.path !== was);
  }
  const more = () => { const text = get(key); return text && json(text.fields) !== one.typed; };
  if (here && more()) stays();
  else if (here) {
    put(key);
    const next = told.settle ? told.settle + '?told=differs' : `/s/next?after=${one.path}&told=${told.what}`;
    go(`${next}&took=${told.took || ''}&moved=` + encodeURIComponent(told.moved || ''), () => {
      if (more()) { stays(); return false; }
      all(FIELD).forEach(at => at.readOnly = true);
      return true;
    });
  } else {
    const [,, round, player] = one.path.split('/');
    const late = more();
    const why = late ? said.more : told.settle && said.differs;
    put(SENT, [get(SENT) || said.sent, isNameless(one) ? one.whose : player + '-' + round].join(' '));
    put(key, late && joined(get(key), { there: null }));
    // That it is kept here is told no more.
    if (form) byId('refused').hidden = true;
    if (why && !isNameless(one)) put(QUEUE, [...queue(), joined(one, { ask: { id: one.ask.id }, path: late ? one.path : told.settle, why, done: true })]);
  }
};

// Sends what waits, in order.
async function send() {
  clearTimeout(timer);
  timer = 0;
  soon = sending;
  if (sending || !said.in) return;
  sending = true;
  try {
    for (let one = first(); one; one = first()) {
      const { status, told } = await ask('POST', '/api/do', one.ask);
      const here = form && form.dataset.path === one.path && (!isNameless(one) || form.dataset.asked === one.ask.id);
      if (/401|429|503/.test(status) || told.why === 'page') {
        // Nothing can be written there: it waits.
        if (here && status === 503) refused(told, 'open');
        again();
        return;
      }
      if (told.done) done(one, told, here);
      else if (here) {
        settled(one);
        onward = '';
        put(SENT);
        refused(told);
        newer(told);
      } else put(QUEUE, queue().map(other => other.ask.id === one.ask.id ? joined(other, { why: told.text }) : other));
    }
    delay = 500;
  } catch (_) {
    failed();
  } finally {
    sending = false;
    paints();
    headed();
    if (onward && !since && !first()) {
      go(onward);
      onward = '';
    }
  }
}

// stream

// The list that reads itself anew has what was typed in it.
const lines = () => [...document.querySelectorAll('.bar [maxlength]')];
const lineOf = ({ name, form: { _ask } }) => name + (_ask || '').value;
const reread = () => {
  if (keeps) tab().typed = json(lines().map(at => [lineOf(at), at.value, at === document.activeElement]));
  fresh();
};
if (keeps && tab().typed) {
  parse(tab().typed).forEach(([line, text, on]) => lines().filter(at => lineOf(at) === line).forEach(at => {
    if (on) at.focus();
    at.value = text;
  }));
  delete tab().typed;
}

let stream = null;
const rests = () => document.hidden || !said.in;
let silent;
// Where no stream opens it is asked meanwhile how it stands.
const quiet = wait => {
  clearTimeout(silent);
  silent = setTimeout(() => {
    if (!wait) linked(false);
    if (!wait || stream.readyState) anew();
    else {
      // It is on the way still.
      quiet(2e3);
      stands();
    }
  }, wait || 25e3);
};
const alive = () => { linked(true); quiet(); };
let stood = '';
const listen = () => {
  if (stream || rests()) return;
  stream = new EventSource('/live');
  quiet(5e3);
  ['alive', 'scene'].forEach(it => on(stream, it, alive));
  on(stream, 'stand', ({ data }) => {
    alive();
    if (stood && stood !== data) {
      // The program is another by now. What is typed is kept.
      if (keeps && !stood.startsWith(data.slice(0, 9))) reread();
      else if (form) looking(1);
      else if (byId('word')) dispatchEvent(new Event('stand'));
      // What answers a form stays until it is read.
      else if (byId('queue') && !isAnswer && !first()) reread();
    }
    stood = data;
  });
  on(stream, 'bye', ({ data }) => {
    if (data === 'not_in') out();
    else {
      linked(false);
      later(said.closed);
    }
  });
  stream.onerror = ({ target }) => {
    // Closed, and not on the way.
    if (target.readyState === 2) quiet(2e3);
    else linked(false);
  };
};
const unlisten = () => { if (stream) stream.close(); stream = null; clearTimeout(silent); };
const stands = () => ask('GET', '/live?once').catch(() => linked(false));
const anew = async () => {
  unlisten();
  if (rests()) return;
  await stands();
  listen();
};
const back = () => { anew(); send(); };
on(document, 'visibilitychange', back);
on(window, 'online', back);
on(window, 'pagehide', unlisten);

// Whoever goes to a number types it anew.
const picks = ({ target: at }) => { if (at.matches('[inputmode]')) at.select(); };
on(document, 'focusin', picks);
on(document, 'click', picks);
on(document, 'keydown', event => {
  if (event.key === 'F1') {
    stop(event);
    byId('to-help').click();
  }
});

// leaving

on(window, 'submit', event => {
  if (event.defaultPrevented) return;
  const goes = /leave$/.test(event.target.action);
  if (since) later(said.again);
  if (since || goes && !confirm(said.leave)) stop(event);
  else {
    if (goes && keeps) tab().left = MINE;
    // A page that goes on does not read itself anew meanwhile.
    if (!form) unlisten();
  }
});
if (keeps && tab().left) {
  const mine = tab().left;
  tab().clear();
  if (!said.in) for (const key of Object.keys(store)) if (key.startsWith(mine)) put(key);
}

if (form) keying();
headed();
paints();
listen();
send();
