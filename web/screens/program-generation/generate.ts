import { processPayment } from '../../../domain/calls/checkout.ts'
import { listOwnPrograms } from '../../../domain/calls/programs.ts'
import { generateProgram, listOwnSurveys } from '../../../domain/calls/surveys.ts'
import { REFUSALS } from '../../../domain/shop/errors.ts'
import { adviceOn, codeOf, messageOf, request } from '../../requests/request.ts'
import { trackEvent } from '../../visits/track.ts'
import { goesOnWithoutUs } from '../../purchase/writing/ask-until-answered.ts'

/** The state of the page. `note` is the server's message about a program that takes longer. */
export type Generation =
  | { state: 'processing' }
  | { state: 'generating'; surveyId: string | null; note: string | null }
  | { state: 'pending'; surveyId: string; message: string }
  /** The bank did not confirm the payment, so it can be paid again. */
  | { state: 'unpaid'; surveyId: string; message: string }
  | { state: 'completed'; programId: string }
  | { state: 'error'; message: string; advice?: string | null }

interface Steps {
  signal: AbortSignal
  show: (generation: Generation) => void
  /** The questionnaire is incomplete: some answers, or all of them, are missing. */
  sendToOnboarding: (surveyId: string | null) => void
}

/** Names this way to a program in analytics events. */
export const ABOUT = { category: 'program', label: 'onboarding' }
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What is wrong with the email in the query, if anything. */
export function emailProblem(email: string | null): string | null {
  if (email === null) return 'No email address found'
  return EMAIL.test(email) ? null : 'Invalid email format'
}

/** Finds this buyer's program, or has it written. Every outcome is shown, and nothing is thrown. */
export async function generateFor(email: string, { signal, show, sendToOnboarding }: Steps): Promise<void> {
  let answered: string
  try {
    const { programs } = await request(listOwnPrograms, { params: { email }, signal })
    if (programs[0]) return show({ state: 'completed', programId: programs[0].id })

    const { surveys } = await request(listOwnSurveys, { params: { email }, signal })
    const completed = surveys.find(({ status }) => status === 'completed')
    if (!completed) return sendToOnboarding(null)
    answered = completed.surveyId
  } catch (error) {
    return fail(error, 'Failed to check surveys')
  }

  let surveyId: string
  try {
    surveyId = (await request(processPayment, { body: { email }, signal })).surveyId
  } catch (error) {
    if (codeOf(error) === 'NO_COMPLETED_SURVEY') return sendToOnboarding(null)
    const message = messageOf(error, REFUSALS.PAYMENT_PENDING.text)
    if (codeOf(error) === 'PAYMENT_PENDING') return show({ state: 'pending', surveyId: answered, message })
    if (codeOf(error) === 'PAYMENT_FAILED') return show({ state: 'unpaid', surveyId: answered, message })
    return fail(error, 'Failed to process payment')
  }

  show({ state: 'generating', surveyId, note: null })
  try {
    const { id } = await request(generateProgram, { params: { id: surveyId }, signal })
    trackEvent('program_generated', ABOUT)
    show({ state: 'completed', programId: id })
  } catch (error) {
    if (codeOf(error) === 'MISSING_REQUIRED_FIELDS') return sendToOnboarding(surveyId)
    if (goesOnWithoutUs(error))
      return show({ state: 'generating', surveyId, note: messageOf(error, LINE_DROPPED) })
    if (!signal.aborted) trackEvent('program_generation_failed', ABOUT)
    fail(error, 'Failed to generate program')
  }

  function fail(error: unknown, otherwise: string) {
    if (!signal.aborted)
      show({ state: 'error', message: messageOf(error, otherwise), advice: adviceOn(error) })
  }
}

const LINE_DROPPED =
  'The connection dropped, but the writing goes on. You can close this page: we will email you the link.'
