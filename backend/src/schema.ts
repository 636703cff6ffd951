/** Writes (or with --check verifies) the repository's schema.graphql and openapi.json. Needs no database. */
import 'reflect-metadata';
import { readFileSync, writeFileSync } from 'node:fs';
import { NestFactory } from '@nestjs/core';
import { AppModule } from './app.module.ts';
import { OUTSIDE_OF_API } from './bootstrap.ts';
import { AppConfig } from './platform/config/config.ts';
import { renderSchema } from './platform/graphql/render-schema.ts';
import { describeRest } from './platform/rest/describe-rest.ts';

// the modules are only read, and nothing is created
const app = await NestFactory.create(AppModule.forRoot({} as AppConfig, ''), { logger: false, preview: true });
app.setGlobalPrefix('api', { exclude: OUTSIDE_OF_API });

const texts = {
  'schema.graphql': await renderSchema(app),
  'openapi.json': JSON.stringify(describeRest(app), null, 2) + '\n',
};

for (const [name, text] of Object.entries(texts)) {
  const file = new URL(`../../${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(file, text);
  else if (current(file) !== text) {
    console.error(`${name} is out of date: run \`npm run schema\` and commit it`);
    process.exitCode = 1;
  }
}

/** The committed text. A missing one is empty, which counts as different. */
function current(file: URL): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
