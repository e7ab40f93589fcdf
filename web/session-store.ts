import { useEffect, useState } from 'react'
import type { z } from 'zod'

/** What this browser tab holds under the key, if it still looks like that. */
export function stored<Held>(key: string, schema: z.ZodType<Held>): Held | null {
  try {
    return schema.safeParse(JSON.parse(sessionStorage.getItem(key) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

export function store(key: string, value: unknown) {
  try {
    sessionStorage.setItem(key, JSON.stringify(value))
  } catch {
    // Storage is full or forbidden: what it was to hold lives as long as this page does.
  }
}

export function forget(key: string) {
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Storage is forbidden, so there is nothing to forget.
  }
}

/** State that a reload does not lose, until it is forgotten. */
export function useStored<Held>(key: string, schema: z.ZodType<Held>, start: () => Held) {
  const [held, setHeld] = useState(() => stored(key, schema) ?? start())
  useEffect(() => store(key, held), [key, held])
  return [held, setHeld] as const
}
