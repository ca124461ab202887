// A page that may not be seen now reads itself anew once it may.
setInterval(async () => {
  try {
    const { ok } = await fetch(location.href, { cache: 'no-store' });
    if (ok) location.reload();
  } catch (_) {
    // The next one tells.
  }
}, 1e4);
