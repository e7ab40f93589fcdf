import type { Progress } from '../../../domain/shop/progress.ts'
import { maskedEmail } from '../../../domain/shop/person.ts'
import { SupportLink } from '../frame/support-link.tsx'

interface ByEmailProps {
  progress: Progress | null | undefined
  /** The address that was typed on this device. */
  typed?: string | undefined
}

/** Says that a link comes by email, and to which address: in full if it was typed here, otherwise masked. */
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

/** Who mistyped the address reads it here for the first time, and the link would go to a stranger. */
export const NotYourAddress = ({ progress }: Pick<ByEmailProps, 'progress'>) =>
  progress?.linkGoesTo && (
    <>
      {' '}
      Not your address? <SupportLink subject="My program goes to a wrong address">Tell us</SupportLink>.
    </>
  )
