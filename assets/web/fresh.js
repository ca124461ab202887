// Keeps standings and a player's sheets new while somebody looks at them: what a ruling changed is there within half a minute.

const scene = document.getElementById('scene');
setInterval(async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.pathname, { cache: 'no-cache' });
    if (!answer.ok || answer.redirected) return;
    const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
    const now = page.getElementById('scene').innerHTML;
    if (now !== scene.innerHTML) scene.innerHTML = now;
  } catch (_) { /* the next one tells */ }
}, 30000);
