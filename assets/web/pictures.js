// Photographs of sheets: shown beside what is keyed; made smaller here, so that what else a camera writes into them stays
// on the phone, and sent one after another. Without this the form sends them as they are.
const LONGEST = 2400;
const form = document.getElementById('pictures');
const list = document.getElementById('sent');
const said = document.body.dataset;

async function smaller(file) {
  if (file.type === 'application/pdf') return file;
  try {
    const image = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const by = Math.min(1, LONGEST / Math.max(image.width, image.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.width * by);
    canvas.height = Math.round(image.height * by);
    canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height);
    image.close();
    const made = await new Promise(done => canvas.toBlob(done, 'image/jpeg', 0.9));
    return made || file;
  } catch (_) {
    return file;
  }
}

function id() {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, byte => byte.toString(16).padStart(2, '0')).join('');
}

function line(text) {
  const item = document.createElement('li');
  item.textContent = text;
  list.append(item);
  return item;
}

async function send(file, item) {
  const body = await smaller(file);
  const ask = { method: 'POST', headers: { 'X-Eforos': said.key, 'X-Eforos-Id': id(), 'Content-Type': body.type || 'image/jpeg' }, body };
  for (let tries = 0; ; tries += 1) {
    try {
      const answer = await fetch('/s/pictures', ask);
      if (answer.status === 503 && tries < 8) throw new Error('busy');
      const told = await answer.json().catch(() => null);
      if (answer.ok) {
        const places = told.pictures.map(one => (one.round === null ? '?' : `${one.player}-${one.round}`));
        item.textContent = `✓ ${file.name}: ${places.join(', ')}`;
        return true;
      }
      item.textContent = `✗ ${file.name}: ${(told && told.text) || answer.status}`;
      return false;
    } catch (_) {
      if (tries >= 8) { item.textContent = `✗ ${file.name}: ${said.lost}`; return false; }
      await new Promise(done => setTimeout(done, 500 * 2 ** Math.min(tries, 4)));
    }
  }
}

let waiting = Promise.resolve();
let left = 0;
let refused = [];
function ended(file, isSent) {
  left -= 1;
  if (!isSent) refused.push(file.name);
  if (left > 0) return;
  line(refused.length ? `${said.unsent} ${refused.join(', ')}` : said.sent);
  refused = [];
}
function take(files) {
  for (const file of files) {
    const item = line(`${said.sends} ${file.name}`);
    left += 1;
    waiting = waiting.then(() => send(file, item)).then(isSent => ended(file, isSent));
  }
}

if (form) {
  form.addEventListener('submit', event => {
    const field = form.querySelector('input[name=pictures]');
    // That none was chosen is answered by a page.
    if (!field.files.length) return;
    event.preventDefault();
    take(field.files);
    field.value = '';
  });
}
const camera = document.getElementById('camera');
if (camera) camera.addEventListener('change', event => { take(event.target.files); event.target.value = ''; });
for (const waits of document.querySelectorAll('form.waits')) {
  const image = waits.querySelector('img');
  waits.querySelector('select').addEventListener('change', event => { image.className = `q${event.target.value}`; });
}

// Beside what is keyed where there is room, else folded. Keys scroll and enlarge them.
const photos = document.querySelector('.photos');
if (photos) {
  const wide = matchMedia('(min-width: 1100px)');
  (wide.onchange = () => { photos.open = wide.matches; })();
  let large = 1;
  document.getElementById('sheet').addEventListener('keydown', event => {
    const by = { PageUp: -1, PageDown: 1 }[event.key];
    if (!by || event.ctrlKey || !photos.open) return;
    event.preventDefault();
    const { scrollLeft, scrollTop, clientWidth: width, clientHeight: height } = photos;
    if (event.altKey) {
      const grows = Math.min(6, Math.max(1, large * 1.5 ** -by)) / large;
      large *= grows;
      photos.style.setProperty('--large', large);
      // What lies in the middle stays there.
      photos.scrollLeft = (scrollLeft + width / 2) * grows - width / 2;
      photos.scrollTop = (scrollTop + height / 2) * grows - height / 2;
    } else if (event.shiftKey) photos.scrollLeft += by * (width >> 2);
    else photos.scrollTop += by * (height >> 2);
  });
}

window.addEventListener('beforeunload', event => { if (left > 0) event.preventDefault(); });
