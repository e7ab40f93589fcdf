import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { byTier } from '../../../dev/testkit/tiers/tier.ts'
import { KNOWN_LIFTS } from '../../forms/facts.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { ProgressionKind } from '../../exercises/vocabulary.ts'
import type { OwnedWeights } from '../profile/equipment/owned-weights.ts'
import { weightsOf, type Ask } from './loads.ts'
import type { KnownSet } from '../profile/weights/person.ts'

const entryOf = (id: string) => entryById(id)!
const person = (...lifts: KnownSet[]) => ({ person: { lifts, bringUp: [] }, ownedWeights: {} })

/** Reps and reserve of each week, and which week is light. */
const asksOf = (weeks: readonly (readonly [reps: number, rir: number])[], light?: number): Ask[] =>
  weeks.map(([reps, rir], index) => ({
    reps,
    rir,
    deload: index + 1 === light,
    taper: false,
    cycles: 0,
    round: index + 1 >= (light ?? 4) + 1 ? 1 : 0,
  }))
const WAVE = asksOf(
  [
    [6, 3],
    [5, 3],
    [5, 2],
    [4, 1],
    [4, 3],
    [5, 3],
    [4, 2],
    [3, 1],
  ],
  5,
)
const kgs = (weights: ReturnType<typeof weightsOf>) => weights.map((each) => each?.kg ?? null)

