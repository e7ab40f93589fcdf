/** The product and its price. The shops' own pages charge what their operators set there. */
export const OFFER = {
  name: 'Eightfold 8-week strength program',
  currency: 'USD',
  priceMinor: 2_700,
  regularPriceMinor: 3_700,
} as const

/** How many questions the onboarding asks, in words. A test counts them. */
export const QUESTIONS_ASKED = 'Ten'

/** `$27`: whole dollars, as pages show it. */
const inDollars = (minor: number): `$${number}` => `$${minor / 100}`
export const PRICE = inDollars(OFFER.priceMinor)
export const REGULAR_PRICE = inDollars(OFFER.regularPriceMinor)
