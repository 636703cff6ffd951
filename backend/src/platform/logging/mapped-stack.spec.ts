import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { mappedStack } from './mapped-stack.ts';

let folder: string;
let built: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sbl-map-'));
  built = pathToFileURL(join(folder, 'built.js')).href;
  // line 2, column 1 of the built file is line 5, column 3 of the source
  const map = { version: 3, file: 'built.js', sources: ['../src/source.ts'], names: [], mappings: ';AAIE' };
  writeFileSync(join(folder, 'built.js.map'), JSON.stringify(map));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('a stack tells the place in the source', () => {
  const source = new URL('../src/source.ts', built).href;
  expect(mappedStack(`Error: no\n    at work (${built}:2:1)\n    at ${built}:2:4`)).toBe(
    `Error: no\n    at work (${source}:5:3)\n    at ${source}:5:3`,
  );
});

test.each([
  ['a place in a package', 'at query (file:///app/node_modules/pg/lib/client.js:10:5)'],
  ['a built file without a map', 'at work (file:///app/backend/dist/none.js:10:5)'],
  ["Node's own", 'at node:internal/process/task_queues:95:5'],
  ['a source', 'at work (file:///app/backend/src/work.ts:10:5)'],
])('%s is left as it is', (_what, line) => {
  expect(mappedStack(`Error: no\n    ${line}`)).toBe(`Error: no\n    ${line}`);
});
