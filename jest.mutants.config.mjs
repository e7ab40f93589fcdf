import everything from './jest.config.mjs'

/** What tests of mutants share. Stryker swaps the mutants in modules that Jest builds anew for each file. */
export default {
  ...everything,
  runtime: 'jest-runtime',
  // Stryker resolves it without Jest's `<rootDir>`.
  testEnvironment: './dev/testkit/test-environment.mjs',
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
