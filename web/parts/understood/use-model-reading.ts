import { useEffect, useEffectEvent, useState } from 'react'
import type { ModelReading } from '../../../domain/statements/statement.ts'
import type { FreeAnswers } from '../../../domain/understanding.ts'

/** Typing has paused for long enough to be worth a call. */
const PAUSE_MS = 700
/** After the last keystroke. What comes later would change what somebody is reading already. */
const WITHIN_MS = 3000

/**
 * How a model reads what was typed, if it says so in time; nothing waits for it.
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