describe('the weights of a lift whose best set is known', () => {
  it('follow the chart from week to week, rounded down to what can be loaded', () => {
    // 100 kg for 5 is a max of 115.87 kg. Of it 76.2, 78.6, 81.1, 86.3, 81.1, 78.6, 83.7 and 89.2 % are 88.3,
    // 91.1, 94.0, 100.0, 94.0, 91.1, 97.0 and 103.4 kg. Each week is a step below the second after it.
    const weights = weightsOf(
      entryOf('barbell-bench-press'),
      'wave',
      WAVE,
      person({ lift: 'bench-press', kg: 100, reps: 5 }),
    )
    expect(kgs(weights)).toEqual([87.5, 90, 92.5, 100, 90, 90, 95, 102.5])
  })

  it('are told as a share of the max in the unit that the buyer loads', () => {
    // 70 kg for 5 is a max of 81.1 kg, which is 179 lb.
    const told = (units: 'kg' | 'lb') =>
      weightsOf(entryOf('barbell-bench-press'), 'wave', WAVE, {
        ...person({ lift: 'bench-press', kg: 70, reps: 5 }),
        units,
      }).flatMap((each) => each ?? [])
    const [inKg, inLb] = [told('kg'), told('lb')]
    expect(inKg.map(({ percent }) => percent)).toEqual(inKg.map(({ kg }) => Math.round((kg / 81) * 100)))
    expect(inLb.map(({ percent }) => percent)).toEqual(inLb.map(({ lb }) => Math.round((lb / 179) * 100)))
    expect(inLb).not.toEqual(inKg)
  })

  it('are given in pounds as pounds are loaded', () => {
    // The same in pounds: 255.5 lb; 194.7, 200.8, 207.2, 220.5, 207.2, 200.8, 213.8 and 227.9 lb.
    const weights = weightsOf(
      entryOf('barbell-bench-press'),
      'wave',
      WAVE,
      person({ lift: 'bench-press', kg: 100, reps: 5 }),
    )
    expect(weights.map((each) => each?.lb)).toEqual([190, 200, 205, 220, 200, 200, 210, 225])
  })

  it('rise every second week if reps and reserve stay, and end where the chart allows', () => {
    const same = asksOf(Array.from({ length: 8 }, () => [8, 2] as const))
    // 60 kg for 5 is 69.5 kg; 73.9 % of it 51.4 kg.
    const weights = weightsOf(
      entryOf('barbell-back-squat'),
      'linear',
      same,
      person({ lift: 'squat', kg: 60, reps: 5 }),
    )
    expect(kgs(weights)).toEqual([42.5, 42.5, 45, 45, 47.5, 47.5, 50, 50])
  })

  it('may stay if less is left in reserve', () => {
    const harder = asksOf(Array.from({ length: 8 }, (_, week) => [8, week < 4 ? 3 : 2] as const))
    // 70.7 % of 69.5 kg is 49.2 kg; 73.9 % is 51.4 kg.
    const weights = weightsOf(
      entryOf('barbell-back-squat'),
      'linear',
      harder,
      person({ lift: 'squat', kg: 60, reps: 5 }),
    )
    expect(kgs(weights)).toEqual([45, 45, 47.5, 47.5, 47.5, 47.5, 50, 50])
  })

  it('stay while reps climb, and are a step higher in the second round', () => {
    const climb = asksOf([
      [8, 3],
      [9, 3],
      [10, 2],
      [10, 2],
      [8, 3],
      [9, 3],
      [10, 2],
      [10, 2],
    ])
    // 115.87 kg; ten reps with two in reserve are 68 %, which is 78.8 kg.
    const weights = weightsOf(
      entryOf('barbell-bench-press'),
      'double',
      climb,
      person({ lift: 'bench-press', kg: 100, reps: 5 }),
    )
    expect(kgs(weights)).toEqual([75, 75, 75, 75, 77.5, 77.5, 77.5, 77.5])
  })

  it('do not exist below the empty bar', () => {
    const weights = weightsOf(
      entryOf('barbell-overhead-press'),
      'wave',
      WAVE,
      person({ lift: 'overhead-press', kg: 22, reps: 5 }),
    )
    expect(kgs(weights)).toEqual(Array(8).fill(null))
  })

  it('do not exist either if only one of the two bars can be lifted', () => {
    const same = asksOf(Array.from({ length: 8 }, () => [8, 2] as const))
    // 73.9 %: 22.6 kg is a step above the 20 kg bar, but its 49.8 lb is no step above the 45 lb bar.
    const single = (kg: number) =>
      weightsOf(
        entryOf('barbell-overhead-press'),
        'double',
        same,
        person({ lift: 'overhead-press', kg, reps: 1 }),
      )
    expect(single(30.6)).toEqual(Array(8).fill(null))
    expect(single(31)[0]).toMatchObject({ kg: 20, lb: 45 })
  })

  it('state their share of the maximum', () => {
    // 87.5, 90, 92.5, 100, 92.5, 90, 95 and 102.5 of 116 kg, as the overview rounds them.
    const weights = weightsOf(
      entryOf('barbell-bench-press'),
      'wave',
      WAVE,
      person({ lift: 'bench-press', kg: 100, reps: 5 }),
    )
    expect(weights.map((each) => each?.percent)).toEqual([75, 78, 80, 86, 78, 78, 82, 88])
  })

  it('of a related lift are marked, and low', () => {
    const [first] = weightsOf(
      entryOf('close-grip-bench-press'),
      'wave',
      WAVE,
      person({ lift: 'bench-press', kg: 100, reps: 5 }),
    )
    // 84 % of 115.87 kg, and 76.2 % of that: 74.2 kg, or 163.5 lb.
    expect(first).toEqual({ kg: 72.5, lb: 160, percent: null, isEstimate: true, isEach: false })
  })

  describe('with dumbbells', () => {
    const climb = asksOf([...Array(4).fill([10, 2]), [8, 4], ...Array(3).fill([10, 2])], 5)
    const bench = person({ lift: 'bench-press', kg: 100, reps: 5 })
    const press = (ownedWeights: OwnedWeights, asks = climb) =>
      weightsOf(entryOf('dumbbell-bench-press'), 'double', asks, { ...bench, ownedWeights })
    const ALL_LOADED = climb.map((ask, week) => ({ ...ask, deload: false, round: week < 4 ? 0 : 1 }) as const)

    it('are those of one of the two, derived from the bar', () => {
      // 38.5 % of 115.87 kg is 44.6 kg, and 68 % of that 30.3 kg, or 66.9 lb.
      expect(press({}).at(-1)).toEqual({ kg: 30, lb: 65, percent: null, isEstimate: true, isEach: true })
      expect(kgs(press({}))).toEqual([27.5, 27.5, 27.5, 27.5, 25, 30, 30, 30])
    })

    it('are never heavier than the buyer’s own', () => {
      expect(kgs(press({ dumbbells: { mostKg: 20 } }))).toEqual([20, 20, 20, 20, 17.5, 20, 20, 20])
      expect(press({ dumbbells: { mostKg: 22.7 } })[0]).toMatchObject({ kg: 22.5, lb: 50 })
      // Without a light week between the rounds the second one still gets heavier.
      expect(kgs(press({ dumbbells: { mostKg: 20 } }, ALL_LOADED))).toEqual([
        ...Array(4).fill(17.5),
        ...Array(4).fill(20),
      ])
    })

    it('use only available sizes', () => {
      expect(press({ dumbbells: { mostKg: 32, sizesKg: [12, 18, 24, 32] } })[0]).toMatchObject({
        kg: 24,
        lb: 53,
      })
      expect(kgs(press({ dumbbells: { mostKg: 32, sizesKg: [12, 18, 24, 32] } }, ALL_LOADED))).toEqual([
        ...Array(4).fill(18),
        ...Array(4).fill(24),
      ])
      expect(kgs(press({ dumbbells: { mostKg: 40, sizesKg: [32, 40] } }))).toEqual(Array(8).fill(null))
    })
  })

  it('of a bar end where its plates end', () => {
    const whose = {
      ...person({ lift: 'squat', kg: 140, reps: 3 }),
      ownedWeights: { barbell: { mostKg: 100 } },
    }
    const weights = weightsOf(entryOf('barbell-back-squat'), 'wave', WAVE, whose)
    expect(Math.max(...weights.map((each) => each?.kg ?? 0))).toBe(100)
    expect(Math.max(...weights.map((each) => each?.lb ?? 0))).toBe(220)
  })

  it('come from the better of two sets', () => {
    const two = person({ lift: 'squat', kg: 100, reps: 10 }, { lift: 'squat', kg: 120, reps: 1 })
    // 135.3 and 120 kg; 89.2 % of the greater is 120.7 kg.
    expect(kgs(weightsOf(entryOf('barbell-back-squat'), 'wave', WAVE, two)).at(-1)).toBe(120)
  })

  it('on a belt are what the chart allows beyond the body', () => {
    const set = person({ lift: 'pull-up', kg: 20, reps: 5 })
    const last = (weightKg?: number) =>
      weightsOf(entryOf('weighted-pull-up'), 'wave', WAVE, {
        ...set,
        person: { ...set.person, ...(weightKg && { weightKg }) },
      }).at(-1)
    // 100 kg for 5, as above. The last week allows 103.4 kg, of which the body is 80.
    expect(last(80)).toMatchObject({ kg: 22.5, percent: null })
    expect(last()).toBeNull()
  })

  it('do not exist for a lift without known numbers', () => {
    expect(
      kgs(weightsOf(entryOf('lat-pulldown'), 'double', WAVE, person({ lift: 'squat', kg: 100, reps: 5 }))),
    ).toEqual(Array(8).fill(null))
  })

  // The published chart again, apart from the code: percent by repetitions to failure.
  const PERCENT = [100, 95.5, 92.2, 89.2, 86.3, 83.7, 81.1, 78.6, 76.2, 73.9, 70.7, 68, 65.3, 62.6, 59.9]
  it('never exceed what the chart allows, and can always be loaded', () => {
    const anySet = fc.record({
      lift: fc.constantFrom(...KNOWN_LIFTS.filter((lift) => lift !== 'pull-up')),
      kg: fc.double({ min: 5, max: 400, noNaN: true }),
      reps: fc.integer({ min: 1, max: 12 }),
    })
    const anyAsks = fc
      .tuple(
        fc.array(fc.tuple(fc.integer({ min: 3, max: 10 }), fc.integer({ min: 1, max: 5 })), {
          minLength: 8,
          maxLength: 8,
        }),
        fc.option(fc.constant(5), { nil: undefined }),
      )
      .map(([weeks, light]) => asksOf(weeks, light))
    const anyGrowth = fc.constantFrom<ProgressionKind>(
      'linear',
      'double',
      'chart',
      'climb',
      'wave',
      'top-set',
    )
    fc.assert(
      fc.property(anySet, anyAsks, anyGrowth, (set, asks, growth) => {
        const own = {
          squat: 'barbell-back-squat',
          'bench-press': 'barbell-bench-press',
          deadlift: 'barbell-deadlift',
        }
        const id = Object.entries(own).find(([lift]) => lift === set.lift)?.[1] ?? 'barbell-back-squat'
        const weights = weightsOf(entryOf(id), growth, asks, person({ ...set, lift: set.lift }))
        // Nobody squats less than they front squat: by Thibaudeau's ratios, 100 to 85.
        const most = set.lift === 'front-squat' ? 1 / 0.85 : 1
        const max = (most * set.kg) / (PERCENT[set.reps - 1]! / 100)
        weights.forEach((weight, week) => {
          if (!weight) return
          const { reps, rir } = asks[week]!
          const allowed = (max * PERCENT[reps + rir - 1]!) / 100
          expect(weight.kg).toBeLessThanOrEqual(allowed + 1e-6)
          expect(weight.lb * 0.453592).toBeLessThanOrEqual(allowed + 1e-6)
          expect([weight.kg % 2.5, weight.lb % 5]).toEqual([0, 0])
          expect([weight.kg >= 20, weight.lb >= 45]).toEqual([true, true])
        })
      }),
      { numRuns: byTier({ quick: 100, all: 500, nightly: 20_000 }) },
    )
  })
})
