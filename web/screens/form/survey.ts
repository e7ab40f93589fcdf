import { HOME_GYM } from '../../../domain/forms/options.ts'
import { bodyOf, type FormAnswers, type FormRules } from '../../forms/answers.ts'

export const SURVEY: FormRules = {
  steps: [
    ['name', 'email', 'trainingDays', 'sessionLength'],
    ['equipment', 'primaryGoal', 'experienceLevel'],
    ['programmingStyle', 'programmingSplit'],
  ],
}

/** The body of the call that creates the program. The equipment of a home gym goes into the same text. */
export function surveyBody(answers: FormAnswers) {
  const { equipmentDetails, ...body } = bodyOf(answers)
  const isHome = body.equipment === HOME_GYM
  return { ...body, equipment: isHome ? `${HOME_GYM}: ${equipmentDetails.trim()}` : body.equipment }
}
export type SurveyBody = ReturnType<typeof surveyBody>
