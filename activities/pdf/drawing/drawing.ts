import { programIn, type ShownProgram } from '../../../domain/program/program-in.ts'
import type { Units } from '../../../domain/program/units.ts'
import type { Fonts } from '../fonts/fonts.ts'
import { createPageNumbers, type PageNumbers } from './page-numbers.tsx'
import type { PdfJob } from '../job.ts'
import { printableProgram, printableName } from './printable.ts'
import type { Paper } from './styles.ts'

export interface Drawing {
  /** Empty when there is no name or none of it can be displayed. */
  name: string
  /** Whether the name needs the fallback face. Then all of it does: two faces look broken. */
  isForeignName: boolean
  program: ShownProgram
  createdAt: Date
  isTest: boolean
  resultsUrl: string | null
  paper: Paper
  units: Units
  fonts: Fonts
  pageNumbers: PageNumbers
}

const UNITS_ON: Readonly<Record<Paper, Units>> = { A4: 'kg', LETTER: 'lb', PHONE: 'kg' }

export function drawingOf(
  { name, program, createdAt, isTest, resultsUrl, paper = 'A4', units = UNITS_ON[paper] }: PdfJob,
  fonts: Fonts,
): Drawing {
  const shown = printableName(name, fonts)
  return {
    name: shown,
    isForeignName: ![...shown].every((letter) => fonts.regular.has(letter)),
    program: printableProgram(programIn(program, units), fonts),
    createdAt,
    isTest,
    resultsUrl,
    paper,
    units,
    fonts,
    pageNumbers: createPageNumbers(),
  }
}
