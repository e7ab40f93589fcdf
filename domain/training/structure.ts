import type { TrainingProfile } from '../profile.ts'
import type { DayKind } from './days.ts'
import type { DraftDay, Row } from './draft.ts'
import { canBeHeavy, needsHeavyLift } from './heavy.ts'
import { isMostlyFor } from './person/bring-up.ts'
import { roleOf, type Role } from './scheme.ts'
import { hasStandIn } from './stand-ins.ts'
import { themeWorth } from './theme.ts'
import { isBrief } from './volume.ts'
import { isCompound, isHipDominant, isKneeDominant, isPull, isPush } from './vocabulary.ts'

/** Worth of the first, second, … set of an exercise: three good sets beat three exercises of one. */
const SETS: Readonly<Record<Role, readonly number[]>> = {
  main: [16, 16, 50, 4, 1, 0],
  compound: [5, 5, 4.5, 1, 0, 0],
  isolation: [3, 3, 2, 0, 0, 0],
  trunk: [3, 3, 1, 0, 0, 0],
}
/** Every exercise costs a change of place and mind; a long session has time for it. */
const EXERCISE = -9
const EXERCISE_IN_LONG = -5
const LONG = 75
/** A day opens with a lift to build on. */
const OPENER = 20
const MAIN_OPENER = 60
const SAME_AGAIN: Readonly<Record<Role, number>> = { main: -8, compound: -8, isolation: -14, trunk: -14 }
const NO_HEAVY_LIFT = -500
const NO_COMPOUND = -100
/** With two or three lifts in it. */
const NO_COMPOUND_IN_BRIEF = -400
/** A full-body day bends the knees and the hips, pushes and pulls. */
const WHOLE_BODY = [isKneeDominant, isHipDominant, isPush, isPull]
const PART_LEFT_OUT = -20
const TOO_FEW = -300
const RATHER_FEW = -30
/** A set that is mostly for what somebody brings up; beyond some, another exercise does more. */
const BROUGHT_UP_SET = 8
const ENOUGH_OF_ONE = 4
/** Nothing to take instead when the place is taken (R21). */
const NO_SWAP = -8

export const fewestRows = ({ minutes }: Pick<TrainingProfile, 'minutes'>): number => (minutes < 45 ? 2 : 3)

export const mostRows = ({ minutes }: Pick<TrainingProfile, 'minutes'>): number =>
  isBrief({ minutes }) ? 4 : minutes < 45 ? 5 : 8

/** How well one session is made, beside what it does for the muscles; only ever compared. */
export function structureOf(
  { kind, rows }: Pick<DraftDay, 'kind' | 'rows'>,
  profile: TrainingProfile,
): number {
  const fewest = fewestRows(profile)
  let worth = TOO_FEW * Math.max(0, fewest - rows.length) + RATHER_FEW * Math.max(0, fewest + 1 - rows.length)
  let heavy = false
  for (const [index, { entry, sets }] of rows.entries()) {
    heavy ||= canBeHeavy(entry, profile)
    worth +=
      (profile.minutes >= LONG ? EXERCISE_IN_LONG : EXERCISE) +
      (index > 0 ? 0 : entry.main ? MAIN_OPENER : OPENER)
    if (!hasStandIn(entry, profile)) worth += NO_SWAP
    worth += setsWorth(roleOf(entry, index < 2), sets) + repetition(rows, index, kind)
    if (isMostlyFor(entry, profile)) worth += BROUGHT_UP_SET * Math.min(sets, ENOUGH_OF_ONE)
  }
  if (!rows.some(({ entry }) => isCompound(entry.pattern)))
    worth += isBrief(profile) ? NO_COMPOUND_IN_BRIEF : NO_COMPOUND
  if (kind === 'full-body') worth += PART_LEFT_OUT * partsLeftOut(rows)
  return heavy || !needsHeavyLift(kind, profile) ? worth : worth + NO_HEAVY_LIFT
}

const partsLeftOut = (rows: readonly Row[]): number =>
  WHOLE_BODY.filter((is) => !rows.some(({ entry }) => is(entry.pattern))).length

function setsWorth(role: Role, sets: number): number {
  const worths = SETS[role]
  let worth = 0
  for (let set = 0; set < sets; set++) worth += worths[set] ?? 0
  return worth
}

/** The first exercise of a movement belongs to the day's theme; the same for the same muscle again is dull. */
function repetition(rows: readonly Row[], index: number, kind: DayKind): number {
  const entry = rows[index]?.entry
  if (!entry) return 0
  let first = true
  let alike = 0
  for (let before = 0; before < index; before++) {
    const other = rows[before]?.entry
    if (other?.pattern !== entry.pattern) continue
    first = false
    if (other.primary[0] === entry.primary[0] || entry.pattern === 'hinge') alike++
  }
  return (first ? themeWorth(kind, entry.pattern) : 0) + SAME_AGAIN[roleOf(entry, index < 2)] * alike
}
