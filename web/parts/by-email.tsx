import type { Progress } from '../../domain/progress.ts'
import { maskedEmail } from '../../domain/masked-email.ts'

interface ByEmailProps {
  progress: Progress | null | undefined
  /** The address that was given on this device. */
  typed?: string | undefined
}

/** How a link comes, and to which address: in full where it was given here, else as far as its mask tells. */
export function ByEmail({ progress, typed = '' }: ByEmailProps) {
  const masked = progress?.linkGoesTo
  if (!masked) return 'by email'
  return (
    <>
      by email to{' '}
      <strong className="wrap-anywhere text-ink">{maskedEmail(typed) === masked ? typed : masked}</strong>
    </>
  )
}
