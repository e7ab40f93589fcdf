import { type ReactNode, useState } from 'react'

interface FoldableProps {
  isFoldable: boolean
  isHeldOpen: boolean
  /** How many are inside. */
  things: number
  children: ReactNode
}

/** One line until somebody opens it, where it was shown before. What was open by itself stays open. */
export function Foldable({ isFoldable, isHeldOpen, things, children }: FoldableProps) {
  const [isOpen, setOpen] = useState(false)
  if (!isFoldable) return children
  return (
    <details open={isOpen || isHeldOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="min-h-12 py-2.5 text-lg font-semibold underline underline-offset-4">
        Change what we understood{things > 0 && ` (${things})`}
      </summary>
      {children}
    </details>
  )
}
