const SAME_WORD: Readonly<Record<string, string>> = {
  db: 'dumbbell',
  dbs: 'dumbbell',
  dumbell: 'dumbbell',
  dumbells: 'dumbbell',
  kb: 'kettlebell',
  kbs: 'kettlebell',
  bb: 'barbell',
  ups: 'up',
  flye: 'fly',
  flies: 'fly',
  flyes: 'fly',
  tricep: 'triceps',
  bicep: 'biceps',
  calves: 'calf',
  banded: 'band',
  trx: 'suspension',
  lunging: 'lunge',
  dipping: 'dip',
}

const ENDS_IN_S = new Set(['triceps', 'biceps', 'less', 'always', 'previous'])

const singular = (word: string): string => {
  if (word.length < 4 || ENDS_IN_S.has(word)) return word
  if (/(ch|sh|x|ss)es$/.test(word)) return word.slice(0, -2)
  if (/[^aeiou]ies$/.test(word)) return word.replace(/ies$/, 'y')
  return /[^siu]s$/.test(word) ? word.slice(0, -1) : word
}

/** Spellings with and without spaces or hyphens, and verb forms that mean an exercise. */
const ONE_SPELLING: readonly (readonly [RegExp, string])[] = [
  [/['’`]/g, ''],
  [/\bpress[\s-]*ups?\b/g, 'pushup'],
  [/\b(push|pull|chin|sit|step)[\s-]*ups?\b/g, '$1up'],
  [/\b(pull|push)[\s-]*downs?\b/g, '$1down'],
  [/\bdead[\s-]*lift(s|ing)?\b/g, 'deadlift'],
  [/\bkettle[\s-]*bell/g, 'kettlebell'],
  [/\bdumb[\s-]*bell/g, 'dumbbell'],
  [/\bbody[\s-]*weight/g, 'bodyweight'],
  [/\b(bench|squatt|jump|row|press|kneel|swing|curl|plank)(t?ing)\b/g, '$1'],
  [/\bsquatt\b/g, 'squat'],
]

/** Folds a text to plain words: lower case, no punctuation, singular, one spelling each. */
export function wordsOf(text: string): string[] {
  const plain = ONE_SPELLING.reduce(
    (said, [found, spelling]) => said.replace(found, spelling),
    text.toLowerCase(),
  )
  return plain
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
    .map((word) => SAME_WORD[word] ?? singular(word))
}

export const holdsAll = (words: readonly string[], some: readonly string[]): boolean =>
  some.every((word) => words.includes(word))

export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1)
export const lowerFirst = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1)

/** `1 set`, `3 sets` */
export const many = (count: number, one: string): string => `${count} ${one}${count === 1 ? '' : 's'}`

/** The same of a name that is told in the plural: `1 pull-up`, `3 pull-ups` */
export const manyOf = (count: number, several: string): string =>
  `${count} ${count === 1 ? singular(several) : several}`

/** `dumbbells, a bench and a box`. */
export const inWords = (list: readonly string[], last: 'and' | 'or' = 'and'): string =>
  list.length < 2 ? list.join('') : `${list.slice(0, -1).join(', ')} ${last} ${list.at(-1)}`

/** `leg presses`, `boxes`, `carries`, `days`. A plural stays unchanged. */
export const pluralOf = (name: string): string =>
  name
    .replace(/(?<![aeiou])y$/, 'ie')
    .replace(/(ss|ch|sh|x)$/, '$1e')
    .replace(/s?$/, 's')
