import type { ModelSettings } from '../../../language-model/ask-model.ts'
import { writeProgram } from '../../../language-model/write-program.ts'
import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { parsePrinted, loadedWeeks, weeklySets } from '../../../domain/training/review/printed-program.ts'
import { MAJOR, type Group } from '../../../domain/training/prescription/volume.ts'
import { mean } from './totals.ts'
import { TODAY } from '../../testkit/today.ts'

/** How similar the programs for identical answers are. */
export interface Repeats {
  times: number
  /** The number of different exercise selections. */
  different: number
  /** Weekly sets per major muscle: mean and coefficient of variation. */
  muscles: ReadonlyMap<Group, { sets: number; variation: number }>
}

const REPEATED: TrainingAnswers = {
  trainingDays: 4,
  sessionLength: 60,
  equipment: 'commercial',
  primaryGoal: 'Muscle Building',
  experienceLevel: 'Intermediate',
  programmingSplit: 'Upper/Lower',
}

/** Writes the program for one questionnaire repeatedly. */
export async function repeat(times: number, model: ModelSettings): Promise<Repeats> {
  const profile = profileOf(REPEATED, TODAY)
  const choices = new Set<string>()
  const counts: ReadonlyMap<Group, number>[] = []
  for (let turn = 0; turn < times; turn++) {
    const { program, block } = await writeProgram(asAnotherBuyer(profile, turn), { model })
    choices.add(JSON.stringify(block.days.map(({ exercises }) => exercises.map(({ id }) => id))))
    counts.push(meanWeeklySets(program))
  }
  const muscles = MAJOR.map((muscle) => {
    const sets = counts.map((count) => count.get(muscle) ?? 0)
    return [muscle, { sets: mean(sets), variation: variationOf(sets) }] as const
  })
  return { times, different: choices.size, muscles: new Map(muscles) }
}

/**
 * The same person with the equipment in another order. No rule depends on the order, but the coach breaks
 * ties by a key of the whole profile, which simulates the variation of a real model.
 */
function asAnotherBuyer(profile: TrainingProfile, turn: number): TrainingProfile {
  const { kind, implements: listed } = profile.equipment
  return { ...profile, equipment: { kind, implements: [...listed.slice(turn), ...listed.slice(0, turn)] } }
}

function meanWeeklySets(program: Parameters<typeof parsePrinted>[0]): Map<Group, number> {
  const weeks = loadedWeeks(parsePrinted(program)).map(weeklySets)
  return new Map(MAJOR.map((muscle) => [muscle, mean(weeks.map((week) => week.get(muscle) ?? 0))]))
}

function variationOf(values: readonly number[]): number {
  const middle = mean(values)
  return Math.sqrt(mean(values.map((value) => (value - middle) ** 2))) / middle
}
