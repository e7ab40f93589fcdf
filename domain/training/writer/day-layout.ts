import type { PlanningContext } from '../week-plan/planning-context.ts'
import type { DayKind } from '../../program/day.ts'
import type { Row } from '../draft/draft.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { peaksFor } from '../profile/event.ts'
import { maxLiftsAddingSets } from '../prescription/added-sets.ts'
import { placedIn } from '../profile/kept.ts'
import { limitsOn } from '../profile/limits.ts'
import { canLead } from '../prescription/bar-lifts.ts'
import { minutesToWarmUp, setMinutes } from '../prescription/minutes.ts'
import { once } from '../draft/memoize.ts'
import { inOrder, opensWithArms, rankOf, rankOn } from '../week-plan/order.ts'
import { bringsSomethingUp, isMostlyFor } from '../prescription/bring-up.ts'
import { mostPlanned } from '../prescription/printed-reps.ts'
import { mostSets, soundRow, usualRow } from '../prescription/rows.ts'
import { MAX_SETS_OF_ONE } from '../rules/sessions.ts'
import { referenceLiftsFor } from '../rules/strength.ts'
import { weekDay, withSetMore, type WeekDay, type WeekRow } from '../rules/week.ts'
import {
  besidePartners,
  pairsSmall,
  restInTurn,
  supersetsOf,
  usesSupersets,
  waitForLast,
  type Supersets,
} from '../prescription/supersets.ts'
import { isCompound, isLegs, isPull, isPush, isTrunk } from '../../exercises/vocabulary.ts'
import { GOOD_SESSION, sharesOf } from '../prescription/volume.ts'

/** An exercise of a day and its sets. Its place in the day determines the prescription. */
export interface Choice {
  entry: CatalogueEntry
  sets: number
  /** Someone else's prescription, kept as far as it is sound. */
  given?: Row
}

export interface PlannedDay {
  kind: DayKind
  choices: readonly Choice[]
}

/** Converts a planned day to printed rows. */
export interface Layout {
  rows: (day: PlannedDay) => Row[]
  /** The day in the form that the rules check. */
  seen: (day: PlannedDay) => WeekDay
  /** For an exercise that neither leads nor is in a superset. */
  minutesASet: (entry: CatalogueEntry) => number
}

