import { deviceTexts } from '../kept-texts.ts'
import { lastCheckout } from './last-checkout.ts'
import { DRAFT_KEY } from './onboarding-draft-key.ts'

/** Whether this browser may have a program to go on with. Needs no other code, so it can be asked on any page. */
export const mayHaveProgram = (): boolean => deviceTexts.get(DRAFT_KEY) !== null || lastCheckout() !== ''
