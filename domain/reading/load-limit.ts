import { kgFromLb } from '../program/units.ts'
import { restsAlsoOn } from './places.ts'
import type { Statement } from './statement.ts'

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const NOT =
  "(?:can['’]?t|can ?not|must ?n['’]?t|must not|not allowed to|not supposed to|not to|don['’]?t|do not)"
/** `Told nothing over 10 lb for four weeks`, `not allowed to lift more than 5 kg` */
const LIMIT = new RegExp(
  [
    `(?<!\\p{L})(?:nothing|no(?:t)? lifting(?: anything)?|${NOT} (?:lift|carry|pick up|hold)(?: anything| things)?|nichts|nada|rien|niente)`,
    '(?: \\p{L}{1,12})? (?:over|above|beyond|more than|heavier than|greater than|über|schwerer als|mehr als|de más de|plus lourd que|de plus de|oltre)',
    ' (?<value>\\d{1,3}(?:[.,]5)?) ?(?<unit>kgs?|kilos?|lbs?|pounds?)(?!\\p{L})',
    `(?:[^.;!?\\n]{0,15}? (?:for|für|durante|pendant|per) (?:the )?(?:next |first |nächsten )?(?<weeks>\\d{1,2}|${WORDS.join('|')}) (?:weeks?|wks?|wochen|semanas|semaines|settimane))?`,
  ].join(''),
  'iu',
)

/** The limit that somebody was given after an operation belongs to the operation, or else to the last condition. */
export function withLoadLimit(statements: readonly Statement[], said: string): Statement[] {
  const found = LIMIT.exec(said)
  const { value, unit = '', weeks } = found?.groups ?? {}
  const conditions = statements.filter((each) => each.kind === 'condition')
  const of = conditions.find(({ what }) => what === 'surgery') ?? conditions.at(-1)
  if (!found || !value || !of) return [...statements]
  const number = Number(value.replace(',', '.'))
  const kg = /^(?:lb|pound)/i.test(unit) ? kgFromLb(number) : number
  const inWords = weeks ? WORDS.indexOf(weeks.toLowerCase()) + 1 : 0
  const mostWeeks = inWords || Number(weeks)
  const limited: Statement = {
    ...of,
    mostKg: Math.round(kg * 10) / 10,
    ...(mostWeeks > 0 && { mostWeeks }),
  }
  restsAlsoOn(limited, of)
  restsAlsoOn(limited, { ...of, quote: found[0] })
  return statements.map((each) => (each === of ? limited : each))
}
