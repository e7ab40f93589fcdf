import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import { trainingAnswersOf } from '../../../domain/forms/onboarding.ts'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { Checklists, type Meant } from './checklist.ts'

export interface PersonWhoMeant {
  id: string
  answers: TrainingAnswers
  meant: readonly Meant[]
}

/** The day on which they wrote. */
export const MEANT_ON = new Date('2026-11-30')

const DATA = new URL('data/', import.meta.url)

let known: readonly PersonWhoMeant[] | undefined

/** Everybody with a checklist. */
export const peopleWhoMeant = (): readonly PersonWhoMeant[] =>
  (known ??= readdirSync(DATA)
    .flatMap((file) => Checklists.parse(parse(readFileSync(new URL(file, DATA), 'utf8'))))
    .map(({ id, answers, meant }) => {
      const sent = trainingAnswersOf(answers)
      if (!sent.success) throw new Error(`the answers of ${id} are those of no form`)
      return { id, answers: sent.data, meant }
    }))
