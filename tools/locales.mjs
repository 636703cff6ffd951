// Both languages have the same texts: equal keys, equal placeholders, nothing empty, and a sentence for every key that
// the server may send. The compiler checks that pages use only existing keys: `npm run locales` tells it where they stand.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './lib/project.mjs';

const LANGUAGES = ['se', 'en'];
/**
 * The folders with the texts for the server's `api.…` keys: for all, for who reports a series, for partners, and for what only staff can
 * meet.
 */
const SERVER_TEXTS = [
  'lib/locales',
  'features/report/server/locales',
  'features/partners/server/locales',
  'features/admin/server/locales',
].map((folder) => `frontend/src/${folder}`);

/** `{ a: { b: 'x' } }` -> `{ 'a.b': 'x' }` */
function flatten(texts, prefix = '') {
  return Object.entries(texts).reduce(
    (all, [key, value]) =>
      typeof value === 'object' && value !== null
        ? { ...all, ...flatten(value, `${prefix}${key}.`) }
        : { ...all, [prefix + key]: value },
    {},
  );
}

/** The ordinal forms that each language has: English has four, for 1st, 2nd, 3rd and 4th, and Swedish two. */
const ORDINALS = Object.fromEntries(
  [
    ['se', 'sv'],
    ['en', 'en'],
  ].map(([language, tag]) => [
    language,
    new Intl.PluralRules(tag, { type: 'ordinal' }).resolvedOptions().pluralCategories,
  ]),
);

/** Does the language need this key? It does not when it lacks the ordinal form. */
function isNeeded(key, language) {
  const form = /_ordinal_(\w+)$/.exec(key)?.[1];
  return form === undefined || ORDINALS[language].some((one) => one === form);
}

const placeholders = (text) => [...String(text).matchAll(/\{\{\s*([\w.]+)/g)].map((match) => match[1]).sort();

function readTexts(folder, language) {
  const file = join(folder, `${language}.json`);
  return existsSync(file) ? flatten(JSON.parse(readFileSync(file, 'utf8'))) : null;
}

/** The problems of one locales folder, in sentences. */
export function problemsOfFolder(folder, name = folder) {
  const missing = LANGUAGES.filter((language) => !readTexts(folder, language));
  if (missing.length > 0) return missing.map((language) => `${name}: ${language}.json is missing`);
  const [se, en] = LANGUAGES.map((language) => readTexts(folder, language));
  const problems = [];
  for (const key of new Set([...Object.keys(se), ...Object.keys(en)])) {
    const say = (what) => problems.push(`${name}: ${key} ${what}`);
    const lacking = LANGUAGES.filter((language) => !(key in { se, en }[language]));
    if (lacking.length > 0) {
      for (const language of lacking) if (isNeeded(key, language)) say(`is missing in ${language}.json`);
    } else if (!String(se[key]).trim() || !String(en[key]).trim()) say('is empty');
    // a plural form may have its number as a word ("en match"), so only the general form must contain it
    else if (!/_(zero|one|two)$/.test(key) && placeholders(se[key]).join() !== placeholders(en[key]).join())
      say('has different placeholders in the two languages');
  }
  return problems;
}

function* sourcesUnder(folder) {
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() && /(?<!\.spec)\.ts$/.test(entry.name)) yield join(entry.parentPath ?? entry.path, entry.name);
  }
}

