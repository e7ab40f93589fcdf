import { many } from '../../exercises/words.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import type { Draft, Row } from '../draft/draft.ts'
import { secondRoundFrom } from '../draft/phases.ts'
import { when } from '../draft/when.ts'
import type { TrainingProfile } from '../profile/profile.ts'
import { weekOfChange, type ClosedPart } from '../profile/second-half.ts'

/** Two rounds of a program. */
interface Middle {
  first: Draft
  second: Draft
  /** What was to stand in the second round, and may not. */
  closed: readonly ClosedPart[]
  swaps: readonly CatalogueEntry[]
}

/** The weeks show the rest. */
const MOST_TOLD = 5

/** What changes in the middle of the program, and what that was to change stays. */
export function middleDecisions(
  { first, second, closed, swaps }: Middle,
  profile: TrainingProfile,
): string[] {
  const before = first.days.flatMap(({ rows }) => rows)
  const changes = second.days
    .flatMap(({ rows }) => rows)
    .flatMap((row, at) => (row.begins && before[at] ? [changeOf(before[at], row)] : []))
  const told = [...new Set(changes)]
  const shown = told.slice(0, told.length > MOST_TOLD ? MOST_TOLD - 1 : MOST_TOLD)
  const others = when(told.length > shown.length, `${told.length - shown.length} more exercises change`)
  const begins = secondRoundFrom(first.deloadWeek)
  const asked = weekOfChange(profile)
  const mayMore = swaps.some(({ id }) => profile.avoid.later?.includes(id))
  return [
    ...when(changes.length, `From week ${begins} on: ${[...shown, ...others].join('; ')}.`),
    ...when(
      changes.length && asked !== null && asked < begins,
      `You asked for that from week ${asked} on. It comes with the second half, in week ${begins}.`,
    ),
    ...when(asked !== null && mayMore, `From week ${asked} on, you may also use a swap that needs more.`),
    ...when(
      asked !== null && !changes.length && !mayMore,
      `Nothing that waits for week ${asked} is open to you, so your exercises stay the same.`,
    ),
    ...new Set(closed.map(staysOf)),
  ]
}

const changeOf = (before: Row, row: Row): string =>
  before.entry === row.entry
    ? `${row.entry.name} goes to ${repsOf(row)}`
    : `${before.entry.name} becomes ${row.entry.name}`

function repsOf({ entry, repsLow, repsHigh, sets, progression }: Row): string {
  // A wave falls through its range; other reps rise to what each week prints.
  const last = progression === 'wave' ? ` to ${repsHigh}` : ' or more'
  return `${many(sets, 'set')} of ${repsLow}${repsLow === repsHigh ? '' : last}${entry.timed ? ' seconds' : ''}`
}

const BECAUSE: Readonly<Record<ClosedPart['objection'], string>> = {
  equipment: 'needs equipment that you do not have',
  avoided: 'is among what we leave out for you',
  injury: 'is hard on a joint that you spare',
  'red-flag': 'does not suit your health',
  level: 'is too hard to learn within these weeks',
  later: 'would come sooner than you asked',
  meet: 'would be new just before your meet',
}

const staysOf = ({ entry, then, objection }: ClosedPart): string =>
  `${entry.name} stays as it is in all eight weeks: ${then.entry === entry ? 'a change' : then.entry.name} ${BECAUSE[objection]}.`
