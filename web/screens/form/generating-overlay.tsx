import { useEffect, useId, useRef, useState } from 'react'
import { NumberedBars } from '../../parts/numbered-bars.tsx'

const STEP_MS = 1000
const MOST_PER_STEP = 5
const CAP = 90

/** A guess at how far the writing is, for calls that tell nothing until they are done: never above 90 percent. */
function useGuessedPercent(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = window.setInterval(
      () => setPercent((last) => Math.min(CAP, last + Math.random() * MOST_PER_STEP)),
      STEP_MS,
    )
    return () => window.clearInterval(timer)
  }, [])
  return Math.round(percent)
}

/** Covers the form while its program is being written; there is nothing to press and nothing to escape from. */
export function GeneratingOverlay() {
  const percent = useGuessedPercent()
  const dialog = useRef<HTMLDialogElement>(null)
  const id = useId()
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => event.preventDefault()}
      className="m-auto w-[min(28rem,calc(100vw-2.5rem))] rounded-md border border-ink bg-sheet p-8 text-ink shadow-lg backdrop:bg-paper/85"
    >
      <NumberedBars written={Math.floor((percent / 100) * 8)} />
      <h2 id={id} className="mt-6 text-4xl">
        Generating your program...
      </h2>
      <p className="mt-2 text-lg text-soft">This takes 30-60 seconds. Please keep this page open.</p>
      <p role="status" className="figures mt-4 text-iron">
        {percent}%
      </p>
    </dialog>
  )
}
