import { EQUIPMENT_WORDS, HOME_GYM, SURVEY_OPTIONS, WIZARD_OPTIONS } from '../../../domain/forms/options.ts'
import { QUESTIONS } from '../../../web/screens/onboarding/questions.ts'

/** In the order of the 3-step survey, so that samples of a seed stay the same. */
const PLACES = SURVEY_OPTIONS.equipment.map((shown) => EQUIPMENT_WORDS[shown] ?? shown)

const inOnboarding = (field: string): [string, readonly (string | number)[]][] => {
  const question = QUESTIONS.find(({ fieldName }) => fieldName === field)
  return question?.type === 'single_choice' ? [[field, question.options.map(({ value }) => value)]] : []
}

/** The options of the three forms, each in its own words. */
export const FORMS: Readonly<Record<'threeStepForm' | 'fiveStepWizard' | 'onboarding', Options>> = {
  threeStepForm: SURVEY_OPTIONS,
  fiveStepWizard: { ...WIZARD_OPTIONS, equipment: PLACES },
  onboarding: {
    ...Object.fromEntries(Object.keys(SURVEY_OPTIONS).flatMap(inOnboarding)),
    equipment: PLACES,
  },
}

export type Options = Readonly<Record<string, readonly (string | number)[]>>
export type Ticked = Readonly<Record<string, string | number>>

/**
 * The body that a form sends for options and texts. The 3-step form writes the home equipment into the same
 * field.
 */
export function sentBy(ticked: Ticked, home: string, comments: string): Readonly<Record<string, unknown>> {
  const answers = { ...ticked, exercisesToAvoid: comments }
  if (ticked['equipment'] === HOME_GYM) return { ...answers, equipment: `${HOME_GYM}: ${home}` }
  return ticked['equipment'] === 'home' ? { ...answers, equipmentDetails: home } : answers
}
