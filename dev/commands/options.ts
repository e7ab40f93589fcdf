import { parseArgs } from 'node:util'
import { z } from 'zod'

export const flag = z.boolean().default(false)

export const wholeNumber = (usual: number, least = 1, most = Number.MAX_SAFE_INTEGER) =>
  z.coerce
    .number()
    .int()
    .min(least)
    .max(most, `expects a whole number from ${least} to ${most}`)
    .default(usual)

/**
 * Reads options such as `--purchases 60 --busy` from the command line.
 * @throws {Error} naming those that are wrong
 */
export function optionsOf<Shape extends z.ZodRawShape>(shape: Shape, args = process.argv.slice(2)) {
  const options = Object.entries(shape).map(([name, type]) => [
    name,
    { type: type === flag ? ('boolean' as const) : ('string' as const) },
  ])
  const told = z.object(shape).safeParse(parseArgs({ args, options: Object.fromEntries(options) }).values)
  if (!told.success) throw new Error(z.prettifyError(told.error))
  return told.data
}
