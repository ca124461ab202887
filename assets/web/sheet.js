// A sheet as it is keyed: what stands between `kept.js` and `staff.js`.

const FIELD = '[name^="fields."]';
const all = what => [...form.querySelectorAll(what)];
const part = what => form.querySelector(what);
const isTick = at => /box|radio/.test(at.type);
const typedIn = at => isTick(at) && !at.checked ? '' : at.value.replace(/\n/g, ' ');
const fields = () => joined(...all(FIELD).map(at => ({ [at.name.slice(7)]: typedIn(at) })));
const texts = () => json(fields());
const heading = () => part('h1').textContent;
const before = key => key.replace(/\/[as]\w+$/, '');
// But for spaces around what is typed.
const bare = text => text.replace(/\s*"\s*/g, '"');
// All of a round have one page.
const isNameless = ({ path }) => path.endsWith('nameless');
const begins = () => part(FIELD).focus();
const fieldOf = name => part(`[name="fields.${name}"]`);

// Of a question; not known where it is not answered.
const isYes = of => [...of.querySelectorAll(':checked')].map(({ value }) => value === 'yes')[0];
const clear = tick => tick.querySelectorAll('input').forEach(at => at.checked = false);

const refused = (told, tone = 'bad') => {
  const at = byId('refused');
  at.className = `said ${tone}`;
  tells(at, told.text);
  const tick = byId(told.tick);
  const field = fieldOf(told.field) || part(`[name="${told.field}"]`);
  const box = field && field.closest('.field,fieldset,#sheet>label');
  // It was for what stood there.
  doubt = tick || field ? at : {};
  // Where it is to be put right, with what answers it; of all fields behind them.
  if (box) box.after(at);
  else (tick || at).before(at);
  if (tick) {
    at.after(tick);
    // What is asked again is not answered.
    clear(tick);
    tick.hidden = false;
    inSight(tick);
  }
  (tick ? tick.querySelector('input') : field || at).focus();
  // Down to what answers it, as far as there is room.
  inSight(at);
};

// What is saved there now; what was typed while it was saved; what is said of it anew; what the program has of it.
let newer = () => {};
let stays = newer;
let looking = newer;
let drafting = newer;
// The sentence that asks what is to be answered.
let doubt = {};

// Who was sent away is told; what is typed stays.
const out = () => {
  if (form) {
    said.in = '';
    unlisten();
    refused({ text: said.out });
    byId('in-again').hidden = false;
  } else fresh();
};

// A page of an earlier joining reads itself anew, once.
const stale = told => {
  if (keeps && tab().stale !== said.key) {
    tab().stale = said.key;
    reread();
  } else if (form) refused(told);
};

// A sheet's code that was scanned leads to its page.
const jump = code => {
  const leads = byId('jump');
  leads.find.value = code;
  leads.submit();
};

const BEGUN = /:" *[^" ]/;
// Answered or told, it was for what stood there; that nothing does can be said before it is asked.
const untick = () => all('.tick').forEach(one => {
  clear(one);
  one.hidden = one.id !== 'empty' || BEGUN.test(texts());
});

const emptied = () => {
  all('input,select,textarea').forEach(at => {
    if (isTick(at)) at.checked = false;
    else if (at.type !== 'hidden') at.value = '';
  });
  all('#sums,#notes,.chips').forEach(at => lay(at));
  // What it laid lies on the board no more.
  all('.new').forEach(at => {
    at.className = at.dataset.p;
    lay(at, at.dataset.s);
  });
  untick();
};

const paint = ({ claimed, fields: of, sums, total, notes, board }) => {
  tells(byId('claimed'), claimed);
  Object.entries(of).forEach(([name, chips]) => {
    const list = part(`ul[data-of="${name}"]`);
    if (list) {
      lay(list, ...chips.map(({ text, note, tone }) => element('li', tone, text + ' ', element('small', '', note))));
      const line = list.parentNode.querySelector('[placeholder]');
      if (line) line.placeholder = chips[0] ? chips[0].text : '';
    }
  });
  lay(byId('sums'), ...sums.map(([text, tone]) => element('span', tone, text + ' ')), element('b', '', total));
  lay(byId('notes'), ...notes.map(([text, tone]) => element('p', tone, text)));
  // What came above a refusal pushes nothing of it below the foot.
  if (!byId('refused').hidden) inSight(document.activeElement);
  if (board) all('#board span').forEach((at, place) => {
    const { s, t, n, p } = board.squares[place];
    at.className = t ? `tile ${t.k}${n ? ' new' : ''}` : p;
    lay(at, t ? t.l : s);
  });
};

