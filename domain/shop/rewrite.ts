import { z } from 'zod'
import { Changes } from '../forms/changes.ts'

/** The free rewrite of a program: still to be had, under way, had, or too late. */
const REWRITE_STATES = ['open', 'writing', 'used', 'over'] as const
export type RewriteState = (typeof REWRITE_STATES)[number]

export const Rewrite = z.object({
  state: z.enum(REWRITE_STATES),
  /** The last moment for it; null until the program is delivered. */
  until: z.iso.datetime().nullable(),
  /** The answers to change; null for a browser that has not proven to be the buyer's. */
  answers: Changes.nullable(),
})
export type Rewrite = z.infer<typeof Rewrite>
