// node tools/openapi-lint.mjs [file]: the REST description (openapi.json) as a partner's tools read it. Errors and warnings of
// Redocly's linter fail. Needs no network.
import { createConfig, lint } from '@redocly/openapi-core';
import { join } from 'node:path';
import { argv } from 'node:process';
import { root } from './lib/project.mjs';

/** Rules that the documented calls break, whose addresses and answers do not change. */
const LET_BE = {
  // /api/series/latest/{count} stands beside /api/series/{id}/row: no number is called `latest`
  'no-ambiguous-paths': 'off',
  // a login begins and ends with a redirect
  'operation-2xx-response': 'off',
};
/** Examples are held to their schemas. */
const EXAMPLES = {
  'no-invalid-media-type-examples': 'error',
  'no-invalid-parameter-examples': 'error',
  'no-invalid-schema-examples': 'error',
};

const file = argv[2] ?? join(root, 'openapi.json');
/** @type {NonNullable<Exclude<Parameters<typeof createConfig>[0], string>['rules']>} */
const rules = /** @type {any} */ ({ ...EXAMPLES, ...LET_BE });
const config = await createConfig({ extends: ['recommended'], rules, telemetry: 'off' });
const problems = await lint({ ref: file, config });
for (const { severity, ruleId, message, location } of problems)
  console.error(`${severity} ${ruleId}: ${message} (${location[0]?.pointer})`);
if (problems.length > 0) process.exitCode = 1;
