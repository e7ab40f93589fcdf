import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'

const HistoryState = z.object({ step: z.int().min(0) })

/**
 * Which step of a form somebody is at, counted from 0. It lives in the history, so that the browser's own Back goes one
 * step back.
 * @param start - where a page begins that has no history of its own
 * @param isFilled - whether nothing that a step needs is missing: nobody gets past one where something is
 */
export function useStep(start: number, steps: number, isFilled: (step: number) => boolean) {
  const { state, search } = useLocation()
  const navigate = useNavigate()
  const [opened] = useState(start)
  const missing = Array.from({ length: steps }, (_, step) => step).findIndex((step) => !isFilled(step))
  const furthest = missing < 0 ? steps - 1 : missing
  const step = Math.min(HistoryState.safeParse(state).data?.step ?? opened, furthest)
  const goTo = (next: number) => void navigate({ search }, { state: { step: next } })
  return [step, goTo] as const
}
