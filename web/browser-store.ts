import { useEffect, useState } from 'react'
import type { z } from 'zod'

/** Access to one of the browser's stores: values by key, for as long as the store lasts. */
function keptIn(store: () => Storage) {
  return {
    /** The value under the key, if it still matches the schema. */
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
        // The store is full or forbidden. The value lasts as long as this page.
      }
    },
    forget(key: string) {
      try {
        store().removeItem(key)
      } catch {
        // The store is forbidden, so there is nothing to remove.
      }
    },
  }
}

/** Lasts as long as this tab, reloads included. */
export const tabStore = keptIn(() => sessionStorage)
/** Shared by every tab of this browser, until it is removed. */
export const deviceStore = keptIn(() => localStorage)

/** State that survives a reload and a new tab, until it is removed. */
export function useKept<Held>(key: string, schema: z.ZodType<Held>, start: () => Held) {
  const [held, setHeld] = useState(() => deviceStore.get(key, schema) ?? start())
  useEffect(() => deviceStore.set(key, held), [key, held])
  return [held, setHeld] as const
}
