import { readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { GeneratedProgram } from '../../../domain/program/program.ts'
import type { Statement, ModelReading } from '../../../domain/reading/statement.ts'
import { entryByName } from '../../../domain/exercises/catalogue.ts'
import { careOf } from '../../../domain/training/profile/health/care.ts'
import type { CatalogueEntry } from '../../../domain/exercises/exercise.ts'
import { IMPLEMENTS } from '../../../domain/exercises/vocabulary.ts'
import { type Labelled, type Person, readingBy } from './people.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { TODAY } from '../../testkit/today.ts'

/** The ways in which a program can violate what somebody meant. */
export const OFFENCES = ['safety', 'leave-out', 'equipment'] as const
type Offence = (typeof OFFENCES)[number]

export interface Violation {
  against: Offence
  /** The text that was not followed. */
  item: Labelled
  says: string
}

const Names = z.record(z.string(), z.array(z.string()))
/** The exercises that a coach would exclude for each statement, listed independently of the rules. */
const RULED_OUT = z
  .object({ lifts: Names, ways: Names })
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, '..', 'corpus', 'ruled-out.json'), 'utf8')))

const namedBy = (what: string): readonly string[] => RULED_OUT.lifts[what] ?? RULED_OUT.ways[what] ?? []

/** Finds what in a program contradicts its buyer's labelled text. Independent of how we read texts. */
export function violationsIn(
  program: GeneratedProgram,
  { comments, equipment, answers }: Person,
): Violation[] {
  const entries = entriesIn(program)
  const said = [comments, ...(equipment ? [equipment] : [])]
  return [
    ...said.flatMap((item) => [
      ...banned(item, entries).map((says): Violation => ({ against: 'leave-out', item, says })),
      ...unsafe(item, entries, program).map((says): Violation => ({ against: 'safety', item, says })),
    ]),
    ...(answers.equipment === 'home' && equipment ? missingAtHome(said, equipment, entries) : []),
    ...lacking(comments, entries),
  ]
}

const entriesIn = (program: GeneratedProgram): CatalogueEntry[] =>
  namesIn(program).flatMap((name) => entryByName(name) ?? [])

const firm = ({ means }: Labelled): Statement[] => means.filter(({ maybe }) => !maybe)

function banned(item: Labelled, entries: readonly CatalogueEntry[]): string[] {
  const fine = new Set(
    item.means.flatMap((each) => (each.kind === 'allow' || each.kind === 'prefer' ? namedBy(each.what) : [])),
  )
  return firm(item).flatMap((each) => {
    if (each.kind !== 'leave-out') return []
    const isOut = ({ name, needs }: CatalogueEntry) =>
      (namedBy(each.what).includes(name) && !fine.has(name)) || needs.some((need) => need === each.what)
    return entries.filter(isOut).map(({ name }) => `${each.what}: ${name}`)
  })
}

function unsafe(
  item: Labelled,
  entries: readonly CatalogueEntry[],
  { overview }: GeneratedProgram,
): string[] {
  // Who calls an exercise fine beside a sore joint means it.
  const fine = new Set(item.means.flatMap((each) => (each.kind === 'allow' ? namedBy(each.what) : [])))
  return firm(item).flatMap((each) => {
    if (each.kind === 'condition') {
      const { clearWith, positions, patterns } = careOf(each.what, each.weeks)
      const wrong = entries.filter(
        (entry) =>
          patterns.includes(entry.pattern) ||
          entry.positions.some((position) => positions.includes(position)),
      )
      return [
        ...(clearWith && !overview.clearance ? [`${each.what}: not to be cleared first`] : []),
        ...wrong.map(({ name }) => `${each.what}: ${name}`),
      ]
    }
    if (each.kind !== 'pain' || each.how) return []
    const { joint, movement } = each
    const isHard = ({ name, hardOn }: CatalogueEntry) =>
      hardOn.some((hard) => hard === joint) &&
      (!movement || namedBy(movement).includes(name)) &&
      !fine.has(name)
    return entries.filter(isHard).map(({ name }) => `${joint}: ${name}`)
  })
}

function missingAtHome(
  said: readonly Labelled[],
  item: Labelled,
  entries: readonly CatalogueEntry[],
): Violation[] {
  const there = new Set(
    said.flatMap(({ means }) => means.flatMap((each) => (each.kind === 'has' ? [each.what] : []))),
  )
  if (there.has('incline-bench')) there.add('bench')
  return needing(
    entries,
    IMPLEMENTS.filter((each) => !there.has(each)),
  ).map((says) => ({ against: 'equipment', item, says }))
}

const lacking = (item: Labelled, entries: readonly CatalogueEntry[]): Violation[] =>
  needing(
    entries,
    firm(item).flatMap((each) => (each.kind === 'lacks' ? [each.what] : [])),
  ).map((says) => ({ against: 'equipment', item, says }))

const needing = (entries: readonly CatalogueEntry[], missing: readonly string[]): string[] =>
  entries
    .filter(({ needs }) => needs.some((need) => missing.includes(need)))
    .map(({ name }) => `not there: ${name}`)

const NOTHING: ModelReading = { comments: [], equipment: [] }
/** Who reads the free text before the program is written. */
export const READ_BY = {
  'the rules alone': () => NOTHING,
  'the rules, and a model that reads right': (person) => readingBy('right', person),
  'the rules, and a model that lies': (person) => readingBy('lying', person),
} as const satisfies Readonly<Record<string, (person: Person) => ModelReading>>
export type Reader = keyof typeof READ_BY

/** How the programs for some people violate what they meant. */
export function judgeIntent(people: readonly Person[], reader: Reader) {
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
    /** The number of people whose program has at least one violation of that kind. */
    offended: Object.fromEntries(offended) as Readonly<Record<Offence, number>>,
    violations: violations.flat(),
  }
}

export const rowsIn = ({ weeks }: GeneratedProgram) =>
  weeks.flatMap(({ workouts }) => workouts.flatMap(({ exercises }) => exercises))

/** All exercise names in a program, including swaps. */
export const namesIn = (program: GeneratedProgram): string[] => [
  ...new Set(rowsIn(program).flatMap(({ name, substitutes = [] }) => [name, ...substitutes])),
]
