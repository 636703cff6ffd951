// The bytes of script (brotli) that a first visit to a page starts with: the files that its first script fetches, and the site's. What
// the page loads by itself afterwards is not counted.
import { runInNewContext } from 'node:vm';

const PAGES = { 'start page': '/', division: '/division/d/season/1', series: '/series/1', player: '/player/1' };

async function textAt(url, path) {
  return (await fetch(url + path)).text();
}

/** The bytes of a file as a browser gets it. */
async function sizeOf(url, path) {
  const answer = await fetch(url + path, { method: 'HEAD', headers: { 'accept-encoding': 'br' } });
  return Number(answer.headers.get('content-length'));
}

/** Runs the first script as on a drawn page at this address, and returns what it fetches when the site starts. */
function fetchedBy(choices, pathname) {
  const files = [];
  const classList = { contains: (name) => name === 'is-drawn', add() {}, remove() {}, replace() {} };
  const storage = { getItem: () => null };
  runInNewContext(choices, {
    document: {
      documentElement: { classList, lang: 'sv' },
      cookie: '',
      createElement: () => ({}),
      head: { append: ({ href }) => files.push(href) },
    },
    location: { pathname, search: '' },
    navigator: {},
    localStorage: storage,
    sessionStorage: storage,
    window: {},
    addEventListener: (event, listener) => event === 'site:starts' && listener(),
    setTimeout: (act, _, file) => act(file),
  });
  return files;
}

/**
 * For each page the kilobytes of script; null without a built site.
 * @returns {Promise<Record<string, number> | null>}
 */
export async function measureScripts(url) {
  const html = await textAt(url, '/');
  const choices = /src="(\/assets\/choices-[^"]+)"/.exec(html)?.[1];
  const starting = /data-drawn="([^"]+)"|src="(\/assets\/start-drawn[^"]+)"/.exec(html)?.slice(1).find(Boolean);
  if (!choices || !starting) return null;
  const site = (await textAt(url, starting)).match(/\/assets\/[\w.-]+\.js/g) ?? [];
  const first = await textAt(url, choices);
  /** @type {Record<string, number>} */
  const found = {};
  for (const [page, pathname] of Object.entries(PAGES)) {
    const files = new Set([choices, starting, ...site, ...fetchedBy(first, pathname)]);
    const sizes = await Promise.all([...files].filter((file) => file.endsWith('.js')).map((file) => sizeOf(url, file)));
    found[page] = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  }
  return found;
}
