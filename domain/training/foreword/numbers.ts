/** What a number counts, by the word beside it; `any` without one. */
export type Unit =
  'kg' | 'lb' | 'minutes' | 'seconds' | 'weeks' | 'days' | 'sets' | 'reps' | 'percent' | 'span' | 'any'

export interface Told {
  value: number
  unit: Unit
  /** Written as a word: `one` may be no number. */
  isWord: boolean
  /** Behind what it counts, as a name: `week 5`. */
  isName: boolean
}

const UNITS: Readonly<Record<Exclude<Unit, 'any'>, readonly string[]>> = {
  kg: ['kg', 'kgs', 'kilo', 'kilos', 'kilogram', 'kilograms'],
  lb: ['lb', 'lbs', 'pound', 'pounds'],
  minutes: ['min', 'mins', 'minute', 'minutes'],
  seconds: ['s', 'sec', 'secs', 'second', 'seconds'],
  weeks: ['week', 'weeks'],
  days: ['day', 'days', 'session', 'sessions', 'workout', 'workouts', 'time', 'times'],
  sets: ['sets'],
  reps: ['rep', 'reps', 'repetition', 'repetitions', 'rir', 'rpe', 'reserve', 'left'],
  percent: ['%', 'percent'],
  // Counted in no program.
  span: ['hour', 'hours', 'month', 'months', 'year', 'years', 'decade', 'decades'],
}
const UNIT_OF = new Map(
  Object.entries(UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit as Unit] as const)),
)

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety'
const VALUES = new Map<string, number>([
  ...ONES.split(' ').map((word, value) => [word, value] as const),
  ...TENS.split(' ').map((word, at) => [word, 10 * (at + 2)] as const),
  ...Object.entries({ dozen: 12, dozens: 12, hundred: 100, hundreds: 100, thousand: 1000, million: 1e6 }),
])

const TOKEN = /\d+(?:[.,]\d+)*|[a-z]+|[%,;:()]/g
/** Words between a number and what it counts: `3 to 5 good, hard reps`. */
const WORDS_BETWEEN = 4

/** The numbers of a text in digits and in words, each with what it counts. Linear in time. */
export function numbersIn(text: string): Told[] {
  const tokens = text.toLowerCase().match(TOKEN) ?? []
  const found: Told[] = []
  let last: (Told & { to: number }) | undefined
  for (let at = 0; at < tokens.length; at++) {
    const from = at
    let value = valueOf(tokens[at])
    if (value === undefined) continue
    for (let more = joined(value, tokens[at + 1]); more !== undefined; more = joined(value, tokens[at + 1])) {
      value = more
      at++
    }
    const before = tokens[from - 1] ?? ''
    // `Days 1 and 5`
    const isListed = AND.has(before) && !UNIT_OF.has(tokens[at + 1] ?? '')
    const first = isListed && last?.isName && last.to === from - 2 ? last : undefined
    const isName = NAMED.has(before) || first !== undefined
    const isWord = VALUES.has(tokens[from] ?? '')
    last = { value, unit: first?.unit ?? unitOf(tokens, from, at, isName), isWord, isName, to: at }
    found.push({ value: last.value, unit: last.unit, isWord, isName })
  }
  return found
}

const valueOf = (token = ''): number | undefined =>
  VALUES.get(token) ?? (/^\d/.test(token) ? Number(token.replaceAll(',', '')) : undefined)

/** `five hundred`, `twenty five`: undefined if the word begins another number. */
function joined(value: number, next = ''): number | undefined {
  const more = VALUES.get(next) ?? 0
  if (more >= 100) return value < more ? value * more : undefined
  const isOpen = value >= 100 ? value % 100 === 0 : value >= 20 && value % 10 === 0 && more < 10
  return more > 0 && isOpen ? value + more : undefined
}

const AND = new Set(['and', 'or', ',', 'to'])
const isAnd = (word: string): boolean => AND.has(word)
const NAMED = new Set(['week', 'weeks', 'day', 'days', 'session', 'rir', 'rpe'])

function unitOf(tokens: readonly string[], from: number, to: number, isName: boolean): Unit {
  // `Sets of 6`
  if (tokens[from - 1] === 'of' && tokens[from - 2] === 'sets') return 'reps'
  const near = isName ? [] : tokens.slice(to + 1, to + 1 + WORDS_BETWEEN)
  // `20 moves within eight weeks` and `33 in the week 8 test` count no weeks, `8 to 10 reps` counts reps.
  const next = near.findIndex(
    (word, index) => valueOf(word) !== undefined && !near.slice(0, index).every(isAnd),
  )
  const end = next < 0 ? near.length : next
  const isNextsName = NAMED.has(near[end - 1] ?? '') && valueOf(tokens[to + 1 + end]) !== undefined
  const after = near.slice(0, end - (isNextsName ? 1 : 0))
  const beside = [...after, tokens[from - 1] ?? ''].find((word) => UNIT_OF.has(word))
  return UNIT_OF.get(beside ?? '') ?? 'any'
}
