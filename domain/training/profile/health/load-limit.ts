import { z } from 'zod'
import type { Statement } from '../../../reading/statement.ts'

/** The heaviest weight that somebody was told to lift, in the first weeks if stated. */
export const LoadLimit = z.object({ kg: z.number(), weeks: z.number().optional() })
export type LoadLimit = z.infer<typeof LoadLimit>

export function loadLimitOf(statements: readonly Statement[]): LoadLimit | undefined {
  for (const each of statements)
    if (each.kind === 'condition' && each.mostKg !== undefined)
      return { kg: each.mostKg, ...(each.mostWeeks !== undefined && { weeks: each.mostWeeks }) }
  return undefined
}
