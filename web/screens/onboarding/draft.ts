import { z } from 'zod'
import { OnboardingAnswers } from '../../../domain/forms/onboarding.ts'

const KEY = 'eightfold.onboarding'

/** What this browser tab holds of a questionnaire, so that reloading or coming back from the checkout loses nothing. */
const Draft = z.object({
  surveyId: z.string().nullable(),
  answers: OnboardingAnswers,
  email: z.string(),
})
export type Draft = z.infer<typeof Draft>

function stored(): Draft | null {
  try {
    return Draft.safeParse(JSON.parse(sessionStorage.getItem(KEY) ?? 'null')).data ?? null
  } catch {
    return null
  }
}

/**
 * The draft to go on with: the stored one, unless the address names another survey. What was typed in this draft is newer
 * than the email of the address, unless that one has paid.
 */
export function openDraft(surveyId: string | null, email: string | null, isPaid: boolean): Draft {
  const draft = stored()
  const mine =
    draft && (!surveyId || draft.surveyId === surveyId) ? draft : { surveyId, answers: {}, email: '' }
  return { ...mine, email: (isPaid ? email : mine.email || email) ?? '' }
}

export function keepDraft(draft: Draft) {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft))
  } catch {
    // Storage is full or forbidden: the draft still lives as long as this page does.
  }
}

export function forgetDraft() {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is forbidden, so there is nothing to forget.
  }
}
