const RANGE = /(\d{1,3}-\d{1,3}(?: minutes)?)/

/** A text that keeps a range of numbers and its unit, such as `1-2 minutes`, on one line. */
export const Unbroken = ({ children }: { children: string }) =>
  children.split(RANGE).map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  )
