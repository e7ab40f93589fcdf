import common from './stryker.config.mjs'

/**
 * `npm run mutate:workflows`: the same for the workflows. They run inside a bundle, where nothing can be seen of which
 * test covers what: each change is met by all tests, the replays first, until one fails. See sandbox/mutation.
 */
export default {
  ...common,
  mutate: ['workflows/**/*.ts', '!**/*.test.ts'],
  plugins: ['@stryker-mutator/*', './sandbox/mutation/words.mjs'],
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
  // What waits for ever is ended by its test. Only endless loops come to this.
  timeoutMS: 60_000,
  timeoutFactor: 1,
}
