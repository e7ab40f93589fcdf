import { startTransition, useEffect, useState } from 'react'

/** How many of so many parts are drawn: one more each time that the last stands on the page, none at first. */
export function useOneByOne(parts: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, parts])
  return drawn
}
