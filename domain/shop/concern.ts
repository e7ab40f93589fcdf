/**
 * What a person must see to while a purchase goes on. Unlike what needs attention, no step of the purchase waits for it.
 * Each says what happened and what to do.
 */
const CONCERNS = {
  'address-refused':
    'The mail server refuses the buyer’s address, and the letter with their way in did not go out. `correct-email` changes it and mails the link.',
  'no-address':
    'The order has no address, so the buyer has no way in. Ask for it at the shop, then `correct-email` mails the link.',
  'mail-bounced':
    'A letter with the buyer’s way in came back: their mail server did not take it after all. `correct-email` changes the address and mails the link.',
  'order-unknown':
    'The shop no longer knows this paid order: its key may have been disabled, rotated or revoked. Look at the shop. Refunded there? Then `refund` closes it here; `retry` settles this.',
  'refund-failed':
    'A refund came back: the buyer was told that the money is on its way, and it is not. `refund` tries again. Paid back another way? Then `retry` settles this.',
} as const satisfies Record<string, string>

export type Concern = keyof typeof CONCERNS

/** They end once a letter with the way in goes out. */
export const UNTIL_MAILED: readonly Concern[] = ['address-refused', 'no-address']

/** They end once the address is another, or the buyer has answered without a letter. */
export const ABOUT_THE_ADDRESS: readonly Concern[] = [...UNTIL_MAILED, 'mail-bounced']

export const without = (concerns: readonly Concern[], settled: readonly Concern[]): Concern[] =>
  concerns.filter((one) => !settled.includes(one))

export const withConcern = (concerns: readonly Concern[], concern: Concern): Concern[] => [
  ...new Set([...concerns, concern]),
]

interface Watched {
  attentionReason?: string | null | undefined
  concerns: readonly Concern[]
}

/** Why an operator has to look: first what waits for a decision, then what goes on without one. Null if nothing does. */
export const whyOf = ({ attentionReason, concerns }: Watched): string | null =>
  [attentionReason, ...concerns.map((concern) => CONCERNS[concern])].filter(Boolean).join(' ') || null
