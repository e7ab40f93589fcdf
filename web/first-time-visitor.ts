import { DRAFT_KEY } from './purchase/onboarding-draft-key.ts'

/** Whether no questionnaire is known: not from the address, the history, this browser tab or the device. */
export function isNewHere(): boolean {
  if (window.location.search || window.history.state) return false
  try {
    return sessionStorage.getItem(DRAFT_KEY) === null && localStorage.getItem(DRAFT_KEY) === null
  } catch {
    // The stores are forbidden.
    return true
  }
}
