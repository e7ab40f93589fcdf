import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { profileOf } from '../domain/training/profile/profile-of.ts'
import { planningContextOf } from '../domain/training/week-plan/planning-context.ts'
import { CATALOGUE } from '../domain/exercises/catalogue.ts'
import type { GeneratedProgram } from '../domain/program/program.ts'
import { expand } from '../domain/training/printing/expand.ts'
import { hardOf, review } from '../domain/training/review/review.ts'
import { IMPLEMENTS, JOINTS, PATTERNS, POSITIONS } from '../domain/exercises/vocabulary.ts'
import { anyAnswers, anyBlock, anyChangingBlock } from '../dev/stand-ins/coach/arbitrary.ts'
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
      { numRuns: byTier({ quick: 5, all: 20, nightly: 2000 }) },
    )
  })
})

it('mends a block with any second parts, for somebody for whom something waits too', () => {
  const waiting = fc.record({ until: fc.integer({ min: 1, max: 7 }), from: fc.integer({ min: 2, max: 7 }) })
  fc.assert(
    fc.property(anyAnswers, anyChangingBlock, fc.option(waiting), (answers, draft, phase) => {
      const said = phase && [
        { kind: 'phase' as const, has: ['machines' as const], until: phase.until, quote: 'then' },
        { kind: 'phase' as const, has: ['barbell' as const], from: phase.from, quote: 'then' },
      ]
      const profile = profileOf(answers, TODAY, { comments: said ?? [], equipment: [] })
      for (const block of [draft, null]) expect(hardOf(mend(block, profile).findings)).toEqual([])
    }),
    { numRuns: byTier({ quick: 5, all: 20, nightly: 1000 }) },
  )
})

describe('checking', () => {
  const profile = profileOf(USUAL, TODAY)
  const { block } = mend(null, profile)
  const ids = ({ days }: typeof block) =>
    days.map(({ exercises }) => exercises.map(({ id }) => id).toSorted())
  const withRows = (change: (row: (typeof block)['days'][number]['exercises'][number]) => object) => ({
    ...block,
    days: block.days.map((day) => ({
      ...day,
      exercises: day.exercises.map((row) => ({ ...row, ...change(row) })),
    })),
  })

  it('settles numbers by itself, whatever a model wrote: sets, reps, effort, progression, the light week', () => {
    for (const poor of [
      withRows(({ sets }) => ({ sets: sets * 2, rir: 0 })),
      withRows(() => ({ sets: 6, repsLow: 1, repsHigh: 30, progression: 'wave' })),
      { ...withRows(() => ({ sets: 1 })), deloadWeek: 1 },
    ]) {
      const checked = check(poor, profile)
      expect(hardOf(checked.findings)).toEqual([])
      expect(ids(checked.block)).toEqual(ids(block))
      expect(checked.kept).toBe(1)
    }
  })

  const onlyPushes = {
    ...block,
    days: block.days.map((day) => ({
      ...day,
      exercises: day.exercises.filter(({ id }) => !/row|pull|curl/.test(id)),
    })),
  }

  it('lets a wish outvote what may give way, and blames nobody whose wish is only in words', () => {
    const broken = hardOf(check(onlyPushes, profile).findings)
    expect(broken.map(({ concession }) => concession)).toContain('movements')
    const wishing = { ...profile, wishes: ['no pulling this time'] }
    const { program, findings } = check(onlyPushes, wishing)
    expect(hardOf(findings)).toEqual([])
    expect(program.overview.gaveWay).toContain('movements')
    expect(program.overview.decisions?.join(' ')).not.toMatch(/what you asked for|is missing from a week/)
    const keeping = { ...wishing, keep: [{ what: 'bench-press' as const }] }
    expect(check(onlyPushes, keeping).program.overview.decisions?.join(' ')).toContain(
      'Because you want to keep lifts of yours, one of the four big movements',
    )
  })

  it('lets no wish outvote equipment, injuries, a ban, or the time', () => {
    const wishing = {
      ...profileOf({ ...USUAL, exercisesToAvoid: 'no deadlifts, my shoulder hurts' }, TODAY),
      wishes: ['deadlifts and presses overhead'],
    }
    const asked = withRows((row) => ({ id: row.id }))
    const [first, ...others] = asked.days
    const row = first!.exercises[0]!
    const forbidden = ['barbell-deadlift', 'barbell-overhead-press'].map((id) => ({ ...row, id }))
    const obeying = { ...asked, days: [{ ...first!, exercises: [...forbidden, row] }, ...others] }
    expect(hardOf(check(obeying, wishing).findings).length).toBeGreaterThan(0)
    const names = JSON.stringify(mend(obeying, wishing).program.weeks)
    expect(names).not.toMatch(/"(Barbell Deadlift|Barbell Overhead Press)"/)
  })
})

