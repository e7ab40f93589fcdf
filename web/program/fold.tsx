import type { ReactNode } from 'react'
import { ChevronIcon } from '../parts/icons.tsx'

interface FoldProps {
  /** Also the fragment of its address: `#week-5`. */
  id: string
  title: string
  /** Visible while it is folded. */
  aside?: ReactNode
  /** Starts a new page on paper. */
  startsPage?: boolean
  onOpen?: () => void
  children: ReactNode
}

/** A part of the page that is folded until somebody opens it. On paper nothing is folded. */
export const Fold = ({ id, title, aside, startsPage = false, onOpen, children }: FoldProps) => (
  <details
    id={id}
    onToggle={({ currentTarget }) => currentTarget.open && onOpen?.()}
    className={`group border-b border-rule print:border-0 ${startsPage ? 'print:break-before-page' : ''}`}
  >
    <summary className="flex min-h-12 items-center gap-x-4 py-2 hover:bg-sheet">
      <ChevronIcon className="transition-transform duration-100 group-open:rotate-90 print:hidden" />
      <h2 id={`${id}-title`} className={`grow text-3xl ${aside ? 'whitespace-nowrap' : ''}`}>
        {title}
      </h2>
      {aside && <span className="figures text-right text-lg leading-tight text-soft">{aside}</span>}
    </summary>
    <section aria-labelledby={`${id}-title`} className="pb-10 print:pb-4">
      {children}
    </section>
  </details>
)
