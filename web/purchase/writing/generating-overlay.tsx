import { useEffect, useState } from 'react'
import { WEEKS } from '../../../domain/program/weeks.ts'
import type { Progress } from '../../../domain/shop/progress.ts'
import { Modal } from '../../parts/modal.tsx'
import { ByEmail } from '../../parts/waiting/by-email.tsx'
import { NumberedBars } from '../../parts/waiting/numbered-bars.tsx'
import { ProgressLine } from '../../parts/waiting/progress-line.tsx'
import { UsualTime } from '../../parts/waiting/usual-time.tsx'

interface GeneratingOverlayProps {
  title: string
  /** The real stage of the run, as far as this browser may know it. */
  progress: Progress | null
  /** Set for a purchase. Its link is mailed, so a closed page loses nothing. */
  isMailed?: boolean
  /** The address that was typed for it here. */
  email?: string
  isDone?: boolean
}

/**
 * Covers a form while its program is written. Shows a guessed percentage, and beside it the real
 * stage of the run.
 */
export function GeneratingOverlay({
  title,
  progress,
  isMailed = false,
  email,
  isDone = false,
}: GeneratingOverlayProps) {
  const guess = useGuessedPercent()
  // Never behind the weeks that are already written.
  const percent = isDone
    ? 100
    : Math.max(guess, Math.floor(((progress?.weeksWritten ?? 0) / WEEKS) * MAX_GUESSED))
  const written = isDone ? 8 : (progress?.weeksWritten ?? Math.floor((percent / 100) * 8))
  const newest = progress?.stage === 'generating' && !isDone && progress.exercises?.at(-1)
  return (
    // If there is no room for both, the words stay.
    <Modal
      title={title}
      figure={<NumberedBars className="[@media(max-height:48rem)]:hidden" written={written} />}
    >
      <p role="status" className="mt-2 mb-4 text-lg text-soft">
        {isDone
          ? 'Your program is ready. Opening the PDF.'
          : (progress?.message ?? 'This takes 30-60 seconds.')}
      </p>
      {progress && !isDone && <UsualTime progress={progress} className="mb-2 text-lg text-soft" />}
      <p className="mb-4 text-iron">
        {isMailed ? (
          <>
            If you close this page, the link still comes <ByEmail progress={progress} typed={email} />.
          </>
        ) : (
          'Please keep this page open.'
        )}
      </p>
      {newest && <p className="mb-4 line-clamp-2 text-iron">Just written: {newest}</p>}
      <div className="-mb-8">
        <ProgressLine percent={percent} />
      </div>
    </Modal>
  )
}

const STEP_MS = 1000
const MAX_PER_STEP = 5
/** In percent. The rest is for work that is really done. */
const MAX_GUESSED = 90

/**
 * A guess at the progress of the writing, for calls that report nothing until they are done.
 * Never above 90 percent.
 */
function useGuessedPercent(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(
      () => setPercent((last) => Math.min(MAX_GUESSED, last + Math.random() * MAX_PER_STEP)),
      STEP_MS,
    )
    return () => window.clearInterval(timer)
  }, [])
  return Math.round(percent)
}
