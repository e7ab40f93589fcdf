import type { ShownRow } from '../../domain/program/program-in.ts'
import type { RuleSteps } from '../../domain/program/rule-steps.ts'

/** Another exercise that a row or its rule names. */
export interface Way {
  label: 'Swap' | 'Easier' | 'Harder' | 'Try first' | 'Elsewhere'
  name: string
  /** It takes the place of the row's exercise. */
  isInstead: boolean
}

/** Every exercise that a row and its rule name beside its own, each once. */
export function waysFrom(
  { substitutes = [], elsewhere, facts: { tryFirst } }: ShownRow,
  { easier, harder }: RuleSteps,
): Way[] {
  const instead = (label: Way['label'], name: string | undefined): Way[] =>
    name ? [{ label, name, isInstead: true }] : []
  const beside = (label: Way['label'], name: string | undefined): Way[] =>
    name ? [{ label, name, isInstead: false }] : []
  const all = [
    ...substitutes.flatMap((name) => instead('Swap', name)),
    ...instead('Easier', easier),
    ...instead('Harder', harder),
    ...beside('Try first', tryFirst?.name),
    ...beside('Elsewhere', elsewhere?.name),
  ]
  return all.filter(({ name }, at) => all.findIndex((way) => way.name === name) === at)
}
