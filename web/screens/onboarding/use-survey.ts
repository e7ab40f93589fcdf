import { useCallback, useEffect, useRef, useState } from 'react'
import { completeSurvey, createSurvey, saveAnswers as saving } from '../../../domain/calls/surveys.ts'
import type { OnboardingAnswers } from '../../../domain/forms/onboarding.ts'
import { NAMELESS } from '../../../domain/nameless.ts'
import { codeOf, explanationOf, request } from '../../request.ts'
import { checkoutFor } from '../../purchase/checkout.ts'
import { keepDraft, openDraft } from '../../purchase/onboarding-draft.ts'

/** Why the questionnaire cannot go on: what we say, and the server's own words where it had some. */
export interface Failure {
  text: string
  detail: string
}

/** Refusals after which this survey takes no more answers: a new try starts a new one with the same answers. */
const GONE = ['NOT_FOUND', 'CREDENTIAL_REFUSED', 'PURCHASE_REFUNDED']

const save = (surveyId: string, answers: OnboardingAnswers) =>
  request(saving, { params: { id: surveyId }, body: { answers } })

/**
 * One questionnaire: created once, saved after each answer, completed and paid for. Calls go out one after another, so
 * that an older set of answers never overwrites a newer one. Calls that answer something answer null when they failed.
 */
export function useSurvey(givenId: string | null, givenEmail: string | null, isPaid: boolean) {
  const [draft, setDraft] = useState(() => openDraft(givenId, givenEmail, isPaid))
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isClosed, setClosed] = useState(false)
  const turns = useRef<Promise<string | null>>(null)

  const fail = (text: string, error: unknown) => {
    if (codeOf(error) === 'SURVEY_CLOSED') return setClosed(true)
    setFailure({ text, detail: explanationOf(error, '') })
    if (GONE.includes(codeOf(error) ?? '')) setDraft((last) => ({ ...last, surveyId: null }))
  }

  const inTurn = async <Answer>(
    text: string,
    call: (surveyId: string) => Promise<Answer>,
  ): Promise<Answer | null> => {
    const turn = Promise.resolve(turns.current).then(async (surveyId) => {
      if (!surveyId) return null
      try {
        return { surveyId, answer: await call(surveyId) }
      } catch (error) {
        fail(text, error)
        return null
      }
    })
    turns.current = turn.then((done) => done?.surveyId ?? null)
    return (await turn)?.answer ?? null
  }

  const saveAnswers = (answers: OnboardingAnswers) =>
    void inTurn('Failed to save answer. Please try again.', (surveyId) => save(surveyId, answers))

  const completeFor = async (email: string) => {
    const completed = await inTurn('Failed to submit survey. Please try again.', (surveyId) =>
      request(completeSurvey, { params: { id: surveyId }, body: { email } }),
    )
    if (completed) setDraft((last) => ({ ...last, completedFor: email }))
    return completed
  }

  const start = async (): Promise<string | null> => {
    if (draft.surveyId) return draft.surveyId
    try {
      const { surveyId } = await request(createSurvey, { body: { answers: {} } })
      setDraft((last) => ({ ...last, surveyId }))
      return surveyId
    } catch (error) {
      fail('Failed to start survey. Please try again.', error)
      return null
    }
  }

  useEffect(() => {
    if (turns.current) return
    turns.current = start()
    // A draft that was left behind may hold an answer that never arrived.
    if (Object.keys(draft.answers).length > 0) saveAnswers(draft.answers)
  }, [])

  useEffect(() => keepDraft(draft), [draft])
  const noteStep = useCallback((step: string) => setDraft((last) => ({ ...last, step })), [])

  return {
    ...draft,
    failure,
    /** The answers are in use already: the program is being written, or it is there. */
    isClosed,

    /** Keeps what is being typed; `save` sends it. */
    note: (answer: OnboardingAnswers) =>
      setDraft((last) => ({ ...last, answers: { ...last.answers, ...answer } })),
    save: () => saveAnswers(draft.answers),
    answer: (answer: OnboardingAnswers) => {
      const answers = { ...draft.answers, ...answer }
      setDraft({ ...draft, answers })
      saveAnswers(answers)
    },
    /** Keeps where the person is. */
    noteStep,
    setEmail: (email: string) => setDraft((last) => ({ ...last, email })),
    complete: () => {
      // What was typed before the browser's own Back or Forward was noted and not sent; there may be an injury in it.
      saveAnswers(draft.answers)
      return completeFor(draft.email.trim())
    },
    checkout: () => {
      saveAnswers(draft.answers)
      // Corrected, and come back to by the browser's own Forward: the program goes where the survey says.
      if (draft.email.trim() !== draft.completedFor) void completeFor(draft.email.trim())
      return inTurn('Failed to create checkout. Please try again.', (surveyId) =>
        checkoutFor({ surveyId, email: draft.email.trim(), name: draft.answers.name || NAMELESS }),
      )
    },
  }
}
