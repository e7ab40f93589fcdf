/**
 * `npm run measure -- mutants shops`: mutates the code and counts the mutants that no test notices. `-- --mutate
 * 'channels/gumroad.ts'` narrows it.
 */
export default {
  mutate: ['channels/**/*.ts', 'purchases/**/*.ts', '!**/*.test.ts'],
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { projectType: 'custom', configFile: 'jest.mutate.config.mjs' },
  coverageAnalysis: 'perTest',
  ignorePatterns: ['.data', '.cache', 'dist', 'docs', 'web', 'workflows/histories'],
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: '.cache/mutation.json' },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  // A busy machine is not an endless loop.
  timeoutMS: 30_000,
}
