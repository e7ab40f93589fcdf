import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { profileOf } from '../domain/training/profile/profile-of.ts'
import { planningContextOf } from '../domain/training/week-plan/planning-context.ts'
import { expand } from '../domain/training/printing/expand.ts'
import { hardOf, review } from '../domain/training/review/review.ts'
import { IMPLEMENTS, JOINTS, PATTERNS, POSITIONS } from '../domain/exercises/vocabulary.ts'
import { anyAnswers, anyBlock } from '../dev/stand-ins/coach/arbitrary.ts'
import { byTier } from '../dev/testkit/tiers/tier.ts'
import { whatWeDid } from '../domain/shop/what-we-did.ts'
import { USUAL } from '../dev/testkit/examples/rule-examples.ts'
import { check, mend } from './check-and-mend.ts'
import { TODAY } from '../dev/testkit/today.ts'

/** People who leave out anything, with any time. */
const anybody = fc
  .record({
    answers: anyAnswers,
    minutes: fc.constantFrom(15, 20, 30, 45, 60, 90),
    patterns: fc.subarray([...PATTERNS]),
    positions: fc.subarray([...POSITIONS], { maxLength: 3 }),
    injuries: fc.subarray([...JOINTS]),
    implements: fc.subarray([...IMPLEMENTS]),
  })
  .map(({ answers, minutes, ...more }) => {
    const profile = profileOf(answers, TODAY)
    return { ...profile, minutes, avoid: { ...profile.avoid, ...more } }
  })
  .filter((profile) => planningContextOf(profile).open.length > 0)

describe('mending', () => {
  it('ends in a program for everybody, which tells what gave way and nothing else', () => {
    fc.assert(
      fc.property(anybody, fc.option(anyBlock, { nil: null }), (profile, draft) => {
        const { program, block, findings } = mend(draft, profile)
        expect(hardOf(findings)).toEqual([])
        const untold = expand(block, profile)
        const broken = new Set(hardOf(review(untold, profile)).map(({ concession }) => concession))
        expect(new Set(program.overview.gaveWay)).toEqual(broken)
        const before = untold.overview.decisions ?? []
        expect(program.overview.decisions).toHaveLength(before.length + broken.size)
      }),
      { numRuns: byTier({ quick: 5, all: 40, nightly: 2000 }) },
    )
  })
})

it('says which wishes rules cannot follow, and which a model had in mind', () => {
  const profile = {
    ...profileOf({ ...USUAL, exercisesToAvoid: 'Two big lifts a day.' }, TODAY),
    wishes: ['Two big lifts a day'],
    unread: [],
  }
  const { block, program: byRule } = mend(null, profile)
  expect(byRule.overview).toMatchObject({ unread: ['Two big lifts a day'] })
  expect(byRule.overview).not.toHaveProperty('wishes')
  expect(whatWeDid(byRule.overview)).toContain('We could not use: “Two big lifts a day”')
  const { program } = check(block, profile)
  expect(whatWeDid(program.overview)).toContain(
    'Written with this wish of yours in mind: “Two big lifts a day”',
  )
})
