import { site } from '../../site.ts'

interface SupportLinkProps {
  children?: string
  /** The subject of the mail. */
  subject?: string
}

export const SupportLink = ({ children = 'contact support', subject }: SupportLinkProps) => (
  <a
    href={`mailto:${site.supportEmail}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`}
    className="wrap-anywhere underline underline-offset-4"
  >
    {children}
  </a>
)
