export default {
  testTimeout: 30_000,
  testEnvironment: '<rootDir>/jest.environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  testMatch: ['<rootDir>/src/**/*.test.{ts,tsx}'],
  transform: {
    '^.+\\.tsx?$': [
      '@swc/jest',
      {
        swcrc: false,
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  moduleNameMapper: {
    '\\.(css|svg|png|webp|woff2)$': '<rootDir>/jest.asset.cjs',
    // Vite's import.meta.glob does not exist here; the tests read the same files from the disk
    '/locale-files$': '<rootDir>/jest.locale-files.ts',
  },
};
