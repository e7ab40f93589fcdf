import { useId } from 'react'

/** What the buyer asks for in a way that only the writer can follow, in their own words. */
export function Wishes({ wishes }: { wishes: readonly string[] }) {
  const id = useId()
  if (wishes.length === 0) return null
  return (
    <section aria-labelledby={id} className="mt-4">
      <h3 id={id} className="text-xl">
        In your words
      </h3>
      <ul className="mt-2 space-y-1 leading-snug wrap-anywhere">
        {wishes.map((each) => (
          <li key={each}>“{each}”</li>
        ))}
      </ul>
      <p className="mt-2 text-base text-soft">The AI that writes your program gets this as you wrote it.</p>
    </section>
  )
}
