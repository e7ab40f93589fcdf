import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** Where each page of this visit was left, by the key of its entry in the history and its path. */
const leftAt = new Map<string, number>()

/** A new page begins at its top or at the part that its address names; going back finds the place that was left. */
export function useScrollPosition() {
  const { key, pathname, hash } = useLocation()
  const navigation = useNavigationType()
  // What the browser itself opened, be it a page or a part of one, has the key `default` and no other.
  const place = `${key} ${pathname}`
  const opened = useRef({ place, pathname })

  // Ends with the page itself: an effect would still hear the scrolling to the top of the next one.
  useLayoutEffect(() => {
    const remember = () => leftAt.set(place, window.scrollY)
    // Nobody told of what was scrolled before the app was there.
    if (!leftAt.has(place)) remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [place])

  useLayoutEffect(() => {
    // The page that the browser itself opened stands where the browser put it.
    const last = opened.current
    if (last.place === place) return
    opened.current = { place, pathname }
    // So does the part of a page that a plain link leads to.
    if (key === 'default' && hash && last.pathname === pathname) return
    const part = hash && document.getElementById(hash.slice(1))
    if (navigation === 'POP') window.scrollTo(0, leftAt.get(place) ?? window.scrollY)
    else if (part) part.scrollIntoView()
    else if (navigation === 'PUSH') window.scrollTo(0, 0)
  }, [key, place, pathname, hash, navigation])
}
