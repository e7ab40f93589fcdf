import type { Condition } from '../statements/lexicon/conditions.ts'
import type { Statement } from '../statements/statement.ts'
import { CARE } from './conditions.ts'
import { inWords } from './words.ts'

/** The conditions that statements name, each once. */
export const conditionsOf = (statements: readonly Statement[]): Condition[] => [
  ...new Set(statements.flatMap((each) => (each.kind === 'condition' ? [each.what] : []))),
]

/** Those that a professional must clear before normal training. */
export const toClear = (conditions: readonly Condition[]): Condition[] =>
  conditions.filter((each) => CARE[each].clearFirst)

/** How many of each condition's signs, and of all, are named. */
const SIGNS_OF_ONE = 2
const MOST_SIGNS = 6

/** The notice shown wherever such a program is shown. */
export function clearanceNotice(conditions: readonly Condition[]): string {
  const signs = new Set(conditions.flatMap((each) => CARE[each].stopSigns.slice(0, SIGNS_OF_ONE)))
  const stop = [...signs].slice(0, MOST_SIGNS).join('; ')
  return `You mentioned ${inWords(conditions.map((each) => CARE[each].plain))}. Before you start, clear this program with your doctor or a qualified professional. It is deliberately cautious until you have. Stop and ask for help at any of these: ${stop}.`
}
