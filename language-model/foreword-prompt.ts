import { createHash } from 'node:crypto'
import { z } from 'zod'
import { inBoth } from '../domain/program/phrase.ts'
import { exerciseNames, type GeneratedProgram } from '../domain/program/program.ts'
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

/** Characters of one line, and of all decisions: a call has at most 2,000 tokens. */
const LONGEST_LINE = 160
const LONGEST_DECISIONS = 1_600

/** The program in short, as the foreword needs it. */
export function forewordPrompt(program: GeneratedProgram, profile: TrainingProfile): Message[] {
  const { overview, weeks } = program
  const { lifts, minded, questions, told } = subjectsOf(program, profile)
  const rows = weeks[0]?.workouts.flatMap(({ exercises }) => exercises) ?? []
  const rowOf = (id: string): string => {
    const row = rows.find(({ exerciseId }) => exerciseId === id)
    if (!row) return ''
    const weight = row.weight ? `, ${row.weight.kg} kg (${row.weight.lb} lb)` : ''
    return `: ${row.sets} sets of ${row.reps}, ${row.intensity}${weight}`
  }
  const data = {
    goal: overview.goal,
    level: overview.level,
    split: overview.split,
    daysPerWeek: overview.daysPerWeek,
    minutes: overview.sessionLength,
    lightWeeks: weeks.filter(({ deload }) => deload).map(({ weekNumber }) => weekNumber),
    ...(profile.event && { eventInWeeks: profile.event.weeks }),
    spares: profile.avoid.injuries,
    health: profile.conditions.map((each) => CONDITION_CARE[each].plain),
    ...(profile.redFlags.length && { mustBeClearedByAProfessionalFirst: true }),
    bringUp: profile.person.bringUp,
    equipment: profile.equipment.kind === 'commercial' ? 'a full gym' : profile.equipment.implements,
    gaveWay: overview.gaveWay ?? [],
    decisions: shortened(decisionsOf(program, profile)),
    exercises: exerciseNames(program),
    lifts: numbered(lifts.map(({ id, name }) => `${name}${rowOf(id)}`)),
    minded: numbered(minded.map(({ entry, joints }) => `${entry.name} (${joints.join(', ')})`)),
    questions: numbered(questions),
    told: numbered(told),
  }
  return [
    { role: 'system', content: SYSTEM },
    {
      role: 'user',
      content: `The program, as data:\n${PROGRAM_FENCE.start}${JSON.stringify(data)}${PROGRAM_FENCE.end}\n\nWrite the foreword.`,
    },
  ]
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
