import { EQUIPMENT_WORDS, WIZARD_OPTIONS } from '../../../domain/forms/options.ts'
import { bodyOf, type FormAnswers, type FormRules, hasHomeGym, problemsWith } from '../../forms/answers.ts'

const EQUIPMENT_STEP = 2

/** The 5-step wizard. Its third step requires the equipment of a home gym. */
export const WIZARD: FormRules = {
  steps: [
    { title: 'Personal Information', fields: ['name', 'email'] },
    { title: 'Training Schedule', fields: ['trainingDays', 'sessionLength'] },
    { title: 'Equipment', fields: ['equipment'] },
    { title: 'Goals & Experience', fields: ['primaryGoal', 'experienceLevel'] },
    { title: 'Programming Preferences', fields: ['programmingStyle', 'programmingSplit'] },
  ],
  options: WIZARD_OPTIONS,
  equipment: 'What can you train with?',
  start: { trainingDays: '4', sessionLength: '60' },
  isDone: (step, answers) =>
    step !== EQUIPMENT_STEP || !hasHomeGym(answers) || answers.equipmentDetails.trim() !== '',
  problemsAt: (_step, answers) => {
    const { email } = problemsWith(answers)
    return { ...(email && { email }) }
  },
  buttons: { back: 'Previous', next: 'Next', busy: 'Generate My Program' },
  hasPercent: true,
}

/** The body of the call that creates the program, without the credential. */
export function wizardBody(answers: FormAnswers) {
  const equipment = EQUIPMENT_WORDS[answers.equipment] ?? answers.equipment
  const equipmentDetails = hasHomeGym(answers) ? answers.equipmentDetails.trim() : ''
  return { ...bodyOf(answers), equipment, equipmentDetails }
}
