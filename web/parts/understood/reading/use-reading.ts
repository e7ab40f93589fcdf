import { useEffect, useEffectEvent, useState } from 'react'
import type { z } from 'zod'
import { readWords } from '../../../../domain/calls/readings.ts'
import { request } from '../../../requests/request.ts'

export type Asked = z.input<typeof readWords.body>
export type Reading = z.output<typeof readWords.answer>

/** Nobody asks a model for a word that is being typed. */
const PAUSE_MS = 300

/** The last answer for each body. */
const answers = new Map<string, Reading>()

/**
 * What is read in somebody's words: by rule at once, and anew when a model has read them too. Null before that, and
 * if the gateway cannot be reached: a form works without it.
 *
 * @param asked - the same object until something in it changes; null if there is nothing to read
 */
export function useReading(asked: Asked | null): Reading | null {
  const [read, setRead] = useState<Reading | null>(null)
  const ask = useEffectEvent(async (body: Asked, signal: AbortSignal) => {
    const key = JSON.stringify(body)
    const show = (reading: Reading) => {
      answers.set(key, reading)
      if (!signal.aborted) setRead(reading)
    }
    const known = answers.get(key)
    if (known) setRead(known)
    if (known && !known.isModelToAsk) return
    const byRule = await request(readWords, { body, signal })
    show(byRule)
    if (!byRule.isModelToAsk) return
    await new Promise((resolve) => window.setTimeout(resolve, PAUSE_MS))
    if (!signal.aborted) show(await request(readWords, { body: { ...body, waitForModel: true }, signal }))
  })
  useEffect(() => {
    if (!asked) return setRead(null)
    const leave = new AbortController()
    ask(asked, leave.signal).catch(() => undefined)
    return () => leave.abort()
  }, [asked])
  return read
}
