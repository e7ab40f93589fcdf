import { deviceTexts } from '../kept-texts.ts'

const KEY = 'eightfold.checkout'

/** Marks that this browser leaves for a checkout. What comes back from it is a separate purchase. */
export const markCheckout = () => void deviceTexts.set(KEY, `${Date.now()}`)

/** Distinguishes the purchases of one browser and email, unless the browser keeps nothing. */
export const lastCheckout = (): string => deviceTexts.get(KEY) ?? ''
