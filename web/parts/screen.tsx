import { useEffect, type ReactNode } from 'react'

interface ScreenProps {
  /** Names the page in the tab and to screen readers. */
  title: string
  /** `narrow` for one thing at a time, `wide` for what people compare. */
  width?: 'narrow' | 'wide'
  children: ReactNode
}

export function Screen({ title, width = 'narrow', children }: ScreenProps) {
  useEffect(() => {
    document.title = `${title} · Eightfold`
  }, [title])
  return (
    <main
      id="main"
      className={`mx-auto w-full grow px-5 py-8 sm:px-8 sm:py-12 ${width === 'wide' ? 'max-w-6xl' : 'max-w-2xl'}`}
    >
      {children}
    </main>
  )
}
