// node tools/screens.mjs: looks at every page in both themes and languages at three widths. Keeps the pictures in
// ./screenshots and fails on console errors, failed requests, sideways scrolling and what axe calls serious.
//   --routes /,/players   only these paths (or names of pictures)    --theme dark    --lang se    --width 390
//   --as visitor,admin    only as these                             --url http://…  an instance that runs already
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { launchBrowser } from './browser.mjs';
import { settledPage, shutOuts, sidewaysScroll, watchFaults } from './lib/page-checks.mjs';
import { placesOf } from './lib/places.mjs';
import { prepareProject } from './lib/prepare.mjs';
import { root, sayLine, secondsSince } from './lib/project.mjs';
import { signIn } from './lib/sign-in.mjs';
import { startServer } from './server.mjs';

const { values: options } = parseArgs({
  options: {
    routes: { type: 'string' },
    theme: { type: 'string', default: 'dark,light' },
    lang: { type: 'string', default: 'se,en' },
    width: { type: 'string', default: '390,768,1280' },
    as: { type: 'string' },
    url: { type: 'string' },
    out: { type: 'string', default: 'screenshots' },
  },
});
const list = (text) => text?.split(',').map((part) => part.trim());
const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1280: 800 };

const folder = join(root, options.out);
mkdirSync(folder, { recursive: true });
if (!options.url) await prepareProject();
const server = options.url ? { url: options.url.replace(/\/$/, ''), stop: async () => 0 } : await startServer();
const browser = await launchBrowser();
const from = performance.now();
const findings = new Map();
let taken = 0;

const wanted = (place) =>
  (!options.routes || list(options.routes).some((route) => route === place.path || route === place.name)) &&
  (!options.as || list(options.as).includes(place.as));

const heading = (page) =>
  page
    .locator('h1')
    .first()
    .textContent({ timeout: 2000 })
    .catch(() => null);

/**
 * Makes the browser paint the page again. Otherwise a chart far below is an empty box in a picture of the whole page: what
 * its frame with round corners cut off in the small window stays away when the window grows.
 */
const paintAll = (page) =>
  page.evaluate(() => document.querySelector('main')?.style.setProperty('will-change', 'opacity'));

/** For a part that begins to load only now. */
const BEGIN_MS = 300;

/** Parts far below load when the reader comes near, and are followed by others. */
async function readToTheEnd(page) {
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let from = 0, end = await height(); from < end; from = end, end = await height()) {
    for (let at = from; at < end; at += 400) {
      await page.evaluate((top) => scrollTo(0, top), at);
      await page.waitForTimeout(30);
    }
    await page.waitForTimeout(BEGIN_MS);
    await settledPage(page);
  }
  await page.evaluate(() => scrollTo(0, 0));
}

async function look(page, faults, place, { label, nowhere }) {
  await page.goto(server.url + place.path);
  await settledPage(page);
  await readToTheEnd(page);
  const found = faults.take();
  if (place.name !== 'not-found' && (await heading(page)) === nowhere) found.push(`there is no page at ${place.path}`);
  const beyond = await sidewaysScroll(page);
  if (beyond > 0) found.push(`the page scrolls sideways by ${beyond} px`);
  // before axe, which touches the page
  await paintAll(page);
  await page.screenshot({ path: join(folder, `${place.name}-${label}.png`), fullPage: true });
  taken += 1;
  found.push(...(await shutOuts(page)));
  return found;
}

/** Visits all pages of one viewer with one theme, language and width. */
async function visit({ as, theme, language, width, pages }) {
  const context = await browser.newContext({
    // the page itself is checked, not a service worker's copy
    serviceWorkers: 'block',
    viewport: { width, height: HEIGHTS[width] ?? 800 },
    reducedMotion: 'reduce',
    locale: language === 'se' ? 'sv-SE' : 'en-GB',
    timezoneId: 'Europe/Stockholm',
  });
  await context.addInitScript(
    ([chosenTheme, chosenLanguage]) => {
      localStorage.setItem('theme', chosenTheme);
      localStorage.setItem('language', chosenLanguage);
    },
    [theme, language],
  );
  try {
    if (as !== 'stranger') await context.addCookies([{ name: 'cookieConsent', value: 'true', url: server.url }]);
    if (as !== 'stranger' && as !== 'visitor') await signIn(context, server.url, as);
    const page = await context.newPage();
    await page.goto(`${server.url}/no-such-page`);
    await settledPage(page);
    const nowhere = await heading(page);
    const faults = watchFaults(page);
    const label = `${width}-${theme}-${language}`;
    for (const place of pages) {
      const found = await look(page, faults, place, { label, nowhere }).catch((error) => [
        error.message.split('\n')[0],
      ]);
      for (const finding of found) {
        findings.set(finding, [...(findings.get(finding) ?? []), `${place.name} ${label}`]);
      }
    }
  } finally {
    await context.close();
  }
}

try {
  const all = (await placesOf(server.url)).filter(wanted);
  const visitors = [...new Set(all.map((place) => place.as))];
  for (const as of visitors) {
    const pages = all.filter((place) => place.as === as);
    for (const width of list(options.width).map(Number)) {
      for (const theme of list(options.theme)) {
        for (const language of list(options.lang)) await visit({ as, theme, language, width, pages });
      }
    }
    sayLine(`${as}: ${pages.length} pages seen (${secondsSince(from)})`);
  }
} finally {
  await browser.close();
  await server.stop();
}

for (const [finding, pictures] of findings) {
  const more = pictures.length > 4 ? ` and ${pictures.length - 4} more` : '';
  console.error(`${finding}\n    on ${pictures.slice(0, 4).join(', ')}${more}`);
}
sayLine(`${taken} pictures in ${options.out}/, ${findings.size} findings, ${secondsSince(from)}`);
process.exitCode = findings.size === 0 && taken > 0 ? 0 : 1;
