import { isNight, NIGHTLY_FILE } from '../tools/lib/night.mjs';

const transpiled = (syntax) => [
  '@swc/jest',
  {
    swcrc: false,
    jsc: { target: 'es2022', parser: syntax, transform: { react: { runtime: 'automatic' } } },
    module: { type: 'commonjs' },
  },
];

/** The index of a library of which the site uses little. */
const LARGE_INDEX = '@chakra-ui/react/dist/cjs/index\\.cjs$';

/** Packages of the Markdown renderer, which exist only as ES modules. */
const ES_MODULES =
  '(react-markdown|remark-|rehype-|micromark|mdast-util-|hast-util-|unist-util-|vfile|unified|bail|trough|is-plain-obj|devlop|property-information|space-separated-tokens|comma-separated-tokens|html-url-attributes|estree-util-|character-entities|character-reference-|decode-named-|longest-streak|zwitch|ccount|markdown-table|trim-lines|escape-string-regexp|@ungap)';

const shared = {
  transform: {
    '^.+\\.tsx?$': transpiled({ syntax: 'typescript', tsx: true }),
    [`/node_modules/${LARGE_INDEX}`]: '<rootDir>/jest.lazy-index.cjs',
    '/(node_modules|styled-system)/.+\\.js$': transpiled({ syntax: 'ecmascript' }),
  },
  testPathIgnorePatterns: ['/node_modules/', ...(isNight() ? [] : [NIGHTLY_FILE.source])],
  transformIgnorePatterns: [`/node_modules/(?!${ES_MODULES}|${LARGE_INDEX})`],
  moduleNameMapper: {
    '\\.(css|svg|png|webp|woff2)$': '<rootDir>/jest.asset.cjs',
    // Vite's import.meta.glob does not exist here; the tests read the same files from the disk
    '/(first-)?locale-files$': '<rootDir>/jest.locale-files.ts',
  },
};

// the reader of most tests is in Sweden; others have a zone of their own (ui/time/instant.test.tsx)
process.env.TZ = 'Europe/Stockholm';

/** A document takes a second to make, so only the files whose name ends in .tsx have one. */
export default {
  // ends tests that hang; it is no measurement
  testTimeout: 900_000,
  projects: [
    { ...shared, displayName: 'function', testEnvironment: 'node', testMatch: ['<rootDir>/src/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'component',
      testEnvironment: '<rootDir>/jest.environment.mjs',
      runtime: '<rootDir>/jest.runtime.cjs',
      setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
      testMatch: ['<rootDir>/src/**/*.test.tsx'],
    },
  ],
};
