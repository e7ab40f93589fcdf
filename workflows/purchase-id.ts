/** The workflow id of a purchase: every webhook, returning browser and retry meets the same run by it. */
export const purchaseIdOf = (channel: string, order: string): string => `purchase-${channel}-${order}`

/** The parts of a purchase's id. @throws {RangeError} when it is none */
export function partsOf(purchaseId: string): { channel: string; order: string } {
  const [, channel, order] = /^purchase-([a-z]+)-(.+)$/.exec(purchaseId) ?? []
  if (!channel || !order) throw new RangeError(`not a purchase id: ${purchaseId}`)
  return { channel, order }
}
