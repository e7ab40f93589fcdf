import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router-dom'
import { buttonLook, type ButtonLook } from './button-look.ts'

interface Look {
  look?: ButtonLook
}

export const Button = ({ look = 'action', className = '', ...rest }: ComponentProps<'button'> & Look) => (
  <button type="button" className={`${buttonLook(look)} ${className}`} {...rest} />
)

export const ButtonLink = ({ look = 'action', className = '', ...rest }: LinkProps & Look) => (
  <Link className={`${buttonLook(look)} ${className}`} {...rest} />
)

/** A link within a text. */
export const TextLink = (link: Pick<LinkProps, 'to' | 'children'>) => (
  <Link className="underline underline-offset-4" {...link} />
)
