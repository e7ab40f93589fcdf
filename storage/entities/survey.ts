import { defineEntity, type InferEntity, p } from '@mikro-orm/core'
import type { OnboardingAnswers } from '../../domain/forms/onboarding.ts'
import type { TrainingAnswers } from '../../domain/forms/program-request.ts'
import { SealedJson } from '../sealing/sealed.ts'

/** The answers of one person, from either form. Complete once `completedAt` is set. */
export const Survey = defineEntity({
  name: 'Survey',
  tableName: 'survey',
  properties: {
    /** Unguessable: whoever has it may read and change the survey. */
    id: p.text().primary(),
    answers: p.type(new SealedJson('survey.answers')).$type<OnboardingAnswers | TrainingAnswers>(),
    /** The hash of the access token that the answers came with; null for answers without one. */
    accessTokenHash: p.text().nullable(),
    email: p.text().nullable().index(),
    name: p.text().nullable(),
    createdAt: p.datetime().onCreate(() => new Date()),
    completedAt: p.datetime().nullable(),
  },
})
export type Survey = InferEntity<typeof Survey>
