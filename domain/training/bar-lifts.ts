import type { TrainingProfile } from '../profile.ts'
import type { CatalogueEntry } from './exercise.ts'
import { isForStrength } from './heavy.ts'
import type { Implement } from './vocabulary.ts'

const BARS: readonly Implement[] = ['barbell', 'trap-bar']

export const isUnderBar = ({ needs }: CatalogueEntry): boolean => needs.some((each) => BARS.includes(each))

/** Deadlifts and what trains the same: hamstrings and glutes alike, where a Romanian one is for the hamstrings. */
export const isFromFloor = ({ pattern, primary }: CatalogueEntry): boolean =>
  pattern === 'hinge' && primary.length > 1

export const isDeadlift = (entry: CatalogueEntry): boolean =>
  entry.main && isFromFloor(entry) && isUnderBar(entry)

/** A heavy hinge beside a deadlift: not from the floor, or not all the way. */
export const isSecondHinge = (entry: CatalogueEntry): boolean =>
  entry.main && entry.pattern === 'hinge' && (!isDeadlift(entry) || entry.id === 'rack-pull')

export const isBarSquat = (entry: CatalogueEntry): boolean => entry.pattern === 'squat' && isUnderBar(entry)

/** Upright, and a fifth lighter than on the back. */
export const isFrontSquat = ({ id }: Pick<CatalogueEntry, 'id'>): boolean => id === 'barbell-front-squat'

/**
 * What a back that has pulled from the floor would have to hold up again (T42). For strength the lighter front squat is
 * worth it.
 */
export const tiresAfterDeadlift = (entry: CatalogueEntry, profile: Pick<TrainingProfile, 'goal'>): boolean =>
  isBarSquat(entry) && !(isFrontSquat(entry) && isForStrength(profile))

export const isSquatOffBar = (entry: CatalogueEntry): boolean =>
  entry.pattern === 'squat' && !isUnderBar(entry)
