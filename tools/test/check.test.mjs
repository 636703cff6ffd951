// Gates of `npm run check`, each shown to refuse a planted fault: the compiler, and the four that compare generated
// files with the code (contracts, SQL, client code). The other gates have tests of their own in this folder.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { after, before, test } from 'node:test';
import ts from 'typescript';
import { builtGates, sourceGates } from '../lib/gates.mjs';
import { root } from '../lib/project.mjs';

/** Inside node_modules, so that packages are found from there and other gates ignore it. */
let folder;
before(() => {
  mkdirSync(join(root, 'node_modules/.cache'), { recursive: true });
  folder = mkdtempSync(join(root, 'node_modules/.cache/planted-'));
  // where the scripts of both sides look for them
  symlinkSync(join(root, 'tools'), join(folder, 'tools'));
});
after(() => rmSync(folder, { recursive: true, force: true }));

const scriptOf = (side, name) => JSON.parse(readFileSync(join(root, side, 'package.json'), 'utf8')).scripts[name];

/** Copies files and folders of the project to a separate folder. Returns its path. */
function copyOf(name, paths) {
  const copy = join(folder, name);
  for (const path of paths) cpSync(join(root, path), join(copy, path), { recursive: true });
  return copy;
}

/** Replaces `from` by `to` in a file of a copy. `from` must be in the file, otherwise nothing would be tested. */
function plant(copy, file, from, to) {
  const text = readFileSync(join(copy, file), 'utf8');
  assert.ok(text.includes(from), `${file} has no ${from}`);
  writeFileSync(join(copy, file), text.replace(from, to));
}

/** Runs a gate of `npm run check` on a copy of its input. */
function runGate(name, copy) {
  const { args, folder: below = '.' } = [...sourceGates, ...builtGates].find((gate) => gate.name === name);
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: join(copy, below), encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

/** Runs a script of a package.json like npm, in another folder. */
function run(script, cwd) {
  const PATH = [join(root, 'node_modules/.bin'), process.env.PATH].join(delimiter);
  const { status, stdout, stderr } = spawnSync(script, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: { ...process.env, PATH },
  });
  return { status, output: stdout + stderr };
}

/** Files that each side's compiler must read. */
const FILES = {
  backend: ['src/main.ts', 'src/domain/text.ts', 'src/domain/text.spec.ts', 'test/access.spec.ts'],
  frontend: ['src/main.tsx', 'src/lib/paths.ts', 'src/lib/paths.test.ts', 'vite.config.ts'],
};

const WRONG = {
  'a text is no number': 'export const games: number = "three";',
  'what may be missing is no number': 'export const last = (games: number[]): number => games[games.length - 1];',
  'null is no text': 'export const name: string = null;',
  'a parameter has a type': 'export const twice = (games) => games * 2;',
};

for (const [side, files] of Object.entries(FILES)) {
  test(`${side}: type errors fail, each at its line, and so does what a lint rule refuses; a right line passes`, () => {
    const planted = join(folder, side);
    mkdirSync(planted);
    const config = { extends: join(root, side, 'tsconfig.json'), compilerOptions: { rootDir: '.' }, include: ['*.ts'] };
    writeFileSync(join(planted, 'tsconfig.json'), JSON.stringify(config));
    writeFileSync(join(planted, 'right.ts'), 'export const games: number = 3;\n');
    writeFileSync(join(planted, 'wrong.ts'), Object.values(WRONG).join('\n'));
    writeFileSync(join(planted, 'rule.ts'), 'export const told = (): void => {\n  Promise.resolve(3);\n};\n');
    writeFileSync(
      join(planted, 'eslint.config.mjs'),
      `export { default } from '${join(root, 'eslint.config.mjs')}';\n`,
    );
    const { status, output } = run(scriptOf(side, 'lint'), planted);
    const lines = [...output.matchAll(/^(\w+\.ts)\((\d+),/gm)].map(([, file, line]) => `${file}:${line}`);
    assert.notEqual(status, 0);
    assert.deepEqual(
      lines,
      Object.keys(WRONG).map((_, at) => `wrong.ts:${at + 1}`),
      output,
    );
    // a lint rule that asks the compiler
    assert.match(output, /rule\.ts\n +2:3 +error .*no-floating-promises\n/);
  });

  test(`${side}: the compiler reads the product and its tests`, () => {
    const config = ts.readConfigFile(join(root, side, 'tsconfig.json'), ts.sys.readFile).config;
    const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, join(root, side));
    for (const file of files) assert.ok(fileNames.includes(join(root, side, file)), file);
  });
}

