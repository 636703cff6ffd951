// A document that is renamed or deleted takes its generated file with it: graphql-codegen writes files and removes none.
import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { test } from 'node:test';
import { root } from '../lib/project.mjs';

/** Written from the schema, not from a document. */
const OF_THE_SCHEMA = 'lib/schema.generated.ts';

/** Generated files without their document beside them. */
function orphans(files) {
  const documents = new Set(files.filter((file) => file.endsWith('.graphql')));
  return files
    .filter((file) => file.endsWith('.generated.ts') && file !== OF_THE_SCHEMA)
    .filter((file) => !documents.has(file.replace(/\.generated\.ts$/, '.graphql')));
}

test('each generated file stands beside its document', () => {
  const files = readdirSync(join(root, 'frontend/src'), { recursive: true, encoding: 'utf8' });
  assert.deepEqual(orphans(files.map((file) => file.replaceAll('\\', '/'))), []);
});

test('one that its document has left is seen', () => {
  const files = ['league/crest.graphql', 'league/crest.generated.ts', OF_THE_SCHEMA, 'league/logo.generated.ts'];
  assert.deepEqual(orphans(files), ['league/logo.generated.ts']);
});
