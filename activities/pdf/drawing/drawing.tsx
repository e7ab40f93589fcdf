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
  paper?: Paper
  units?: Units
  /** Only its weeks, each on a card for a pocket. Not for a phone. */
  isCards?: boolean
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
  const places = new Map<string, number>()
  return {
    /** This end of a part is on this page. The last call counts: a page is laid out more than once. */
    mark: (part: PartName, end: PartEnd, page: number) => void places.set(`${part} ${end}`, page),
    /** `page 12` or `pages 12 and 13`, known after layout. Before that it is as long as any. */
    pagesOf(part: PartName): string {
      const [from = WIDEST, last = WIDEST + 2] = [places.get(`${part} first`), places.get(`${part} last`)]
      return last === from ? `page ${from}` : `pages ${from} ${last - from > 1 ? 'to' : 'and'} ${last}`
    },
    /** Sets the number of pages, which is known after layout and before the first page is painted. */
    total: (pages: number) => void (total = pages),
    next: () => `Page ${++painted} of ${total}`,
  }
}
/** The parts that other pages refer to. */
export type PartName = 'exercises' | 'lifts'
/** What a mark stands with: the beginning of its part, or the last thing in it. One part may end where the next begins. */
export type PartEnd = 'first' | 'last'
const WIDEST = 88
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

interface PageMarkProps {
  numbers: PageNumbers
  part: PartName
  end: PartEnd
}

/** Says on which page an end of a part is. Stands in the flow with it. */
export const PageMark = ({ numbers, part, end }: PageMarkProps) => (
  <Text
    style={{ position: 'absolute' }}
    render={({ pageNumber }) => {
      numbers.mark(part, end, pageNumber)
      return ''
    }}
  />
)