/** Every `api.…` key in the backend's sources, and every prefix from which they build keys. */
export function serverKeys(folder) {
  const keys = new Set();
  const prefixes = new Set();
  for (const file of sourcesUnder(folder)) {
    const text = readFileSync(file, 'utf8');
    for (const [, key] of text.matchAll(/['"`]api\.([a-zA-Z0-9.-]*[a-zA-Z0-9])['"`]/g)) keys.add(key);
    for (const [, prefix] of text.matchAll(/`api\.([a-zA-Z0-9.-]+)\$\{/g)) prefixes.add(prefix);
  }
  return { keys: [...keys].sort(), prefixes: [...prefixes].sort() };
}

/** The folders with texts, from `frontend/src`. */
const foldersIn = (sources) =>
  readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /(^|\/)locales$/.test(path))
    .sort();

/** Where the compiler finds the keys of each namespace, from the root. */
const KEYS = 'frontend/src/i18next.d.ts';

/** The text of that file. A namespace is named as in frontend/src/lib/i18n/namespace.ts. */
export function keysOf(folders) {
  const lineOf = (folder) => {
    const place = folder.replace(/^features\//, '').replace(/\/locales$/, '');
    const namespace = place === 'lib' ? 'api' : place.replaceAll('/', '-');
    const name = /^[a-z]+$/.test(namespace) ? namespace : `'${namespace}'`;
    return `      ${name}: typeof import('./${folder}/se.json');\n`;
  };
  return `// Made by \`npm run locales\` from the folders named locales. Do not edit.
import 'i18next';

/** The keys of every namespace, so that the compiler finds a missing text. */
declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app';
    resources: {
${folders.map(lineOf).join('')}    };
  }
}
`;
}

/** The server's own copy of the English sentences, for programs, from the root. It and the pages share no code. */
const SENTENCES = 'backend/content/refusals.json';

/** The texts that refuse nothing: the titles of acts in the log, warnings about a replay, and what only the page itself says. */
const NO_REFUSALS = /^(?:act\.|replay\.warning\.|error\.no-answer$)|(?:^|\.)success(?:\.|$)/;
/** How a resolver or controller says that something is done. Refusals are thrown below them. */
const DONE = /(?:\breturn |\breturn \{ messageKey: |\bCODE: 200, MESSAGE: )'api\.([\w.-]+)'/g;

/** The keys of what the server answers when something is done. */
function keysOfSuccesses(folder) {
  const doors = [...sourcesUnder(folder)].filter((file) => /\.(?:resolver|controller)\.ts$/.test(file));
  return new Set(doors.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(DONE)].map(([, key]) => key)));
}

/** The text of that file: every key of a refusal with its sentence, by name. */
export function sentencesOf(base = root) {
  const texts = Object.assign({}, ...SERVER_TEXTS.map((folder) => readTexts(join(base, folder), 'en')));
  const done = keysOfSuccesses(join(base, 'backend/src'));
  const rows = Object.entries(texts)
    .filter(([key]) => !NO_REFUSALS.test(key) && !done.has(key))
    .map(([key, text]) => [`api.${key}`, text]);
  return JSON.stringify(Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1))), null, 2) + '\n';
}

/** All problems of the project at `base`. */
export function localeProblems(base = root) {
  const sources = join(base, 'frontend/src');
  const folders = foldersIn(sources);
  const found = folders.flatMap((folder) => problemsOfFolder(join(sources, folder), folder));
  if (folders.length === 0) found.push('frontend/src has no locales folder');
  const keys = join(base, KEYS);
  if (!existsSync(keys) || readFileSync(keys, 'utf8') !== keysOf(folders))
    found.push(`${KEYS} does not name the folders that there are: npm run locales`);

  const sentences = join(base, SENTENCES);
  if (!existsSync(sentences) || readFileSync(sentences, 'utf8') !== sentencesOf(base))
    found.push(`${SENTENCES} has not the sentences of the pages: npm run locales`);

  const texts = Object.assign({}, ...SERVER_TEXTS.map((folder) => readTexts(join(base, folder), 'en')));
  const sent = serverKeys(join(base, 'backend/src'));
  for (const key of sent.keys)
    if (!(key in texts)) found.push(`${SERVER_TEXTS[0]}: the server's api.${key} has no text`);
  for (const prefix of sent.prefixes) {
    if (!Object.keys(texts).some((key) => key.startsWith(prefix)))
      found.push(`${SERVER_TEXTS[0]}: no text for the server's keys api.${prefix}…`);
  }
  return found;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  if (process.argv.includes('--write')) {
    writeFileSync(join(root, KEYS), keysOf(foldersIn(join(root, 'frontend/src'))));
    writeFileSync(join(root, SENTENCES), sentencesOf());
  }
  const found = localeProblems();
  for (const problem of found) console.error(problem);
  if (found.length > 0) process.exit(1);
}
