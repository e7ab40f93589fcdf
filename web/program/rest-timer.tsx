import { useEffect, useState } from 'react'
import { Button } from '../parts/button.tsx'

/** A rest that runs, after a set of an exercise. */
export interface Rest {
  name: string
  /** In milliseconds of the device's clock, so that it is right again after the screen was off. */
  endsAt: number
}

interface RestTimerProps {
  rest: Rest
  close: () => void
}

/** Two short buzzes, in milliseconds. */
const BUZZ = [200, 100, 200]
/** Within a second the figures may not lag behind. */
const EVERY_MS = 200

/** Counts a rest down at the foot of the screen, and says when it is over. It makes no sound. */
export function RestTimer({ rest: { name, endsAt }, close }: RestTimerProps) {
  const left = useSecondsUntil(endsAt)
  const isOver = left === 0
  useScreenOn(!isOver)
  useEffect(() => {
    // Not every browser can, and a phone may be set not to.
    if (isOver && 'vibrate' in navigator) navigator.vibrate(BUZZ)
  }, [isOver])
  return (
    <section
      aria-label="Rest timer"
      className="sticky bottom-0 z-10 -mx-5 flex items-center gap-x-4 border-t-2 border-ink bg-sheet px-5 py-2 sm:mx-0 print:hidden"
    >
      {!isOver && (
        <span role="timer" className="figures font-head text-4xl leading-none font-[850]">
          {Math.floor(left / 60)}:{`${left % 60}`.padStart(2, '0')}
        </span>
      )}
      <p className="min-w-0 grow text-lg leading-tight">
        <span role="status" className="font-semibold">
          {isOver ? 'Rest is over. On to the next set.' : 'Rest'}
        </span>
        {!isOver && <span className="block truncate text-soft">{name}</span>}
      </p>
      <Button look="quiet" onClick={close}>
        {isOver ? 'Close' : 'Stop'}
      </Button>
    </section>
  )
}

function useSecondsUntil(end: number): number {
  const [now, setNow] = useState(Date.now)
  const left = Math.max(0, Math.ceil((end - now) / 1000))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const beat = setInterval(() => setNow(Date.now()), EVERY_MS)
    return () => clearInterval(beat)
  }, [isOver])
  return left
}

/** A phone that turns its screen off neither shows nor buzzes. */
function useScreenOn(isOn: boolean) {
  useEffect(() => {
    if (!isOn || !('wakeLock' in navigator)) return
    const lock = navigator.wakeLock.request('screen')
    // A browser may refuse, to save power.
    lock.catch(() => null)
    return () => void lock.then((each) => each.release()).catch(() => null)
  }, [isOn])
}
