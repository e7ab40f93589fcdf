import { Fragment, type ReactNode, useState, useSyncExternalStore } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { z } from 'zod'
import type { Units } from '../../../../domain/program/units.ts'
import { queryOf } from '../../../requests/query.ts'
import { trackEvent } from '../../../visits/track.ts'

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

interface Calculator<Inputs, Calculation> {
  /** Names it in analytics events. */
  name: string
  /** The inputs of the opened address. */
  linked: Inputs
  /** Null while an input is missing. */
  calculationOf: (inputs: Inputs) => Calculation | null
  /** The inputs that the address of a result holds. */
  linkOf?: (inputs: Inputs) => object
}

/** What a form of a calculator gets. */
export interface FormProps<Inputs> {
  inputs: Inputs
  onChange: (change: Inputs) => void
  onCalculate: () => void
}
export interface FormWithUnitsProps<Inputs> extends FormProps<Inputs> {
  units: Units
  onUnits: (units: Units) => void
}

/**
 * The inputs of a calculator and its last calculation, of which the address holds the inputs.
 * @returns also `times`: a result is shown again even if it is the same
 */
export function useCalculator<Inputs extends object, Calculation>({
  name,
  linked,
  calculationOf,
  linkOf = (inputs) => inputs,
}: Calculator<Inputs, Calculation>) {
  const navigate = useNavigate()
  const [inputs, setInputs] = useState(linked)
  const next = calculationOf(inputs)
  const [done, setDone] = useState({ calculation: next, times: 0 })
  return {
    ...done,
    inputs,
    onChange: (change: Partial<Inputs>) => setInputs((last) => ({ ...last, ...change })),
    onCalculate: () => {
      if (!next) return
      trackEvent('calculator_use', { category: 'tools', label: name })
      setDone(({ times }) => ({ calculation: next, times: times + 1 }))
      const known = Object.entries(linkOf(inputs)).flatMap(([key, value]) =>
        value ? [[key, `${value}`]] : [],
      )
      void navigate({ search: queryOf(Object.fromEntries(known)) }, { replace: true })
    },
  }
}

/** False on a prerendered page, until its code has taken it over. */
export const useIsLive = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/** The typed number above 0, with a decimal point or comma. Null for anything else. */
export function numberIn(text: string): number | null {
  const number = Number(text.trim().replace(',', '.'))
  return Number.isFinite(number) && number > 0 ? number : null
}
