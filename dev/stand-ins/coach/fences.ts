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

/** The same as JSON; null also for what is none. */
export function jsonWithin<T>(fence: Fence, messages: Messages): T | null {
  try {
    return JSON.parse(between(fence, messages) ?? '') as T
  } catch {
    return null
  }
}
