/** Node itself loads the modules, once per process. See dev/testkit/jest/shared-modules.mjs. */
export default {
  runtime: '<rootDir>/dev/testkit/jest/shared-modules.mjs',
  testEnvironment: '<rootDir>/dev/testkit/test-environment.mjs',
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testSequencer: '<rootDir>/dev/testkit/tiers/slowest-first.ts',
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  modulePathIgnorePatterns: ['<rootDir>/dist/', '<rootDir>/.data/', '<rootDir>/.cache/'],
  setupFiles: ['<rootDir>/dev/testkit/same-properties.ts'],
  testTimeout: 240_000,
  // What finished files leave in memory stays there. A worker that holds too much is restarted.
  workerIdleMemoryLimit: '2GB',
}
