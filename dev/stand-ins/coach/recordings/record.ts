import { writeFile } from 'node:fs/promises'
import { readStartConfig, REAL_ADDRESSES } from '../../../../config.ts'
import { flag, optionsOf, wholeNumber } from '../../../commands/options.ts'
import { readTexts } from '../../../../domain/reading/read-texts.ts'
import { profileOf } from '../../../../domain/training/profile/profile-of.ts'
import type { TrainingProfile } from '../../../../domain/training/profile/profile.ts'
import { textsOf, othersOf } from '../../../../language-model/answers-to-read.ts'
import { askModel, type Form, type ModelSettings } from '../../../../language-model/ask-model.ts'
import { check, isSound } from '../../../../language-model/check-and-mend.ts'
import { FOREWORD, FOREWORD_VERSION, forewordPrompt } from '../../../../language-model/foreword-prompt.ts'
import { correctionPrompt } from '../../../../language-model/correction.ts'
import { PROMPT_VERSION, promptFor, type Message } from '../../../../language-model/prompt.ts'
import { numbered, readingFrom } from '../../../../language-model/reading-lines.ts'
import { READING, READING_VERSION, readingPrompt } from '../../../../language-model/reading-prompt.ts'
import { BLOCK } from '../../../../language-model/write-program.ts'
import { BlockFromModel, WrittenBlock } from '../../../../language-model/written-block.ts'
import { MEANT_ON, peopleWhoMeant, type PersonWhoMeant } from '../../../scorecard/meant/people.ts'
import { deliveredOf } from './delivered.ts'
import {
  answersWith,
  hashOf,
  readingOn,
  Recording,
  recordings,
  RECORDINGS_FILE,
  stalePartsOf,
} from './recording.ts'

// Records what a model answers for the people of docs/scorecard.md: npm run measure -- record
// [-- --stale --together 8 --minutes 60], with the model of OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.
const told = optionsOf({
  /** Only what has no recording, or one of another prompt, or tells of another program. */
  stale: flag,
  together: wholeNumber(8),
  /** The longest that one answer may take. */
  minutes: wholeNumber(3),
})

const { OPENAI_API_KEY, OPENAI_BASE_URL, OPENAI_MODEL } = readStartConfig(process.env)
const model: ModelSettings = {
  apiKey: OPENAI_API_KEY ?? 'none',
  baseUrl: OPENAI_BASE_URL ?? REAL_ADDRESSES.OPENAI_BASE_URL,
  model: OPENAI_MODEL,
  timeoutMs: told.minutes * 60_000,
}

/** The block as it came. */
const RAW_BLOCK: Form<WrittenBlock> = { ...BLOCK, accepts: WrittenBlock }

const found = new Map(recordings().map((each) => [each.person, each]))
const left = [...peopleWhoMeant()]
await Promise.all(
  Array.from({ length: told.together }, async () => {
    for (let person = left.shift(); person; person = left.shift())
      await record(person).catch((error: unknown) => console.error(String(error)))
  }),
)

async function record(person: PersonWhoMeant): Promise<void> {
  found.set(person.id, await recordingOf(person))
  const sorted = [...found.values()].toSorted((one, other) => one.person.localeCompare(other.person))
  await writeFile(RECORDINGS_FILE, `${JSON.stringify(sorted, null, 1)}\n`)
  console.log(`${person.id} is recorded`)
}

async function recordingOf({ id, answers }: PersonWhoMeant): Promise<Recording> {
  const before = told.stale ? found.get(id) : undefined
  const stale = new Set(before ? stalePartsOf(before) : [])
  const words = textsOf(answers)
  const rule = readTexts(words, MEANT_ON)
  const asked = readingPrompt({ today: MEANT_ON, texts: words, answers: othersOf(answers), rule })
  const known = before && !stale.has('reading') ? before.reading : undefined
  const reading = known ?? {
    version: READING_VERSION,
    answer: await answerTo(READING, asked),
    rules: numbered(rule),
  }
  const lines = known && before ? readingOn(before, numbered(rule)) : reading.answer
  const answered = known ? before?.answered : undefined
  const whole = answersWith(answers, { answered })
  const profile = profileOf(whole, MEANT_ON, readingFrom(lines, rule))
  const choices = known && before && !stale.has('block') ? before : await chosen(profile)
  const [first, second] = [choices.block, choices.corrected].map(
    (each) => each && BlockFromModel.parse(each.answer),
  )
  const { program } = deliveredOf(first!, second, profile)
  const forewordAsked = forewordPrompt(program, profile)
  const of = hashOf(forewordAsked)
  const isSame = before?.foreword.of === of && !stale.has('foreword')
  const foreword = isSame
    ? before.foreword
    : { version: FOREWORD_VERSION, answer: await answerTo(FOREWORD, forewordAsked), of }
  const { block, corrected } = choices
  return Recording.parse({ person: id, words, reading, answered, block, corrected, foreword })
}

/** The first block, and the second one if the choices are sent back. */
async function chosen(profile: TrainingProfile): Promise<Pick<Recording, 'block' | 'corrected'>> {
  const block = await answerTo(RAW_BLOCK, promptFor(profile))
  const checked = check(BlockFromModel.parse(block), profile)
  const version = PROMPT_VERSION
  if (isSound(checked)) return { block: { version, answer: block } }
  const corrected = await answerTo(RAW_BLOCK, correctionPrompt(profile, JSON.stringify(block), checked))
  return { block: { version, answer: block }, corrected: { version, answer: corrected } }
}

async function answerTo<T>(form: Form<T>, messages: readonly Message[]): Promise<T> {
  const answer = await askModel(model, form, messages)
  if (answer.outcome === 'answered') return answer.answer
  throw new Error(`the model answered ${form.name}: ${answer.outcome}`)
}
