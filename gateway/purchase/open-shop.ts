import { Refusal } from '../../domain/shop/errors.ts'

/** A shop that this installation sells through. @throws {Refusal} SHOP_CLOSED otherwise */
export function openShop<S>(shop: S | undefined): S {
  if (!shop) throw new Refusal('SHOP_CLOSED')
  return shop
}
