import type { GeneratedProgram } from '../../program/program.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import type { WeekQualityRule } from '../rules/quality-rule.ts'
import type { Finding } from './finding.ts'
import type { PrintedProgram } from './printed-program.ts'

/** The input of every rule. */
export interface Reviewed {
  program: GeneratedProgram
  /** The program's rows, read from the printed text. */
  weeks: PrintedProgram
  profile: TrainingProfile
}

/** A rule for the eight printed weeks. It has an id, a source and a list of objections. */
export interface ProgramRule {
  over: 'program'
  id: string
  /** The requirement, in a few words. */
  title: string
  hard: boolean
  source: string
  check: (reviewed: Reviewed) => Omit<Finding, 'rule' | 'hard' | 'concession'>[]
}

export type Rule = WeekQualityRule | ProgramRule

export type Objections = ReturnType<ProgramRule['check']>

export const when = <T>(condition: unknown, objection: T): T[] => (condition ? [objection] : [])
