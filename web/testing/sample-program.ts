import type { ProgramRecord } from '../../domain/shop/program-record.ts'
import type { GeneratedProgram, Week } from '../../domain/program/program.ts'

type Row = readonly [name: string, sets: number, reps: string, restSeconds: number, swap: string]

const DAYS: Readonly<Record<string, readonly Row[]>> = {
  'Day 1 - Upper': [
    ['Barbell Bench Press', 4, '5', 180, 'Dumbbell Bench Press'],
    ['Chest-Supported Dumbbell Row', 4, '8-10', 120, 'Seated Cable Row'],
    ['Seated Dumbbell Shoulder Press', 3, '8-10', 120, 'Machine Shoulder Press'],
    ['Lat Pulldown', 3, '10-12', 90, 'Assisted Pull-Up'],
    ['Cable Triceps Pushdown', 2, '12-15', 60, 'Bench Dip'],
  ],
  'Day 2 - Lower': [
    ['Barbell Back Squat', 4, '5', 180, 'Leg Press'],
    ['Romanian Deadlift', 3, '8-10', 150, 'Dumbbell Romanian Deadlift'],
    ['Walking Lunge', 3, '10/side', 90, 'Split Squat'],
    ['Seated Leg Curl', 3, '10-12', 75, 'Lying Leg Curl'],
    ['Plank', 2, '45 s', 60, 'Dead Bug'],
  ],
  'Day 3 - Upper': [
    ['Overhead Press', 4, '6', 150, 'Seated Dumbbell Shoulder Press'],
    ['Weighted Pull-Up', 4, '6-8', 150, 'Lat Pulldown'],
    ['Incline Dumbbell Press', 3, '8-10', 120, 'Machine Chest Press'],
    ['Face Pull', 3, '12-15', 60, 'Reverse Pec Deck'],
    ['Dumbbell Curl', 2, '10-12', 60, 'Cable Curl'],
  ],
  'Day 4 - Lower': [
    ['Trap Bar Deadlift', 3, '5', 180, 'Romanian Deadlift'],
    ['Leg Press', 3, '10-12', 120, 'Goblet Squat'],
    ['Hip Thrust', 3, '8-10', 120, 'Glute Bridge'],
    ['Standing Calf Raise', 3, '12-15', 60, 'Seated Calf Raise'],
  ],
}

/** The extra sets per day in each week. The fifth week is the light one. */
const EXTRA_SETS = [0, 0, 1, 2, -5, 1, 2, 2]
const RIR = ['RIR 3', 'RIR 3', 'RIR 2', 'RIR 2', 'RIR 4', 'RIR 2', 'RIR 1-2', 'RIR 1-2']

const weekOf = (weekNumber: number): Week => {
  const extra = EXTRA_SETS[weekNumber - 1] ?? 0
  const isLight = extra < 0
  return {
    weekNumber,
    deload: isLight,
    workouts: Object.entries(DAYS).map(([day, rows]) => ({
      day: isLight ? `${day} (deload)` : day,
      estimatedMinutes: isLight ? 38 : 56 + extra,
      exercises: rows.map(([name, sets, reps, restSeconds, swap], row) => ({
        name,
        sets: isLight ? Math.max(1, sets - 1 - (row % 2)) : sets + (row < extra ? 1 : 0),
        reps,
        intensity: RIR[weekNumber - 1] ?? 'RIR 2',
        ...(weekNumber === 1 && progressionRuleOf(name, row)),
        notes: `Rest ${restSeconds} s.${row === 0 ? ' Warm up with 2 sets at 50% and 75%.' : ''} Swap: ${swap}.${weekNumber > 1 && row === 0 && !isLight ? ' +2.5 kg on last week.' : ''}`,
        restSeconds,
      })),
    })),
  }
}

const progressionRuleOf = (name: string, row: number) => ({
  rule:
    row > 0
      ? 'Hit: keep the weight; the rows raise the reps. Too easy: take the next size up. Missed twice in a row: take 10 percent off.'
      : 'Hit: take next week’s weight. Too easy: add 2.5 kg (5 lb) from then on. Missed: take 2.5 kg (5 lb) off; twice, 10 percent.',
  ...(name === 'Barbell Back Squat' && { weight: { kg: 100, lb: 220, percent: 79 } }),
  ...(name === 'Barbell Bench Press' && { weight: { kg: 70, lb: 155, isEstimate: true } }),
})

const program: GeneratedProgram = {
  overview: {
    daysPerWeek: 4,
    sessionLength: 60,
    split: 'Upper/Lower',
    programmingStyle: 'RIR',
    goal: 'Strength',
    level: 'Intermediate',
    equipment: 'Commercial Gym',
    decisions: [
      'You asked to avoid burpees: there are none, and no swap names one.',
      'You wrote that your left knee hurts in deep squats: squats stop at parallel, and Day 4 uses a leg press.',
      'You run on Sundays: no lower-body day comes right before or after it.',
    ],
    unread: ['My gym closes early in August.'],
  },
  weeks: [1, 2, 3, 4, 5, 6, 7, 8].map(weekOf),
  guidelines: {
    progression: [
      'When you reach the top of a rep range in every set, add 2.5 kg next time.',
      'When you miss reps twice in a row, take 10% off and build up again.',
      'Week 5 is lighter on purpose. Do not add to it.',
    ],
    rpe: [
      'RIR is the number of good reps you have left. RIR 2 means that you could have done two more.',
      'RPE is the same scale upside down: RPE 8 is RIR 2.',
      'Unsure? Most people have one rep more in them than they think.',
    ],
    recovery: ['Sleep 7 to 9 hours.', 'Leave a day between two lower-body days.', 'Walk on the days off.'],
    nutrition: [
      'Eat 1.6 to 2.2 g of protein per kg of body weight a day.',
      'Eat a little more than you burn if you want to gain.',
      'Drink when you are thirsty, and before you train.',
    ],
  },
  afterWeek8: {
    steps: [
      'Take two or three easy days. Then begin again at week 1, with new numbers.',
      'Divide the weight of your best set by its share in the table: that is your new max. For example, 100 kg (220 lb) for 5 at RIR 2 is 81%.',
      'You may trade one exercise a day for the swap beside it.',
    ],
    shares: [
      { reps: 1, percents: [100, 96, 92, 89] },
      { reps: 5, percents: [86, 84, 81, 79] },
      { reps: 10, percents: [74, 71, 68, 65] },
    ],
  },
}

export const SAMPLE_ID = 'Zk3vQ8mT1xYb5nRw7cPd2g'

/** A stored program as the gateway returns it, with its PDF. */
export const sampleRecord = (changes: Partial<ProgramRecord> = {}): ProgramRecord => ({
  id: SAMPLE_ID,
  name: 'Anna Łukasik',
  email: 'anna@example.com',
  googleDocLink: `/api/programs/${SAMPLE_ID}/pdf`,
  // Test files of a process share this module, and some change their record.
  generatedProgram: structuredClone(program),
  isTest: false,
  ...changes,
})
