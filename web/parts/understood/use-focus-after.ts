import { useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus in a list whose buttons come and go. Before a change it gets the names of the
 * things that should have the focus afterwards, in order of preference. If none of them is left, the
 * first heading takes it.
 *
 * @param shown - what is shown; another object once the change has come
 */
export function useFocusAfter(shown: object) {
  const container = useRef<HTMLDivElement>(null)
  const wanted = useRef<readonly string[] | null>(null)
  useLayoutEffect(() => {
    if (!wanted.current) return
    const find = (thing: string) =>
      container.current?.querySelector<HTMLElement>(`[data-thing="${CSS.escape(thing)}"]`)
    const target = wanted.current.map(find).find(Boolean)
    ;(target ?? container.current?.querySelector<HTMLElement>('h2'))?.focus()
    wanted.current = null
  }, [shown])
  return { container, focusAfter: (things: readonly string[]) => void (wanted.current = things) }
}
