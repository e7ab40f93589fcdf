import { describe, expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { TrainingAnswers } from '../../forms/program-request.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { profileOf } from '../profile/profile-of.ts'
import { TODAY } from '../../../dev/testkit/today.ts'
import { entryById } from '../../exercises/catalogue.ts'
import { underABar } from './guidelines.ts'

const profileWith = (answers: object) =>
  profileOf(
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
const written = (answers: object, more: Partial<TrainingProfile> = {}) =>
  programFor({ ...profileWith(answers), ...more })
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

const pages = (answers: object, more: Partial<TrainingProfile> = {}) => {
  const { progression, rpe } = written(answers, more).guidelines
  return [...progression, ...rpe].join(' ')
}

describe('the guidelines beside the tables', () => {
  it('say where a rule is printed, and ask for notes only if there is space to write', () => {
    for (const answers of [{}, NOVICE, HOME, { sessionLength: 30 }, SETS, UNCLEARED]) {
      const told = pages(answers)
      expect(told).not.toMatch(/write it (?:under|into)/i)
      expect(told).toMatch(/Fell short[?,] .*“Lift by lift”/)
    }
  })

  it.each([
    ['how to mend an “about” weight', /First session only: is an “about” weight too easy/, SETS, {}],
    ['whose a printed weight is', /A printed weight is for that lift only/, SETS, {}],
    ['and how to mend one that is too heavy', /Too heavy\? Take 10 percent off right away/, SETS, {}],
    ['that finding weights takes time', /Week 1 takes about 10 minutes more/, {}, UNCLEARED],
    [
      'when a bar lacks small plates',
      /a pair of 1\.25 kg \(2\.5 lb\) plates/,
      { ...NOVICE, ...HOME },
      NOVICE,
    ],
    [
      'where a bar begins',
      /start with the empty bar, which weighs 20 kg \(45 lb\)\. For the deadlift, raise it/,
      NOVICE,
      {},
    ],
    ['when plates run out', /When your plates run out/, { ...NOVICE, ...HOME }, NOVICE],
    ['that an adult is there', /Train with an adult in the room/, { exercisesToAvoid: 'I am 14' }, {}],
  ])('say %s, and only to those people', (_, line, who, other) => {
    expect(pages(who)).toMatch(line)
    expect(pages(other)).not.toMatch(line)
  })

  it('tell of a bar that gets stuck what fits the bar', () => {
    const rackless = pages({ equipment: 'Home Gym: barbell and plates, no rack, no bench' })
    expect(rackless).toContain('If a rep stalls, set the bar down and step back.')
    expect(rackless).not.toMatch(/safety bars|stands/)
    expect(
      written({ equipment: 'Home Gym: barbell and plates, no rack, no bench' }).underABar,
    ).toBeUndefined()
    expect(pages(HOME)).toMatch(/No safety bars on your rack\?.* in tests too\./)
    expect(pages({ ...HOME, ...NOVICE })).toMatch(/two more reps\.(?: |$)/)
    expect(pages({ ...HOME, ...NOVICE })).not.toContain('in tests too')
  })

  it('give calories as a difference, and never tell somebody who waits for a yes what comes after it', () => {
    const eating = (goal: string) => written({ primaryGoal: goal }).guidelines.nutrition.join(' ')
    expect(eating('Muscle Building')).toContain('eat 200 to 300 calories more a day than you burn')
    const all = Object.values(written(UNCLEARED).guidelines).flat().join(' ')
    expect(all).not.toMatch(/you are cleared|once cleared/i)
  })

  it('say what to do about missed days, also before an event, and with half an hour less', () => {
    const told = (answers: object) => written(answers).guidelines.recovery.join(' ')
    expect(told({})).toContain('repeat the last week you finished')
    expect(told({ exercisesToAvoid: 'powerlifting meet in 9 weeks' })).toContain(
      'go on with the week that the',
    )
    expect(told({ exercisesToAvoid: 'I only have 15 minutes' })).toContain('Do one set of each exercise')
  })

  it('leave what a miss is to the one place that says it', () => {
    expect(pages({})).toContain('A set you made easier on purpose is no miss.')
    expect(pages({})).not.toMatch(/counts as/)
  })

  it('say after a miss nothing that the rule of a lift contradicts', () => {
    const missed = (answers: object) => written(answers).missedReps
    expect(missed(SETS)).toBe(
      'Fell short? Each lift has its own rule in “Lift by lift”. It says what to do next time.',
    )
    expect(missed({})).toMatch(/^Fell short\? Do the same again next time\./)
  })

  it('speak of percent only where steps come in percent', () => {
    expect(pages({})).toContain('Steps in percent')
    expect(pages(NOVICE)).not.toContain('Steps in percent')
  })

  it.each(['I use a wheelchair, T10 paraplegic for 8 years', 'I have osteoporosis'])(
    'let nobody closer to failure than their health reserve: %s',
    (exercisesToAvoid) => {
      expect(JSON.stringify(written({ exercisesToAvoid }).overview)).toContain('2 good reps in reserve')
      expect(written({ exercisesToAvoid }).keepsReserve).toBe(true)
      expect(pages({ exercisesToAvoid })).not.toMatch(/one (lower|higher);|check yourself now and then/)
    },
  )

  it('say what “Alternate with” means only where a row has it', () => {
    const says = (answers: object) => {
      const program = written(answers)
      const rows = program.weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))
      const isTold = program.guidelines.recovery.join(' ').includes('“Alternate with”')
      expect(isTold).toBe(rows.some(({ notes }) => notes.includes('In turn with')))
      return isTold
    }
    expect(says({ exercisesToAvoid: 'I only have 15 minutes' })).toBe(true)
    const few = 'no curls, no triceps extensions, no lateral raises, no leg extensions'
    expect(says({ primaryGoal: 'Powerbuilding', ...HOME, exercisesToAvoid: few })).toBe(false)
  })

  it('say how weeks at a second place count, and only to who has one', () => {
    const told = pages({}, { secondPlace: { has: ['dumbbells'] } })
    expect(told).toContain('“Last week” always means your last week at your usual place')
    expect(told).toContain('Is the heaviest at the second place too light? Do more reps')
    expect(told).toContain('Back just in time for the light week?')
    expect(pages({})).not.toContain('second place')
  })

  it('ask nobody to choose or raise a weight whose weeks print a share of the usual one', () => {
    for (const answers of [{}, NOVICE, { ...NOVICE, ...HOME }]) {
      const told = pages({ ...answers, exercisesToAvoid: 'One week after my inguinal hernia operation' })
      expect(told).toContain('A percent is printed? Lift that and no more, however easy it feels.')
      expect(told).not.toMatch(/add (?:weight|[\d.]+ kg)|Adding|Pick a weight|empty bar|too easy/i)
    }
    expect(pages({})).toContain('Does its rule not speak of “too easy”? Then add weight in the next set.')
  })

  it('promise a length only for the weeks that keep it', () => {
    const fits = (answers: object) =>
      written(answers).guidelines.recovery.find((each) => /fit \d+ min/.test(each))
    expect(fits({})).toMatch(/^From week 2 on, sessions fit 75 minutes with the warm-up\./)
    expect(fits(UNCLEARED)).toMatch(/^Sessions fit 75 minutes with the warm-up\./)
  })

  it('name no weekdays beside those of a sport', () => {
    const order = (exercisesToAvoid: string) =>
      written({ exercisesToAvoid }).guidelines.recovery.find((each) =>
        each.startsWith('Keep the days in order.'),
      )
    expect(order('no lunges')).toContain('Monday, Tuesday, Thursday and Friday work well.')
    expect(order('I play football on Tuesday, Thursday and Sunday')).toBe(
      'Keep the days in order. Rest where your week allows.',
    )
  })

  it('let an effort be checked where there is no machine', () => {
    expect(pages({})).toContain('take the last set of a small lift to failure')
    expect(pages(HOME)).not.toContain('on a machine')
  })

  it('leave the safety of a bar to the first session, which is read before it', () => {
    expect(written({}).underABar).toContain('set the safety bars')
    expect(pages({})).not.toContain('set the safety bars')
  })

  it('say what pain means in the words of the foot of each week', () => {
    for (const answers of [{}, UNCLEARED]) {
      const { atPain, guidelines } = written(answers)
      expect(guidelines.recovery.at(-1)).toContain(atPain)
    }
    expect(written({}).atPain).toContain('Sharp pain means stop that exercise.')
    expect(written(UNCLEARED).atPain).toContain('Pain means stop for today: do not swap and go on.')
  })

  it('say to everybody what is more than a pain', () => {
    for (const answers of [{}, UNCLEARED])
      expect(written(answers).guidelines.recovery.at(-1)).toContain(
        'Chest pain, or feeling faint? Stop, and get help',
      )
  })

  it('set the stops of a Smith machine as the safety bars of a barbell', () => {
    const told = (...ids: string[]) =>
      underABar(
        ids.map((id) => entryById(id)!),
        profileWith({}),
      )
    expect(told('smith-machine-squat')).toBe(
      'On a Smith machine, set the stops just below the lowest point of each rep.',
    )
    expect(told('smith-machine-romanian-deadlift')).toBeNull()
    expect(told('smith-machine-squat', 'barbell-back-squat')).toMatch(
      /^Under a barbell.* On a Smith machine, set the stops there too\.$/,
    )
  })

  it('put clean trunk reps before effort', () => {
    expect(pages({})).toMatch(/Where it says “clean”, as for abs and holds, stop when your form slips/)
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
    expect(program.underABar).toContain('set the safety bars')
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
    expect(linesOf('no lunges', SIZE)).toContain('200 to 300 calories more')
    for (const [words, has] of [
      ['on Ozempic', true],
      ['I want to lose 20 pounds', false],
    ] as const) {
      const lines = linesOf(words, SIZE)
      expect(lines).not.toMatch(/200 to 300 calories|rising slowly/)
      expect(lines).toMatch(/no (?:faster|more) than 0\.5 to 1 percent/)
      expect(lines.includes('prescribed it')).toBe(has)
    }
  })

  it.each([
    ['My doctor says I am morbidly obese and have to lose over 100 pounds', 'a palm of protein'],
    ['I weigh 150 kg', 'a palm of protein'],
    ['I want to lose 20 pounds', 'g of protein per kg of the weight you aim for a day'],
    ['no lunges', 'g of protein per kg of body weight a day'],
  ])('name a protein that such a body can use: %s', (words, protein) => {
    const lines = linesOf(words)
    expect(lines).toContain(protein)
    expect(lines.match(/protein (?:at|per|a day)/g)).toHaveLength(1)
  })
})

