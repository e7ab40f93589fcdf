import { describe, expect, it } from '@jest/globals'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { substitutesFor } from './substitutes.ts'

function swapsOf(who: Partial<TrainingAnswers>) {
  const context = planningContextOf(profileOf({ ...USUAL, ...who }, TODAY))
  const swaps = substitutesFor(context)
  return {
    of: (id: string) => swaps(entryById(id)!, [entryById(id)!]).map((each) => each.id),
    /** Rows of a kind, each with its swaps. */
    all: (is: (entry: CatalogueEntry) => boolean) =>
      context.open.filter(is).flatMap((row) => swaps(row, [row]).map((swap) => [row, swap] as const)),
  }
}
const named = (pairs: readonly (readonly [CatalogueEntry, CatalogueEntry])[]) =>
  pairs.map(([row, swap]) => `${row.id} > ${swap.id}`)

const BARS = ['barbell', 'trap-bar'] as const
const isOfBar = ({ needs, traits }: CatalogueEntry) =>
  !traits.includes('own-weight') && BARS.some((bar) => needs.includes(bar))
const MACHINES = ['machines', 'leg-press', 'lat-pulldown']
const isOfMachine = ({ needs }: CatalogueEntry) => needs.some((each) => MACHINES.includes(each))
const isFree = ({ needs }: CatalogueEntry) =>
  needs.some((each) => [...BARS, 'dumbbells', 'kettlebell', 'landmine'].includes(each))

describe('a shoulder to spare', () => {
  const exercisesToAvoid =
    'My right shoulder dislocated twice. Nothing overhead, no dips, no wide or deep benching, no hanging. Rows with the elbow tucked are ok. My gym has a safety squat bar.'
  const open = [
    'machine-high-row',
    'wide-grip-cable-row',
    'captains-chair-knee-raise',
    'dumbbell-squeeze-press',
  ]

  it('is asked for nothing by a swap that its row does not ask for', () => {
    const { of, all } = swapsOf({ exercisesToAvoid })
    const rows = ['seated-cable-row', 'machine-row', 'reverse-crunch', 'dumbbell-floor-press']
    for (const row of rows) expect(of(row).filter((id) => open.includes(id))).toEqual([])
    const hung = all(({ id }) => id.endsWith('good-morning'))
    expect(hung.filter(([, { id }]) => /(bar|dumbbell).*deadlift/.test(id))).toEqual([])
    expect(of('seated-cable-row').length).toBeGreaterThan(0)
  })
})

describe('a back to spare', () => {
  it.each([
    ['a disc', 'I have a herniated disc'],
    ['thin bones', 'I have osteoporosis'],
    ['the heart', 'I have heart disease, cleared by my doctor'],
    ['a late pregnancy', '30 weeks pregnant, cleared by my midwife'],
  ])('is loaded no more by a swap than by its row: %s', (_, exercisesToAvoid) => {
    const { all } = swapsOf({ exercisesToAvoid })
    const isBare = ({ needs }: CatalogueEntry) => needs.length === 0
    const upright = ({ traits, hardOn }: CatalogueEntry) =>
      traits.includes('supported') && !traits.includes('bent-over') && !hardOn.includes('lower-back')
    const bent = all(upright).filter(
      ([, swap]) => swap.traits.includes('bent-over') || swap.hardOn.includes('lower-back'),
    )
    expect(named(bent)).toEqual([])
    const onHips = all((row) => row.pattern === 'hip-extension' && isBare(row))
    expect(named(onHips.filter(([, swap]) => isFree(swap)))).toEqual([])
    const offBack = all((row) => !row.traits.includes('bar-on-back') && !row.hardOn.includes('lower-back'))
    expect(named(offBack.filter(([, swap]) => swap.traits.includes('bar-on-back')))).toEqual([])
    const seated = all(({ pattern, traits }) => pattern === 'squat' && traits.includes('seated'))
    expect(named(seated.filter(([, swap]) => isFree(swap)))).toEqual([])
  })

  it('still has swaps', () => {
    const { of } = swapsOf({ exercisesToAvoid: 'I have a herniated disc' })
    expect(of('machine-row').length).toBe(2)
    expect(of('glute-bridge').length).toBeGreaterThan(0)
  })
})

it('is no harder on a sore joint than its row, also where the buyer calls some lifts fine', () => {
  const { all } = swapsOf({ exercisesToAvoid: 'bad knees, but squats are fine' })
  const worse = all(({ hardOn }) => !hardOn.includes('knee')).filter(([, { hardOn }]) =>
    hardOn.includes('knee'),
  )
  expect(named(worse)).toEqual([])
})

