import { describe, expect, it } from '@jest/globals'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf } from '../week-plan/planning-context.ts'
import { expand } from '../printing/expand.ts'
import { compareFaults, fitted } from './last-resort.ts'
import type { Finding } from '../review/finding.ts'
import { hardOf, review } from '../review/review.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { writeByRule } from './write-by-rule.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const profile = profileOf(USUAL, TODAY)
const block = writeByRule(profile)
const brokenBy = (one: typeof block, who = profile) =>
  hardOf(review(expand(one, who), who)).map(({ concession, rule }) => concession ?? rule)

describe('a block that fits', () => {
  it('is the same if it fits already', () => {
    expect(fitted(block, profile)).toEqual(block)
  })

  it.each([15, 20, 30])('has no day of more than %i minutes, and none without an exercise', (minutes) => {
    const hurried = { ...profile, minutes }
    expect(brokenBy(block, hurried)).toContain('minutes')
    const fitting = fitted(block, hurried)
    expect(brokenBy(fitting, hurried)).not.toContain('minutes')
    expect(fitting.days.every(({ exercises }) => exercises.length > 0)).toBe(true)
  })

  it('fills an empty day with open exercises', () => {
    const [first, ...others] = block.days
    const empty = { ...block, days: [{ ...first!, exercises: [] }, ...others] }
    expect(brokenBy(empty)).toContain('R2')
    const open = planningContextOf(profile).open.map(({ id }) => id)
    const [filled] = fitted(empty, profile).days
    expect(filled?.exercises.length).toBeGreaterThan(0)
    expect(filled?.exercises.every(({ id }) => open.includes(id))).toBe(true)
  })
})

describe('of two programs', () => {
  const finding = (concession?: Finding['concession']): Finding => ({
    rule: 'R0',
    hard: true,
    says: '',
    ...(concession && { concession }),
  })

  it('the better one breaks nothing that never gives way, then gives up what gives way first', () => {
    const many = [finding('order'), finding('order'), finding('sets')]
    expect(compareFaults(many, [finding()])).toBeLessThan(0)
    expect(compareFaults(many, [finding('minutes')])).toBeLessThan(0)
    expect(compareFaults(many, [finding('sets')])).toBeGreaterThan(0)
    expect(compareFaults(many, [...many])).toBe(0)
  })

  it('soft findings do not count', () => {
    expect(compareFaults([{ ...finding(), hard: false }], [])).toBe(0)
  })
})
