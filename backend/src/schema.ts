/** Writes (or with --check verifies) the repository's schema.graphql. Needs no database. */
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { renderSchema } from './platform/graphql/render-schema.ts';
import { resolvers, scalars } from './resolvers.ts';

const file = new URL('../../schema.graphql', import.meta.url);
const text = await renderSchema(resolvers, scalars);

if (process.argv.includes('--check')) {
  if (current() !== text) {
    console.error('schema.graphql is out of date: run `npm run schema` and commit it');
    process.exit(1);
  }
} else {
  writeFileSync(file, text);
}

/** The committed schema; empty when there is none, which counts as different. */
function current(): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
