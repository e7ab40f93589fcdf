import { useMemo } from 'react'
import useSWR from 'swr'
import type { z } from 'zod'
import { outlineProgram } from '../../../domain/calls/outlines.ts'
import { type OnboardingAnswers, trainingAnswersOf } from '../../../domain/forms/onboarding.ts'
import { READ_ONCE } from '../../requests/read.ts'
import { request } from '../../requests/request.ts'

export type Outline = z.output<typeof outlineProgram.answer>

/** What is certain of the program for some answers. Null until it is known, and if it cannot be had. */
export function useOutline(answers: OnboardingAnswers): Outline | null {
  const body = useMemo(() => trainingAnswersOf(answers).data, [answers])
  const { data } = useSWR(
    body ? ['outline', body] : null,
    ([, asked]: readonly [string, NonNullable<typeof body>]) => request(outlineProgram, { body: asked }),
    { ...READ_ONCE, keepPreviousData: true },
  )
  return data ?? null
}
