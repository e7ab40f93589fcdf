import { Link, type LinkProps } from 'react-router-dom'

/** A link within a text. */
export const TextLink = (link: Pick<LinkProps, 'to' | 'children'>) => (
  <Link className="underline underline-offset-4" {...link} />
)
