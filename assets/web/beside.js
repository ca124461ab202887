// What a station does beside keying: joins, waits to be let in, rules on words.

const byId = (id) => document.getElementById(id);

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

// a ruling: without a connection it stays on its page, and is sent once there is one

const word = byId('word');
const rules = async (does) => {
  try {
    await fetch('/help', { cache: 'no-store' });
    word.append(Object.assign(document.createElement('input'), { type: 'hidden', name: '_ask', value: does.value }));
    word.submit();
  } catch (_) {
    byId('lost').textContent = document.body.dataset.lostAbout;
    byId('lost').hidden = false;
    setTimeout(rules, 1000, does);
  }
};
if (word) {
  word.addEventListener('submit', (event) => {
    event.preventDefault();
    if (event.submitter.name !== '_ask' || word.inert) return;
    word.inert = true;
    rules(event.submitter);
  });
}
