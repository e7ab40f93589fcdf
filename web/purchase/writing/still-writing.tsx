import type { ReactNode } from 'react'
import type { Progress } from '../../../domain/shop/progress.ts'
import { Button } from '../../parts/button.tsx'
import { ExercisesSoFar } from '../../parts/waiting/exercises-so-far.tsx'
import { Heading } from '../../parts/heading.tsx'
import { UsualTime } from '../../parts/waiting/usual-time.tsx'
import { NumberedBars } from '../../parts/waiting/numbered-bars.tsx'
import { WEEKS } from '../../../domain/program/weeks.ts'

interface StillWritingProps {
  heading?: string
  /** Why it takes longer, if it does. */
  note: string | null
  progress: Progress | null | undefined
  /** What happens when the page is closed. */
  closing: ReactNode
  onBack?: () => void
}

/** A program that is being written while the page keeps watching. */
export const StillWriting = ({
  heading = 'Still Writing Your Program',
  note,
  progress,
  closing,
  onBack,
}: StillWritingProps) => (
  <>
    <Heading key="delayed">{progress?.couldNotWrite ? 'We Could Not Write It' : heading}</Heading>
    <div role="status" className="measure mt-4 text-xl text-soft">
      {note && progress?.stage !== 'needs-attention' && <p className="font-semibold text-ink">{note}</p>}
      {progress && (
        <>
          <p className="mt-2">{progress.message}</p>
          {!progress.couldNotWrite && (
            <p className="figures mt-2">
              {progress.weeksWritten} of {WEEKS} weeks written
            </p>
          )}
        </>
      )}
    </div>
    {progress && !note && <UsualTime progress={progress} className="measure mt-2 text-xl text-soft" />}
    {progress && <ExercisesSoFar progress={progress} />}
    <NumberedBars className="mt-10 max-w-md" written={progress?.weeksWritten ?? 0} />
    {!progress?.couldNotWrite && (
      <p className="measure mt-8 border-t border-rule pt-4 text-iron">{closing}</p>
    )}
    {onBack && (
      <Button look="quiet" className="mt-2 -ml-3" onClick={onBack}>
        Back to my answers
      </Button>
    )}
  </>
)
