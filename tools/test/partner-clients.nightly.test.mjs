// A partner makes a client from openapi.json: by each of four generators that programs use most, it compiles under `strict`. A second
// linter finds no error. They are fetched for the test; without a registry it is skipped.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { root } from '../lib/project.mjs';

const OPENAPI = join(root, 'openapi.json');
/** The last versions that run on every Node that the project runs on. */
const PACKAGES = [
  'orval@7.13.2',
  'openapi-typescript@7.13.0',
  '@hey-api/openapi-ts@0.95.0',
  'swagger-typescript-api@13.13.0',
  '@stoplight/spectral-cli@6.15.0',
  'typescript@5.9.3',
];
/** Each generator's command, and the file that it must have written. */
const GENERATORS = {
  orval: {
    run: ['orval', '--input', OPENAPI, '--output', 'orval/league.ts', '--client', 'fetch', '--mode', 'tags-split'],
    file: 'orval/series/series.ts',
  },
  'openapi-typescript': { run: ['openapi-typescript', OPENAPI, '-o', 'types/league.ts'], file: 'types/league.ts' },
  'hey-api': { run: ['openapi-ts', '-i', OPENAPI, '-o', 'hey-api'], file: 'hey-api/sdk.gen.ts' },
  'swagger-typescript-api': {
    run: ['swagger-typescript-api', 'generate', '-p', OPENAPI, '-o', 'swagger', '-n', 'league.ts'],
    file: 'swagger/league.ts',
  },
};
const STRICT = {
  strict: true,
  noEmit: true,
  module: 'esnext',
  moduleResolution: 'bundler',
  target: 'es2022',
  lib: ['es2023', 'dom', 'dom.iterable'],
  types: [],
};

let folder;
let missing;

const run = (command, args) => {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: 'utf8', timeout: 600_000 });
  return { status, output: stdout + stderr };
};
/** A program of one of the packages. */
/** @param {string[]} command */
const tool = ([name = '', ...args]) => run(join(folder, 'node_modules/.bin', name), args);

before(() => {
  folder = mkdtempSync(join(tmpdir(), 'partner-clients-'));
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  const { status, output } = run('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...PACKAGES]);
  missing = status === 0 ? undefined : `the generators could not be fetched: ${output.trim().split('\n').at(-1)}`;
});
after(() => rmSync(folder, { recursive: true, force: true }));

for (const [name, { run: command, file }] of Object.entries(GENERATORS)) {
  test(`${name} makes a client that compiles under strict`, (t) => {
    if (missing) return t.skip(missing);
    mkdirSync(join(folder, file, '..'), { recursive: true });
    const made = tool(command);
    assert.ok(existsSync(join(folder, file)), made.output);
    const [include] = file.split('/');
    const config = `tsconfig.${include}.json`;
    writeFileSync(join(folder, config), JSON.stringify({ compilerOptions: STRICT, include: [include] }));
    assert.deepEqual(tool(['tsc', '-p', config]), { status: 0, output: '' });
  });
}

test('Spectral finds no error', (t) => {
  if (missing) return t.skip(missing);
  writeFileSync(join(folder, '.spectral.yaml'), 'extends: ["spectral:oas"]\n');
  const { status, output } = tool(['spectral', 'lint', '-r', '.spectral.yaml', '--fail-severity', 'error', OPENAPI]);
  assert.equal(status, 0, output);
});
