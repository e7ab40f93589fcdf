import { writeFile } from 'node:fs/promises'
import { readStartConfig, REAL_ADDRESSES } from '../../../../config.ts'
import { flag, optionsOf, wholeNumber } from '../../../commands/options.ts'
import { readTexts } from '../../../../domain/reading/read-texts.ts'
import { profileOf } from '../../../../domain/training/profile/profile-of.ts'
import { textsOf, othersOf } from '../../../../language-model/answers-to-read.ts'
import { askModel, type Form, type ModelSettings } from '../../../../language-model/ask-model.ts'
import { check, isSound } from '../../../../language-model/check-and-mend.ts'
import { FOREWORD, FOREWORD_VERSION, forewordPrompt } from '../../../../language-model/foreword-prompt.ts'
import { correctionFor } from '../../../../language-model/correction.ts'
import { PROMPT_VERSION, promptFor, type Message } from '../../../../language-model/prompt.ts'
import { numbered, readingFrom } from '../../../../language-model/reading-lines.ts'
import { READING, READING_VERSION, readingPrompt } from '../../../../language-model/reading-prompt.ts'
import { BLOCK } from '../../../../language-model/write-program.ts'
import { BlockFromModel, WrittenBlock } from '../../../../language-model/written-block.ts'
import { MEANT_ON, peopleWhoMeant, type PersonWhoMeant } from '../../../scorecard/meant/people.ts'
import { deliveredOf } from './delivered.ts'
import { hashOf, Recording, recordings, RECORDINGS_FILE, stalePartsOf } from './recording.ts'

// Records what a model answers for the people of docs/scorecard.md: npm run measure -- record
// [-- --stale --together 8 --minutes 60], with the model of OPENAI_API_KEY, OPENAI_BASE_URL and OPENAI_MODEL.
const told = optionsOf({
  /** Only who has no recording, or one of another prompt. */
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
const isFresh = ({ id }: PersonWhoMeant): boolean => {
  const recording = found.get(id)
  return recording !== undefined && !stalePartsOf(recording).length
}
const left = peopleWhoMeant().filter((person) => !(told.stale && isFresh(person)))
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
  const words = textsOf(answers)
  const rule = readTexts(words, MEANT_ON)
  const asked = readingPrompt({ today: MEANT_ON, texts: words, answers: othersOf(answers), rule })
  const reading = await answered(READING, asked)
  const profile = profileOf(answers, MEANT_ON, readingFrom(reading, rule))
  const prompt = promptFor(profile)
  const block = await answered(RAW_BLOCK, prompt)
  const checked = check(BlockFromModel.parse(block), profile)
  const corrected = isSound(checked)
    ? undefined
    : await answered(RAW_BLOCK, [
        ...prompt,
        { role: 'assistant', content: JSON.stringify(block) },
        { role: 'user', content: correctionFor(checked) },
      ])
  const second = corrected && BlockFromModel.parse(corrected)
  const { program } = deliveredOf(BlockFromModel.parse(block), second, profile)
  const forewordAsked = forewordPrompt(program, profile)
  const foreword = await answered(FOREWORD, forewordAsked)
  return Recording.parse({
    person: id,
    words,
    reading: { version: READING_VERSION, answer: reading, rules: numbered(rule) },
    block: { version: PROMPT_VERSION, answer: block },
    foreword: { version: FOREWORD_VERSION, answer: foreword, of: hashOf(forewordAsked) },
    ...(corrected && { corrected: { version: PROMPT_VERSION, answer: corrected } }),
  })
}

async function answered<T>(form: Form<T>, messages: readonly Message[]): Promise<T> {
  const answer = await askModel(model, form, messages)
  if (answer.outcome === 'answered') return answer.answer
  throw new Error(`the model answered ${form.name}: ${answer.outcome}`)
}
