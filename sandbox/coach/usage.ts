import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'

/** What of a request is read by a model, and so is paid for. */
export interface Asked {
  messages: readonly { content?: string | null }[]
  /** The schema of the answer counts as well. */
  response_format?: unknown
}

/** The system message is the same for everyone, and long. */
const counted = new Map<string, number>()

function tokensOfPrefix(text: string): number {
  const known = counted.get(text) ?? countTokens(text)
  counted.set(text, known)
  return known
}

/** Tokens in and out, counted as the vendor's current models do. */
export function usageOf({ messages, response_format }: Asked, written: string) {
  const [first, ...others] = messages
  const prefix = tokensOfPrefix(first?.content ?? '') + tokensOfPrefix(JSON.stringify(response_format ?? ''))
  const prompt = others.reduce((sum, { content }) => sum + countTokens(content ?? ''), prefix)
  const completion = countTokens(written)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}
