// Runs before the first paint, so that neither theme nor language changes before the reader's eyes. A file of its own,
// because the site's policy runs no inline scripts. The keys are those of lib/theme-choice.ts and lib/language.ts.
(function (root, early) {
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
  if (location.pathname === '/') root.classList.add('is-start-page');
  askEarly(root.lang, early);
})(document.documentElement, EARLY);

// What the page needs sets off while the site's script is on its way: its files, what it asks for and what every page asks
// for (lib/early-answers.ts takes the answers).
function askEarly(language, early) {
  const answers = new Map([[early.shell, ask(early.shell)]]);
  window.askedEarly = { cookies: document.cookie, answers: answers };
  for (const page of early.pages) {
    const found = new RegExp(page.address).exec(location.pathname);
    if (!found) continue;
    page.files[language].forEach(fetchFile);
    const variables = {};
    page.variables.forEach(function (variable, at) {
      variables[variable.name] = variable.isNumber ? Number(found[at + 1]) : found[at + 1];
    });
    const body = JSON.stringify({ operationName: page.operationName, variables: variables, query: page.query });
    answers.set(body, ask(body));
  }
  function ask(body) {
    const answer = fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json,application/json;q=0.9',
        'content-type': 'application/json',
      },
      body: body,
    });
    // a failure is looked at by who takes the answer
    answer.catch(function () {});
    return answer;
  }
  function fetchFile(file) {
    const link = document.createElement('link');
    // as the site's script will fetch them (tools/vite-fetch-first.ts): as modules, a failure would be for the whole visit
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

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
