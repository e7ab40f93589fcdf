import type { TrainingProfile } from '../profile.ts'
import type { Row } from './draft.ts'
import { growsIn } from './care.ts'
import { workingLevel } from './eligible.ts'
import type { Phase } from './phases.ts'
import { addsSetsIn } from './person/age.ts'
import { accessoryReps } from './person/sex.ts'
import { isLoadable, leastRir, loadStepKg, restSeconds, roleOf, type Range } from './scheme.ts'
import { isBrief } from './volume.ts'

/** One exercise in one week, in numbers. */
export interface Prescription {
  sets: number
  /** Reps, or seconds for what is held. */
  reps: Range
  rir: number
  restSeconds: number
  /** What to add to last week's weight, when the week asks for it. */
  stepKg: number | null
}

const EASIEST = 5
const DELOAD_EASIER = 2
const SECONDS_STEP = 5
/** Where between two steps neighbours begin to climb; where a week has few rows, one of them should climb in each week. */
const TURNS = [0.7, 0.3]
const TURNS_OF_FEW = [0.7, 0.3, 0.95, 0.05]

/**
 * What one loaded week asks of an exercise; light weeks are cut from the week before them.
 *
 * @param place - of the exercise in its day, or of a brief one in its week: neighbours take turns in climbing where a climb takes more than a week
 */
export function prescribe(
  row: Row,
  place: number,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): Prescription {
  const more = accessoryReps(row, profile)
  const { low, high } = repsIn(row, place, phase, hasDeload, profile)
  const reps = { low: low + more, high: high + more }
  return {
    sets:
      row.sets +
      (row.addSet &&
      hasGrown(phase, hasDeload) &&
      addsSetsIn(phase.round, profile) &&
      growsIn(phase.round, profile)
        ? 1
        : 0),
    reps,
    rir: rirIn(row, reps.high, phase, hasDeload, profile),
    restSeconds: restSeconds(row, profile),
    stepKg: isLoadable(row.entry, profile) && !profile.redFlags.length ? stepIn(row, phase, hasDeload) : null,
  }
}

/** The extra set comes late in each round; without a light week it stays. */
const hasGrown = ({ round, step }: Phase, hasDeload: boolean) =>
  round === 0 ? step >= 2 : step >= 1 || !hasDeload

/** The light week: the same exercise and repetitions, fewer sets, and well away from failure. */
export const lighter = (loaded: Prescription, sets: number): Prescription => ({
  ...loaded,
  sets,
  rir: Math.min(EASIEST, loaded.rir + DELOAD_EASIER),
  stepKg: null,
})

function repsIn(
  { entry, progression, repsLow, repsHigh }: Row,
  place: number,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): Range {
  if (progression === 'load') return { low: repsLow, high: repsHigh }
  if (progression === 'wave') return waveReps(repsLow, repsHigh, phase)

  // Without a weight to add, the second round goes on from where the first was, not from its start.
  const goesOn = !isLoadable(entry, profile)
  const steps = goesOn ? 8 - Number(hasDeload) : phase.length
  const step = goesOn && phase.round === 1 ? phase.step + steps - phase.length : phase.step
  if (entry.timed) {
    const seconds = roundTo(repsLow + ((repsHigh - repsLow) * step) / Math.max(1, steps - 1), SECONDS_STEP)
    return { low: seconds, high: seconds }
  }
  const width = Math.max(1, Math.min(2, repsHigh - repsLow - (goesOn ? 4 : 2)))
  const room = repsHigh - repsLow - width
  const turns = isBrief(profile) ? TURNS_OF_FEW : TURNS
  const turn = turns[place % turns.length] ?? 0
  const climbed = Math.floor((room * step) / Math.max(1, steps - 1) + turn)
  return { low: repsLow + climbed, high: repsLow + climbed + width }
}

/** Heavier for fewer: the first round goes two thirds of the way down, the second all the way. */
function waveReps(low: number, high: number, { round, step, length }: Phase): Range {
  const progress = step / Math.max(1, length - 1)
  const reps = Math.round(high - (high - low) * (round === 0 ? progress * 0.67 : 0.33 + progress * 0.67))
  return { low: reps, high: reps }
}

const roundTo = (value: number, unit: number) => Math.round(value / unit) * unit

function rirIn(
  row: Row,
  topReps: number,
  phase: Phase,
  hasDeload: boolean,
  profile: TrainingProfile,
): number {
  // Without a light week in between, effort rises once over all eight weeks.
  const progress = hasDeload ? phase.step / Math.max(1, phase.length - 1) : (phase.week - 1) / 7
  const given = progress * hardening(row, profile)
  // Reps round, effort floors: so one of the two moves while the other rests.
  const harder = hasDeload ? Math.floor(given + 1e-9) : Math.round(given)
  return Math.max(leastRir(row.entry, topReps, profile), row.rir - harder)
}

/** How many reps in reserve are given up from the first to the last week of a round. */
function hardening({ entry, progression }: Row, profile: TrainingProfile): number {
  if (profile.redFlags.length || workingLevel(profile) === 'novice' || profile.goal === 'general') return 1
  if (profile.goal === 'hypertrophy') return 2
  return progression === 'wave' || roleOf(entry, false) === 'isolation' ? 2 : 1
}

function stepIn({ entry, progression }: Row, { round, step }: Phase, hasDeload: boolean): number | null {
  const afterLoadedWeek = step > 0 || (round === 1 && !hasDeload)
  if (!afterLoadedWeek) return null
  if (progression === 'reps') return step === 0 ? loadStepKg(entry) : null
  return loadStepKg(entry)
}
