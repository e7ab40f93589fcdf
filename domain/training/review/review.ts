import type { TrainingProfile } from '../profile/profile.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import { easesLegs, preparesForMeet } from '../profile/event.ts'
import { planningContextOf, type PlanningContext } from '../week-plan/planning-context.ts'
import { concessionOf, PART_RULES } from '../rules/table.ts'
import type { Miss, WeekQualityRule } from '../rules/quality-rule.ts'
import type { Rule } from './program-rule.ts'
import type { Week } from '../rules/week.ts'
import { EFFORT_RULES } from './effort.ts'
import type { Finding } from './finding.ts'
import type { ProgramRule } from './program-rule.ts'
import { NOTATION_RULES } from './notation.ts'
import { ORDER_RULES, SHAPE_RULES } from './shape.ts'
import { PERMITTED_RULES } from './permitted.ts'
import { printedWeek, parsePrinted } from './printed-program.ts'
import { PROGRESS_RULES } from './progress.ts'
import { TRACK_RULES } from './tracks.ts'
import { WORDS_RULES } from './words.ts'

const PROGRAM_RULES: readonly ProgramRule[] = [
  ...SHAPE_RULES,
  ...NOTATION_RULES,
  ...PERMITTED_RULES,
  ...ORDER_RULES,
  ...EFFORT_RULES,
  ...PROGRESS_RULES,
  ...TRACK_RULES,
  ...WORDS_RULES,
]

/** Every rule that checks a program. */
export const RULES: readonly Rule[] = [...PROGRAM_RULES, ...PART_RULES]

/** What a rule requires, in a few words. */
export const titleOf = (id: string): string => RULES.find((rule) => rule.id === id)?.title ?? ''

/**
 * Checks eight weeks against the person they are for. Reads only the printed program, not how it was made.
 */
export function review(program: GeneratedProgram, profile: TrainingProfile): Finding[] {
  const weeks = parsePrinted(program)
  const reviewed = { program, profile, weeks }
  const context = planningContextOf(profile)
  const printed = weeks.map((each) => ({ ...each, week: printedWeek(each, context) }))
  return [
    ...PROGRAM_RULES.flatMap((rule) => {
      const stands = standingOf(rule, program)
      return rule.check(reviewed).map((objection) => ({ ...stands, ...objection }))
    }),
    ...PART_RULES.flatMap((rule) => {
      // Deload weeks and weeks around an event are cut from other weeks, so set rules check those others.
      const judged = printed.filter(
        ({ deload, number }) =>
          !(deload || preparesForMeet(number, profile) || easesLegs(number, profile)) ||
          (rule.hard && rule.over === 'day'),
      )
      const missesOf = inWeek(rule, context)
      const stands = standingOf(rule, program)
      return judged.flatMap(({ number, week }) =>
        missesOf(week).map((finding) => ({ ...stands, week: number, ...finding })),
      )
    }),
  ]
}

/** A rule that may give way is not hard for a program that tells its buyer so. */
function standingOf(
  rule: Rule,
  { overview: { gaveWay = [] } }: GeneratedProgram,
): Pick<Finding, 'rule' | 'hard' | 'concession'> {
  const concession = concessionOf(rule)
  return concession
    ? { rule: rule.id, hard: !gaveWay.includes(concession), concession }
    : { rule: rule.id, hard: rule.hard }
}

type Found = Pick<Finding, 'says' | 'day' | 'exercise'>

/** The findings of a rule about a week. Misses without a message are left out. */
function inWeek(rule: WeekQualityRule, context: PlanningContext): (week: Week) => Found[] {
  if (rule.over === 'week') {
    const check = rule.check(context)
    return (week) => spoken(check(week))
  }
  if (rule.over === 'day') {
    const check = rule.check(context)
    return ({ days }) => days.flatMap((day) => spoken(check(day), day.day))
  }
  const check = rule.check(context)
  return ({ days }) =>
    days.flatMap(({ day, rows }) =>
      rows.flatMap(({ entry }) =>
        spoken(check(entry), day).map((found) => ({ ...found, exercise: entry.name })),
      ),
    )
}

const spoken = (misses: readonly Miss[], day?: string): Found[] =>
  misses.flatMap(({ says, exercise }) =>
    says ? [{ says: says(), ...(day && { day }), ...(exercise && { exercise }) }] : [],
  )

export const hardOf = (findings: readonly Finding[]): Finding[] => findings.filter(({ hard }) => hard)

const SOFT_RULES = new Set(RULES.filter(({ hard }) => !hard).map(({ id }) => id))

/** The score of a program, 0 to 1: the share of soft rules without findings. Any hard finding makes it 0. */
export function scoreOf(findings: readonly Finding[]): number {
  if (hardOf(findings).length) return 0
  const broken = new Set(findings.map(({ rule }) => rule))
  return 1 - broken.size / SOFT_RULES.size
}
