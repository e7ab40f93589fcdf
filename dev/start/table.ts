import type { Place } from './embedded.ts'

/** The table of addresses that `npm start` prints at the end. */
export function tableOf(places: readonly Place[], dataDir: string): string {
  const nameWidth = Math.max(...places.map(({ name }) => name.length))
  const urlWidth = Math.max(...places.map(({ url }) => url.length))
  const lines = places.map(({ name, url, note = '' }) =>
    `  ${name.padEnd(nameWidth)}  ${url.padEnd(urlWidth)}  ${note}`.trimEnd(),
  )
  return `\nEightfold runs. Ctrl-C stops it.\n\n${lines.join('\n')}\n\n  Data and logs are in ${dataDir}\n`
}
