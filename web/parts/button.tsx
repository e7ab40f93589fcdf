import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'

const SHAPE =
  'inline-flex min-h-13 items-center justify-center gap-2 rounded-md px-6 py-3 text-center text-lg leading-tight font-bold no-underline transition-colors duration-100 disabled:opacity-45 aria-disabled:opacity-45'

const LOOKS = {
  /** The one action of a screen. */
  action: 'bg-action text-on-action enabled:hover:bg-action-down',
  plain: 'border-2 border-ink bg-transparent text-ink enabled:hover:bg-ink enabled:hover:text-paper',
  quiet: 'px-3 font-semibold text-soft underline underline-offset-4 enabled:hover:text-ink',
}

interface Look {
  look?: keyof typeof LOOKS
}

/** The classes of a button, for what must be a plain `<a>`. */
export const buttonLook = (look: keyof typeof LOOKS = 'action') =>
  `${SHAPE} ${LOOKS[look].replaceAll('enabled:', '')}`

export const Button = ({ look = 'action', className = '', ...rest }: ComponentProps<'button'> & Look) => (
  <button type="button" className={`${SHAPE} ${LOOKS[look]} ${className}`} {...rest} />
)

export const ButtonLink = ({ look = 'action', className = '', ...rest }: LinkProps & Look) => (
  <Link className={`${buttonLook(look)} ${className}`} {...rest} />
)
