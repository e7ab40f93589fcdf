import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)
const { createEmptyTestResult } = require('@jest/test-result')
const circus = require('jest-circus/runner').default

/** The mutant that a test has detected. The remaining tests are skipped for it. */
let noticed

/** It tries thousands of mails, which takes as long as all other tests together. */
const TOO_LONG = 'continues a delivered purchase for three days, and its refund from scratch, forever'

/**
 * Runs the tests of a file as Jest does, until one fails. Jest itself cannot stop early when all files run
 * in one process.
 */
export default async function untilOneFails(
  globalConfig,
  config,
  environment,
  runtime,
  testFilePath,
  ...rest
) {
  const active = process.env.__STRYKER_ACTIVE_MUTANT__
  if (active && noticed === active) return notNeeded(testFilePath)
  environment.handleTestEvent = ({ name, test }) => {
    const isNotNeeded = (active && noticed === active) || test?.name === TOO_LONG
    if (name === 'test_start' && isNotNeeded) test.mode = 'skip'
    if (name === 'test_done' && test.errors.length > 0) noticed = active
  }
  return circus(globalConfig, config, environment, runtime, testFilePath, ...rest)
}

/** Jest treats a file without any test as an error. */
const notNeeded = (testFilePath) => ({
  ...createEmptyTestResult(),
  numPendingTests: 1,
  testResults: [{ fullName: 'not needed', status: 'pending', ancestorTitles: [], failureMessages: [] }],
  testFilePath,
})
