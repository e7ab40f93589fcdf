/** The options, as shown, of the forms that start a program at once (specification, section 9). */
export const HOME_GYM = 'Home Gym'

export const SURVEY_OPTIONS = {
  trainingDays: ['2', '3', '4'],
  sessionLength: ['30', '45', '60', '75', '90'],
  equipment: ['Commercial Gym', 'Bodyweight Only', HOME_GYM],
  primaryGoal: ['Hypertrophy', 'Strength', 'Powerbuilding', 'General Fitness'],
  experienceLevel: ['Novice (0-1 years)', 'Early-Intermediate (1-2 years)', 'Late-Intermediate (2+ years)'],
  programmingStyle: ['RPE', 'RIR', 'No Preference'],
  programmingSplit: ['Full Body', 'Upper/Lower Split', 'Push/Pull/Lower', "Don't have a preference"],
} as const

/** The equipment words that the 5-step wizard sends. */
export const EQUIPMENT_WORDS: Readonly<Record<string, string>> = {
  'Commercial Gym': 'commercial',
  [HOME_GYM]: 'home',
  'Bodyweight Only': 'bodyweight',
}

export const WIZARD_OPTIONS = {
  trainingDays: ['2', '3', '4', '5', '6'],
  sessionLength: ['30', '45', '60', '75', '90'],
  equipment: Object.keys(EQUIPMENT_WORDS),
  primaryGoal: ['Strength', 'Muscle Building', 'General Fitness'],
  experienceLevel: ['Beginner', 'Intermediate', 'Advanced'],
  programmingStyle: ['RPE', 'RIR', 'No preference'],
  programmingSplit: ['Full body', 'Upper/Lower', 'Push/Pull/Legs', 'Body part split', 'No preference'],
} as const
