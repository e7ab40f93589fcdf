/** Node itself loads the modules, once per process. See sandbox/jest/shared-modules.mjs. */
export default {
  runtime: '<rootDir>/sandbox/jest/shared-modules.mjs',
  testEnvironment: '<rootDir>/sandbox/test-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testSequencer: '<rootDir>/sandbox/tiers/slowest-first.ts',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/sandbox/same-properties.ts'],
  testTimeout: 60_000,
  // What finished files leave in memory stays there. A worker that holds too much is restarted.
  workerIdleMemoryLimit: '2GB',
}
