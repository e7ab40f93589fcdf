import everything from './jest.config.mjs'

/**
 * `npm run measure -- mutants shops|workflows`: mutates the code and counts the mutants that no test notices.
 * `--mutate 'channels/gumroad.ts'` narrows it. See dev/drills/mutation.
 */
const part = process.env.MUTATED ?? 'shops'

/** Stryker swaps the mutants in modules that Jest builds anew for each file. */
const isolated = {
  ...everything,
  runtime: 'jest-runtime',
  // Ours gives test files the constructors of the modules that they share. These share none.
  testEnvironment: 'node',
  transform: {
    '\\.tsx?$': [
      '@swc/jest',
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
}

const PARTS = {
  /** Tests that need no server of their own, so that each takes moments. */
  shops: {
    mutate: ['channels/**/*.ts', 'purchases/**/*.ts', '!**/*.test.ts'],
    coverageAnalysis: 'perTest',
    ignorePatterns: ['.data', '.cache', 'dist', 'docs', 'web', 'workflows/histories'],
    // A busy machine is not an endless loop.
    timeoutMS: 30_000,
    jest: {
      config: {
        ...isolated,
        // Jest scans all of its roots before every mutant.
        roots: ['<rootDir>/channels', '<rootDir>/purchases'],
        // These play whole purchases at a storefront, which takes seconds.
        testPathIgnorePatterns: ['/channels/(stripe|shopify|gumroad)\\.test\\.ts$'],
        testTimeout: 10_000,
      },
    },
  },
  /**
   * The workflows run inside a bundle, which hides which test covers what. So all tests run against each mutant,
   * replays first, since they take moments, until one fails.
   */
  workflows: {
    mutate: ['workflows/**/*.ts', '!**/*.test.ts'],
    plugins: ['@stryker-mutator/*', './dev/drills/mutation/words.mjs'],
    ignorers: ['words'],
    coverageAnalysis: 'off',
    ignorePatterns: ['.data', '.cache', 'dist', 'web'],
    dryRunTimeoutMinutes: 30,
    // Tests end endless waits themselves. Only endless loops reach this limit.
    timeoutMS: 60_000,
    timeoutFactor: 1,
    jest: {
      enableFindRelatedTests: false,
      config: {
        ...isolated,
        roots: ['<rootDir>/workflows'],
        testRunner: '<rootDir>/dev/drills/mutation/until-one-fails.mjs',
        testSequencer: '<rootDir>/dev/drills/mutation/replays-first.mjs',
        // A busy machine is not an endless wait. dev/drills/mutation/play-purchase.ts ends those.
        testTimeout: 300_000,
        // Specifiers as the tests and their tools write them. The stand-ins use longer ones to reach the originals.
        moduleNameMapper: {
          '^(?:(?:\\.\\./){1,2}dev|\\.\\./\\.\\.|\\.\\.|\\.)/(?:build/|testkit/purchases/|purchases/)?(workflow-bundle|play-purchase)\\.ts$':
            '<rootDir>/dev/drills/mutation/$1.ts',
        },
      },
    },
  },
}

const { jest, ...ofPart } = PARTS[part]
export default {
  testRunner: 'jest',
  testRunnerNodeArgs: ['--experimental-vm-modules', '--disable-warning=ExperimentalWarning'],
  jest: { projectType: 'custom', ...jest },
  tempDirName: '.cache/stryker',
  reporters: ['clear-text', 'progress-append-only', 'json'],
  jsonReporter: { fileName: `.cache/mutation-${part}.json` },
  thresholds: { high: 95, low: 90, break: 90 },
  concurrency: 2,
  ...ofPart,
}
