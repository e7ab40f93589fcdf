import { useState } from 'react'
import { z } from 'zod'
import { useKept } from '../browser-store.ts'
import { FormAnswers, type FormRules, isFilled, type Problems, startingAnswers } from './answers.ts'
import { useStep } from './use-step.ts'

/** The answers and the current step, counted from 0. */
const Draft = z.object({ step: z.int().min(0), answers: FormAnswers })

/**
 * A multi-step form whose answers survive a reload and a new tab.
 * @param key - the storage key of the answers
 */
export function useSteppedForm(rules: FormRules, key: string, person: { name: string; email: string }) {
  const [{ step: last, answers }, setDraft] = useKept(key, Draft, () => ({
    step: 0,
    answers: startingAnswers({ ...rules.start, ...person }),
  }))
  const [step, open] = useStep(last, rules.steps.length, (at) => isFilled(rules, at, answers))
  const [problems, setProblems] = useState<Problems>({})
  return {
    answers,
    /** Counted from 0. */
    step,
    isLast: step === rules.steps.length - 1,
    isFilled: isFilled(rules, step, answers),
    problems,
    setProblems,
    change: (answer: Partial<FormAnswers>) => {
      setDraft((held) => ({ ...held, answers: { ...held.answers, ...answer } }))
      setProblems({})
    },
    goTo: (next: number) => {
      setDraft((held) => ({ ...held, step: next }))
      open(next)
    },
  }
}
