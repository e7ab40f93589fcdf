import { describe, expect, it } from '@jest/globals'
import { ModelUnavailable, honourRetryAfter } from './model-unavailable.ts'

describe('a model that is away', () => {
  it.each([
    [20_000, 20_000],
    [3_600_000, 60_000],
  ])('and asks for %i ms is retried after %i ms', (retryAfterMs, nextRetryDelay) => {
    const away = new ModelUnavailable('away', { retryAfterMs })
    expect(() => honourRetryAfter(away)).toThrow(
      expect.objectContaining({ type: 'ModelUnavailable', nextRetryDelay, nonRetryable: false }),
    )
  })

  it('and asks for nothing is retried as usual', () => {
    const away = new ModelUnavailable('away')
    expect(() => honourRetryAfter(away)).toThrow(away)
  })
})
