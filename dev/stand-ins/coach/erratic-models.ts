import fc from 'fast-check'
import { Row, type Texts } from '../../../language-model/reading-prompt.ts'
import { writtenOf } from '../../../language-model/written-block.ts'
import { CATALOGUE, entryById } from '../../../domain/exercises/catalogue.ts'
import { objectionTo } from '../../../domain/training/profile/eligible.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { hashToFraction } from '../../../domain/training/draft/hash.ts'
import { anyBlock } from './arbitrary.ts'
import { isReading, says, type AskedBody, type Behaviour } from './misbehaving-model.ts'
import { profileIn, textsIn, usageOf } from './server.ts'

/** Models that answer, but badly. The same request always gets the same answer. */

const spoken = (asked: AskedBody, text: string, finish?: string) => says(text, finish, usageOf(asked, text))

/** A number in [0, 1), determined by the buyer and the round. */
const chanceOf = ({ messages }: AskedBody): number =>
  hashToFraction(`${messages.length}|${messages[1]?.content ?? ''}`)

/** Rows with real quotes from the buyer and arbitrary content. */
const anyRows = ({ comments, equipment }: Texts): fc.Arbitrary<{ rows: Row[] }> =>
  fc
    .array(
      fc.record({
        field: fc.constantFrom(...Row.shape.field.options),
        kind: fc.constantFrom(...Row.shape.kind.options),
        what: fc.constantFrom(...Row.shape.what.unwrap().options),
        quote: fc.constantFrom(...`${comments} ${equipment}`.split(/\s+/)),
        details: fc.constant(null),
      }),
    )
    .map((rows) => ({ rows }))

/** Blocks and readings that are valid only by the schema, in every round. */
export function randomlyValid(asked: AskedBody): Behaviour {
  const texts = isReading(asked) ? textsIn(asked.messages) : null
  const seed = Math.floor(chanceOf(asked) * 2 ** 31)
  const [answer] = fc.sample<unknown>(texts ? anyRows(texts) : anyBlock.map(writtenOf), { seed, numRuns: 1 })
  return spoken(asked, JSON.stringify(answer))
}

/** Alternates a sound block and garbage; the buyer determines which comes first. It cannot read texts. */
export function garbageEveryOtherTime(asked: AskedBody): Behaviour {
  if (isReading(asked)) return garbage(asked, '{"rows":[{"field":"comments"}]}')
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
  if (isReading(asked)) return spoken(asked, JSON.stringify({ rows: [] }))
  const profile = profileIn(asked.messages)
  if (!profile) throw new Error('the messages contain no profile')
  const forbidden = CATALOGUE.filter((entry) => objectionTo(entry, profile) !== null)
  const wrong = (id: string): string => {
    const meant = entryById(id)
    return (forbidden.find(({ pattern }) => pattern === meant?.pattern) ?? forbidden[0] ?? meant)?.id ?? id
  }
  const { days } = writeByRule(profile)
  const block = writtenOf({
    deloadWeek: 1,
    days: days.map((day) => ({
      ...day,
      exercises: day.exercises.map((row) => ({ ...row, id: wrong(row.id), sets: 6, rir: 0 })),
    })),
  })
  return spoken(
    asked,
    JSON.stringify({ ...block, note: 'See http://example.com, and lift as heavy as you can.' }),
  )
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
