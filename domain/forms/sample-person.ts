import type { TrainingAnswers } from './program-request.ts'

export const SAMPLE_NAME = 'Alex'

export const SAMPLE_ANSWERS: TrainingAnswers = {
  trainingDays: 4,
  sessionLength: 60,
  equipment: 'commercial',
  primaryGoal: 'Muscle Building',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Upper/Lower',
  programmingStyle: 'RIR',
}

/** The day on which the people of examples answer. */
export const SAMPLE_DAY = new Date('2026-06-15T12:00:00Z')
