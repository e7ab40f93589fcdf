import type { CatalogueEntry } from './exercise.ts'
import type { Implement } from './vocabulary.ts'

const BARS: readonly Implement[] = ['barbell', 'trap-bar']

export const isUnderBar = ({ needs }: CatalogueEntry): boolean => needs.some((each) => BARS.includes(each))

/** Deadlifts and what trains the same: hamstrings and glutes alike, where a Romanian one is for the hamstrings. */
export const isFromFloor = ({ pattern, primary }: CatalogueEntry): boolean =>
  pattern === 'hinge' && primary.length > 1

export const isDeadlift = (entry: CatalogueEntry): boolean =>
  entry.main && isFromFloor(entry) && isUnderBar(entry)

/** What a back that has pulled from the floor holds up again. */
export const isBarSquat = (entry: CatalogueEntry): boolean => entry.pattern === 'squat' && isUnderBar(entry)

export const isSquatOffBar = (entry: CatalogueEntry): boolean =>
  entry.pattern === 'squat' && !isUnderBar(entry)
