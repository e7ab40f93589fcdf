import { type Paper, PAPERS } from '../domain/units.ts'

/** The workflow id of a purchase: every webhook, returning browser and retry meets the same run by it. */
export const purchaseIdOf = (channel: string, order: string): string => `purchase-${channel}-${order}`

/** Of the workflow that asks the buyer for feedback. */
export const feedbackIdOf = (purchaseId: string): string => `feedback-${purchaseId}`

/** Of a workflow that mails the buyer a fresh link; an occasion is a number. */
export const accessLinkIdOf = (purchaseId: string, occasion: string): string =>
  `access-link-${purchaseId}-${occasion}`

/** Of a workflow that draws an edition of the purchase's PDF. */
export const drawingIdOf = (purchaseId: string, paper: Paper): string => `draw-${paper}-${purchaseId}`

const ABOUT_ONE = new RegExp(
  `^(?:feedback-|draw-(?:${PAPERS.join('|')})-)?(purchase-.+)$|^access-link-(purchase-.+)-\\d+$`,
)

/** The purchase that a workflow is about, by the workflow's id; null for those that see to many. */
export function purchaseIn(workflowId: string): string | null {
  const [, own, mailed] = ABOUT_ONE.exec(workflowId) ?? []
  return own ?? mailed ?? null
}

/** The parts of a purchase's id. @throws {RangeError} when it is none */
export function partsOf(purchaseId: string): { channel: string; order: string } {
  const [, channel, order] = /^purchase-([a-z]+)-(.+)$/.exec(purchaseId) ?? []
  if (!channel || !order) throw new RangeError(`not a purchase id: ${purchaseId}`)
  return { channel, order }
}
