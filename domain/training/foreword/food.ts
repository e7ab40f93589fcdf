import type { GeneratedProgram } from '../../program/program.ts'
import { asksToGain, asksToLose } from '../printing/guidelines.ts'
import { EATING, LESS_FOOD, MORE_FOOD, NO_FOOD } from './generated/words.ts'
import { anyOf } from './phrases.ts'

const eating = anyOf(EATING)
const more = anyOf(MORE_FOOD)
const less = anyOf(LESS_FOOD)
const forbidden = anyOf(NO_FOOD)

const TOKEN = /\d+(?:\.\d+)?|[a-z%]+/g
const UNITS = new Set(['kcal', 'calories', 'g', 'gram', 'grams', 'percent', '%', 'times', 'meal', 'meals'])
const SWALLOWED = /\d ?(?:mg|mcg|iu|ml)\b/i

export const isOnFood = (spaced: string): boolean => eating.test(spaced)

/**
 * Whether a sentence on food leaves our lines on nutrition: by an amount that they do not have, by the other direction, or by
 * what nobody should do.
 *
 * @param spaced - its words without runs of our own
 */
export function isBesideOurFood(
  sentence: string,
  spaced: string,
  { guidelines: { nutrition } }: GeneratedProgram,
): boolean {
  const ours = new Set(nutrition.flatMap((line) => amountsIn(line)))
  const [asksMore, asksLess] = [nutrition.some(asksToGain), nutrition.some(asksToLose)]
  return (
    forbidden.test(spaced) ||
    SWALLOWED.test(sentence) ||
    (more.test(spaced) && !asksMore) ||
    (less.test(spaced) && !asksLess) ||
    amountsIn(sentence).some((amount) => !ours.has(amount))
  )
}

/** The numbers of `200 to 300 kcal`, `125 g`, `0.5 to 1 percent`. */
function amountsIn(text: string): string[] {
  const tokens = text.toLowerCase().match(TOKEN) ?? []
  return tokens.filter((token, at) => {
    const [next = '', , last = ''] = tokens.slice(at + 1)
    return /^\d/.test(token) && (UNITS.has(next) || (next === 'to' && UNITS.has(last)))
  })
}
