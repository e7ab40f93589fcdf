import { deviceTexts } from '../kept-texts.ts'
import { site } from '../site.ts'

/** Whether this visitor may be counted. */
export type Consent = 'unasked' | 'given' | 'refused'

const KEY = 'eightfold.consent'
const listeners = new Set<() => void>()

/** Without a tracker there is nothing to consent to, and nobody is asked. */
export const hasTracker = Boolean((site.analyticsSrc && site.analyticsId) || site.adPixelId)

declare global {
  interface Navigator {
    /** The visitor's browser says: do not sell or share (https://globalprivacycontrol.org). */
    globalPrivacyControl?: boolean
  }
}

/** A browser that refuses for its owner counts as a no, and nothing is asked. */
const browserRefuses = () => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true

// Storage may be forbidden. The answer then lasts as long as this page.
let answer = deviceTexts.get(KEY)

export function consent(): Consent {
  if (!hasTracker || browserRefuses()) return 'refused'
  return answer === 'given' || answer === 'refused' ? answer : 'unasked'
}

export function answerConsent(next: 'given' | 'refused') {
  answer = next
  deviceTexts.set(KEY, next)
  for (const listener of listeners) listener()
}

/** Whether there is an answer to change. */
export const hasAnswered = (): boolean => hasTracker && !browserRefuses() && consent() !== 'unasked'

/** Withdraws the answer and asks again. What consent had loaded goes away with the page. */
export function askAgain() {
  const wasGiven = consent() === 'given'
  answer = null
  deviceTexts.forget(KEY)
  if (wasGiven) window.location.reload()
  else for (const listener of listeners) listener()
}

/** Calls back after each answer. @returns a function that stops this */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
