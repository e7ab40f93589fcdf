import { expect, it } from '@jest/globals'
import { peopleAsTheyWrite } from '../../../dev/scorecard/reading/people.ts'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { inYear } from '../../../dev/testkit/today.ts'
import { profileOf } from '../profile/profile-of.ts'
import { forewordByRule } from './by-rule.ts'
import { checkedForeword, LONGEST } from './check.ts'
import { withForeword } from './with-foreword.ts'

const PEOPLE = peopleAsTheyWrite().map(([id, answers]) => {
  const profile = profileOf(answers, inYear(2026))
  return { id, profile, program: programFor(profile) }
})

it('says by rule only what would pass from a model', () => {
  for (const { id, profile, program } of PEOPLE) {
    const { note, lifts } = forewordByRule(program, profile)
    const numbered = lifts.map(({ why }, index) => `${index + 1} ${why}`)
    const said = { note, lifts: numbered, cues: [], answers: [], tools: [] }
    expect([id, checkedForeword(said, program, profile).leftOut]).toEqual([id, []])
    expect(note.length).toBeLessThanOrEqual(LONGEST.note)
    expect(lifts.length).toBeGreaterThan(0)
  }
})

it('tells what is spared, and that a professional comes first', () => {
  const noteOf = (wanted: string) => {
    const { profile, program } = PEOPLE.find(({ id }) => id === wanted)!
    return forewordByRule(program, profile).note
  }
  expect(noteOf('p13-trashedknees')).toContain('We spare your knee: what is hard on it is left out.')
  expect(noteOf('p24-stent')).toMatch(/^Before you start, please show the notice/)
})

it('no longer calls unused what the foreword answers', () => {
  const { profile, program } = PEOPLE.find(({ program }) => (program.overview.unread?.length ?? 0) > 1)!
  const [question = '', ...others] = program.overview.unread ?? []
  const foreword = { ...forewordByRule(program, profile), answers: [{ question, answer: 'Yes.' }] }
  expect(withForeword(program, foreword)).toMatchObject({ foreword, overview: { unread: others } })
})
