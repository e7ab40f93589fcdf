import type { Progress } from '../../../domain/shop/progress.ts'
import { Button } from '../../parts/button.tsx'
import { ByEmail } from '../../parts/waiting/by-email.tsx'
import { ExercisesSoFar } from '../../parts/waiting/exercises-so-far.tsx'
import { Heading } from '../../parts/heading.tsx'
import { NumberedBars } from '../../parts/waiting/numbered-bars.tsx'
import { WEEKS } from '../../../domain/program/weeks.ts'

interface StillWritingProps {
  /** Why it takes longer. */
  note: string
  progress: Progress | null
  /** The demo mails nobody. */
  isMailed?: boolean
  /** The address that was typed for it here. */
  email?: string
  onBack: () => void
}

/** Replaces the form when the answer is late. The work continues, and the page keeps watching it. */
export const StillWriting = ({ note, progress, isMailed = true, email, onBack }: StillWritingProps) => (
  <>
    <NumberedBars className="mb-10 max-w-md" written={progress?.weeksWritten ?? 0} />
    <Heading key="delayed">
      {progress?.couldNotWrite ? 'We Could Not Write It' : 'Still Writing Your Program'}
    </Heading>
    <div role="status" className="measure mt-4 text-xl text-soft">
      {progress?.stage !== 'needs-attention' && <p className="font-semibold text-ink">{note}</p>}
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
    {!progress?.couldNotWrite && (
      <p className="measure mt-8 border-t border-rule pt-4 text-iron">
        {isMailed ? (
          <>
            You can close this page at any time: nothing is lost. The link to your program comes{' '}
            <ByEmail progress={progress} typed={email} />.
          </>
        ) : (
          'Please keep this page open: the demo sends no mail.'
        )}
      </p>
    )}
    <Button look="quiet" className="mt-2 -ml-3" onClick={onBack}>
      Back to my answers
    </Button>
    {progress && <ExercisesSoFar progress={progress} />}
  </>
)
