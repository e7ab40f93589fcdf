import type { ShopChannel } from '../domain/shop/channel.ts'
import { Refusal } from '../domain/shop/errors.ts'
import { shopErrors } from '../platform/observability/metrics.ts'

/** The shop's answer is unusable. The code says why, such as 401 for a wrong key. */
export class UnusableShopAnswer extends Error {
  override readonly name = 'UnusableShopAnswer'
  readonly code: number | string

  constructor(code: number | string, message = `HTTP ${code}`) {
    super(message)
    this.code = code
  }
}

export function shopUnavailable(channel: ShopChannel, cause: unknown): Refusal {
  shopErrors.inc({ channel })
  return new Refusal('SHOP_UNAVAILABLE', undefined, { cause })
}