it('calls a program by rule that has less than four fifths of the exercises of the model', () => {
  const profile = profileOf({ ...USUAL, exercisesToAvoid: 'no squats' }, TODAY)
  const { block } = mend(null, profile)
  const squatting = (share: number) => {
    let at = 0
    const squats = ['barbell-back-squat', 'barbell-front-squat', 'barbell-pause-squat', 'barbell-box-squat']
    return {
      ...block,
      days: block.days.map((day) => ({
        ...day,
        exercises: day.exercises.map((row, index) =>
          index < share ? { ...row, id: squats[at++ % squats.length]! } : row,
        ),
      })),
    }
  }
  expect(mend(squatting(1), profile).path).toBe('model-repaired')
  expect(mend(squatting(4), profile).path).toBe('by-rule')
})

it('says which wishes rules cannot follow, and which a model had in mind', () => {
  const profile = {
    ...profileOf({ ...USUAL, exercisesToAvoid: 'Two big lifts a day.' }, TODAY),
    wishes: ['Two big lifts a day'],
    unread: ['I lift before work.', 'Is that enough?'],
    asks: ['Is that enough?'],
  }
  const { block, program: byRule } = mend(null, profile)
  expect(byRule.overview).toMatchObject({
    unread: ['I lift before work.', 'Two big lifts a day'],
    unanswered: ['Is that enough?'],
  })
  expect(byRule.overview).not.toHaveProperty('wishes')
  expect(whatWeDid(byRule.overview)).toContain('We could not use: “Two big lifts a day”')
  const { program } = check(block, profile)
  expect(whatWeDid(program.overview)).toContain(
    'We had these words of yours in mind: “Two big lifts a day” “I lift before work.”',
  )
  expect(whatWeDid(program.overview)).toContain(
    'You asked: “Is that enough?” That is one for somebody who can see you: a coach, or whoever treats you.',
  )
  expect(String(whatWeDid(program.overview))).not.toContain('could not use')
})

it('offers nowhere what a model left out for the buyer, and nothing in place of what it uses itself', () => {
  const profile = profileOf(
    { ...USUAL, equipment: 'Bodyweight Only', exercisesToAvoid: 'Calf raises on both legs only, please.' },
    TODAY,
  )
  const { block } = mend(null, profile)
  const used = new Set(block.days.flatMap(({ exercises }) => exercises.map(({ id }) => id)))
  const ofOneLeg = CATALOGUE.filter(({ id }) => id.startsWith('single-leg')).map(({ id }) => id)
  const leftOut = [...ofOneLeg, ...used]
  const oneLeggedIn = ({ weeks }: GeneratedProgram) =>
    CATALOGUE.some(({ id, name }) => ofOneLeg.includes(id) && JSON.stringify(weeks).includes(`"${name}"`))
  const writtenWith = (draft: typeof block) => [check(draft, profile).program, mend(draft, profile).program]
  const free = {
    ...block,
    days: block.days.map((day) => ({
      ...day,
      exercises: day.exercises.filter(({ id }) => !id.startsWith('single-leg')),
    })),
  }
  expect(writtenWith(free).map(oneLeggedIn)).toEqual([true, true])
  expect(writtenWith({ ...free, leftOut }).map(oneLeggedIn)).toEqual([false, false])
  const rows = ({ weeks }: GeneratedProgram) =>
    weeks[0]!.workouts.map(({ exercises }) => exercises.map(({ exerciseId }) => exerciseId))
  expect(writtenWith({ ...free, leftOut }).map(rows)).toEqual(writtenWith(free).map(rows))
})

it('lets what a day is called give way to a wish', () => {
  const lower = { trainingDays: 4, programmingSplit: 'Upper/Lower' } as const
  const profile = { ...profileOf({ ...USUAL, ...lower }, TODAY), wishes: ['glutes on three days'] }
  const { block } = mend(null, profile)
  const at = block.days.findIndex(({ kind }) => kind === 'upper')
  const day = block.days[at]!
  const thrust = { ...day.exercises.at(-1)!, id: 'machine-hip-thrust' }
  const exercises = [...day.exercises.slice(0, -1), thrust]
  const wished = { ...block, days: block.days.with(at, { ...day, exercises }) }
  const { program, findings } = check(wished, profile)
  expect(hardOf(findings)).toEqual([])
  expect(program.overview.gaveWay).toEqual(['names'])
  expect(hardOf(check(wished, { ...profile, wishes: [] }).findings).map(({ rule }) => rule)).toContain('R38')
})
