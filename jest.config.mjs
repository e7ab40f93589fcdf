/** Native ES modules: MikroORM 7 is ESM-only, so nothing is compiled to CommonJS. */
export default {
  runtime: '<rootDir>/sandbox/jest/shared-modules.mjs',
  testEnvironment: '<rootDir>/sandbox/test-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  transform: {
    '\\.tsx?$': [
      '<rootDir>/sandbox/transform.mjs',
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
      },
    ],
  },
  testSequencer: '<rootDir>/sandbox/longest-first.mjs',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/sandbox/same-properties.ts'],
  testTimeout: 60_000,
  // The modules of a finished file stay in memory. A worker that holds too many of them is restarted.
  workerIdleMemoryLimit: '2GB',
}
