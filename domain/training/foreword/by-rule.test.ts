import { expect, it } from '@jest/globals'
import { peopleAsTheyWrite } from '../../../dev/scorecard/reading/people.ts'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { USUAL } from '../../../dev/testkit/examples/rule-examples.ts'
import { inYear } from '../../../dev/testkit/today.ts'
import { letterTo } from '../../program/outlook.ts'
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

it('tells what is spared, and who comes first', () => {
  const noteOf = (wanted: string) => {
    const { profile, program } = PEOPLE.find(({ id }) => id === wanted)!
    return forewordByRule(program, profile).note
  }
  expect(noteOf('p13-trashedknees')).toContain('We spare your knee: what is hard on it is left out.')
  expect(noteOf('p24-stent')).toMatch(/^Before you start, please show the notice .* to your cardiologist\./)
  const young = profileOf({ ...USUAL, facts: { ageBand: 'under-16' } }, inYear(2026))
  expect(forewordByRule(programFor(young), young).note).toMatch(
    /^Before you start, .* to your parent or guardian\./,
  )
})

it.each([
  ['time', 'progress', /After week 1, no session is longer than \d+ minutes\./],
  ['motivation', 'confidence', /so just begin\./],
  ['knowledge', 'aesthetics', /Each exercise shows how\./],
  ['injury', 'health', /Swap what hurts, if that is painless\./],
] as const)('answers all that was asked, with %s in the way and for %s', (challenge, motivation, says) => {
  const profile = profileOf({ ...USUAL, challenge, motivation }, inYear(2026))
  const program = programFor(profile)
  const foreword = forewordByRule(program, profile)
  const letter = letterTo({ ...program, foreword }).join(' ')
  const longest = Math.max(
    ...program.weeks.flatMap(({ workouts }) => workouts.map((day) => day.estimatedMinutes ?? 0)),
  )
  expect(letter).toMatch(says)
  if (challenge === 'time') expect(letter).toContain(`longer than ${longest} minutes`)
  const { length } = letter.split(' ')
  expect([length >= 80, length <= 120]).toEqual([true, true])
})

// A stent is no sore knee: nobody is told to swap and go on.
it('lets nobody swap and go on whose pain may be harm', () => {
  const heard = (exercisesToAvoid: string) => {
    const profile = profileOf({ ...USUAL, challenge: 'injury', exercisesToAvoid }, inYear(2026))
    return (forewordByRule(programFor(profile), profile).heard ?? []).join(' ')
  }
  expect(heard('heart attack 12 weeks ago')).toMatch(
    /Pain means stop for today, and ask your cardiologist\.$/,
  )
  expect(heard('hernia repair last week')).not.toMatch(/swap/i)
})

it('no longer calls unused what the foreword answers', () => {
  const { profile, program } = PEOPLE.find(({ program }) => (program.overview.unread?.length ?? 0) > 1)!
  const [question = '', ...others] = program.overview.unread ?? []
  const foreword = { ...forewordByRule(program, profile), answers: [{ question, answer: 'Yes.' }] }
  expect(withForeword(program, foreword)).toMatchObject({ foreword, overview: { unread: others } })
})

it('answers what the plan is, from the program itself', () => {
  const { profile, program } = PEOPLE.find(({ id }) => id === 'p33-twoweeks')!
  const { answers } = forewordByRule(program, profile)
  expect(answers).toEqual([
    {
      question: 'What plan do you have for me?',
      answer: expect.stringMatching(/week 2 is a taper.*From week 3 on.*Beyond lifting says the rest/),
    },
  ])
})

it.each([
  ['p26-osteo63', /need to avoid/, /^Because of osteoporosis: crunches, sit-ups and toe touches; .*jumps/],
  ['p25-hernia', /slowly ramp back/, /take: 40 percent in week 1; 45 percent in week 2; .*no more/],
])('answers what %s asks from our own fields', (wanted, question, answer) => {
  const { profile, program } = PEOPLE.find(({ id }) => id === wanted)!
  expect(forewordByRule(program, profile).answers).toContainEqual({
    question: expect.stringMatching(question),
    answer: expect.stringMatching(answer),
  })
})

it('answers how to begin with the first steps, and without them not at all', () => {
  const { profile, program } = PEOPLE.find(({ id }) => id === 'p19-100lbs')!
  const question = 'I have no idea how to even begin apart from weighing myself.'
  const answersWith = (firstSteps: string[]) =>
    forewordByRule(
      { ...program, overview: { ...program.overview, unanswered: [question], firstSteps } },
      profile,
    ).answers
  expect(answersWith(['Walk.'])).toEqual([{ question, answer: expect.stringMatching(/^One step at a time/) }])
  expect(answersWith([])).toEqual([])
})
