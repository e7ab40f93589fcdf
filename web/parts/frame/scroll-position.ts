import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'

/** The last scroll position of each page of this visit, by the key of its history entry and its path. */
const leftAt = new Map<string, number>()

/** A new page begins at its top, or at the part that its address names. Going back restores the position. */
export function useScrollPosition() {
  const { key, pathname, hash } = useLocation()
  const navigation = useNavigationType()
  // Every entry that the browser itself opens, be it a page or a part of one, has the key `default`.
  const place = `${key} ${pathname}`
  const opened = useRef({ place, pathname })

  // A layout effect ends with the page itself. An ordinary one would still record the next page's scroll to
  // the top.
  useLayoutEffect(() => {
    const remember = () => leftAt.set(place, window.scrollY)
    // Nobody recorded the scrolling before the app loaded.
    if (!leftAt.has(place)) remember()
    window.addEventListener('scroll', remember, { passive: true })
    return () => window.removeEventListener('scroll', remember)
  }, [place])

  useLayoutEffect(() => {
    // The browser positions a page that it opens itself.
    const last = opened.current
    if (last.place === place) return
    opened.current = { place, pathname }
    // The browser also positions the part of a page that a plain link leads to.
    if (key === 'default' && hash && last.pathname === pathname) return
    const part = hash && document.getElementById(hash.slice(1))
    if (navigation === 'POP') window.scrollTo(0, leftAt.get(place) ?? window.scrollY)
    else if (part) part.scrollIntoView()
    else if (navigation === 'PUSH') window.scrollTo(0, 0)
  }, [key, place, pathname, hash, navigation])
}
