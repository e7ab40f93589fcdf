import type { GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { messagesOf, type RuleRecord, type SaysOf, type WeekQualityRule } from '../rules/quality-rule.ts'
import type { Finding } from './finding.ts'
import type { PrintedProgram } from './printed-program.ts'

/** The input of every rule. */
export interface Reviewed {
  program: GeneratedProgram
  /** The program's rows, read from the printed text. */
  weeks: PrintedProgram
  profile: TrainingProfile
}

export type Objections = Omit<Finding, 'rule' | 'hard' | 'concession'>[]

/** A rule for the eight printed weeks. */
export interface ProgramRule extends RuleRecord {
  over: 'program'
  check: (reviewed: Reviewed) => Objections
}

/** The numbers of a rule of a topic. */
export type LimitsOf<
  Records extends Readonly<Record<string, RuleRecord>>,
  Name extends keyof Records,
> = Records[Name]['limits']

/** Joins each record with its check. */
export const programRulesOf = <Records extends Readonly<Record<string, RuleRecord>>>(
  records: Records,
  checks: {
    readonly [Name in keyof NoInfer<Records>]: (
      reviewed: Reviewed,
      limits: Records[Name]['limits'],
      says: SaysOf<Records[Name]>,
    ) => Objections
  },
): readonly ProgramRule[] =>
  Object.keys(records).map((name) => {
    const [record, check] = [records[name], checks[name]]
    if (!record || !check) throw new Error(`${name} is no rule with a check`)
    return {
      ...record,
      over: 'program',
      check: (reviewed) => check(reviewed, record.limits, messagesOf(record) as never),
    }
  })

export type Rule = WeekQualityRule | ProgramRule
