import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AccessOpened } from '../../domain/api.ts'
import { Button } from '../parts/button.tsx'
import { Heading } from '../parts/heading.tsx'
import { Screen } from '../parts/screen.tsx'
import { SupportLink } from '../parts/support-link.tsx'
import { useQuery } from '../query.ts'
import { codeOf, messageOf, request } from '../request.ts'

/** /access — a mailed link proves the email to this browser and leads on to the program. */
export function AccessScreen() {
  const token = useQuery().get('token')
  const [isDropped, setDropped] = useState(false)
  return (
    <Screen title="Access your program">
      {token && !isDropped ? <OpenLink token={token} onDrop={() => setDropped(true)} /> : <HowToGetIn />}
    </Screen>
  )
}

function OpenLink({ token, onDrop }: { token: string; onDrop: () => void }) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const leave = new AbortController()
    request('/api/access', {
      method: 'POST',
      body: { token },
      answer: AccessOpened,
      signal: leave.signal,
    }).then(
      ({ email }) => navigate(`/programgeneration?email=${encodeURIComponent(email)}`, { replace: true }),
      (error: unknown) => {
        if (leave.signal.aborted) return
        const isAboutToken = ['CREDENTIAL_REFUSED', 'INVALID_REQUEST', 'NOT_FOUND'].includes(
          codeOf(error) ?? '',
        )
        setRefusal(
          isAboutToken
            ? 'This access token is invalid or has expired.'
            : messageOf(error, 'Failed to validate token. Please try again.'),
        )
      },
    )
    return () => leave.abort()
  }, [token, navigate])

  if (refusal === null) {
    return (
      <>
        <Heading key="validating">Validating Access...</Heading>
        <p role="status" className="measure mt-4 text-xl text-soft">
          Please wait while we verify your access token.
        </p>
      </>
    )
  }
  return (
    <>
      <Heading key="invalid">Invalid Access Token</Heading>
      <p role="alert" className="measure mt-4 text-xl text-soft">
        {refusal}
      </p>
      <Button className="mt-8" onClick={onDrop}>
        Try Order Lookup Instead
      </Button>
    </>
  )
}

const HowToGetIn = () => (
  <>
    <Heading key="idle">Access Your Program</Heading>
    <p className="measure mt-4 text-xl text-soft">
      Open the link from your purchase confirmation email. If you cannot find it, <SupportLink />.
    </p>
  </>
)
