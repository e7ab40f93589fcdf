import { TextLink } from '../../parts/button.tsx'
import type { ReactNode } from 'react'
import { Heading } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { messageOf } from '../../requests/request.ts'
import { isClosed, ProgramClosed } from '../program-closed.tsx'
import { BoughtAlready, Opening } from './bought-already.tsx'
import { type Credential, useCredentialCheck } from './credential.ts'

/** A form that a credential opens, unless the credential has already bought its program or opens nothing. */
export function CredentialGate({ credential, children }: { credential: Credential; children: ReactNode }) {
  const look = useCredentialCheck(credential)
  switch (look.at) {
    case 'looking':
      return (
        <Screen title="Your survey">
          <Opening />
        </Screen>
      )
    case 'form':
      return children
    case 'bought':
      return (
        <Screen title="Your program">
          <BoughtAlready validation={look.validation} />
        </Screen>
      )
    case 'refused':
      if (isClosed(look.error)) return <ProgramClosed reason={messageOf(look.error, '')} />
      return (
        <Screen title="Your survey">
          <Refused message={messageOf(look.error, 'Invalid or expired token')} />
        </Screen>
      )
  }
}

const Refused = ({ message }: { message: string }) => (
  <>
    <Heading>This link opens no survey</Heading>
    <p role="alert" className="measure mt-4 text-xl font-semibold text-alert">
      {message}
    </p>
    <p className="measure mt-4 text-lg text-soft">
      Ask for a fresh link under <TextLink to="/access">Access Your Program</TextLink>, or <SupportLink />.
    </p>
  </>
)
