import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'

/** On a freshly loaded page, the first heading leaves the focus where the browser put it. */
let pageIsFresh = true

/** The heading of a screen or step. It takes the focus when it appears, so that the change is announced. */
export function Heading({ children, className = '' }: { children: ReactNode; className?: string }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (!pageIsFresh) heading.current?.focus({ preventScroll: true })
    pageIsFresh = false
  }, [])
  return (
    <h1 ref={heading} tabIndex={-1} className={`text-5xl sm:text-6xl ${className}`}>
      {children}
    </h1>
  )
}

/** The first words under a heading. */
export const Lead = (paragraph: Pick<ComponentProps<'p'>, 'role' | 'children'>) => (
  <p className="measure mt-4 text-xl text-soft" {...paragraph} />
)
