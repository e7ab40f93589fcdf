/**
 * Every way to put parts together, one of each, in the form of a table's entry.
 * @param parts - each with its variants between bars; an empty one may be left out
 */
export const phrases = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split('|'))
    .reduce((begun, variants) => begun.flatMap((head) => variants.map((next) => `${head} ${next}`.trim())))
    .join('|')
