import { relative } from 'node:path'
import type { AggregatedResult, Test, TestResult } from '@jest/test-result'

/** A line on a terminal is written over; elsewhere there is a line every so many seconds. */
const SECONDS = 15

/** Tells how far the tests are, and each failure when it happens, with the command that runs it alone. */
export default class Progress {
  readonly #startedAt = performance.now()
  readonly #isTerminal = Boolean(process.stderr.isTTY)
  #toldAt = 0

  onTestResult(_test: Test, result: TestResult, all: AggregatedResult): void {
    const done = all.testResults.length
    const failed = all.numFailedTests + all.numRuntimeErrorTestSuites
    for (const failure of failuresOf(result)) this.#print(failure)
    const seconds = Math.round((performance.now() - this.#startedAt) / 1_000)
    const isLast = done === all.numTotalTestSuites
    if (!this.#isTerminal && !isLast && seconds - this.#toldAt < SECONDS) return
    this.#toldAt = seconds
    this.#print(`${done} of ${all.numTotalTestSuites} test files, ${seconds} s, ${failed} failed`, '\r')
  }

  #print(text: string, end = '\n') {
    process.stderr.write(this.#isTerminal ? `\r\u001b[K${text}${end}` : `${text}\n`)
  }

  onRunComplete(): void {
    if (this.#isTerminal) process.stderr.write('\n')
  }

  getLastError(): undefined {}
}

/** What failed in a file as Jest tells it, and the command that runs each failed test alone. */
function failuresOf(result: TestResult): string[] {
  if (!result.failureMessage) return []
  const file = relative('.', result.testFilePath)
  const failed = result.testResults.filter(({ status }) => status === 'failed')
  const alone = failed.map(({ fullName }) => `  npm test -- ${file} -t '${patternOf(fullName)}'`)
  return [
    `✗ ${file}\n${result.failureMessage}${(alone.length ? alone : [`  npm test -- ${file}`]).join('\n')}\n`,
  ]
}

/** Jest takes a pattern. The shell's own quote has no place in it. */
const patternOf = (name: string) => name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll("'", '.')
