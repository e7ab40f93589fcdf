import type { Units } from '../../domain/program/units.ts'
import type { GeneratedProgram } from '../../domain/program/program.ts'

export interface PdfJob {
  /** The recipient's name as the buyer wrote it. */
  name: string
  createdAt: Date
  program: GeneratedProgram
  /** From a test purchase; the PDF says so. */
  isTest: boolean
  /** The address of the results page, linked on the cover. A sample has none. */
  resultsUrl: string | null
  /** A4 with kilograms by default. US Letter uses pounds. */
  paper?: 'A4' | 'LETTER' | 'PHONE'
  /** Only for PHONE; kilograms by default. */
  units?: Units
}
