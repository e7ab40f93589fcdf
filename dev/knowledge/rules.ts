import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'
import { checked, eachOnce, UnsoundData } from './checked.ts'

const limit = z.string().regex(/^[a-z][A-Za-z]*$/, 'must be one word, such as fewestInShort')

const text = z.string().min(10)

const stated = {
  number: z.string().regex(/^([RT][1-9]\d*|level)$/, 'must be R or T with a number'),
  title: z.string().min(4),
  source: z.string().min(2),
  hard: z.literal(true).optional(),
  limits: z.record(limit, z.number()).optional(),
  says: z.union([text, z.record(limit, text)]).optional(),
}

/** A rule for the printed program, which is only reviewed. */
const RuleRecord = z.strictObject(stated)

/** A rule for an exercise, a day or a week. The search weighs the soft ones. */
export const WeighedRecord = z
  .strictObject({ ...stated, cost: z.number().positive().optional() })
  .refine(({ hard, cost }) => Boolean(hard) !== (cost !== undefined), 'must be hard or have a cost')
export type WeighedRecord = z.infer<typeof WeighedRecord>

/** The rooms that have rules, below `domain/training`, with what a record of theirs holds. */
const ROOMS_WITH_RULES = { rules: WeighedRecord, review: RuleRecord } as const
export type RoomWithRules = keyof typeof ROOMS_WITH_RULES

type Topic = readonly [topic: string, rules: Readonly<Record<string, WeighedRecord>>]

/**
 * Reads the rules of a room from their files.
 *
 * @throws {UnsoundData} which names the file, the rule and what is wrong with it
 */
export function readRules(room: RoomWithRules): Topic[] {
  const folder = new URL(`../../domain/training/${room}/data/`, import.meta.url)
  const topics = globSync('*.yaml', { cwd: folder })
    .sort()
    .map((file): Topic => [
      basename(file, '.yaml'),
      rulesIn(room, file, readFileSync(new URL(file, folder), 'utf8')),
    ])
  eachOnce(
    topics.flatMap(([topic, rules]) => Object.keys(rules).map((name) => [`${topic}.yaml`, name] as const)),
  )
  return topics
}

export const rulesIn = (room: RoomWithRules, file: string, text: string): Topic[1] =>
  checked(file, text, z.record(z.string(), ROOMS_WITH_RULES[room]))

/** A constant for each topic, in the types of its own limits: a check may use only these. */
export function rulesModule(room: RoomWithRules, topics: readonly Topic[]): string {
  const [type, from] =
    room === 'rules' ? ['WeighedRecord', '../quality-rule.ts'] : ['RuleRecord', '../../rules/quality-rule.ts']
  const constants = topics.map(([topic, rules]) => {
    const lines = Object.entries(rules).map(
      ([name, rule]) => `  '${name}': ${JSON.stringify(inTs(room, `${topic}.yaml, ${name}`, rule))},\n`,
    )
    return `\nexport const ${topic.toUpperCase().replaceAll('-', '_')} = {\n${lines.join('')}} satisfies Readonly<Record<string, ${type}>>\n`
  })
  return `import type { ${type} } from '${from}'\n${constants.join('')}`
}

function inTs(
  room: RoomWithRules,
  place: string,
  { number, title, says, source, hard, cost = 0, limits = {} }: WeighedRecord,
): object {
  const weight = room === 'rules' && { cost }
  return {
    id: number,
    title: filled(place, title, limits),
    source,
    hard: hard ?? false,
    ...weight,
    limits,
    says,
  }
}

/** A title names a limit in braces. */
const filled = (place: string, title: string, limits: Readonly<Record<string, number>>): string =>
  title.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    if (limits[name] === undefined) throw new UnsoundData(`${place}, title: there is no limit ${name}`)
    return String(limits[name])
  })
