/**
 * All phrases of an entry with choices: `(sick|tired) of` is `sick of` and `tired of`. An empty choice leaves
 * its part out.
 */
export const phrasesOf = (entry: string): string[] =>
  entry
    .split(/[()]/)
    .map((part) => part.split('|'))
    .reduce((begun, choices) => begun.flatMap((head) => choices.map((next) => head + next)))

const inAnyText = (words: string): string => words.replace(/[.*+?^${}[\]\\]/g, '\\$&')

/** The source of a pattern for any phrase of these entries. */
export const patternOf = (entries: readonly string[]): string =>
  entries.map((entry) => inAnyText(entry).replaceAll('(', '(?:')).join('|')
