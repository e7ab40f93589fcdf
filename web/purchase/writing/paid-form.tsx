import { useEffect, useState } from 'react'
import type { FormAnswers, FormRules } from '../../forms/answers.ts'
import { SteppedForm } from '../../forms/stepped-form.tsx'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { useToast } from '../../parts/toast.tsx'
import { ByEmail, NotYourAddress } from '../../parts/waiting/by-email.tsx'
import type { Credential } from '../credential/credential.ts'
import { GeneratingOverlay } from './generating-overlay.tsx'
import { ProgramReady } from './program-ready.tsx'
import { StillWriting } from './still-writing.tsx'
import { type ProgramForm, usePaidProgram } from './use-paid-program.ts'
import { pdfOf } from '../../requests/pdf-of.ts'
import { explanationOf } from '../../requests/request.ts'
import { useTopOf } from '../../use-scroll-to-top.ts'

const TO_PDF_MS = 1000

interface PaidFormProps {
  rules: FormRules
  bodyOf: (answers: FormAnswers) => ProgramForm
  credential: Credential
  name: string
  email: string
  /** Where this browser stores the answers. */
  draft: string
  /** Names the form in analytics events. */
  label: string
  /** The title of what covers the form while the program is written. */
  busy: string
  /** The PDF opens in another tab, and the form is covered until then. A failure is shown in the form. */
  isNewTab?: boolean
}

/** The form of a buyer, from its first step to the PDF. */
export function PaidForm(props: PaidFormProps) {
  const { rules, bodyOf, credential, name, email, draft, label, busy, isNewTab = false } = props
  const { writing, progress, email: typed, write, backToForm } = usePaidProgram({ credential, draft, label })
  const programId = writing.at === 'ready' ? writing.programId : null
  const error = writing.at === 'form' ? writing.error : null
  const [isOpened, setOpened] = useState(!isNewTab)
  useSuccessToast(programId)
  useFailureToast(isNewTab ? null : error)
  useEffect(() => {
    if (!programId) return
    const timer = window.setTimeout(() => {
      if (!isNewTab) return window.location.assign(pdfOf(programId))
      window.open(pdfOf(programId), '_blank')
      setOpened(true)
    }, TO_PDF_MS)
    return () => window.clearTimeout(timer)
  }, [programId, isNewTab])

  const isCovered = writing.at === 'writing' || (writing.at === 'ready' && !isOpened)
  useTopOf(isCovered ? 'form' : writing.at)
  return (
    <Screen title="Your survey">
      {programId && isOpened ? (
        <ProgramReady programId={programId} isNewTab={isNewTab} />
      ) : writing.at === 'delayed' ? (
        <StillWriting
          note={writing.note}
          progress={progress}
          closing={
            <>
              You can close this page at any time: nothing is lost. The link to your program comes{' '}
              <ByEmail progress={progress} typed={typed} />.
              <NotYourAddress progress={progress} />
            </>
          }
          onBack={backToForm}
        />
      ) : (
        <SteppedForm
          {...{ rules, draft, name, email }}
          isBusy={isCovered}
          error={isNewTab ? error : null}
          onSubmit={(answers) => void write(bodyOf(answers))}
        />
      )}
      {isCovered && (
        <GeneratingOverlay
          title={busy}
          progress={progress}
          email={typed}
          isMailed
          isDone={programId !== null}
        />
      )}
      <Disclaimer />
    </Screen>
  )
}

function useFailureToast(error: unknown) {
  const toast = useToast()
  useEffect(() => {
    if (error)
      toast({
        look: 'destructive',
        title: 'Generation Failed',
        description: explanationOf(error, 'Failed to generate your program. Please try again.'),
      })
  }, [toast, error])
}

/** Says once that the program is ready. */
function useSuccessToast(programId: string | null) {
  const toast = useToast()
  useEffect(() => {
    if (programId)
      toast({ title: 'Program Generated', description: 'Your eight weeks are ready. Opening your PDF.' })
  }, [toast, programId])
}
