import { createHash } from 'node:crypto'
import { z } from 'zod'
import { inBoth } from '../domain/program/phrase.ts'
import { effortIn } from '../domain/program/notation.ts'
import {
  isLightWeek,
  printedRows,
  setsInWeek,
  type Exercise,
  type GeneratedProgram,
  type Week,
  type Workout,
} from '../domain/program/program.ts'
import type { Weekday } from '../domain/program/weeks.ts'
import { weightIn } from '../domain/program/units.ts'
import { LONGEST, type WrittenForeword } from '../domain/training/foreword/check.ts'
import { subjectsOf } from '../domain/training/foreword/subjects.ts'
import { activityFor } from '../domain/training/printing/activity.ts'
import { careFor } from '../domain/training/profile/health/condition-care.ts'
import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import type { Form } from './ask-model.ts'
import { PROMPTS } from './generated/prompts.ts'
import type { Message } from './prompt.ts'
import { filled, safeText } from './safe-text.ts'

/** Identical for all and first, so that providers cache it. */
const SYSTEM = filled(PROMPTS.speaker, LONGEST)

const lines = z.array(z.string())
/** The form of the answer. */
export const ForewordFromModel = z.object({
  note: z.string(),
  lifts: lines,
  cues: lines,
  answers: lines,
  tools: lines,
})

export const FOREWORD: Form<WrittenForeword> = {
  name: 'foreword',
  schema: ForewordFromModel,
  accepts: ForewordFromModel,
  mostTokens: 600,
  effort: 'minimal',
}

/** Changes whenever the wording or the answer's schema changes. */
export const FOREWORD_VERSION = createHash('sha256')
  .update(SYSTEM + JSON.stringify(z.toJSONSchema(ForewordFromModel)))
  .digest('hex')
  .slice(0, 8)

/** Delimiters of the JSON, for programs that read the prompt. */
export const PROGRAM_FENCE = { start: '<program>', end: '</program>' } as const

/** Characters of one line, of which "wrote" has the rest, of all decisions, and of the buyer's own words. */
const LONGEST_LINE = 120
const LONGEST_DECISIONS = 800
const LONGEST_WORDS = 2_500

/** The program in short, and the words that it was written for. */
export function forewordPrompt(program: GeneratedProgram, profile: TrainingProfile): Message[] {
  const { overview, weeks, guidelines } = program
  const { lifts, minded, questions, told } = subjectsOf(program, profile)
  const { redFlags } = profile
  const plainly = (each: (typeof redFlags)[number]) => careFor(each, profile.torn).plain
  const data = {
    wrote: safeText(profile.comments, LONGEST_WORDS),
    goal: overview.goal,
    level: overview.level,
    minutes: overview.sessionLength,
    weeks: inRuns(weeks),
    food: guidelines.nutrition[0],
    beside: activityFor(profile)[0],
    ...(profile.event && { eventInWeeks: profile.event.weeks }),
    spares: profile.avoid.injuries,
    health: profile.conditions.map(plainly),
    ...(redFlags.length && { mustBeClearedFirst: redFlags.map(plainly) }),
    ...(profile.cleared.length && { clearedByProfessional: profile.cleared.map(plainly) }),
    bringUp: profile.person.bringUp,
    equipment: profile.equipment.kind === 'commercial' ? 'a full gym' : profile.equipment.implements,
    gaveWay: overview.gaveWay ?? [],
    decisions: shortened(decisionsOf(program, profile)),
    days: (weeks[0]?.workouts ?? []).map((each, at) =>
      [dayInShort(each, overview.weekdays?.[at]), ...laterOf(each, at, weeks)].join('; '),
    ),
    lifts: numbered(lifts.map(({ id, name }) => `${name}: ${wayOf(id, program, profile)}`)),
    minded: numbered(minded.map(({ entry, joints }) => `${entry.name} (${joints.join(', ')})`)),
    questions: numbered(questions),
    told: numbered(told),
  }
  return [
    { role: 'system', content: SYSTEM },
    {
      role: 'user',
      content: `The program, as data:\n${PROGRAM_FENCE.start}${JSON.stringify(data)}${PROGRAM_FENCE.end}\n\nWrite the first page.`,
    },
  ]
}

