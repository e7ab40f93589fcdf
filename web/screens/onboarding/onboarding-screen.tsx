import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { generationPage } from '../../../domain/shop/pages.ts'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { useQuery } from '../../requests/query.ts'
import { trackEvent } from '../../visits/track.ts'
import { useTopOf } from '../../use-scroll-to-top.ts'
import { AnswersStep } from './steps/answers-step.tsx'
import { type Draft, forgetDraft } from '../../purchase/onboarding-draft.ts'
import { EmailStep } from './steps/email-step.tsx'
import { markCheckout } from '../../purchase/last-checkout.ts'
import { ClosedStep, FailureStep, LoadingStep, OpeningStep } from './steps/outcome-steps.tsx'
import { PaywallStep } from './steps/paywall-step.tsx'
import { QuestionStep, ResponseStep } from './steps/question-step.tsx'
import { QUESTIONS } from './questions.ts'
import { stateOf, stepAfter, stepFrom, type Step } from './steps.ts'
import { useDraft } from './use-draft.ts'
import { usePurchase } from './use-purchase.ts'
import { useSurvey } from './use-survey.ts'

/** /onboarding — questions, an email address, and the way to the checkout. */
export const OnboardingScreen = () => (
  <Screen title="Your questionnaire">
    <Opening />
    <Disclaimer isFolded />
  </Screen>
)

function Opening() {
  const query = useQuery()
  const [surveyId, email] = [query.get('surveyId'), query.get('email')]
  const isPaid = query.get('source') === 'stripe' && query.get('paid') === 'true' && Boolean(email)
  const { draft, failure } = useDraft({ surveyId, email, isPaid })
  if (failure) return <FailureStep failure={failure} />
  return draft ? <Wizard draft={draft} givenId={surveyId} isPaid={isPaid} /> : <OpeningStep />
}

interface WizardProps {
  draft: Draft
  /** The survey that the address names. */
  givenId: string | null
  isPaid: boolean
}

function Wizard({ draft, givenId, isPaid }: WizardProps) {
  const query = useQuery()
  const location = useLocation()
  const navigate = useNavigate()
  const survey = useSurvey(draft)
  const [isCompleting, setCompleting] = useState(false)
  const [isLeaving, setLeaving] = useLeaving()
  // Only for the page that the checkout itself led back to. Pages opened from there are about something else.
  const isCancelled = query.get('cancelled') === 'true' && location.state === null
  const { progress, isTaken, isUnpaid } = usePurchase(
    survey.isClosed ? survey.surveyId : isPaid ? null : givenId,
    isCancelled,
  )
  const isClosed = survey.isClosed || isTaken

  const { answers } = survey
  // A tab that has no history here continues where the last one stopped.
  const [resumed] = useState(() =>
    location.state === null && givenId === null && !isPaid && Object.keys(answers).length > 0
      ? survey.step
      : '',
  )
  const isArriving = location.state === null && resumed !== ''
  const step = stepFrom(isArriving ? { step: resumed } : location.state, survey, givenId !== null, isPaid)
  const at = stateOf(step).step
  useEffect(() => {
    if (isArriving) void navigate({ search: location.search }, { replace: true, state: { step: resumed } })
  }, [isArriving, resumed, navigate, location.search])
  const { noteStep } = survey
  useEffect(() => noteStep(at), [noteStep, at])

  const goTo = (next: Step) => void navigate({ search: location.search }, { state: stateOf(next) })
  const goToLastQuestion = () => {
    const question = QUESTIONS.at(-1)
    if (question) goTo({ at: 'question', question })
  }

  const complete = async () => {
    setCompleting(true)
    const completed = await survey.complete()
    setCompleting(false)
    if (!completed) return
    trackEvent('form_submitted', { category: 'program', label: 'onboarding' })
    if (isPaid) await navigate(generationPage(survey.email))
    else goTo({ at: 'paywall' })
  }
  const buy = async () => {
    setLeaving(true)
    const address = await survey.checkout()
    if (!address) return
    markCheckout()
    window.location.assign(address)
  }
  const startOver = () => {
    forgetDraft()
    // The browser would restore the step, as it does on a reload.
    window.history.replaceState(null, '')
    window.location.assign('/onboarding')
  }

  useTopOf(isClosed ? 'closed' : survey.failure ? 'failure' : isLeaving ? 'leaving' : 'steps')
  if (isClosed) return <ClosedStep progress={progress} onStartOver={startOver} />
  if (survey.failure) return <FailureStep failure={survey.failure} />
  if (isLeaving) return <LoadingStep message="Taking you to the secure checkout." />
  const kept = Object.keys(answers).length > 0 ? ' Your answers are kept.' : ''
  const paymentSaid = isUnpaid ? `Nothing was charged.${kept}` : progress?.message
  return (
    <>
      {isCancelled && paymentSaid && (
        <p role="status" className="mb-8 border-l-4 border-ink pl-4 text-lg">
          {paymentSaid}
        </p>
      )}
      {resumed === at && (
        <p className="mb-6 text-soft">
          You continue where you left off.{' '}
          <button type="button" className="min-h-11 underline underline-offset-4" onClick={startOver}>
            Start over
          </button>
        </p>
      )}
      {stepOf()}
    </>
  )

  function stepOf() {
    switch (step.at) {
      case 'question': {
        const { question, isCorrection = false } = step
        return <QuestionStep key={question.id} {...{ question, isCorrection, survey, goTo }} />
      }
      case 'response':
        return (
          <ResponseStep
            key={step.question.id}
            question={step.question}
            option={step.option}
            name={answers.name}
            onContinue={() => goTo(stepAfter(step.question, answers))}
          />
        )
      case 'email':
        return (
          <EmailStep
            survey={survey}
            isPaid={isPaid}
            isSubmitting={isCompleting}
            onPrevious={goToLastQuestion}
            onSubmit={() => void complete()}
          />
        )
      case 'paywall':
        return (
          <PaywallStep
            answers={answers}
            surveyId={survey.surveyId}
            onCorrect={(corrections) => survey.answer({ corrections })}
            onTell={(facts) => survey.note({ facts })}
            onBuy={() => void buy()}
            email={survey.email.trim()}
            onChangeEmail={() => goTo({ at: 'email' })}
            onChangeAnswers={() => goTo({ at: 'answers' })}
          />
        )
      case 'answers':
        return (
          <AnswersStep
            answers={answers}
            onCorrect={(question) => goTo({ at: 'question', question, isCorrection: true })}
            onDone={() => goTo({ at: 'paywall' })}
          />
        )
    }
  }
}

/** Whether this page is being left. A page that the browser's Back restores is not. */
function useLeaving() {
  const [isLeaving, setLeaving] = useState(false)
  useEffect(() => {
    const returned = (event: PageTransitionEvent) => event.persisted && setLeaving(false)
    window.addEventListener('pageshow', returned)
    return () => window.removeEventListener('pageshow', returned)
  }, [])
  return [isLeaving, setLeaving] as const
}
