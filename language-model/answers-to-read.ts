import { homeGymOf } from '../domain/training/profile/equipment/equipment.ts'
import type { FreeAnswers } from '../domain/training/profile/understood/reading.ts'
import type { Texts } from '../domain/reading/read-texts.ts'

/** The texts that the rules read. Home equipment counts only for people who train at home. */
export const textsOf = ({ equipment = '', equipmentDetails, exercisesToAvoid = '' }: FreeAnswers): Texts => ({
  comments: exercisesToAvoid.trim(),
  equipment: /^home/i.test(equipment) ? homeGymOf(equipment, equipmentDetails).trim() : '',
})

/** All that was chosen or ticked and bears on training. What was written stands in the texts, and corrections are ours. */
export const othersOf = (answers: FreeAnswers): object =>
  Object.fromEntries(Object.entries(answers).filter(([name]) => !LEFT_OUT.includes(name)))
const LEFT_OUT = [
  ...['exercisesToAvoid', 'equipmentDetails', 'corrections', 'name', 'email'],
  ...['motivation', 'challenge'],
]
