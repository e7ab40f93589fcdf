import type { TrainingProfile } from '../profile.ts'
import type { Move } from './balance.ts'
import { merit } from './choose.ts'
import { belongsOn } from './days.ts'
import type { Draft, DraftDay, Row } from './draft.ts'
import { eligibleFor } from './eligible.ts'
import type { CatalogueEntry } from './exercise.ts'
import { setMinutes } from './minutes.ts'
import { usualRow } from './rows.ts'
import { gainOf, type Tally } from './worth.ts'

const USUAL_MOST_SETS = 4
const MOST_SETS = 6
const NEW_ROW_SETS = 2
/** A gain like this means that a floor is at stake: then an exercise may get more than the usual sets. */
const FLOOR_AT_STAKE = 30

const mostRows = ({ minutes }: TrainingProfile): number => (minutes === 30 ? 5 : 8)

/** Every way to give a day one set or one exercise more. */
export function additionsTo(draft: Draft, day: number, tally: Tally, profile: TrainingProfile): Move[] {
  const rows = draft.days[day]?.rows ?? []
  const moreSets = rows.flatMap((row, index) => oneSetMore(rows, row, index, day, tally, profile))
  return rows.length < mostRows(profile) ? [...moreSets, ...newRows(draft, day, profile)] : moreSets
}

function oneSetMore(
  rows: readonly Row[],
  row: Row,
  index: number,
  day: number,
  tally: Tally,
  profile: TrainingProfile,
): Move[] {
  const change = { day, entry: row.entry, sets: 1, peakSets: 1, exercises: 0 }
  if (row.sets >= (gainOf(tally, profile, change) >= FLOOR_AT_STAKE ? MOST_SETS : USUAL_MOST_SETS)) return []
  return [
    {
      rows: rows.with(index, { ...row, sets: row.sets + 1 }),
      change,
      minutes: setMinutes(row, profile.minutes),
    },
  ]
}

function newRows(draft: Draft, day: number, profile: TrainingProfile): Move[] {
  const today: DraftDay | undefined = draft.days[day]
  if (!today) return []
  const used = new Set(draft.days.flatMap(({ rows }) => rows.map(({ entry }) => entry)))
  const fresh: Move[] = []
  for (const ranked of rankedFor(profile, today, day).values()) {
    const entry = ranked.find((each) => !used.has(each)) ?? ranked.find((each) => !holds(today, each))
    if (!entry) continue
    const row = usualRow(entry, false, profile)
    fresh.push({
      rows: [...today.rows, row],
      change: { day, entry, sets: NEW_ROW_SETS, peakSets: NEW_ROW_SETS, exercises: 1 },
      minutes: NEW_ROW_SETS * setMinutes(row, profile.minutes),
    })
  }
  return fresh
}

const holds = ({ rows }: DraftDay, entry: CatalogueEntry) => rows.some((row) => row.entry === entry)

type Ranked = ReadonlyMap<string, readonly CatalogueEntry[]>
const rankings = new WeakMap<TrainingProfile, Map<string, Ranked>>()

/** What may be added to a day, by pattern, the best first. */
function rankedFor(profile: TrainingProfile, { kind }: DraftDay, day: number): Ranked {
  const ofProfile = rankings.get(profile) ?? new Map<string, Ranked>()
  rankings.set(profile, ofProfile)
  const key = `${kind} ${day}`
  const known = ofProfile.get(key)
  if (known) return known
  const none = new Set<string>()
  const open = eligibleFor(profile)
    .filter((entry) => belongsOn(kind, entry) && entry.pattern !== 'jump')
    .map((entry) => ({ entry, worth: merit(entry, profile, { leads: false, used: none, day }) }))
    .sort((one, other) => other.worth - one.worth)
  const ranked = Map.groupBy(
    open.map(({ entry }) => entry),
    ({ pattern, primary }) => `${pattern} ${primary[0]}`,
  )
  ofProfile.set(key, ranked)
  return ranked
}
