import { SURVEY_REMINDERS } from '../../domain/shop/letters.ts'
import { SURVEY_DAYS } from '../../domain/shop/offer.ts'
import { waitingTimes } from '../activities.ts'
import { attach } from './answer-requests.ts'
import { waitFor } from './run-stage.ts'
import type { Run } from './run.ts'

const SURVEY_DEADLINE_MS = SURVEY_DAYS * 24 * 3_600_000

/**
 * Waits for the completed survey, and reminds the buyer of it.
 * @returns false once the deadline has passed
 */
export async function surveyArrives(run: Run): Promise<boolean> {
  if (run.surveyId || (await findFormerSurvey(run))) return true
  run.view.enter('awaiting-survey')
  const { surveyRemindersMs } = await waitingTimes()
  for (const [index, kind] of SURVEY_REMINDERS.entries()) {
    const [afterMs, nextAfterMs] = surveyRemindersMs.slice(index, index + 2)
    if (afterMs === undefined) break
    // If several reminders are late, only the last is sent.
    if (nextAfterMs !== undefined && run.sinceMs + nextAfterMs < Date.now()) continue
    if (await surveyBy(run, run.sinceMs + afterMs)) return true
    run.post(kind)
  }
  return surveyBy(run, run.sinceMs + SURVEY_DEADLINE_MS)
}

/** The answers may still be stored, or be stored again, if only the link to them was lost. */
async function findFormerSurvey(run: Run): Promise<boolean> {
  if (!run.formerSurveyId) return false
  const isFound = (await attach(run, run.formerSurveyId)) === 'taken'
  run.formerSurveyId = null
  if (!isFound) run.timesAnswersLost += 1
  return isFound
}

const surveyBy = (run: Run, atMs: number): Promise<boolean> =>
  waitFor(
    run,
    () => run.surveyId !== null,
    Math.max(1, atMs - Date.now()),
    'Until the next reminder, or the end of the wait',
  )
