/** Of the languages that people write in. A test longer than ten minutes is not one of a lift. */
const NUMBERS: readonly (readonly string[])[] = [
  ['a', 'an', 'one', 'einer', 'una', 'uno', 'un', 'une', 'één', 'een'],
  ['two', 'zwei', 'dos', 'due', 'deux', 'twee'],
  ['three', 'drei', 'tres', 'tre', 'trois', 'drie'],
]
const COUNT = `\\d{1,3}|${NUMBERS.flat().join('|')}`
const CLOCK = new RegExp(
  `(?<!\\p{L})(?:in|within|under|innerhalb|binnen|en|dans) (?:(?:under|less than|von) )?(?:(?<clock>\\d{1,2}:\\d{2})(?!\\d)|(?<count>${COUNT})[ -]?(?:(?<minutes>m|mins?|minutes?|minuten?|minutos?|minut[io]|minuut)|(?<seconds>s|secs?|seconds?|sekunden?|segundos?|secondi|secondes?|seconden))(?!\\p{L}))`,
  'iu',
)
const LONGEST = 600
/** Between a number of reps and its time: `push-ups`, `good sit-ups each`. */
const WORDS_BETWEEN = /^[^\d.,;!?\n]{0,40}$/u
/** Other numbers that share the time: `push-ups and 50 sit-ups`. */
const OTHERS_BETWEEN =
  /^[^\d.,;!?\n]{0,30}(?:(?: (?:and|plus|und|y|e|et|en)| ?[,&+]){1,2} ?\d{2,3} \p{L}[^\d.,;!?\n]{0,30}){1,3}$/u
/** Fewer reps fill no time that others are counted in. */
const FILL_A_TIME = 10

/** The seconds that the words give for so many reps: 120 for 40 in `need 40 in two minutes`. */
export function clockTold(reps: number, words: string): number | undefined {
  for (const { index } of words.matchAll(new RegExp(`(?<!\\d)${reps}(?!\\d)`, 'g'))) {
    const after = words.slice(index + String(reps).length, index + NEAR)
    const found = CLOCK.exec(after)
    const seconds = found?.groups && secondsOf(found.groups)
    if (seconds && seconds <= LONGEST && isOfBoth(reps, after.slice(0, found.index))) return seconds
  }
  return undefined
}
const NEAR = 80

const isOfBoth = (reps: number, between: string): boolean =>
  WORDS_BETWEEN.test(between) || (reps >= FILL_A_TIME && OTHERS_BETWEEN.test(between))

/** A test of fitness that somebody has to pass, in the languages that people write in. */
const TEST =
  /(?<!\p{L})(?:\p{L}*test(?:s|en|ing)?|exams?|academy|[ap]?c?ft|prt|\p{L}*prüfung(?:en)?|oposici(?:ón|ones)|pruebas?|ex[aá]m[eê]n(?:es)?|épreuves?|concours|esam[ei]|concors[oi]|toets(?:en)?|keuring)(?!\p{L})/iu
export const speaksOfTest = (words: string): boolean => TEST.test(words)

function secondsOf({ clock, count = '', minutes }: Record<string, string | undefined>): number {
  if (clock) {
    const [whole = 0, rest = 0] = clock.split(':').map(Number)
    return whole * 60 + rest
  }
  const spelt = NUMBERS.findIndex((each) => each.includes(count.toLowerCase()))
  const value = spelt < 0 ? Number(count) : spelt + 1
  return minutes ? value * 60 : value
}
