/**
 * All combinations of one variant of each part, in the format of a table entry.
 * @param parts - each with its variants separated by bars; an empty variant makes the part optional
 */
export const phrases = (...parts: readonly string[]): string =>
  parts
    .map((part) => part.split('|'))
    .reduce((begun, variants) => begun.flatMap((head) => variants.map((next) => `${head} ${next}`.trim())))
    .join('|')
