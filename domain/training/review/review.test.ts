import { describe, expect, it } from '@jest/globals'
import { programFor } from '../../../dev/testkit/examples/written-once.ts'
import { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import type { Exercise, GeneratedProgram, Workout } from '../../program/program.ts'
import { hardOf, review, RULES, scoreOf } from './review.ts'
import { TODAY } from '../../../dev/testkit/today.ts'

const ANSWERS = {
  trainingDays: 4,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Strength',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Upper/Lower',
}

/** The hard rules that a sound program breaks after it is spoiled in one way. */
function rulesBrokenBy(spoil: (program: GeneratedProgram) => void, answers: object = {}): string[] {
  const profile = profileOf(TrainingAnswers.parse({ ...ANSWERS, ...answers }), TODAY)
  const program = programFor(profile)
  expect(hardOf(review(program, profile))).toEqual([])
  const spoiled = structuredClone(program)
  spoil(spoiled)
  return hardOf(review(spoiled, profile)).map(({ rule }) => rule)
}

const workout = (program: GeneratedProgram, week = 1, day = 1): Workout =>
  program.weeks[week - 1]!.workouts[day - 1]!
const row = (program: GeneratedProgram, week = 1, day = 1): Exercise =>
  workout(program, week, day).exercises[0]!
const everywhere = (program: GeneratedProgram, change: (exercise: Exercise) => void) =>
  program.weeks.forEach(({ workouts }) => workouts.forEach(({ exercises }) => exercises.forEach(change)))
/** Replaces the first exercise of a day, in every week. */
const replaceFirst =
  (name: string, notes = 'Rest 120 s.', day = 1) =>
  (program: GeneratedProgram) =>
    program.weeks.forEach(({ workouts }) => Object.assign(workouts[day - 1]!.exercises[0]!, { name, notes }))

const SPOILS: readonly (readonly [
  rule: string,
  when: string,
  spoil: (program: GeneratedProgram) => void,
  answers?: object,
])[] = [
  ['R1', 'a week is missing', (program) => void program.weeks.pop()],
  ['R2', 'a day is missing', (program) => void program.weeks[2]!.workouts.pop()],
  ['R2', 'a day is nearly empty', (program) => void workout(program).exercises.splice(2)],
  ['R3', 'a name is made up', (program) => void (row(program).name = 'Quantum Press')],
  ['R4', 'a set count is absurd', (program) => void (row(program).sets = 9)],
  ['R4', 'the reps cannot be read', (program) => void (row(program).reps = 'a few')],
  ['R5', 'an intensity is missing', (program) => void (row(program).intensity = '80 %')],
  ['R5', 'the scale changes', (program) => void (row(program, 4).intensity = 'RPE 8')],
  ['R6', 'the scales disagree', (program) => void program.guidelines.rpe.push('RPE 8 is the same as RIR 4.')],
  [
    'R7',
    'a machine is not there',
    replaceFirst('Leg Press', 'Rest 120 s.', 2),
    { equipment: 'Home Gym: dumbbells' },
  ],
  [
    'R7',
    'a swap needs what is not there',
    (program) => void (row(program).notes = 'Rest 120 s. Swap: Machine Chest Press.'),
    { equipment: 'Home Gym: dumbbells, bench' },
  ],
  [
    'R7',
    'a note sends you to a rack',
    (program) => void (row(program).notes += ' Use the rack.'),
    { equipment: 'Home Gym: dumbbells' },
  ],
  [
    'R8',
    'something to avoid comes back in week 7',
    (program) => void (row(program, 7, 2).name = 'Barbell Front Squat'),
    { exercisesToAvoid: 'no squats' },
  ],
  [
    'R8',
    'something to avoid is offered as a swap',
    (program) => void (row(program, 3, 2).notes = 'Rest 150 s. Swap: Dumbbell Goblet Squat.'),
    { exercisesToAvoid: 'no squats' },
  ],
  [
    'R9',
    'an injured joint is loaded',
    (program) => void (row(program, 2).name = 'Barbell Overhead Press'),
    { exercisesToAvoid: 'shoulder pain' },
  ],
  [
    'R10',
    'a red flag is trained hard',
    (program) => void (row(program).intensity = 'RIR 1'),
    { exercisesToAvoid: 'heart condition' },
  ],
  [
    'R10',
    'the notice is missing',
    (program) => void delete program.overview.clearance,
    { exercisesToAvoid: 'pregnant' },
  ],
  [
    'R10',
    'lying on the back while pregnant',
    replaceFirst('Glute Bridge', 'Rest 90 s.', 2),
    { exercisesToAvoid: 'pregnant' },
  ],
  ['R11', 'a session is too long', (program) => everywhere(program, (each) => (each.sets = 6))],
  [
    'R13',
    'nothing pulls',
    (program) =>
      program.weeks.forEach((week) =>
        week.workouts.forEach(
          (each) => (each.exercises = each.exercises.filter(({ name }) => !/row|pull|chin/i.test(name))),
        ),
      ),
  ],
  [
    'R15',
    'legs get next to nothing',
    (program) =>
      program.weeks.forEach(({ workouts }) =>
        [workouts[1]!, workouts[3]!].forEach((each) => {
          each.exercises = each.exercises.slice(-3).map((exercise) => ({ ...exercise, sets: 1 }))
        }),
      ),
  ],
  [
    'R17',
    'nothing trains the back',
    (program) =>
      program.weeks.forEach(({ workouts }) =>
        workouts.forEach((each) => {
          each.exercises = each.exercises.filter(
            ({ name }) => !/row|pull|chin|deadlift|face|reverse fly/i.test(name),
          )
        }),
      ),
  ],
  [
    'R22',
    'strength opens with a single joint',
    (program) => program.weeks.forEach(({ workouts }) => workouts[0]!.exercises.reverse()),
  ],
  [
    'R18',
    'a muscle gets far too much at once',
    (program) => void (workout(program, 2, 1).exercises[0]!.sets = 13),
  ],
  ['R19', 'an exercise stands twice', (program) => void workout(program).exercises.push(row(program))],
  [
    'R20',
    'a swap is another movement',
    (program) => void (row(program).notes = 'Rest 150 s. Swap: Barbell Curl.'),
  ],
  ['R24', 'strength has no heavy lift', (program) => everywhere(program, (each) => (each.reps = '8-10'))],
  [
    'R25',
    'size is trained in sets of three',
    (program) => everywhere(program, (each) => (each.reps = '3')),
    { primaryGoal: 'Hypertrophy' },
  ],
  [
    'R26',
    'push-ups get a weight step',
    (program) => everywhere(program, (each) => (each.notes += ' +2.5 kg on last week.')),
    { equipment: 'Bodyweight Only' },
  ],
  [
    'R26',
    'push-ups get the next size',
    (program) => everywhere(program, (each) => (each.notes += ' One more of the sets with the next size.')),
    { equipment: 'Bodyweight Only' },
  ],
  [
    'R27',
    'a novice goes to the limit',
    (program) => void (row(program).reps = 'AMRAP'),
    { experienceLevel: 'Novice' },
  ],
  [
    'R27',
    'a novice has one rep left',
    (program) => void (row(program, 2).intensity = 'RIR 1'),
    { experienceLevel: 'Novice' },
  ],
  ['R28', 'a squat goes to failure', (program) => void (row(program, 8, 2).intensity = 'RIR 0')],
  [
    'R30',
    'week 3 is week 2 again',
    (program) => void (program.weeks[2] = { ...structuredClone(program.weeks[1]!), weekNumber: 3 }),
    { equipment: 'Home Gym: dumbbells', primaryGoal: 'General Fitness' },
  ],
  [
    'R30',
    'a main lift stands still',
    (program) =>
      [1, 2, 3].forEach((week) =>
        Object.assign(row(program, week), { sets: 3, reps: '5', intensity: 'RIR 3', notes: 'Rest 150 s.' }),
      ),
  ],
  [
    'R30',
    'a range asks for no more than the week before',
    (program) =>
      everywhere(program, (each) => (each.notes = each.notes.replace(/\+1 rep .*? on last week\./, ''))),
    { primaryGoal: 'Hypertrophy' },
  ],
  [
    'R31',
    'volume jumps',
    (program) =>
      program.weeks[1]!.workouts.forEach(({ exercises }) => exercises.forEach((each) => (each.sets += 2))),
  ],
  [
    'R33',
    'the light week is not light',
    (program) =>
      program.weeks[4]!.workouts.forEach(({ exercises }, day) =>
        exercises.forEach((each, index) => (each.sets = workout(program, 4, day + 1).exercises[index]!.sets)),
      ),
  ],
  [
    'R33',
    'the light week is a week off',
    (program) => program.weeks[4]!.workouts.forEach(({ exercises }) => exercises.splice(3)),
  ],
  [
    'R33',
    'the light week is as hard as the others',
    (program) =>
      program.weeks[4]!.workouts.forEach(({ exercises }) =>
        exercises.forEach((each) => (each.intensity = 'RIR 1')),
      ),
  ],
  ['R36', 'heavy sets hardly rest', (program) => void (row(program).notes = 'Rest 45 s.')],
  ['R36', 'rest is not stated', (program) => void (row(program).notes = '')],
  [
    'R37',
    'nobody balances pushing',
    (program) =>
      program.weeks.forEach(({ workouts }) =>
        workouts.forEach(({ exercises }) =>
          exercises.filter(({ name }) => /row|pull|chin/i.test(name)).forEach((each) => (each.sets = 1)),
        ),
      ),
  ],
  ['R38', 'a squat stands on an upper day', replaceFirst('Barbell Back Squat')],
  ['R38', 'a day has another name', (program) => void (workout(program).day = 'Day 1 - Legs')],
  ['R40', 'guidelines are missing', (program) => void program.guidelines.recovery.splice(1)],
  ['R40', 'there is no rule for missed reps', (program) => void delete program.missedReps],
  ['R41', 'the overview has other days', (program) => void (program.overview.daysPerWeek = 3)],
  ['R41', 'the overview has another split', (program) => void (program.overview.split = 'Full Body')],
  [
    'R41',
    'the prose calls another week light',
    (program) =>
      void (program.guidelines.progression = program.guidelines.progression.map((line) =>
        line.replace('Week 5', 'Week 4'),
      )),
  ],
  ['R44', 'mark-up got in', (program) => void (row(program).notes += ' <b>now</b>')],
  ['R44', 'a link got in', (program) => void program.guidelines.nutrition.push('See www.example.com')],
]

describe('the review', () => {
  it('R37 prefers hamstrings and glutes to balance the quads', () => {
    const profile = profileOf(TrainingAnswers.parse(ANSWERS), TODAY)
    const program = programFor(profile)
    const balance = () => review(program, profile).filter(({ says }) => says.startsWith('Work for quads'))
    expect(balance()).toEqual([])
    for (const { workouts } of program.weeks)
      for (const each of workouts.flatMap(({ exercises }) => exercises))
        if (/deadlift|curl|thrust|bridge|pull-through|good morning/i.test(each.name)) each.sets = 1
    expect(balance()).not.toEqual([])
  })

  it('T19 requires short programs to grow, too', () => {
    const short = {
      ...ANSWERS,
      trainingDays: 2,
      sessionLength: 30,
      programmingSplit: 'Full Body',
      equipment: 'Bodyweight Only',
    }
    const profile = profileOf(TrainingAnswers.parse(short), TODAY)
    const program = programFor(profile)
    const said = (weeks: typeof program.weeks) =>
      review({ ...program, weeks }, profile).flatMap(({ rule, says }) => (rule === 'T19' ? [says] : []))
    expect(said(program.weeks)).toEqual([])
    const [first] = program.weeks
    expect(said(program.weeks.map((_, week) => ({ ...first!, weekNumber: week + 1 })))).toEqual([
      expect.stringMatching(/exercises end as they began\.$/),
    ])
  })

  it.each(SPOILS)('%s notices when %s', (...[rule, , spoil, answers]) => {
    expect(rulesBrokenBy(spoil, answers)).toContain(rule)
  })

  it('gives every rule a source', () => {
    for (const { id, source } of RULES)
      expect([id, source]).toEqual([expect.stringMatching(/^[RT]\d+$|^level$/), expect.stringMatching(/\w/)])
  })

  it('scores a sound program, and gives an unsound one 0', () => {
    const finding = { rule: 'R16', hard: false, says: 'low' }
    expect(scoreOf([])).toBe(1)
    expect(scoreOf([finding, { ...finding, week: 2 }])).toBe(scoreOf([finding]))
    expect(scoreOf([finding])).toBeLessThan(1)
    expect(scoreOf([finding, { ...finding, rule: 'R8', hard: true }])).toBe(0)
  })
})
