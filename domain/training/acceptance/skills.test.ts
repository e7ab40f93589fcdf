import { describe, expect, it } from '@jest/globals'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { CATALOGUE } from '../../exercises/catalogue.ts'
import type { TrainingAnswers } from '../../forms/program-request.ts'
import { nextOn } from '../prescription/ladders.ts'
import { offerFor } from '../offer/offer.ts'
import { expand } from '../printing/expand.ts'
import { eligibleFor } from '../profile/eligible.ts'
import { profileOf } from '../profile/profile-of.ts'
import { isOfSkill } from '../profile/skills.ts'
import { hardOf, review } from '../review/review.ts'
import { writeByRule } from '../writer/write-by-rule.ts'

const OWN = 'I have a pull-up bar and rings.'
const profileWith = (exercisesToAvoid: string, more: Partial<TrainingAnswers> = {}) =>
  profileOf(
    {
      ...USUAL,
      equipment: 'bodyweight',
      experienceLevel: 'Advanced',
      primaryGoal: 'Strength',
      exercisesToAvoid: `${OWN} ${exercisesToAvoid}`,
      ...more,
    },
    TODAY,
  )
type Profile = ReturnType<typeof profileWith>
const openSkills = (profile: Profile) =>
  eligibleFor(profile).flatMap((each) => (isOfSkill(each) ? [each.id] : []))
const written = (profile: Profile) =>
  writeByRule(profile).days.map(({ exercises }) => exercises.map(({ id }) => id))
const WANTED = 'I want my first muscle-up and a front lever.'

describe('somebody who names a skill of their own weight', () => {
  const profile = profileWith(WANTED)

  it('is offered the steps to it, and not the skill itself', () => {
    const offered = offerFor(profile).groups.flatMap(({ entries }) => entries.map(({ id }) => id))
    const steps = [
      'chest-to-bar-pull-up',
      'straight-bar-dip',
      'negative-muscle-up',
      'tuck-front-lever',
      'advanced-tuck-front-lever',
    ]
    expect(offered).toEqual(expect.arrayContaining(steps))
    expect(openSkills(profile).sort()).toEqual(steps.sort())
  })

  it('trains toward each skill by rule, in a sound program', () => {
    const days = written(profile)
    const daysOf = (name: RegExp) => days.filter((ids) => ids.some((id) => name.test(id))).length
    expect(daysOf(/front-lever/)).toBeGreaterThanOrEqual(1)
    expect(daysOf(/chest-to-bar|negative-muscle-up/)).toBeGreaterThanOrEqual(1)
    expect(daysOf(/chest-to-bar|negative-muscle-up|straight-bar-dip/)).toBe(2)
    expect(hardOf(review(expand(writeByRule(profile), profile), profile))).toEqual([])
  })

  it('goes on to the skill once the step before it is outgrown', () => {
    const step = CATALOGUE.find(({ id }) => id === 'chest-to-bar-pull-up')!
    expect(nextOn('harder', step, profile)?.id).toBe('muscle-up')
    expect(nextOn('harder', step, profileWith('I like chest-to-bar pull-ups'))).toBeNull()
  })

  it.each([
    ['I do 8 muscle-ups, I want to learn cleaner muscle-ups', ['muscle-up'], ['chest-to-bar-pull-up']],
    ['15 s tuck front lever. Goal: front lever', ['advanced-tuck-front-lever'], ['front-lever', 'muscle-up']],
    ['I want to learn the L-sit', ['tuck-l-sit'], ['l-sit', 'tuck-front-lever']],
    [
      'Goal: pistol squat. I want to learn the planche',
      ['chair-pistol-squat', 'planche-lean'],
      ['tuck-l-sit'],
    ],
    ['Ziel: Front Lever', ['tuck-front-lever'], ['front-lever']],
    ['6 pull-ups. I want to learn a muscle-up', ['straight-bar-dip'], ['chest-to-bar-pull-up']],
  ])('begins where they stand: %s', (said, open, closed) => {
    const found = openSkills(profileWith(said))
    expect(found).toEqual(expect.arrayContaining(open))
    expect(found.filter((id) => closed.includes(id))).toEqual([])
  })

  it.each([
    ['shoulder', 'My shoulder hurts.'],
    ['wrist', 'My wrists hurt.'],
    ['elbow', 'My elbow hurts.'],
  ] as const)('is given nothing hard on a sore %s', (joint, said) => {
    const sore = profileWith(`${WANTED} I want to learn the planche and an L-sit. ${said}`)
    const hard = CATALOGUE.flatMap(({ id, hardOn }) => (hardOn.includes(joint) ? [id] : []))
    expect(sore.avoid.injuries).toContain(joint)
    expect(openSkills(sore).filter((id) => hard.includes(id))).toEqual([])
    expect(
      written(sore)
        .flat()
        .filter((id) => hard.includes(id)),
    ).toEqual([])
  })
})

describe('the steps to a skill', () => {
  it('are closed to novices, who train what comes before them', () => {
    const novice = profileWith(`${WANTED} I want to learn the L-sit.`, { experienceLevel: 'Beginner' })
    expect(openSkills(novice)).toEqual([])
    expect(novice.likes).toEqual(expect.arrayContaining(['negative-pull-up', 'hanging-knee-raise']))
    expect(written(novice).flat()).toContain('negative-pull-up')
  })

  it.each(['', 'I love pull-ups, dips and planks.', 'No muscle-ups, please.', '12 pull-ups, 20 dips'])(
    'are closed to who asks for none: %s',
    (said) => {
      for (const experienceLevel of ['Intermediate', 'Advanced'] as const) {
        const profile = profileWith(said, { experienceLevel })
        expect(openSkills(profile)).toEqual([])
        for (const entry of eligibleFor(profile))
          expect(isOfSkill(nextOn('harder', entry, profile) ?? entry)).toBe(false)
      }
    },
  )
})
