// What the journeys share: a browser that is someone, and the site's own texts to find things by.
import { readFileSync } from 'node:fs';
import { settledPage, watchFaults } from '../../../tools/lib/page-checks.mjs';
import { signIn } from '../../../tools/lib/sign-in.mjs';

/** The address of the instance under test; `npm test` starts one. */
export const url = process.env.BASE_URL;

/** `text('features/seasons/divisions', 'tab.players')`: what the site says for a key, in Swedish unless told otherwise. */
export function text(folder, key, values = {}, language = 'se') {
  const texts = JSON.parse(
    readFileSync(new URL(`../../src/${folder}/locales/${language}.json`, import.meta.url), 'utf8'),
  );
  const found = key.split('.').reduce((part, name) => part?.[name], texts);
  if (typeof found !== 'string') throw new Error(`${folder} has no text ${key}`);
  return found.replace(/\{\{(\w+)\}\}/g, (_, name) => values[name] ?? '');
}

/**
 * A page of its own browser context, where the cookie banner is answered unless it is a stranger's.
 * @param {{ as?: string, isStranger?: boolean, width?: number, height?: number, theme?: string, language?: string }} who
 *   `as`: a demo account
 */
export async function open(browser, who = {}) {
  const { as, isStranger = false, width = 1280, height = 900, theme, language } = who;
  const context = await browser.newContext({
    // what is looked at is the page, not what a worker kept of it
    serviceWorkers: 'block',
    viewport: { width, height },
    reducedMotion: 'reduce',
    timezoneId: 'Europe/Stockholm',
  });
  if (!isStranger) await context.addCookies([{ name: 'cookieConsent', value: 'true', url }]);
  if (theme && language) {
    await context.addInitScript(
      (chosen) => Object.entries(chosen).forEach(([key, value]) => localStorage.setItem(key, value)),
      { theme, language },
    );
  }
  if (as) await signIn(context, url, as);
  const page = await context.newPage();
  const faults = watchFaults(page);
  const go = async (path) => {
    await page.goto(url + path);
    await settledPage(page);
  };
  return { context, page, faults, go };
}

/** What was saved, on the page that opened by itself after it. */
export const savedNotice = (page, language = 'se') =>
  page.getByRole('status').getByText(text('features/report', 'saved.title', {}, language).split(':')[0] + ':');

/** Asks the API as a visitor does. */
export async function ask(query, variables = {}) {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors } = await response.json();
  if (errors) throw new Error(JSON.stringify(errors));
  return data;
}

/** The current season's division at the given place of the list, with its table. */
export async function divisionAt(index) {
  const { currentSeason } = await ask('{ currentSeason { id divisions { discriminator } } }');
  const { discriminator } = currentSeason.divisions[index];
  const { division } = await ask(
    `query ($discriminator: String!, $seasonId: Int!) {
      division(discriminator: $discriminator, seasonId: $seasonId) {
        name
        standings { position points seriesPlayed team { id name } }
        series { id state scheduledAt home { id name } away { id name } }
      }
    }`,
    { discriminator, seasonId: currentSeason.id },
  );
  return { ...division, path: `/division/${discriminator}/season/${currentSeason.id}` };
}

/** A series of the division without a result; one with a time, where there is one. */
export function unplayed({ series }) {
  const isComing = ({ state, scheduledAt }) => state === 'TIME_SET' && Date.parse(scheduledAt) > Date.now();
  const found = series.find(isComing) ?? series.find(({ state }) => state === 'NOT_STARTED');
  if (!found) throw new Error('every series of the division has a result');
  return found;
}
