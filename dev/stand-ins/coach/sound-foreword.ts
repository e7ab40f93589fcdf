import { z } from 'zod'
import { PROGRAM_FENCE } from '../../../language-model/foreword-prompt.ts'
import type { WrittenForeword } from '../../../domain/training/foreword/check.ts'
import { jsonWithin, type Messages } from './fences.ts'

const lines = z.array(z.string())
const ProgramTold = z.object({
  goal: z.string(),
  days: lines,
  minutes: z.number(),
  weeks: lines,
  spares: lines,
  lifts: lines,
  minded: lines,
  questions: lines,
  told: lines,
})
export type ProgramTold = z.infer<typeof ProgramTold>

/** Reads the program in short from the prompt of a foreword. */
export const programTold = (messages: Messages): ProgramTold | null =>
  jsonWithin(PROGRAM_FENCE, ProgramTold, messages)

/** What no catalogue of ours has. */
const IMPLEMENT = /sandbag|log|rings|parallettes|vest|handles|sled|keg|club|mace/i

/** A foreword that says nothing but what the request says. */
export function soundForeword({
  goal,
  days,
  minutes,
  weeks,
  spares,
  lifts,
  minded,
  questions,
  told,
}: ProgramTold): WrittenForeword {
  const [first] = lifts
  const light = weeks.find((each) => each.includes(': light, '))
  const note = [
    `You asked for ${goal.toLowerCase()} on ${days.length} days a week, and no session is planned for more than ${minutes} minutes.`,
    first ? `These eight weeks are built around the ${nameIn(first)}.` : '',
    spares.length
      ? `Your ${spares.join(' and ').replaceAll('-', ' ')} can stay calm: what is hard there is left out.`
      : '',
    light ? `Week ${numberIn(light)} is light, so let it be easy.` : '',
    'Watch how each set feels, and write down what you lift.',
  ]
  const about = (all: readonly string[], says: string) => all.map((line) => `${numberIn(line)} ${says}`)
  return {
    note: note.filter(Boolean).join(' '),
    lifts: about(lifts, 'You can see here from week to week that you get stronger.'),
    cues: about(minded, 'Move slowly, and stop the set where the joint begins to complain.'),
    answers: about(questions, 'The rows of your program say what to do, so go by how the first weeks feel.'),
    tools: about(
      told.filter((line) => IMPLEMENT.test(line)),
      'Use it where a row asks for a weight that you can hold against your chest.',
    ),
  }
}

const numberIn = (line: string): string => /^\d+/.exec(line)?.[0] ?? ''
const nameIn = (line: string): string => line.replace(/^\d+ /, '').replace(/:.*$/, '')
