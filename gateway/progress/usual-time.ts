import { aboutTime } from '../../domain/program/dates.ts'
import type { Database } from '../../storage/database.ts'
import { medianSeconds } from '../../storage/purchases.ts'

const FRESH_FOR_MS = 60_000

/** As last measured. Callers never wait for it, and a failed query changes nothing. */
export function usualTime(database: Pick<Database, 'fork'>): () => string | null {
  let words: string | null = null
  let askedAt = -Infinity

  async function measure(): Promise<void> {
    const seconds = await medianSeconds(database.fork())
    words = seconds === null ? null : aboutTime(seconds)
  }

  return () => {
    if (performance.now() - askedAt >= FRESH_FOR_MS) {
      askedAt = performance.now()
      void measure().catch(() => undefined)
    }
    return words
  }
}
