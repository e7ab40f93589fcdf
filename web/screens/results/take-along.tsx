import { loadedLate } from '../../parts/loaded-late.ts'
import { NotLoaded } from '../../parts/not-loaded.tsx'
import { LateFold } from '../../program/late-fold.tsx'
import type { TakeAlongProps } from './ways-to-take-along.tsx'

const WaysToTakeAlong = loadedLate(
  async () => (await import('./ways-to-take-along.tsx')).WaysToTakeAlong,
  NotLoaded,
)

/** The same program for other apps, folded until somebody opens it. */
export const TakeAlong = (props: TakeAlongProps) => (
  <LateFold id="take-along" title="Take it with you">
    <WaysToTakeAlong {...props} />
  </LateFold>
)