// Without a connection the page of one sheet becomes another's, which is keyed alike.
const turn = link => {
  const one = form.cloneNode(true);
  form.replaceWith(one);
  form = one;
  form.dataset.path = link.pathname;
  const player = +link.pathname.split('/')[3];
  all('.whose').forEach(at => lay(at, at.title = link.textContent));
  all('.about').forEach(at => lay(at, at.textContent.replace(/\d+(?=-\d)/, player)));
  all('[name="_ask"]').forEach(at => at.value = json(joined(parse(at.value), { player })));
  emptied();
  document.querySelectorAll('.said:not(#lost),.photos').forEach(at => at.hidden = true);
  link.parentNode.remove();
  history.replaceState(null, '', link.pathname);
  keying();
  begins();
  scrollTo(0, 0);
};

const keying = () => {
  const path = form.dataset.path;
  const here = () => form.dataset.path === path;
  const kept = MINE + path;
  const nameless = isNameless({ path });
  const saved = texts();
  let n = 0, rev = 0, first = 0;
  let looks, drafts, newest;
  let sent = saved;
  let there = saved;
  let stayed = false, leaves = false;
  let from = '';
  // However often it is pressed a save is one ask; a draft of what it says comes too late behind it.
  const page = newId();
  let id = newId();
  let askedId = '';
  let asked = '';
  let wrote = '';
  const keep = () => {
    const { name = '' } = document.activeElement;
    put(kept, { fields: fields(), there, from, field: name.slice(7), at: Date.now(), whose: heading() });
  };
  const save = byId('save');
  // What is typed otherwise does not agree any more: the next button makes a new version.
  const checks = save && /"check"/.test(save.value);
  const saves = () => { if (save) (save.hidden ? save.nextElementSibling : save).click(); };
  all('textarea').forEach(at => at.selectionStart = at.value.length);
  (byId('look') || {}).hidden = true;
  const begun = byId('begun') || {};
  const isSaved = begun.hidden;

  // A page on which nothing is typed holds no sheet for itself.
  looking = async idle => {
    if (!here() || idle && texts() === saved) return;
    n += 1;
    try {
      const { told } = await ask('POST', '/api/look', { n, path, fields: fields() });
      if (told.n === n && here()) paint(told);
    } catch (_) { failed(); }
  };
  drafting = async () => {
    const now = texts();
    first = 0;
    if (now === sent || stayed || !here()) return;
    sent = now;
    const mine = rev += 1;
    const save = now === wrote ? askedId : id;
    try {
      const { status } = await ask('PUT', '/api/draft', { page, rev, path, save, fields: parse(now) });
      if (status !== 200) sent = '';
      // What was saved or given back meanwhile is kept no more.
      else if (mine === rev && here() && !stayed && !leaves && get(kept)) { there = now; keep(); }
    } catch (_) { sent = ''; failed(); }
  };
  const typed = () => {
    begun.hidden = isSaved && texts() === saved;
    doubt.hidden = true;
    untick();
    if (checks) save.hidden = texts() !== saved;
    keep();
    clearTimeout(looks);
    looks = setTimeout(looking, 120);
    const now = Date.now();
    first = first || now;
    clearTimeout(drafts);
    drafts = setTimeout(drafting, Math.min(400, first + 1e3 - now));
  };

  stays = (told = '?told=typed_on') => {
    there = null;
    sent = '';
    if (!nameless) {
      stayed = true;
      keep();
      go(path + told);
      return;
    }
    refused({ text: said.more }, 'open');
    form.dataset.asked = '';
    typed();
  };

  const fill = values => {
    Object.entries(values).forEach(([name, text]) => {
      const at = fieldOf(name);
      if (at && isTick(at)) at.checked = text === at.value;
      else if (at) at.value = text;
    });
    typed();
  };
  // What was typed there may replace what is here: told by what differs, as the fields stand, a choice as it is called.
  const offer = (theirs, left) => {
    const mine = left || fields();
    const box = byId('other');
    const apart = all(FIELD).filter(({ name }) => mine[name.slice(7)] !== theirs[name.slice(7)]);
    [mine, theirs].forEach((of, at) => {
      lay(box.querySelectorAll('b')[at], apart.map(one => {
        const { name, labels: [{ firstChild, lastChild }], options } = one;
        const text = of[name.slice(7)];
        const told = options ? one.querySelector(`[value="${text}"]`).text : isTick(one) ? text && '✓' : text;
        return `${firstChild.data || lastChild.data}: ${told || '–'}`;
      }).join(' · '));
      box.querySelectorAll('button')[at].onclick = () => {
        box.hidden = true;
        // What stands here may have been typed on meanwhile.
        fill(left || at ? of : fields());
        begins();
        // Of a sheet that was keyed meanwhile the page is another, which makes a new version.
        if (newest && keeps && /key_s/.test(save.value)) drafting().then(() => stays(''));
      };
    });
    box.hidden = false;
  };
  newer = told => {
    if (told.fields) {
      newest = told.version;
      offer(told.fields);
    }
  };

  only(one => one.path !== path || !one.done);
  // What was begun before another saved the sheet is its second keying.
  const text = get(kept) || get(before(kept));
  // What a page has no fields for stays kept.
  if (text && part(FIELD)) {
    if (bare(json(text.fields)) === bare(saved)) put(kept);
    // A page that was turned knows nothing of what is there.
    else if (since || isUnsent(text)) {
      from = text.from;
      const at = fieldOf(text.field);
      if (at) at.focus();
      fill(text.fields);
      // Something is saved there that was not when it was kept.
      if (text.there && text.there !== saved && BEGUN.test(saved)) offer(parse(saved));
    // It was there and is not: forgotten, or another by now.
    } else offer(parse(saved), text.fields);
  }

  // What is typed in another tab of the same sheet is offered: neither replaces the other's unseen.
  on(window, 'storage', () => {
    const text = here() && get(kept);
    if (text && json(text.fields) !== texts()) offer(text.fields);
  });
  on(form, 'input', ({ target: at }) => {
    if (!at.matches(FIELD)) return;
    const code = !since && /\d{9}/.exec(at.value);
    if (code) at.value = at.value.replace(code[0], '');
    typed();
    if (code) jump(code[0]);
  });
  on(form, 'keydown', event => {
    const { key, target: at } = event;
    // Who types on at a question means the words; an Enter there saves.
    const asks = at.closest('.tick');
    if (asks && /^\S$/.test(key)) begins();
    if (key !== 'Enter' || event.isComposing) return;
    if (asks || event.ctrlKey || event.metaKey) {
      stop(event);
      saves();
    } else if (at.matches('textarea')) {
      stop(event);
      if (at.value && !/\s$/.test(at.value)) {
        at.setRangeText(' ', at.selectionStart, at.selectionEnd, 'end');
        typed();
      }
    } else if (at.matches(FIELD) && !isTick(at)) {
      // Of one line it goes on; from the last one that is not folded away it saves.
      stop(event);
      const lines = all('input:not([type])' + FIELD).filter(one => !one.closest('details:not([open])'));
      const next = lines[lines.indexOf(at) + 1];
      if (next) next.focus();
      else saves();
    }
  });
  // By Enter, too, a form is submitted by a button that is clicked.
  let pressed = {};
  on(form, 'click', ({ target }) => { pressed = target.closest('button') || pressed; });
  on(form, 'submit', event => {
    const { name, value, dataset } = pressed;
    if (name === '_back' && !since) { stayed = true; put(kept); }
    if (name !== '_ask') return;
    stop(event);
    const wanted = parse(value);
    const what = wanted.ask;
    const whose = heading();
    if (dataset.confirm && !confirm(`${whose}: ${dataset.confirm}`)) return;
    if (/^key_|revise/.test(what)) {
      wanted.fields = fields();
      all('.tick').forEach(one => wanted[one.id] = isYes(one));
      keep();
    }
    if (newest && /check|revise/.test(what)) wanted.version = newest;
    if (what === 'revise') wanted.reason = part('[name="reason"]').value;
    // What is answered, each at its place; in place of nothing what is typed beside.
    if (what === 'settle') wanted.kept = Object.assign([], ...all('[name^="_kept"]:checked').map(({ name, value }) =>
      parse(value, (_, is) => is === null ? part(`[name="${name}?"]`).value : is)));
    if (asked !== json(wanted)) {
      askedId = id;
      id = newId();
      asked = json(wanted);
      wrote = texts();
    }
    const waiting = queue().filter(one => ![askedId, from].includes(one.ask.id) && (nameless || one.path !== path));
    // At most sixty wait.
    if (waiting.filter(one => !one.why)[59]) return refused({ text: said.many });
    form.dataset.asked = askedId;
    put(QUEUE, [...waiting, {
      ask: joined({ id: askedId }, wanted), path, from, at: Date.now(), whose, typed: wanted.fields && wrote,
    }]);
    if (!since) put(SENT);
    else {
      const way = alike.querySelector('a');
      // As with a connection the next one is taken: of those without a name another on this page.
      if (nameless) {
        emptied();
        put(kept);
        form.dataset.asked = asked = from = '';
        sent = there = texts();
        begins();
      } else if (way) turn(way);
      refused({ text: `${whose}: ${said.kept}` }, 'open');
    }
    send();
  });
  on(window, 'beforeunload', event => {
    // What is answered from now on the next page may not know.
    leaves = keeps;
    if (!keeps && here() && (texts() !== there || queue().length)) stop(event);
  });
};
