import { globSync } from 'node:fs'

/** All test files, relative to the root. */
export const testFiles = (): string[] =>
  globSync('**/*.test.{ts,tsx}', { exclude: ['node_modules', 'dist', '.data', '.cache'] }).sort()

/**
 * Those whose path matches one of the patterns; all without a pattern.
 * @throws {SyntaxError} for a pattern that is none
 */
export const matching = (files: readonly string[], patterns: readonly string[]): string[] =>
  patterns.length
    ? files.filter((file) => patterns.some((pattern) => new RegExp(pattern, 'i').test(file)))
    : [...files]
