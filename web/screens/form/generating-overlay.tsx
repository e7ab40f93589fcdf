import { NumberedBars } from '../../parts/numbered-bars.tsx'
import { useGuessedPercent } from './guessed-percent.ts'
import { Modal } from './modal.tsx'

/** Covers the 3-step survey while its program is being written. */
export function GeneratingOverlay() {
  const percent = useGuessedPercent()
  return (
    <Modal
      title="Generating your program..."
      figure={<NumberedBars written={Math.floor((percent / 100) * 8)} />}
    >
      <p className="mt-2 text-lg text-soft">This takes 30-60 seconds. Please keep this page open.</p>
      <p role="status" className="figures mt-4 text-iron">
        {percent}%
      </p>
    </Modal>
  )
}
