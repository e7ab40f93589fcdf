/**
 * Calls back once when we are asked to stop: by a signal, or because our parent process is gone. Ctrl-C
 * arrives twice, from the terminal and from npm; repeated requests are ignored.
 */
export function onceAskedToStop(callback: () => void): void {
  let asked = false
  const ask = () => {
    if (asked) return
    asked = true
    callback()
  }
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, ask)
  if (process.connected) process.once('disconnect', ask)
}
