import { useEffect, useRef, type ReactNode } from 'react'
import { Link } from 'react-router-dom'

/**
 * The result of a calculation. Its heading takes the focus, so that it is read out, and all of it scrolls
 * into view.
 */
export function Result({ title, children }: { title: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus({ preventScroll: true })
    // The focus alone would leave the figures below the fold. Instant, since a page that glides is no answer
    // to a press.
    if (section.current && !isInView(section.current)) section.current.scrollIntoView({ behavior: 'instant' })
  }, [])
  return (
    <div>
      {/* A small margin above is enough, since nothing covers the top of the page. */}
      <section ref={section} className="-scroll-mt-16 rounded-md border border-ink bg-sheet p-5 sm:p-7">
        <h2 ref={heading} tabIndex={-1} className="text-4xl outline-none">
          {title}
        </h2>
        {children}
      </section>
      <p className="mt-4 text-soft" data-sold-at="stripe">
        Rather have your training worked out for eight weeks?{' '}
        <Link to="/onboarding" className="underline underline-offset-4 hover:text-ink">
          Get your own program
        </Link>
      </p>
    </div>
  )
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

interface FigureProps {
  label: string
  value: string
  unit: string
  /** The main figure of the result. */
  isMain?: boolean
}

export const Figure = ({ label, value, unit, isMain = false }: FigureProps) => (
  <div className={isMain ? 'col-span-full' : undefined}>
    <dt className="text-soft">{label}</dt>
    <dd className="figures flex flex-wrap items-baseline gap-x-2">
      <span className={`font-head leading-none font-[850] ${isMain ? 'text-7xl' : 'text-4xl'}`}>{value}</span>
      <span className="text-lg text-soft">{unit}</span>
    </dd>
  </div>
)
