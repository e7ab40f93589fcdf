import { REGULAR_PRICE } from '../../domain/offer.ts'

/** What the program costs when it is no launch special: always beside the price, never alone. */
export const RegularPrice = ({ className }: { className: string }) => (
  <s className={className}>
    <span className="sr-only">Regular price </span>
    {REGULAR_PRICE}
  </s>
)
