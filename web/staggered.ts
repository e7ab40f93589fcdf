import { startTransition, useEffect, useState } from 'react'

/** How many of the parts are drawn: none at first, then one more each time the last one is on the page. */
export function useOneByOne(parts: number): number {
  const [drawn, setDrawn] = useState(0)
  useEffect(() => {
    if (drawn < parts) startTransition(() => setDrawn(drawn + 1))
  }, [drawn, parts])
  return drawn
}
