import { DRAFT_KEY } from './screens/onboarding/draft-key.ts'

/** Whether nothing is known of a questionnaire yet: not by the address, nor the history, nor this browser tab. */
export function isNewHere(): boolean {
  if (window.location.search || window.history.state) return false
  try {
    return sessionStorage.getItem(DRAFT_KEY) === null
  } catch {
    // The store is forbidden.
    return true
  }
}
