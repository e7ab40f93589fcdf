import { useRef } from 'react'
import { flushSync } from 'react-dom'

/** For an exercise that another takes the place of: the focus goes to its name, since what was pressed is gone then. */
export function useFocusOnName<Name extends HTMLElement>() {
  const name = useRef<Name>(null)
  const swapAndNameIt = (change: () => void) => {
    flushSync(change)
    name.current?.focus()
  }
  return { name, swapAndNameIt }
}
