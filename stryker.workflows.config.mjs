import common from './stryker.config.mjs'

/**
 * `npm run measure -- mutants workflows`: the same for the workflows. They run inside a bundle, which hides which test
 * covers what. So all tests run against each mutant, replays first, until one fails. See dev/drills/mutation.
 */
export default {
  ...common,
  mutate: ['workflows/**/*.ts', '!**/*.test.ts'],
  plugins: ['@stryker-mutator/*', './dev/drills/mutation/words.mjs'],
  ignorers: ['words'],
  jest: {
    projectType: 'custom',
    configFile: 'jest.mutate-workflows.config.mjs',
    enableFindRelatedTests: false,
  },
  coverageAnalysis: 'off',
  ignorePatterns: ['.data', '.cache', 'dist', 'web'],
  jsonReporter: { fileName: '.cache/mutation-workflows.json' },
  dryRunTimeoutMinutes: 30,
  // Tests end endless waits themselves. Only endless loops reach this limit.
  timeoutMS: 60_000,
  timeoutFactor: 1,
}
