import type { ShownProgram } from '../../domain/program/program-in.ts'
import { loadedLate } from '../parts/loaded-late.ts'
import { NotLoadedButInPdf } from '../parts/not-loaded.tsx'
import { LateFold } from './late-fold.tsx'

/** Needs the whole exercise catalogue. */
const AboutProgram = loadedLate(
  async () => (await import('./about-program.tsx')).AboutProgram,
  NotLoadedButInPdf,
)

/** How the answers were used and how the program is built, folded until somebody opens it. On paper the PDF has it. */
export const AboutFold = ({ program }: { program: ShownProgram }) => (
  <LateFold id="about" title="Why it is built this way">
    <AboutProgram program={program} />
  </LateFold>
)
