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
  keepTrying(root);
  hideLoginAnswer();
  if (location.pathname !== '/') return;
  root.classList.add('is-start-page');
  // the page and its texts set off together with the entry, not after it
  startPageFiles[root.lang].forEach(function (file) {
    const link = document.createElement('link');
    // as the site's script will fetch them (tools/vite-fetch-first.ts): as modules, a failure would be for the whole visit
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  });
})(document.documentElement, START_PAGE_FILES);

// What the chat platform sends back to the login's page leaves the address before anything is asked for from it: the
// page's own place in the history keeps it, where a reload finds it again (features/auth/login-answer.ts).
function hideLoginAnswer() {
  if (location.pathname !== '/callback/login') return;
  const query = new URLSearchParams(location.search);
  const code = query.get('code');
  if (!code) return;
  const login = { code: code, state: query.get('state') || '' };
  history.replaceState(Object.assign({}, history.state, { login: login }), '', location.pathname);
}

// The site's script did not arrive: the page loads itself again, once, and then when the line is back or the reader asks.
function keepTrying(root) {
  const MARK = 'started-again';
  addEventListener('site:started', function () {
    root.classList.remove('is-not-started');
    try {
      sessionStorage.removeItem(MARK);
    } catch {
      // nothing was kept
    }
  });
  addEventListener('site:not-started', tryAgain);
  addEventListener(
    'error',
    function (event) {
      if (event.target instanceof HTMLScriptElement && event.target.type === 'module') tryAgain();
    },
    true,
  );
  function tryAgain() {
    root.classList.add('is-not-started');
    addEventListener('online', reload);
    try {
      if (sessionStorage.getItem(MARK)) return;
      sessionStorage.setItem(MARK, '1');
    } catch {
      // where nothing is kept it could become a loop
      return;
    }
    setTimeout(reload, 1000);
  }
  function reload() {
    location.reload();
  }
}
