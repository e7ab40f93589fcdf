import { type Paper, PAPERS } from '../domain/program/units.ts'

/** The workflow id of a purchase. Every webhook, returning browser and retry reaches the same run by it. */
export const purchaseIdOf = (channel: string, order: string): string => `purchase-${channel}-${order}`

/** The id of the workflow that asks the buyer for feedback. */
export const feedbackIdOf = (purchaseId: string): string => `feedback-${purchaseId}`

/** The id of the workflow that waits for the payment of an order. @param survey - its hash: its id is a credential */
export const leftOrderIdOf = (survey: string): string => `left-order-${survey}`

/** The id of a workflow that mails the buyer a fresh link. An occasion is a number. */
export const accessLinkIdOf = (purchaseId: string, occasion: string): string =>
  `access-link-${purchaseId}-${occasion}`

/** The id of a workflow that draws an edition of the purchase's PDF. */
export const drawingIdOf = (purchaseId: string, paper: Paper): string => `draw-${paper}-${purchaseId}`

const ABOUT_ONE = new RegExp(
  `^(?:feedback-|draw-(?:${PAPERS.join('|')})-)?(purchase-.+)$|^access-link-(purchase-.+)-\\d+$`,
)

/** The purchase of a workflow, by the workflow's id. Null for workflows that serve many. */
export function purchaseIn(workflowId: string): string | null {
  const [, own, mailed] = ABOUT_ONE.exec(workflowId) ?? []
  return own ?? mailed ?? null
}

/** The parts of a purchase's id. @throws {RangeError} if it is not one */
export function partsOf(purchaseId: string): { channel: string; order: string } {
  const [, channel, order] = /^purchase-([a-z]+)-(.+)$/.exec(purchaseId) ?? []
  if (!channel || !order) throw new RangeError(`not a purchase id: ${purchaseId}`)
  return { channel, order }
}
