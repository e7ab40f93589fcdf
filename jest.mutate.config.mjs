import everything from './jest.config.mjs'

/** The tests that mutants are run against: those that need no PostgreSQL and no Temporal, so that each takes moments. */
export default {
  ...everything,
  // Jest looks through all of its roots before every mutant.
  roots: ['<rootDir>/channels', '<rootDir>/purchases'],
  testMatch: ['<rootDir>/channels/**/*.test.ts', '<rootDir>/purchases/**/*.test.ts'],
  testTimeout: 10_000,
}
