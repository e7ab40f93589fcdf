import { Fragment, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { z } from 'zod'
import { numberIn } from './number-in.ts'
import { useIsLive } from './use-is-live.ts'

/** An input in an address. A wrong one counts as missing. */
export const linked = <Schema extends z.ZodType>(field: Schema) => field.optional().catch(undefined)

/** As it was typed, with a decimal comma kept. */
export const typedNumber = z
  .string()
  .max(12)
  .refine((text) => numberIn(text) !== null)

export const oneOf = (numbers: readonly number[]) =>
  z.coerce.number().refine((number) => numbers.includes(number))

export const keyOf = (options: object) => z.string().refine((key) => Object.hasOwn(options, key))

interface LinkedInputsProps<Inputs> {
  schema: z.ZodType<Inputs>
  children: (inputs: Inputs) => ReactNode
}

/**
 * Starts a calculator with the inputs of the opened address. A prerendered page knows no address: it starts
 * blank, and again once its code has loaded.
 */
export function LinkedInputs<Inputs>({ schema, children }: LinkedInputsProps<Inputs>) {
  const { search } = useLocation()
  const [opened] = useState(search)
  const isLinked = useIsLive() && opened !== ''
  const inputs = schema.parse(isLinked ? Object.fromEntries(new URLSearchParams(opened)) : {})
  return <Fragment key={`${isLinked}`}>{children(inputs)}</Fragment>
}
