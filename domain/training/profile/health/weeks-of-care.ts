import { BAR } from '../weights/loading.ts'
import type { TrainingProfile } from '../profile.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import { lbFromKg, weightIn } from '../../../program/units.ts'
import { WEEKS } from '../../../program/weeks.ts'
import { CONDITION_CARE } from './condition-care.ts'
import type { Phase } from '../../draft/phases.ts'

/** The limit goes before every weight of the program. */
export function loadLimitDecisions({
  loadLimit,
  equipment,
}: Pick<TrainingProfile, 'loadLimit' | 'equipment'>): string[] {
  if (!loadLimit) return []
  const { kg, weeks } = loadLimit
  const most = weightIn('both', { kg, lb: Math.round(lbFromKg(kg)) })
  const bar =
    kg < BAR.kg && equipment.implements.includes('barbell')
      ? ` A bar alone weighs ${weightIn('both', BAR)}: until then do its swap, or the same lift with less.`
      : ''
  if (!weeks)
    return [
      `Lift nothing heavier than ${most} until whoever set this limit lifts it: it goes before every weight of the program.${bar}`,
    ]
  const within = weeks === 1 ? 'week 1' : `weeks 1 to ${Math.min(WEEKS, weeks)}`
  return [
    `In ${within} lift nothing heavier than ${most}, as you were told: that goes before every weight of the program.${bar}`,
  ]
}

type Trainee = Pick<TrainingProfile, 'conditions' | 'weeks'>

/** What heals by weeks, and our words for the event. */
const HEALING: Readonly<Partial<Record<Condition, string>>> = {
  surgery: 'your operation',
  'joint-replacement': 'your new joint',
  'spinal-fusion': 'your operation',
  fracture: 'the break',
}
/** Weeks since the event in which nothing is trained unless a professional says so. */
const REST = 2

/** The first weeks of the program that fall in the first stages of a healing, and the event. */
function healing({ conditions, weeks }: Trainee) {
  return conditions.flatMap((each) => {
    const [event, since] = [HEALING[each], weeks[each]]
    const lasts = CONDITION_CARE[each].phases?.findLast(({ growth }) => growth === 'none')?.toWeek
    if (!event || since === undefined || lasts === undefined || since > lasts) return []
    // Nobody begins before the rest is over.
    return { event, since, lasts, light: Math.min(WEEKS, lasts - Math.max(since, REST) + 1) }
  })
}

/** Percent of the usual weight: small steps to half while the first stages of a healing last, larger ones after them. */
const LEAST = 40
const HALF = 50
const MORE_IN_HEALING = 5
const MORE_A_WEEK = 10
const USUAL = 100

/**
 * The percent of the usual weight in each of these weeks; undefined once somebody is back to it. A light week after
 * them keeps the share of the week before it.
 *
 * @see Royal College of Surgeons of England, "Get Well Soon" (2011): a little more each week; the shares are practice
 */
export function sharesIn(phases: readonly Phase[], whose: Trainee): (number | undefined)[] {
  const light = lightUntil(whose)
  if (!light) return phases.map(() => undefined)
  let share = firstShare(light)
  return phases.map(({ week, deload }) => {
    if (deload || week === 1) return share
    share = week > light ? share + MORE_A_WEEK : Math.min(HALF, share + MORE_IN_HEALING)
    return share < USUAL ? share : undefined
  })
}

const firstShare = (light: number): number => Math.max(LEAST, HALF - MORE_IN_HEALING * (light - 1))

/** The last week of the program that falls in the first stages of a healing; 0 without one. */
const lightUntil = (whose: Trainee): number => Math.max(0, ...healing(whose).map((each) => each.light))

/** With so many weeks of a healing ahead, sets begin fewer and come back one by one. */
const LONG = 3
export const beginsWithFewerSets = (whose: Trainee): boolean => lightUntil(whose) >= LONG

/**
 * How the weeks of the program follow those of the healing: light until its first stages are over, a little more in
 * each week from then on.
 */
