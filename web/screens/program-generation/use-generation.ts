import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathOf } from '../../../domain/calls/call.ts'
import { processPayment } from '../../../domain/calls/checkout.ts'
import { listOwnPrograms } from '../../../domain/calls/programs.ts'
import { readSurveyProgress } from '../../../domain/calls/progress.ts'
import { generateProgram, listOwnSurveys } from '../../../domain/calls/surveys.ts'
import { REFUSALS } from '../../../domain/shop/errors.ts'
import type { Progress } from '../../../domain/shop/progress.ts'
import { FINAL_STAGES, isLaidOut } from '../../../domain/shop/stage.ts'
import { lastCheckout } from '../../purchase/last-checkout.ts'
import { forgetDraft } from '../../purchase/onboarding-draft.ts'
import { isClosed } from '../../purchase/program-closed.tsx'
import { useProgress } from '../../purchase/use-progress.ts'
import { goesOnWithoutUs } from '../../purchase/writing/ask-until-answered.ts'
import { pdfOf } from '../../requests/pdf-of.ts'
import { queryOf } from '../../requests/query.ts'
import { adviceOn, codeOf, messageOf, request } from '../../requests/request.ts'
import { trackEvent, trackPurchase } from '../../visits/track.ts'

const TO_TRACKING_MS = 500
const TO_PDF_MS = 1500
const TO_ONBOARDING_MS = 2000

/** The outcome of a program that is watched without waiting for its call. */
function outcomeOf({ stage, programId, message }: Progress): Generation | null {
  if (programId && isLaidOut(stage)) return { state: 'completed', programId }
  if (stage === 'refunded') return { state: 'closed', message }
  return FINAL_STAGES.includes(stage) ? { state: 'error', message } : null
}

/**
 * Runs the page after the payment for the email of the query, and leaves it when there is somewhere to go.
 */
export function useGeneration(email: string | null): {
  generation: Generation
  progress: Progress | undefined
  /** The browser was sent to the PDF, which it may have downloaded without leaving. */
  isSent: boolean
} {
  const problem = emailProblem(email)
  const [called, setCalled] = useState<Generation>(
    problem ? { state: 'error', message: problem } : { state: 'processing' },
  )
  const [tries, setTries] = useState(0)
  const [isSent, setSent] = useState(false)
  const navigate = useNavigate()

  useEffect(() => {
    if (email === null || emailProblem(email)) return
    const leave = new AbortController()
    const { signal } = leave
    const sendToOnboarding = (surveyId: string | null) => {
      if (signal.aborted) return
      setCalled({ state: 'generating', surveyId: null, note: 'First, a few questions.' })
      const query = queryOf({ email, source: 'stripe', paid: 'true', ...(surveyId && { surveyId }) })
      // Going back to this address would only redirect again.
      const leaveFor = () => void navigate(`/onboarding?${query}`, { replace: true })
      const timer = window.setTimeout(leaveFor, TO_ONBOARDING_MS)
      signal.addEventListener('abort', () => window.clearTimeout(timer))
    }
    const show = (next: Generation) => !signal.aborted && setCalled(next)
    void generateFor(email, { signal, show, sendToOnboarding })
    return () => leave.abort()
  }, [email, navigate, tries])

  useEffect(() => {
    if (emailProblem(email)) return
    const purchase = `${lastCheckout()} ${email}`
    const timer = window.setTimeout(() => trackPurchase(purchase), TO_TRACKING_MS)
    return () => window.clearTimeout(timer)
  }, [email])

  const isPending = called.state === 'pending'
  const surveyId = called.state === 'generating' || isPending ? called.surveyId : null
  const { data: progress } = useProgress(surveyId && pathOf(readSurveyProgress, { id: surveyId }))
  const bankHasDecided = isPending && progress !== undefined && progress.stage !== 'verifying-payment'
  useEffect(() => {
    if (bankHasDecided) setTries((last) => last + 1)
  }, [bankHasDecided])
  const isWatching = called.state === 'generating' && called.note !== null
  const generation = (isWatching && progress && outcomeOf(progress)) || called

  const programId = generation.state === 'completed' ? generation.programId : null
  const cameLate = isWatching && programId !== null
  useEffect(() => {
    if (cameLate) trackEvent('program_generated', ABOUT)
  }, [cameLate])
  useEffect(() => {
    if (!programId) return
    forgetDraft()
    const timer = window.setTimeout(() => {
      window.location.assign(pdfOf(programId))
      setSent(true)
    }, TO_PDF_MS)
    return () => window.clearTimeout(timer)
  }, [programId])

  return { generation, progress, isSent }
}

/** The state of the page. `note` is the server's message about a program that takes longer. */
type Generation =
  | { state: 'processing' }
  | { state: 'generating'; surveyId: string | null; note: string | null }
  | { state: 'pending'; surveyId: string; message: string }
  /** The bank did not confirm the payment, so it can be paid again. */
  | { state: 'unpaid'; surveyId: string; message: string }
  | { state: 'completed'; programId: string }
  /** Refunded or disputed. */
  | { state: 'closed'; message: string }
  | { state: 'error'; message: string; advice?: string | null }

interface Steps {
  signal: AbortSignal
  show: (generation: Generation) => void
  /** The questionnaire is incomplete: some answers, or all of them, are missing. */
  sendToOnboarding: (surveyId: string | null) => void
}

/** Names this way to a program in analytics events. */
const ABOUT = { category: 'program', label: 'onboarding' }
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/

/** What is wrong with the email in the query, if anything. */
function emailProblem(email: string | null): string | null {
  if (email === null) return 'No email address found'
  return EMAIL.test(email) ? null : 'Invalid email format'
}

/** Finds this buyer's program, or has it written. Every outcome is shown, and nothing is thrown. */
async function generateFor(email: string, { signal, show, sendToOnboarding }: Steps): Promise<void> {
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
    const message = messageOf(error, otherwise)
    show(
      isClosed(error) ? { state: 'closed', message } : { state: 'error', message, advice: adviceOn(error) },
    )
  }
}

const LINE_DROPPED =
  'The connection dropped, but the writing goes on. You can close this page: we will email you the link.'
