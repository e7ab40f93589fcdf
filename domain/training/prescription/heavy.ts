import type { TrainingProfile } from '../profile/profile.ts'
import { workingLevel } from '../profile/eligible.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { isMinor } from '../profile/age.ts'
import { isKeptLight, loadsInjuredJoint, takesSmallSteps } from './rep-ranges.ts'

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
