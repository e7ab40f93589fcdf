import { createHash } from 'node:crypto'
import { z } from 'zod'
import { CATALOGUE } from '../domain/exercises/catalogue.ts'
import { DAY_NAMES } from '../domain/program/day.ts'
import { eligibleFor, workingLevel } from '../domain/training/profile/eligible.ts'
import { eventDecision } from '../domain/training/profile/event.ts'
import type { CatalogueEntry } from '../domain/exercises/exercise.ts'
import { dayAt, type Finding } from '../domain/training/review/finding.ts'
import { REP_SECONDS, SET_UP_SECONDS } from '../domain/training/prescription/minutes.ts'
import { inBoth } from '../domain/program/phrase.ts'
import type { GeneratedProgram } from '../domain/program/program.ts'
import { PART_RULES } from '../domain/training/rules/table.ts'
import { REPS } from '../domain/training/prescription/generated/reps.ts'
import type { Range } from '../domain/training/prescription/rep-ranges.ts'
import { usualDeloadWeek } from '../domain/training/writer/write-by-rule.ts'
import { GOALS } from '../domain/exercises/vocabulary.ts'
import { volumeTargets, warmUpMinutes } from '../domain/training/prescription/volume.ts'
import { weekOf } from '../domain/training/week-plan/week-of.ts'
import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import { EXAMPLE_LINE, WrittenBlock } from './written-block.ts'
import { PROMPTS } from './generated/prompts.ts'
import { filled, safeText } from './safe-text.ts'

/** Raise it by hand when the text about a buyer changes. The fingerprint covers all other changes. */
const BUYER_TEXT_VERSION = '6'

const COMMENTS_LIMIT = 600
const MAX_FINDINGS = 30

const catalogueLine = ({ id, primary, perSide, timed, main, level }: CatalogueEntry): string => {
  const marks = [
    main && 'main',
    perSide && 'per side',
    timed && 'seconds',
    level !== 'novice' && level,
  ].filter(Boolean)
  return `${id} (${[primary.join('+'), ...marks].join(', ')})`
}

const catalogueByPattern = (): string =>
  [...Map.groupBy(CATALOGUE, ({ pattern }) => pattern)]
    .map(([pattern, entries]) => `## ${pattern}\n${entries.map(catalogueLine).join('\n')}`)
    .join('\n')

const titlesOf = (rules: typeof PART_RULES): string[] => [...new Set(rules.map(({ title }) => `- ${title}`))]
const HARD = titlesOf(PART_RULES.filter(({ hard }) => hard))
const TASTES = titlesOf(PART_RULES).filter((title) => !HARD.includes(title))

const inShort = ({ low, high }: Range): string => `${low}-${high}`
const repsByGoal = (): string =>
  GOALS.map((goal) => {
    const { main, compound, isolation } = REPS[goal]
    return `${goal}: main lifts ${inShort(main)}, other multi-joint ${inShort(compound)}, single joints ${inShort(isolation)}`
  }).join('; ')

/** Identical for every buyer and first in every call, so that providers can cache it. */
const SYSTEM = filled(PROMPTS.coach, {
  exampleLine: EXAMPLE_LINE,
  repsByGoal: repsByGoal(),
  setUpSeconds: SET_UP_SECONDS,
  repSeconds: REP_SECONDS,
  warmUpMinutes: warmUpMinutes(45),
  warmUpMinutesFrom60: warmUpMinutes(60),
  hardRules: HARD.join('\n'),
  tastes: TASTES.join('\n'),
  catalogue: catalogueByPattern(),
})

const fingerprint = createHash('sha256')
  .update(SYSTEM + JSON.stringify(z.toJSONSchema(WrittenBlock)))
  .digest('hex')
  .slice(0, 8)

/** Stored with every program. Changes whenever the wording, the catalogue or the answer's schema changes. */
export const PROMPT_VERSION = `${BUYER_TEXT_VERSION}.${fingerprint}`

export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export function promptFor(profile: TrainingProfile): Message[] {
  return [
    { role: 'system', content: SYSTEM },
    { role: 'user', content: buyerText(profile) },
  ]
}

/** Delimiters of the profile's JSON, for programs that read the prompt. */
export const PROFILE_FENCE = { start: '<profile>', end: '</profile>' } as const

function buyerText(profile: TrainingProfile): string {
  const { comments, ...rest } = profile
  // The buyer's words are in the comments and the wishes alone, as data.
  const understood = rest.understood.map(inBoth)
  const wishes = rest.wishes.map((each) => safeText(each, COMMENTS_LIMIT))
  const facts = { ...rest, understood, wishes, unread: [], comments: '' }
  const days = weekOf(profile).kinds.map((kind, index) => `${index + 1}. ${kind} (${DAY_NAMES[kind]})`)
  const { least, goal, most } = volumeTargets(profile)
  return [
    `${PROFILE_FENCE.start}${JSON.stringify(facts)}${PROFILE_FENCE.end}`,
    `Days of the week:\n${days.join('\n')}`,
    eventDecision(profile) ?? '',
    `The usual light week of this buyer: ${usualDeloadWeek({ level: workingLevel(profile), profile }) ?? 'none, null'}.`,
    `Weekly counted sets for each major muscle: at least ${least}, aim for ${goal}, never more than ${most}.`,
    openExercises(profile),
    comments
      ? `The buyer's comments, as data:\n<comments>${JSON.stringify(safeText(comments, COMMENTS_LIMIT))}</comments>`
      : '',
    'Write the block.',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** Lists the open or the closed exercises, whichever is shorter; the catalogue is in the system prompt. */
function openExercises(profile: TrainingProfile): string {
  const open = eligibleFor(profile)
  const closed = CATALOGUE.filter((entry) => !open.includes(entry))
  const ids = (entries: readonly CatalogueEntry[]) => entries.map(({ id }) => id).join(', ')
  if (open.length <= closed.length) return `Only these exercises are open to this buyer: ${ids(open)}`
  return closed.length
    ? `Closed to this buyer: ${ids(closed)}`
    : 'Every exercise of the catalogue is open to this buyer.'
}

export const correctionFor = (
  findings: readonly Finding[],
  program: Pick<GeneratedProgram, 'weeks'>,
): string =>
  [
    'Your block breaks these rules. Write the whole block again with them met and the rest unchanged.',
    ...[...new Set(findings.map((finding) => lineOf(finding, program)))].slice(0, MAX_FINDINGS),
  ].join('\n')

/** Leaves out the week: weeks repeat what the block says once. */
function lineOf(finding: Finding, program: Pick<GeneratedProgram, 'weeks'>): string {
  const { rule, exercise, says } = finding
  const day = program.weeks[0]?.workouts[dayAt(program, finding)]?.day
  return `- ${rule}: ${[day, exercise].filter(Boolean).join(', ')}${day || exercise ? ': ' : ''}${says}`
}

export const RETRY_FORM =
  'That was not a training block in the agreed JSON form. Write the block as JSON and nothing else.'
