import { describe, expect, it } from '@jest/globals'
import { ConfigInvalid, readServiceConfig, readStartConfig } from './config.ts'

const DAY_MS = 86_400_000
const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://strength.test',
  SUPPORT_EMAIL: 'help@strength.test',
  MAIL_FROM: 'Strength <programs@strength.test>',
}

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

  it.each([
    ['RATE_LIMITS must be on', { RATE_LIMITS: 'off' }],
    ['PUBLIC_URL is missing', { PUBLIC_URL: '' }],
    ['SUPPORT_EMAIL is missing', { SUPPORT_EMAIL: '' }],
    ['SUPPORT_EMAIL must be your own', { SUPPORT_EMAIL: 'help@eightfold.example' }],
    ['MAIL_FROM is missing', { MAIL_FROM: '' }],
  ])('says that in production %s', (words, change) => {
    const said = { ...PRODUCTION, ...change }
    expect(() => readServiceConfig(said)).toThrow(words)
    expect(() => readServiceConfig(said)).toThrow('DATABASE_URL is missing')
    expect(() => readServiceConfig(PRODUCTION)).not.toThrow(words)
    expect(() => readServiceConfig({ ...said, NODE_ENV: 'development' })).not.toThrow(words)
  })
})
