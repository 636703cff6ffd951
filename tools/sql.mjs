// npm run sql: writes every named statement to backend/sql, one file for each module, with the type of its rows and its
// text, and the whole schema (schema.sql). Also counts the editions of the database's functions. With --check it compares
// instead. Reads the built backend, and the sources for the types.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { builtModule } from './lib/built.mjs';
import { root } from './lib/project.mjs';
import { schemaText } from './lib/schema-text.mjs';

const backend = join(root, 'backend');
const folder = join(backend, 'sql');
const editionFile = join(backend, 'src/schema/edition.json');
/** Functions that create named statements -> whether these read or write. */
const MAKERS = { namedRead: 'read', namedReadOfIds: 'read', namedWrite: 'write' };

/** [kind, name, text] of every named statement, by name, from the built backend. */
async function statements() {
  createRequire(join(backend, 'package.json'))('reflect-metadata');
  await builtModule('app.module.js');
  const { namedReads } = await builtModule('platform/db/named-read.js');
  const { namedWrites } = await builtModule('platform/db/named-write.js');
  const all = Object.entries({ read: namedReads(), write: namedWrites() });
  const listed = all.flatMap(([kind, texts]) => [...texts].map(([name, sql]) => [kind, name, sql]));
  return listed.sort(([, one], [, other]) => (one < other ? -1 : 1));
}

/**
 * The places where named statements are created: the name, or the common prefix of several names; the file, and the
 * rows' columns.
 */
function places() {
  const config = ts.getParsedCommandLineOfConfigFile(
    join(backend, 'tsconfig.json'),
    {},
    { ...ts.sys, onUnRecoverableConfigFileDiagnostic: (problem) => problem },
  );
  const isProduct = (file) => relative(backend, file).startsWith('src') && !file.endsWith('.spec.ts');
  const program = ts.createProgram(config.fileNames.filter(isProduct), config.options);
  const checker = program.getTypeChecker();
  return program
    .getSourceFiles()
    .filter(({ fileName }) => isProduct(fileName))
    .flatMap((source) => calls(source).map((call) => placeOf(checker, source, call)));
}

/** Calls with their row type. Calls inside the file that defines these functions are left out. */
function calls(source) {
  if (/\/named-(?:read|write)\.ts$/.test(source.fileName)) return [];
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && Object.hasOwn(MAKERS, node.expression.getText())) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function placeOf(checker, source, call) {
  const file = relative(join(backend, 'src'), source.fileName);
  const [name] = call.arguments;
  const begins = ts.isTemplateExpression(name) ? name.head.text.trim() : name.text;
  const kind = MAKERS[call.expression.getText()];
  const [row] = call.typeArguments ?? [];
  if (!begins || (kind === 'read' && !row))
    throw new Error(`${file}: a named read says its name and the type of its rows`);
  return { kind, begins, file, columns: row ? columnsOf(checker, checker.getTypeFromTypeNode(row), 0) : [] };
}

/** [key, shape] of each property. A key that can be null or missing ends in `?`. */
function columnsOf(checker, type, depth) {
  const columns = checker.getPropertiesOfType(type).map((property) => {
    const declared = checker.getTypeOfSymbol(property);
    const stored = checker.getNonNullableType(declared);
    return [`${property.name}${stored === declared ? '' : '?'}`, shapeOf(checker, stored, depth)];
  });
  // sorted by name, because the compiler's own order depends on other code
  return columns.sort(([one], [other]) => (one < other ? -1 : 1));
}

/** number, text, flag, instant or bytes; `[shape]` for a list; `{ key: shape }` for an object; json for others. */
function shapeOf(checker, type, depth) {
  const parts = type.isUnion() ? type.types : [type];
  const all = (flag) => parts.every((part) => (part.flags & flag) !== 0);
  if (all(ts.TypeFlags.NumberLike)) return 'number';
  if (all(ts.TypeFlags.StringLike)) return 'text';
  if (all(ts.TypeFlags.BooleanLike)) return 'flag';
  if (parts.length > 1 || depth > 6) return 'json';
  if (type.symbol?.name === 'Date') return 'instant';
  if (type.symbol?.name === 'Buffer') return 'bytes';
  if (checker.isArrayType(type)) return `[${shapeOf(checker, checker.getTypeArguments(type)[0], depth + 1)}]`;
  const columns = columnsOf(checker, type, depth + 1);
  return columns.length === 0 ? 'json' : `{ ${columns.map((column) => column.join(': ')).join(', ')} }`;
}

/** file name -> text of every file in the folder. */
async function files() {
  const known = places().sort((one, other) => other.begins.length - one.begins.length);
  const made = new Set();
  const sections = new Map();
  for (const [kind, name, sql] of await statements()) {
    const place = known.find((one) => one.kind === kind && (name === one.begins || name.startsWith(`${one.begins} `)));
    if (!place) throw new Error(`${name}: no call has this name`);
    made.add(place);
    const [, module = 'platform'] = /^modules\/([^/]+)\//.exec(place.file) ?? [];
    sections.set(module, [...(sections.get(module) ?? []), sectionOf(name, place, sql)]);
  }
  const missing = known.filter((place) => !made.has(place));
  if (missing.length > 0) throw new Error(`nothing loads ${missing.map(({ file }) => file).join(', ')}`);
  const named = new Map([...sections].map(([module, parts]) => [`${module}.sql`, `${HEAD}\n${parts.join('\n')}`]));
  return named.set('schema.sql', await schemaText());
}

const HEAD =
  '-- Written by `npm run sql`. Each statement: its name, the columns as its rows have them in the code, its text.\n';

const sectionOf = (name, { kind, file, columns }, sql) =>
  [
    `-- ${kind} ${name}`,
    `-- from ${file}`,
    ...columns.map((column) => `-- ${column.join(': ')}`),
    `${sql.trim()}\n;\n`,
  ].join('\n');

/**
 * The edition of the functions as it must be: another one when their text is not that of the last edition. By it an instance
 * of an older version knows that it is older.
 */
async function editionNow() {
  const { digest } = (await builtModule('platform/db/functions.js')).allFunctions();
  const last = JSON.parse(readFileSync(editionFile, 'utf8'));
  return last.digest === digest ? last : { edition: last.edition + 1, digest };
}

const wanted = await files();
mkdirSync(folder, { recursive: true });
const listed = readdirSync(folder);
const edition = `${JSON.stringify(await editionNow(), null, 2)}\n`;
const isEditionStale = readFileSync(editionFile, 'utf8') !== edition;
const stale = [...new Set([...wanted.keys(), ...listed])].filter(
  (file) =>
    !wanted.has(file) || !listed.includes(file) || readFileSync(join(folder, file), 'utf8') !== wanted.get(file),
);

if (process.argv.includes('--check')) {
  const names = [...stale, ...(isEditionStale ? ['edition.json'] : [])];
  if (names.length > 0)
    console.error(`out of date: ${names.join(', ')}; run \`npm run sql\` and commit what it writes`);
  process.exitCode = names.length > 0 ? 1 : 0;
} else {
  if (isEditionStale) writeFileSync(editionFile, edition);
  for (const file of stale) {
    if (wanted.has(file)) writeFileSync(join(folder, file), wanted.get(file));
    else rmSync(join(folder, file));
  }
}
