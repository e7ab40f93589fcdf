import { isBallistic, isInLadders } from '../../exercises/exercise.ts'
import { isCompound } from '../../exercises/vocabulary.ts'
import { isShortSession } from '../prescription/volume.ts'
import { when } from '../draft/when.ts'
import { programRulesOf, type LimitsOf, type Objections, type Reviewed } from './program-rule.ts'
import { NOTATION } from './generated/records.ts'
import type { ReadDay, ReadRow } from './printed-program.ts'
import { setSeconds } from '../prescription/minutes.ts'
import { areUnrelated } from '../prescription/supersets.ts'

/** Applies a row test to the whole program. */
export const eachRow = (
  { weeks }: Pick<Reviewed, 'weeks'>,
  objectionTo: (row: ReadRow, week: number, day: ReadDay) => string | null,
): Objections =>
  weeks.flatMap(({ number: week, days }) =>
    days.flatMap((day) =>
      day.rows.flatMap((row) => {
        const says = objectionTo(row, week, day)
        return when(says !== null, { week, day: day.day, exercise: row.name, says: says ?? '' })
      }),
    ),
  )

const knownNames = (reviewed: Reviewed): Objections =>
  eachRow(reviewed, ({ entry }) => (entry ? null : 'This exercise is not in the catalogue.'))

const readableReps = (
  reviewed: Reviewed,
  { mostSets, mostReps, shortestHold, longestHold }: LimitsOf<typeof NOTATION, 'readable-reps'>,
): Objections =>
  eachRow(reviewed, ({ sets, reps }) => {
    if (!Number.isInteger(sets) || sets < 1 || sets > mostSets)
      return `${sets} sets; 1 to ${mostSets} are sound.`
    if (!reps) return 'The repetitions cannot be read.'
    if (reps.seconds)
      return reps.low < shortestHold || reps.high > longestHold
        ? `Holds last ${shortestHold} to ${longestHold} seconds.`
        : null
    return reps.low < 1 || reps.high > mostReps ? `Sets have 1 to ${mostReps} repetitions.` : null
  })

function readableIntensity(reviewed: Reviewed): Objections {
  const { scale } = reviewed.profile
  return eachRow(reviewed, ({ rir, scale: written }) => {
    if (!rir) return 'The intensity cannot be read.'
    if (written !== scale) return `Intensity is in ${written}; this program is in ${scale}.`
    if (rir.low < 0 || rir.high > 5 || rir.high - rir.low > 2) return 'RIR is 0 to 5, at most two apart.'
    return null
  })
}

/** If a text gives both scales for one set, they must agree. */
function scalesAgree({ program, weeks }: Reviewed): Objections {
  const texts = [
    ...Object.values(program.guidelines).flat(),
    ...weeks.flatMap(({ days }) => days.flatMap(({ rows }) => rows.map(({ notes }) => notes))),
  ]
  return [...new Set(texts)].flatMap((text) => {
    const found = /RPE (\d{1,2})[^.\d]{0,24}(?:RIR (\d{1,2})|(\d{1,2}) (?:RIR|reps in reserve))/i.exec(text)
    const rir = found?.[2] ?? found?.[3]
    return when(found && Number(found[1]) + Number(rir) !== 10, {
      says: `RPE is 10 minus RIR, unlike: ${text}`,
    })
  })
}

function restIsStated(reviewed: Reviewed, limits: LimitsOf<typeof NOTATION, 'rest-stated'>): Objections {
  const isShort = reviewed.profile.minutes < limits.short
  return eachRow(reviewed, (row, _week, day) => {
    const { entry, reps } = row
    const stated = row.restSeconds
    const rest = fullRest(row, day)
    if (stated === null || rest === null) return 'No rest is stated.'
    if (!entry || !reps) return null
    const compound = isCompound(entry.pattern)
    // Only the last rung of a ladder is heavy.
    const heavy = compound && entry.main && reps.high <= limits.heavyReps && !isInLadders(entry)
    const [least, most] = heavy
      ? [limits.leastHeavy, limits.mostHeavy]
      : isBallistic(entry)
        ? [limits.leastBallistic, limits.mostBallistic]
        : compound
          ? [isShortSession(reviewed.profile) ? limits.leastInBrief : limits.least, limits.most]
          : [isShort ? limits.leastSingleInShort : limits.leastSingle, limits.mostSingle]
    return rest < least || stated > most ? `${rest} s of rest; ${least} to ${most} s are sound here.` : null
  })
}

/** The superset partner on the same day, if both rows name each other. */
const partnerOf = (row: ReadRow, { rows }: ReadDay): ReadRow | undefined =>
  rows.find(({ name, inTurnWith }) => name === row.inTurnWith && inTurnWith === row.name)

/** Seconds from one set of a row to its next. The partner's set in between counts as rest. */
export function fullRest(row: ReadRow, day: ReadDay): number | null {
  const partner = partnerOf(row, day)
  if (row.restSeconds === null || !partner?.entry || !partner.reps) return row.restSeconds
  return row.restSeconds + setSeconds(partner.entry, partner.reps.low, partner.restSeconds ?? 0)
}

/** Partners leave each other fresh, and neither has many sets left alone at short rests. */
export const supersetsFit = ({ weeks }: Reviewed): Objections =>
  weeks.flatMap(({ number: week, days }) =>
    days.flatMap((day) =>
      day.rows.flatMap((row) => {
        if (row.inTurnWith === null) return []
        const partner = partnerOf(row, day)
        const fits =
          partner?.entry &&
          row.entry &&
          areUnrelated(row.entry, partner.entry) &&
          Math.abs(row.sets - partner.sets) <= 1
        return when(!fits, {
          week,
          day: day.day,
          exercise: row.name,
          says: `${row.inTurnWith} cannot be done in turn with it.`,
        })
      }),
    ),
  )

export const NOTATION_RULES = programRulesOf(NOTATION, {
  'known-names': knownNames,
  'readable-reps': readableReps,
  'readable-intensity': readableIntensity,
  'scales-agree': scalesAgree,
  'rest-stated': restIsStated,
  'supersets-fit': supersetsFit,
})
