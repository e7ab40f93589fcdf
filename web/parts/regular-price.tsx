import { REGULAR_PRICE } from '../../domain/shop/offer.ts'

/** The price without the launch special. It is always shown beside the price, never alone. */
export const RegularPrice = ({ className }: { className: string }) => (
  <s className={className}>
    <span className="sr-only">Regular price </span>
    {REGULAR_PRICE}
  </s>
)
