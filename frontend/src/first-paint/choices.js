// Runs before the first paint, so that neither theme nor language changes before the reader's eyes. A file of its own,
// because the site's policy runs no inline scripts. The keys are those of lib/theme-choice.ts and lib/language.ts.
(function (root, startPageFiles) {
  try {
    if (localStorage.getItem('theme') === 'light') root.classList.add('light');
    const asked = /[?&]lang=(se|en)(?:&|$)/.exec(location.search);
    // for the whole visit: the pages after this one have no language in their address
    if (asked) sessionStorage.setItem('language', asked[1]);
    const language = sessionStorage.getItem('language') || localStorage.getItem('language');
    root.lang = language === 'en' ? 'en' : 'sv';
  } catch {
    // no storage: the defaults stand
  }
  if (location.pathname !== '/') return;
  root.classList.add('is-start-page');
  // the page and its texts set off together with the entry, not after it
  startPageFiles[root.lang].forEach(function (file) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.href = file;
    document.head.append(link);
  });
})(document.documentElement, START_PAGE_FILES);
