const STRIPE_ITSELF = 'https://api.stripe.com'
const CHECKOUTS_OF_STRIPE = 'https://checkout.stripe.com'

/** The origin of a Stripe API's checkout pages. A stand-in hosts its own. */
export const checkoutOriginOf = (apiUrl: string): string => {
  const { origin } = new URL(apiUrl)
  return origin === STRIPE_ITSELF ? CHECKOUTS_OF_STRIPE : origin
}
