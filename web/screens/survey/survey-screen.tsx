import { type FormEvent, useMemo, useState } from 'react'
import { Navigate } from 'react-router-dom'
import useSWRMutation from 'swr/mutation'
import type { Validation } from '../../../domain/calls/credentials.ts'
import { CREDENTIAL_LIMIT } from '../../../domain/forms/limits.ts'
import { resultsPage } from '../../../domain/shop/pages.ts'
import { Button, ButtonLink, TextLink } from '../../parts/button.tsx'
import { CheckedForm } from '../../parts/fields/checked-form.tsx'
import { TextField } from '../../parts/fields/text-field.tsx'
import { Disclaimer } from '../../parts/frame/disclaimer.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { PurchaseProgress } from '../../parts/waiting/purchase-progress.tsx'
import { BoughtAlready, Opening } from '../../purchase/credential/bought-already.tsx'
import { lookAt, useCredentialCheck } from '../../purchase/credential/credential.ts'
import { storedLicense, surveyOf } from '../../purchase/credential/stored-license.ts'
import { useOwnPurchase } from '../../purchase/credential/use-own-purchase.ts'
import { ClosedCard, isClosed } from '../../purchase/program-closed.tsx'
import { queryOf, useQuery } from '../../requests/query.ts'
import { adviceOn, CallFailed, messageOf } from '../../requests/request.ts'
import { trackPurchase } from '../../visits/track.ts'

const TO_TRACKING_MS = 500
const REFUSED = 'Invalid or expired token'
const NOT_ANSWERED = 'Failed to validate token. Please try again.'

/** @throws {Error} with the message for the buyer */
async function validate(_: string, { arg: token }: { arg: string }): Promise<Welcomed> {
  const validation = await lookAt({ token }).catch((error: unknown) => {
    const isAboutToken = error instanceof CallFailed && error.status < 500 && error.status !== 429
    throw new Error(messageOf(error, isAboutToken ? REFUSED : NOT_ANSWERED), { cause: error })
  })
  if (!validation.valid) throw new Error(validation.message || REFUSED)
  return { token, validation }
}

/** /survey — an access token opens the questionnaire, or the program that it has already bought. */
export function SurveyScreen() {
  const query = useQuery()
  const given = query.get('token') || query.get('access_token')
  const [license] = useState(storedLicense)
  // A token in the address may belong to another purchase than the license of this tab.
  if (license && !given) return <Navigate to={surveyOf(license)} replace />
  return (
    <Screen title="Your survey">
      <Survey key={given} given={given ?? ''} />
      <Disclaimer />
    </Screen>
  )
}

/** A mailed link leads a buyer who has answered to the result. */
function Survey({ given }: { given: string }) {
  const credential = useMemo(() => (given ? { token: given } : null), [given])
  const look = useCredentialCheck(credential)
  if (look.at === 'looking') return <Opening />
  if (look.at === 'refused' && isClosed(look.error))
    return <ClosedCard reason={messageOf(look.error, REFUSED)} />
  if (look.at !== 'bought') return <TokenStep given={given} />
  const { programId } = look.validation
  return programId ? <Navigate to={resultsPage(programId)} replace /> : <BoughtAlready {...look} />
}

function TokenStep({ given }: { given: string }) {
  const [token, setToken] = useState(given)
  const { data, error, isMutating, trigger, reset } = useSWRMutation<Welcomed, Error, string, string>(
    '/api/shopify/validate',
    validate,
    {
      onSuccess: ({ validation, token: bought }) => {
        if (!validation.programId) window.setTimeout(() => trackPurchase(bought), TO_TRACKING_MS)
      },
      throwOnError: false,
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (token.trim() && !isMutating) void trigger(token.trim())
  }
  const problems = useMemo(() => ({ token: error?.message }), [error])
  const advice = adviceOn(error)
  if (data) return <WelcomeStep {...data} />
  if (isClosed(error)) return <ClosedCard reason={error?.message ?? REFUSED} />
  return (
    <CheckedForm problems={problems} onSubmit={submit}>
      <Heading key="token">Start your survey</Heading>
      <Lead>
        Five short steps about you and your training. Then your program is written, in 30-60 seconds.
      </Lead>
      <TextField
        className="mt-8"
        label="Access token"
        name="token"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        required
        maxLength={CREDENTIAL_LIMIT}
        value={token}
        problem={error?.message}
        onChange={(event) => {
          setToken(event.target.value)
          reset()
        }}
      >
        {advice && <p className="mt-2 text-soft">{advice}</p>}
      </TextField>
      <Button type="submit" className="mt-6 w-full sm:w-auto" disabled={!token.trim() || isMutating}>
        {isMutating ? 'Checking your token...' : 'Start Survey'}
      </Button>
      <p className="measure mt-6 text-iron">
        The token is in the link of your purchase confirmation email. If it does not work, ask for a fresh one
        under <TextLink to="/access">Access Your Program</TextLink> or <SupportLink />.
      </p>
    </CheckedForm>
  )
}

/** A valid token and what it opened. */
interface Welcomed {
  token: string
  validation: Validation
}

/** Where a token leads: to the questionnaire, or to what became of its answers. */
function WelcomeStep({ token, validation }: Welcomed) {
  const { customerEmail = '', customerName = '', isAnswered } = validation
  const progress = useOwnPurchase()
  if (isAnswered) return <BoughtAlready validation={validation} />
  return (
    <>
      <Heading key="welcome">Welcome{customerName && `, ${customerName}`}</Heading>
      <Lead role="status">Your purchase is confirmed.</Lead>
      {progress && <PurchaseProgress progress={progress} />}
      <ButtonLink
        to={`/program-form?${queryOf({ token, email: customerEmail, name: customerName })}`}
        className="mt-8 w-full sm:w-auto"
      >
        Start Creating Your Program
      </ButtonLink>
    </>
  )
}
