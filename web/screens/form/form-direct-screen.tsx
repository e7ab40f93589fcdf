import { useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWRMutation from 'swr/mutation'
import { createDemoProgram } from '../../../domain/calls/demo.ts'
import { isLaidOut } from '../../../domain/shop/stage.ts'
import { resultsPage } from '../../../domain/shop/pages.ts'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useQuery } from '../../requests/query.ts'
import { codeOf, explanationOf, request } from '../../requests/request.ts'
import { deviceStore } from '../../browser-store.ts'
import { trackEvent } from '../../visits/track.ts'
import { useTopOf } from '../../use-scroll-to-top.ts'
import { SURVEY, surveyBody, type SurveyBody } from './survey.ts'
import { SteppedForm } from '../../forms/stepped-form.tsx'
import { StillWriting } from '../../purchase/writing/still-writing.tsx'
import { GeneratingOverlay } from '../../purchase/writing/generating-overlay.tsx'
import { useCurrentProgress } from '../../purchase/writing/use-paid-program.ts'

const DEMO = { category: 'program', label: 'demo' }
const DRAFT = 'eightfold.form-direct'

const generate = (_path: string, { arg }: { arg: SurveyBody }) => request(createDemoProgram, { body: arg })

/** /form-direct — the 3-step survey without a license, for a trial. */
export function FormDirectScreen() {
  const query = useQuery()
  const navigate = useNavigate()
  const toast = useToast()
  const [delayedAt, setDelayedAt] = useState<number>()

  const show = (programId: string) => {
    trackEvent('program_generated', DEMO)
    toast({ title: 'Program Generated', description: 'Your eight weeks are ready.' })
    deviceStore.forget(DRAFT)
    void navigate(resultsPage(programId))
  }
  const { trigger, isMutating } = useSWRMutation(createDemoProgram.path, generate, {
    onSuccess: ({ id }) => show(id),
    onError: (error) => {
      // Another call would start another program, so this one is watched instead.
      if (codeOf(error) === 'GENERATION_DELAYED') return setDelayedAt(Date.now())
      trackEvent('program_generation_failed', DEMO)
      toast({
        look: 'destructive',
        title: 'Generation Failed',
        description: explanationOf(error, 'Failed to generate your program. Please try again.'),
      })
    },
    throwOnError: false,
  })
  const isDelayed = delayedAt !== undefined
  useTopOf(isDelayed ? 'delayed' : 'form')
  const progress = useCurrentProgress(isMutating || isDelayed, delayedAt)
  const lateId = isDelayed && progress && isLaidOut(progress.stage) ? progress.programId : null
  const showLate = useEffectEvent(show)
  useEffect(() => {
    if (lateId) showLate(lateId)
  }, [lateId])

  return (
    <Screen title="Demo survey">
      <p className="mb-8 rounded-md border border-ink bg-sheet px-5 py-4">
        <strong>Demo Mode</strong> License validation is temporarily disabled.
      </p>
      {isDelayed ? (
        <StillWriting
          note="Writing your program is taking longer than usual."
          progress={progress}
          closing="Please keep this page open: the demo sends no mail."
          onBack={() => setDelayedAt(undefined)}
        />
      ) : (
        <SteppedForm
          rules={SURVEY}
          draft={DRAFT}
          name={query.get('name') ?? ''}
          email={query.get('email') ?? ''}
          isBusy={isMutating}
          onSubmit={(answers) => {
            trackEvent('form_submitted', DEMO)
            void trigger(surveyBody(answers))
          }}
        />
      )}
      {isMutating && <GeneratingOverlay title="Generating your program..." progress={progress} />}
      <Disclaimer />
    </Screen>
  )
}
