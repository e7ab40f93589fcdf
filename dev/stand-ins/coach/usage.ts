import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'

/** The part of a request that a model reads and that is paid for. */
export interface Asked {
  messages: readonly { content?: string | null }[]
  /** The schema of the answer counts as well. */
  response_format?: unknown
}

/** Caches counts: the system message is long and the same for everyone. */
const counted = new Map<string, number>()

function tokensOfPrefix(text: string): number {
  const known = counted.get(text) ?? countTokens(text)
  counted.set(text, known)
  return known
}

/** Tokens in and out, counted with the tokenizer of the vendor's current models. */
export function usageOf({ messages, response_format }: Asked, written: string) {
  const [first, ...others] = messages
  const prefix = tokensOfPrefix(first?.content ?? '') + tokensOfPrefix(JSON.stringify(response_format ?? ''))
  const prompt = others.reduce((sum, { content }) => sum + countTokens(content ?? ''), prefix)
  const completion = countTokens(written)
  return { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion }
}
