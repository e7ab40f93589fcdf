import { setTimeout as wait } from 'node:timers/promises'
import { addressOf, type Market, visit } from '../chaos/buyers.ts'
import type { Plan } from '../chaos/plans.ts'
import { createBuyer, press } from '../../testkit/purchases/buyer.ts'

const NAME = 'Łucja Öberg'
/** The pause between two buyers, so that they do not all click at once. */
const BETWEEN_MS = 200

export interface Buyer {
  readonly email: string
  /** Pays, then asks for the program until told that it will come later. */
  pay(): Promise<void>
}

/** @param first - the number of the first buyer; numbers determine unique addresses */
export async function buyersOf(
  channels: readonly Plan['channel'][],
  { first, count, market }: { first: number; count: number; market: Market },
): Promise<Buyer[]> {
  const buyers: Buyer[] = []
  for (let index = 0; index < count; index++) {
    const channel = channels[index % channels.length]
    if (!channel) throw new Error('a buyer needs a channel')
    const number = first + index
    const email = `buyer-${number}@outage.example`
    buyers.push(
      channel === 'stripe'
        ? await atTheCheckout(email, number, market)
        : { email, pay: () => visit(planOf({ number, email, channel }), market).ended },
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

/** Answers and opens the checkout session before anything breaks: without a session, nobody can pay. */
async function atTheCheckout(email: string, number: number, { product }: Market): Promise<Buyer> {
  const buyer = createBuyer(product.appUrl, { headers: { 'x-forwarded-for': addressOf(number) } })
  const survey = await buyer.completeSurvey(email)
  const session = new URL(await buyer.openCheckout(survey, email)).pathname.split('/').at(-1)
  return {
    email,
    pay: async () =>
      void (await press(`${product.direct.storefrontUrl}/pay/${session}`, { action: 'pay', name: NAME })),
  }
}

const planOf = (who: Pick<Plan, 'number' | 'email' | 'channel'>): Plan => ({
  ...who,
  comes: 0,
  pays: true,
  answers: true,
  comesBack: false,
  clicksTwice: false,
  looksUp: true,
  afterwards: 'keeps',
  secondsToRegret: 0,
})
