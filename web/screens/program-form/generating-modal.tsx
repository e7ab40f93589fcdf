import { NumberedBars } from '../../parts/numbered-bars.tsx'
import { ProgressLine } from '../../parts/progress-line.tsx'
import { FINAL_STAGES } from '../../../domain/stage.ts'
import { useProgress } from '../../use-progress.ts'
import { useGuessedPercent } from '../form/guessed-percent.ts'
import { Modal } from '../form/modal.tsx'

/** A guess at how far the writing is, and, as far as this browser may know it, where the run really stands. */
export function GeneratingModal({ isDone }: { isDone: boolean }) {
  const guess = useGuessedPercent()
  const percent = isDone ? 100 : guess
  const { data: progress } = useProgress('/api/progress')
  // What is over already was an earlier purchase of this browser.
  const current = progress && !FINAL_STAGES.includes(progress.stage) ? progress : null
  const written = isDone ? 8 : (current?.weeksWritten ?? Math.floor((percent / 100) * 8))
  return (
    <Modal title="Generating Your Program" figure={<NumberedBars written={written} />}>
      <p role="status" className="mt-2 mb-4 text-lg text-soft">
        {isDone
          ? 'Your program is ready. Opening the PDF.'
          : (current?.message ?? 'This takes 30-60 seconds. Please keep this page open.')}
      </p>
      <ProgressLine percent={percent} />
    </Modal>
  )
}
