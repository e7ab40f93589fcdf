import type { Units } from '../../domain/program/units.ts'
import type { GeneratedProgram } from '../../domain/program/program.ts'

export interface PdfJob {
  name: string
  createdAt: Date
  program: GeneratedProgram
  isTest: boolean
  /** The address of the results page, linked on the cover. A sample has none. */
  resultsUrl: string | null
  /** A4 with kilograms by default. US Letter uses pounds. */
  paper?: 'A4' | 'LETTER' | 'PHONE'
  units?: Units
}
