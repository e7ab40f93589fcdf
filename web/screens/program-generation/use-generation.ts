import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { pathOf } from '../../../domain/calls/call.ts'
import { readSurveyProgress } from '../../../domain/calls/progress.ts'
import type { Progress } from '../../../domain/shop/progress.ts'
import { FINAL_STAGES, isLaidOut } from '../../../domain/shop/stage.ts'
import { pdfOf } from '../../requests/pdf-of.ts'
import { queryOf } from '../../requests/query.ts'
import { trackEvent, trackPurchase } from '../../visits/track.ts'
import { useProgress } from '../../purchase/use-progress.ts'
import { forgetDraft } from '../../purchase/onboarding-draft.ts'
import { lastCheckout } from '../../purchase/last-checkout.ts'
import { ABOUT, emailProblem, generateFor, type Generation } from './generate.ts'

const TO_TRACKING_MS = 500
const TO_PDF_MS = 1500
const TO_ONBOARDING_MS = 2000

/** The outcome of a program that is watched without waiting for its call. */
function outcomeOf({ stage, programId, message }: Progress): Generation | null {
  if (programId && isLaidOut(stage)) return { state: 'completed', programId }
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
