import { useEffect, useState } from 'react'
import { readSurvey } from '../../../domain/calls/surveys.ts'
import { type Draft, draftFrom, type Named, openDraft } from '../../purchase/onboarding-draft.ts'
import { codeOf, request } from '../../requests/request.ts'
import { CANNOT_START, type Failure, failureOf } from './failure.ts'

/** The draft to begin with, once it is known: a survey that this browser does not keep is fetched. */
export function useDraft(named: Named): { draft: Draft | null; failure: Failure | null } {
  const [draft, setDraft] = useState(() => openDraft(named))
  const [failure, setFailure] = useState<Failure | null>(null)
  useEffect(() => {
    if (draft || named.surveyId === null) return
    const leave = new AbortController()
    const open = (next: Draft) => !leave.signal.aborted && setDraft(next)
    request(readSurvey, { params: { id: named.surveyId }, signal: leave.signal }).then(
      ({ answers }) => open(draftFrom(named, answers)),
      (error: unknown) => {
        if (leave.signal.aborted) return
        if (codeOf(error) === 'NOT_FOUND') open(draftFrom(named, null))
        else setFailure(failureOf(CANNOT_START, error))
      },
    )
    return () => leave.abort()
    // An address that changes in place belongs to the same questionnaire.
  }, [])
  return { draft, failure }
}
