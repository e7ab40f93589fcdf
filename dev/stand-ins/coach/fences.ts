import type { z } from 'zod'

export type Messages = readonly { role: string; content: string | null }[]

interface Fence {
  start: string
  end: string
}

/** What stands between two marks of the first message that has them, before any text of the buyer; null without one. */
export function between({ start, end }: Fence, messages: Messages): string | null {
  const content = messages.find(
    ({ role, content: said }) => role === 'user' && said?.includes(start),
  )?.content
  if (!content) return null
  const from = content.indexOf(start) + start.length
  return content.slice(from, content.indexOf(end, from))
}

/** The same as JSON of a form; null also for what is none. */
export const jsonWithin = <T>(fence: Fence, schema: z.ZodType<T>, messages: Messages): T | null =>
  schema.safeParse(parsed(between(fence, messages) ?? '')).data ?? null

/** Undefined for what is no JSON. */
export function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
