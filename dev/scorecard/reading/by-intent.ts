import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import type { ModelReading } from '../../../domain/reading/statement.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { OFFENCES, violationsIn, type Offence, type Violation } from './intent.ts'
import { readingBy, type Person } from './people.ts'
import { TODAY } from '../../testkit/today.ts'

const NOTHING: ModelReading = { comments: [], equipment: [] }
/** Who reads the free text before the program is written. */
export const READ_BY = {
  'the rules alone': () => NOTHING,
  'the rules, and a model that reads right': (person) => readingBy('right', person),
  'the rules, and a model that lies': (person) => readingBy('lying', person),
} as const satisfies Readonly<Record<string, (person: Person) => ModelReading>>
export type Reader = keyof typeof READ_BY

/** How the programs for some people violate what they meant. */
export interface Offended {
  reader: Reader
  people: number
  /** The number of people whose program has at least one violation of that kind. */
  offended: Readonly<Record<Offence, number>>
  violations: readonly Violation[]
}

export function judgeIntent(people: readonly Person[], reader: Reader): Offended {
  const violations = people.map((person) => {
    const profile = profileOf(person.answers, TODAY, READ_BY[reader](person))
    return violationsIn(expand(writeByRule(profile), profile), person)
  })
  const offended = OFFENCES.map((offence) => [
    offence,
    violations.filter((some) => some.some(({ against }) => against === offence)).length,
  ])
  return {
    reader,
    people: people.length,
    offended: Object.fromEntries(offended) as Offended['offended'],
    violations: violations.flat(),
  }
}
