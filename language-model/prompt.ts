import { createHash } from 'node:crypto'
import { z } from 'zod'
import type { CatalogueEntry } from '../domain/exercises/exercise.ts'
import { GOALS } from '../domain/exercises/vocabulary.ts'
import { DAY_KINDS, DAY_NAMES, type DayKind } from '../domain/program/day.ts'
import { DAYS } from '../domain/training/draft/generated/days.ts'
import { offerFor, type Offer, type OfferedGroup } from '../domain/training/offer/offer.ts'
import { REPS } from '../domain/training/prescription/generated/reps.ts'
import type { Range } from '../domain/training/prescription/rep-ranges.ts'
import { idsIn, type TrainingBlock } from '../domain/training/draft/draft.ts'
import { eventDecision } from '../domain/training/profile/event.ts'
import type { TrainingProfile } from '../domain/training/profile/profile.ts'
import { PROMPTS } from './generated/prompts.ts'
import { filled, safeText } from './safe-text.ts'
import { EXAMPLE_LINE, EXAMPLE_OF_TWO, WrittenBlock } from './written-block.ts'

/** Raise it by hand when the text about a buyer changes. The fingerprint covers all other changes. */
const BUYER_TEXT_VERSION = '8'

/** More than a form accepts. */
const WORDS_LIMIT = 2_500

const inShort = ({ low, high }: Range): string => `${low}-${high}`
const repsByGoal = (): string =>
  GOALS.map((goal) => {
    const { main, compound, isolation } = REPS[goal]
    return `${goal}: main lifts ${inShort(main)}, other multi-joint ${inShort(compound)}, single joints ${inShort(isolation)}`
  }).join('; ')

/** Identical for every buyer and first in every call, so that providers can cache it. */
const SYSTEM = filled(PROMPTS.coach, {
  exampleLine: EXAMPLE_LINE,
  exampleOfTwo: EXAMPLE_OF_TWO,
  repsByGoal: repsByGoal(),
})

const fingerprint = createHash('sha256')
  .update(SYSTEM + JSON.stringify(z.toJSONSchema(WrittenBlock)))
  .digest('hex')
  .slice(0, 8)

/** Stored with every program. Changes whenever the wording or the answer's schema changes. */
export const PROMPT_VERSION = `${BUYER_TEXT_VERSION}.${fingerprint}`

export interface Message {
  role: 'system' | 'user' | 'assistant'
  content: string
}

export const promptFor = (profile: TrainingProfile): Message[] => asking(profile, offerFor(profile))

/** Exercises of a movement for whoever chooses a few anew. */
const FEW = 3

/** What a block that is asked for again still needs: the findings stand in place of the rules, and what it uses stays open. */
export function promptToCorrect(profile: TrainingProfile, written: TrainingBlock): Message[] {
  const { groups, ...offer } = offerFor(profile)
  const used = new Set(idsIn(written))
  return asking(profile, {
    ...offer,
    rules: [],
    groups: groups.map((group) => ({
      ...group,
      entries: group.entries.filter(({ id }, at) => at < FEW || used.has(id)),
    })),
  })
}

const asking = (profile: TrainingProfile, offer: Offer): Message[] => [
  { role: 'system', content: SYSTEM },
  { role: 'user', content: buyerText(profile, offer) },
]

/** Delimiters of what programs read from the prompt: the facts of the buyer, their words, and the exercises. */
export const FACTS_FENCE = { start: '<facts>', end: '</facts>' } as const
export const COMMENTS_FENCE = { start: '<comments>', end: '</comments>' } as const
export const EXERCISES_FENCE = { start: '<exercises>', end: '</exercises>' } as const

const LATER_MARK = '+'
const LATER_MARK_TOLD = `, ${LATER_MARK} is only for a second part`

