import type { TrainingProfile } from '../profile.ts'
import type { DraftDay, Row } from './draft.ts'
import { canBeHeavy, needsHeavyLift } from './heavy.ts'
import { roleOf, type Role } from './scheme.ts'
import { themeWorth } from './theme.ts'

/** Worth of the first, second, … set of an exercise: three good sets beat three exercises of one. */
const SETS: Readonly<Record<Role, readonly number[]>> = {
  main: [12, 12, 12, 4, 1, 0],
  compound: [5, 5, 4.5, 1, 0, 0],
  isolation: [3, 3, 2, 0, 0, 0],
  trunk: [3, 3, 1, 0, 0, 0],
}
/** Every exercise costs a change of place and mind. */
const EXERCISE = -9
/** A day opens with a lift to build on. */
const OPENER = 20
const MAIN_OPENER = 60
const SAME_AGAIN: Readonly<Record<Role, number>> = { main: -8, compound: -8, isolation: -14, trunk: -14 }
const NO_HEAVY_LIFT = -150
const TOO_FEW = -300
const RATHER_FEW = -12

export const fewestRows = ({ minutes }: Pick<TrainingProfile, 'minutes'>): number => (minutes === 30 ? 2 : 3)

export const mostRows = ({ minutes }: Pick<TrainingProfile, 'minutes'>): number => (minutes === 30 ? 5 : 8)

/** How well one session is made, beside what it does for the muscles; only ever compared. */
export function structureOf(
  { kind, rows }: Pick<DraftDay, 'kind' | 'rows'>,
  profile: TrainingProfile,
): number {
  const fewest = fewestRows(profile)
  let worth = TOO_FEW * Math.max(0, fewest - rows.length) + RATHER_FEW * Math.max(0, fewest + 1 - rows.length)
  const isHeavy = ({ entry }: Row) => canBeHeavy(entry, profile)
  if (needsHeavyLift(kind, profile) && !rows.some(isHeavy)) worth += NO_HEAVY_LIFT
  for (const [index, { entry, sets }] of rows.entries()) {
    const role = roleOf(entry, index < 2)
    worth += EXERCISE
    if (index === 0) worth += entry.main ? MAIN_OPENER : OPENER
    for (let set = 0; set < sets; set++) worth += SETS[role][set] ?? 0
    const before = rows.slice(0, index).filter((row) => row.entry.pattern === entry.pattern)
    if (!before.length) worth += themeWorth(kind, entry.pattern)
    worth += SAME_AGAIN[role] * before.filter((row) => row.entry.primary[0] === entry.primary[0]).length
  }
  return worth
}
