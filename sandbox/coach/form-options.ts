/** The options of the three forms, each in its own words, as a buyer may tick them. */

const PLACES = ['commercial', 'bodyweight', 'home'] as const

export const FORMS = {
  threeStepForm: {
    trainingDays: [2, 3, 4],
    sessionLength: [30, 45, 60, 75, 90],
    equipment: ['Commercial Gym', 'Bodyweight Only', 'Home Gym'],
    primaryGoal: ['Hypertrophy', 'Strength', 'Powerbuilding', 'General Fitness'],
    experienceLevel: ['Novice (0-1 years)', 'Early-Intermediate (1-2 years)', 'Late-Intermediate (2+ years)'],
    programmingStyle: ['RPE', 'RIR', 'No Preference'],
    programmingSplit: ['Full Body', 'Upper/Lower Split', 'Push/Pull/Lower', "Don't have a preference"],
  },
  fiveStepWizard: {
    trainingDays: [2, 3, 4, 5, 6],
    sessionLength: [30, 45, 60, 75, 90],
    equipment: PLACES,
    primaryGoal: ['Strength', 'Muscle Building', 'General Fitness'],
    experienceLevel: ['Beginner', 'Intermediate', 'Advanced'],
    programmingStyle: ['RPE', 'RIR', 'No preference'],
    programmingSplit: ['Full body', 'Upper/Lower', 'Push/Pull/Legs', 'Body part split', 'No preference'],
  },
  onboarding: {
    trainingDays: [3, 4, 5, 6],
    sessionLength: [30, 45, 60, 90],
    equipment: PLACES,
    primaryGoal: ['Muscle Building', 'Strength', 'General Fitness'],
    experienceLevel: ['Beginner', 'Intermediate', 'Advanced'],
    programmingSplit: ['Full Body', 'Upper/Lower', 'Push/Pull/Legs', 'Body Part Split'],
  },
} as const satisfies Readonly<Record<string, Options>>

export type Options = Readonly<Record<string, readonly (string | number)[]>>
export type Ticked = Readonly<Record<string, string | number>>

/** What a form sends for options and texts: the 3-step form writes the equipment of a home into the same field. */
export function sentBy(ticked: Ticked, home: string, comments: string): Readonly<Record<string, unknown>> {
  const answers = { ...ticked, exercisesToAvoid: comments }
  if (ticked['equipment'] === 'Home Gym') return { ...answers, equipment: `Home Gym: ${home}` }
  return ticked['equipment'] === 'home' ? { ...answers, equipmentDetails: home } : answers
}
