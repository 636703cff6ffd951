// Finds citations in comments, documents and test titles: rules (R4), threats (T12) and documents by name.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import tseslint from 'typescript-eslint';

const SKIPPED_FOLDERS = new Set(['node_modules', 'dist', '.git', '.nx', '.data', 'coverage', 'screenshots', 'gql']);
const CODE = new Set(['.ts', '.tsx', '.mjs', '.cjs', '.js']);
/** Files that are read completely, because all of their text is for people. */
const PROSE = new Set(['.md', '.graphql']);
/** Files whose comments begin with --. */
const DASH_COMMENTS = '.sql';
/** Generated from statements whose comments are read where they are written. */
const PRINTED_SQL = 'backend/sql/';
/** Files whose comments begin with #. */
const HASH_COMMENTS = new Set(['.yml', '.conf', '.sh', '.example', '']);
/** The changelog mentions removed things, and the test of this file contains wrong citations on purpose. */
const NOT_READ = new Set(['CHANGELOG.md', 'LICENSE', 'tools/test/citations.test.mjs']);
const TEST_FILE = /\.(?:spec|test|e2e)\.(?:tsx?|mjs)$/;

/** `T12`, but not the hour of `2026-01-01T12:00` or of a name like `T12-3`. */
const NUMBER = /(?<![\w$.#/]|\w-)(?:[RSG]\d{1,2}|T\d{1,3})(?!\w|:\d|-\d)/g;
/** In a string, a number in brackets is a citation: `'… (R5)'`, `-- one at a time (R9)`. */
const IN_BRACKETS = /\((?:[RSG]\d{1,2}|T\d{1,3})\b[^()]*\)/g;
const DOCUMENT = /(?<![\w*<>{}|…])(?:[\w.-]+\/)*[\w.-]*[\w-]\.md\b/g;
/** `docs/decisions/009`, without the rest of the name. */
const DECISION = /docs\/decisions\/\d{3}(?![\w-])/g;
/** The name of the storage looks like a citation, but is none. */
const STORAGE = /\bS3(?: |-)(?:endpoint|service|store|storage|bucket|client|signature|compatible)/g;

/** Paths of all files that people write, relative to `root`, with slashes. */
export function writtenFiles(root, folder = '') {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return SKIPPED_FOLDERS.has(entry.name) ? [] : writtenFiles(root, path);
    return isRead(path) ? [path] : [];
  });
}

function isRead(path) {
  const kind = extname(path);
  if (NOT_READ.has(path) || path.endsWith('.generated.ts') || path.startsWith('backend/content/')) return false;
  if (kind === '.json') return path.startsWith('docs/');
  if (kind === DASH_COMMENTS) return !path.startsWith(PRINTED_SQL);
  return CODE.has(kind) || PROSE.has(kind) || HASH_COMMENTS.has(kind);
}

/** The numbers that can be cited: headings of the rules, first words of the threats. */
export function knownNumbers(root) {
  const numbersIn = (document, pattern) =>
    [...readFileSync(join(root, document), 'utf8').matchAll(pattern)].map((match) => match[1]);
  return new Set([...numbersIn('docs/rules.md', /^## (R\d+) /gm), ...numbersIn('docs/threats.md', /^\*\*(T\d+) /gm)]);
}

/**
 * Every node of a syntax tree.
 * @returns {Generator<any>}
 */
function* nodesOf(node) {
  if (Array.isArray(node)) for (const part of node) yield* nodesOf(part);
  if (typeof node?.type !== 'string') return;
  yield node;
  for (const key of Object.keys(node)) {
    if (key !== 'parent' && typeof node[key] === 'object') yield* nodesOf(node[key]);
  }
}

const textOf = (node) => {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value;
  return node.type === 'TemplateElement' ? node.value.raw : null;
};

/** Is it a call of `test`, `it` or `describe`, also with a table (`test.each(…)(…)`)? */
function isTest(node) {
  let callee = node.type === 'CallExpression' ? node.callee : null;
  while (callee && callee.type !== 'Identifier') callee = callee.object ?? callee.callee ?? callee.tag ?? null;
  return callee !== null && ['test', 'it', 'describe'].includes(callee.name);
}

/** The comments, strings and test titles of a code file. */
function partsOfCode(path, text) {
  const parse = /** @type {(code: string, options: object) => { ast: any }} */ (tseslint.parser.parseForESLint);
  const { ast } = parse(text, { filePath: path, comment: true, loc: true });
  const nodes = [...nodesOf(ast.body)];
  const strings = nodes.filter((node) => textOf(node) !== null);
  const titles = nodes
    .filter((node) => isTest(node) && node.arguments.length > 1)
    .flatMap((node) => [...nodesOf(node.arguments[0])].filter((part) => textOf(part) !== null));
  return {
    prose: ast.comments.map((comment) => comment.value),
    strings: strings.map(textOf),
    titles: titles.map(textOf),
  };
}

/** The parts of a file for people. `prose` has citations, `strings` may have them, `titles` must not. */
function partsOf(path, text) {
  const kind = extname(path);
  if (CODE.has(kind)) return partsOfCode(path, text);
  if (PROSE.has(kind) || kind === '.json') return { prose: [text], strings: [], titles: [] };
  const comment = kind === DASH_COMMENTS ? /^\s*--(.*)$/gm : /(?:^|\s)#(.*)$/gm;
  return { prose: [...text.matchAll(comment)].map((match) => match[1]), strings: [], titles: [] };
}

const numbersIn = (text) => [...text.replace(STORAGE, '').matchAll(NUMBER)].map((match) => match[0]);
const documentsIn = (text) => [...(text.match(DOCUMENT) ?? []), ...(text.match(DECISION) ?? [])];
const unique = (items) => [...new Set(items)];

/** Does a document's name lead to a file: from the root, from the same folder, or as a text of the site? */
function isThere(root, path, name) {
  if (/\/\d{3}$/.test(name)) {
    return readdirSync(join(root, dirname(name))).some((file) => file.startsWith(`${basename(name)}-`));
  }
  const places = ['', dirname(path), 'backend/content/se', 'backend/content/en'];
  return places.some((place) => existsSync(join(root, place, name)));
}

/** Most files contain nothing that could be wrong, so they are not parsed. */
function isInDoubt(root, path, text, known) {
  const numbers = numbersIn(text);
  if (TEST_FILE.test(path) && numbers.length > 0) return true;
  return numbers.some((number) => !known.has(number)) || documentsIn(text).some((name) => !isThere(root, path, name));
}

/**
 * The wrong citations of a file, and numbers where they are not allowed, one sentence each. `known`: see
 * `knownNumbers`.
 */
export function problemsIn(root, path, text, known) {
  if (!isInDoubt(root, path, text, known)) return [];
  const { prose, strings, titles } = partsOf(path, text);
  const inStrings = strings.flatMap((string) => string.match(IN_BRACKETS) ?? []).flatMap(numbersIn);
  const cited = unique([...prose.flatMap(numbersIn), ...inStrings]);
  const named = unique(prose.flatMap(documentsIn));
  // a row of a table of examples becomes a part of a title
  const inTitles = TEST_FILE.test(path) ? [...titles.flatMap(numbersIn), ...inStrings] : [];
  return [
    ...cited.filter((number) => !known.has(number)).map((number) => `${path}: there is no ${number}`),
    ...named.filter((name) => !isThere(root, path, name)).map((name) => `${path}: there is no ${name}`),
    ...unique(inTitles).map((number) => `${path}: ${number} in the title of a test`),
  ];
}
