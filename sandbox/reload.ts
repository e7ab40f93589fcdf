import { watch } from 'node:fs'

/** Editors write a file in several steps. */
const QUIET_MS = 200

/**
 * Does the deed after files under `folders` have changed and are quiet again, one at a time, as long as we live.
 * What goes wrong is shown; the next change tries again.
 */
export function onChange(folders: readonly string[], deed: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined
  let before = Promise.resolve()
  const doIt = () => {
    before = before.then(deed).catch((error: unknown) => console.error(error))
  }
  for (const folder of folders) {
    watch(folder, { recursive: true }, (_, file) => {
      if (file?.includes('.test.')) return
      clearTimeout(timer)
      timer = setTimeout(doIt, QUIET_MS)
    })
  }
}
