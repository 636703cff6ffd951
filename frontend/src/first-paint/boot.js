// Runs before the first paint, so that neither theme nor language changes while the reader looks. It is a separate file,
// because the site's policy allows no inline scripts. The keys are those of lib/theme-choice.ts, lib/language.ts,
// league/spoilers/hidden-results.ts and league/stars/stars.ts.
(function (root, early) {
  try {
    if (localStorage.getItem('theme') === 'light') root.classList.add('light');
    // for the whole visit: a link that was shared without results opens a site without them
    if (/[?&]spoilers=off(?:&|$)/.test(location.search)) sessionStorage.setItem('results', 'hidden');
    if ((sessionStorage.getItem('results') || localStorage.getItem('results')) === 'hidden') hideResults(root);
    // the place of the starred teams on the start page, which the server does not know (features/home/stars-place.tsx)
    const stars = (localStorage.getItem('stars') || '').split(',').filter(Boolean).length;
    if (stars > 0) root.style.setProperty('--stars', Math.min(stars, 11));
    const asked = /[?&]lang=(se|en)(?:&|$)/.exec(location.search);
    // for the whole visit: the pages after this one have no language in their address
    if (asked) sessionStorage.setItem('language', asked[1]);
    const language = sessionStorage.getItem('language') || localStorage.getItem('language');
    const drawnIn = root.lang;
    root.lang = language === 'en' ? 'en' : 'sv';
    // the server draws for visitors, in the language of the address; for other readers the site's script draws the page
    if (root.lang !== drawnIn || /(?:^|[; -])loggedIn=/.test(document.cookie)) {
      if (root.classList.contains('is-drawn')) root.classList.replace('is-drawn', 'is-drawn-for-others');
    }
  } catch {
    // no storage: the defaults remain
  }
  if (/(?:^|; )cookieConsent=(?:true|false)/.test(document.cookie)) root.classList.add('has-answered');
  // the worker keeps the text font's files, so that a first visit need not wait for them, and a later one has them at once
  if (navigator.serviceWorker?.controller) root.classList.add('has-text-font');
  noteOtherClock(root);
  keepTrying(root);
  hideLoginAnswer();
  if (location.pathname === '/') root.classList.add('is-start-page');
  askEarly(root.lang, early);
})(document.documentElement, EARLY);

// Styles hide what tells a result. A post's title stands in the tab too: until the site's script writes one that tells
// nothing, the tab has the site's address.
function hideResults(root) {
  root.dataset.results = 'hidden';
  if (/^\/post\//i.test(location.pathname)) document.title = location.host;
}

// Where the reader's clock differs from Sweden's in winter or in summer, times get a line with the own one: its space is there
// from the first paint (theme/global-css.ts). The numbers are Sweden's minutes to UTC.
function noteOtherClock(root) {
  const year = new Date().getFullYear();
  const winter = new Date(year, 0, 15).getTimezoneOffset() !== -60;
  const summer = new Date(year, 6, 15).getTimezoneOffset() !== -120;
  if (winter || summer) root.dataset.elsewhere = (winter ? 'winter ' : '') + (summer ? 'summer' : '');
}

// Requests the page's files, its query and the shell's query while the site's script is still loading. The client uses the
// answers later (lib/early-answers.ts).
function askEarly(language, early) {
  // a page that the server drew has its answers with it, and its files come after its first paint (start-drawn.js)
  const isDrawn = document.documentElement.classList.contains('is-drawn');
  const answers = new Map();
  if (!isDrawn) {
    answers.set(early.shell, ask(early.shell));
    window.askedEarly = { cookies: document.cookie, answers: answers };
  }
  let found = null;
  const page = early.pages.find(function (one) {
    found = new RegExp(one.address).exec(location.pathname);
    return found;
  });
  // the list of the other pages: their own files wait for it
  const files = page ? page.files[language] : [early.list];
  if (isDrawn) {
    addEventListener('site:starts', function () {
      // each in a task of its own: on a slow phone a file takes 10 ms, and the reader is already scrolling
      files.forEach(function (file) {
        setTimeout(fetchFile, 0, file);
      });
    });
    return;
  }
  files.forEach(fetchFile);
  if (!page) return;
  const variables = {};
  page.variables.forEach(function (variable, at) {
    variables[variable.name] = variable.isNumber ? Number(found[at + 1]) : found[at + 1];
  });
  const body = JSON.stringify({ operationName: page.operationName, variables: variables, query: page.query });
  answers.set(body, ask(body));

  function ask(body) {
    const answer = fetch('/graphql', {
      method: 'POST',
      headers: {
        accept: 'application/graphql-response+json,application/json;q=0.9',
        'content-type': 'application/json',
      },
      body: body,
    });
    // the client handles a failure when it takes the answer
    answer.catch(function () {});
    return answer;
  }
  function fetchFile(file) {
    const link = document.createElement('link');
    // fetched as the site's script will fetch them: a module that fails once fails for the whole visit (tools/vite-fetch-first.ts)
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  }
}

// Removes the chat platform's login answer from the address before the page requests anything. It is stored in the page's
// history entry, where a reload finds it again (features/auth/login-answer.ts).
function hideLoginAnswer() {
  if (location.pathname !== '/callback/login') return;
  const query = new URLSearchParams(location.search);
  const code = query.get('code');
  if (!code) return;
  const login = { code: code, state: query.get('state') || '' };
  history.replaceState(Object.assign({}, history.state, { login: login }), '', location.pathname);
}

// When the site's script does not arrive, reloads the page twice: a drawn page's script comes in two steps, and each can be
// lost. After that it reloads when the browser is online again, or when the reader asks.
function keepTrying(root) {
  const MARK = 'started-again';
  const MOST = 2;
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
      const before = Number(sessionStorage.getItem(MARK));
      if (before >= MOST) return;
      sessionStorage.setItem(MARK, before + 1);
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
