import { Suspense, useState, type ReactNode } from 'react'
import { Fold } from './fold.tsx'

interface LateFoldProps {
  id: string
  title: string
  aside?: ReactNode
  /** May load late. */
  children: ReactNode
}

/** A part that is drawn when somebody opens it, and not on paper. */
export function LateFold({ children, ...fold }: LateFoldProps) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <div className="print:hidden">
      <Fold {...fold} onOpen={() => setOpened(true)}>
        {wasOpened && <Suspense fallback={<p>One moment.</p>}>{children}</Suspense>}
      </Fold>
    </div>
  )
}
