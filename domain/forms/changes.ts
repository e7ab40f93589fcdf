import { z } from 'zod'
import { Corrections } from './corrections.ts'
import { EQUIPMENT_PROBLEM } from './field-messages.ts'
import { freeText, SESSION_MINUTES, TRAINING_DAYS, type TrainingAnswers } from './program-request.ts'

export const EQUIPMENT_KINDS = ['commercial', 'home', 'bodyweight'] as const
type EquipmentKind = (typeof EQUIPMENT_KINDS)[number]

/** The answers that a buyer may change for the free rewrite of a program. The others stay. */
export const Changes = z
  .strictObject({
    trainingDays: z.literal([...TRAINING_DAYS]),
    sessionLength: z.literal([...SESSION_MINUTES]),
    equipment: z.enum(EQUIPMENT_KINDS),
    equipmentDetails: freeText,
    exercisesToAvoid: freeText,
    corrections: Corrections,
  })
  .refine(({ equipment, equipmentDetails }) => equipment !== 'home' || equipmentDetails !== '', {
    path: ['equipmentDetails'],
    message: EQUIPMENT_PROBLEM,
  })
export type Changes = z.infer<typeof Changes>

/** `Home Gym: a bench` tells the kind and the details at once. */
const HOME = /^home( gym)?:?\s*(?<details>.*)$/is

/** Those answers as they are now. */
export function changeableIn(answers: TrainingAnswers): Changes {
  const { equipment, equipmentDetails, exercisesToAvoid, corrections } = answers
  const details = HOME.exec(equipment)?.groups?.['details'] ?? ''
  return {
    trainingDays: among(TRAINING_DAYS, answers.trainingDays),
    sessionLength: among(SESSION_MINUTES, answers.sessionLength),
    equipment: kindOf(equipment),
    equipmentDetails: equipmentDetails?.trim() || details.trim(),
    exercisesToAvoid: exercisesToAvoid ?? '',
    corrections: corrections ?? [],
  }
}

const kindOf = (equipment: string): EquipmentKind =>
  EQUIPMENT_KINDS.find((kind) => equipment.toLowerCase().startsWith(kind)) ?? 'commercial'

/** The form takes no other number. */
function among<Options extends readonly number[]>(options: Options, said: number): Options[number] {
  const found = options.find((each) => each === said)
  if (found === undefined) throw new RangeError(`${said} is none of ${options.join(', ')}`)
  return found
}
