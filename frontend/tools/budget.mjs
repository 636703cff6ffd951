// Checks that the built site is within its budget of script, in brotli as the server sends it.
//   node tools/budget.mjs   after vite build; fails with the names of the pages that are too heavy
import { existsSync, readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const KB = 1000;
// no package is changed to be smaller: that was 5 kB, and had to be understood with each new version; 185 kB is the bound
// shared links that keep what is shown, and the banner's order, took two
// what many pages share is found by their imports, and no longer by names of files: two more, and a page with a form makes 13 requests
// instead of 24 to 31
// the evening's series and the places of starred teams come first: 1.5
// a partner's own page, in the list of addresses: 0.2
// a stage's name in both languages: 0.3, as on each page that names one
const START_BEFORE_INTERACTION = 176.3 * KB;
/**
 * The pages that most visits begin with. 185 kB ought to be enough (docs/performance.md), and is not for a team's and a player's page:
 * 4 kB are Panda's list of the names of CSS properties.
 */
const FIRST_VIEW = { bytes: 189.3 * KB, files: 14 };
// the stream with its picture, and the counting of pages, took a kilobyte of this one; a player's own match and what Back closes
// three, which come for players and with the first part that opens; graphql-ws's client 1.3, and the search's words for pages 1.5
// the later parts come in fewer and larger files since then: eight more
// stars, an invite link and the board in the menus and tiles: three
// the busy button has come into one file with the field for pictures, whose cropper is counted with it and not loaded there: nine
const START_IN_ALL = 276.8 * KB;
// it grows with the number of pages
const LIST_OF_OTHER_PAGES = 5 * KB;
// what every page loads after the first view comes in two files instead of fourteen, and pages share the one that both need: 0.2
const OTHER_ROUTE_MORE = 40.7 * KB;
/**
 * A page with a form also waits for the sentences of the server's answers (6.3 kB), which must be there when the line breaks.
 * The heaviest page has 0.3 kB less than the limit without them. Its own ones alone would be 2 kB (faults, team, requests,
 * invites, pictures), and each page would have a file more. So they are one file, which all forms of a visit share.
 */
// a document stands in the file of its page, which compresses less than all of them together: 0.3 kB for a team's settings
// the link and the questions of players are in a team's settings: 6.9 kB, which its captain alone loads
const FORM_ROUTE_MORE = OTHER_ROUTE_MORE + 14.1 * KB;
/** The captain's report has the grid of a whole series, and reads replay files. It came out of the back office, which has no limit. */
const REPORT_ROUTE = 'src/features/report/captain/captain-report.page.tsx';
const REPORT_ROUTE_MORE = 51.3 * KB;

const dist = new URL('../dist/', import.meta.url);
const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', dist), 'utf8'));
const entryKey = 'index.html';
const isPage = (key) => key.endsWith('.page.tsx');
const isAdmin = (key) => key.startsWith('src/features/admin/');
const isLocale = (key) => /\/(locales|texts)\/(se|en)\.(json|ts)$|^_(admin|league)-(se|en)-/.test(key);

/**
 * The files of a module: its own, its imports and their imports.
 * @param {string[]} keys
 * @param {{ follow?: (key: string) => boolean }} [options] which of the parts that come later count too
 */
function filesOf(keys, { follow = () => false } = {}) {
  const seen = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    (chunk.imports ?? []).forEach(visit);
    (chunk.dynamicImports ?? []).filter(follow).forEach(visit);
  };
  keys.forEach(visit);
  return new Set([...seen].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
}

const sizes = new Map();
function sizeOf(file) {
  if (!sizes.has(file)) {
    const content = readFileSync(new URL(file, dist));
    sizes.set(file, { brotli: brotliCompressSync(content).length, gzip: gzipSync(content, { level: 9 }).length });
  }
  return sizes.get(file);
}
const total = (files, kind) => [...files].reduce((sum, file) => sum + sizeOf(file)[kind], 0);

/** Pages that wait for the texts of what all of them show (tools/chunk-groups.ts), and for those of what is hidden. */
const RESULTS_PAGE = /^src\/features\/series\/(matches|tonight)\/[^/]+$/;
const LEAGUE_PAGE = /^src\/features\/(seasons\/divisions|series|players|teams)\/[^/]+$/;

/**
 * The Swedish texts of the page's own folder, or of the nearest one around it that has some.
 * @param {string} key of the page, or of a folder
 */
function ownTextsOf(key) {
  const folder = key.replace(/\/?[^/]+$/, '');
  const texts = `${folder}/locales/se.json`;
  return manifest[texts] || !folder ? texts : ownTextsOf(folder);
}

/** The pages that wait for the sentences of the server's answers. */
const formPages = new Set(
  [
    ...readFileSync(new URL('../src/app/more-pages.ts', import.meta.url), 'utf8').matchAll(
      /import\('\.\.\/(.+\.page)'\)[^)]*,\s+'api'/g,
    ),
  ].map(([, page]) => `src/${page}.tsx`),
);
if (!formPages.size) throw new Error('app/more-pages names no page with a form any more');

