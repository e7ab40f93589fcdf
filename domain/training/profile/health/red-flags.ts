import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import type { Statement } from '../../../reading/statement.ts'
import { careOf } from './care.ts'
import { careFor, CONDITION_CARE, type Clearance } from './condition-care.ts'
import type { Clearer } from './care-words.ts'
import type { Level } from '../../../exercises/vocabulary.ts'
import { inWords } from '../../../exercises/words.ts'

/** The conditions named in statements, each once. */
export const conditionsOf = (statements: readonly Statement[]): Condition[] => [
  ...new Set(statements.flatMap((each) => (each.kind === 'condition' ? [each.what] : []))),
]

/** The week of each condition, if stated. */
export const weeksOf = (statements: readonly Statement[]): Partial<Record<Condition, number>> =>
  Object.fromEntries(
    statements.flatMap((each) =>
      each.kind === 'condition' && each.weeks !== undefined ? [[each.what, each.weeks]] : [],
    ),
  )

/**
 * Conditions that a professional must clear before normal training.
 *
 * @param cleared - conditions cleared for training, in the buyer's own words
 * @see Riebe and others, "Updating ACSM's recommendations for exercise preparticipation health screening" (2015): who
 *   trains already, and has no signs, goes on
 */
export const toClear = (
  conditions: readonly Condition[],
  cleared: readonly Condition[] = [],
  level: Level = 'novice',
): Condition[] =>
  conditions.filter((each) => {
    const clearance = CONDITION_CARE[each].clearWith
    if (!clearance || clearance.meanwhile || cleared.includes(each)) return false
    return !(clearance.livedWith && level !== 'novice')
  })

const clearanceOf = (condition: Condition): Clearance | null => CONDITION_CARE[condition].clearWith

/**
 * The people to ask about the conditions: `your midwife or doctor`. One person who knows all of them is
 * enough.
 */
export function askedAbout(conditions: readonly Condition[]): string {
  const asked: (readonly Clearer[])[] = []
  for (const condition of conditions) {
    const who = clearanceOf(condition)?.who
    if (!who) continue
    const at = asked.findIndex((others) => others.some((each) => who.includes(each)))
    if (at < 0) asked.push(who)
    else asked[at] = asked[at]?.filter((each) => who.includes(each)) ?? who
  }
  return asked.map((who) => `your ${who.join(' or ')}`).join(', and also ')
}

/** The facts behind a notice. */
export interface Noticed {
  conditions: readonly Condition[]
  redFlags: readonly Condition[]
  cleared: readonly Condition[]
  weeks: Partial<Record<Condition, number>>
  torn?: readonly Condition[] | undefined
}

/** Conditions that a professional has a say in. Those that await clearance come first. */
export const noticed = ({ conditions, redFlags, cleared }: Noticed): Condition[] => [
  ...new Set([...redFlags, ...cleared, ...conditions.filter((each) => clearanceOf(each))]),
]

/** The maximum number of signs for all conditions, and the minimum for each. */
const MAX_SIGNS = 10
const SIGNS_OF_ONE = 2

/** The notice shown with such a program everywhere; null if nobody has a say. Its signs are told beside it. */
export function clearanceNotice(whose: Noticed): string | null {
  const all = noticed(whose)
  if (!all.length) return null
  const asks = [...first(whose.redFlags), ...again(whose)]
  return [
    `You mentioned ${inWords(all.map((each) => careFor(each, whose.torn).plain))}.`,
    // A parent who buys has nobody to ask.
    ...(asks.length ? asks : ['So clean reps come first, and no set goes near the limit.']),
  ].join(' ')
}

/** What to stop at and get help, first for the conditions that a professional has a say in. Empty without conditions. */
export function stopSignsOf(whose: Noticed): string[] {
  const told = noticed(whose)
  const others = whose.conditions.filter((each) => !told.includes(each))
  return [...new Set([told, others].flatMap((each) => signsOf(each, whose)))]
}

function signsOf(conditions: readonly Condition[], { weeks, torn }: Noticed): string[] {
  const ofEach = Math.max(SIGNS_OF_ONE, Math.floor(MAX_SIGNS / conditions.length))
  const signs = conditions.flatMap((each) => careOf(each, weeks[each], torn).stopSigns.slice(0, ofEach))
  return [...new Set(signs)].slice(0, MAX_SIGNS)
}

function first(redFlags: readonly Condition[]): string[] {
  if (!redFlags.length) return []
  const inAnyCase = redFlags.filter((each) => !clearanceOf(each)?.onlyIf)
  const known = inAnyCase.flatMap((each) => clearanceOf(each)?.who ?? [])
  const inOneCase = redFlags.filter(
    (each) => clearanceOf(each)?.onlyIf && !clearanceOf(each)?.who.some((who) => known.includes(who)),
  )
  const who = [
    askedAbout(inAnyCase),
    ...inOneCase.map((each) => `${askedAbout([each])}, if ${clearanceOf(each)?.onlyIf ?? ''}`),
  ]
  return [
    `Before you start, clear this program with ${[...new Set(who)].filter(Boolean).join('; ')}.`,
    `${inAnyCase.length ? 'Do' : 'If so, do'} not start until they say yes.`,
  ]
}

/** Whether it is for a parent or guardian to clear: no illness, only age. */
export const isParents = (condition: Condition): boolean =>
  clearanceOf(condition)?.who.includes('parent') ?? false

/**
 * For conditions that are cleared or lived with: when to ask again. These people need not ask first. What they were
 * allowed may be less than this program, so nobody is called cleared.
 */
function again(whose: Noticed): string[] {
  const others = noticed(whose).filter((each) => !whose.redFlags.includes(each))
  // Who buys for a child has nobody else to ask.
  const cleared = others.filter((each) => whose.cleared.includes(each) && !isParents(each))
  const open = others.filter((each) => !whose.cleared.includes(each))
  const trained = open.filter((each) => !clearanceOf(each)?.meanwhile)
  const rest = open.filter((each) => clearanceOf(each)?.meanwhile)
  return [
    ...(cleared.length
      ? [
          'You wrote that you may train: keep to what you were told.',
          `Ask ${askedAbout(cleared)} again if anything changes, and before you do more.`,
        ]
      : []),
    ...(trained.length ? [`You train with it already. Ask ${askedAbout(trained)} if anything changes.`] : []),
    ...(rest.length
      ? [
          `Before you start, see ${askedAbout(rest)} if ${rest.flatMap((each) => clearanceOf(each)?.onlyIf ?? []).join(', or if ')}.`,
        ]
      : []),
  ]
}
