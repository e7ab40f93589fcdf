import { useEffect, useState } from 'react'
import type { z } from 'zod'
import { deviceTexts, tabTexts } from './kept-texts.ts'

/** Values by key, for as long as the store lasts. One that is not kept lasts as long as this page. */
const keptIn = (texts: typeof tabTexts) => ({
  /** The value under the key, if it still matches the schema. */
  get<Held>(key: string, schema: z.ZodType<Held>): Held | null {
    try {
      return schema.safeParse(JSON.parse(texts.get(key) ?? 'null')).data ?? null
    } catch {
      return null
    }
  },
  set: (key: string, value: unknown) => void texts.set(key, JSON.stringify(value)),
  forget: texts.forget,
})

export const tabStore = keptIn(tabTexts)
export const deviceStore = keptIn(deviceTexts)

/** State that survives a reload and a new tab, until it is removed. */
export function useKept<Held>(key: string, schema: z.ZodType<Held>, start: () => Held) {
  const [held, setHeld] = useState(() => deviceStore.get(key, schema) ?? start())
  useEffect(() => deviceStore.set(key, held), [key, held])
  return [held, setHeld] as const
}
