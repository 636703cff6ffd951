/** Writes (or with --check verifies) the repository's schema.graphql and openapi.json. Needs no database. */
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { renderSchema } from './platform/graphql/render-schema.ts';
import { resolvers, scalars } from './resolvers.ts';
import { renderOpenApi } from './rest-description.ts';

const texts = {
  'schema.graphql': await renderSchema(resolvers, scalars),
  'openapi.json': await renderOpenApi(),
};

for (const [name, text] of Object.entries(texts)) {
  const file = new URL(`../../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (current(file) !== text) {
    console.error(`${name} is out of date: run \`npm run schema\` and commit it`);
    process.exitCode = 1;
  }
}

/** The committed text; empty when there is none, which counts as different. */
function current(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
