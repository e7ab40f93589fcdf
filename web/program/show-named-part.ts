import { useEffect } from 'react'

/** Unfolds the part that the address names, and what it is folded into. Not every browser does; none does on opening. */
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
