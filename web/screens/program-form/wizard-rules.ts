import { EQUIPMENT_WORDS } from '../../../domain/forms/options.ts'
import { bodyOf, type FormAnswers, type FormRules, hasHomeGym } from '../../forms/answers.ts'

const EQUIPMENT_STEP = 2

/** The 5-step wizard. Its third step requires the equipment of a home gym. */
export const WIZARD: FormRules = {
  steps: [
    ['name', 'email'],
    ['trainingDays', 'sessionLength'],
    ['equipment'],
    ['primaryGoal', 'experienceLevel'],
    ['programmingStyle', 'programmingSplit'],
  ],
  start: { trainingDays: '4', sessionLength: '60' },
  isDone: (step, answers) =>
    step !== EQUIPMENT_STEP || !hasHomeGym(answers) || answers.equipmentDetails.trim() !== '',
}

/** The body of the call that creates the program, without the credential. */
export function wizardBody(answers: FormAnswers) {
  const equipment = EQUIPMENT_WORDS[answers.equipment] ?? answers.equipment
  const equipmentDetails = hasHomeGym(answers) ? answers.equipmentDetails.trim() : ''
  return { ...bodyOf(answers), equipment, equipmentDetails }
}
