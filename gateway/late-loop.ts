import { monitorEventLoopDelay } from 'node:perf_hooks'

const LOOK_EVERY_MS = 500
/** A turn of the loop that takes longer keeps every call waiting as long, several times over. */
const LATE_NS = 100 * 1e6

/** Tells whether the turns of this process's event loop took long on average, a moment ago. */
export function lateLoop(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let isLate = false
  setInterval(() => {
    isLate = delay.mean > LATE_NS
    delay.reset()
  }, LOOK_EVERY_MS).unref()
  return () => isLate
}
