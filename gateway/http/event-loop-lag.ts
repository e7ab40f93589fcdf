import { monitorEventLoopDelay } from 'node:perf_hooks'

const LOOK_EVERY_MS = 500
/** A longer turn of the event loop delays every call by as much, several times over. */
const LATE_NS = 100 * 1e6

/** Creates a check whether the turns of this process's event loop were recently slow on average. */
export function eventLoopLag(): () => boolean {
  const delay = monitorEventLoopDelay({ resolution: 20 })
  delay.enable()
  let isLate = false
  setInterval(() => {
    isLate = delay.mean > LATE_NS
    delay.reset()
  }, LOOK_EVERY_MS).unref()
  return () => isLate
}
