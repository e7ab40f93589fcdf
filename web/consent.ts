import { site } from './site.ts'

/** Whether this visitor may be counted: not asked yet, yes, or no. */
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

/** A browser that says no for its owner is believed, and asks nothing. */
const browserRefuses = () => navigator.doNotTrack === '1' || navigator.globalPrivacyControl === true

function kept(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

// Storage may be forbidden: the answer then lives as long as this page does.
let answer = typeof window === 'undefined' ? null : kept()

export function consent(): Consent {
  if (!hasTracker || browserRefuses()) return 'refused'
  return answer === 'given' || answer === 'refused' ? answer : 'unasked'
}

export function answerConsent(next: 'given' | 'refused') {
  answer = next
  try {
    localStorage.setItem(KEY, next)
  } catch {
    // Kept above.
  }
  for (const listener of listeners) listener()
}

/** Whether there is an answer that may be changed. */
export const hasAnswered = (): boolean => hasTracker && !browserRefuses() && consent() !== 'unasked'

/** Takes the answer back and asks anew. What a yes has loaded is gone with the page. */
export function askAgain() {
  const wasGiven = consent() === 'given'
  answer = null
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
  if (wasGiven) window.location.reload()
  else for (const listener of listeners) listener()
}

/** Calls back after each answer. @returns how to stop that */
export function onConsent(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
