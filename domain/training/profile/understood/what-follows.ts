import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import { inWords } from '../../../exercises/words.ts'
import type { Position } from '../../../exercises/vocabulary.ts'
import { careOf } from '../health/care.ts'
import { CONDITION_CARE, type Care } from '../health/condition-care.ts'
import { askedAbout } from '../health/red-flags.ts'
import { HEALTH_ADVICE } from '../health/generated/advice.ts'
import { POSITION_NAMES } from '../ways-of-moving.ts'
import type { Read, Understanding } from './reading.ts'

type Found = Pick<Understanding, 'leavesOut' | 'prefers' | 'spares' | 'clearFirst'>

/** A sentence is read beside the answers, or in the program. */
export type Tense = 'coming' | 'done'

/** States what each condition without clearance changes. What is already left out is not named again. */
export function careSentences(
  conditions: readonly Condition[],
  weeks: Read['weeks'],
  leftOut: readonly Position[],
  torn: readonly Condition[] = [],
): string[] {
  const named = new Set(leftOut)
  return conditions.map((each) => {
    const fresh = careOf(each, weeks[each], torn).positions.filter((position) => !named.has(position))
    const isFirst = named.size === 0
    fresh.forEach((position) => named.add(position))
    return careSentence(careOf(each, weeks[each], torn), HEALTH_ADVICE[each] !== undefined, fresh, isFirst)
  })
}

function careSentence(
  { plain, positions, patterns, spares, reserve, growth, adds }: Care,
  isAdvised: boolean,
  fresh: readonly Position[],
  isFirst: boolean,
): string {
  if (fresh.length)
    return `Because of ${plain} we ${isFirst ? '' : 'also '}leave out ${inWords(fresh.map((each) => POSITION_NAMES[each]))}.`
  if (positions.length) return `You mentioned ${plain}: what that rules out is left out already.`
  if (patterns.length + spares.length > 0) return `Because of ${plain} some exercises are left out.`
  if (reserve > 1 || growth !== 'normal') return `Because of ${plain} the program asks for less effort.`
  return adds.length || isAdvised
    ? `You mentioned ${plain}: nothing is left out for it, and your program says what to watch for.`
    : `You mentioned ${plain}. Nothing is left out for it.`
}

export const unableSentence = (condition: Condition): string[] => {
  const { plain, unable } = CONDITION_CARE[condition]
  return unable ? [`There is ${unable} but what you say is fine, since you mentioned ${plain}.`] : []
}

export const commentSentences = (
  { leavesOut, spares }: Found,
  cares: readonly string[],
  tense: Tense,
): string[] => [
  ...(leavesOut.length ? [`We ${tense === 'done' ? 'left' : 'will leave'} out ${inWords(leavesOut)}.`] : []),
  ...(spares.length
    ? [
        `Your ${inWords(spares)} ${spares.length > 1 ? 'get' : 'gets'} a break: we ${tense === 'done' ? 'left' : 'leave'} out what is hard on ${spares.length > 1 ? 'them' : 'it'}.`,
      ]
    : []),
  ...cares,
]

export const preferSentence = ({ prefers }: Found): string[] =>
  prefers.length ? [`You like ${inWords(prefers)}: we will use them wherever they fit.`] : []

export const clearanceSentence = ({ clearFirst }: Found, redFlags: readonly Condition[]): string[] =>
  clearFirst.length
    ? [`Please clear this with ${askedAbout(redFlags)} before you start: ${inWords(clearFirst)}.`]
    : []

export const equipmentSentence = (uses: readonly string[], tense: Tense): string =>
  uses.length
    ? `Everything ${tense === 'done' ? 'works' : 'will work'} with what you have: ${inWords(uses)}.`
    : 'We found no equipment we know in your words, so every exercise needs only your own weight.'
