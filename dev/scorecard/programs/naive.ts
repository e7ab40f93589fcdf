import { countTokens } from 'gpt-tokenizer/encoding/o200k_base'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import type { GeneratedProgram } from '../../../domain/program/program.ts'

const SHAPE =
  '{"overview":{"daysPerWeek":n,"sessionLength":n,"split":"","programmingStyle":""},"weeks":[{"weekNumber":n,"workouts":[{"day":"","exercises":[{"name":"","sets":n,"reps":"","intensity":"","notes":""}]}]}],"guidelines":{"progression":[""],"rpe":[""],"recovery":[""],"nutrition":[""]}}'

const promptFor = (answers: TrainingAnswers): string =>
  `You are a strength coach. Write an 8-week strength training program for this person, all eight weeks in full, with progressive overload, rest and swaps in the notes. Answer with JSON of this form and nothing else: ${SHAPE}\n\n${JSON.stringify(answers)}`

/** The record's own fields without our additions: what a model would have to write. */
const inFull = ({ overview, weeks, guidelines }: GeneratedProgram) => ({
  overview: {
    daysPerWeek: overview.daysPerWeek,
    sessionLength: overview.sessionLength,
    split: overview.split,
    programmingStyle: overview.programmingStyle,
  },
  weeks: weeks.map(({ weekNumber, workouts }) => ({
    weekNumber,
    workouts: workouts.map(({ day, exercises }) => ({
      day,
      exercises: exercises.map(({ name, sets, reps, intensity, notes }) => ({
        name,
        sets,
        reps,
        intensity,
        notes,
      })),
    })),
  })),
  guidelines,
})

/** The tokens that the same program would take if a model had to write all of it. */
export const naiveTokens = (answers: TrainingAnswers, program: GeneratedProgram) => ({
  tokensIn: countTokens(promptFor(answers)),
  tokensOut: countTokens(JSON.stringify(inFull(program))),
})
