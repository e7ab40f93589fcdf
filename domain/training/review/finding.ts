import type { TrainingProfile } from '../../profile.ts'
import type { GeneratedProgram } from '../../program.ts'
import type { Reading } from './reading.ts'

/** An objection of a rule. */
export interface Finding {
  rule: string
  /** A hard finding never reaches a buyer. A soft one lowers the score. */
  hard: boolean
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
  check: (reviewed: Reviewed) => Omit<Finding, 'rule' | 'hard'>[]
}

export type Objections = ReturnType<ProgramRule['check']>

export const when = <T>(condition: unknown, objection: T): T[] => (condition ? [objection] : [])
