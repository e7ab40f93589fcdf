import { zodResponseFormat } from 'openai/helpers/zod'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import { readTexts, type Texts } from '../../../domain/reading/read-texts.ts'
import type { ModelReading } from '../../../domain/reading/statement.ts'
import { forewordByRule } from '../../../domain/training/foreword/by-rule.ts'
import { checkedForeword } from '../../../domain/training/foreword/check.ts'
import { withForeword } from '../../../domain/training/foreword/with-foreword.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { othersOf, textsOf } from '../../../language-model/answers-to-read.ts'
import { check, keptOf, mend } from '../../../language-model/check-and-mend.ts'
import { correctionPrompt } from '../../../language-model/correction.ts'
import type { Form } from '../../../language-model/ask-model.ts'
import { promptFor, type Message } from '../../../language-model/prompt.ts'
import { FOREWORD, forewordPrompt } from '../../../language-model/foreword-prompt.ts'
import { numbered, readingFrom } from '../../../language-model/reading-lines.ts'
import { READING, readingPrompt } from '../../../language-model/reading-prompt.ts'
import { BLOCK, type WrittenProgram } from '../../../language-model/write-program.ts'
import { BlockFromModel } from '../../../language-model/written-block.ts'
import { ATTACKS } from '../../stand-ins/coach/attacks.ts'
import { blockAgainst, forewordOf } from '../../stand-ins/coach/erratic-models.ts'
import { deliveredOf } from '../../stand-ins/coach/recordings/delivered.ts'
import { usageOf } from '../../stand-ins/coach/server.ts'
import { answersWith, readingOn, type Recording } from '../../stand-ins/coach/recordings/recording.ts'
import { MODELS } from '../reading/people.ts'
import { MEANT_ON, type PersonWhoMeant } from './people.ts'

/** What one person got. */
export interface Got {
  program: GeneratedProgram
  path: WrittenProgram['report']['path']
  /** The share of the exercises of the model's first answer that are in the program. */
  kept: number
  wasSentBack: boolean
  /** Of reading and writing together; 0 without a model. */
  tokensIn: number
  tokensOut: number
}

const ALONE = { kept: 0, wasSentBack: false, tokensIn: 0, tokensOut: 0 }

export function byRule({ answers }: PersonWhoMeant): Got {
  const profile = profileOf(answers, MEANT_ON)
  const { program } = mend(null, profile)
  return { program: withForeword(program, forewordByRule(program, profile)), path: 'by-rule', ...ALONE }
}

/** As the pipeline does with the answers of a recording. */
export function asRecorded(person: PersonWhoMeant, recording: Recording): Got {
  const answers = answersWith(person.answers, recording)
  const texts = textsOf(answers)
  const rule = readTexts(texts, MEANT_ON)
  const asked = readingPrompt({ today: MEANT_ON, texts, answers: othersOf(answers), rule })
  const profile = profileOf(answers, MEANT_ON, readingFrom(readingOn(recording, numbered(rule)), rule))
  const again = () => correctionPrompt(profile, JSON.stringify(recording.block.answer), check(first, profile))
  const first = BlockFromModel.parse(recording.block.answer)
  const second = recording.corrected && BlockFromModel.parse(recording.corrected.answer)
  const { program, block, path } = deliveredOf(first, second, profile)
  const speaking = forewordPrompt(program, profile)
  const { foreword } = checkedForeword(recording.foreword.answer, program, profile)
  const calls = [
    usage(READING, asked, recording.reading.answer),
    usage(BLOCK, promptFor(profile), recording.block.answer),
    ...(recording.corrected ? [usage(BLOCK, again(), recording.corrected.answer)] : []),
    usage(FOREWORD, speaking, recording.foreword.answer),
  ]
  return {
    program: withForeword(program, foreword),
    path,
    kept: keptOf(first, block),
    wasSentBack: second !== undefined || path !== 'model',
    tokensIn: calls.reduce((sum, { prompt_tokens: tokens }) => sum + tokens, 0),
    tokensOut: calls.reduce((sum, { completion_tokens: tokens }) => sum + tokens, 0),
  }
}

const usage = (form: Form<unknown>, messages: readonly Message[], answer: object) =>
  usageOf({ messages, response_format: zodResponseFormat(form.schema, form.name) }, JSON.stringify(answer))

/** What a model that lies reads in a buyer's words. */
export function lieAbout(texts: Texts): ModelReading {
  const lieOf = (field: 'comments' | 'equipment') =>
    MODELS.lying({ id: '', lang: 'en', tags: [], means: [], field, text: texts[field] })
  return { comments: lieOf('comments'), equipment: texts.equipment ? lieOf('equipment') : [] }
}

/** A model that reads and writes against the buyer. */
export function byLiar({ answers }: PersonWhoMeant): Got {
  const reading = lieAbout(textsOf(answers))
  const profile = profileOf(answers, MEANT_ON, reading)
  const block = BlockFromModel.parse(blockAgainst(profile))
  const { program, path, kept } = mend(block, profile)
  const { foreword } = checkedForeword(forewordOf(ATTACKS), program, profile)
  return { ...ALONE, program: withForeword(program, foreword), path, kept, wasSentBack: true }
}
