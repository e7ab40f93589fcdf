import { useEffect, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import useSWRMutation from 'swr/mutation'
import { withoutSpaces } from '../../../domain/forms/program-request.ts'
import { LICENSE_KEY_LIMIT } from '../../../domain/forms/limits.ts'
import { Button, ButtonLink } from '../../parts/button.tsx'
import { Heading, Lead } from '../../parts/heading.tsx'
import { Screen } from '../../parts/frame/screen.tsx'
import { SupportLink } from '../../parts/frame/support-link.tsx'
import { TextField } from '../../parts/fields/text-field.tsx'
import { adviceOn, messageOf } from '../../requests/request.ts'
import { site } from '../../site.ts'
import { BoughtAlready } from '../../purchase/credential/bought-already.tsx'
import type { Validation } from '../../../domain/calls/credentials.ts'
import { lookAt } from '../../purchase/credential/credential.ts'
import { keepLicense, surveyOf, type StoredLicense } from '../../purchase/credential/stored-license.ts'

const TO_SURVEY_MS = 2000
const FAILED = 'Failed to validate license'

interface Validated {
  license: StoredLicense
  validation: Validation
}

/** @throws {Error} with the message for the buyer */
async function validate(_: string, { arg: licenseKey }: { arg: string }): Promise<Validated> {
  const { gumroadProductId: productId } = site
  const validation = await lookAt({ licenseKey, productId }).catch((error: unknown) => {
    throw new Error(messageOf(error, FAILED), { cause: error })
  })
  if (!validation.valid) throw new Error(validation.error || FAILED)
  const { customerEmail = '', customerName = '' } = validation
  return { license: { licenseKey, productId, customerEmail, customerName }, validation }
}

/** /license — a license key opens the survey. */
export function LicenseScreen() {
  const [licenseKey, setLicenseKey] = useState('')
  const { data, error, isMutating, trigger, reset } = useSWRMutation<Validated, Error, string, string>(
    '/api/licenses/validate',
    validate,
    {
      onSuccess: ({ license, validation }) => !validation.isAnswered && keepLicense(license),
      throwOnError: false,
    },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const whole = withoutSpaces(licenseKey)
    if (whole && !isMutating) void trigger(whole)
  }
  const tryAgain = () => {
    setLicenseKey('')
    reset()
  }
  return (
    <Screen title="License">
      {data?.validation.isAnswered ? (
        <BoughtAlready validation={data.validation} />
      ) : data ? (
        <Valid {...data} />
      ) : error ? (
        <Invalid typed={licenseKey} message={error.message} advice={adviceOn(error)} onTryAgain={tryAgain} />
      ) : (
        <form noValidate onSubmit={submit}>
          <Heading key="input">Enter your license key</Heading>
          <Lead>It is in the email that your purchase came with, on its own line.</Lead>
          <TextField
            className="mt-8"
            label="License key"
            name="license-key"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            required
            maxLength={LICENSE_KEY_LIMIT}
            placeholder="Enter your 35-character license key"
            value={licenseKey}
            onChange={(event) => setLicenseKey(event.target.value)}
          />
          <Button type="submit" className="mt-6 w-full sm:w-auto" disabled={!licenseKey.trim() || isMutating}>
            {isMutating ? 'Validating...' : 'Validate License'}
          </Button>
        </form>
      )}
      {!data && (
        <p className="measure mt-8 text-iron">
          Need help finding your license key? <SupportLink>Contact support</SupportLink>.
        </p>
      )}
    </Screen>
  )
}

function Valid({ license, validation }: Validated) {
  const navigate = useNavigate()
  const survey = surveyOf(license)
  useEffect(() => {
    const timer = window.setTimeout(() => void navigate(survey), TO_SURVEY_MS)
    return () => window.clearTimeout(timer)
  }, [navigate, survey])
  return (
    <>
      <Heading key="valid">License validated successfully!</Heading>
      <div role="status" className="measure mt-4 text-xl text-soft">
        <p>Welcome{license.customerName && `, ${license.customerName}`}.</p>
        {validation.isTest && (
          <p className="mt-4 border-l-4 border-plate-yellow pl-4 text-lg text-ink">
            <strong>Test purchase.</strong> No money was charged for this license.
          </p>
        )}
        <p className="mt-4">Redirecting you to the program survey...</p>
      </div>
      <ButtonLink to={survey} className="mt-8 w-full sm:w-auto">
        Proceed to Survey
      </ButtonLink>
    </>
  )
}

interface InvalidProps {
  /** The way back clears the field, so the key is shown here for comparison. */
  typed: string
  message: string
  /** What else to do, if the key was not the reason. */
  advice: string | null
  onTryAgain: () => void
}

const Invalid = ({ typed, message, advice, onTryAgain }: InvalidProps) => (
  <>
    <Heading key="invalid">License validation failed</Heading>
    <p role="alert" className="measure mt-4 text-xl font-semibold text-alert">
      {message}
    </p>
    <p className="measure mt-4 text-lg">
      You entered <strong className="wrap-anywhere">{typed.trim()}</strong>
    </p>
    <p className="measure mt-4 text-lg text-soft">
      {advice ??
        'Copy the whole key from the email, dashes included. Nothing is lost: a key can be tried again.'}
    </p>
    <Button className="mt-8 w-full sm:w-auto" onClick={onTryAgain}>
      Try Again
    </Button>
  </>
)
