import { deviceTexts, tabTexts } from './kept-texts.ts'
import { DRAFT_KEY } from './purchase/onboarding-draft-key.ts'

/** Whether no questionnaire is known: not from the address, the history, this browser tab or the device. */
export const isNewHere = (): boolean =>
  !window.location.search &&
  !window.history.state &&
  tabTexts.get(DRAFT_KEY) === null &&
  deviceTexts.get(DRAFT_KEY) === null
