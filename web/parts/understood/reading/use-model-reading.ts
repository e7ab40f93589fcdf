import { useEffect, useEffectEvent, useState } from 'react'
import type { ModelReading } from '../../../../domain/reading/statement.ts'
import type { FreeAnswers } from '../../../../domain/training/profile/understood/understanding.ts'

/** How long typing must pause to be worth a call. */
const PAUSE_MS = 700
/** Counted from the last keystroke. A later answer would change what somebody is already reading. */
const WITHIN_MS = 3000

/**
 * The model's reading of what was typed, if it comes in time. Nothing waits for it.
 * @param texts - the same object until one of them changes
 */
export function useModelReading(texts: FreeAnswers, surveyId: string | null) {
  const [read, setRead] = useState<{ texts: FreeAnswers; reading: ModelReading } | null>(null)
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const reader = await import('./reader.ts').catch(() => null)
    const reading = await reader?.readByModel(texts, surveyId, signal)
    if (reading && !signal.aborted) setRead({ texts, reading })
  })
  useEffect(() => {
    if (!hasTwoWords(texts)) return
    const leave = new AbortController()
    const timers = [
      window.setTimeout(() => void ask(leave.signal), PAUSE_MS),
      window.setTimeout(() => leave.abort(), WITHIN_MS),
    ]
    return () => {
      timers.forEach((timer) => window.clearTimeout(timer))
      leave.abort()
    }
  }, [texts])
  return read
}

const hasTwoWords = ({ equipmentDetails = '', exercisesToAvoid = '' }: FreeAnswers): boolean =>
  /\p{L}\P{L}+\p{L}/u.test(`${equipmentDetails} ${exercisesToAvoid}`)
