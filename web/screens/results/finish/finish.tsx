import { useMemo } from 'react'
import { setsInWeek } from '../../../../domain/program/program.ts'
import { weekBars } from '../../../../domain/program/week-bars.ts'
import { PRICE } from '../../../../domain/shop/offer.ts'
import type { ProgramRecord } from '../../../../domain/shop/program-record.ts'
import { ButtonLink } from '../../../parts/button.tsx'
import { nextAnswers } from '../../../purchase/next-answers.ts'
import { keepDraft } from '../../../purchase/onboarding-draft.ts'
import { SharePicture } from './share-picture.tsx'
import { TellAFriend } from './tell-a-friend.tsx'

type Finished = Pick<ProgramRecord, 'email' | 'generatedProgram'>

/** After the last day: a picture to share, the next eight weeks, and a word to a friend. */
export function Finish({ record }: { record: Finished }) {
  const { email, generatedProgram } = record
  const facts = useMemo(
    () => ({
      sessions: generatedProgram.weeks.flatMap(({ workouts }) => workouts).length,
      sets: generatedProgram.weeks.reduce((sum, week) => sum + setsInWeek(week), 0),
      weeks: weekBars(generatedProgram).map(({ height }) => height),
      from: window.location.host,
    }),
    [generatedProgram],
  )
  const begin = () =>
    keepDraft({
      surveyId: null,
      answers: nextAnswers(generatedProgram),
      ...{ email, completedFor: '', step: '' },
    })
  return (
    <div className="mt-6 grid gap-8 sm:grid-cols-2">
      <SharePicture facts={facts} />
      <div className="grid content-start gap-8">
        <div data-sold-at="stripe">
          <h3 className="text-2xl">Your next eight weeks</h3>
          <p className="measure mt-2 text-lg">
            A new program, written for how strong you are now, for {PRICE}. We filled in what this one knows.
            Check each answer, and tell us again what hurts.
          </p>
          <ButtonLink to="/onboarding" className="mt-4 w-full sm:w-auto" onClick={begin}>
            Write my next eight weeks
          </ButtonLink>
        </div>
        <TellAFriend />
      </div>
    </div>
  )
}
