import { join } from 'node:path';
import hooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';
import constructorSize from './tools/eslint/constructor-size.mjs';
import frontendLayers from './tools/eslint/frontend-layers.mjs';
import sqlInItsPlace from './tools/eslint/sql-in-its-place.mjs';
import { isNight } from './tools/lib/night.mjs';

const house = {
  rules: {
    'frontend-layers': frontendLayers,
    'constructor-size': constructorSize,
    'sql-in-its-place': sqlInItsPlace,
  },
};
const TESTS = ['**/*.{spec,test,e2e}.{ts,tsx,mjs}', 'backend/test/**', '**/testing/**'];

/** The rules of hooks that only read. All others compile each component, which takes a quarter of the whole lint. */
const READING = ['react-hooks/rules-of-hooks', 'react-hooks/exhaustive-deps'];
const COMPILING = Object.keys(hooks.configs.flat.recommended.rules).filter((rule) => !READING.includes(rule));

/** Where SQL stands, with the reason where it is no repository. */
const HOLDS_SQL = [
  'backend/src/**/*.{repository,read}.ts',
  'backend/src/**/*.entity.ts', // the conditions of constraints and indexes
  'backend/src/migrations/**', // what the tables are made of
  'backend/src/platform/**', // its own tables (stamp, limits, keys), locks and the small pieces of SQL
  'backend/src/embedded/**', // starts PostgreSQL and makes its databases
  'backend/src/admin/**', // the operator's commands: they work on tables, not through the application
  'backend/src/{check-keys,seed-demo}.ts', // run before the application is there
  'backend/src/demo/**', // writes a whole league at once
];

/** Things that have a better way here, each with the way. */
const refusedSyntax = [
  {
    selector: "MemberExpression[object.name='Scope'][property.name='REQUEST']",
    message: 'Request scope spreads to everything that depends on it: use requestLoader or the actor argument.',
  },
  {
    selector: "CallExpression[callee.name='forwardRef']",
    message: 'A cycle between modules: let the higher module add what is missing.',
  },
  {
    selector:
      'CallExpression[callee.property.name=/^(includes|indexOf|startsWith|endsWith)$/][callee.object.callee.property.name=/^to(Locale)?LowerCase$/]',
    message: 'People leave out rings, dots and accents: search in searchText (docs/decisions/044).',
  },
];
/** What a reader sees or hears stands in the locale files, in both languages. */
const noTextInComponents = [
  { selector: 'JSXText[value=/\\p{L}{2}/u]', message: 'A text in a component: put it into the locale files.' },
  {
    selector:
      'JSXAttribute[name.name=/^(aria-label|aria-description|title|placeholder|alt|label|caption|help|empty|heading)$/] > Literal[value=/\\p{L}{2}/u]',
    message: 'A text in a component: put it into the locale files.',
  },
];
/** Times that pages write are Swedish, with the reader's own beside them: one place does it. */
const timesInOnePlace = [
  'CallExpression[callee.property.name=/^toLocale(Date|Time)String$/]',
  "MemberExpression[object.name='Intl'][property.name='DateTimeFormat']",
].map((selector) => ({ selector, message: 'Times are written by useTimes or Instant (lib/i18n/use-times.ts).' }));
const TIME_FORMATTERS = [
  'formatDateTime',
  'formatDate',
  'formatTime',
  'formatShortDate',
  'formatShortDateYear',
  'formatWeekday',
  'whenWords',
  'dateFormat',
];
/** Writes Swedish times whatever the reader's clock, with the reason. */
const SWEDISH_ONLY = [
  'frontend/src/features/broadcast/graphics/**', // one picture for everybody who watches the stream
  'frontend/src/features/admin/lists/list-column.ts', // a file that others open elsewhere
];
const serverHasNoWeakMap = [
  {
    selector: "NewExpression[callee.name='WeakMap']",
    message: 'Its values outlive the requests that are its keys: use PerRequest (platform/per-request.ts).',
  },
];
/** Reads the clock of the machine, with the reason why no other instance compares it with its own. */
const READS_OWN_CLOCK = [
  'backend/src/platform/clock.ts', // the clock of what has no database
  'backend/src/platform/logging/logger.ts', // a line is of the machine that wrote it
  'backend/src/platform/files-in-folders.ts', // against times that the file system wrote
  'backend/src/embedded/**', // waits for a process of this machine
  'backend/src/processes/crew.ts', // how long a process of this machine lived
  'backend/src/admin/doctor/doctor.ts', // compares the machine's clock with the database's
  'backend/src/integrations/s3/s3-client.ts', // against the store's clock, which its answers tell
  'backend/src/integrations/discord/emulator/**', // stands in for an outside service, which has a clock of its own
  'backend/src/integrations/twitch/twitch-emulator.ts',
];
const serverHasOneTime = [
  "NewExpression[callee.name='Date'][arguments.length=0]",
  "CallExpression[callee.object.name='Date'][callee.property.name='now']",
  "NewExpression[callee.name='Clock']",
].map((selector) => ({ selector, message: 'Instances share the time of the database: use the injected Clock.' }));
/** Texts from outside can have any number of levels, and answers any size. */
const serverReadsJsonInOnePlace = [
  {
    selector: "CallExpression[callee.object.name='JSON'][callee.property.name='parse']",
    message:
      'A text from outside is read by readJson (platform/read-json.ts); files with texts of our own are in READS_OWN_JSON.',
  },
  {
    selector: "CallExpression[callee.type='MemberExpression'][callee.property.name='json'][arguments.length=0]",
    message: 'The answer of an outside service is read by jsonOf (integrations/outside-answer.ts).',
  },
  {
    selector: "CallExpression[callee.object.name='express'][callee.property.name=/^(json|urlencoded)$/]",
    message: 'Bodies are read by jsonBodies and smallBodies (platform/rest/json-bodies.ts).',
  },
];
/** A redirect of an outside service is not followed. */
const serverCallsOutInOnePlace = [
  {
    selector: "CallExpression[callee.name='fetch']",
    message: 'Outside services are called by callOutside (integrations/outside-call.ts).',
  },
];
/** Where JSON is parsed that the product itself has written, and where the one place for others is. */
const READS_OWN_JSON = [
  'backend/src/platform/read-json.ts', // the one place for texts from outside
  'backend/src/platform/rest/json-bodies.ts', // the one place for bodies
  'backend/src/platform/graphql/fast-reads/fast-reads.ts', // the site's own queries, for pages that the server draws
  'backend/src/platform/config/keys.ts', // the keys of DATA_DIR
  'backend/src/platform/logging/mapped-stack.ts', // the build's source maps
  'backend/src/modules/audit/audit.service.ts', // a copy of a value, by way of its text
  'backend/src/modules/content/people.ts', // content/ of the project
  'backend/src/modules/partners/exports/nightly/nightly-dumps.service.ts', // its own list of files
  'backend/src/embedded/embedded-files.ts', // the embedded database's package
];
/**
 * What the server's code may not say, and what only some of its files may.
 *
 * @returns {import('eslint').Linter.RulesRecord}
 */