test('a field that only the code has fails, and so does a contract that is not there', () => {
  const copy = copyOf('contracts', ['backend/dist', 'backend/content', 'backend/package.json', 'schema.graphql']);
  symlinkSync(join(root, 'backend/node_modules'), join(copy, 'backend/node_modules'));
  plant(copy, 'schema.graphql', '  nickname: String!\n', '');
  const { status, output } = runGate('schema.graphql and openapi.json are current', copy);
  assert.notEqual(status, 0);
  assert.match(output, /^schema\.graphql is out of date/m);
  assert.match(output, /^openapi\.json is out of date/m);
});

test('a description that tools of others stumble over fails: a call that does not say who may make it, a wrong example', () => {
  const copy = copyOf('openapi', ['openapi.json']);
  const lint = () => {
    const args = [join(root, 'tools/openapi-lint.mjs'), join(copy, 'openapi.json')];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    return { status, stderr };
  };
  assert.deepEqual(lint(), { status: 0, stderr: '' });
  const text = readFileSync(join(copy, 'openapi.json'), 'utf8');
  const description = JSON.parse(text);
  delete description.paths['/api/season/all'].get.security;
  description.paths['/api/season/all'].get.responses['200'].content['application/json'].example[0].id = 'one';
  writeFileSync(join(copy, 'openapi.json'), JSON.stringify(description));
  const { status, stderr } = lint();
  assert.equal(status, 1);
  assert.match(stderr, /^error security-defined: .*season~1all/m);
  assert.match(stderr, /^error no-invalid-media-type-examples: .*season~1all/m);
});

test('SQL that is not that of the code fails: another text, other columns, a file of no module, another function', () => {
  const paths = ['dist', 'content', 'sql', 'src', 'package.json', 'tsconfig.json'].map((path) => `backend/${path}`);
  const copy = copyOf('sql', ['tools', 'package.json', 'tsconfig.base.json', ...paths]);
  symlinkSync(join(root, 'backend/node_modules'), join(copy, 'backend/node_modules'));
  const ledger = 'backend/dist/modules/players/six-mans/six-mans-ledger.repository.js';
  const transfers = 'backend/src/modules/teams/transfers/transfers.repository.ts';
  plant(copy, ledger, 'order by player_id is null', 'order by id');
  plant(copy, transfers, 'namedRead<Transfer>', 'namedRead<{ id: string }>');
  plant(copy, 'backend/dist/schema/functions/audit.sql', '24 months', '23 months');
  writeFileSync(join(copy, 'backend/sql/gone.sql'), '');
  const { status, output } = runGate('backend/sql is current', copy);
  assert.notEqual(status, 0);
  // no other file, so the gate passes without a planted fault
  assert.match(output, /^out of date: players\.sql, teams\.sql, schema\.sql, gone\.sql, edition\.json;/m);
});

test('client code that is not that of the documents fails: a field that the document lost, a file that is not there', () => {
  const copy = copyOf('client', [
    'codegen.yml',
    'schema.graphql',
    'tools/codegen-hooks.cjs',
    'frontend/src',
    'examples',
  ]);
  plant(copy, 'frontend/src/features/players/registration/known-details.graphql', '  birthdate\n', '');
  rmSync(join(copy, 'frontend/src/features/admin/series/series-page.generated.ts'));
  const { status, output } = runGate('generated client code is current', copy);
  assert.notEqual(status, 0);
  // no other file, so the gate passes without a planted fault
  const stale = [...output.matchAll(/^,? +- .*(frontend\/src\/[\w/-]+\.generated\.ts)$/gm)].map(([, file]) => file);
  assert.deepEqual(stale.sort(), [
    'frontend/src/features/admin/series/series-page.generated.ts',
    'frontend/src/features/players/registration/known-details.generated.ts',
    'frontend/src/features/players/registration/registration-page.generated.ts', // its query has the fragment
  ]);
});
