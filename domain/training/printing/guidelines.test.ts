import { describe, expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const written = (answers: object) => {
  const profile = profileOf(
    TrainingAnswers.parse({
      trainingDays: 4,
      sessionLength: 75,
      equipment: 'commercial',
      primaryGoal: 'Strength',
      experienceLevel: 'Intermediate',
      programmingSplit: 'No Preference',
      programmingStyle: 'RPE',
      ...answers,
    }),
    TODAY,
  )
  return programFor(profile)
}
const NOVICE = { trainingDays: 3, sessionLength: 60, experienceLevel: 'Novice', programmingStyle: 'RIR' }
const HOME = { equipment: 'Home Gym: barbell, rack, bench, 100 kg of plates' }
const SETS = {
  facts: {
    bestSets: [
      { lift: 'squat', weight: 140, unit: 'kg', reps: 3 },
      { lift: 'bench-press', weight: 100, unit: 'kg', reps: 5 },
    ],
  },
}
const UNCLEARED = { exercisesToAvoid: 'I had a heart attack three weeks ago' }

const pages = (answers: object) => {
  const { progression, rpe } = written(answers).guidelines
  return [...progression, ...rpe].join(' ')
}

describe('the guidelines beside the tables', () => {
  it('say where a rule is printed, and ask for notes only if there is space to write', () => {
    for (const answers of [{}, NOVICE, HOME, { sessionLength: 30 }, SETS, UNCLEARED]) {
      const told = pages(answers)
      expect(told).not.toMatch(/write it (?:under|into)/i)
      expect(told).toMatch(/If you miss the bottom of the range, .*its rule under Lift by lift/)
    }
  })

  it.each([
    ['how to mend an “about” weight', /First session only: where an “about” weight/, SETS, {}],
    ['whose a printed weight is', /A printed weight is for the lift itself/, SETS, {}],
    ['that finding weights takes time', /sessions of week 1 some 10 minutes longer/, {}, UNCLEARED],
    [
      'when a bar lacks small plates',
      /a pair of 1\.25 kg \(2\.5 lb\) plates/,
      { ...NOVICE, ...HOME },
      NOVICE,
    ],
    [
      'where a bar begins',
      /begin with the bar alone, which weighs 20 kg \(45 lb\), a deadlift with 40 kg/,
      NOVICE,
      {},
    ],
    ['when plates run out', /When your plates run out/, { ...NOVICE, ...HOME }, NOVICE],
    [
      'what one rep nearer to failure is',
      /at its RIR or one lower, but not the last rep that there is/,
      NOVICE,
      UNCLEARED,
    ],
    ['that an adult is there', /Train with an adult in the room/, { exercisesToAvoid: 'I am 14' }, {}],
    ['the same in RPE', /at its RPE or one higher, but not the last rep that there is/, {}, NOVICE],
  ])('say %s, and only to those people', (_, line, who, other) => {
    expect(pages(who)).toMatch(line)
    expect(pages(other)).not.toMatch(line)
  })

  it('say what to do about missed days, also before an event, and with half an hour less', () => {
    const told = (answers: object) => written(answers).guidelines.recovery.join(' ')
    expect(told({})).toContain('do the last week that you finished once more')
    expect(told({ exercisesToAvoid: 'powerlifting meet in 9 weeks' })).toContain(
      'go on with the week that the',
    )
    expect(told({ exercisesToAvoid: 'I only have 15 minutes' })).toContain('Do one set of each exercise')
  })

  it('say that two reps harder than planned is a miss, and a planned easier week is not', () => {
    expect(pages({})).toContain('Fewer reps, or two RPE higher, is a miss; a set that you made easier on')
  })

  it.each(['I use a wheelchair, T10 paraplegic for 8 years', 'I have osteoporosis'])(
    'let nobody closer to failure than their health reserve: %s',
    (exercisesToAvoid) => {
      expect(JSON.stringify(written({ exercisesToAvoid }).overview)).toContain('2 good reps in reserve')
      expect(pages({ exercisesToAvoid })).toContain('in its reps at its effort, and no harder.')
      expect(pages({ exercisesToAvoid })).not.toMatch(/one (lower|higher);|check yourself now and then/)
    },
  )

  it('put clean trunk reps before effort', () => {
    expect(pages({})).toMatch(/On exercises for the trunk, the reps or seconds of the row in clean form/)
  })

  it('name the safety bars even if a bar is only a swap', () => {
    const program = written({
      ...NOVICE,
      sessionLength: 75,
      primaryGoal: 'Hypertrophy',
      programmingSplit: 'Full Body',
      exercisesToAvoid: 'Machines only for the first weeks, then I want to learn squats',
    })
    const rows = program.weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
    expect(rows.some(({ name }) => /Barbell (.*)(Squat|Bench Press)/.test(name))).toBe(false)
    expect(rows.some(({ substitutes }) => substitutes?.includes('Barbell Back Squat'))).toBe(true)
    expect(program.guidelines.rpe.join(' ')).toContain('set the safety bars')
  })
})

describe('the guidelines for a life as it is', () => {
  const linesOf = (exercisesToAvoid: string, more: object = {}) => {
    const { recovery, nutrition } = written({ exercisesToAvoid, ...more }).guidelines
    return [...recovery, ...nutrition].join(' ')
  }
  const SIZE = { primaryGoal: 'Muscle Building' }

  it('ask for seven hours of sleep, but not of somebody who says that there are five', () => {
    expect(linesOf('no lunges')).toContain('Sleep 7 to 9 hours')
    const short = linesOf('sleeping maybe 5 hours, perimenopausal')
    expect(short).not.toContain('Sleep 7 to 9 hours')
    expect(short).toContain('take what you can get')
  })

  it('ask nobody to gain who loses weight or takes a medicine for it', () => {
    expect(linesOf('no lunges', SIZE)).toContain('200 to 300 kcal')
    for (const [words, has] of [
      ['on Ozempic', true],
      ['I want to lose 20 pounds', false],
    ] as const) {
      const lines = linesOf(words, SIZE)
      expect(lines).not.toMatch(/kcal|rising slowly/)
      expect(lines).toContain('no faster than 0.5 to 1 percent')
      expect(lines.includes('who prescribed it')).toBe(has)
    }
  })
})
