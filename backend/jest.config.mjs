import { readFileSync } from 'node:fs';
import { isNight, NIGHTLY_FILE } from '../tools/lib/night.mjs';

// the build's compiler settings, except that imports keep their .ts ending: Jest reads the sources
const { $schema, ...swcrc } = JSON.parse(readFileSync(new URL('.swcrc', import.meta.url), 'utf8'));
const swc = ['@swc/jest', { ...swcrc, swcrc: false, jsc: { ...swcrc.jsc, rewriteRelativeImportExtensions: false } }];

/** Jest's own default, and what a push leaves to the night. */
const notRun = ['/node_modules/', ...(isNight() ? [] : [NIGHTLY_FILE.source])];

const common = {
  testEnvironment: '<rootDir>/test/harness/shared-environment.cjs',
  runtime: '<rootDir>/test/harness/shared-runtime.cjs',
  extensionsToTreatAsEsm: ['.ts'],
  transform: { '^.+\\.ts$': swc },
  setupFiles: ['reflect-metadata'],
};
const withDatabase = {
  setupFiles: [
    ...common.setupFiles,
    '<rootDir>/test/harness/graphql-as-in-production.ts',
    '<rootDir>/test/harness/logged-errors.ts',
  ],
  globalSetup: '<rootDir>/test/harness/global-setup.ts',
  globalTeardown: '<rootDir>/test/harness/global-teardown.ts',
};

/** rule: needs nothing. database: each file has a migrated database to itself (docs/decisions/014). */
export default {
  // it ends what hangs, and is no measure: a slow machine takes half a minute to load and start the application
  // a race of the night has a thousand rounds in one test, each of about a second on a busy machine
  testTimeout: isNight() ? 7_200_000 : 900_000,
  // a worker keeps what it has loaded (docs/decisions/014): a new one loads it again
  workerIdleMemoryLimit: '1500MB',
  projects: [
    {
      ...common,
      displayName: 'rule',
      testMatch: ['<rootDir>/src/**/*.spec.ts'],
      testPathIgnorePatterns: ['\\.int\\.spec\\.ts$', ...notRun],
    },
    {
      ...common,
      ...withDatabase,
      displayName: 'database',
      testMatch: ['<rootDir>/src/**/*.int.spec.ts', '<rootDir>/test/**/*.spec.ts'],
      testPathIgnorePatterns: notRun,
    },
  ],
};
