import { useEffect } from 'react'

/**
 * Unfolds the part that the address names, and the parts around it. Not every browser does this,
 * and none on load.
 */
function show() {
  const part = document.getElementById(window.location.hash.slice(1))
  if (!part) return
  for (let fold = part.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true
  part.scrollIntoView()
}

export function useNamedPart() {
  useEffect(() => {
    show()
    window.addEventListener('hashchange', show)
    return () => window.removeEventListener('hashchange', show)
  }, [])
}
