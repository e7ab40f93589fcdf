import { Progress } from 'radix-ui'

/** The progress through a flow, as a line and in figures. */
export const ProgressLine = ({ percent, text }: { percent: number; text?: string }) => (
  <div className="figures mb-8 flex items-center gap-4 text-iron">
    <Progress.Root
      value={percent}
      aria-label="Progress"
      className="h-1.5 grow bg-rule forced-colors:outline forced-colors:outline-[CanvasText]"
    >
      <Progress.Indicator
        className="block h-full bg-ink transition-[width] duration-150 forced-colors:bg-[CanvasText]"
        style={{ width: `${percent}%` }}
      />
    </Progress.Root>
    <span aria-hidden>{text ?? `${percent}%`}</span>
  </div>
)
