import { useSyncExternalStore } from 'react'
import { askAgain, hasAnswered, onConsent } from '../../visits/consent.ts'

/** Reopens the consent question. Renders nothing where nobody is counted. */
export function PrivacyChoice() {
  const canChange = useSyncExternalStore(onConsent, hasAnswered, () => false)
  if (!canChange) return null
  return (
    <button type="button" onClick={askAgain} className="underline underline-offset-4">
      Privacy choices
    </button>
  )
}
