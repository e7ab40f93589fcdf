import { createHash } from 'node:crypto'
import { z } from 'zod'
import { inBoth } from '../domain/program/phrase.ts'
import type { GeneratedProgram, Workout } from '../domain/program/program.ts'
import type { Weekday } from '../domain/program/weeks.ts'
import { weightIn } from '../domain/program/units.ts'
import { LONGEST, type WrittenForeword } from '../domain/training/foreword/check.ts'
import { subjectsOf } from '../domain/training/foreword/subjects.ts'
import { CONDITION_CARE } from '../domain/training/profile/health/condition-care.ts'
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

/** Characters of one line, of all decisions, and of the buyer's own words. */
const LONGEST_LINE = 160
const LONGEST_DECISIONS = 1_000
const LONGEST_WORDS = 2_500

/** The program in short, and the words that it was written for. */
export function forewordPrompt(program: GeneratedProgram, profile: TrainingProfile): Message[] {
  const { overview, weeks } = program
  const { lifts, minded, questions, told } = subjectsOf(program, profile)
  const { redFlags } = profile
  const plainly = (each: (typeof redFlags)[number]) => CONDITION_CARE[each].plain
  const data = {
    wrote: safeText(profile.comments, LONGEST_WORDS),
    goal: overview.goal,
    level: overview.level,
    minutes: overview.sessionLength,
    lightWeeks: weeks.filter(({ deload }) => deload).map(({ weekNumber }) => weekNumber),
    ...(profile.event && { eventInWeeks: profile.event.weeks }),
    spares: profile.avoid.injuries,
    health: profile.conditions.map(plainly),
    ...(redFlags.length && { mustBeClearedFirst: redFlags.map(plainly) }),
    ...(profile.cleared.length && { clearedByProfessional: profile.cleared.map(plainly) }),
    bringUp: profile.person.bringUp,
    equipment: profile.equipment.kind === 'commercial' ? 'a full gym' : profile.equipment.implements,
    gaveWay: overview.gaveWay ?? [],
    decisions: shortened(decisionsOf(program, profile)),
    days: (weeks[0]?.workouts ?? []).map((each, at) => dayInShort(each, overview.weekdays?.[at])),
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

/** `Day 1 - Upper A (thu): Barbell Bench Press 3 x 6-8, …` */
const dayInShort = ({ day, exercises }: Workout, weekday: Weekday | undefined): string =>
  `${day}${weekday ? ` (${weekday})` : ''}: ${exercises.map(({ name, sets, reps }) => `${name} ${sets} x ${reps}`).join(', ')}`

/** `week 1 3 x 6-8 at RIR 3 with 60 kg, week 8 3 x 6-8 at RIR 1 with 65 kg, a test` */
function wayOf(id: string, { weeks }: GeneratedProgram, { units = 'kg' }: TrainingProfile): string {
  return [weeks[0], weeks.at(-1)]
    .flatMap((week) => {
      const row = week?.workouts.flatMap(({ exercises }) => exercises).find((each) => each.exerciseId === id)
      if (!week || !row) return []
      const { sets, reps, intensity, weight, isTest } = row
      return `week ${week.weekNumber} ${sets} x ${reps} at ${intensity}${weight ? ` with ${weightIn(units, weight)}` : ''}${isTest ? ', a test' : ''}`
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
