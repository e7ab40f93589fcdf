/** What the program costs when it is no launch special: always beside the price, never alone. */
export const RegularPrice = ({ className }: { className: string }) => (
  <s className={className}>
    <span className="sr-only">Regular price </span>$37
  </s>
)