/** `2-3: 45 sets, RIR 2-3` and `5: light, 25 sets, RIR 3-4`: weeks of equal work in one. */
function inRuns(weeks: readonly Week[]): string[] {
  const runs: { first: number; last: number; work: string }[] = []
  for (const week of weeks) {
    const run = runs.at(-1)
    const work = workOf(week)
    if (run?.work === work) run.last = week.weekNumber
    else runs.push({ first: week.weekNumber, last: week.weekNumber, work })
  }
  return runs.map(({ first, last, work }) => `${first === last ? first : `${first}-${last}`}: ${work}`)
}

/** `45 sets, RIR 1-2, tests Push-Up in 120 s` */
function workOf(week: Week): string {
  const rows = week.workouts.flatMap(printedRows)
  const efforts = rows.flatMap(({ intensity }) => effortIn(intensity) ?? [])
  const least = Math.min(...efforts.map(({ low }) => low))
  const most = Math.max(...efforts.map(({ high }) => high))
  const tried = (how: 'trial' | 'test') =>
    [...new Set(rows.filter(({ facts }) => facts?.firstSet?.of === how).map(testInShort))].join(', ')
  const [trials, tests] = [tried('trial'), tried('test')]
  return [
    `${isLightWeek(week) ? 'light, ' : ''}${setsInWeek(week)} sets`,
    ...(efforts[0] ? [`${efforts[0].scale} ${least === most ? least : `${least}-${most}`}`] : []),
    ...(trials ? [`tries ${trials}`] : []),
    ...(tests ? [`tests ${tests}`] : []),
  ].join(', ')
}

const testInShort = ({ name, facts }: Exercise): string =>
  facts?.firstSet && 'withinSeconds' in facts.firstSet ? `${name} in ${facts.firstSet.withinSeconds} s` : name

/** `Day 1 - Upper A (thu): Barbell Bench Press 3 x 6-8, …` */
const dayInShort = ({ day, exercises }: Workout, weekday: Weekday | undefined): string =>
  `${day}${weekday ? ` (${weekday})` : ''}: ${exercises.map(inShort).join(', ')}`

/** `from week 6 Barbell Back Squat 3 x 6-8`: what takes the place of a row in the middle. */
function laterOf({ exercises }: Workout, at: number, weeks: GeneratedProgram['weeks']): string[] {
  const isOther = (other: Workout | undefined, place: number) =>
    other?.exercises.length === exercises.length &&
    other.exercises[place]?.exerciseId !== exercises[place]?.exerciseId
  return exercises.flatMap((_, place) => {
    const week = weeks.find(({ workouts }) => isOther(workouts[at], place))
    const row = week?.workouts[at]?.exercises[place]
    return week && row ? [`from week ${week.weekNumber} ${inShort(row)}`] : []
  })
}

const inShort = ({ name, sets, reps }: Exercise): string => `${name} ${sets} x ${reps}`

/** `week 1 3 x 6-8 at RIR 3 with 60 kg, week 8 3 x 6-8 at RIR 1 with 65 kg` */
function wayOf(id: string, { weeks }: GeneratedProgram, { units = 'kg' }: TrainingProfile): string {
  return [weeks[0], weeks.at(-1)]
    .flatMap((week) => {
      const row = week?.workouts.flatMap(({ exercises }) => exercises).find((each) => each.exerciseId === id)
      if (!week || !row) return []
      const { sets, reps, intensity, weight } = row
      return `week ${week.weekNumber} ${sets} x ${reps} at ${intensity}${weight ? ` with ${weightIn(units, weight)}` : ''}`
    })
    .join(', ')
}

const numbered = (all: readonly string[]): string[] =>
  all.map((each, index) => `${index + 1} ${safeText(each, LONGEST_LINE)}`)

/** What was understood comes first: it is what the buyer asked for. */
const decisionsOf = ({ overview }: GeneratedProgram, { understood }: TrainingProfile): string[] => [
  ...new Set([...understood.map(inBoth), ...(overview.decisions ?? [])]),
]

function shortened(all: readonly string[]): string[] {
  let left = LONGEST_DECISIONS
  return all.filter((each) => (left -= each.length) > 0)
}