function buyerText(profile: TrainingProfile, offer: Offer): string {
  const wishes = profile.wishes.map((wish) => `- ${JSON.stringify(safeText(wish, WORDS_LIMIT))}`)
  return [
    wishes.length
      ? `What the buyer wishes for, as data. Meet each of them as far as exercises, sets, order or repetitions can:\n${wishes.join('\n')}`
      : '',
    profile.comments
      ? `All that the buyer wrote, as data:\n${COMMENTS_FENCE.start}${JSON.stringify(safeText(profile.comments, WORDS_LIMIT))}${COMMENTS_FENCE.end}`
      : '',
    `What we know of the buyer:\n${FACTS_FENCE.start}${JSON.stringify(factsOf(profile))}${FACTS_FENCE.end}`,
    eventDecision(profile) ?? '',
    `Days of the week, in this order: ${daysOf(offer)}.\n${heldBy(offer)}`.trim(),
    `Each day has ${Math.round(offer.minutesForSets)} minutes for sets, which is about ${offer.setsADay} sets. The minutes of a set stand with the exercises.`,
    `The usual light week of this buyer: ${offer.deloadWeek ?? 'none, null'}.`,
    offer.rules.length
      ? `What a good week holds for this buyer, the most important first; what speaks of 0 or no is said of an empty week. A wish goes before it:\n${ruleLines(offer).join('\n')}`
      : '',
    `The exercises by movement. * is a main lift, ! is liked by the buyer, ~ is kept light, / trains one side at a time, " is in seconds${profile.avoid.later?.length ? LATER_MARK_TOLD : ''}:\n${EXERCISES_FENCE.start}\n${offer.groups.map((group) => groupLine(group, profile)).join('\n')}\n${EXERCISES_FENCE.end}`,
    'Write the block.',
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** What the exercises or another part of the prompt says, or only screens show. */
const TOLD_ELSEWHERE = [
  'comments',
  'wishes',
  'unread',
  'understood',
  'said',
  'likes',
  'fine',
  'asks',
  'units',
  'freeSide',
]

/** The profile without what is empty, and without lists of exercises. */
const factsOf = ({ avoid, equipment, ...rest }: TrainingProfile): object => {
  const { patterns, positions, injuries, implements: tools } = avoid
  const facts = Object.entries({
    ...rest,
    equipment: equipment.kind === 'home' ? equipment : { kind: equipment.kind },
    avoid: withoutEmpty({ patterns, positions, injuries, implements: tools }),
  }).filter(([name]) => !TOLD_ELSEWHERE.includes(name))
  return withoutEmpty(Object.fromEntries(facts))
}

const withoutEmpty = (facts: object): object =>
  Object.fromEntries(
    Object.entries(facts).filter(([, value]: [string, unknown]) =>
      typeof value === 'object' && value !== null ? Object.keys(value).length : value !== undefined,
    ),
  )

const daysOf = ({ kinds, weekdays }: Offer): string =>
  kinds.map((kind, at) => [kind, weekdays?.[at]].filter(Boolean).join(' on ')).join(', ')

/** What each kind of day may hold, but for full-body days, which may hold everything. */
const heldBy = ({ kinds, groups }: Offer): string => {
  const offered = new Set(groups.map(({ pattern }) => pattern))
  return DAY_KINDS.filter((kind) => kinds.includes(kind) && kind !== 'full-body')
    .map((kind) => `${kind} (${DAY_NAMES[kind]}) holds ${movementsOf(kind, offered)}, and trunk work.`)
    .join('\n')
}

const movementsOf = (kind: DayKind, offered: ReadonlySet<string>): string =>
  DAYS[kind].holds.filter((pattern) => offered.has(pattern)).join(', ')

const ruleLines = ({ rules }: Offer): string[] => [
  ...new Set(rules.map(({ title, ofEmptyWeek }) => `- ${[...new Set(ofEmptyWeek)].join(' ') || title}`)),
]

const groupLine = (
  { pattern, muscle, helpers, minutesASet, entries }: OfferedGroup,
  profile: TrainingProfile,
) =>
  `${pattern}, ${[muscle, ...helpers.map((each) => `½ ${each}`)].join(' ')}, ${minutesASet.toFixed(1)} min: ${entries.map((entry) => marked(entry, profile)).join(' ')}`

const marked = ({ id, main, perSide, timed }: CatalogueEntry, { likes, avoid }: TrainingProfile): string =>
  [
    id,
    main && '*',
    likes.includes(id) && '!',
    avoid.light?.includes(id) && '~',
    perSide && '/',
    timed && '"',
    avoid.later?.includes(id) && LATER_MARK,
  ]
    .filter(Boolean)
    .join('')

export const RETRY_FORM =
  'That was not a training block in the agreed JSON form. Write the block as JSON and nothing else.'
