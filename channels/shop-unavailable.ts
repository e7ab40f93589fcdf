import type { ShopChannel } from '../domain/shop/channel.ts'
import { Refusal } from '../domain/shop/errors.ts'
import { shopErrors } from '../platform/observability/outgoing-metrics.ts'

/** The refusal for a shop without a usable answer. Counts it in the metrics. */
export function shopUnavailable(channel: ShopChannel, cause: unknown): Refusal {
  shopErrors.inc({ channel })
  return new Refusal('SHOP_UNAVAILABLE', undefined, { cause })
}
