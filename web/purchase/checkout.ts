import { createCheckout } from '../../domain/calls/checkout.ts'
import { request } from '../requests/request.ts'
import { site } from '../site.ts'

export interface Order {
  surveyId: string
  email: string
  name: string
}

/** Opens the checkout session of a survey. @returns the address for the browser */
export async function checkoutFor(order: Order): Promise<string> {
  const { checkoutUrl } = await request(createCheckout, { body: order })
  return ownOrCheckout(checkoutUrl)
}

/** An address that the browser may be sent to: on our own host, or on this installation's checkout host. */
function ownOrCheckout(address: string): string {
  const { origin } = new URL(address)
  if (origin === window.location.origin || origin === site.checkoutOrigin) return address
  throw new Error(`not a checkout address: ${origin}`)
}
