// Browsers that know no modules read the page anew.
setTimeout(function () { location.reload(); }, 10000);
