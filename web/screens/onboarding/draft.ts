import { z } from 'zod'
import { OnboardingAnswers } from '../../../domain/forms/onboarding.ts'
import { keptInTab } from '../../kept.ts'
import { DRAFT_KEY } from './draft-key.ts'

/** What this browser tab holds of a questionnaire, so that reloading or coming back from the checkout loses nothing. */
const Draft = z.object({
  surveyId: z.string().nullable(),
  answers: OnboardingAnswers,
  email: z.string(),
  /** The email that the survey was completed with. */
  completedFor: z.string().default(''),
})
export type Draft = z.infer<typeof Draft>

/**
 * The draft to go on with: the stored one, unless the address names another survey. What was typed in this draft is newer
 * than the email of the address, unless that one has paid.
 */
export function openDraft(surveyId: string | null, email: string | null, isPaid: boolean): Draft {
  const draft = keptInTab.get(DRAFT_KEY, Draft)
  const mine =
    draft && (!surveyId || draft.surveyId === surveyId)
      ? draft
      : { surveyId, answers: {}, email: '', completedFor: '' }
  return { ...mine, email: (isPaid ? email : mine.email || email) ?? '' }
}

export const keepDraft = (draft: Draft) => keptInTab.set(DRAFT_KEY, draft)
export const forgetDraft = () => keptInTab.forget(DRAFT_KEY)
