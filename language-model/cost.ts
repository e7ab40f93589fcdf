/** The tokens of one or more calls of the model. */
export interface Usage {
  tokensIn: number
  tokensInCached: number
  tokensOut: number
}

/** US dollars per million tokens, as published by the vendor in November 2025. */
const PRICES: Readonly<Record<string, { in: number; cached: number; out: number }>> = {
  'gpt-5': { in: 1.25, cached: 0.125, out: 10 },
  'gpt-5-mini': { in: 0.25, cached: 0.025, out: 2 },
  'gpt-5-nano': { in: 0.05, cached: 0.005, out: 0.4 },
  'gpt-4.1': { in: 2, cached: 0.5, out: 8 },
  'gpt-4.1-mini': { in: 0.4, cached: 0.1, out: 1.6 },
  'gpt-4o-mini': { in: 0.15, cached: 0.075, out: 0.6 },
}

/** What a call cost in US dollars; null for a model whose price we do not know. */
export function costUsd(model: string, { tokensIn, tokensInCached, tokensOut }: Usage): number | null {
  const price = PRICES[model.replace(/-\d{4}-\d{2}-\d{2}$/, '')]
  if (!price) return null
  return (
    ((tokensIn - tokensInCached) * price.in + tokensInCached * price.cached + tokensOut * price.out) / 1e6
  )
}
