import type { ReactNode } from 'react'
import { EightBars, TYPICAL_WEEKS } from '../eight-bars.tsx'

interface NumberedBarsProps {
  heights?: readonly number[]
  written?: number
  /** Shown below the number of each week. */
  figures?: readonly ReactNode[]
  label?: string
  className?: string
}

/** The eight bars in large, on a baseline, with their numbers. */
export const NumberedBars = ({
  heights = TYPICAL_WEEKS,
  written,
  figures,
  label,
  className = '',
}: NumberedBarsProps) => (
  <div className={className}>
    <EightBars
      className="block h-auto w-full"
      heights={heights}
      {...(written !== undefined && { written })}
      {...(label && { label })}
    />
    <div
      aria-hidden
      className="figures grid grid-cols-8 gap-x-[4%] border-t-2 border-ink pt-2 text-center leading-tight"
    >
      {heights.map((_, week) => (
        <div key={week} className="flex flex-col items-center">
          <span className="block font-head text-2xl font-[850]">{week + 1}</span>
          {figures && <span className="block text-iron">{figures[week]}</span>}
        </div>
      ))}
    </div>
  </div>
)
