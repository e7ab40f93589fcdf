import { trainingAnswersOf } from '../domain/forms/onboarding.ts'
import type { Purchase, Survey } from './entities.ts'
import { unguessableId } from './ids.ts'

/** The answers with some of them changed, if a program can be written from them. An empty text removes an answer. */
export function amendedAnswers(
  former: Pick<Survey, 'answers'> | null,
  changes: Readonly<Record<string, unknown>>,
) {
  const merged = Object.fromEntries(
    Object.entries({ ...former?.answers, ...changes }).filter(([, value]) => value !== ''),
  )
  return trainingAnswersOf(merged as Survey['answers'])
}

/** The survey of changed answers, of the same person. */
export const amendedSurvey = (
  purchase: Pick<Purchase, 'email' | 'name'>,
  former: Pick<Survey, 'email' | 'name'> | null,
  answers: Survey['answers'],
) => {
  const now = new Date()
  return {
    id: unguessableId(),
    answers,
    email: former?.email ?? purchase.email ?? null,
    name: former?.name ?? purchase.name ?? null,
    createdAt: now,
    completedAt: now,
  }
}
