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

/**
 * How the weeks of the program follow those of the healing: light until its first stages are over, by the row
 * from then on.
 *
 * @see Royal College of Surgeons of England, "Get Well Soon" (2011): a little more each week; the share is practice
 */
export function rampDecisions({ conditions, weeks }: Trainee): string[] {
  return conditions.flatMap((each) => {
    const [event, since] = [HEALING[each], weeks[each]]
    const lasts = CONDITION_CARE[each].phases?.findLast(({ growth }) => growth === 'none')?.toWeek
    if (!event || since === undefined || lasts === undefined || since > lasts) return []
    const light = Math.min(WEEKS, lasts - since + 1)
    const rest =
      since < REST ? ` Do not begin before ${REST} weeks have passed, unless your surgeon says so.` : ''
    const after =
      light < WEEKS
        ? ` From week ${light + 1} on, add about a tenth of the usual weight each week until you are back to it.`
        : ''
    const first = light > 1 ? `In weeks 1 to ${light} take` : 'In week 1 take'
    return [
      `${first} about half of the weight that the row would allow: that is still within ${lasts + 1} weeks of ${event}.${after}${rest}`,
    ]
  })
}

/** Week of pregnancy. */
const BEGINS = 28
const LESS =
  'Take less weight where the same feels harder, and a set fewer of each exercise on days that ask for it.'

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
      `Week ${from} is week ${BEGINS} of your pregnancy: from there on the rows ask for no more. ${LESS}`,
    ]
  const at = whose.weeks.pregnancy
  if (at === undefined)
    return [`From week ${BEGINS} of your pregnancy on, do no more reps than in the week before it. ${LESS}`]
  return at >= BEGINS ? [`Add reps only where the row still feels as easy as in week 1. ${LESS}`] : []
}