const serverSyntax = (...more) => ({
  'no-restricted-syntax': ['error', ...refusedSyntax, ...serverHasNoWeakMap, ...serverCallsOutInOnePlace, ...more],
});
const domainHasNoNow = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Rules take `now` as an argument.' },
  {
    selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']",
    message: 'Rules take `now` as an argument.',
  },
  {
    selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']",
    message: 'Rules take their randomness from a seed (domain/random.ts).',
  },
];

export default defineConfig(
  globalIgnores([
    'tools/**/*.d.{ts,mts}',
    '**/dist',
    'frontend/dist-server',
    '**/node_modules',
    'frontend/src/**/*.generated.ts',
    'examples/partner-client/gql',
    'frontend/src/styled-system',
    '.nx',
    '.data',
    '**/coverage',
    'screenshots',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' }, plugins: { house } },
  tseslint.configs.recommendedTypeChecked,
  { languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } } },
  { files: ['frontend/**/*.{ts,tsx}'], ...hooks.configs.flat.recommended },
  {
    // a push leaves them to the night
    files: isNight() ? TESTS : ['frontend/**/*.{ts,tsx}'],
    rules: Object.fromEntries(COMPILING.map((rule) => [rule, 'off'])),
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: TESTS,
    rules: { 'house/frontend-layers': ['error', join(import.meta.dirname, 'frontend/src')] },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: [...TESTS, ...HOLDS_SQL],
    rules: { 'house/sql-in-its-place': 'error' },
  },
  { files: ['**/*.cjs'], rules: { '@typescript-eslint/no-require-imports': 'off' } },
  {
    rules: {
      'max-lines': ['error', { max: 300 }],
      'max-params': 'off',
      '@typescript-eslint/max-params': ['error', { max: 6 }],
      'house/constructor-size': ['error', 6],
      'no-restricted-syntax': ['error', ...refusedSyntax],
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      // off where emitDecoratorMetadata needs the value import
      '@typescript-eslint/consistent-type-imports': 'off',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/unbound-method': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allow: [{ from: 'lib', name: ['URL', 'URLSearchParams', 'Error'] }] },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, argsIgnorePattern: '^_', varsIgnorePattern: '^[$_]' },
      ],
    },
  },
  {
    files: ['backend/src/**/*.ts'],
    ignores: TESTS,
    rules: serverSyntax(...serverHasOneTime, ...serverReadsJsonInOnePlace),
  },
  {
    files: READS_OWN_CLOCK,
    ignores: TESTS,
    rules: serverSyntax(...serverReadsJsonInOnePlace),
  },
  {
    files: READS_OWN_JSON,
    ignores: TESTS,
    rules: serverSyntax(...serverHasOneTime),
  },
  {
    files: ['backend/src/integrations/outside-call.ts'],
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, ...serverHasNoWeakMap] },
  },
  {
    // both
    files: ['backend/src/embedded/embedded-files.ts'],
    rules: serverSyntax(),
  },
  {
    files: ['backend/src/domain/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, ...serverReadsJsonInOnePlace, ...domainHasNoNow] },
  },
  {
    files: ['frontend/src/**/*.tsx'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, ...timesInOnePlace, ...noTextInComponents] },
  },
  {
    files: ['frontend/src/{app,features,league,ui}/**/*.ts'],
    ignores: TESTS,
    rules: { 'no-restricted-syntax': ['error', ...refusedSyntax, ...timesInOnePlace] },
  },
  {
    files: ['frontend/src/{app,features,league,ui}/**/*.{ts,tsx}'],
    ignores: [...TESTS, ...SWEDISH_ONLY],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/i18n/format'],
              importNames: TIME_FORMATTERS,
              message: 'Times are written by useTimes or Instant (lib/i18n/use-times.ts).',
            },
          ],
        },
      ],
    },
  },
  {
    files: TESTS,
    rules: {
      'max-lines': ['error', { max: 500 }],
      ...Object.fromEntries(
        ['assignment', 'call', 'member-access', 'argument', 'return'].map((r) => [
          `@typescript-eslint/no-unsafe-${r}`,
          'off',
        ]),
      ),
    },
  },
  { files: ['**/*.{mjs,cjs,js}'], ...tseslint.configs.disableTypeChecked },
);
