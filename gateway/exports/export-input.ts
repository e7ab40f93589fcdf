import type { GeneratedProgram } from '../../domain/program/program.ts'
import type { Units } from '../../domain/program/units.ts'

/** The input of every export format. */
export interface ExportInput {
  /** As the buyer wrote it. */
  name: string
  program: GeneratedProgram
  units: Units
  /** The address of the program's page. */
  resultsUrl: string
  createdAt: Date
  /** From a test purchase. */
  isTest: boolean
}
