import { parseArgs } from 'node:util'

interface WholeNumber {
  readonly usual: number
  readonly least?: number
  readonly most?: number
}

/**
 * Reads options such as `--purchases 60` from the command line.
 * @throws {Error} naming the option that is no such number
 */
export function wholeNumbers<Name extends string>(
  options: Readonly<Record<Name, number | WholeNumber>>,
): Record<Name, number> {
  const names = Object.keys(options) as Name[]
  const { values } = parseArgs({
    options: Object.fromEntries(names.map((name) => [name, { type: 'string' as const }])),
  })
  return Object.fromEntries(
    names.map((name) => {
      const option: number | WholeNumber = options[name]
      const { usual, least = 1, most = Infinity } = typeof option === 'number' ? { usual: option } : option
      const value = Number(values[name] ?? usual)
      if (!Number.isInteger(value) || value < least || value > most)
        throw new Error(
          `--${name} expects a whole number from ${least} on${most < Infinity ? ` to ${most}` : ''}`,
        )
      return [name, value]
    }),
  ) as Record<Name, number>
}
