import type { TrainingProfile } from '../profile/profile.ts'
import type { Row } from '../draft/draft.ts'
import { isBallistic } from '../../exercises/exercise.ts'
import { MAX_HEAVY_REPS } from '../prescription/rep-ranges.ts'
import type { Prescribed, PrescribedWeek } from './prescribed-weeks.ts'
import { minutesOf } from './session-minutes.ts'

/**
 * Seconds between the heavy sets of a day, those of its first lift and of the others, the best first.
 *
 * @see ACSM, "Progression models in resistance training for healthy adults" (2009): at least 2 to 3 minutes between the heavy
 *   sets of multi-joint lifts; Schoenfeld and others (2016): three minutes gain more strength than one
 */
const RESTS: readonly (readonly [first: number, others: number])[] = [
  [180, 180],
  [180, 150],
  [150, 150],
  [180, 0],
  [150, 0],
]
const MOST_RIR = 2
/** Minutes of a session that stay free. */
const AIR = 1

const isHeavy = ({ row, prescription: { reps, rir } }: Prescribed): boolean =>
  row.entry.main && reps.high <= MAX_HEAVY_REPS && rir <= MOST_RIR

/**
 * Seconds before the partner’s set, the best first: a superset is for saving time, and saves none where it is there.
 *
 * @see Weakley and others, "The effects of traditional, superset, and tri-set resistance training structures on perceived
 *   intensity and physiological responses" (2017): sets in turn are harder; the seconds are practice
 */
const RESTS_IN_TURN = [90, 75, 60, 45] as const

/** Heavy main lifts, and sets in turn, rest longer where all weeks of their day have the time. Rests are the same in all weeks. */
export function withLongerRests(
  weeks: readonly PrescribedWeek[],
  profile: TrainingProfile,
): readonly PrescribedWeek[] {
  const days = weeks[0]?.days.map((_, day) => day) ?? []
  const chosen = new Map<Row, number>()
  for (const day of days) {
    const rows = new Set(
      weeks.flatMap(({ days: all, phase, supersets }) =>
        phase.deload
          ? []
          : (all[day] ?? []).flatMap((each) => (isHeavy(each) && !supersets.has(each.row) ? [each.row] : [])),
      ),
    )
    const inTurn = weeks.flatMap(({ days: all, supersets }) =>
      (all[day] ?? []).flatMap(({ row }) => (supersets.has(row) && !isBallistic(row.entry) ? [row] : [])),
    )
    const heavy = RESTS.map(
      ([first, others]) => new Map([...rows].map((row, at) => [row, at === 0 ? first : others])),
    )
    const paired = RESTS_IN_TURN.map((seconds) => new Map(inTurn.map((row) => [row, seconds])))
    for (const plans of [heavy, paired]) {
      const found = plans.find((plan) =>
        weeks.every(({ days: all, supersets }) => {
          const longer = (all[day] ?? []).map((each) => resting(resting(each, chosen), plan))
          return minutesOf(longer, supersets, profile) <= profile.minutes - AIR
        }),
      )
      for (const [row, seconds] of found ?? []) chosen.set(row, seconds)
    }
  }
  return weeks.map((week) => ({
    ...week,
    days: week.days.map((rows) => rows.map((each) => resting(each, chosen))),
  }))
}

const resting = (each: Prescribed, rests: ReadonlyMap<Row, number>): Prescribed => ({
  ...each,
  prescription: {
    ...each.prescription,
    restSeconds: Math.max(each.prescription.restSeconds, rests.get(each.row) ?? 0),
  },
})
