import { describe, expect, it } from '@jest/globals'
import { promptFor } from '../../../language-model/prompt.ts'
import { ownerWith } from '../../../dev/testkit/examples/owner-of.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { blockFor } from '../../../dev/testkit/examples/written-once.ts'
import { CATALOGUE, entryByName } from '../../exercises/catalogue.ts'
import { isOfOddObject } from '../../exercises/exercise.ts'
import { JOINTS, POSITIONS } from '../../exercises/vocabulary.ts'
import { CONDITIONS } from '../../reading/lexicon/condition-names.ts'
import { namesOf, type Heard } from '../../reading/statement.ts'
import type { Exercise } from '../../reading/lexicon/lifts.ts'
import { amountsOf } from '../foreword/amounts.ts'
import { isLoadable } from '../prescription/rep-ranges.ts'
import { inBoth } from '../../program/phrase.ts'
import { soundRow, usualRow } from '../prescription/rows.ts'
import { expand } from '../printing/expand.ts'
import { progressionRuleOf } from '../printing/progression-rule.ts'
import { eligibleFor, objectionTo } from '../profile/eligible.ts'
import { hasOnlyKettlebells } from '../profile/equipment/equipment.ts'
import { profileOf } from '../profile/profile-of.ts'
import type { TrainingProfile } from '../profile/profile.ts'

const ODD = CATALOGUE.filter(isOfOddObject)
const owner = ownerWith()
const openTo = (profile: TrainingProfile) => eligibleFor(profile).filter(isOfOddObject)

describe('a sandbag or a log', () => {
  it.each([
    ['Home Gym: dumbbells and a sandbag', ['sandbag']],
    ['Home Gym: a barbell, a rack and a strongman log', ['log']],
    ['Home Gym: a sandbag', ['sandbag']],
    ['Home Gym: dumbbells, no sandbag', []],
    ['Home Gym: dumbbells', []],
    ['Commercial Gym', []],
  ])('is trained with by whoever has it: %s', (equipment, what) => {
    const needed = new Set(openTo(owner(equipment)).flatMap(({ needs }) => needs))
    expect([...needed].sort()).toEqual(what)
  })

  it('is there in a gym that has it', () => {
    expect(openTo(owner('Commercial Gym', 'my gym has a sandbag')).length).toBeGreaterThan(5)
  })

  it('comes in one weight, so its reps grow', () => {
    for (const equipment of ['Home Gym: sandbags of 20, 30 and 40 kg', 'Commercial Gym'])
      for (const entry of ODD)
        expect(isLoadable(entry, owner(equipment, 'I have a sandbag and a strongman log'))).toBe(false)
  })

  const shoulderedBy = (reps: number, equipment: string) => {
    const words = `I shoulder the 90 lb bag for ${reps} each side.`
    const heard: Heard[] = [
      { kind: 'lift', lift: 'sandbag-to-shoulder' as Exercise, kg: 40.8, reps, quote: words },
    ]
    const answers = { ...USUAL, programmingSplit: 'Full Body', trainingDays: 3 } as const
    const profile = profileOf({ ...answers, equipment, exercisesToAvoid: words }, TODAY, {
      comments: heard,
      equipment: [],
    })
    const row = soundRow(
      { ...usualRow(entryByName('Sandbag to Shoulder')!, false, profile), repsLow: 6, repsHigh: 12 },
      false,
      profile,
    )
    const { says } = progressionRuleOf(row, 'climb', 1, 'effort', profile)
    return { reps: [row.repsLow, row.repsHigh], rir: row.rir, says: inBoth(says), profile }
  }

  it('is begun with where its reps are told, and the next one follows at the top', () => {
    const { reps, rir, says } = shoulderedBy(6, 'Home Gym: sandbags of 40, 60 and 90 lb')
    expect([reps, rir]).toEqual([[3, 6], 3])
    expect(says).toBe(
      'Hit: carry on, the plan adds the reps. Begin with 41 kg (90 lb). Too easy, or 6 in each set: take the next one you own, starting at 3. At the heaviest: 1 rep more. Missed twice: take a lighter one.',
    )
  })

  it('gives way to a lighter one where the told reps leave a row no reserve, and is one short set later', () => {
    const { reps, rir, says } = shoulderedBy(4, 'Home Gym: sandbags of 40, 60 and 90 lb')
    expect([reps, rir]).toEqual([[6, 9], 3])
    expect(says).toBe(
      'Hit: carry on, the plan adds the reps. Begin with 27 kg (60 lb). Too easy, or 9 in each set: do the first set with 41 kg (90 lb), 2 reps. Missed twice: take a lighter one.',
    )
    const only = shoulderedBy(4, 'Home Gym: a sandbag of 90 lb')
    expect(only.reps).toEqual([3, 4])
    expect(only.says).toContain('Begin with 41 kg (90 lb).')
  })

  it('is left to the rule of the row by a foreword where all sets are done with a lighter one', () => {
    const { profile } = shoulderedBy(4, 'Home Gym: sandbags of 40, 60 and 90 lb')
    const program = expand(blockFor(profile), profile)
    const [first] = program.weeks[0]!.workouts[0]!.exercises
    first!.exerciseId = 'sandbag-to-shoulder'
    const { tooHeavy } = amountsOf(program, profile, [])
    expect([...tooHeavy]).toEqual([41, 90])
  })

  it('is a weight beside a kettlebell', () => {
    expect(hasOnlyKettlebells(owner('Home Gym: one 24 kg kettlebell and sandbags').equipment)).toBe(false)
  })

  it.each([
    ['Home Gym: sandbags of 40, 60 and 90 lb, one 24 kg kettlebell', /^Sandbag/, 2],
    ['Home Gym: a barbell, a rack, a bench, plates and a sandbag', /^Sandbag/, 2],
    ['Home Gym: a barbell, a rack, plates and a strongman log', /^Log .*Press/, 1],
  ])('stands in the week and in the offer: %s', (equipment, name, days) => {
    const profile = owner(equipment)
    const [week] = expand(blockFor(profile), profile).weeks
    const on = week!.workouts.filter(({ exercises }) => exercises.some((row) => name.test(row.name)))
    expect(on.length).toBeGreaterThanOrEqual(days)
    const { content } = promptFor(profile).at(-1)!
    for (const { id } of openTo(profile)) expect(content).toContain(id)
  })
})

