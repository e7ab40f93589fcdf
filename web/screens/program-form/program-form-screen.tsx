import { useEffect, useState } from 'react'
import { Navigate } from 'react-router-dom'
import useSWRMutation from 'swr/mutation'
import { Disclaimer } from '../../parts/disclaimer.tsx'
import { Screen } from '../../parts/screen.tsx'
import { useQuery } from '../../query.ts'
import { messageOf } from '../../request.ts'
import { forget } from '../../session-store.ts'
import { trackEvent } from '../../track.ts'
import { createProgram, credentialIn, pdfOf, type Credential } from '../form/create-program.ts'
import { ProgramReady } from '../form/program-ready.tsx'
import { forgetLicense, storedLicense } from '../license/stored-license.ts'
import { GeneratingModal } from './generating-modal.tsx'
import { Wizard } from './wizard.tsx'

const TO_PDF_MS = 1000
const PAID = { category: 'program', label: 'wizard' }

/** What the wizard works with: the token of the address, or else the license of this tab. */
interface Buyer {
  credential: Credential
  name: string
  email: string
}

/** /program-form and /survey/form — the 5-step wizard of who has bought. */
export function ProgramFormScreen() {
  const query = useQuery()
  // Looked up once: the license is forgotten when the program is there, and the screen stays.
  const [license] = useState(storedLicense)
  const token = query.get('token')
  const name = query.get('name') || license?.customerName || ''
  const email = query.get('email') || license?.customerEmail || ''
  if (token) return <PaidWizard key={token} credential={credentialIn(token)} name={name} email={email} />
  if (!license) return <Navigate to="/survey" replace />
  const { licenseKey, productId } = license
  return <PaidWizard credential={{ licenseKey, productId }} name={name} email={email} />
}

function PaidWizard({ credential, name, email }: Buyer) {
  const draft = `eightfold.wizard ${'token' in credential ? credential.token : credential.licenseKey}`
  const [isOpened, setOpened] = useState(false)
  const { data, error, isMutating, trigger } = useSWRMutation(
    draft,
    (_key, { arg }: { arg: object }) => createProgram(credential, arg),
    {
      onSuccess: () => {
        trackEvent('program_generated', PAID)
        forget(draft)
        forgetLicense()
      },
      onError: () => trackEvent('program_generation_failed', PAID),
      throwOnError: false,
    },
  )
  const programId = data?.id
  useEffect(() => {
    if (!programId) return
    const timer = window.setTimeout(() => {
      window.open(pdfOf(programId), '_blank')
      setOpened(true)
    }, TO_PDF_MS)
    return () => window.clearTimeout(timer)
  }, [programId])

  return (
    <Screen title="Your survey">
      {programId && isOpened ? (
        <ProgramReady programId={programId} isNewTab />
      ) : (
        <Wizard
          draft={draft}
          name={name}
          email={email}
          isBusy={isMutating || programId !== undefined}
          failure={error ? messageOf(error, 'Failed to generate program') : null}
          onSubmit={(answers) => {
            trackEvent('form_submitted', PAID)
            void trigger(answers)
          }}
        />
      )}
      {(isMutating || (programId && !isOpened)) && <GeneratingModal isDone={programId !== undefined} />}
      <Disclaimer />
    </Screen>
  )
}
