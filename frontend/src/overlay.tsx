import { createRoot } from 'react-dom/client';
import { Suspense } from 'react';
import { Providers } from './app/providers';
import { startTexts } from './app/start-texts';
import { graphicAt, lookOf } from './features/broadcast/graphic-address';
import { Stage } from './features/broadcast/graphics/stage';
import { createApolloClient } from './lib/apollo';
import { loadTexts } from './lib/i18n/i18n';
import { htmlLanguage } from './lib/i18n/language';

/** The wait before texts that did not arrive are asked for again. */
const AGAIN_MS = 5000;

const { pathname, search } = window.location;
const said = new URLSearchParams(search);
const graphic = graphicAt(pathname, said);
const look = lookOf(graphic?.kind ?? 'series', said);

/** Draws a broadcast's graphic: what the address names, and nothing of the site around it. */
async function start(root: HTMLElement): Promise<void> {
  document.documentElement.lang = htmlLanguage(look.lang);
  document.documentElement.classList.add('broadcast-page');
  for (const load of [() => startTexts(look.lang), () => loadTexts('broadcast')]) await untilItArrives(load);
  createRoot(root).render(
    <Providers client={createApolloClient()}>
      <Suspense fallback={null}>
        <Stage graphic={graphic} look={look} />
      </Suspense>
    </Providers>,
  );
}

/** No one watches a broadcast's computer, so it is tried until it succeeds. */
async function untilItArrives(load: () => Promise<unknown>): Promise<void> {
  while (
    !(await load().then(
      () => true,
      () => false,
    ))
  )
    await new Promise((next) => setTimeout(next, AGAIN_MS));
}

const container = document.getElementById('root');
if (container) void start(container);
