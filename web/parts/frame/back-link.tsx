import { Link } from 'react-router-dom'
import { ArrowIcon } from '../icons.tsx'

/** The link back to the parent page, above the heading. */
export const BackLink = ({ to, children }: { to: string; children: string }) => (
  <Link
    to={to}
    className="-ml-1 inline-flex items-center gap-2 p-1 font-semibold text-soft underline underline-offset-4 hover:text-ink"
  >
    <ArrowIcon className="rotate-180" />
    {children}
  </Link>
)
