import type { TrainingProfile } from '../profile.ts'
import { WEEKS } from '../../../program/weeks.ts'
import type { Phase } from '../../draft/phases.ts'

type Trainee = Pick<TrainingProfile, 'conditions' | 'weeks'>

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
