import { HOME_GYM, SURVEY_OPTIONS } from '../../../domain/forms/options.ts'
import { bodyOf, type FormAnswers, type FormRules, problemsWith } from '../../forms/answers.ts'

/** The 3-step survey. */
export const SURVEY: FormRules = {
  steps: [
    { title: 'The basics', fields: ['name', 'email', 'trainingDays', 'sessionLength'] },
    { title: 'Training preferences', fields: ['equipment', 'primaryGoal', 'experienceLevel'] },
    { title: 'Programming details', fields: ['programmingStyle', 'programmingSplit'] },
  ],
  options: SURVEY_OPTIONS,
  equipment: 'Equipment',
  problemsAt: (step, answers) => {
    const { email, equipmentDetails } = problemsWith(answers)
    return step === 0 ? { ...(email && { email }) } : { ...(equipmentDetails && { equipmentDetails }) }
  },
  buttons: { back: 'Back', next: 'Continue', busy: 'Generating your program...' },
}

/** The body of the call that creates the program. The equipment of a home gym goes into the same text. */
export function surveyBody(answers: FormAnswers) {
  const { equipmentDetails, ...body } = bodyOf(answers)
  const isHome = body.equipment === HOME_GYM
  return { ...body, equipment: isHome ? `${HOME_GYM}: ${equipmentDetails.trim()}` : body.equipment }
}
export type SurveyBody = ReturnType<typeof surveyBody>