/**
 * The Swedish texts for which a page waits: the shell's, its own, and those of the server's answers if it has a form. Folders inside
 * of its folder have texts of parts that load later (home/own for signed-in readers).
 */
function textsFor(pageKey) {
  const ownTexts = ownTextsOf(pageKey);
  return Object.keys(manifest).filter(
    (key) =>
      key === 'src/app/texts/se.ts' ||
      key === ownTexts ||
      (key === 'src/lib/locales/se.json' && formPages.has(pageKey)) ||
      (key.startsWith('_league-se-') && LEAGUE_PAGE.test(pageKey)) ||
      (key === 'src/league/spoilers/locales/se.json' && RESULTS_PAGE.test(pageKey)),
  );
}

/** Source files inside a built file, by its source map. */
function sourcesOf(file) {
  const map = new URL(`${file}.map`, dist);
  return existsSync(map) ? JSON.parse(readFileSync(map, 'utf8')).sources : [];
}

const failures = [];
const report = (name, files, limit) => {
  const brotli = total(files, 'brotli');
  const gzip = total(files, 'gzip');
  const verdict = brotli > limit ? 'TOO HEAVY' : 'ok';
  console.log(
    `${name.padEnd(52)} ${(brotli / KB).toFixed(1).padStart(7)} kB br ${(gzip / KB).toFixed(1).padStart(7)} kB gz  of ${limit / KB}  ${verdict}`,
  );
  if (brotli > limit) failures.push(name);
};

const startKey = 'src/features/home/home.page.tsx';
const shell = filesOf([entryKey]);
const pages = Object.keys(manifest).filter(isPage);
const publicPages = pages.filter((key) => !isAdmin(key));

if (manifest[startKey]) {
  const keys = [entryKey, startKey, ...textsFor(startKey)];
  report('start page before interaction', filesOf(keys), START_BEFORE_INTERACTION);
  const onInteraction = (key) => !isPage(key) && !isLocale(key) && !isAdmin(key);
  report('start page in all', filesOf(keys, { follow: onInteraction }), START_IN_ALL);
} else {
  report('shell', shell, START_BEFORE_INTERACTION);
}

for (const key of publicPages.filter((one) => one !== startKey)) {
  const more = [...filesOf([key, ...textsFor(key)])].filter((file) => !shell.has(file));
  const limit = key === REPORT_ROUTE ? REPORT_ROUTE_MORE : formPages.has(key) ? FORM_ROUTE_MORE : OTHER_ROUTE_MORE;
  report(key.replace('src/', ''), more, limit);
}

const firstPages = [
  ...readFileSync(new URL('../src/app/first-pages.ts', import.meta.url), 'utf8').matchAll(
    /import\('\.\.\/(.+\.page)'\)/g,
  ),
].map(([, page]) => `src/${page}.tsx`);
if (!firstPages.includes(startKey)) throw new Error('app/first-pages no longer names the start page');
for (const key of firstPages) {
  const files = filesOf([entryKey, key, ...textsFor(key)]);
  report(`first view of ${key.replace(/.*\//, '')}, ${files.size} files`, files, FIRST_VIEW.bytes);
  if (files.size > FIRST_VIEW.files) failures.push(`${key} begins with ${files.size} files of script`);
}

// a visit to a page that is not among app/first-pages.ts needs it besides the page
const lists = Object.keys(manifest).filter((key) => key.startsWith('_lists-'));
report(
  'list of the other pages',
  [...filesOf(lists)].filter((file) => !shell.has(file)),
  LIST_OF_OTHER_PAGES,
);

for (const file of filesOf([entryKey, ...lists, ...publicPages])) {
  const admin = sourcesOf(file).filter((source) => /features\/admin\//.test(source));
  if (admin.length > 0) failures.push(`${file} carries the back office to visitors: ${admin.join(', ')}`);
}

if (failures.length > 0) {
  console.error(`Over budget:\n  ${failures.join('\n  ')}`);
  process.exit(1);
}
