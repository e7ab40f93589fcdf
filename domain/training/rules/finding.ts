import type { TrainingProfile } from '../profile/profile.ts'
import type { GeneratedProgram } from '../../program/program.ts'
import type { Concession } from './gives-way.ts'
import type { Reading } from '../review/reading.ts'

/** An objection of a rule. */
export interface Finding {
  rule: string
  /** A hard finding never reaches a buyer, unless the buyer is told what gave way. A soft one lowers the score. */
  hard: boolean
  /** What gives way if no program keeps the rule; only rules that may give way have it. */
  concession?: Concession
  /** The problem and the requirement, in words that a model can act on. */
  says: string
  week?: number
  day?: string
  exercise?: string
}

/** The input of every rule. */
export interface Reviewed {
  program: GeneratedProgram
  /** The program's rows, read from the printed text. */
  weeks: Reading
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

export type Objections = ReturnType<ProgramRule['check']>

export const when = <T>(condition: unknown, objection: T): T[] => (condition ? [objection] : [])
