import type { TrainingProfile } from '../../profile.ts'
import type { GeneratedProgram } from '../../program.ts'
import type { Reading } from './reading.ts'

/** Something that a rule objects to. */
export interface Finding {
  rule: string
  /** A hard finding never reaches a buyer; a soft one costs points. */
  hard: boolean
  /** What was found and what the rule asks for, in words that a model can act on. */
  says: string
  week?: number
  day?: string
  exercise?: string
}

/** All that a rule may look at. */
export interface Reviewed {
  program: GeneratedProgram
  /** The program's rows, read from what is printed. */
  weeks: Reading
  profile: TrainingProfile
}

/** A rule of the printed eight weeks: it names itself, says where it comes from, and lists what it objects to. */
export interface ProgramRule {
  over: 'program'
  id: string
  /** What it asks for, in a few words. */
  title: string
  hard: boolean
  /** Where the rule comes from. */
  source: string
  check: (reviewed: Reviewed) => Omit<Finding, 'rule' | 'hard'>[]
}

export type Objections = ReturnType<ProgramRule['check']>

export const when = <T>(condition: unknown, objection: T): T[] => (condition ? [objection] : [])
