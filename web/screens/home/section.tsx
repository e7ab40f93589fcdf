import type { ReactNode } from 'react'
import { Lead } from '../../parts/heading.tsx'

interface SectionProps {
  /** The fragment of the address that leads here. */
  id: string
  title: string
  /** One or two sentences under the title. */
  lead?: ReactNode
  /** On a sheet of its own, which sets it apart from its neighbours. */
  sheet?: boolean
  /** The shop that the section is about. Without that shop it says nothing. */
  soldAt?: 'stripe'
  children: ReactNode
}

/** One part of the landing page, as wide as the window. */
export const Section = ({ id, title, lead, sheet = false, soldAt, children }: SectionProps) => (
  <section
    id={id}
    data-sold-at={soldAt}
    aria-labelledby={`${id}-title`}
    className={sheet ? 'border-y border-rule bg-sheet' : ''}
  >
    <div className="mx-auto max-w-6xl px-5 py-16 sm:px-8 sm:py-24">
      <h2 id={`${id}-title`} className="text-5xl sm:text-6xl">
        {title}
      </h2>
      {lead && <Lead>{lead}</Lead>}
      {children}
    </div>
  </section>
)
