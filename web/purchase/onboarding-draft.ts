import { z } from 'zod'
import { OnboardingAnswers } from '../../domain/forms/onboarding.ts'
import { tabStore, deviceStore } from '../browser-store.ts'
import { DRAFT_KEY } from './onboarding-draft-key.ts'

/** A questionnaire as this browser stores it. It survives a reload, a closed tab and the checkout. */
const Draft = z.object({
  surveyId: z.string().nullable(),
  answers: OnboardingAnswers,
  email: z.string(),
  /** The email that the survey was completed with. */
  completedFor: z.string(),
  /** The last step, as the history names it. */
  step: z.string(),
})
export type Draft = z.infer<typeof Draft>

/** A draft on a device, which others may use as well. */
const OnDevice = z.object({ draft: Draft, keptAt: z.number() })
/** An older draft is discarded, since the answers contain health data. */
const KEPT_MS = 14 * 24 * 60 * 60 * 1000

const BLANK = { answers: {}, email: '', completedFor: '', step: '' }

/** What the address of a questionnaire says about it. */
export interface Named {
  surveyId: string | null
  email: string | null
  isPaid: boolean
}

/**
 * The draft to continue: this tab's, or the last one of this device, unless the address names another survey.
 * After a payment the device's draft is ignored, since another tab may have bought with it. An email typed in
 * this draft is newer than the one in the address, unless that one has paid.
 * @returns null where this browser does not keep the survey that the address names
 */
export function openDraft({ surveyId, email, isPaid }: Named): Draft | null {
  const draft = tabStore.get(DRAFT_KEY, Draft) ?? (isPaid ? null : lastOnDevice())
  const mine = draft && (!surveyId || draft.surveyId === surveyId) ? draft : null
  if (!mine && surveyId) return null
  const opened = mine ?? { surveyId, ...BLANK }
  return { ...opened, email: (isPaid ? email : opened.email || email) ?? '' }
}

/** A draft with what is stored of its survey. Without any, a new survey begins: the named one is not ours. */
export const draftFrom = ({ surveyId, email }: Named, stored: OnboardingAnswers | null): Draft => ({
  ...BLANK,
  surveyId: stored && surveyId,
  answers: stored ?? {},
  email: email ?? '',
})

/** Whether a reload finds answers again. A browser may keep nothing. */
export const keepsAnswers = (): boolean =>
  Object.keys(tabStore.get(DRAFT_KEY, Draft)?.answers ?? lastOnDevice()?.answers ?? {}).length > 0

/** The draft that any tab of this device kept last. */
export function lastOnDevice(): Draft | null {
  const last = deviceStore.get(DRAFT_KEY, OnDevice)
  if (!last) return null
  if (Date.now() - last.keptAt < KEPT_MS) return last.draft
  deviceStore.forget(DRAFT_KEY)
  return null
}

export function keepDraft(draft: Draft) {
  tabStore.set(DRAFT_KEY, draft)
  deviceStore.set(DRAFT_KEY, { draft, keptAt: Date.now() })
}
export function forgetDraft() {
  tabStore.forget(DRAFT_KEY)
  deviceStore.forget(DRAFT_KEY)
}
