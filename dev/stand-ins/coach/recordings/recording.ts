import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { Correction } from '../../../../domain/forms/corrections.ts'
import type { TrainingAnswers } from '../../../../domain/forms/program-request.ts'
import { FOREWORD_VERSION, ForewordFromModel } from '../../../../language-model/foreword-prompt.ts'
import { PROMPT_VERSION } from '../../../../language-model/prompt.ts'
import { READING_VERSION } from '../../../../language-model/reading-prompt.ts'
import { WrittenBlock } from '../../../../language-model/written-block.ts'
import type { Messages } from '../fences.ts'

const lines = z.array(z.string())
const LinesOfReading = z.object({ verdicts: lines, comments: lines, equipment: lines })

/** An answer as it came, with the version of the prompt that asked for it. */
const answerOf = <T extends z.ZodType>(answer: T) => z.object({ version: z.string(), answer })

/** What a strong model answered for one person, whose own words tell them apart. */
export const Recording = z.object({
  person: z.string(),
  words: z.object({ comments: z.string(), equipment: z.string() }),
  /** `rules` are the lines that the verdicts number, for the rules read on. */
  reading: answerOf(LinesOfReading).extend({ rules: lines }),
  /** What somebody who had the person's words alone answered when the form asked back about this reading. */
  answered: z.record(z.string(), Correction.shape.as).optional(),
  block: answerOf(WrittenBlock),
  /** The second block of a model that was asked to choose again. */
  corrected: answerOf(WrittenBlock).optional(),
  /** It tells of one program: `of` is the hash of the request that it answered. */
  foreword: answerOf(ForewordFromModel).extend({ of: z.string() }),
})
export type Recording = z.infer<typeof Recording>

/** From the project's folder, for the built stand-in lies elsewhere. */
export const RECORDINGS_FILE = join('dev', 'stand-ins', 'coach', 'recordings', 'answers.json')

let known: readonly Recording[] | undefined

/** All recordings of docs/scorecard.md. */
export const recordings = (): readonly Recording[] =>
  (known ??= z.array(Recording).parse(JSON.parse(readFileSync(RECORDINGS_FILE, 'utf8'))))

/** What a foreword is about, for it belongs to one program alone. */
export const hashOf = (messages: Messages): string =>
  createHash('sha256')
    .update(messages.at(-1)?.content ?? '')
    .digest('hex')
    .slice(0, 12)

const VERSIONS = { reading: READING_VERSION, block: PROMPT_VERSION, foreword: FOREWORD_VERSION }
type Part = keyof typeof VERSIONS

/** The parts that another prompt asked for. They count as what they are, and are named. */
export const stalePartsOf = (recording: Recording): Part[] =>
  (Object.keys(VERSIONS) as Part[]).filter((part) => recording[part].version !== VERSIONS[part])

/** The person's answers with those to the form's questions. */
export const answersWith = (
  answers: TrainingAnswers,
  { answered = {} }: { answered?: Recording['answered'] },
): TrainingAnswers => ({
  ...answers,
  corrections: Object.entries(answered).map(([what, as]) => ({ about: 'question', what, as })),
})

const withoutNumber = (line: string): string => line.replace(/^\d+ /, '')

/** The recorded reading with the numbers that its verdicts have among the lines of the rules today. */
export function readingOn(
  { reading: { answer, rules } }: Recording,
  today: readonly string[],
): z.infer<typeof LinesOfReading> {
  const now = today.map(withoutNumber)
  return {
    ...answer,
    verdicts: answer.verdicts.flatMap((verdict) => {
      const [, number = '', rest = ''] = /^(\d+) (.*)$/s.exec(verdict) ?? []
      const at = now.indexOf(withoutNumber(rules[Number(number) - 1] ?? ''))
      return at < 0 ? [] : [`${at + 1} ${rest}`]
    }),
  }
}
