import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import useSWRMutation from 'swr/mutation'
import { Disclaimer } from '../../parts/disclaimer.tsx'
import { Screen } from '../../parts/screen.tsx'
import { useToast } from '../../parts/toast.tsx'
import { useQuery } from '../../query.ts'
import { messageOf } from '../../request.ts'
import { forget } from '../../session-store.ts'
import { trackEvent } from '../../track.ts'
import { forgetLicense } from '../license/stored-license.ts'
import type { SurveyRequest } from './answers.ts'
import { createProgram, credentialIn, pdfOf } from './create-program.ts'
import { ProgramReady } from './program-ready.tsx'
import { ThreeStepForm } from './three-step-form.tsx'

const TO_PDF_MS = 1000
const PAID = { category: 'program', label: 'survey' }

/** /form — the 3-step survey of who has bought. */
export function FormScreen() {
  const token = useQuery().get('token')
  return token ? <PaidSurvey token={token} /> : <AccessRequired />
}

function AccessRequired() {
  const toast = useToast()
  useEffect(
    () =>
      toast({
        look: 'destructive',
        title: 'Access Required',
        description: 'Please access this form through your program purchase link.',
      }),
    [toast],
  )
  return <Navigate to="/access" replace />
}

function PaidSurvey({ token }: { token: string }) {
  const query = useQuery()
  const toast = useToast()
  const draft = `eightfold.form ${token}`
  const [programId, setProgramId] = useState<string | null>(null)
  const { trigger, isMutating } = useSWRMutation(
    ['program', token],
    (_key, { arg }: { arg: SurveyRequest }) => createProgram(credentialIn(token), arg),
    {
      onSuccess: ({ id }) => {
        trackEvent('program_generated', PAID)
        toast({ title: 'Program Generated', description: 'Your eight weeks are ready. Opening your PDF.' })
        forget(draft)
        forgetLicense()
        setProgramId(id)
      },
      onError: (error) => {
        trackEvent('program_generation_failed', PAID)
        toast({
          look: 'destructive',
          title: 'Generation Failed',
          description: messageOf(error, 'Failed to generate your program. Please try again.'),
        })
      },
      throwOnError: false,
    },
  )
  useEffect(() => {
    if (!programId) return
    const timer = window.setTimeout(() => window.location.assign(pdfOf(programId)), TO_PDF_MS)
    return () => window.clearTimeout(timer)
  }, [programId])

  return (
    <Screen title="Your survey">
      {programId ? (
        <ProgramReady programId={programId} />
      ) : (
        <ThreeStepForm
          draft={draft}
          name={query.get('name') ?? ''}
          email={query.get('email') ?? ''}
          isBusy={isMutating}
          onSubmit={(survey) => {
            trackEvent('form_submitted', PAID)
            void trigger(survey)
          }}
        />
      )}
      <Disclaimer />
    </Screen>
  )
}
