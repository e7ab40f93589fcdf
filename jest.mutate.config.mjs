import isolated from './jest.mutants.config.mjs'

/** The tests that run against mutants: those that need no server of their own, so that each takes moments. */
export default {
  ...isolated,
  // Jest scans all of its roots before every mutant.
  roots: ['<rootDir>/channels', '<rootDir>/purchases'],
  testMatch: ['<rootDir>/channels/**/*.test.ts', '<rootDir>/purchases/**/*.test.ts'],
  // These play whole purchases at a storefront, which takes seconds.
  testPathIgnorePatterns: ['/channels/(stripe|shopify|gumroad)\\.test\\.ts$'],
  testTimeout: 10_000,
}
