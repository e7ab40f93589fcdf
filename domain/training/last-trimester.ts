import type { TrainingProfile } from '../profile.ts'
import { WEEKS, type Phase } from './phases.ts'

type Whose = Pick<TrainingProfile, 'conditions' | 'weeks'>

/** Its first week, of the pregnancy. */
const BEGINS = 28
const LESS =
  'Take less weight where the same feels harder, and a set fewer of each exercise on days that ask for it.'

/**
 * The week of the program, from 2 to 8, in which a pregnancy comes to its last trimester; null where none does, or nobody has
 * told.
 */
export function lastTrimesterFrom({ conditions, weeks }: Whose): number | null {
  const at = conditions.includes('pregnancy') ? weeks.pregnancy : undefined
  if (at === undefined) return null
  const from = BEGINS - at + 1
  return from > 1 && from <= WEEKS ? from : null
}

/** The loaded week whose repetitions and effort a week of the last trimester keeps; itself in all other weeks. */
export function heldAt(phase: Phase, phases: readonly Phase[], from: number | null): Phase {
  if (from === null || phase.week < from || phase.deload) return phase
  return phases.findLast(({ week, deload }) => week < from && !deload) ?? phase
}

/**
 * What the last trimester changes, one plain sentence.
 *
 * @see ACOG, Committee Opinion 804 (2020): a program is changed as a pregnancy goes on; practice for how
 */
export function lastTrimesterDecisions(whose: Whose): string[] {
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
