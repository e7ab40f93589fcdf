import { SupportLink } from '../../parts/frame/support-link.tsx'
import { loadedLate } from '../../parts/loaded-late.ts'
import { LateFold } from '../../program/late-fold.tsx'

const NotHere = () => (
  <p>
    This could not be loaded. Reload the page to try again, or <SupportLink />.
  </p>
)

const HelpAnswers = loadedLate(async () => (await import('./help-answers.tsx')).HelpAnswers, NotHere)

/** What to do when something is missing or wrong, folded until somebody opens it. */
export const Help = ({ programId }: { programId: string }) => (
  <LateFold id="help" title="Help">
    <HelpAnswers programId={programId} />
  </LateFold>
)
