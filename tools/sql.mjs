// npm run sql: writes every named read to backend/sql, one file a module: its rows as the type in the code has them,
// and its statement. With --check it compares instead. Reads the built backend, and the sources for the types.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { built } from './lib/built.mjs';
import { root } from './lib/project.mjs';

const backend = join(root, 'backend');
const folder = join(backend, 'sql');
const MAKERS = new Set(['namedRead', 'namedReadOfIds']);

/** name -> text of every named read, from the built backend. */
async function statements() {
  createRequire(join(backend, 'package.json'))('reflect-metadata');
  await built('app.module.js');
  return (await built('platform/db/named-read.js')).namedReads();
}

/** Where named reads are made: the name, or what the names of several begin with; the file, and the type of the rows. */
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

/** Calls with the type of the rows at them; the file that offers them calls on behalf of others. */
function calls(source) {
  if (source.fileName.endsWith('/named-read.ts')) return [];
  const found = [];
  const visit = (node) => {
    if (ts.isCallExpression(node) && MAKERS.has(node.expression.getText())) found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function placeOf(checker, source, call) {
  const file = relative(join(backend, 'src'), source.fileName);
  const [name] = call.arguments;
  const begins = ts.isTemplateExpression(name) ? name.head.text.trim() : name.text;
  const [row] = call.typeArguments ?? [];
  if (!begins || !row) throw new Error(`${file}: a named read says its name and the type of its rows`);
  return { begins, file, columns: columnsOf(checker, checker.getTypeFromTypeNode(row), 0) };
}

/** [key, shape] of each property; a key that may be null or missing ends in `?`. */
function columnsOf(checker, type, depth) {
  const columns = checker.getPropertiesOfType(type).map((property) => {
    const declared = checker.getTypeOfSymbol(property);
    const stored = checker.getNonNullableType(declared);
    return [`${property.name}${stored === declared ? '' : '?'}`, shapeOf(checker, stored, depth)];
  });
  // by name: the compiler's own order of them changes with code elsewhere
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

/** file name -> text of everything that belongs into the folder. */
async function files() {
  const known = places().sort((one, other) => other.begins.length - one.begins.length);
  const made = new Set();
  const sections = new Map();
  for (const [name, sql] of [...(await statements())].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const place = known.find(({ begins }) => name === begins || name.startsWith(`${begins} `));
    if (!place) throw new Error(`${name}: no call of namedRead has this name`);
    made.add(place.begins);
    const [, module = 'platform'] = /^modules\/([^/]+)\//.exec(place.file) ?? [];
    sections.set(module, [...(sections.get(module) ?? []), sectionOf(name, place, sql)]);
  }
  const missing = known.filter(({ begins }) => !made.has(begins));
  if (missing.length > 0) throw new Error(`nothing loads ${missing.map(({ file }) => file).join(', ')}`);
  return new Map([...sections].map(([module, parts]) => [`${module}.sql`, `${HEAD}\n${parts.join('\n')}`]));
}

const HEAD =
  '-- Written by `npm run sql`. Each read: its name, the columns as its rows have them in the code, its statement.\n';

const sectionOf = (name, { file, columns }, sql) =>
  [
    `-- read ${name}`,
    `-- from ${file}`,
    ...columns.map((column) => `-- ${column.join(': ')}`),
    `${sql.trim()}\n;\n`,
  ].join('\n');

const wanted = await files();
mkdirSync(folder, { recursive: true });
const listed = readdirSync(folder);
const stale = [...new Set([...wanted.keys(), ...listed])].filter(
  (file) =>
    !wanted.has(file) || !listed.includes(file) || readFileSync(join(folder, file), 'utf8') !== wanted.get(file),
);

if (process.argv.includes('--check')) {
  if (stale.length > 0) console.error(`out of date: ${stale.join(', ')}; run \`npm run sql\` and commit backend/sql`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const file of stale) {
    if (wanted.has(file)) writeFileSync(join(folder, file), wanted.get(file));
    else rmSync(join(folder, file));
  }
}
