import { Text } from '@react-pdf/renderer'
import type { Units } from '../../../domain/program/units.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { programIn, type ShownProgram } from '../../../domain/program/program-in.ts'
import type { Fonts } from '../fonts/fonts.ts'
import { printableProgram, printableName } from './printable.ts'
import type { Paper } from './styles.ts'

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

/** Numbers pages as they are painted: react-pdf's own `render` would lay each out twice more. */
function createPageNumbers() {
  let painted = 0
  let total = 0
  return {
    /** Sets the number of pages, which is known after layout and before the first page is painted. */
    total: (pages: number) => void (total = pages),
    next: () => `Page ${++painted} of ${total}`,
  }
}
export type PageNumbers = ReturnType<typeof createPageNumbers>

/** Receives the number of pages, once per document: its sheet, of a single page, is laid out again. */
export const PageCount = ({ numbers }: { numbers: PageNumbers }) => (
  <Text
    style={{ position: 'absolute' }}
    render={({ totalPages }) => {
      numbers.total(totalPages)
      return ''
    }}
  />
)