describe('food, sleep and time', () => {
  const toldTo = (exercisesToAvoid: string, more: object = {}) => {
    const { nutrition, recovery } = written({ ...NOVICE, exercisesToAvoid, ...more }).guidelines
    return [...nutrition, ...recovery].join(' ')
  }

  it.each([
    [
      'get my fat ass into a gym',
      {},
      'To lose fat, eat 300 to 500 calories fewer',
      'keep your weight steady or rising',
    ],
    ['osteoarthritis in both knees', {}, 'comes off a worn knee', 'rising slowly'],
    ['I am 15 and built like a coat hanger', {}, 'To get broader, eat more often', 'calories'],
    ['I am 17 and want to lose weight', {}, 'no powders, and no diet', 'calories fewer'],
    ['I am 17', {}, 'Sleep 8 to 10 hours', 'Sleep 7 to 9'],
    ['maybe 80 g of protein', {}, 'About 80 g of protein a day is a start', 'nothing such'],
    ['I only have Saturday and Sunday', { trainingDays: 2 }, 'Two days in a row?', 'at least one day'],
    ['no lunges', {}, 'Leave at least one day between sessions.', 'leave none out'],
    ['at most 2 big lifts a day', {}, 'Everything below them is extra', 'leave none out'],
    ['heart attack two years ago', {}, 'End each session with 5 to 10 easy minutes', 'nothing such'],
  ])('fit what was told: %s', (words, more, found, absent) => {
    expect(toldTo(words, more)).toContain(found)
    expect(toldTo(words, more)).not.toContain(absent)
  })
})
