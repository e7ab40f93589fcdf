import type { TrainingAnswers } from '../../forms/program-request.ts'
import { profileOf } from '../profile/profile-of.ts'
import { planningContextOf, type PlanningContext } from '../week-plan/planning-context.ts'
import { entryByName } from '../../exercises/catalogue.ts'
import type { WeekQualityRule } from './quality-rule.ts'
import { weekDay, weekOfDays, type Week, type WeekDay, type WeekRow } from './week.ts'
import { SAMPLE_DAY } from '../../forms/sample-person.ts'

/** A typical buyer: four days of an hour in a gym, upper/lower, for size. */
export const USUAL: TrainingAnswers = {
  trainingDays: 4,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Upper/Lower',
}

/** A week that a rule just accepts, and the closest one that it rejects. */
export interface Example {
  rule: string
  /** For a rule with a hard and a soft form, the hard one. */
  hard?: true
  /** For several rules with one id: the message of the wanted rule, or that it gives no message. */
  says?: RegExp
  felt?: true
  who?: Partial<TrainingAnswers>
  /**
   * Days in order: `Lat Pulldown 3x8-10, Pull-Up 4+1 @ 55`. The last number is minutes; `+1` comes in later
   * weeks. `!` marks an exercise without a swap.
   */
  holds: readonly string[]
  misses: readonly string[]
}

const MINUTES_A_SET = 3

function rowOf(text: string): WeekRow {
  const [, name = '', sets = '', more = 0, low, high, alone] =
    /^(.+?) (\d+)(?:\+(\d))?(?:x(\d+)(?:-(\d+))?)?(!)?$/.exec(text.trim()) ?? []
  const entry = entryByName(name)
  if (!entry) throw new Error(`no exercise is called ${name}`)
  const least = Number(low ?? 8)
  return {
    entry,
    sets: Number(sets),
    mostSets: Number(sets) + Number(more),
    reps: { low: least, high: Number(high ?? low ?? 10) },
    minutesASet: MINUTES_A_SET,
    hasSwap: !alone,
    isSecond: false,
  }
}

function dayOf(text: string, at: number, { kinds }: PlanningContext): WeekDay {
  const [exercises = '', minutes] = text.split(' @ ')
  const rows = exercises.split(',').filter(Boolean).map(rowOf)
  return weekDay(kinds[at] ?? 'full-body', `Day ${at + 1}`, rows, Number(minutes ?? 50))
}

const weekIn = (days: readonly string[], brief: PlanningContext): Week =>
  weekOfDays(brief.kinds.map((_, at) => dayOf(days[at] ?? '', at, brief)))

/**
 * The objections of an example's rules to one of its weeks. `felt` counts every miss, otherwise only misses
 * with a message.
 */
export function objections(
  { rule: id, hard, says, felt, who }: Example,
  days: readonly string[],
  rules: readonly WeekQualityRule[],
): string[] {
  const brief = planningContextOf(profileOf({ ...USUAL, ...who }, SAMPLE_DAY))
  const week = weekIn(days, brief)
  const misses = rules
    .filter((rule) => rule.id === id && rule.hard === (hard ?? false))
    .flatMap((rule) => {
      if (rule.over === 'week') return rule.check(brief)(week)
      if (rule.over === 'day') return week.days.flatMap(rule.check(brief))
      const check = rule.check(brief)
      return week.days.flatMap(({ rows }) => rows.flatMap(({ entry }) => check(entry)))
    })
  if (felt) return misses.map(({ amount, says: words }) => words?.() ?? String(amount))
  return misses
    .flatMap(({ says: words }) => (words ? [words()] : []))
    .filter((words) => !says || says.test(words))
}

const strength = { primaryGoal: 'Strength' } as const
const beforeMeet = { ...strength, exercisesToAvoid: 'powerlifting meet in 9 weeks' } as const
const fullBody = { programmingSplit: 'Full Body' } as const
const novice = { experienceLevel: 'Novice' } as const
const just30 = { sessionLength: 30 as const, ...fullBody, trainingDays: 3 }
const bodyParts = { programmingSplit: 'Body Part Split', trainingDays: 5 } as const

const in44Minutes = {
  ...fullBody,
  trainingDays: 3,
  exercisesToAvoid: 'I have 44 minutes',
  sessionLength: 45,
} as const
const in20Minutes = { ...just30, exercisesToAvoid: 'I have 20 minutes' } as const
const in45Minutes = { ...fullBody, trainingDays: 3, sessionLength: 45 } as const
const in30Minutes = { ...fullBody, trainingDays: 3, sessionLength: 30 } as const
const beginsAt70 = { ...fullBody, ...novice, trainingDays: 3, exercisesToAvoid: 'I am 70' } as const
const inAChair = {
  programmingSplit: 'No Preference',
  trainingDays: 3,
  exercisesToAvoid: 'I use a wheelchair',
} as const
const KETTLEBELLS = 'Home Gym: 16 and 24 kg kettlebells'
const ALL_OF_KETTLEBELLS =
  'Kettlebell Clean and Press 2, Turkish Get-Up 2, Kettlebell Reverse Lunge 2, Kettlebell Swing 3'
const WITHOUT_PRESSES = 'Turkish Get-Up 2, Kettlebell Reverse Lunge 2, Kettlebell Swing 4'
const week = (day: string, days: number): string[] => Array<string>(days).fill(day)

const TEN =
  'Push-Up 3, Plank 3, Pull-Up 3, Chin-Up 3, Lat Pulldown 3, Machine Row 3, Cable Fly 3, Cable Curl 3, Dumbbell Curl 3, Barbell Curl 3'
const first = (count: number): string => TEN.split(', ').slice(0, count).join(', ')

const ARMS_AND_DELTS = 'Cable Curl 2, Cable Triceps Pushdown 2, Machine Lateral Raise 2'
const bringsUpArms = {
  trainingDays: 5,
  programmingSplit: 'Push/Pull/Legs',
  facts: { bringUp: ['arms'] },
} as const satisfies Partial<TrainingAnswers>

const SIZE_EXAMPLES: readonly Example[] = [
  {
    rule: 'T60',
    holds: [ARMS_AND_DELTS, '', ARMS_AND_DELTS],
    misses: [ARMS_AND_DELTS, '', 'Cable Curl 2, Cable Triceps Pushdown 2'],
  },
  {
    rule: 'T60',
    holds: [ARMS_AND_DELTS, '', ARMS_AND_DELTS],
    misses: [ARMS_AND_DELTS, '', 'Cable Curl 2, Machine Lateral Raise 2'],
  },
  {
    rule: 'T60',
    who: fullBody,
    holds: [ARMS_AND_DELTS, '', ARMS_AND_DELTS],
    misses: [ARMS_AND_DELTS, '', 'Cable Curl 2, Cable Triceps Pushdown 2'],
  },
  // 59 minutes, one day fewer, or another muscle to bring up: the rule does not apply.
  ...[
    { exercisesToAvoid: 'I have 59 minutes' },
    { trainingDays: 3 },
    { facts: { bringUp: ['chest' as const] } },
  ].map((who): Example => ({
    rule: 'T60',
    who,
    holds: [ARMS_AND_DELTS],
    misses: [],
  })),
  {
    rule: 'T61',
    holds: ['Cable Curl 4, Cable Triceps Pushdown 6'],
    misses: ['Cable Curl 4, Cable Triceps Pushdown 7'],
  },
  {
    rule: 'T61',
    holds: ['Cable Curl 6, Machine Dip 4'],
    misses: ['Cable Curl 6, Machine Dip 3'],
  },
  {
    rule: 'T62',
    holds: ['Barbell Bench Press 3, Machine Dip 3'],
    misses: ['Barbell Bench Press 2, Machine Dip 3'],
  },
  {
    rule: 'T62',
    holds: ['Barbell Bench Press 3+1, Machine Dip 3+1'],
    misses: ['Barbell Bench Press 3, Machine Dip 3+1'],
  },
  {
    rule: 'T62',
    who: { facts: { bringUp: ['arms'] } },
    holds: ['Barbell Bench Press 2, Machine Dip 4'],
    misses: ['Barbell Bench Press 2, Machine Chest Press 4'],
  },
  {
    rule: 'T63',
    says: /incline/,
    holds: ['Machine Incline Chest Press 3'],
    misses: ['Machine Chest Press 3'],
  },
  {
    rule: 'T63',
    says: /row/,
    holds: ['Chest-Supported Dumbbell Row 3'],
    misses: ['Dumbbell Bent-Over Row 3'],
  },
  {
    rule: 'T63',
    says: /overhead/,
    holds: ['Machine Incline Chest Press 3, Dumbbell Shoulder Press 3'],
    misses: ['Machine Incline Chest Press 3, Dumbbell Lateral Raise 3'],
  },
  // Four days of 59 minutes hold 64 sets, four of 50 minutes hold 52. At home, nobody has to own a bench.
  { rule: 'T63', who: { exercisesToAvoid: 'I have 50 minutes' }, holds: ['Push-Up 3'], misses: [] },
  { rule: 'T63', who: { equipment: 'Home Gym: dumbbells' }, holds: ['Push-Up 3'], misses: [] },
  {
    rule: 'T63',
    says: /row/,
    holds: ['Machine Incline Chest Press 3, Chest-Supported Dumbbell Row 3'],
    misses: ['Machine Incline Chest Press 3, Single-Arm Dumbbell Row 3'],
  },
  { rule: 'T80', holds: ['', 'Leg Extension 2'], misses: ['', 'Leg Press 2'] },
  { rule: 'T80', who: { exercisesToAvoid: 'I have 50 minutes' }, holds: ['', 'Leg Press 2'], misses: [] },
  { rule: 'T80', who: { facts: { bringUp: ['arms'] } }, holds: ['', 'Leg Press 2'], misses: [] },
  {
    rule: 'T81',
    holds: ['Barbell Bench Press 3, Plank 2', 'Leg Press 3, Plank 2'],
    misses: ['Barbell Bench Press 3, Plank 2', 'Leg Press 2, Plank 2'],
  },
  {
    rule: 'T81',
    who: { primaryGoal: 'Powerbuilding' },
    holds: ['Barbell Bench Press 3'],
    misses: ['Barbell Bench Press 2'],
  },
  { rule: 'T81', who: { facts: { bringUp: ['arms'] } }, holds: ['Cable Curl 2'], misses: [] },
  { rule: 'T81', who: { exercisesToAvoid: 'I have 50 minutes' }, holds: ['Leg Press 2'], misses: [] },
  // Days of 75 minutes hold three more.
  {
    rule: 'T64',
    felt: true,
    who: { sessionLength: 75 },
    holds: week('Plank 3+1, Crunch 3+1, Cable Curl 3+1', 4),
    misses: [...week('Plank 3+1, Crunch 3+1, Cable Curl 3+1', 3), 'Plank 3+1, Crunch 3+1, Cable Curl 3'],
  },
  {
    rule: 'T64',
    felt: true,
    holds: week('Plank 3+1, Crunch 3+1', 4),
    misses: [...week('Plank 3+1, Crunch 3+1', 3), 'Plank 3, Crunch 3+1'],
  },
  { rule: 'T64', felt: true, who: novice, holds: week('Plank 3, Crunch 3', 4), misses: [] },
  { rule: 'T64', felt: true, who: strength, holds: week('Plank 3, Crunch 3', 4), misses: [] },
  {
    rule: 'T65',
    felt: true,
    who: { facts: { bringUp: ['arms'] } },
    holds: ['Cable Curl 3', 'Barbell Curl 3', 'Dumbbell Hammer Curl 3', 'Incline Dumbbell Curl 3'],
    misses: ['Cable Curl 4', 'Barbell Curl 3', 'Dumbbell Hammer Curl 3', 'Incline Dumbbell Curl 2'],
  },
  // Fourteen sets over three days are five a day, plus one.
  {
    rule: 'T65',
    felt: true,
    who: bringsUpArms,
    holds: ['', 'Cable Curl 6', '', 'Incline Dumbbell Curl 4', 'Dumbbell Hammer Curl 3'],
    misses: ['', 'Cable Curl 7', '', 'Incline Dumbbell Curl 4', 'Dumbbell Hammer Curl 3'],
  },
  ...(
    [
      ['Incline Dumbbell Curl', 'Dumbbell Curl'],
      ['Dumbbell Hammer Curl', 'Dumbbell Curl'],
      ['Cable Curl', 'Dumbbell Curl'],
      ['Machine Preacher Curl', 'Dumbbell Concentration Curl'],
    ] as const
  ).map(([one, like]): Example => ({
    rule: 'T65',
    felt: true,
    who: bringsUpArms,
    holds: ['', `${one} 4`, '', 'EZ-Bar Curl 4'],
    misses: ['', `${like} 4`, '', like === 'Dumbbell Curl' ? 'EZ-Bar Curl 4' : 'EZ-Bar Preacher Curl 4'],
  })),
  {
    rule: 'T65',
    felt: true,
    who: bringsUpArms,
    holds: ['Cable Rope Pushdown 4', '', '', 'EZ-Bar Skull Crusher 4', 'Overhead Cable Triceps Extension 4'],
    misses: ['Cable Rope Pushdown 4', '', '', 'EZ-Bar Skull Crusher 4', 'Cable Triceps Pushdown 4'],
  },
  // Fourteen sets on two days are seven a day, on one day fourteen, plus one.
  {
    rule: 'T65',
    felt: true,
    who: { ...fullBody, trainingDays: 2, facts: { bringUp: ['arms'] } },
    holds: ['Barbell Curl 8'],
    misses: ['Barbell Curl 9'],
  },
  {
    rule: 'T65',
    felt: true,
    who: { trainingDays: 2, facts: { bringUp: ['arms'] } },
    holds: ['Barbell Curl 15'],
    misses: ['Barbell Curl 16'],
  },
  {
    rule: 'T66',
    felt: true,
    who: bringsUpArms,
    holds: ['Barbell Curl 2x6-10', '', 'Dumbbell Curl 2x8-12, Cable Curl 2x12-15', 'Kettlebell Curl 2x8-12'],
    misses: ['Barbell Curl 2x6-10', '', 'Dumbbell Curl 2x8-12, Cable Curl 2x6-10', 'Kettlebell Curl 2x8-12'],
  },
  {
    rule: 'T67',
    who: bringsUpArms,
    holds: ['Cable Curl 4', '', 'Cable Curl 4', 'Cable Curl 2'],
    misses: ['Cable Curl 4', '', 'Cable Curl 4', 'Cable Curl 3'],
  },
  {
    rule: 'T67',
    who: bringsUpArms,
    holds: ['Cable Curl 5', 'Cable Curl 2'],
    misses: ['Cable Curl 5', 'Cable Curl 3'],
  },
  // Four days are spread over the week.
  {
    rule: 'T67',
    who: { ...bringsUpArms, trainingDays: 4 },
    holds: ['Cable Curl 4', 'Cable Curl 4'],
    misses: [],
  },
  { rule: 'T68', holds: ['Overhead Cable Triceps Extension 2'], misses: ['Cable Rope Pushdown 2'] },
  {
    rule: 'T68',
    felt: true,
    who: bringsUpArms,
    holds: ['Overhead Cable Triceps Extension 2', '', 'Overhead Dumbbell Triceps Extension 2'],
    misses: ['Overhead Cable Triceps Extension 2', '', 'Cable Rope Pushdown 2'],
  },
]

