import { useEffect, useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { pdfOf } from '../../requests/pdf-of.ts'
import { useQuery } from '../../requests/query.ts'
import { site } from '../../site.ts'
import { useTopOf } from '../../use-scroll-to-top.ts'
import { credentialIn, type Credential } from '../../purchase/credential/create-program.ts'
import { draftOf } from '../../purchase/draft-of.ts'
import { GeneratingOverlay } from '../../purchase/writing/generating-overlay.tsx'
import { CredentialGate } from '../../purchase/credential/credential-gate.tsx'
import { ProgramReady } from '../../purchase/writing/program-ready.tsx'
import { StillWriting } from '../../purchase/writing/still-writing.tsx'
import { usePaidProgram } from '../../purchase/writing/use-paid-program.ts'
import { useSuccessToast } from '../../purchase/writing/use-success-toast.ts'
import { storedLicense, type StoredLicense } from '../../purchase/credential/stored-license.ts'
import { Wizard } from './wizard.tsx'

const TO_PDF_MS = 1000

/** What the wizard works with: the token of the address, or else the license of this tab. */
interface Buyer {
  credential: Credential
  name: string
  email: string
}

/** /program-form and /survey/form — the 5-step wizard for buyers. */
export function ProgramFormScreen() {
  const query = useQuery()
  // Read once: the license is removed when the program is ready, and the screen stays.
  const [license] = useState(storedLicense)
  const token = query.get('token')
  const name = query.get('name') || license?.customerName || ''
  const email = query.get('email') || license?.customerEmail || ''
  const credential = useMemo(() => credentialOf(token, license), [token, license])
  if (!credential) return <Navigate to="/survey" replace />
  return (
    <CredentialGate key={token} credential={credential}>
      <PaidWizard credential={credential} name={name} email={email} />
    </CredentialGate>
  )
}

function credentialOf(token: string | null, license: StoredLicense | null): Credential | null {
  if (!token) return license && { licenseKey: license.licenseKey, productId: license.productId }
  const credential = credentialIn(token)
  return 'licenseKey' in credential ? { ...credential, productId: site.gumroadProductId } : credential
}

function PaidWizard({ credential, name, email }: Buyer) {
  const draft = draftOf('wizard', email, 'token' in credential ? credential.token : credential.licenseKey)
  const {
    writing,
    progress,
    email: typed,
    write,
    backToForm,
  } = usePaidProgram({ credential, draft, label: 'wizard' })
  const programId = writing.at === 'ready' ? writing.programId : null
  const [isOpened, setOpened] = useState(false)
  useSuccessToast(programId)
  useEffect(() => {
    if (!programId) return
    const timer = window.setTimeout(() => {
      window.open(pdfOf(programId), '_blank')
      setOpened(true)
    }, TO_PDF_MS)
    return () => window.clearTimeout(timer)
  }, [programId])

  const isCovered = writing.at === 'writing' || (writing.at === 'ready' && !isOpened)
  useTopOf(isCovered ? 'form' : writing.at)
  return (
    <Screen title="Your survey">
      {programId && isOpened ? (
        <ProgramReady programId={programId} isNewTab />
      ) : writing.at === 'delayed' ? (
        <StillWriting note={writing.note} progress={progress} email={typed} onBack={backToForm} />
      ) : (
        <Wizard
          draft={draft}
          name={name}
          email={email}
          isBusy={isCovered}
          error={writing.at === 'form' ? writing.error : null}
          onSubmit={(answers) => void write(answers)}
        />
      )}
      {isCovered && (
        <GeneratingOverlay
          title="Generating Your Program"
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