export const rampDecisions = (whose: Trainee): string[] =>
  healing(whose).map(({ event, since, lasts, light }) => {
    const rest =
      since < REST ? ` Do not begin before ${REST} weeks have passed, unless your surgeon says so.` : ''
    const after =
      light < WEEKS
        ? ' After that, a tenth of the usual weight comes back each week, but none in a light week.'
        : ''
    const first = firstShare(light)
    const much =
      first < HALF
        ? `start with ${first} percent of your usual weight for those reps, and take small steps up to half of it`
        : 'take half of your usual weight for those reps'
    return `${firstWeeks(light)} ${much}: that is still within ${lasts + 1} weeks of ${event}.${after} Each week prints its percent, and an easy set does not change it.${rest}`
  })

/** What holds the weights down, whatever a rule says: a share of them while something heals, or a limit. */
export interface LowWeights {
  by: 'share' | 'limit'
  /** The last week of it, at most that of the program; null if it is unknown. */
  toWeek: number | null
}

export function lowWeightsOf(whose: Trainee & Pick<TrainingProfile, 'loadLimit'>): LowWeights | null {
  const light = lightUntil(whose)
  if (light) return { by: 'share', toWeek: light }
  const { loadLimit } = whose
  if (!loadLimit) return null
  return { by: 'limit', toWeek: loadLimit.weeks ? Math.min(WEEKS, loadLimit.weeks) : null }
}

/** Whether weeks without a share of the usual weight follow: from half of it, a tenth a week. */
export const isBackIn = ({ toWeek }: LowWeights): boolean => (toWeek ?? WEEKS) + WEEKS_BACK <= WEEKS
const WEEKS_BACK = 5

/** Whether a limit that somebody was told holds in a week; one without weeks holds in all. */
export const isUnderLimit = (week: number, { loadLimit }: Pick<TrainingProfile, 'loadLimit'>): boolean =>
  loadLimit !== undefined && week <= (loadLimit.weeks ?? WEEKS)

/** `In weeks 1 to 5` */
export const firstWeeks = (last: number): string => (last > 1 ? `In weeks 1 to ${last}` : 'In week 1')

/** Week of pregnancy. */
const BEGINS = 28
const LESS = 'Take less weight when the same feels harder. On hard days, do a set fewer of each exercise.'

/**
 * The program week, from 2 to 8, when a pregnancy enters the last trimester; null if none does or the week is
 * unknown.
 */
export function lastTrimesterFrom({ conditions, weeks }: Trainee): number | null {
  const at = conditions.includes('pregnancy') ? weeks.pregnancy : undefined
  if (at === undefined) return null
  const from = BEGINS - at + 1
  return from > 1 && from <= WEEKS ? from : null
}

/**
 * The loaded week that a last-trimester week copies its reps and effort from. Other weeks return themselves.
 */
export function heldAt(phase: Phase, phases: readonly Phase[], from: number | null): Phase {
  if (from === null || phase.week < from || phase.deload) return phase
  return phases.findLast(({ week, deload }) => week < from && !deload) ?? phase
}

/**
 * What the last trimester changes, in one plain sentence.
 *
 * @see ACOG, Committee Opinion 804 (2020): a program changes during a pregnancy; the details are practice
 */
export function lastTrimesterDecisions(whose: Trainee): string[] {
  if (!whose.conditions.includes('pregnancy')) return []
  const from = lastTrimesterFrom(whose)
  if (from !== null)
    return [
      `Week ${from} is week ${BEGINS} of your pregnancy: from there on the plan asks for no more. ${LESS}`,
    ]
  const at = whose.weeks.pregnancy
  if (at === undefined)
    return [`From week ${BEGINS} of your pregnancy on, do no more reps than in the week before it. ${LESS}`]
  return at >= BEGINS ? [`Add reps only where a set still feels as easy as in week 1. ${LESS}`] : []
}
