import { useEffect, useEffectEvent, useState } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import useSWRMutation from 'swr/mutation'
import { lookUpPurchase } from '../../../domain/calls/credentials.ts'
import { AccessToken } from '../../../domain/calls/ids.ts'
import { EMAIL_PROBLEM } from '../../../domain/forms/field-messages.ts'
import { emailAddress } from '../../../domain/forms/program-request.ts'
import { Button, TextLink } from '../../parts/button.tsx'
import { CheckedForm } from '../../parts/fields/checked-form.tsx'
import { EmailField } from '../../parts/fields/email-field.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { useToast } from '../../parts/toast.tsx'
import { queryOf, useQuery } from '../../requests/query.ts'
import { adviceOn, codeOf, explanationOf, messageOf, request } from '../../requests/request.ts'

const AUTO_SUBMIT_MS = 100
const NOT_FOUND =
  'No recent purchase found with that email. Please check your email for the survey link or contact support.'

/** /access — leads from a mailed link, or from the email of a purchase, to the survey. */
export function AccessScreen() {
  const token = useQuery().get('token')
  const [isDropped, setDropped] = useState(false)
  return (
    <Screen title="Access your program">
      {!token || isDropped ? (
        <LookUp />
      ) : AccessToken.safeParse(token).success ? (
        <Validating token={token} />
      ) : (
        <InvalidToken onDrop={() => setDropped(true)} />
      )}
    </Screen>
  )
}

/** Shown while the page of the survey loads. */
const Validating = ({ token }: { token: string }) => (
  <>
    <Navigate to={`/survey?${queryOf({ access_token: token })}`} replace />
    <Heading key="validating">Validating Access...</Heading>
    <Lead role="status">
      <Spinner /> Please wait while we verify your access token.
    </Lead>
  </>
)

const InvalidToken = ({ onDrop }: { onDrop: () => void }) => (
  <>
    <Heading key="invalid">Invalid Access Token</Heading>
    <Lead role="alert">This access token is invalid or has expired.</Lead>
    <Button className="mt-8 w-full sm:w-auto" onClick={onDrop}>
      Try Order Lookup Instead
    </Button>
  </>
)

const lookUp = (_path: string, { arg }: { arg: string }) => request(lookUpPurchase, { body: { email: arg } })

/** A look-up that failed does not mean that there is no purchase. */
const wordsFor = (error: unknown) =>
  explanationOf(error, adviceOn(error) ? 'Failed to lookup purchase.' : NOT_FOUND)

function LookUp() {
  const given = useQuery().get('email') ?? ''
  const [email, setEmail] = useState(given)
  const [problems, setProblems] = useState<{ email?: string }>({})
  const navigate = useNavigate()
  const toast = useToast()
  const [refused, setRefused] = useState<string>()
  const [byMail, setByMail] = useState<string>()
  const refuse = (message = NOT_FOUND) => {
    setRefused(message)
    toast({ look: 'destructive', title: 'Not Found', description: message })
  }
  const { trigger, isMutating } = useSWRMutation(lookUpPurchase.path, lookUp, {
    onSuccess: ({ found, surveyUrl, message }) => {
      if (!found || !surveyUrl) return refuse(message || NOT_FOUND)
      toast({ title: 'Purchase Verified!', description: 'Redirecting you to create your program.' })
      // The survey is on our current host, whatever host the address names.
      const { pathname, search } = new URL(surveyUrl, window.location.origin)
      // Going back to this address would only redirect again.
      void navigate(pathname + search, { replace: true })
    },
    onError: (error) => {
      // The answer for every address except one that waits for its survey. It is not a failure: most who get
      // it are mailed a link.
      if (codeOf(error) === 'PURCHASE_NOT_FOUND') setByMail(messageOf(error, NOT_FOUND))
      else refuse(wordsFor(error))
    },
    throwOnError: false,
  })
  const askAbout = (typed: string) => {
    if (isMutating) return
    const checked = emailAddress.safeParse(typed.trim())
    setRefused(undefined)
    setByMail(undefined)
    setProblems(checked.success ? {} : { email: EMAIL_PROBLEM })
    if (checked.success) void trigger(checked.data)
  }

  const askByItself = useEffectEvent(askAbout)
  useEffect(() => {
    if (!given) return
    const timer = window.setTimeout(() => askByItself(given), AUTO_SUBMIT_MS)
    return () => window.clearTimeout(timer)
  }, [given])

  return (
    <CheckedForm
      problems={problems}
      onSubmit={(event) => {
        event.preventDefault()
        askAbout(email)
      }}
    >
      <Heading key="idle">Access Your Program</Heading>
      <Lead>
        Enter the email that you bought with. We take you to your program’s survey, or mail you the link to
        what you have bought.
      </Lead>
      <EmailField
        className="mt-8"
        value={email}
        problem={problems.email}
        onChange={(typed) => {
          setEmail(typed)
          setProblems({})
          setByMail(undefined)
        }}
      />
      <div role="status">
        {byMail && (
          <div className="measure mb-6 border-l-4 border-ink pl-4 text-lg">
            <h2 className="text-2xl">Check your inbox</h2>
            <p className="mt-1">{byMail}</p>
          </div>
        )}
      </div>
      {refused && <p className="measure mb-4 border-l-4 border-ink pl-4 text-lg">{refused}</p>}
      <Button type="submit" className="mt-2 w-full sm:w-auto" disabled={isMutating}>
        {isMutating ? (
          <>
            <Spinner /> Verifying Purchase...
          </>
        ) : (
          'Access My Program'
        )}
      </Button>
      <p className="mt-6">
        <TextLink to="/license">I have a license key</TextLink>
      </p>
      <p className="measure mt-4 text-iron">
        It can take a few seconds until a new order is synced. If you see an error, wait a moment and try
        again.
      </p>
      <p className="measure mt-2 text-iron">
        Still stuck? <SupportLink>Contact support</SupportLink>.
      </p>
    </CheckedForm>
  )
}

const Spinner = () => (
  <span
    aria-hidden
    className="inline-block size-5 animate-spin rounded-full border-3 border-current border-r-transparent align-[-0.15em]"
  />
)
