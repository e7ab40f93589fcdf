import type { Condition } from '../statements/lexicon/conditions.ts'
import type { Statement } from '../statements/statement.ts'
import { CARE } from './conditions.ts'
import { inWords } from './words.ts'

/** The conditions that statements name, each once. */
export const conditionsOf = (statements: readonly Statement[]): Condition[] => [
  ...new Set(statements.flatMap((each) => (each.kind === 'condition' ? [each.what] : []))),
]

/** The week of each condition, where it was said. */
export const weeksOf = (statements: readonly Statement[]): Partial<Record<Condition, number>> =>
  Object.fromEntries(
    statements.flatMap((each) =>
      each.kind === 'condition' && each.weeks !== undefined ? [[each.what, each.weeks]] : [],
    ),
  )

/** Those that a professional must clear before normal training. */
export const toClear = (conditions: readonly Condition[]): Condition[] =>
  conditions.filter((each) => CARE[each].clearWith !== null)

/** Whom to ask about these, without the cases in which to: `your midwife or doctor`. */
export const askedAbout = (conditions: readonly Condition[]): string[] => [
  ...new Set(conditions.flatMap((each) => CARE[each].clearWith?.split(', ')[0] ?? [])),
]

/** How many signs are named of all conditions, and of each at least. */
const MOST_SIGNS = 6
const SIGNS_OF_ONE = 2

/** The notice shown wherever such a program is shown. */
export function clearanceNotice(conditions: readonly Condition[]): string {
  const ofEach = Math.max(SIGNS_OF_ONE, Math.floor(MOST_SIGNS / conditions.length))
  const signs = new Set(conditions.flatMap((each) => CARE[each].stopSigns.slice(0, ofEach)))
  const stop = [...signs].slice(0, MOST_SIGNS).join('; ')
  const who = [...new Set(conditions.flatMap((each) => CARE[each].clearWith ?? []))].join('; ')
  return `You mentioned ${inWords(conditions.map((each) => CARE[each].plain))}. Before you start, clear this program with ${who}. It is deliberately cautious until you have. Stop and ask for help at any of these: ${stop}.`
}
