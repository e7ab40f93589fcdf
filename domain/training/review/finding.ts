import type { Concession } from '../../program/concessions.ts'
import type { GeneratedProgram } from '../../program/program.ts'

/** An objection of a rule. */
export interface Finding {
  rule: string
  /** A hard finding never reaches a buyer, unless it gives way: to answers, and the buyer is told, or to a wish. A soft one lowers the score. */
  hard: boolean
  /** What gives way if no program keeps the rule; only rules that may give way have it. */
  concession?: Concession
  /** The problem and the requirement, in words that a model can act on. */
  says: string
  week?: number
  day?: string
  exercise?: string
}

/** Which day of its week a finding is about; -1 if it is about none. */
export const dayAt = ({ weeks }: Pick<GeneratedProgram, 'weeks'>, { week, day }: Finding): number =>
  weeks.find(({ weekNumber }) => weekNumber === week)?.workouts.findIndex((workout) => workout.day === day) ??
  -1
