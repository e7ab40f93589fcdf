import { useEffect, useRef, type ReactNode } from 'react'

/** What a calculation gave. Takes the focus, so that it is read out and, on a phone, scrolled to. */
export function Result({ title, children }: { title: string; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className="rounded-md border border-ink bg-sheet p-5 sm:p-7">
      <h2 ref={heading} tabIndex={-1} className="scroll-mt-8 text-4xl outline-none">
        {title}
      </h2>
      {children}
    </section>
  )
}

interface FigureProps {
  label: string
  value: string
  unit: string
  /** The one that people came for. */
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
