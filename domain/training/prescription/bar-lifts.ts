import type { TrainingProfile } from '../profile/profile.ts'
import { isFromFloor, type CatalogueEntry } from '../../exercises/exercise.ts'
import { isForStrength } from './heavy.ts'
import type { Implement } from '../../exercises/vocabulary.ts'

const BARS: readonly Implement[] = ['barbell', 'trap-bar']

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
