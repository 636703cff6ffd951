import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { freePort } from '../../tools/lib/free-port.mjs';
import { ROUTES } from '../src/modules/site/previews/pages.ts';
import { fillLeagueWords } from '../src/modules/content/league-words.ts';
import { RULE_BOOKS, TEXT_PAGES } from '../src/modules/content/content-files.ts';
import { SITE_LANGUAGES } from '../src/domain/site-language.ts';
import { LEAGUE, type League as Operator } from '../src/platform/config/league.ts';
import { smallLeague } from './api/small-league.ts';
import { League } from './factories/league.ts';
import { graphql } from './harness/app.ts';
import { freshDatabase, withDb, type TestDatabase } from './harness/database.ts';

/**
 * The same application, of another league: all that is changed is `content/league.json`. It is built into a folder of its own, because the
 * file is read where the program stands. Nothing that it says may have a name, an address or a link of the league before.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const OTHER: Operator = {
  name: 'Norra Åkerserien',
  shortName: 'NÅS',
  association: 'Föreningen Åkerboll',
  contactEmail: 'brev@akerboll.example',
};
const run = promisify(execFile);

let database: TestDatabase;
let folder: string;
let url: string;
let child: ChildProcess;
let ids: Awaited<ReturnType<typeof smallLeague>>;

/** The whole file with other names, and every address on another host. */
function renamedFile(): string {
  const { host } = new URL(`mailto://${LEAGUE.contactEmail}`);
  const file = readFileSync(join(ROOT, 'backend/content/league.json'), 'utf8');
  const renamed = { ...(JSON.parse(file.replaceAll(host, 'akerboll.example')) as object), ...OTHER };
  return JSON.stringify(renamed).replaceAll(LEAGUE.shortName, OTHER.shortName);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'renamed-league-'));
  const backend = join(folder, 'backend');
  mkdirSync(join(folder, 'site'), { recursive: true });
  for (const path of ['content', 'package.json', 'sql'])
    cpSync(join(ROOT, 'backend', path), join(backend, path), { recursive: true });
  writeFileSync(join(backend, 'content/league.json'), renamedFile());
  for (const path of ['node_modules', 'backend/node_modules']) symlinkSync(join(ROOT, path), join(folder, path));
  for (const page of ['index.html', 'overlay.html']) {
    // as Vite fills it in
    const html = readFileSync(join(ROOT, 'frontend', page), 'utf8')
      .replaceAll('%LEAGUE_NAME%', OTHER.name)
      .replaceAll('%LEAGUE_SHORT_NAME%', OTHER.shortName);
    writeFileSync(join(folder, 'site', page), html);
  }
  const compiler = join(ROOT, 'node_modules/@swc/cli/bin/swc.js');
  const flags = ['--strip-leading-paths', '-q', '--copy-files', '--ignore', '**/*.spec.ts'];
  await run(process.execPath, [compiler, 'src', '-d', join(backend, 'dist'), ...flags], { cwd: join(ROOT, 'backend') });
  database = await freshDatabase();
  ids = await withDb(database.url, (db) => smallLeague(new League(db)));
  url = await start(join(backend, 'dist/main.js'));
});
afterAll(async () => {
  const ended = once(child, 'exit');
  child.kill('SIGKILL');
  await ended;
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

/** Its address, once it answers. */
async function start(main: string): Promise<string> {
  const port = String(await freePort());
  const address = `http://127.0.0.1:${port}`;
  const places = { DATA_DIR: join(folder, 'data'), WEB_ROOT: join(folder, 'site'), DATABASE_URL: database.url };
  const env = { ...process.env, NODE_ENV: 'test', NODE_OPTIONS: '', SEED_DEMO: 'off', LOG_LEVEL: 'warn' };
  child = spawn(process.execPath, [main], {
    env: { ...env, ...places, PORT: port, PUBLIC_URL: address },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  while (child.exitCode === null) {
    const answer = await fetch(`${address}/health/ready`).catch(() => null);
    if (answer?.ok) return address;
    await sleep(100);
  }
  throw new Error(`it ended with ${child.exitCode}`);
}

const mailHost = LEAGUE.contactEmail.split('@')[1] ?? '';
const whole = new RegExp([LEAGUE.name, LEAGUE.association, mailHost].join('|').replaceAll('.', '\\.'), 'gi');
// keys for partners begin with `sbl_` for good: programs of others know them by it
const short = new RegExp(`(?<![\\w-])${LEAGUE.shortName}(?!\\w)`, 'gi');

/** Every place where a text names the league before, with the words around it. */
const oldNamesIn = (text: string): string[] =>
  [whole, short].flatMap((name) =>
    [...text.matchAll(name)].map(({ index }) => text.slice(Math.max(0, index - 40), index + 40)),
  );

async function textOf(path: string): Promise<string> {
  const answer = await fetch(url + path);
  expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  return decodeURIComponent((await answer.text()).replaceAll('%', '%25'));
}

const FILES = [
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/openapi.json',
  '/schema.graphql',
  '/refusals.json',
  '/api/docs',
  '/overlay/next',
  '/api/feeds/results.atom',
  '/api/feeds/news.atom',
  '/api/feeds/news.atom?lang=en',
  '/api/faq/se',
  '/api/faq/en',
];

test.each(FILES)('%s has no name of the league before', async (path) => {
  expect(oldNamesIn(await textOf(path))).toEqual([]);
});

test('the files say whose they are', async () => {
  expect(await textOf('/.well-known/security.txt')).toContain(OTHER.contactEmail);
  expect(await textOf('/api/feeds/results.atom')).toContain(OTHER.name);
  expect(await textOf('/overlay/next')).toContain(OTHER.name);
  expect(await textOf('/api/docs')).toContain(OTHER.name);
  expect(JSON.parse(await textOf('/openapi.json'))).toMatchObject({
    info: { title: OTHER.name, contact: { name: OTHER.association, email: OTHER.contactEmail } },
  });
});

test('calendars have none', async () => {
  for (const path of [
    `/api/calendar/team/${ids.home}.ics`,
    `/api/calendar/division/${ids.division}.ics`,
    `/api/calendar/series/${ids.coming}.ics?lang=en`,
  ]) {
    const text = (await textOf(path)).replaceAll('\r\n ', '');
    expect(text).toContain(OTHER.name);
    expect(oldNamesIn(text)).toEqual([]);
  }
});

/** An address of the page, with something that is there. */
const addressOf = (path: string): string | null => {
  const keys: Record<string, number | string> = {
    seriesId: ids.played,
    teamId: ids.home,
    playerId: ids.ada,
    seasonId: ids.season,
    discriminator: 'elit',
  };
  const filled = path.replace(/:(\w+)\??/g, (written, key: string) => String(keys[key] ?? written));
  return /[:*]/.test(filled) ? null : filled;
};

test('every page, its description and its preview have none, in both languages', async () => {
  const pages = ROUTES.flatMap(({ path }) => addressOf(path) ?? []);
  expect(pages.length).toBeGreaterThan(30);
  const found: string[] = [];
  for (const page of pages)
    for (const language of ['sv', 'en']) {
      const answer = await fetch(`${url}${page}?lang=${language}`);
      const html = await answer.text();
      found.push(...oldNamesIn(html).map((place) => `${page} (${language}): ${place}`));
      if (!html.includes(OTHER.name)) found.push(`${page} (${language}) has no name at all`);
    }
  expect(found).toEqual([]);
});

test('the texts of the league have none, and name the other', async () => {
  const names = (list: readonly string[]): string[] => list.map((name) => name.toUpperCase().replaceAll('-', '_'));
  for (const language of SITE_LANGUAGES) {
    const parts = [
      ...names(TEXT_PAGES).map(
        (name) => `${name}: textPage(name: ${name}, language: ${language}) { title description text }`,
      ),
      ...names(RULE_BOOKS).map(
        (name) =>
          `B_${name}: ruleBook(name: ${name}, language: ${language}) { title description introduction sections { title clauses { text } } }`,
      ),
      `people(language: ${language}) { board { name contact } coWorkers { name } }`,
      `faq(language: ${language}) { category question answer }`,
    ];
    const texts: string[] = [];
    for (const part of parts) {
      const { data, errors } = await graphql(url, `{ ${part} }`);
      expect({ part, errors }).toEqual({ part, errors: undefined });
      texts.push(JSON.stringify(data));
    }
    const all = texts.join('\n');
    expect(oldNamesIn(all)).toEqual([]);
    for (const name of [OTHER.name, OTHER.shortName, OTHER.association, '@akerboll.example'])
      expect(all).toContain(name);
  }
});

test('a rule book is printed from the text that readers get', () => {
  for (const language of SITE_LANGUAGES)
    for (const book of RULE_BOOKS) {
      const source = readFileSync(join(ROOT, `backend/content/${language}/${book}.md`), 'utf8');
      expect(oldNamesIn(fillLeagueWords(source, OTHER))).toEqual([]);
      expect(fillLeagueWords(source, OTHER)).toContain(OTHER.name);
    }
});

test('an old name would be found', () => {
  for (const text of [LEAGUE.name.toUpperCase(), `an ${LEAGUE.shortName.toLowerCase()}-serie`, LEAGUE.contactEmail])
    expect(oldNamesIn(text)).not.toEqual([]);
});