export function layoutFor(context: PlanningContext): Layout {
  const { profile } = context
  const judged = referenceLiftsFor(context)
  const most = Math.min(mostSets(profile), MAX_SETS_OF_ONE)
  const growing = maxLiftsAddingSets(profile)
  const othersPay = growing > 1 && bringsSomethingUp(profile)
  const mayPair = usesSupersets(profile) || pairsSmall(profile)
  const rowFor = prescriber(context)
  const rank = once((row: Row) => rankOf(row, profile))
  const mayLead = once((entry: CatalogueEntry) => canLead(entry, profile))
  const isJudged = once((entry: CatalogueEntry) => judged.some(({ isIt }) => isIt(entry)))

  /** Choices prescribed as main lifts. */
  function leadsOf({ kind, choices }: PlannedDay): Choice[] {
    const heavy = choices.filter(({ entry }) => mayLead(entry))
    const first = heavy.find(notPulled) ?? heavy[0]
    if (first) {
      const best = heavy.filter(({ entry }) => isJudged(entry))
      const near = heavy.find(({ entry }) => judged.some(({ trainsIt }) => trainsIt(entry)))
      const overhead = heavy.filter(({ entry }) => judged.length && isHeavyPress(entry, context))
      const [main = near ?? first, ...others] = [...(best.length || !near ? best : [near]), ...overhead]
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
    const usual = inOrder(all, (row) => rankOn(day.kind, row, rank(row)), opensWithArms(day.kind, profile))
    const ordered = placedIn(usual, profile.order)
    return mayPair ? besidePartners(ordered, profile) : ordered
  }

  /** The row outside supersets, with a swap available. */
  const usuallySeen = once((row: Row): WeekRow => {
    const { entry, sets, repsLow } = row
    return {
      entry,
      sets,
      mostSets: sets,
      reps: { low: repsLow, high: mostPlanned(row, profile) },
      minutesASet: setMinutes(row, profile),
      hasSwap: true,
      isSecond: false,
    }
  })

  function seenRow(row: Row, rows: readonly Row[], supersets: Supersets): WeekRow {
    const alone = usuallySeen(row)
    const standIns = context.standIns.get(row.entry) ?? []
    const hasSwap =
      standIns.length >= rows.length || standIns.some((other) => !rows.some(({ entry }) => entry === other))
    const partner = supersets.get(row)
    if (hasSwap && !partner) return alone
    if (!partner) return { ...alone, hasSwap }
    const isSecond = rows.indexOf(partner) < rows.indexOf(row)
    return { ...alone, hasSwap, isSecond, minutesASet: setMinutes(row, profile, restInTurn(row, profile)) }
  }

  /**
   * The index of the row that may add a set in later weeks, within the time and the sets per muscle: the
   * muscle that is brought up, otherwise the first. With a muscle brought up, no other row adds a second set.
   * In a superset, neither partner runs ahead.
   *
   * @param partners - for each row, the index of its superset partner; -1 without one
   */
  function growingOf(day: WeekDay, partners: readonly number[]): number {
    const { rows } = day
    const broughtUp = rows.findIndex(
      (row, at) => isMostlyFor(row.entry, profile) && canGrowBy(row, rows[partners[at] ?? -1], day),
    )
    if (broughtUp >= 0) return broughtUp
    const grown = rows.filter((row) => row.mostSets > row.sets)
    if (othersPay && grown.length) return -1
    return rows.findIndex(
      (row, at) =>
        !isTrunk(row.entry.pattern) &&
        canGrowBy(row, rows[partners[at] ?? -1], day) &&
        !grown.some(({ entry }) => isOneSided(row.entry, entry)),
    )
  }

  function canGrowBy(row: WeekRow, partner: WeekRow | undefined, { minutes, mostMuscles }: WeekDay): boolean {
    return (
      row.mostSets === row.sets &&
      row.mostSets <= (partner ?? row).mostSets &&
      row.sets < Math.min(most, limitsOn(row.entry, profile.limits).sets) &&
      minutes + row.minutesASet <= profile.minutes &&
      sharesOf(row.entry).every(([group, share]) => mostMuscles[group] + share <= GOOD_SESSION)
    )
  }

  function seen(day: PlannedDay): WeekDay {
    const ordered = rows(day)
    const supersets = supersetsOf(ordered, profile)
    const looked = ordered.map((row) => seenRow(row, ordered, supersets))
    let minutes = minutesToWarmUp(profile)
    for (const row of looked) minutes += row.sets * row.minutesASet
    for (const [upper, lower] of supersets)
      if (ordered.indexOf(upper) < ordered.indexOf(lower))
        minutes += waitForLast(upper.sets, lower.sets, restInTurn(lower, profile)) / 60
    let grown = weekDay(day.kind, '', looked, minutes)
    const partners = supersets.size
      ? ordered.map((row) => ordered.findIndex((other) => supersets.get(row) === other))
      : []
    for (let times = 0; times < growing; times++) grown = withSetMore(grown, growingOf(grown, partners))
    return grown
  }

  const minutesASet = (entry: CatalogueEntry): number =>
    setMinutes(rowFor({ entry, sets: 1 }, false), profile)

  return { rows, seen, minutesASet }
}

/**
 * After the first year, the barbell overhead press is a heavy lift of its own. A meet does not include it.
 *
 * @see Wendler, "5/3/1" (2nd edition): the press is the fourth lift
 */
const isHeavyPress = ({ id }: CatalogueEntry, { level, profile }: PlanningContext): boolean =>
  id === 'barbell-overhead-press' && level !== 'novice' && profile.goal === 'strength' && !peaksFor(profile)

/** Two presses or two pulls would break the balance. */
const isOneSided = ({ pattern: one }: CatalogueEntry, { pattern: other }: CatalogueEntry): boolean =>
  (isPush(one) && isPush(other)) || (isPull(one) && isPull(other))

/** The base of a leg or press day (T33). A pull day has only pulls. */
const notPulled = ({ entry }: Choice): boolean => !isPull(entry.pattern)

/** Caches rows by exercise, role and sets. */
function prescriber({ profile }: PlanningContext): (choice: Choice, leads: boolean) => Row {
  const leading = new Map<CatalogueEntry | Row, Row[]>()
  const others = new Map<CatalogueEntry | Row, Row[]>()
  return ({ entry, sets, given }, leads) => {
    const known = leads ? leading : others
    const rows = known.get(given ?? entry) ?? []
    known.set(given ?? entry, rows)
    return (rows[sets] ??= {
      ...(given ? soundRow({ ...given, entry }, leads, profile) : usualRow(entry, leads, profile)),
      sets: Math.min(sets, limitsOn(entry, profile.limits).sets),
    })
  }
}
