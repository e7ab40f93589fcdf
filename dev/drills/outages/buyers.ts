import { setTimeout as wait } from 'node:timers/promises'
import { type Market, visit } from '../chaos/buyers.ts'
import { type Plan, plainPlan } from '../chaos/plans.ts'
import { personAt } from '../load/people.ts'

/** The pause between two buyers, so that they do not all click at once. */
const BETWEEN_MS = 200

export interface Buyer {
  readonly email: string
  /** Pays, then asks for the program until told that it will come later. */
  pay(): Promise<unknown>
}

/**
 * At Stripe, people answer and open the checkout session before anything breaks: without a session, nobody can
 * pay.
 * @param first - the number of the first buyer; numbers determine unique addresses
 */
export async function buyersOf(
  channels: readonly Plan['channel'][],
  { first, count, market }: { first: number; count: number; market: Market },
): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let number = first; number < first + count; number++) {
    const channel = channels[(number - first) % channels.length]
    if (!channel) throw new Error('a buyer needs a channel')
    const email = `buyer-${number}@outage.example`
    buyers.push(
      channel === 'stripe'
        ? { email, pay: (await personAt(market.product.appUrl, email, number)).pay }
        : { email, pay: () => visit(plainPlan({ number, email, channel }), market).ended },
    )
  }
  return buyers
}

/** All buyers pay, one shortly after another. */
export async function payAll(buyers: readonly Buyer[]): Promise<void> {
  for (const buyer of buyers) {
    void buyer.pay()
    await wait(BETWEEN_MS)
  }
}
