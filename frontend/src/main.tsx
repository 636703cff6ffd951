import { createRoot, hydrateRoot } from 'react-dom/client';
import { startTransition } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app/app';
import { takeDrawnPage } from './app/drawn-page';
import { Providers } from './app/providers';
import { preparePage } from './app/router';
import { ShellDocument } from './app/shell/shell.generated';
import { startTexts } from './app/start-texts';
import { SessionDocument } from './lib/session/session.generated';
import './theme/site.css';
import { createApolloClient } from './lib/apollo';
import { reportFault } from './lib/faults';
import { formatTime } from './lib/i18n/format';
import { storedLanguage, tellLanguage } from './lib/i18n/language';
import { nextTask } from './lib/next-task';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

/** For this time the answers that came with a page are not requested again. */
const FRESH_MS = 5000;

/** Draws the site, or hydrates the page that the server has drawn. In short tasks, because the reader may already use the page. */
async function start(root: HTMLElement): Promise<void> {
  const language = storedLanguage();
  tellLanguage(language);
  await startTexts(language);
  const page = preparePage(window.location.pathname);
  await nextTask();
  // the browser's first formatter of dates takes a slow phone 60 ms; later ones take none
  formatTime(new Date().toISOString(), language);
  const pageRead = await page;
  const drawn = await takeDrawnPage();
  await nextTask();
  const client = createApolloClient();
  const site = (
    <Providers client={client}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  );
  // in a transition the browser can paint while React works
  if (!drawn) {
    if (document.documentElement.classList.contains('is-drawn-for-others')) root.replaceChildren();
    return startTransition(() => createRoot(root).render(site));
  }
  giveHeadToReact();
  await nextTask();
  client.restore(drawn.cache);
  // the cache remembers what it has read, so that the first render is shorter
  for (const read of [{ query: SessionDocument }, { query: ShellDocument }, pageRead]) {
    await nextTask();
    if (read) client.readQuery({ ...read, optimistic: true });
  }
  // the answers came with the page; they are requested again when the browser shows a page from its cache
  client.prioritizeCacheValues = !isKeptPage();
  setTimeout(() => (client.prioritizeCacheValues = false), FRESH_MS);
  await nextTask();
  startTransition(() => void hydrateRoot(root, site, { onRecoverableError: reportFault }));
}

/** React takes over the title, and writes the other tags of the page's head itself. */
function giveHeadToReact(): void {
  for (const tag of document.head.querySelectorAll('[data-static]')) {
    if (tag.localName === 'title') tag.removeAttribute('data-static');
    else tag.remove();
  }
}

/** True after Back or Forward: the browser may show the page without a request. */
const isKeptPage = (): boolean =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'back_forward');

// first-paint/boot.js listens to these events
start(container).then(
  () => {
    document.documentElement.classList.remove('is-drawn-for-others');
    document.getElementById('not-started')?.remove();
    window.dispatchEvent(new Event('site:started'));
  },
  () => window.dispatchEvent(new Event('site:not-started')),
);
