/** The product and its price. The shops' own pages charge what their operators set there. */
export const OFFER = {
  name: 'Eightfold 8-week strength program',
  currency: 'USD',
  priceMinor: 2_700,
  regularPriceMinor: 3_700,
} as const

/** Days after the purchase in which buyers get their money back without giving a reason. */
export const GUARANTEE_DAYS = 7
/** Days after delivery in which buyers may have their program rewritten, once. */
export const REWRITE_DAYS = 7
export const GUARANTEE = `${GUARANTEE_DAYS}-day money-back guarantee`
export const REFUND_TAKES = '5-7 business days'
/** Days after the payment in which the buyer can complete the survey. Then the purchase is abandoned. */
export const SURVEY_DAYS = 90
export const QUESTIONNAIRE_TAKES = '3-5 minutes'

/** How many questions the onboarding asks, in words. A test counts them. */
export const QUESTIONS_ASKED = 'Ten'

/** `$27`: whole dollars, as pages show it. */
const inDollars = (minor: number): `$${number}` => `$${minor / 100}`
export const PRICE = inDollars(OFFER.priceMinor)
export const REGULAR_PRICE = inDollars(OFFER.regularPriceMinor)
