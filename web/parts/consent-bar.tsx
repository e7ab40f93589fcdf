import { useEffect, useRef } from 'react'
import { answerConsent } from '../consent.ts'
import { Button } from './button.tsx'

/** Asks once whether this visit may be counted. It takes its own room at the bottom and hides nothing for good. */
export function ConsentBar() {
  const bar = useRef<HTMLElement>(null)
  useEffect(() => {
    const { style } = document.documentElement
    const measured = new ResizeObserver(() => {
      const height = `${bar.current?.offsetHeight ?? 0}px`
      style.setProperty('--covered', height)
      // What takes the focus scrolls to where it can be seen.
      style.scrollPaddingBottom = height
    })
    if (bar.current) measured.observe(bar.current)
    return () => {
      measured.disconnect()
      style.removeProperty('--covered')
      style.removeProperty('scroll-padding-bottom')
    }
  }, [])
  return (
    <section
      ref={bar}
      aria-label="Privacy"
      className="sticky bottom-0 z-10 border-t border-ink bg-sheet px-5 py-3 sm:px-8 print:hidden"
    >
      <div className="mx-auto flex max-w-6xl flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <p className="measure text-base">
          May we count this visit? It tells us which pages help. Never your answers, email or program.
        </p>
        <div className="flex gap-2">
          <Button look="plain" className="min-h-11 px-4 py-1" onClick={() => answerConsent('refused')}>
            No
          </Button>
          <Button look="plain" className="min-h-11 px-4 py-1" onClick={() => answerConsent('given')}>
            Yes, count me
          </Button>
        </div>
      </div>
    </section>
  )
}
