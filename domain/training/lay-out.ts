import { GOOD_SESSION } from './aims.ts'
import type { Brief } from './brief.ts'
import { growthOf } from './care.ts'
import type { DayKind } from './days.ts'
import type { Row } from './draft.ts'
import type { CatalogueEntry } from './exercise.ts'
import { canLead } from './heavy.ts'
import { minutesToWarmUp, setMinutes, setSeconds } from './minutes.ts'
import { inOrder } from './order.ts'
import { addsSetsIn } from './person/age.ts'
import { accessoryReps } from './person/sex.ts'
import { mostSets, soundRow, usualRow } from './rows.ts'
import { judgedFor } from './rules/strength.ts'
import { weekDay, type WeekDay, type WeekRow } from './rules/week.ts'
import { besidePartners, restOn, supersetsOf } from './supersets.ts'
import { isCompound, isLegs, isPull, isPush } from './vocabulary.ts'
import { groupRecord, isBrief, sharesOf } from './volume.ts'

/** An exercise of a day and its sets; how it is prescribed follows from its place. */
export interface Choice {
  entry: CatalogueEntry
  sets: number
  /** How somebody else prescribed it, kept as far as it is sound. */
  given?: Row
}

export interface PlannedDay {
  kind: DayKind
  choices: readonly Choice[]
}

/** Turns what a day holds into what it will print. */
export interface Layout {
  rows: (day: PlannedDay) => Row[]
  /** As the rules look at it. */
  seen: (day: PlannedDay) => WeekDay
  /** Of an exercise that neither leads nor is done in turn. */
  minutesASet: (entry: CatalogueEntry) => number
}

/** Later weeks add a set to what opens a day, unless age, health or time speak against it. */
export const canGrow = ({ profile }: Brief): boolean =>
  !isBrief(profile) && growthOf(profile) !== 'none' && (addsSetsIn(0, profile) || addsSetsIn(1, profile))

export function layoutFor(brief: Brief): Layout {
  const { profile } = brief
  const judged = judgedFor(brief, 0)
  const most = mostSets(profile)
  const grows = canGrow(brief)
  const rowFor = prescriber(brief)

  /** What is prescribed as a main lift. */
  function leadsOf({ kind, choices }: PlannedDay): Choice[] {
    const heavy = choices.filter(({ entry }) => canLead(entry, profile))
    const first = heavy.find(notPulled) ?? heavy[0]
    if (first) {
      const best = heavy.filter(({ entry }) => judged.some(({ isIt }) => isIt(entry)))
      const near = heavy.find(({ entry }) => judged.some(({ trainsIt }) => trainsIt(entry)))
      const [main = near ?? first, ...others] = best
      return [main, ...others.filter(({ entry }) => !isLegs(entry.pattern) || !isLegs(main.entry.pattern))]
    }
    const mains = choices.filter(({ entry }) => entry.main && isCompound(entry.pattern))
    const opener = mains.find(notPulled) ?? mains[0] ?? choices.find(({ entry }) => isCompound(entry.pattern))
    if (!opener) return []
    const press = mains.find(({ entry }) => isPush(entry.pattern))
    return kind === 'full-body' && press && isLegs(opener.entry.pattern) ? [opener, press] : [opener]
  }

  function rows(day: PlannedDay): Row[] {
    const leads = leadsOf(day)
    const others = day.choices.filter((each) => !leads.includes(each))
    const all = [
      ...leads.map((each) => rowFor(each, true)),
      ...others.filter(({ entry }) => entry.main).map((each) => rowFor(each, false)),
      ...others.filter(({ entry }) => !entry.main).map((each) => rowFor(each, false)),
    ]
    const ordered = inOrder(all, profile)
    return isBrief(profile) ? besidePartners(ordered, profile) : ordered
  }

  /** The first that can have a set more in later weeks, within the time and without too many for a muscle at once. */
  function growingOf(rows: readonly WeekRow[], minutes: number): number {
    const sets = groupRecord(() => 0)
    for (const row of rows) for (const [group, share] of sharesOf(row.entry)) sets[group] += share * row.sets
    return rows.findIndex(
      (row) =>
        row.sets < most &&
        minutes + row.minutesASet <= profile.minutes &&
        sharesOf(row.entry).every(([group, share]) => sets[group] + share <= GOOD_SESSION),
    )
  }

  function seen(day: PlannedDay): WeekDay {
    const ordered = rows(day)
    const supersets = supersetsOf(ordered, profile)
    const today = new Set(ordered.map(({ entry }) => entry))
    let minutes = minutesToWarmUp(profile)
    const looked = ordered.map((row, at): WeekRow => {
      const { entry, sets, repsLow, repsHigh } = row
      const reps = repsHigh + accessoryReps(row, profile)
      const minutesASet = setSeconds(entry, reps, restOn(supersets, row, profile)) / 60
      minutes += sets * minutesASet
      return {
        entry,
        sets,
        mostSets: sets,
        reps: { low: repsLow, high: repsHigh },
        minutesASet,
        hasSwap: (brief.standIns.get(entry) ?? []).some((other) => !today.has(other)),
        isSecond: supersets.has(row) && ordered.slice(0, at).some((other) => supersets.get(row) === other),
      }
    })
    const growing = grows ? looked[growingOf(looked, minutes)] : undefined
    if (growing) {
      growing.mostSets++
      minutes += growing.minutesASet
    }
    return weekDay(day.kind, '', looked, minutes)
  }

  const minutesASet = (entry: CatalogueEntry): number =>
    setMinutes(rowFor({ entry, sets: 1 }, false), profile)

  return { rows, seen, minutesASet }
}

/** What a day of legs or presses is built on (T33); a day of pulls has nothing else. */
const notPulled = ({ entry }: Choice): boolean => !isPull(entry.pattern)

/** Rows by exercise and role, made once each. */
function prescriber({ profile }: Brief): (choice: Choice, leads: boolean) => Row {
  const known = new Map<CatalogueEntry | Row, Partial<Record<'lead' | 'other', Row>>>()
  return ({ entry, sets, given }, leads) => {
    const rows = known.get(given ?? entry) ?? {}
    known.set(given ?? entry, rows)
    const role = leads ? 'lead' : 'other'
    rows[role] ??= given ? soundRow(inPlaceOf(given, entry), leads, profile) : usualRow(entry, leads, profile)
    return { ...rows[role], sets }
  }
}

/** What was prescribed for one exercise, for another: how the one is done tells nothing of the other. */
const inPlaceOf = (given: Row, entry: CatalogueEntry): Row => ({
  ...given,
  entry,
  cue: entry === given.entry ? given.cue : '',
})
