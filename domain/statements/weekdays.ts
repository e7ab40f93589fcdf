/** Days of the week from Monday, as statements name them. */
export const WEEKDAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const
export type Weekday = (typeof WEEKDAYS)[number]

/** Each day as people write it, in the languages that we read; a weekend is two days. */
const WRITTEN: Readonly<Record<Weekday, RegExp>> = {
  mon: /(?<!\p{L})(mondays?|mon|lunes|montags?|lundis?|lunedì|segundas?|maandag)(?!\p{L})/iu,
  tue: /(?<!\p{L})(tuesdays?|tues?|martes|dienstags?|mardis?|martedì|terças?|dinsdag)(?!\p{L})/iu,
  wed: /(?<!\p{L})(wednesdays?|weds?|miércoles|miercoles|mittwochs?|mercredis?|mercoledì|quartas?|woensdag)(?!\p{L})/iu,
  thu: /(?<!\p{L})(thursdays?|thurs?|thu|jueves|donnerstags?|jeudis?|giovedì|quintas?|donderdag)(?!\p{L})/iu,
  fri: /(?<!\p{L})(fridays?|fri|viernes|freitags?|vendredis?|venerdì|sextas?|vrijdag)(?!\p{L})/iu,
  sat: /(?<!\p{L})(saturdays?|sat|weekends?|sábados?|sabados?|samstags?|samedis?|sabato|zaterdag)(?!\p{L})/iu,
  sun: /(?<!\p{L})(sundays?|sun|weekends?|domingos?|sonntags?|dimanches?|domenica|zondag)(?!\p{L})/iu,
}
const TIMES = /(?<!\d)([1-7]) ?(?:x|times|days) ?(?:a|per|\/|each)? ?(?:week|wk)/i
const TWICE = /\btwice (?:a|per) week\b/i

export interface When {
  days?: Weekday[]
  timesAWeek?: number
}

/** On which days of the week something is done, or how often, as far as it is said. */
export function whenIn(words: string): When {
  const days = WEEKDAYS.filter((day) => WRITTEN[day].test(words))
  if (days.length) return { days }
  const times = TWICE.test(words) ? 2 : Number(TIMES.exec(words)?.[1] ?? 0)
  return times ? { timesAWeek: times } : {}
}
