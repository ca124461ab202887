// Keeps standings and a player's sheets new while somebody looks at them: what a ruling changed is there within half a
// minute. This phone remembers the code of a card that was opened, and goes there, until it is told to forget.

let scene = document.getElementById('scene');
const form = document.querySelector('form.code');
// A code that was typed wrong is typed over.
if (form) form.code.select();
// Whose card it is stands marked among all, of this competition.
const own = `own ${document.title}`;
const mark = at => {
  try { at.querySelector(localStorage[own]).className = 'own'; } catch (_) {}
};

try {
  const [, p, code] = location.pathname.split('/');
  if (p === 'p' && !form) {
    localStorage.card = code;
    localStorage[own] = document.querySelector('[data-own]').dataset.own;
  // One that leads nowhere is forgotten, too.
  } else if (location.search || (form && localStorage.card === code)) {
    delete localStorage.card;
    delete localStorage[own];
  }
  if (p === 'code' && localStorage.card && !form.code.value) location.replace(`/p/${localStorage.card}`);
// A browser may keep nothing.
} catch (_) {}

// What is read as a document passes no text on to the page.
const look = () => {
  if (document.hidden) return;
  const asked = new XMLHttpRequest();
  asked.responseType = 'document';
  asked.onload = () => {
    const now = asked.status === 200 && asked.response && asked.response.getElementById('scene');
    if (!now) return;
    // Another competition may be open at this address by now.
    document.title = asked.response.title;
    document.querySelector('header').replaceWith(asked.response.querySelector('header'));
    mark(now);
    if (now.isEqualNode(scene)) return;
    scene.replaceWith(now);
    scene = now;
  };
  asked.open('GET', location.pathname);
  asked.send();
};
mark(scene);
if (!form) setInterval(look, 3e4);
