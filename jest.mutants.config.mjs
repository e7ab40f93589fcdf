import everything from './jest.config.mjs'

/** What tests of mutants share. Stryker swaps the mutants in modules that Jest builds anew for each file. */
export default {
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
