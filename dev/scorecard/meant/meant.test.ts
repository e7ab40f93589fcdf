import { describe, expect, it } from '@jest/globals'
import { readFileSync } from 'node:fs'
import { byTier, tier } from '../../testkit/tiers/tier.ts'
import { recordings, stalePartsOf } from '../../stand-ins/coach/recordings/recording.ts'
import { meantTotals, WRITERS } from './meant-totals.ts'
import { peopleWhoMeant } from './people.ts'

const SOME = byTier({ quick: 10, all: Infinity, nightly: Infinity })
/** Spread over the whole list. */
const people = peopleWhoMeant().filter(
  (_, at, all) => at % Math.max(1, Math.floor(all.length / SOME)) === 0 && at < all.length,
)
const MINUTES = 10 * 60_000

describe.each(WRITERS)('programs by %s', (writer) => {
  it(
    'contradict nothing that it would hurt somebody to ignore',
    () => {
      const { unsafe } = meantTotals(writer, people)
      expect(unsafe.map(({ id, meant }) => `${id}: ${meant.wish}`)).toEqual([])
    },
    MINUTES,
  )
})

const whole = tier === 'quick' ? it.skip : it
whole(
  'a strong model is followed, asked little, and within its tokens and time',
  () => {
    const { shares, kept, sentBack, byRule, tokensIn, tokensOut } = meantTotals('a strong model, recorded')
    expect(shares.met).toBeGreaterThanOrEqual(0.88)
    expect(shares.contradicted).toBeLessThanOrEqual(0.03)
    expect(kept).toBeGreaterThanOrEqual(0.9)
    expect(sentBack).toBeLessThanOrEqual(0.2)
    expect(byRule).toBeLessThanOrEqual(0.03)
    expect(Math.max(...tokensIn)).toBeLessThanOrEqual(13_000)
    expect(Math.max(...tokensOut)).toBeLessThanOrEqual(1_600)
  },
  MINUTES,
)

it('recordings are of people with checklists, in their own words, and those of another prompt are told', () => {
  const words = new Map(
    peopleWhoMeant().map(({ id, answers }) => [id, answers.exercisesToAvoid?.trim() ?? '']),
  )
  const all = recordings()
  for (const { person, words: said } of all) expect(said.comments).toBe(words.get(person))
  const [, told = '0'] =
    /\*\*(\d+) of \d+ recordings are stale/.exec(readFileSync('docs/scorecard.md', 'utf8')) ?? []
  expect(all.filter((each) => stalePartsOf(each).length)).toHaveLength(Number(told))
})
