// Runs before the first paint, so that the page never flashes in the wrong colours.
// The key and the attribute are the ones Mantine's provider uses once the application runs.
(function () {
  var chosen = null;
  try {
    chosen = localStorage.getItem('mantine-color-scheme-value');
  } catch (error) {
    console.info('The colour scheme follows the system, storage is switched off.', error);
  }
  var dark = matchMedia('(prefers-color-scheme: dark)').matches;
  var scheme = chosen === 'light' || chosen === 'dark' ? chosen : dark ? 'dark' : 'light';
  document.documentElement.setAttribute('data-mantine-color-scheme', scheme);
})();
