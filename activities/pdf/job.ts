import type { Units } from '../../domain/units.ts'
import type { GeneratedProgram } from '../../domain/program.ts'

/** All that a PDF is drawn from. */
export interface PdfJob {
  /** Who it is for, as the buyer wrote it. */
  name: string
  createdAt: Date
  program: GeneratedProgram
  /** Bought with a test purchase; the PDF says so. */
  isTest: boolean
  /** Where its results page is; the cover leads there. A sample has none. */
  resultsUrl: string | null
  /** A4, with weights in kilograms, unless said otherwise; US Letter tells them in pounds. */
  paper?: 'A4' | 'LETTER' | 'PHONE'
  /** Only a phone has the choice: kilograms unless said otherwise. */
  units?: Units
}
