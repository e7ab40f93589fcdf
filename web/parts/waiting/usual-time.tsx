import type { Progress } from '../../../domain/shop/progress.ts'

/** How long it usually takes, if that was measured. */
export const UsualTime = ({
  progress: { usually },
  className = '',
}: {
  progress: Progress
  className?: string
}) => (
  <p className={className}>
    {usually ? `Recent programs took ${usually}.` : 'This page tells you when it is ready.'}
  </p>
)
