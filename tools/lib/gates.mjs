// The gates of `npm run check` for the whole project, not for one of its two sides.
import { join } from 'node:path';
import { root } from './project.mjs';

export const binPath = (path) => join(root, 'node_modules', path);

export const PROJECTS = ['backend', 'frontend'];

/**
 * `args`: for Node. `folder`: where it runs, relative to the root; default the root. Paths of the project are relative
 * to it, so that a test can run a gate in a copy. `tells`: its first line is shown also when it passes.
 * @typedef {{ name: string, args: string[], folder?: string, tells?: boolean }} Gate
 */

/** What was formatted before, and has not changed since, is not formatted again. */
const CACHED_FORMAT = ['--cache', '--cache-strategy=content', '--cache-location=node_modules/.cache/prettier/check'];

/** @type {Gate[]} */
export const sourceGates = [
  {
    name: 'formatting',
    args: [binPath('prettier/bin/prettier.cjs'), '--check', '--log-level=warn', ...CACHED_FORMAT, '.'],
  },
  {
    name: 'lint (the rest)',
    args: [
      binPath('eslint/bin/eslint.js'),
      '--max-warnings=0',
      ...PROJECTS.map((name) => `--ignore-pattern=${name}`),
      '.',
    ],
  },
  {
    name: 'generated client code is current',
    args: [binPath('@graphql-codegen/cli/esm/bin.js'), '--config', 'codegen.yml', '--check'],
  },
  { name: 'licences are allowed', args: ['tools/licences.mjs'] },
  { name: 'no known grave faults in packages', args: ['tools/advisories.mjs'], tells: true },
  { name: 'openapi.json is as tools of others want it', args: ['tools/openapi-lint.mjs'] },
  { name: 'translations are complete', args: ['tools/locales.mjs'] },
];

/**
 * These gates read the output of a build: `dist`, or the generated code of the styles.
 * @type {Gate[]}
 */
export const builtGates = [
  {
    name: 'types (scripts)',
    args: [binPath('typescript/bin/tsc'), '-p', 'tsconfig.scripts.json', '--pretty', 'false'],
  },
  { name: 'nothing unused', args: [binPath('knip/bin/knip.js'), '--no-progress'] },
  { name: 'schema.graphql and openapi.json are current', args: ['dist/schema.js', '--check'], folder: 'backend' },
  { name: 'backend/sql is current', args: ['tools/sql.mjs', '--check'] },
  { name: 'printed rule books are current', args: ['tools/pdf.mjs', '--check'] },
];