describe('a machine', () => {
  it.each<[string, Partial<TrainingAnswers>]>([
    ['a novice', { experienceLevel: 'Novice' }],
    ['a heart', { exercisesToAvoid: 'heart disease' }],
    ['a cleared heart', { exercisesToAvoid: 'heart disease, cleared by my cardiologist' }],
    ['a heavy body', { facts: { bodyWeight: { value: 320, unit: 'lb' } } }],
    ['an old body', { facts: { ageBand: '65-plus' } }],
  ])('is swapped for no free weight: %s', (_, who) => {
    const { all } = swapsOf(who)
    const pairs = all((row) => isCompound(row.pattern) && isOfMachine(row))
    expect(pairs.length).toBeGreaterThan(5)
    expect(named(pairs.filter(([, swap]) => isFree(swap)))).toEqual([])
  })

  it('that one sits on is swapped for one that one sits on, where standing is work', () => {
    const { all } = swapsOf({ experienceLevel: 'Novice', facts: { bodyWeight: { value: 320, unit: 'lb' } } })
    const stands = all(({ traits }) => traits.includes('seated')).filter(([, swap]) =>
      swap.positions.includes('standing'),
    )
    expect(named(stands)).toEqual([])
  })

  it('of a trained body is swapped for anything', () => {
    const { all } = swapsOf({ experienceLevel: 'Advanced' })
    expect(all(isOfMachine).some(([, swap]) => isOfBar(swap))).toBe(true)
  })
})

describe('work without weights', () => {
  it('is swapped for its like, one step easier or harder', () => {
    const { of } = swapsOf({ experienceLevel: 'Intermediate' })
    expect(of('push-up').length).toBe(2)
    for (const id of of('push-up')) expect(id).toMatch(/push-up$/)
    expect(of('pull-up')).toEqual(['chin-up', 'lat-pulldown'])
  })

  it('of the air alone stands in for nothing that resists', () => {
    for (const experienceLevel of ['Novice', 'Advanced'] as const) {
      const { all } = swapsOf({ experienceLevel })
      const bare = all(({ traits }) => !traits.includes('no-load')).filter(([, { traits }]) =>
        traits.includes('no-load'),
      )
      expect(named(bare)).toEqual([])
    }
  })

  it('of an athlete is never swapped for what a beginner does', () => {
    const { of } = swapsOf({ experienceLevel: 'Advanced', equipment: 'Bodyweight' })
    expect(of('handstand-push-up')).not.toContain('pike-push-up')
    expect(of('archer-push-up')).toEqual(['staggered-push-up'])
    expect(of('pistol-squat')).toEqual(['shrimp-squat'])
  })

  it('is never harder for who may fall', () => {
    const { of } = swapsOf({
      experienceLevel: 'Novice',
      equipment: 'Bodyweight',
      facts: { ageBand: '65-plus' },
    })
    expect(of('supported-tandem-stand')).not.toContain('supported-single-leg-stand')
    expect(of('supported-single-leg-stand')).not.toContain('head-turn-single-leg-stand')
  })

  it('stands in for no heavy lift, also where nothing else is left', () => {
    const context = planningContextOf(profileOf({ ...USUAL, primaryGoal: 'Strength' }, TODAY))
    const loaded = context.open.filter(({ pattern, needs }) => pattern === 'squat' && needs.length > 0)
    const row = entryById('barbell-back-squat')!
    expect(loaded).toContain(row)
    expect(substitutesFor(context)(row, loaded)).toEqual([])
  })
})

describe('a body that is heavy or hard to get up', () => {
  const { of, all } = swapsOf({
    exercisesToAvoid: 'I have 150 pounds to lose, and I cannot get up from the floor',
    experienceLevel: 'Novice',
  })

  it('lies down for no swap of what it does sitting or standing', () => {
    const lies = ({ positions }: CatalogueEntry) => positions.some((each) => /supine|prone/.test(each))
    expect(named(all((row) => !lies(row)).filter(([, swap]) => lies(swap)))).toEqual([])
  })

  it('reaches no lower, and gets under no sled', () => {
    expect(of('high-handle-trap-bar-deadlift')).not.toContain('barbell-romanian-deadlift')
    expect(of('high-handle-trap-bar-deadlift')).not.toContain('trap-bar-deadlift')
    expect(of('dumbbell-goblet-squat')).not.toContain('machine-hack-squat')
  })
})

it('a disc takes no weight onto the shoulders for one at the hips', () => {
  const { of } = swapsOf({ exercisesToAvoid: 'I have a bulging disc' })
  expect(of('machine-belt-squat')).toContain('partial-range-leg-press')
  expect(of('machine-belt-squat')).not.toContain('machine-hack-squat')
})

describe('a trap-bar deadlift of who begins from nothing', () => {
  const novice = { experienceLevel: 'Novice' } as const
  it.each([
    'My doctor told me I am morbidly obese and have to lose over 100 pounds.',
    'I have no idea how to even begin.',
  ])('gives way to a leg press, not to a deeper bend: %s', (exercisesToAvoid) => {
    const { of } = swapsOf({ ...novice, exercisesToAvoid })
    const swaps = of('high-handle-trap-bar-deadlift')
    expect(swaps).toContain('leg-press')
    expect(swaps.join()).not.toMatch(/deadlift|morning/)
  })

  it('is swapped as ever by others', () => {
    expect(swapsOf(novice).of('high-handle-trap-bar-deadlift').join()).not.toMatch(/leg-press/)
  })
})
