import { useId } from 'react'

/** The buyer's own sentences that nothing in the program follows from. */
export function Unread({ sentences }: { sentences: readonly string[] }) {
  const id = useId()
  if (sentences.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-xl">
        We could not use
      </h3>
      <ul className="mt-2 space-y-1 leading-snug wrap-anywhere">
        {sentences.map((each, at) => (
          <li key={at}>“{each}”</li>
        ))}
      </ul>
      <p className="mt-2 text-base text-soft">
        If {sentences.length > 1 ? 'one of these' : 'this'} matters for your training, say it in other words.
      </p>
    </section>
  )
}
