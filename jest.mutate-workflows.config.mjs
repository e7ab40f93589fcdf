import isolated from './jest.mutants.config.mjs'

/** The tests that run against mutants of the workflows. Replays run first, since they take moments. */
export default {
  ...isolated,
  roots: ['<rootDir>/workflows'],
  testMatch: ['<rootDir>/workflows/**/*.test.ts'],
  testRunner: '<rootDir>/dev/drills/mutation/until-one-fails.mjs',
  testSequencer: '<rootDir>/dev/drills/mutation/replays-first.mjs',
  // A busy machine is not an endless wait. dev/drills/mutation/play-purchase.ts ends those.
  testTimeout: 300_000,
  // Specifiers as the tests and their tools write them. The stand-ins use longer ones to reach the originals.
  moduleNameMapper: {
    '^(?:(?:\\.\\./){1,2}dev|\\.\\./\\.\\.|\\.\\.|\\.)/(?:build/|testkit/purchases/|purchases/)?(workflow-bundle|play-purchase)\\.ts$':
      '<rootDir>/dev/drills/mutation/$1.ts',
  },
}
