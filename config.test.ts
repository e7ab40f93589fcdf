import { describe, expect, it } from '@jest/globals'
import { ConfigInvalid, readServiceConfig, readStartConfig } from './config.ts'

const DAY_MS = 86_400_000

describe('readStartConfig', () => {
  it('needs nothing at all', () => {
    const config = readStartConfig({})
    expect(config.PORT).toBe(3000)
    expect(config.FEEDBACK_DELAY).toBe(14 * DAY_MS)
    expect(config.SURVEY_REMINDERS).toEqual([DAY_MS, 3 * DAY_MS, 7 * DAY_MS])
  })

  it('takes an empty variable for a missing one', () => {
    expect(readStartConfig({ PORT: '', OPENAI_MODEL: ' ' }).PORT).toBe(3000)
  })

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['FEEDBACK_DELAY', 'soon'],
    ['SURVEY_REMINDERS', '1 day, later'],
    ['DATABASE_URL', 'mysql://here'],
    ['TEMPORAL_ADDRESS', 'http://localhost:7233'],
    ['RATE_LIMITS', 'maybe'],
    ['STRIPE_WEBHOOK_SECRET', 'changeme-changeme-changeme'],
    ['SUPPORT_EMAIL', 'nobody'],
  ])('names %s when it says %s', (name, value) => {
    expect(() => readStartConfig({ [name]: value })).toThrow(ConfigInvalid)
    expect(() => readStartConfig({ [name]: value })).toThrow(new RegExp(`^  ${name} `, 'm'))
  })

  it('refuses to switch rate limits off in production', () => {
    expect(() => readStartConfig({ NODE_ENV: 'production', RATE_LIMITS: 'off' })).toThrow(
      'RATE_LIMITS must be on in production',
    )
  })
})

describe('readServiceConfig', () => {
  it('names every part that is missing', () => {
    expect(() => readServiceConfig({})).toThrow(
      /DATABASE_URL is missing[\s\S]*STRIPE_WEBHOOK_SECRET is missing/,
    )
  })

  it("knows the vendors' own addresses", () => {
    expect(() => readServiceConfig({})).not.toThrow(/STRIPE_API_URL/)
    expect(() => readServiceConfig({})).toThrow(/STRIPE_SECRET_KEY is missing/)
  })
})
