import { Refusal } from '../domain/errors.ts'
import { shopErrors } from '../watching/outside.ts'
import type { Channel } from './shop.ts'

/** The refusal for a shop that gave no answer to work with; each is counted. */
export function shopUnavailable(channel: Exclude<Channel, 'demo'>, cause: unknown): Refusal {
  shopErrors.inc({ channel })
  return new Refusal('SHOP_UNAVAILABLE', undefined, { cause })
}