/** Each with the exercises that are done most alike, and ask no more of the body. */
const KIN: Readonly<Record<string, readonly string[]>> = {
  'Sandbag Bear-Hug Squat': ['Dumbbell Goblet Squat'],
  'Sandbag Zercher Squat': ['Zercher Squat'],
  'Sandbag Reverse Lunge': ['Kettlebell Reverse Lunge'],
  'Sandbag Deadlift': ['Kettlebell Deadlift', 'Barbell Deadlift'],
  'Sandbag to Shoulder': ['Kettlebell Deadlift', 'Barbell Deadlift'],
  'Sandbag Floor Press': ['Dumbbell Floor Press', 'Barbell Floor Press'],
  'Sandbag Overhead Press': ['Dumbbell Shoulder Press', 'Barbell Overhead Press'],
  'Log Press': ['Barbell Overhead Press'],
  'Log Clean and Press': ['Barbell Overhead Press', 'Double Kettlebell Clean and Press'],
  'Sandbag Bent-Over Row': ['Dumbbell Bent-Over Row', 'Barbell Bent-Over Row'],
  'Log Bent-Over Row': ['Barbell Bent-Over Row'],
  'Sandbag Bear-Hug Carry': ["Dumbbell Farmer's Carry", 'Trap-Bar Carry'],
  'Sandbag Shoulder Carry': ["Dumbbell Farmer's Carry", 'Dumbbell Suitcase Carry'],
}

describe('with an odd object', () => {
  it('each exercise has its kin', () => {
    expect(ODD.map(({ name }) => name).sort()).toEqual(Object.keys(KIN).sort())
  })

  const usual = owner('Commercial Gym', 'my gym has a sandbag and a strongman log')
  const novice = owner('Commercial Gym', 'my gym has a sandbag and a strongman log', 'Novice')
  const sick = namesOf(CONDITIONS).flatMap((condition) =>
    [usual, novice].map((each): TrainingProfile => ({ ...each, conditions: [condition] })),
  )
  const sore = JOINTS.map((joint): TrainingProfile => ({
    ...usual,
    avoid: { ...usual.avoid, injuries: [joint] },
  }))
  const still = POSITIONS.map((position): TrainingProfile => ({
    ...usual,
    avoid: { ...usual.avoid, positions: [position] },
  }))

  it.each(Object.entries(KIN))('%s is closed to whomever its kin are', (name, kin) => {
    const open = [...sick, ...sore, ...still].filter(
      (profile) =>
        objectionTo(entryByName(name)!, profile) === null &&
        kin.some((each) =>
          ['injury', 'red-flag', 'avoided'].includes(objectionTo(entryByName(each)!, profile) ?? ''),
        ),
    )
    expect(
      open.map(({ conditions, avoid }) => [...conditions, ...avoid.injuries, ...avoid.positions]),
    ).toEqual([])
  })

  it('nothing is picked up by a weak spine, a sore back or under a limit of weight', () => {
    const both = 'my gym has a sandbag and a strongman log'
    expect(openTo(owner('Commercial Gym', `${both}. I have osteoporosis`))).toEqual([])
    expect(openTo(owner('Commercial Gym', `${both}. My lower back hurts`))).toEqual([])
    expect(openTo({ ...usual, loadLimit: { kg: 10 } })).toEqual([])
    expect(openTo(usual).length).toBe(ODD.length)
  })
})
