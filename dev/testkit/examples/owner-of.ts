import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { TODAY } from '../today.ts'
import { USUAL } from './rule-examples.ts'

/** Makes people who train their full body on three days with what they own. */
export const ownerWith =
  (answers: Partial<TrainingAnswers> = {}) =>
  (
    equipment: string,
    exercisesToAvoid = '',
    experienceLevel: TrainingAnswers['experienceLevel'] = 'Advanced',
  ): TrainingProfile =>
    profileOf(
      {
        ...USUAL,
        ...answers,
        programmingSplit: 'Full Body',
        trainingDays: 3,
        equipment,
        exercisesToAvoid,
        experienceLevel,
      },
      TODAY,
    )
