// What a station does beside keying: joins, waits to be let in, looks in vain, rules on words.

const byId = id => document.getElementById(id);
const said = document.body.dataset;

// What was looked for and is none is typed over. Its list reads itself anew as every other does, and tells it as long as it is
// none: this stands before the script that asks where it is.
const find = document.querySelector('[name="find"][aria-invalid]');
if (find) {
  find.select();
  history.replaceState(null, '', `/s?sought=${encodeURIComponent(find.value)}`);
}

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
// Another language keeps it: what stands behind # no browser sends, and it goes on to the page that answers.
if (join) {
  document.querySelector('footer form').addEventListener('submit', ({ target }) => {
    if (join.code.value) target.action += `#${join.code.value}`;
  });
}
if (byId('wait')) {
  setInterval(async () => {
    try {
      const answer = await fetch('/wait', { cache: 'no-store' });
      if (answer.redirected || !answer.ok) location.replace(answer.redirected ? answer.url : '/wait');
    } catch (_) { /* asked again */ }
  }, 2000);
}

// a ruling: without a connection it stays on its page with its evidence, and is sent once there is one

const word = byId('word');
const tell = (text, tone) => Object.assign(byId('lost'), { textContent: text, className: `said ${tone}`, hidden: false });
const pause = () => new Promise(done => setTimeout(done, 1000));
const until = async does => {
  for (;;) {
    try {
      const answer = await does();
      if (![429, 503].includes(answer.status)) return answer;
    } catch (_) { /* asked again */ }
    tell(said.lostAbout, 'open');
    await pause();
  }
};
// A page is gone to once it can be.
const go = async path => {
  await until(() => fetch(path, { cache: 'no-store' }));
  location.assign(path);
};
const refuse = text => Object.assign(byId('refused'), { textContent: text, hidden: false });
const keep = (...told) => { sessionStorage.ruling = JSON.stringify([location.pathname, ...told]); };
const rules = async does => {
  const { id, evidence, _word: of, _change: change } = word.elements;
  const asked = Object.assign(JSON.parse(does.value), { id: id.value });
  if (change && !change.checked && asked.ruled !== asked.seen) {
    refuse(change.dataset.asks);
    change.focus();
    return;
  }
  word.inert = true;
  if (asked.ask === 'rule') asked.evidence = evidence.value;
  const headers = { 'X-Eforos': said.key, 'Content-Type': 'application/json' };
  const answer = await until(() => fetch('/api/do', { method: 'POST', headers, body: JSON.stringify(asked) }));
  const told = await answer.json();
  if (told.done) {
    const next = asked.ask === 'withdraw' ? '' : '/next';
    go(`/w${next}?told=${told.what}&word=${encodeURIComponent(of.value)}&as=${asked.ruled || ''}`);
    return;
  }
  // The word as it stands now, with why it was not ruled on so and with what was typed.
  keep(told.text, evidence ? evidence.value : '');
  go(location.pathname);
};
if (word) {
  const [path, text, typed] = JSON.parse(sessionStorage.ruling || '[]');
  delete sessionStorage.ruling;
  if (path === location.pathname) {
    refuse(text);
    if (word.elements.evidence) word.elements.evidence.value = typed;
  }
  // Somebody else ruled meanwhile: the page as it stands now says so, with what was typed. A document is read as one, which
  // passes no text on to the page.
  addEventListener('stand', () => {
    const asked = new XMLHttpRequest();
    asked.responseType = 'document';
    asked.onload = () => {
      const page = asked.status === 200 && asked.response;
      const now = page && page.getElementById('word');
      if (!now || word.inert) return;
      byId('turned').replaceWith(page.getElementById('turned'));
      if (!now.dataset.since || now.dataset.since === word.dataset.since) return;
      const { evidence } = word.elements;
      // What the other one wrote is told, and is nobody else's evidence.
      keep(now.dataset.since, evidence && evidence.value !== evidence.defaultValue ? evidence.value : '');
      location.reload();
    };
    asked.open('GET', location.pathname);
    asked.send();
  });
  // By Enter, too, a form is submitted by a button that is clicked.
  let pressed = {};
  word.addEventListener('click', event => { pressed = event.target.closest('button') || pressed; });
  word.addEventListener('submit', event => {
    event.preventDefault();
    if (pressed.name !== '_ask' || word.inert) return;
    rules(pressed);
  });
}
