import { useEffect, useState } from 'react'
import type { z } from 'zod'

/** What one of the browser's own stores holds: values under keys, for as long as the store does. */
function keptIn(store: () => Storage) {
  return {
    /** What is held under the key, if it still looks like that. */
    get<Held>(key: string, schema: z.ZodType<Held>): Held | null {
      try {
        return schema.safeParse(JSON.parse(store().getItem(key) ?? 'null')).data ?? null
      } catch {
        return null
      }
    },
    set(key: string, value: unknown) {
      try {
        store().setItem(key, JSON.stringify(value))
      } catch {
        // The store is full or forbidden: what it was to hold lives as long as this page does.
      }
    },
    forget(key: string) {
      try {
        store().removeItem(key)
      } catch {
        // The store is forbidden, so there is nothing to forget.
      }
    },
  }
}

/** For as long as this tab lives, reloads included. */
export const keptInTab = keptIn(() => sessionStorage)
/** In every tab of this browser, until it is forgotten. */
export const keptOnDevice = keptIn(() => localStorage)

/** State that neither a reload nor a new tab loses, until it is forgotten. */
export function useKept<Held>(key: string, schema: z.ZodType<Held>, start: () => Held) {
  const [held, setHeld] = useState(() => keptOnDevice.get(key, schema) ?? start())
  useEffect(() => keptOnDevice.set(key, held), [key, held])
  return [held, setHeld] as const
}
