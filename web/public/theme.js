// Before anything is drawn: dark where dark is wanted, so that no bright page flashes up.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('rattus.theme');
  } catch {
    // storage may be forbidden
  }
  var dark = chosen === 'dark' || (chosen !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  document.documentElement.dataset.theme = dark ? 'dark' : 'light';
})();
