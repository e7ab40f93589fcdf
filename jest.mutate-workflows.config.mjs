import isolated from './jest.mutants.config.mjs'

/** The tests that run against mutants of the workflows. Replays run first, since they take moments. */
export default {
  ...isolated,
  roots: ['<rootDir>/workflows'],
  testMatch: ['<rootDir>/workflows/**/*.test.ts'],
  testRunner: '<rootDir>/sandbox/mutation/until-one-fails.mjs',
  testSequencer: '<rootDir>/sandbox/mutation/replays-first.mjs',
  // A busy machine is not an endless wait. sandbox/mutation/play-purchase.ts ends those.
  testTimeout: 300_000,
  // Specifiers as the tests and their tools write them. The stand-ins use longer ones to reach the originals.
  moduleNameMapper: {
    '^(\\.\\./sandbox|\\.\\.?)/(workflow-bundle|play-purchase)\\.ts$': '<rootDir>/sandbox/mutation/$2.ts',
  },
}
