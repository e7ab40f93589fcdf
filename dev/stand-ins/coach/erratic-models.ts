import fc from 'fast-check'
import type { WrittenForeword } from '../../../domain/training/foreword/check.ts'
import type { Texts } from '../../../domain/reading/read-texts.ts'
import type { Lines } from '../../../language-model/reading-lines.ts'
import { IMPLEMENTS, JOINTS } from '../../../domain/exercises/vocabulary.ts'
import { CONDITIONS } from '../../../domain/reading/lexicon/condition-names.ts'
import { MUSCLES } from '../../../domain/reading/lexicon/body.ts'
import { GEAR_WORDS } from '../../../domain/reading/lexicon/gear.ts'
import { LIFTS } from '../../../domain/reading/lexicon/lifts.ts'
import { namesOf, Statement } from '../../../domain/reading/statement.ts'
import { writtenOf, type WrittenBlock } from '../../../language-model/written-block.ts'
import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { CATALOGUE, entryById } from '../../../domain/exercises/catalogue.ts'
import { objectionTo } from '../../../domain/training/profile/eligible.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { hashToFraction } from '../../../domain/training/draft/hash.ts'
import { anyBlock } from './arbitrary.ts'
import { isForeword, isReading, says, type AskedBody, type Behaviour } from './misbehaving-model.ts'
import { profileIn } from './profile-in.ts'
import { NOTHING_READ, textsIn, usageOf } from './server.ts'
import { ATTACKS } from './attacks.ts'

/** Models that answer, but badly. The same request always gets the same answer. */

const spoken = (asked: AskedBody, text: string, finish?: string) => says(text, finish, usageOf(asked, text))

/** A number in [0, 1), determined by the buyer and the round. */
const chanceOf = ({ messages }: AskedBody): number =>
  hashToFraction(`${messages.length}|${messages[1]?.content ?? ''}`)

const KINDS = Statement.options.map(({ shape }) => shape.kind.value)
const NAMES = [
  ...namesOf(LIFTS),
  ...namesOf(CONDITIONS),
  ...namesOf(MUSCLES),
  ...namesOf(GEAR_WORDS),
  ...IMPLEMENTS,
  ...JOINTS,
]
const FIELDS = ['', ' lifts=1', ' seconds=20 sets=2', ' reps=5', ' timesAWeek=2', ' has=machines until=4']

/** Lines with real quotes from the buyer and arbitrary content. */
function anyLines({ comments, equipment }: Texts): fc.Arbitrary<Lines> {
  const quote = fc.constantFrom(...`${comments} ${equipment}`.split(/\s+/))
  const line = fc
    .tuple(fc.constantFrom(...KINDS), fc.constantFrom(...NAMES), fc.constantFrom(...FIELDS), quote)
    .map(([kind, name, fields, words]) => `${kind} ${name}${fields} | ${words}`)
  const verdict = fc
    .tuple(fc.nat(9), fc.constantFrom('right', 'wrong', 'narrower'), line)
    .map(([number, says, rest]) => `${number} ${says} ${rest}`)
  return fc.record({ verdicts: fc.array(verdict), comments: fc.array(line), equipment: fc.array(line) })
}

/** Blocks, readings and forewords that are valid only by the schema, in every round. */
export function randomlyValid(asked: AskedBody): Behaviour {
  const texts = isReading(asked) ? textsIn(asked.messages) : null
  const seed = Math.floor(chanceOf(asked) * 2 ** 31)
  if (isForeword(asked)) return spoken(asked, JSON.stringify(fc.sample(anyForeword, { seed, numRuns: 1 })[0]))
  const [answer] = fc.sample<unknown>(texts ? anyLines(texts) : anyBlock.map(writtenOf), { seed, numRuns: 1 })
  return spoken(asked, JSON.stringify(answer))
}

/** Alternates a sound block and garbage; the buyer determines which comes first. It cannot read texts. */
export function garbageEveryOtherTime(asked: AskedBody): Behaviour {
  if (isReading(asked)) return garbage(asked, '{"verdicts":[],"comments":["pain knee"]')
  if (isForeword(asked)) return garbage(asked, '{"note":"You asked for more strength.","lifts":["1 It')
  const profile = profileIn(asked.messages)
  if (!profile) throw new Error('the messages contain no profile')
  const block = JSON.stringify(writtenOf(writeByRule(profile)))
  const round = asked.messages.filter(({ role }) => role === 'user').length
  const garbageFirst = hashToFraction(JSON.stringify(profile)) < 0.5
  if ((round % 2 === 1) !== garbageFirst) return spoken(asked, block)
  return garbage(asked, block)
}

/** The right schema and days, filled with forbidden exercises, far too much volume, and an advertisement. */
export function worksAgainst(asked: AskedBody): Behaviour {
  if (isReading(asked)) return spoken(asked, JSON.stringify(NOTHING_READ))
  if (isForeword(asked)) return spoken(asked, JSON.stringify(forewordOf(ATTACKS)))
  const profile = profileIn(asked.messages)
  if (!profile) throw new Error('the messages contain no profile')
  const block = blockAgainst(profile)
  return spoken(
    asked,
    JSON.stringify({ ...block, note: 'See http://example.com, and lift as heavy as you can.' }),
  )
}

/** A block of the right days, filled with forbidden exercises and far too much volume. */
export function blockAgainst(profile: TrainingProfile): WrittenBlock {
  const forbidden = CATALOGUE.filter((entry) => objectionTo(entry, profile) !== null)
  const wrong = (id: string): string => {
    const meant = entryById(id)
    return (forbidden.find(({ pattern }) => pattern === meant?.pattern) ?? forbidden[0] ?? meant)?.id ?? id
  }
  const { days } = writeByRule(profile)
  return writtenOf({
    deloadWeek: 1,
    days: days.map((day) => ({
      ...day,
      exercises: day.exercises.map((row) => ({ ...row, id: wrong(row.id), sets: 6, rir: 0 })),
    })),
  })
}

const anyForeword: fc.Arbitrary<WrittenForeword> = fc
  .array(fc.oneof(fc.string(), fc.constantFrom(...ATTACKS)), { minLength: 1, maxLength: 12 })
  .map(forewordOf)

/** The same sentences in every place of a foreword. */
export function forewordOf(sentences: readonly string[]): WrittenForeword {
  const lines = sentences.flatMap((sentence) => [1, 2, 3].map((number) => `${number} ${sentence}`))
  return { note: sentences.join(' '), lifts: lines, cues: lines, answers: lines, tools: lines }
}

/** Unusable answers, or the first half of one. */
function garbage(asked: AskedBody, whole: string): Behaviour {
  const half = whole.slice(0, whole.length / 2)
  const kinds = [
    () => spoken(asked, 'Sure! Here is your plan. Day 1: squat, 5 sets of 5. Enjoy!'),
    () => spoken(asked, ''),
    () => spoken(asked, half, 'length'),
    () => spoken(asked, half),
    () => spoken(asked, JSON.stringify({ weeks: [{ weekNumber: 1, workouts: [] }] })),
  ]
  return kinds[Math.floor(chanceOf(asked) * kinds.length)]?.() ?? spoken(asked, '')
}
