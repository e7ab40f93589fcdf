import { useCallback, useEffect, useRef, useState } from 'react'
import { completeSurvey, createSurvey, saveAnswers as saving } from '../../../domain/calls/surveys.ts'
import type { OnboardingAnswers } from '../../../domain/forms/onboarding.ts'
import { NAMELESS } from '../../../domain/shop/person.ts'
import { codeOf, request } from '../../requests/request.ts'
import { CANNOT_START, type Failure, failureOf } from './failure.ts'
import { checkoutFor } from '../../purchase/checkout.ts'
import { type Draft, keepDraft } from '../../purchase/onboarding-draft.ts'

/**
 * Refusals after which this survey takes no more answers. A retry starts a new survey with the same answers.
 */
const GONE = ['NOT_FOUND', 'PURCHASE_REFUNDED']

const save = (surveyId: string, answers: OnboardingAnswers) =>
  request(saving, { params: { id: surveyId }, body: { answers } })

/**
 * One questionnaire: created once, saved after each answer, completed and paid for. Calls are sent one after
 * another, so that older answers never overwrite newer ones. Calls with a result return null if they fail.
 */
export function useSurvey(opened: Draft) {
  const [draft, setDraft] = useState(opened)
  const [failure, setFailure] = useState<Failure | null>(null)
  const [isClosed, setClosed] = useState(false)
  const turns = useRef<Promise<string | null>>(null)

  const fail = (text: string, error: unknown) => {
    if (codeOf(error) === 'SURVEY_CLOSED') return setClosed(true)
    setFailure(failureOf(text, error))
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
      fail(CANNOT_START, error)
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

  // An update goes on from the newest draft: this render's may still lack the survey that was just created.
  const note = (answer: OnboardingAnswers) =>
    setDraft((last) => ({ ...last, answers: { ...last.answers, ...answer } }))

  return {
    ...draft,
    failure,
    /** The answers are already in use: the program is being written or is ready. */
    isClosed,

    /** Stores what is being typed or told. `save` sends it. */
    note,
    save: () => saveAnswers(draft.answers),
    answer: (answer: OnboardingAnswers) => {
      note(answer)
      saveAnswers({ ...draft.answers, ...answer })
    },
    /** Stores the current step. */
    noteStep,
    setEmail: (email: string) => setDraft((last) => ({ ...last, email })),
    complete: () => {
      // Text typed before the browser's Back or Forward was stored but not sent. It may name an injury.
      saveAnswers(draft.answers)
      return completeFor(draft.email.trim())
    },
    checkout: () => {
      saveAnswers(draft.answers)
      // The email may have been corrected and then left by the browser's Forward. The program goes where the
      // survey says.
      if (draft.email.trim() !== draft.completedFor) void completeFor(draft.email.trim())
      return inTurn('Failed to create checkout. Please try again.', (surveyId) =>
        checkoutFor({ surveyId, email: draft.email.trim(), name: draft.answers.name || NAMELESS }),
      )
    },
  }
}
export type Survey = ReturnType<typeof useSurvey>
