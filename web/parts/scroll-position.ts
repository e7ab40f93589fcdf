import { useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where each page of this visit was left, by the key of its entry in the history. */
const leftAt = new Map<string, number>()

/** A new page begins at its top or at the part that its address names; going back finds the place that was left. */
export function useScrollPosition() {
  const { key, pathname, hash } = useLocation()
  const navigation = useNavigationType()
  const opened = useRef(key)

  useEffect(() => {
    const remember = () => leftAt.set(key, window.scrollY)
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [key])

  useLayoutEffect(() => {
    // The page that the browser itself opened stands where the browser put it.
    if (opened.current === key) return
    opened.current = key
    const part = hash && document.getElementById(hash.slice(1))
    if (navigation === 'POP') window.scrollTo(0, leftAt.get(key) ?? window.scrollY)
    else if (part) part.scrollIntoView()
    else if (navigation === 'PUSH') window.scrollTo(0, 0)
  }, [key, pathname, hash, navigation])
}
