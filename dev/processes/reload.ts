import { statSync, watch } from 'node:fs'

/** Editors save a file in several steps. */
const QUIET_MS = 200

/**
 * Runs the function once these files, or files in these folders, have changed and no more changes follow.
 * Runs one at a time, for the life of the process. Errors are printed; the next change tries again.
 */
export function onChange(places: readonly string[], work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let before = Promise.resolve()
  const doIt = () => {
    before = before.then(work).catch((error: unknown) => console.error(error))
  }
  for (const place of places) {
    watch(place, { recursive: statSync(place).isDirectory() }, (_, file) => {
      if (file?.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(doIt, QUIET_MS)
    })
  }
}
