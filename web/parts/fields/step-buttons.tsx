import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

interface StepButtonsProps {
  backLabel: string
  /** Null on the first step. */
  onBack: (() => void) | null
  isFilled: boolean
  /** The label of the button that submits the step. */
  children: ReactNode
}

/** The Back and Next buttons of a step. On a phone Next is under the thumb. */
export const StepButtons = ({ backLabel, onBack, isFilled, children }: StepButtonsProps) => (
  <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-between">
    {onBack ? (
      <Button look="quiet" className="sm:-ml-3" onClick={onBack}>
        {backLabel}
      </Button>
    ) : (
      <span />
    )}
    <Button type="submit" className="sm:min-w-56" disabled={!isFilled}>
      {children}
    </Button>
  </div>
)
