import { inWords } from '../../exercises/words.ts'
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
  const others = when(told.length > shown.length, `${told.length - shown.length} more rows change`)
  const begins = secondRoundFrom(first.deloadWeek)
  const asked = weekOfChange(profile)
  const mayMore = swaps.some(({ id }) => profile.avoid.later?.includes(id))
  return [
    ...when(changes.length, `From week ${begins} on, ${inWords([...shown, ...others])}.`),
    ...when(
      changes.length && asked !== null && asked < begins,
      `You asked for that from week ${asked} on: the second half of this program begins in week ${begins}, and the change with it.`,
    ),
    ...when(asked !== null && mayMore, `From week ${asked} on, a swap that needs more is yours to take.`),
    ...when(
      asked !== null && !changes.length && !mayMore,
      `Nothing that waits for week ${asked} is open to you, so the rows stay as they are.`,
    ),
    ...new Set(closed.map(staysOf)),
  ]
}

const changeOf = (before: Row, row: Row): string =>
  before.entry === row.entry
    ? `${row.entry.name} goes to ${repsOf(row)}`
    : `${before.entry.name} becomes ${row.entry.name}`

function repsOf({ entry, repsLow, repsHigh, sets }: Row): string {
  const reps = repsLow === repsHigh ? `${repsLow}` : `${repsLow} to ${repsHigh}`
  return `${sets} sets of ${reps}${entry.timed ? ' seconds' : ''}`
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
