import { useEffect, type ReactNode } from 'react'

const WIDTHS = {
  narrow: 'mx-auto max-w-2xl px-5 py-8 sm:px-8 sm:py-12',
  wide: 'mx-auto max-w-6xl px-5 py-8 sm:px-8 sm:py-12',
  full: '',
}

interface ScreenProps {
  /** The title in the tab and for screen readers. */
  title: string
  /**
   * `narrow` for one thing at a time, `wide` for comparisons, `full` for sections with their own backgrounds.
   */
  width?: keyof typeof WIDTHS
  children: ReactNode
}

export function Screen({ title, width = 'narrow', children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Eightfold`
  }, [title])
  return (
    <main id="main" className={`w-full grow ${WIDTHS[width]}`}>
      {children}
    </main>
  )
}
