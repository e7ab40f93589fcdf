import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { TODAY } from '../today.ts'

/** An advanced lifter in a gym, of whom only the words differ. */
export const LIFTER = {
  trainingDays: 3,
  sessionLength: 60,
  equipment: 'Commercial Gym',
  primaryGoal: 'Hypertrophy',
  experienceLevel: 'Advanced',
  programmingSplit: 'No Preference',
} as const

export const whoSays = (exercisesToAvoid: string): TrainingProfile =>
  profileOf({ ...LIFTER, exercisesToAvoid }, TODAY)
