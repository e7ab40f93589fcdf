import type { GeneratedProgram } from '../domain/program.ts'
import type { Units } from '../domain/units.ts'

/** What every format is made from. */
export interface TakeAlong {
  /** As the buyer wrote it. */
  name: string
  program: GeneratedProgram
  units: Units
  /** Where the program stands on a page. */
  resultsUrl: string
  createdAt: Date
  /** Bought with a test purchase. */
  isTest: boolean
}
