import type { TrainingProfile } from '../profile/profile.ts'
import { isFromFloor, type CatalogueEntry } from '../../exercises/exercise.ts'
import type { Need } from '../../exercises/vocabulary.ts'
import { workingLevel } from '../profile/eligible.ts'
import { isMinor } from '../profile/age.ts'
import { isKeptLight, loadsInjuredJoint, takesSmallSteps } from './rep-ranges.ts'

const BARS: readonly Need[] = ['barbell', 'trap-bar']

export const isUnderBar = ({ needs }: CatalogueEntry): boolean => needs.some((each) => BARS.includes(each))

export const isDeadlift = (entry: CatalogueEntry): boolean =>
  entry.main && isFromFloor(entry) && isUnderBar(entry)

/** A heavy hinge beside a deadlift. It does not start on the floor, or not with the full range. */
export const isSecondHinge = (entry: CatalogueEntry): boolean =>
  entry.main && entry.pattern === 'hinge' && (!isDeadlift(entry) || entry.id === 'rack-pull')

export const isBarSquat = (entry: CatalogueEntry): boolean => entry.pattern === 'squat' && isUnderBar(entry)

/** An upright squat, a fifth lighter than a back squat. */
export const isFrontSquat = ({ id }: Pick<CatalogueEntry, 'id'>): boolean => id === 'barbell-front-squat'

/**
 * Squats that would load a tired back after a deadlift (T42). For strength, the lighter front squat is
 * accepted.
 */
export const tiresAfterDeadlift = (entry: CatalogueEntry, profile: Pick<TrainingProfile, 'goal'>): boolean =>
  isBarSquat(entry) && !(isFrontSquat(entry) && isForStrength(profile))

export const isSquatOffBar = (entry: CatalogueEntry): boolean =>
  entry.pattern === 'squat' && !isUnderBar(entry)

export const isForStrength = ({ goal }: Pick<TrainingProfile, 'goal'>): boolean =>
  goal === 'strength' || goal === 'powerbuilding'

/** Lifts that can lead the days of an adult who trains for strength. */
export const canLead = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  entry.main &&
  takesSmallSteps(entry) &&
  !loadsInjuredJoint(entry, profile) &&
  !isKeptLight(entry, profile) &&
  !isMinor(profile) &&
  isForStrength(profile)

/** Lifts for three to six reps, after the first year of training (R24). */
export const canBeHeavy = (entry: CatalogueEntry, profile: TrainingProfile): boolean =>
  canLead(entry, profile) && workingLevel(profile) !== 'novice'
