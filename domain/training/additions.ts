import type { TrainingProfile } from '../profile.ts'
import type { Move } from './balance.ts'
import { merit, NEVER_CHOSEN } from './choose.ts'
import { belongsOn } from './days.ts'
import type { Draft, DraftDay, Row } from './draft.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { canBeHeavy } from './heavy.ts'
import { setMinutes } from './minutes.ts'
import { mostSets, usualRow } from './rows.ts'
import { isCompound, type Pattern } from './vocabulary.ts'
import { servesAim, servesFloor, type Tally } from './worth.ts'

const USUAL_MOST_SETS = 4
const USUAL_MOST_SINGLE_JOINT = 3
/** Fine where a person asks for them, but nothing to fill time with. */
const NO_FILLERS: readonly Pattern[] = ['jump', 'carry', 'forearm', 'front-raise', 'trunk-rotation']

/** Every way to give a day one set or one exercise more. */
export function additionsTo(draft: Draft, day: number, tally: Tally, profile: TrainingProfile): Move[] {
  const rows = draft.days[day]?.rows ?? []
  const moreSets = rows.flatMap((row, index) => oneSetMore(rows, row, index, day, tally, profile))
  return [...moreSets, ...newRows(draft, day, profile)]
}

function oneSetMore(
  rows: readonly Row[],
  row: Row,
  index: number,
  day: number,
  tally: Tally,
  profile: TrainingProfile,
): Move[] {
  const change = { day, entry: row.entry, sets: 1, exercises: 0 }
  const usual = isCompound(row.entry.pattern) ? USUAL_MOST_SETS : USUAL_MOST_SINGLE_JOINT
  const aimed = servesAim(tally, profile, change) ? usual + 1 : usual
  const most = mostSets(profile)
  if (row.sets >= (servesFloor(tally, profile, change) ? most : Math.min(aimed, most))) return []
  return [
    {
      rows: rows.with(index, { ...row, sets: row.sets + 1 }),
      change,
      minutes: setMinutes(row, profile),
    },
  ]
}

function newRows(draft: Draft, day: number, profile: TrainingProfile): Move[] {
  const today = draft.days[day]
  if (!today) return []
  const used = new Set(draft.days.flatMap(({ rows }) => rows.map(({ entry }) => entry)))
  const fresh: Move[] = []
  for (const ranked of rankedFor(profile, today, day)) {
    const row =
      ranked.find(({ entry }) => !used.has(entry)) ?? ranked.find(({ entry }) => !holds(today, entry))
    if (!row) continue
    fresh.push({
      rows: [...today.rows, row],
      change: { day, entry: row.entry, sets: row.sets, exercises: 1 },
      minutes: row.sets * setMinutes(row, profile),
    })
  }
  return fresh
}

/** What could take the place of a row and trains the same, as often, in less time; the best first. */
export function quickerThan(row: Row, draft: Draft, day: number, profile: TrainingProfile): readonly Row[] {
  const today = draft.days[day]
  const alike = today ? rankedFor(profile, today, day).find((ranked) => isOf(ranked, row.entry)) : undefined
  return (alike ?? [])
    .filter(({ entry }) => !draft.days.some((each) => holds(each, entry)))
    .map((other) => ({ ...other, sets: row.sets }))
    .filter((other) => setMinutes(other, profile) < setMinutes(row, profile))
}

const isOf = (ranked: readonly Row[], { pattern, primary }: CatalogueEntry): boolean =>
  ranked[0]?.entry.pattern === pattern && ranked[0].entry.primary[0] === primary[0]

const holds = ({ rows }: DraftDay, entry: CatalogueEntry) => rows.some((row) => row.entry === entry)

type Ranked = readonly (readonly Row[])[]
const rankings = new WeakMap<TrainingProfile, Map<string, Ranked>>()

/** What may be added to a day: a list for each movement and muscle, the best first. */
function rankedFor(profile: TrainingProfile, { kind }: DraftDay, day: number): Ranked {
  const ofProfile = rankings.get(profile) ?? new Map<string, Ranked>()
  rankings.set(profile, ofProfile)
  const key = `${kind} ${day}`
  const known = ofProfile.get(key)
  if (known) return known
  const choice = { leads: false, used: new Set<string>(), day }
  const open = eligibleFor(profile)
    .filter((entry) => belongsOn(kind, entry) && !NO_FILLERS.includes(entry.pattern))
    .map((entry) => ({ row: usualRow(entry, false, profile), worth: merit(entry, profile, choice) }))
    .filter(({ worth }) => worth > NEVER_CHOSEN)
    .sort((one, other) => other.worth - one.worth)
    .map(({ row }) => row)
  const heavy = open.filter(({ entry }) => canBeHeavy(entry, profile))
  const ranked = [...Map.groupBy(open, ({ entry }) => `${entry.pattern} ${entry.primary[0]}`).values(), heavy]
  ofProfile.set(key, ranked)
  return ranked
}
