import { consent, onConsent } from '../../visits/consent.ts'
import { drawConsentBar } from './consent-bar.ts'

/** Shows the consent question until it is answered. Pages without trackers load none of it. */
export function askConsent() {
  let takeAway: (() => void) | null = null
  const show = () => {
    takeAway?.()
    takeAway = consent() === 'unasked' ? drawConsentBar() : null
  }
  onConsent(show)
  show()
}
