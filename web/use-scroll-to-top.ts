import { useLayoutEffect, useRef } from 'react'

/** Scrolls to the top when a view replaces another without a new address. */
export function useTopOf(view: string) {
  const shown = useRef(view)
  useLayoutEffect(() => {
    if (shown.current !== view) window.scrollTo(0, 0)
    shown.current = view
  }, [view])
}
