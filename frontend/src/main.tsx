import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { LEAGUE } from './lib/league-config';
import { Providers } from './app/providers';
import { preparePage } from './app/router';
import { shellTexts } from './app/shell-texts';
import './theme/site.css';
import { startI18n } from './lib/i18n/i18n';
import { keepPlaceAtLogin } from './lib/session/login-return';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

/** Puts the site into the page. */
async function start(root: HTMLElement): Promise<void> {
  await startI18n(shellTexts, { league: LEAGUE.name, leagueShort: LEAGUE.shortName, association: LEAGUE.association });
  await preparePage(window.location.pathname);
  keepPlaceAtLogin();
  // a transition leaves the browser free to paint the static shell first
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <Providers>
          <App />
        </Providers>
      </StrictMode>,
    ),
  );
}

// first-paint/choices.js listens: it is there when nothing else is
start(container).then(
  () => {
    document.getElementById('not-started')?.remove();
    window.dispatchEvent(new Event('site:started'));
  },
  () => window.dispatchEvent(new Event('site:not-started')),
);
