import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'

const HistoryState = z.object({ step: z.int().min(0) })

/**
 * The current step of a form, counted from 0. It lives in the history, so that the browser's Back goes one
 * step back.
 * @param start - the first step of a page without a history of its own
 * @param isFilled - whether the required fields of a step are filled in; nobody gets past a step that is not
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
