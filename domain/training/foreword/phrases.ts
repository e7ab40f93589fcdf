/** Alternatives of a pattern from phrases of our lists, whose last word may end in * for all its endings. */
export const patternOf = (phrases: readonly string[]): string =>
  phrases.map((each) => each.replace('*', '[a-z0-9]*')).join('|')

/** Finds any of some phrases in a sentence folded to ` words between spaces `. */
export const anyOf = (phrases: readonly string[]): RegExp => new RegExp(` (?:${patternOf(phrases)}) `)
