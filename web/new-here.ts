import { DRAFT_KEY } from './purchase/onboarding-draft-key.ts'

/** Whether nothing is known of a questionnaire yet: not by the address, the history, this browser tab nor the device. */
export function isNewHere(): boolean {
  if (window.location.search || window.history.state) return false
  try {
    return sessionStorage.getItem(DRAFT_KEY) === null && localStorage.getItem(DRAFT_KEY) === null
  } catch {
    // The stores are forbidden.
    return true
  }
}
