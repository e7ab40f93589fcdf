import { Link } from 'react-router-dom'
import type { Progress } from '../../../domain/shop/progress.ts'
import { resultsPage } from '../../../domain/shop/pages.ts'
import { ByEmail } from './by-email.tsx'
import { EightBars } from '../eight-bars.tsx'

/** The progress of this browser's own purchase, with a link to its program once it is delivered. */
export function PurchaseProgress({ progress }: { progress: Progress }) {
  const { stage, weeksWritten, message, programId, linkGoesTo } = progress
  return (
    <section
      aria-label="Your purchase"
      className="mt-8 flex items-center gap-6 rounded-md border border-ink bg-sheet p-5"
    >
      <EightBars className="h-14 w-21 shrink-0" written={weeksWritten} />
      <div>
        <p role="status" className="text-lg">
          {message}
        </p>
        {linkGoesTo && (
          <p className="mt-1 text-iron">
            The link comes <ByEmail progress={progress} />.
          </p>
        )}
        {stage === 'delivered' && programId && (
          <Link to={resultsPage(programId)} className="mt-1 inline-block underline underline-offset-4">
            Open my program
          </Link>
        )}
      </div>
    </section>
  )
}
