import { useLayoutEffect, useRef } from 'react'

/** A view that takes the place of another without a new address begins at its top. */
export function useTopOf(view: string) {
  const shown = useRef(view)
  useLayoutEffect(() => {
    if (shown.current !== view) window.scrollTo(0, 0)
    shown.current = view
  }, [view])
}