export const EXAMPLES: readonly Example[] = [
  ...SIZE_EXAMPLES,
  {
    rule: 'R2',
    hard: true,
    who: in45Minutes,
    holds: week(first(3), 3),
    misses: [...week(first(3), 2), first(2)],
  },
  {
    rule: 'R2',
    hard: true,
    who: in44Minutes,
    holds: week(first(2), 3),
    misses: [...week(first(2), 2), first(1)],
  },
  { rule: 'R19', hard: true, holds: week(first(2), 4), misses: [...week(first(2), 3), first(1)] },
  { rule: 'R19', hard: true, holds: week(TEN, 4), misses: [...week(TEN, 3), `${TEN}, EZ-Bar Curl 3`] },
  { rule: 'R19', hard: true, says: /twice/, holds: ['Push-Up 3, Plank 3'], misses: ['Push-Up 3, Push-Up 3'] },
  { rule: 'R19', who: in45Minutes, holds: week(first(4), 3), misses: [...week(first(4), 2), first(3)] },
  { rule: 'R19', who: in45Minutes, holds: week(first(8), 3), misses: [...week(first(8), 2), first(9)] },
  { rule: 'R19', who: in44Minutes, holds: week(first(3), 3), misses: [...week(first(3), 2), first(2)] },
  { rule: 'R19', who: in20Minutes, holds: week(first(2), 3), misses: [...week(first(2), 2), first(1)] },
  { rule: 'R19', who: in44Minutes, holds: week(first(5), 3), misses: [...week(first(5), 2), first(6)] },
  { rule: 'R11', hard: true, holds: ['Push-Up 3 @ 60.4'], misses: ['Push-Up 3 @ 60.6'] },
  {
    rule: 'R12',
    says: /^Only/,
    holds: ['Push-Up 3 @ 42.1', 'Leg Press 3 @ 42.1', 'Push-Up 3 @ 42.1', 'Leg Press 3 @ 42.1'],
    misses: ['Push-Up 3 @ 41.9', 'Leg Press 3 @ 42.1', 'Push-Up 3 @ 42.1', 'Leg Press 3 @ 42.1'],
  },
  {
    rule: 'R12',
    says: /^Only/,
    holds: ['Push-Up 7 @ 30', 'Leg Press 3 @ 50', 'Push-Up 3 @ 50', 'Leg Press 3 @ 50'],
    misses: ['Push-Up 6 @ 30', 'Leg Press 3 @ 50', 'Push-Up 3 @ 50', 'Leg Press 3 @ 50'],
  },
  {
    rule: 'R12',
    felt: true,
    holds: ['Push-Up 3 @ 55.3', 'Leg Press 3 @ 56', 'Push-Up 3 @ 56', 'Leg Press 3 @ 56'],
    misses: ['Push-Up 3 @ 55.1', 'Leg Press 3 @ 56', 'Push-Up 3 @ 56', 'Leg Press 3 @ 56'],
  },
  { rule: 'R38', hard: true, holds: ['Push-Up 3', 'Leg Press 3'], misses: ['Push-Up 3', 'Push-Up 3'] },
  {
    rule: 'T12',
    who: novice,
    says: /many/,
    holds: ['Push-Up 3, Plank 3, Pull-Up 3, Chin-Up 3, Lat Pulldown 3, Machine Row 3, Cable Fly 3'],
    misses: [
      'Push-Up 3, Plank 3, Pull-Up 3, Chin-Up 3, Lat Pulldown 3, Machine Row 3, Cable Fly 3, Cable Curl 3',
    ],
  },
  {
    rule: 'T12',
    who: novice,
    felt: true,
    holds: ['Push-Up 3, Plank 3, Pull-Up 3, Chin-Up 3, Lat Pulldown 3, Machine Row 3'],
    misses: ['Push-Up 3, Plank 3, Pull-Up 3, Chin-Up 3, Lat Pulldown 3, Machine Row 3, Cable Fly 3'],
  },
  ...(['I have 20 minutes'] as const).flatMap((exercisesToAvoid): Example[] => [
    {
      rule: 'T13',
      who: { ...just30, exercisesToAvoid },
      says: /lifts;/,
      holds: ['Leg Press 2, Push-Up 2', 'Leg Press 2, Push-Up 2', 'Leg Press 2, Push-Up 2'],
      misses: ['Leg Press 2, Push-Up 2', 'Leg Press 2, Push-Up 2', 'Leg Press 2'],
    },
    {
      rule: 'T13',
      who: { ...just30, exercisesToAvoid },
      says: /enough/,
      holds: ['Leg Press 2, Push-Up 2, Machine Row 2, Plank 2'],
      misses: ['Leg Press 2, Push-Up 2, Machine Row 2, Plank 2, Lat Pulldown 2'],
    },
    {
      rule: 'T13',
      who: { ...just30, exercisesToAvoid },
      felt: true,
      holds: Array<string>(3).fill('Leg Press 2, Push-Up 2, Machine Row 2'),
      misses: [
        'Leg Press 2, Push-Up 2, Machine Row 2',
        'Leg Press 2, Push-Up 2, Machine Row 2',
        'Leg Press 2, Push-Up 2',
      ],
    },
    {
      rule: 'T13',
      who: { ...just30, exercisesToAvoid },
      says: /set up/,
      holds: ['Leg Press 2, Machine Row 2, Plank 2'],
      misses: ['Barbell Back Squat 2, Machine Row 2, Plank 2'],
    },
  ]),
  {
    rule: 'T13',
    who: in20Minutes,
    says: /one joint/,
    holds: ['Leg Press 2, Push-Up 2, Cable Curl 2'],
    misses: ['Leg Press 2, Cable Fly 2, Cable Curl 2'],
  },
  {
    rule: 'T25',
    says: /main/,
    holds: ['Barbell Bench Press 3, Push-Up 3'],
    misses: ['Push-Up 3, Barbell Bench Press 3'],
  },
  {
    rule: 'T25',
    who: { ...fullBody, trainingDays: 3, equipment: 'Home Gym: dumbbells' },
    holds: ['Dumbbell Goblet Squat 3, Dumbbell Shoulder Press 3'],
    misses: ['Pike Push-Up 3, Dumbbell Shoulder Press 3'],
  },
  { rule: 'T25', says: /several/, holds: ['Push-Up 3, Cable Curl 3'], misses: ['Cable Curl 3, Push-Up 3'] },
  {
    rule: 'T26',
    says: /one side/,
    who: in45Minutes,
    holds: ['Single-Arm Cable Row 2, Single-Arm Lat Pulldown 2, Cable Lateral Raise 2'],
    misses: [],
  },
  { rule: 'T26', felt: true, who: { sessionLength: 75 }, holds: ['', 'Dumbbell Split Squat 3'], misses: [] },
  {
    rule: 'T26',
    felt: true,
    who: { sessionLength: 75, exercisesToAvoid: 'I have 74 minutes' },
    holds: ['', 'Leg Press 3'],
    misses: ['', 'Dumbbell Split Squat 3'],
  },
  // A single bell works one side.
  { rule: 'T26', felt: true, who: { equipment: KETTLEBELLS }, holds: ['Kettlebell Row 3'], misses: [] },
  {
    rule: 'T26',
    who: in44Minutes,
    says: /one side/,
    holds: ['Single-Arm Cable Row 2, Single-Arm Lat Pulldown 2'],
    misses: ['Single-Arm Cable Row 2, Single-Arm Lat Pulldown 2, Cable Lateral Raise 2'],
  },
  { rule: 'T27', says: /sets of/, holds: ['Push-Up 5'], misses: ['Push-Up 6'] },
  { rule: 'T27', says: /sets of/, holds: ['Push-Up 2'], misses: ['Push-Up 1'] },
  {
    rule: 'R13',
    hard: true,
    holds: ['Push-Up 3, Machine Row 3', 'Leg Press 3, Barbell Deadlift 3'],
    misses: ['Push-Up 3, Machine Row 3', 'Leg Press 3'],
  },
  {
    rule: 'R14',
    holds: [
      'Push-Up 3, Machine Row 3, Pull-Up 3, Machine Shoulder Press 3',
      'Leg Press 3, Barbell Deadlift 3',
    ],
    misses: ['Push-Up 3, Machine Row 3, Machine Shoulder Press 3', 'Leg Press 3, Barbell Deadlift 3'],
  },
  // Two sessions of an hour hold thirty sets, two of 52 minutes twenty-eight.
  {
    rule: 'R14',
    who: { ...fullBody, trainingDays: 2 },
    says: /vertical pull/,
    holds: ['Pull-Up 3'],
    misses: ['Machine Row 3'],
  },
  {
    rule: 'R14',
    who: { ...fullBody, trainingDays: 2, exercisesToAvoid: 'I have 52 minutes' },
    holds: [],
    misses: [],
  },
  // Floors and ceilings themselves follow from days, minutes and level: volume.ts.
  { rule: 'R15', hard: true, says: /chest; at least/, holds: ['Push-Up 4'], misses: ['Push-Up 3'] },
  { rule: 'R15', hard: true, says: /chest; at most/, holds: ['Push-Up 22'], misses: ['Push-Up 23'] },
  { rule: 'R16', says: /chest; 8/, holds: ['Push-Up 8'], misses: ['Push-Up 7'] },
  { rule: 'R16', says: /chest; 8/, holds: ['Push-Up 20'], misses: ['Push-Up 21'] },
  { rule: 'R17', hard: true, says: /chest/, holds: ['Push-Up 1'], misses: ['Machine Row 3'] },
  { rule: 'R17', hard: true, says: /biceps|chest/, holds: ['Push-Up 1'], misses: ['Close-Grip Push-Up 1'] },
  { rule: 'R17', says: /chest/, holds: ['Push-Up 1', '', 'Push-Up 1'], misses: ['Push-Up 3'] },
  { rule: 'R17', says: /chest/, who: in45Minutes, holds: ['Push-Up 1', 'Push-Up 1'], misses: ['Push-Up 3'] },
  {
    rule: 'R17',
    says: /chest/,
    holds: ['Push-Up 1', '', 'Push-Up 1'],
    misses: ['Push-Up 1', '', 'Close-Grip Push-Up 1'],
  },
  { rule: 'R18', hard: true, says: /chest/, holds: ['Push-Up 12'], misses: ['Push-Up 13'] },
  { rule: 'R18', says: /chest/, holds: ['Push-Up 8'], misses: ['Push-Up 9'] },
  { rule: 'R37', hard: true, holds: ['Push-Up 10, Machine Row 6'], misses: ['Push-Up 10, Machine Row 5'] },
  { rule: 'R37', hard: true, holds: ['Push-Up 10, Machine Row 25'], misses: ['Push-Up 10, Machine Row 26'] },
  { rule: 'R37', says: /^Pull/, holds: ['Push-Up 10, Machine Row 9'], misses: ['Push-Up 10, Machine Row 8'] },
  {
    rule: 'R37',
    says: /^Pull/,
    holds: ['Push-Up 10, Machine Row 16'],
    misses: ['Push-Up 10, Machine Row 17'],
  },
  {
    rule: 'R37',
    says: /^Pull/,
    holds: ['Push-Up 7, Cable Fly 3, Machine Row 6, Cable Face Pull 3'],
    misses: ['Push-Up 7, Cable Fly 3, Machine Row 6, Cable Face Pull 2'],
  },
  {
    rule: 'R37',
    says: /^Pull/,
    holds: ['Push-Up 7, Cable Fly 3, Machine Row 9'],
    misses: ['Push-Up 7, Cable Fly 4, Machine Row 9'],
  },
  {
    rule: 'R37',
    says: /^Work/,
    holds: ['', 'Leg Press 6, Seated Leg Curl 10'],
    misses: ['', 'Leg Press 5, Seated Leg Curl 10'],
  },
  {
    rule: 'R37',
    says: /^Work/,
    holds: ['', 'Leg Press 16, Barbell Deadlift 10'],
    misses: ['', 'Leg Press 17, Barbell Deadlift 10'],
  },
  { rule: 'T5', who: novice, holds: ['Push-Up 75'], misses: ['Push-Up 76'] },
  { rule: 'T5', holds: ['Push-Up 100'], misses: ['Push-Up 101'] },
  { rule: 'T5', who: { experienceLevel: 'Advanced' }, holds: ['Push-Up 120'], misses: ['Push-Up 121'] },
  { rule: 'R21', holds: ['Push-Up 3'], misses: ['Push-Up 3!'] },
  { rule: 'R22', holds: ['Push-Up 3, Cable Curl 3'], misses: ['Cable Curl 3, Push-Up 3'] },
  {
    rule: 'R22',
    hard: true,
    who: strength,
    holds: ['Push-Up 3, Cable Curl 3'],
    misses: ['Cable Curl 3, Push-Up 3'],
  },
  {
    rule: 'R22',
    hard: true,
    who: strength,
    holds: ['Barbell Bench Press 3, Push-Up 3'],
    misses: ['Push-Up 3, Barbell Bench Press 3'],
  },
  {
    rule: 'R23',
    holds: ['', 'Barbell Back Squat 3x7, Barbell Deadlift 3x6'],
    misses: ['', 'Barbell Back Squat 3x6, Barbell Deadlift 3x6'],
  },
  {
    rule: 'R24',
    hard: true,
    who: strength,
    holds: ['Barbell Bench Press 3x3', 'Leg Press 3x6', 'Barbell Bench Press 3x3', 'Leg Press 3x3'],
    misses: ['Barbell Bench Press 3x3', 'Leg Press 3x7', 'Barbell Bench Press 3x3', 'Leg Press 3x3'],
  },
  {
    rule: 'R24',
    hard: true,
    who: strength,
    holds: ['Barbell Bench Press 3x3', 'Leg Press 3x6', 'Barbell Bench Press 3x3', 'Leg Press 3x3'],
    misses: ['Barbell Bench Press 3x2', 'Leg Press 3x6', 'Barbell Bench Press 3x3', 'Leg Press 3x3'],
  },
  // Singles count before a meet.
  {
    rule: 'R24',
    hard: true,
    who: beforeMeet,
    holds: week('Barbell Bench Press 3x1, Barbell Back Squat 3x1', 4),
    misses: ['Barbell Bench Press 3x7', ...week('Barbell Bench Press 3x1, Barbell Back Squat 3x1', 3)],
  },
  {
    rule: 'R24',
    hard: true,
    who: { primaryGoal: 'Powerbuilding' },
    holds: ['Barbell Bench Press 3x5', 'Leg Press 3x5'],
    misses: ['Barbell Bench Press 3x5'],
  },
  {
    rule: 'R24',
    hard: true,
    who: { primaryGoal: 'Powerbuilding', trainingDays: 5 },
    holds: ['Barbell Bench Press 3x5', 'Leg Press 3x5', 'Barbell Bench Press 3x5'],
    misses: ['Barbell Bench Press 3x5', 'Leg Press 3x5'],
  },
  {
    rule: 'R39',
    who: { trainingDays: 5 },
    holds: ['Push-Up 10', 'Push-Up 3, Leg Press 4', 'Machine Row 4'],
    misses: ['Push-Up 10', 'Push-Up 9, Leg Press 4', 'Machine Row 4'],
  },
  {
    rule: 'R39',
    who: { trainingDays: 5 },
    holds: ['Push-Up 1', 'Push-Up 5'],
    misses: ['Push-Up 2', 'Push-Up 5'],
  },
  {
    rule: 'R39',
    who: { trainingDays: 5 },
    holds: ['Push-Up 7, Machine Row 9', 'Cable Fly 5'],
    misses: ['Push-Up 7, Machine Row 5', 'Cable Fly 9'],
  },
  {
    rule: 'T16',
    says: /vertical/,
    holds: ['Push-Up 3, Machine Row 3, Lat Pulldown 3'],
    misses: ['Push-Up 3, Machine Row 3'],
  },
  // Two sessions of 36 minutes hold eighteen sets, two of 34 minutes sixteen.
  {
    rule: 'T16',
    who: { ...fullBody, trainingDays: 2, sessionLength: 45, exercisesToAvoid: 'I have 36 minutes' },
    says: /vertical/,
    holds: ['Lat Pulldown 3'],
    misses: ['Machine Row 3'],
  },
  {
    rule: 'T16',
    who: { ...fullBody, trainingDays: 2, sessionLength: 45, exercisesToAvoid: 'I have 34 minutes' },
    holds: ['Push-Up 3'],
    misses: [],
  },
  {
    rule: 'T16',
    says: /bar/,
    who: { equipment: 'Home Gym: a pull-up bar and bands' },
    holds: ['Pull-Up 3'],
    misses: ['Band Lat Pulldown 3'],
  },
  // GZCLP and The Bridge add weight to pull-ups in small steps.
  ...(['Strength', 'Hypertrophy'] as const).map((primaryGoal): Example => ({
    rule: 'T92',
    who: { primaryGoal },
    holds: ['Weighted Pull-Up 3, Lat Pulldown 3'],
    misses: ['Pull-Up 3'],
  })),
  ...[
    { primaryGoal: 'General Fitness' as const },
    { equipment: 'Home Gym: a pull-up bar and dumbbells' },
    { ...novice },
    { exercisesToAvoid: 'I love pull-ups' },
    { exercisesToAvoid: 'I had a heart attack last year' },
  ].map((who): Example => ({ rule: 'T92', who, holds: ['Pull-Up 3'], misses: [] })),
  {
    rule: 'T93',
    who: strength,
    holds: ['Weighted Pull-Up 4, Machine Row 3'],
    misses: ['Weighted Pull-Up 4, Machine Row 2'],
  },
  ...[
    { primaryGoal: 'Hypertrophy' as const },
    { ...strength, ...novice },
    { ...strength, facts: { bringUp: ['pull-up' as const] } },
  ].map((who): Example => ({ rule: 'T93', who, holds: ['Lat Pulldown 6'], misses: [] })),
  {
    rule: 'T94',
    says: /deadlift/,
    who: {
      ...strength,
      facts: { bestSets: [{ lift: 'deadlift', weight: 140, unit: 'kg', reps: 3 }] },
    },
    holds: ['', 'Barbell Deadlift 3'],
    misses: ['', 'Sumo Deadlift 3'],
  },
  {
    rule: 'T95',
    who: inAChair,
    holds: ['Machine Row 3, Machine Shoulder Press 3'],
    misses: ['Seated Cable Row 3'],
  },
  { rule: 'T95', who: inAChair, holds: ['Machine Row 3'], misses: ['Seated Dumbbell Shoulder Press 3'] },
  { rule: 'T95', holds: ['Seated Cable Row 3'], misses: [] },
  {
    rule: 'T17',
    says: /sinks deep/,
    who: {
      ...fullBody,
      trainingDays: 3,
      equipment: 'Home Gym: dumbbells',
      exercisesToAvoid: 'I have osteoporosis',
    },
    holds: ['Dumbbell Chair Squat 3'],
    misses: ['Dumbbell Goblet Squat 3'],
  },
  {
    rule: 'T94',
    says: /squat/,
    who: {
      ...strength,
      facts: { bestSets: [{ lift: 'squat', weight: 140, unit: 'kg', reps: 3 }] },
    },
    holds: ['Barbell Back Squat 3', 'Barbell Front Squat 3'],
    misses: ['Barbell Back Squat 3', 'Barbell Front Squat 3', 'Barbell Pause Squat 3'],
  },
  {
    rule: 'T94',
    who: strength,
    holds: ['Barbell Back Squat 3', 'Barbell Front Squat 3', 'Barbell Pause Squat 3'],
    misses: [],
  },
  // 5/3/1 and The Bridge have chin-ups beside the lifts.
  {
    rule: 'T16',
    says: /bar/,
    who: { primaryGoal: 'Strength' },
    holds: ['Chin-Up 3'],
    misses: ['Lat Pulldown 3'],
  },
  {
    rule: 'T16',
    says: /bar/,
    who: { primaryGoal: 'Strength' },
    holds: ['Pull-Up 3'],
    misses: ['Band-Assisted Pull-Up 3'],
  },
  {
    rule: 'T16',
    says: /bar/,
    who: { primaryGoal: 'Strength', facts: { sex: 'female' } },
    holds: ['Lat Pulldown 3'],
    misses: [],
  },
  // r/fitness's beginner routine squats every day, with a single squat variation.
  {
    rule: 'T86',
    says: /learned/,
    who: { ...novice, ...fullBody, trainingDays: 3 },
    holds: ['Machine Chest Press 3', 'Push-Up 3', 'Machine Chest Press 3'],
    misses: ['Machine Chest Press 3', 'Push-Up 3', 'Dumbbell Bench Press 3'],
  },
  {
    rule: 'T86',
    felt: true,
    who: { ...novice, ...fullBody, trainingDays: 3 },
    holds: ['Barbell Back Squat 3, Machine Row 3', 'Barbell Back Squat 3, Seated Cable Row 3'],
    misses: ['Barbell Back Squat 3', 'Leg Press 3'],
  },
  {
    rule: 'T17',
    says: /Balance/,
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I am 70' },
    holds: ['Dumbbell Split Squat 2', 'Dumbbell Split Squat 2'],
    misses: ['Dumbbell Split Squat 2', 'Leg Press 2'],
  },
  {
    rule: 'T17',
    says: /supported/,
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I am 70' },
    holds: ['Leg Press 2'],
    misses: ['Push-Up 2'],
  },
  // WHO 2020: balance on three days or more from 65 on; shorter sessions hold less of it.
  {
    rule: 'T17',
    says: /Balance/,
    who: beginsAt70,
    holds: week('Standing March 2', 3),
    misses: ['Standing March 2', 'Standing March 2', 'Dumbbell Split Squat 2'],
  },
  {
    rule: 'T17',
    says: /Balance/,
    who: { ...beginsAt70, trainingDays: 4 },
    holds: week('Standing March 2', 3),
    misses: week('Standing March 2', 2),
  },
  {
    rule: 'T17',
    says: /Balance/,
    who: { ...beginsAt70, exercisesToAvoid: 'I am 70, I have 45 minutes', sessionLength: 45 },
    holds: week('Standing March 2', 3),
    misses: week('Standing March 2', 2),
  },
  {
    rule: 'T17',
    says: /Balance/,
    who: { ...beginsAt70, exercisesToAvoid: 'I am 70, I have 44 minutes', sessionLength: 45 },
    holds: ['Standing March 2'],
    misses: ['Plank 2'],
  },
  {
    rule: 'T17',
    says: /Balance/,
    who: { ...beginsAt70, exercisesToAvoid: 'I am 70, I have 20 minutes', sessionLength: 30 },
    holds: ['Standing March 2', 'Dumbbell Split Squat 2'],
    misses: ['Standing March 2'],
  },
  {
    rule: 'T17',
    says: /holds the back up/,
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I have osteoporosis' },
    holds: ['Bird Dog 2', 'Supported Standing Bird Dog 2'],
    misses: ['Bird Dog 2', 'Dead Bug 2'],
  },
  {
    rule: 'T17',
    says: /of pulls for thin bones/,
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I have osteoporosis' },
    holds: ['Machine Chest Press 3, Machine Row 3'],
    misses: ['Machine Chest Press 3, Machine Row 2'],
  },
  {
    rule: 'T17',
    says: /guide/,
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I have osteoporosis' },
    holds: ['Smith Machine Romanian Deadlift 3'],
    misses: ['Cable Pull-Through 3'],
  },
  {
    rule: 'T17',
    says: /nothing to hold/,
    who: beginsAt70,
    holds: ['Glute Bridge 3'],
    misses: ['Dumbbell Glute Bridge 3'],
  },
  {
    rule: 'T17',
    says: /nothing to hold/,
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'afraid of falling' },
    holds: ['Wall Plank 3'],
    misses: ['Plank 3'],
  },
  ...[
    ['Chest-Supported Dumbbell Row 3', 'Dumbbell Bent-Over Row 3'],
    ['Lat Pulldown 3', 'Machine Assisted Pull-Up 3'],
    ['Leg Press 3', 'Barbell Back Squat 3'],
    ['Dumbbell Bench Press 3', 'Dumbbell Floor Press 3'],
    ['Hand-Supported Split Squat 3', 'Smith Machine Split Squat 3'],
  ].flatMap(([held = '', loose = '']) =>
    [beginsAt70, { ...fullBody, trainingDays: 3, exercisesToAvoid: 'afraid of falling' }].map((who) => ({
      rule: 'T17',
      says: /nothing to hold/,
      who,
      holds: [held],
      misses: [loose],
    })),
  ),
  {
    rule: 'T17',
    says: /nothing to hold/,
    who: { ...fullBody, exercisesToAvoid: 'high blood pressure' },
    holds: ['Machine Assisted Pull-Up 3, Barbell Bent-Over Row 3'],
    misses: ['Negative Pull-Up 3'],
  },
  // Strong, Steady and Straight (2022): steps load each hip on its own.
  {
    rule: 'T17',
    says: /One leg/,
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I have osteoporosis' },
    holds: ['Supported Step-Up 2'],
    misses: ['Leg Press 2'],
  },
  ...[
    ['Machine Chest Press 3', 'Dumbbell Bench Press 3'],
    ['Machine Shoulder Press 3', 'Dumbbell Shoulder Press 3'],
  ].map(([guided = '', free = '']) => ({
    rule: 'T17',
    says: /guide/,
    who: beginsAt70,
    holds: [guided],
    misses: [free],
  })),
  ...[
    ['Trap-Bar Deadlift 3', 'Barbell Deadlift 3'],
    ['Machine Incline Chest Press 3', 'Incline Dumbbell Bench Press 3'],
    ['Bird Dog 3', 'Stability Ball Rollout 3'],
  ].map(([free = '', close = '']) => ({
    rule: 'T47',
    says: /no room for a belly/,
    who: { ...fullBody, exercisesToAvoid: '20 weeks pregnant' },
    holds: [free],
    misses: [close],
  })),
  {
    rule: 'T47',
    says: /hinges/,
    who: { ...fullBody, exercisesToAvoid: '20 weeks pregnant' },
    holds: ['Dumbbell Romanian Deadlift 3', 'Trap-Bar Deadlift 3'],
    misses: ['Dumbbell Romanian Deadlift 3', 'Trap-Bar Deadlift 4'],
  },
  {
    rule: 'T47',
    says: /belly/,
    who: { ...fullBody, exercisesToAvoid: '20 weeks pregnant' },
    holds: ['Seated Cable Row 3'],
    misses: ['Barbell Bent-Over Row 3'],
  },
  // STOMPS: rows, shoulder blades and outward rotation three times a week; days of 45 minutes hold the last
  // two twice each.
  {
    rule: 'T39',
    says: /Rowing/,
    who: inAChair,
    holds: week('Seated Cable Row 2', 3),
    misses: [...week('Seated Cable Row 2', 2), 'Lat Pulldown 2'],
  },
  {
    rule: 'T39',
    says: /Rowing/,
    who: { ...inAChair, trainingDays: 4 },
    holds: week('Seated Cable Row 2', 3),
    misses: week('Seated Cable Row 2', 2),
  },
  {
    rule: 'T39',
    says: /back of the shoulder/,
    who: inAChair,
    holds: week('Cable Face Pull 2', 2),
    misses: ['Cable Face Pull 2', 'Cable External Rotation 2'],
  },
  {
    rule: 'T39',
    says: /Turning the shoulder out/,
    who: inAChair,
    holds: week('Cable External Rotation 2', 2),
    misses: ['Cable External Rotation 2', 'Cable Face Pull 2'],
  },
  {
    rule: 'T39',
    says: /presses/,
    who: inAChair,
    holds: ['Machine Chest Press 2, Lat Pulldown 3'],
    misses: ['Machine Chest Press 3, Lat Pulldown 4'],
  },
  {
    rule: 'T39',
    says: /presses/,
    who: inAChair,
    holds: ['Machine Chest Press 10, Lat Pulldown 15'],
    misses: ['Machine Chest Press 10, Lat Pulldown 14'],
  },
  {
    rule: 'R16',
    says: /for quads/,
    who: beginsAt70,
    holds: week('Leg Press 2', 3),
    misses: ['Leg Press 2', 'Leg Press 3'],
  },
  {
    rule: 'R37',
    says: /Pulling/,
    who: inAChair,
    holds: ['Machine Chest Press 2, Seated Cable Row 4'],
    misses: [],
  },
  {
    rule: 'R16',
    says: /for chest/,
    who: inAChair,
    holds: week('Machine Chest Press 2', 3),
    misses: ['Machine Chest Press 2', 'Machine Chest Press 3'],
  },
  // Martin Ginis 2018: each working muscle, on two days a week.
  {
    rule: 'T39',
    says: /trunk/,
    who: inAChair,
    holds: week('Cable Pallof Press 2', 2),
    misses: ['Cable Pallof Press 4'],
  },
  // Consortium for Spinal Cord Medicine (2005): stretch what pushing shortens, and strengthen its opposites.
  ...['Cable Fly 2', 'Band Front Raise 2'].map((loose) => ({
    rule: 'T39',
    says: /front of a shoulder/,
    who: inAChair,
    holds: ['Machine Chest Press 2'],
    misses: [loose],
  })),
  {
    rule: 'T39',
    says: /leans on a trunk/,
    who: inAChair,
    holds: ['Seated Cable Row 2'],
    misses: ['Seated Dumbbell Row 2'],
  },
  {
    rule: 'T39',
    who: { ...inAChair, exercisesToAvoid: 'I use a wheelchair, I have 20 minutes', sessionLength: 30 },
    holds: ['Machine Chest Press 3'],
    misses: [],
  },
  {
    rule: 'T28',
    says: /trunk/,
    who: { ...in30Minutes, primaryGoal: 'General Fitness' },
    holds: ['Plank 2'],
    misses: ["Plank 1, Dumbbell Farmer's Carry 3"],
  },
  { rule: 'T28', says: /trunk/, who: in30Minutes, holds: ['Push-Up 3'], misses: [] },
  {
    rule: 'T28',
    says: /trunk/,
    who: { ...in30Minutes, primaryGoal: 'General Fitness', exercisesToAvoid: 'I have 29 minutes' },
    holds: ['Push-Up 3'],
    misses: [],
  },
  ...(['I am 70', 'I am pregnant', 'herniated disc'] as const).map((exercisesToAvoid) => ({
    rule: 'T28',
    says: /trunk/,
    who: { ...in30Minutes, exercisesToAvoid },
    holds: ['Cable Pallof Press 2'],
    misses: ['Cable Pallof Press 1'],
  })),
  {
    rule: 'T28',
    says: /trunk/,
    who: inAChair,
    holds: ['Cable Pallof Press 2'],
    misses: ['Seated Twist 2, Seated Dumbbell Side Bend 2'],
  },
  {
    rule: 'T22',
    says: /second/,
    holds: ['Machine Row 3, Wide-Grip Cable Row 3'],
    misses: [
      'Machine Row 3, Seated Cable Row 3, Lat Pulldown 3, Cable Fly 3',
      'Machine Pendulum Squat 3, Smith Machine Squat 3, Landmine Squat 3, Band Spanish Squat 3, Machine Belt Squat 3',
    ],
  },
  { rule: 'T22', felt: true, holds: ['Machine Row 3'], misses: ['Wide-Grip Cable Row 3'] },
  {
    rule: 'T23',
    who: bodyParts,
    says: /Shoulders and Arms|Arms/,
    holds: ['', '', '', '', 'Close-Grip Bench Press 3, Cable Curl 3, Cable Triceps Pushdown 3'],
    misses: ['', '', '', '', 'Close-Grip Bench Press 3, Barbell Wrist Curl 3, Cable Triceps Pushdown 3'],
  },
  {
    rule: 'T23',
    who: { ...bodyParts, trainingDays: 3 },
    says: /shoulder/,
    holds: ['', '', 'Leg Press 3, Barbell Deadlift 3, Machine Lateral Raise 3'],
    misses: ['', '', 'Leg Press 3, Barbell Deadlift 3, Leg Extension 3'],
  },
  {
    rule: 'T23',
    who: { ...fullBody, trainingDays: 3 },
    says: /legs/,
    holds: ['Push-Up 3, Machine Row 3'],
    misses: ['Push-Up 3, Machine Row 3, Cable Fly 3'],
  },
  {
    rule: 'T29',
    says: /times/,
    holds: ['Machine Row 3, Wide-Grip Cable Row 3'],
    misses: ['Machine Row 3, Wide-Grip Cable Row 3, Machine High Row 3'],
  },
  {
    rule: 'T29',
    who: bodyParts,
    says: /times/,
    holds: ['', 'Machine Row 3, Wide-Grip Cable Row 3, Machine High Row 3'],
    misses: ['', 'Machine Row 3, Wide-Grip Cable Row 3, Machine High Row 3, T-Bar Row 3'],
  },
  {
    rule: 'T32',
    says: /already/,
    holds: ['Cable Curl 2, Cable Fly 2', '', 'Cable Curl 2'],
    misses: ['Cable Curl 2, Cable Fly 2, Plank 2', '', 'Cable Curl 2, Cable Fly 2'],
  },
  {
    rule: 'T1',
    who: strength,
    says: /No heavy deadlift/,
    holds: ['', 'Barbell Deadlift 3x6'],
    misses: ['', 'Barbell Romanian Deadlift 3x6'],
  },
  {
    rule: 'T1',
    who: strength,
    says: /No heavy deadlift/,
    holds: ['', 'Barbell Deadlift 3x6'],
    misses: ['', 'Barbell Deadlift 3x7'],
  },
  {
    rule: 'T1',
    who: strength,
    says: /bench press is trained/,
    holds: ['Barbell Bench Press 3', '', 'Barbell Pause Bench Press 3'],
    misses: ['Barbell Bench Press 3', '', 'Machine Row 3'],
  },
  {
    rule: 'T1',
    who: { ...strength, ...fullBody, trainingDays: 3 },
    says: /bench press is trained|bench press in/,
    holds: ['Barbell Bench Press 3x5', 'Barbell Bench Press 3x5'],
    misses: ['Barbell Bench Press 3x5', 'Machine Row 3'],
  },
  {
    rule: 'T1',
    who: { ...strength, ...fullBody, trainingDays: 2 },
    says: /bench press is trained|bench press in/,
    holds: ['Barbell Bench Press 3x5'],
    misses: ['Machine Row 3'],
  },
  {
    rule: 'T1',
    who: { ...strength, ...novice },
    says: /No heavy deadlift/,
    holds: ['', 'Barbell Deadlift 3x8'],
    misses: ['', 'Barbell Deadlift 3x9'],
  },
  {
    rule: 'T1',
    who: { ...strength, ...novice, facts: { ageBand: '65-plus' } },
    holds: ['Machine Chest Press 3', 'Leg Press 3'],
    misses: [],
  },
  {
    rule: 'T1',
    who: { ...strength, trainingDays: 3, programmingSplit: 'Push/Pull/Legs' },
    says: /No heavy squat/,
    holds: ['', '', 'Barbell Deadlift 3x6, Barbell Back Squat 3x10'],
    misses: ['', '', 'Barbell Deadlift 3x6, Barbell Back Squat 3x11'],
  },
  {
    rule: 'T1',
    who: strength,
    says: /deadlift is trained/,
    holds: ['', 'Barbell Deadlift 3x6', '', 'Barbell Romanian Deadlift 3x6'],
    misses: ['', 'Barbell Deadlift 3x6', '', 'Dumbbell Romanian Deadlift 3x6'],
  },
  {
    rule: 'T1',
    who: { ...strength, ...fullBody, trainingDays: 3 },
    says: /deadlift is trained/,
    holds: ['Barbell Deadlift 3x6'],
    misses: ['Machine Row 3'],
  },
  {
    rule: 'T1',
    who: strength,
    says: /bench press is trained/,
    holds: ['Barbell Bench Press 3', '', 'Barbell Pause Bench Press 3'],
    misses: ['Barbell Bench Press 3', '', 'Incline Barbell Bench Press 3'],
  },
  {
    rule: 'T1',
    who: { ...strength, primaryGoal: 'Powerbuilding' },
    says: /bench press is trained/,
    holds: ['Barbell Bench Press 3', '', 'Incline Barbell Bench Press 3'],
    misses: ['Barbell Bench Press 3', '', 'Barbell Floor Press 3'],
  },
  {
    rule: 'T1',
    who: { ...strength, exercisesToAvoid: 'meet in 9 weeks' },
    says: /bench press is trained/,
    holds: ['Barbell Bench Press 3', '', 'Barbell Pause Bench Press 3'],
    misses: ['Barbell Bench Press 3', '', 'Incline Barbell Bench Press 3'],
  },
  {
    rule: 'T37',
    who: strength,
    says: /bench/,
    holds: ['Barbell Bench Press 3', '', 'Close-Grip Bench Press 3'],
    misses: ['Barbell Bench Press 3', '', 'Barbell Bench Press 3'],
  },
  {
    rule: 'T37',
    who: { ...strength, ...novice },
    holds: ['Barbell Bench Press 3', '', 'Barbell Bench Press 3'],
    misses: [],
  },
  {
    rule: 'T38',
    who: strength,
    holds: ['Barbell Bench Press 7, Cable Curl 3, Plank 3'],
    misses: ['Barbell Bench Press 6, Cable Curl 4, Plank 3'],
  },
  {
    rule: 'T33',
    who: strength,
    holds: ['Barbell Bench Press 3, Lat Pulldown 3'],
    misses: ['Lat Pulldown 3, Barbell Bench Press 3'],
  },
  {
    rule: 'T33',
    who: { ...fullBody, trainingDays: 3 },
    holds: ['Leg Press 3, Lat Pulldown 3'],
    misses: ['Lat Pulldown 3, Leg Press 3'],
  },
  { rule: 'T33', holds: ['Lat Pulldown 3, Barbell Bench Press 3'], misses: [] },
  {
    rule: 'T34',
    holds: ['', 'Barbell Deadlift 3', '', 'Barbell Romanian Deadlift 3'],
    misses: ['', 'Barbell Deadlift 3', '', 'Trap-Bar Deadlift 3'],
  },
  {
    rule: 'T34',
    who: { ...fullBody, trainingDays: 3, primaryGoal: 'Powerbuilding' },
    holds: ['Barbell Deadlift 3', '', 'Barbell Romanian Deadlift 3'],
    misses: ['Barbell Deadlift 3', '', 'Rack Pull 3'],
  },
  {
    rule: 'T34',
    who: { primaryGoal: 'Powerbuilding' },
    holds: ['', 'Barbell Deadlift 3', '', 'Rack Pull 3'],
    misses: [],
  },
  {
    rule: 'T34',
    who: strength,
    holds: ['', 'Barbell Deadlift 3', '', 'Trap-Bar Deadlift 3'],
    misses: [],
  },
  {
    rule: 'T35',
    says: /chest/,
    holds: ['Machine Chest Press 3, Cable Fly 3'],
    misses: ['Machine Chest Press 3, Cable Fly 4'],
  },
  {
    rule: 'T35',
    says: /chest/,
    holds: ['Machine Chest Press 10, Cable Fly 10'],
    misses: ['Machine Chest Press 10, Cable Fly 11'],
  },
  {
    rule: 'T35',
    says: /quads/,
    holds: ['', 'Leg Press 3, Leg Extension 3'],
    misses: ['', 'Leg Press 3, Leg Extension 4'],
  },
  {
    rule: 'T36',
    holds: ['Machine Chest Press 3'],
    misses: ['Machine Incline Chest Press 3'],
  },
  { rule: 'T36', holds: ['Dumbbell Bench Press 3'], misses: ['Dumbbell Floor Press 3'] },
  {
    rule: 'T1',
    who: strength,
    says: /after its/,
    holds: ['', 'Barbell Back Squat 3, Barbell Front Squat 3'],
    misses: ['', 'Barbell Front Squat 3, Barbell Back Squat 3'],
  },
  {
    rule: 'T2',
    says: /side delts/,
    holds: ['Machine Lateral Raise 4'],
    misses: ['Machine Lateral Raise 3, Machine Shoulder Press 3'],
  },
  {
    rule: 'T2',
    who: { ...fullBody, trainingDays: 3, sessionLength: 45 },
    says: /biceps/,
    holds: ['Cable Curl 2', 'Cable Curl 2'],
    misses: ['Cable Curl 2', 'Chin-Up 4'],
  },
  {
    rule: 'T2',
    who: { facts: { bringUp: ['chest'] } },
    says: /side delts/,
    holds: ['Machine Lateral Raise 4'],
    misses: ['Machine Lateral Raise 3'],
  },
  // Four days of 50 minutes hold fewer than 60 sets.
  {
    rule: 'T2',
    who: { exercisesToAvoid: 'I have 50 minutes', facts: { bringUp: ['chest'] } },
    says: /side delts/,
    holds: ['Machine Lateral Raise 2'],
    misses: ['Machine Lateral Raise 1'],
  },
  // Five days of an hour hold 75 sets.
  {
    rule: 'T2',
    who: { trainingDays: 5 },
    says: /triceps/,
    holds: ['Cable Triceps Pushdown 3', '', 'Cable Triceps Pushdown 3'],
    misses: ['Cable Triceps Pushdown 3', '', 'Cable Triceps Pushdown 2'],
  },
  {
    rule: 'T2',
    who: { facts: { bringUp: ['shoulders'] } },
    says: /side delts/,
    holds: ['Machine Lateral Raise 6'],
    misses: ['Machine Lateral Raise 5'],
  },
  {
    rule: 'T2',
    who: { equipment: 'Bodyweight Only' },
    says: /triceps/,
    holds: ['Close-Grip Push-Up 4'],
    misses: ['Close-Grip Wall Push-Up 4'],
  },
  {
    rule: 'T2',
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I have 44 minutes' },
    holds: [],
    misses: [],
  },
  { rule: 'T2', who: { ...fullBody, trainingDays: 2 }, holds: [], misses: [] },
  {
    rule: 'T82',
    who: { primaryGoal: 'Powerbuilding' },
    says: /triceps/,
    holds: ['Close-Grip Bench Press 2'],
    misses: ['Close-Grip Bench Press 1, Barbell Bench Press 2'],
  },
  {
    rule: 'T82',
    who: { ...fullBody, trainingDays: 3, primaryGoal: 'Powerbuilding' },
    says: /biceps/,
    holds: ['Barbell Curl 2'],
    misses: ['Pull-Up 2'],
  },
  {
    rule: 'T82',
    who: { ...fullBody, trainingDays: 2, primaryGoal: 'Powerbuilding' },
    holds: ['Plank 2'],
    misses: [],
  },
  { rule: 'T82', who: { primaryGoal: 'Powerbuilding', sessionLength: 45 }, holds: ['Plank 2'], misses: [] },
  {
    rule: 'T82',
    who: { primaryGoal: 'Powerbuilding', facts: { bringUp: ['chest'] } },
    holds: ['Plank 2'],
    misses: [],
  },
  {
    rule: 'T4',
    says: /shrug/,
    holds: ['Barbell Shrug 3', '', 'Barbell Shrug 3'],
    misses: ['Barbell Shrug 4', '', 'Barbell Shrug 3'],
  },
  { rule: 'T4', says: /trunk/, holds: ['Push-Up 3, Plank 3'], misses: ['Plank 3, Dead Bug 3'] },
  {
    rule: 'T7',
    who: { facts: { bringUp: ['arms'] } },
    says: /biceps/,
    holds: ['Cable Curl 3', '', 'Cable Curl 3'],
    misses: ['Cable Curl 3', '', 'Cable Curl 2'],
  },
  {
    rule: 'T7',
    who: { facts: { bringUp: ['chest'] } },
    felt: true,
    holds: ['Push-Up 7', '', 'Push-Up 7'],
    misses: ['Push-Up 7', '', 'Push-Up 6'],
  },
  {
    rule: 'T7',
    who: { facts: { bringUp: ['arms'] } },
    felt: true,
    holds: week('Cable Curl 3, Cable Triceps Pushdown 3', 4),
    misses: [...week('Cable Curl 3, Cable Triceps Pushdown 3', 3), 'Cable Curl 2, Cable Triceps Pushdown 3'],
  },
  {
    rule: 'T7',
    who: { ...novice, facts: { bringUp: ['arms'] } },
    felt: true,
    holds: ['Cable Curl 5, Cable Triceps Pushdown 5', '', 'Cable Curl 5, Cable Triceps Pushdown 5'],
    misses: ['Cable Curl 5, Cable Triceps Pushdown 5', '', 'Cable Curl 4, Cable Triceps Pushdown 5'],
  },
  {
    rule: 'T7',
    who: { trainingDays: 5, programmingSplit: 'Push/Pull/Legs', facts: { bringUp: ['arms'] } },
    felt: true,
    holds: [
      'Cable Triceps Pushdown 5',
      'Cable Curl 5',
      '',
      'Cable Curl 5, Cable Triceps Pushdown 5',
      'Cable Curl 4, Cable Triceps Pushdown 4',
    ],
    misses: [
      'Cable Triceps Pushdown 5',
      'Cable Curl 5',
      '',
      'Cable Curl 5, Cable Triceps Pushdown 5',
      'Cable Curl 3, Cable Triceps Pushdown 4',
    ],
  },
  {
    rule: 'R22',
    who: { facts: { bringUp: ['arms'] } },
    holds: ['Push-Up 3, Cable Curl 3, Machine Row 3'],
    misses: ['Push-Up 3, Dumbbell Lateral Raise 3, Machine Row 3'],
  },
  {
    rule: 'T7',
    who: { facts: { bringUp: ['chest'] } },
    says: /chest/,
    holds: ['Push-Up 6', '', 'Push-Up 6'],
    misses: ['Push-Up 6', '', 'Push-Up 5'],
  },
  {
    rule: 'T7',
    who: { facts: { bringUp: ['chest'] } },
    says: /trained on/,
    holds: ['Push-Up 7', '', 'Push-Up 7'],
    misses: ['Push-Up 14'],
  },
  {
    rule: 'T7',
    who: { facts: { bringUp: ['chest'] } },
    says: /trained on/,
    holds: ['Push-Up 7', '', 'Push-Up 7'],
    misses: ['Push-Up 7', '', 'Cable Fly 7'],
  },
  {
    rule: 'T7',
    who: { ...fullBody, trainingDays: 3, facts: { bringUp: ['chest'] } },
    says: /trained on/,
    holds: ['Push-Up 7', 'Push-Up 7'],
    misses: ['Push-Up 14'],
  },
  {
    rule: 'T7',
    who: { facts: { bringUp: ['chest'] } },
    felt: true,
    holds: ['Machine Row 3, Lat Pulldown 3, Cable Curl 3, Push-Up 8', '', 'Push-Up 7'],
    misses: ['Machine Row 3, Lat Pulldown 3, Cable Curl 3, Plank 3, Push-Up 8', '', 'Push-Up 7'],
  },
  {
    rule: 'T28',
    who: { trainingDays: 5 },
    felt: true,
    holds: ['Plank 4', 'Machine Seated Calf Raise 6'],
    misses: ['Plank 4', 'Machine Seated Calf Raise 5'],
  },
  // Three sessions of 38 minutes hold thirty sets, three of 37 minutes twenty-seven.
  {
    rule: 'T28',
    says: /trunk/,
    who: { trainingDays: 3, sessionLength: 45, exercisesToAvoid: 'I have 38 minutes' },
    holds: ['Plank 2'],
    misses: ['Plank 1'],
  },
  {
    rule: 'T28',
    says: /trunk/,
    who: { trainingDays: 3, sessionLength: 45, exercisesToAvoid: 'I have 37 minutes' },
    holds: ['Push-Up 3'],
    misses: [],
  },
  {
    rule: 'T28',
    says: /calves/,
    holds: ['', 'Machine Seated Calf Raise 2'],
    misses: ['', 'Machine Seated Calf Raise 1'],
  },
  {
    rule: 'T28',
    felt: true,
    holds: ['Plank 4', 'Machine Seated Calf Raise 4'],
    misses: ['Plank 3', 'Machine Seated Calf Raise 4'],
  },
  {
    rule: 'T30',
    who: { exercisesToAvoid: 'I love kettlebell swings' },
    holds: ['', 'Kettlebell Swing 3'],
    misses: ['', 'Barbell Deadlift 3'],
  },
  {
    rule: 'T31',
    felt: true,
    who: { facts: { bestSets: [{ lift: 'squat', weight: 100, unit: 'kg', reps: 5 }] } },
    holds: ['', 'Barbell Back Squat 3'],
    misses: ['', 'Leg Press 3'],
  },
  { rule: 'T6', holds: ['', 'Leg Press 3'], misses: ['', 'Bodyweight Squat 3'] },
  { rule: 'T6', holds: ['Machine Row 3'], misses: ['Doorframe Row 3'] },
  {
    rule: 'T6',
    who: { experienceLevel: 'Advanced' },
    holds: ['Cable Pallof Press 3'],
    misses: ['Bird Dog 3'],
  },
  { rule: 'T6', holds: ['Bird Dog 3'], misses: ['', 'Bodyweight Squat 3'] },
  {
    rule: 'T6',
    who: { exercisesToAvoid: 'I have osteoporosis' },
    holds: ['Machine Row 3'],
    misses: ['Doorframe Row 3'],
  },
  {
    rule: 'T6',
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I am 70' },
    holds: ['Supported Single-Leg Stand 3'],
    misses: ['Bodyweight Step-Up 3'],
  },
  {
    rule: 'T6',
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I am 70' },
    holds: ['Leg Press 3'],
    misses: ['Supported Chair Squat 3'],
  },
  {
    rule: 'T6',
    who: { exercisesToAvoid: 'gave birth 10 weeks ago', equipment: 'Home Gym: dumbbells' },
    holds: ['', 'Dumbbell Goblet Squat 3'],
    misses: ['', 'Supported Chair Squat 3'],
  },
  {
    rule: 'T6',
    who: { equipment: 'Home Gym: dumbbells' },
    holds: ['Push-Up 3'],
    misses: ['Incline Push-Up 3'],
  },
  {
    rule: 'T6',
    who: { ...novice, equipment: 'Home Gym: barbell, rack, bench and plates' },
    holds: ['Barbell Bench Press 3'],
    misses: ['Push-Up 3'],
  },
  {
    rule: 'T6',
    who: { equipment: 'Home Gym: dumbbells' },
    holds: ['Push-Up 3', 'Dumbbell Goblet Squat 3'],
    misses: ['Push-Up 3', 'Bodyweight Squat 3'],
  },
  {
    rule: 'T40',
    says: /Swings/,
    who: { ...fullBody, trainingDays: 3, equipment: KETTLEBELLS },
    holds: ['Kettlebell Swing 3', 'Single-Arm Kettlebell Swing 3', 'Kettlebell Clean 3'],
    misses: ['Kettlebell Swing 3', 'Single-Arm Kettlebell Swing 3', 'Kettlebell Deadlift 3'],
  },
  {
    rule: 'T40',
    says: /carries/,
    who: { ...fullBody, trainingDays: 3, equipment: KETTLEBELLS },
    holds: ['Turkish Get-Up 2', 'Kettlebell Rack Carry 2'],
    misses: ['Turkish Get-Up 2', 'Plank 2'],
  },
  {
    rule: 'T40',
    says: /Get-ups on/,
    who: { ...strength, ...fullBody, trainingDays: 3, equipment: KETTLEBELLS },
    holds: ['Turkish Get-Up 2'],
    misses: ['Kettlebell Rack Carry 2', 'Kettlebell Suitcase Carry 2'],
  },
  // T56 leaves them out for size.
  {
    rule: 'T40',
    says: /Get-ups on/,
    who: { ...fullBody, trainingDays: 3, equipment: KETTLEBELLS },
    holds: ['Kettlebell Rack Carry 2'],
    misses: [],
  },
  ...(
    [
      ['Home Gym: two 20 kg kettlebells', 'Double Kettlebell Front Squat', 'Kettlebell Goblet Squat'],
      [KETTLEBELLS, 'Offset Kettlebell Front Squat', 'Kettlebell Sumo Squat'],
      [KETTLEBELLS, 'Two-Kettlebell Deadlift', 'Kettlebell Deadlift'],
      ['Home Gym: two 20 kg kettlebells', 'Single-Leg Kettlebell Deadlift', 'Kettlebell Deadlift'],
    ] as const
  ).map(([equipment, two, one]): Example => ({
    rule: 'T69',
    who: { equipment },
    holds: ['', `${two} 3`],
    misses: ['', `${one} 3`],
  })),
  // A bell is rowed with one hand, and squatted with both.
  {
    rule: 'T69',
    who: { equipment: 'Home Gym: one 24 kg kettlebell' },
    holds: ['Kettlebell Row 3'],
    misses: ['Two-Hand Kettlebell Row 3'],
  },
  {
    rule: 'T69',
    who: { equipment: 'Home Gym: one 24 kg kettlebell' },
    holds: ['', 'Kettlebell Goblet Squat 3'],
    misses: [],
  },
  {
    rule: 'T40',
    says: /clean and press/,
    who: { ...fullBody, trainingDays: 3, equipment: KETTLEBELLS },
    holds: ['Kettlebell Clean and Press 3'],
    misses: ['Kettlebell Overhead Press 3'],
  },
  {
    rule: 'T40',
    felt: true,
    who: { ...in45Minutes, trainingDays: 4, equipment: KETTLEBELLS },
    holds: week(ALL_OF_KETTLEBELLS, 4),
    misses: [...week(ALL_OF_KETTLEBELLS, 3), ALL_OF_KETTLEBELLS.replace('Press 2', 'Press 1')],
  },
  {
    rule: 'T40',
    felt: true,
    who: { ...in45Minutes, trainingDays: 4, equipment: KETTLEBELLS },
    holds: [...week(ALL_OF_KETTLEBELLS.replace('Press 2', 'Press 4'), 2), 'Kettlebell Swing 5'],
    misses: [ALL_OF_KETTLEBELLS.replace('Press 2', 'Press 8'), ...week(WITHOUT_PRESSES, 2)],
  },
  // A hundred swings a week; in little time, a quarter of the sets.
  {
    rule: 'T40',
    felt: true,
    who: { ...in45Minutes, trainingDays: 4, equipment: KETTLEBELLS },
    holds: [...week(ALL_OF_KETTLEBELLS, 3), 'Kettlebell Clean and Press 2, Kettlebell Clean 1'],
    misses: [...week(ALL_OF_KETTLEBELLS, 3), 'Kettlebell Clean and Press 2, Push-Up 1'],
  },
  {
    rule: 'T40',
    felt: true,
    who: { ...in45Minutes, equipment: KETTLEBELLS },
    holds: [...week(ALL_OF_KETTLEBELLS, 2), ALL_OF_KETTLEBELLS.replace('Press 2', 'Press 4')],
    misses: [
      ...week(ALL_OF_KETTLEBELLS, 2),
      ALL_OF_KETTLEBELLS.replace('Press 2', 'Press 4').replace('Swing 3', 'Swing 2'),
    ],
  },
  {
    rule: 'T27',
    felt: true,
    holds: ['', 'Kettlebell Swing 5'],
    misses: ['', 'Kettlebell Swing 3'],
  },
  // One rep per side makes a set; three or four sets.
  {
    rule: 'T27',
    felt: true,
    holds: ['Turkish Get-Up 4'],
    misses: ['Turkish Get-Up 2'],
  },
  {
    rule: 'T40',
    says: /Single legs/,
    who: { ...fullBody, trainingDays: 3, equipment: KETTLEBELLS },
    holds: ['Kettlebell Goblet Split Squat 3'],
    misses: ['Kettlebell Goblet Squat 3'],
  },
  {
    rule: 'T40',
    who: { ...fullBody, trainingDays: 3, equipment: 'Home Gym: 16 kg kettlebell, dumbbells' },
    holds: ['Push-Up 3'],
    misses: [],
  },
  {
    rule: 'T85',
    who: { ...fullBody, primaryGoal: 'General Fitness' },
    holds: ['Dumbbell Goblet Squat 3'],
    misses: ['Leg Press 3'],
  },
  ...[
    { primaryGoal: 'Hypertrophy' },
    { primaryGoal: 'General Fitness', facts: { ageBand: '65-plus' } },
    { primaryGoal: 'General Fitness', exercisesToAvoid: 'no squats' },
    { primaryGoal: 'General Fitness', equipment: 'Home Gym: dumbbells' },
  ].map((who) => ({ rule: 'T85', who: { ...fullBody, ...who }, holds: ['Leg Press 3'], misses: [] })),
  ...(
    [
      ['Dumbbell Front Squat', 'Dumbbell Goblet Squat'],
      ['Single-Leg Dumbbell Romanian Deadlift', 'Dumbbell Romanian Deadlift'],
      ['Single-Leg Dumbbell Romanian Deadlift', 'Dumbbell Glute Bridge'],
    ] as const
  ).map(([harder, light]): Example => ({
    rule: 'T87',
    who: { equipment: 'Home Gym: adjustable dumbbells up to 24 kg' },
    holds: ['', `${harder} 3`],
    misses: ['', `${light} 3`],
  })),
  // Heavy dumbbells, a first year and unknown weights are no reason.
  ...(
    [
      { equipment: 'Home Gym: adjustable dumbbells up to 50 kg' },
      { equipment: 'Home Gym: dumbbells' },
      { equipment: 'Home Gym: adjustable dumbbells up to 24 kg', experienceLevel: 'Beginner' },
    ] as const
  ).map((who): Example => ({ rule: 'T87', who, holds: ['', 'Dumbbell Goblet Squat 3'], misses: [] })),
  {
    rule: 'T84',
    who: { ...fullBody, experienceLevel: 'Novice', equipment: 'Bodyweight Only' },
    holds: ['Bodyweight Split Squat 3, Push-Up 3', 'Doorframe Row 3, Single-Leg Glute Bridge 3'],
    misses: ['Bodyweight Squat 3, Incline Push-Up 3', 'Towel Row 3, Glute Bridge 3'],
  },
  // In the first months, beside weights, and where balance comes first, both legs work together.
  ...[
    { experienceLevel: 'Beginner', equipment: 'Bodyweight Only' },
    { experienceLevel: 'Novice', equipment: 'Home Gym: dumbbells' },
    { experienceLevel: 'Novice', equipment: 'Bodyweight Only', facts: { ageBand: '65-plus' } },
    { experienceLevel: 'Novice', equipment: 'Bodyweight Only', exercisesToAvoid: 'I am pregnant' },
  ].map((who) => ({ rule: 'T84', who: { ...fullBody, ...who }, holds: ['Bodyweight Squat 3'], misses: [] })),
  {
    rule: 'T41',
    who: { ...fullBody, trainingDays: 3, sessionLength: 30, equipment: 'Bodyweight Only' },
    holds: ['Plank 2', 'Dead Bug 2', 'Push-Up 2'],
    misses: ['Plank 2', 'Push-Up 2', 'Push-Up 2'],
  },
  {
    rule: 'T41',
    felt: true,
    who: { ...fullBody, trainingDays: 3, sessionLength: 30, equipment: 'Bodyweight Only' },
    holds: ['Plank 2', 'Dead Bug 2', 'Reverse Crunch 2'],
    misses: ['Plank 2', 'Dead Bug 2', 'Push-Up 2'],
  },
  {
    rule: 'T41',
    who: {
      ...fullBody,
      trainingDays: 3,
      sessionLength: 30,
      exercisesToAvoid: 'I have 29 minutes',
      equipment: 'Bodyweight Only',
    },
    holds: ['Push-Up 2'],
    misses: [],
  },
  { rule: 'T21', who: { equipment: 'Bodyweight Only' }, holds: ['Doorframe Row 3'], misses: ['Prone Row 3'] },
  { rule: 'T24', says: /outgrown/, holds: ['Lat Pulldown 3'], misses: ['Machine Assisted Pull-Up 3'] },
  { rule: 'T24', says: /outgrown/, holds: ['Machine Row 3'], misses: ['Inverted Row 3'] },
  {
    rule: 'T24',
    says: /outgrown/,
    who: { equipment: 'Home Gym: barbell, rack and a bench' },
    holds: ['Inverted Row 3, Barbell Skull Crusher 3'],
    misses: ['Bench Dip 3'],
  },
  {
    rule: 'T24',
    who: { experienceLevel: 'Advanced' },
    says: /outgrown/,
    holds: ['', 'Barbell Romanian Deadlift 3'],
    misses: ['', 'Dumbbell Romanian Deadlift 3'],
  },
  {
    rule: 'T24',
    who: { experienceLevel: 'Advanced' },
    says: /outgrown/,
    holds: ['', 'Single-Leg Dumbbell Romanian Deadlift 3'],
    misses: ['', 'Dumbbell Romanian Deadlift 3'],
  },
  {
    rule: 'T24',
    says: /outgrown/,
    holds: ['', 'Dumbbell Romanian Deadlift 3'],
    misses: ['', 'Kettlebell Deadlift 3'],
  },
  { rule: 'T24', who: novice, says: /healthy/, holds: ['Incline Push-Up 3'], misses: ['Wall Push-Up 3'] },
  {
    rule: 'T24',
    who: { ...novice, exercisesToAvoid: 'I am 70' },
    says: /healthy/,
    holds: ['Wall Push-Up 3'],
    misses: [],
  },
  {
    rule: 'T24',
    who: { ...novice, exercisesToAvoid: 'I am 70' },
    says: /get out of/,
    holds: ['Leg Press 3'],
    misses: ['Machine Hack Squat 3'],
  },
  { rule: 'T24', who: novice, says: /get out of/, holds: ['Machine Hack Squat 3'], misses: [] },
  { rule: 'T24', who: novice, says: /stand/, holds: ['Push-Up 3'], misses: ['Seated Table Push-Up 3'] },
  { rule: 'T24', who: novice, says: /hold/, holds: ['', 'Leg Press 3'], misses: ['', 'Wall Sit 3'] },
  {
    rule: 'T24',
    who: { exercisesToAvoid: 'heart condition' },
    says: /cleared/,
    holds: ['', 'Leg Press 3'],
    misses: ['', 'Barbell Back Squat 3'],
  },
  {
    rule: 'T24',
    who: { facts: { bodyWeight: { value: 130, unit: 'kg' } } },
    says: /of the body/,
    holds: ['Lat Pulldown 3'],
    misses: ['Pull-Up 3'],
  },
  {
    rule: 'T24',
    who: { ...novice, facts: { sex: 'female' } },
    says: /of the body/,
    holds: ['Incline Push-Up 3'],
    misses: ['Close-Grip Push-Up 3'],
  },
  {
    rule: 'T24',
    who: { ...novice, facts: { ageBand: '50-64', sex: 'male' } },
    says: /of the body/,
    holds: ['Incline Push-Up 3'],
    misses: ['Push-Up 3'],
  },
  {
    rule: 'T18',
    says: /Calves/,
    who: { ...fullBody, trainingDays: 2, exercisesToAvoid: 'I run 40k a week' },
    holds: ['Machine Standing Calf Raise 2', 'Machine Standing Calf Raise 2'],
    misses: ['Machine Standing Calf Raise 4', 'Leg Press 2'],
  },
  {
    rule: 'T18',
    says: /Calves/,
    who: { ...fullBody, trainingDays: 3, exercisesToAvoid: 'I run 40k a week' },
    holds: ['Machine Standing Calf Raise 2', 'Machine Standing Calf Raise 2'],
    misses: ['Machine Standing Calf Raise 4', 'Leg Press 2'],
  },
  {
    rule: 'T18',
    says: /Bent-knee/,
    who: { ...fullBody, trainingDays: 2, exercisesToAvoid: 'I run 40k a week' },
    holds: ['Machine Seated Calf Raise 2'],
    misses: ['Machine Standing Calf Raise 2'],
  },
  {
    rule: 'T18',
    says: /Single legs/,
    who: { ...fullBody, trainingDays: 2, exercisesToAvoid: 'I run 40k a week' },
    holds: ['Dumbbell Split Squat 2'],
    misses: ['Leg Press 2'],
  },
  {
    rule: 'T18',
    felt: true,
    who: { ...fullBody, trainingDays: 2, exercisesToAvoid: 'I run 40k a week' },
    holds: [
      'Leg Press 3, Dumbbell Split Squat 2, Machine Seated Calf Raise 3',
      'Machine Seated Calf Raise 3',
    ],
    misses: [
      'Leg Press 2, Dumbbell Split Squat 2, Machine Seated Calf Raise 3',
      'Machine Seated Calf Raise 3',
    ],
  },
  {
    rule: 'T18',
    felt: true,
    who: { ...fullBody, trainingDays: 2, exercisesToAvoid: 'I run 40k a week' },
    holds: ['Dumbbell Split Squat 2, Machine Seated Calf Raise 3', 'Machine Seated Calf Raise 3'],
    misses: ['Dumbbell Split Squat 2, Machine Seated Calf Raise 3', 'Machine Seated Calf Raise 2'],
  },
  { rule: 'T18', who: fullBody, holds: ['Leg Press 3'], misses: [] },
  {
    rule: 'T18',
    says: /calf raises on a day/,
    who: { ...fullBody, trainingDays: 2, exercisesToAvoid: 'I run 40k a week' },
    holds: ['Machine Standing Calf Raise 2, Machine Seated Calf Raise 2'],
    misses: ['Machine Standing Calf Raise 3, Machine Seated Calf Raise 2'],
  },
  // Sessions are on Monday, Wednesday, Friday and Sunday: only the last has no sport the next day.
  {
    rule: 'T18',
    says: /before sport/,
    who: { ...fullBody, exercisesToAvoid: 'I play football on Tuesday, Thursday and Saturday' },
    holds: ['Leg Press 2, Barbell Romanian Deadlift 2', 'Leg Press 4', '', 'Leg Press 9'],
    misses: ['Leg Press 3, Barbell Romanian Deadlift 2', 'Leg Press 4', '', 'Leg Press 9'],
  },
  {
    rule: 'R22',
    who: { exercisesToAvoid: 'I run 40k a week' },
    holds: ['', 'Machine Seated Calf Raise 3, Leg Press 3'],
    misses: ['', 'Leg Extension 3, Leg Press 3'],
  },
  { rule: 'R39', holds: ['Push-Up 9', 'Push-Up 9'], misses: [] },
  // Three sessions of an hour hold forty-five sets, two of 72 minutes thirty-eight.
  {
    rule: 'T28',
    who: { ...fullBody, trainingDays: 3 },
    says: /calves/,
    holds: ['Machine Seated Calf Raise 2'],
    misses: ['Machine Seated Calf Raise 1'],
  },
  // Two sessions of 81 minutes hold forty-four.
  {
    rule: 'T28',
    who: { ...fullBody, trainingDays: 2, sessionLength: 90, exercisesToAvoid: 'I have 81 minutes' },
    says: /calves/,
    holds: ['Push-Up 3'],
    misses: [],
  },
  {
    rule: 'T42',
    holds: ['', 'Barbell Front Squat 3, Barbell Deadlift 3, Leg Press 3'],
    misses: ['', 'Barbell Deadlift 3, Leg Press 3, Barbell Front Squat 3'],
  },
  {
    rule: 'T42',
    who: strength,
    holds: ['', 'Barbell Deadlift 3, Barbell Front Squat 3'],
    misses: ['', 'Barbell Deadlift 3, Barbell Pause Squat 3'],
  },
  // After a deadlift, a front squat is the second squat of the week. If none is open, a leg press is.
  {
    rule: 'T1',
    who: strength,
    says: /squat is trained/,
    holds: ['', 'Barbell Back Squat 3x3-6', '', 'Barbell Deadlift 3x3-6, Barbell Front Squat 3'],
    misses: ['', 'Barbell Back Squat 3x3-6', '', 'Barbell Deadlift 3x3-6, Leg Press 3'],
  },
  {
    rule: 'T1',
    who: { ...strength, exercisesToAvoid: 'no front squats' },
    says: /squat is trained/,
    holds: ['', 'Barbell Back Squat 3x3-6', '', 'Barbell Deadlift 3x3-6, Leg Press 3'],
    misses: ['', 'Barbell Back Squat 3x3-6, Barbell Deadlift 3x3-6', '', 'Leg Press 3'],
  },
  {
    rule: 'T1',
    who: { primaryGoal: 'Powerbuilding' },
    says: /squat is trained/,
    holds: ['', 'Barbell Back Squat 3x3-6', '', 'Barbell Deadlift 3x3-6, Leg Press 3'],
    misses: ['', 'Barbell Back Squat 3x3-6, Barbell Deadlift 3x3-6', '', 'Leg Press 3'],
  },
  {
    rule: 'T53',
    who: beforeMeet,
    holds: ['', 'Barbell Deadlift 4, Barbell Romanian Deadlift 3'],
    misses: ['', 'Barbell Deadlift 4, Barbell Romanian Deadlift 4'],
  },
  {
    rule: 'T54',
    who: { ...beforeMeet, programmingSplit: 'No Preference' },
    holds: ['Barbell Bench Press 3', '', 'Barbell Pause Bench Press 3', 'Close-Grip Bench Press 3'],
    misses: ['Barbell Bench Press 3', '', 'Barbell Pause Bench Press 3', 'Close-Grip Bench Press 2'],
  },
  {
    rule: 'T54',
    who: { ...beforeMeet, ...fullBody },
    holds: ['Barbell Bench Press 3', '', 'Barbell Bench Press 3', 'Close-Grip Bench Press 3'],
    misses: ['Barbell Bench Press 3', '', 'Barbell Bench Press 3', 'Incline Barbell Bench Press 3'],
  },
  { rule: 'T54', who: strength, holds: ['Barbell Bench Press 3'], misses: [] },
  {
    rule: 'T55',
    who: beforeMeet,
    says: /deadlift/,
    holds: ['', 'Barbell Deadlift 5'],
    misses: ['', 'Barbell Deadlift 4, Rack Pull 3'],
  },
  { rule: 'T55', who: strength, holds: ['', 'Barbell Deadlift 3'], misses: [] },
  {
    rule: 'T90',
    who: beforeMeet,
    holds: ['Barbell Bench Press 3'],
    misses: ['Barbell Pause Bench Press 3'],
  },
  { rule: 'T90', who: strength, holds: ['Barbell Pause Bench Press 3'], misses: [] },
  {
    rule: 'T100',
    who: beforeMeet,
    holds: ['Barbell Back Squat 3'],
    misses: ['Barbell Pause Squat 3'],
  },
  { rule: 'T100', who: strength, holds: ['Barbell Pause Squat 3'], misses: [] },
  {
    rule: 'T91',
    who: beforeMeet,
    holds: ['Cable Curl 3, Cable Rope Pushdown 3'],
    misses: ['Cable Curl 4, Cable Rope Pushdown 3'],
  },
  { rule: 'T91', who: strength, holds: ['Cable Curl 4, Cable Rope Pushdown 4'], misses: [] },
  {
    rule: 'T50',
    who: strength,
    holds: ['Barbell Overhead Press 3'],
    misses: ['Machine Shoulder Press 3'],
  },
  {
    rule: 'T50',
    who: strength,
    felt: true,
    holds: ['Barbell Overhead Press 3'],
    misses: ['Barbell Overhead Press 2'],
  },
  {
    rule: 'T50',
    who: { ...strength, ...novice },
    holds: ['Barbell Overhead Press 3'],
    misses: ['Dumbbell Shoulder Press 3'],
  },
  ...[{}, { exercisesToAvoid: 'meet in 9 weeks' }, { exercisesToAvoid: 'I love Arnold presses' }].map(
    (other, who): Example => ({
      rule: 'T50',
      who: { ...(who ? strength : {}), ...other },
      holds: ['Machine Shoulder Press 3'],
      misses: [],
    }),
  ),
  {
    rule: 'T51',
    who: strength,
    says: /squat/,
    holds: ['', 'Barbell Back Squat 3', '', 'Barbell Front Squat 3'],
    misses: ['', 'Barbell Back Squat 3', '', 'Barbell Front Squat 2, Leg Press 3'],
  },
  {
    rule: 'T51',
    who: strength,
    felt: true,
    holds: [
      'Barbell Bench Press 4',
      'Barbell Back Squat 5, Barbell Romanian Deadlift 5',
      'Barbell Pause Bench Press 4',
      'Barbell Deadlift 4, Barbell Front Squat 4',
    ],
    misses: [
      'Barbell Bench Press 4',
      'Barbell Back Squat 5, Barbell Romanian Deadlift 5',
      'Barbell Pause Bench Press 3',
      'Barbell Deadlift 4, Barbell Front Squat 4',
    ],
  },
  // On three days the deadlift comes once.
  {
    rule: 'T51',
    who: { ...strength, ...in45Minutes },
    says: /deadlift/,
    holds: ['Barbell Deadlift 3'],
    misses: [],
  },
  {
    rule: 'T52',
    who: strength,
    says: /trunk/,
    holds: ['Plank 2', 'Dead Bug 2', 'Cable Crunch 2'],
    misses: ['Plank 2', 'Dead Bug 2', 'Cable Crunch 2', 'Bird Dog 2'],
  },
  {
    rule: 'T52',
    who: { ...strength, exercisesToAvoid: 'Powerlifting meet in 9 weeks' },
    says: /trunk/,
    holds: ['Plank 2', 'Dead Bug 2'],
    misses: ['Plank 2', 'Dead Bug 2', 'Cable Crunch 2'],
  },
  {
    rule: 'T56',
    holds: ['Plank 3'],
    misses: ['Turkish Get-Up 3'],
  },
  { rule: 'T56', who: strength, holds: ['Turkish Get-Up 3'], misses: [] },
  {
    rule: 'T52',
    who: strength,
    says: /calf/,
    holds: ['', 'Dumbbell Calf Raise 3'],
    misses: ['', 'Dumbbell Calf Raise 3', '', 'Machine Seated Calf Raise 2'],
  },
  {
    rule: 'T52',
    who: { ...strength, ...novice },
    says: /calf/,
    holds: ['', 'Dumbbell Calf Raise 3'],
    misses: ['', 'Dumbbell Calf Raise 3', '', 'Machine Seated Calf Raise 2'],
  },
  ...[{ facts: { bringUp: ['calves' as const] } }, { exercisesToAvoid: 'I run 40 km a week' }].map(
    (who): Example => ({
      rule: 'T52',
      who: { ...strength, ...who },
      holds: ['', 'Dumbbell Calf Raise 3', '', 'Machine Seated Calf Raise 2'],
      misses: [],
    }),
  ),
  {
    rule: 'T43',
    holds: ['', 'Barbell Deadlift 3, Leg Press 3, Seated Leg Curl 3'],
    misses: ['', 'Barbell Deadlift 3, Leg Press 3, Barbell Hip Thrust 3'],
  },
]
