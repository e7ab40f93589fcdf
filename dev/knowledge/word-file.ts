import { z } from 'zod'
import { IMPLEMENTS } from '../../domain/exercises/vocabulary.ts'
import { WEEKDAYS } from '../../domain/program/weeks.ts'

const phrase = z
  .string()
  .min(1)
  .regex(/^(?:[^()|]|\([^()|]*(?:\|[^()|]*)+\))+$/, 'must have its choices in brackets: turn (off|down)')
const list = z.array(phrase).nonempty()
const named = z.record(z.string(), list)

const isOfImplements = (names: string): boolean =>
  names.split(' + ').every((name) => (IMPLEMENTS as readonly string[]).includes(name))

/** The words of English, which has every name that a phrase can mean. */
export const EnglishFile = z.strictObject({
  joints: named,
  muscles: named,
  conditions: named,
  doubtful: z.record(z.string(), z.array(z.string()).nonempty()),
  equipment: z.record(z.enum(IMPLEMENTS), list),
  sets: z.record(z.string().refine(isOfImplements, 'must be equipment with + between'), list),
  tools: named,
  lifts: named,
  ways: named,
  bans: named,
  sports: named,
  cues: named,
  hows: named,
  sides: named,
  movements: named,
  links: named,
  weekdays: z.record(z.enum(WEEKDAYS), list),
  words: named,
  endings: named,
  everyday: z.string(),
})
export type WordFile = Partial<z.infer<typeof EnglishFile>>

/** Sections whose names are phrases themselves. */
const OF_PHRASES: readonly string[] = ['doubtful', 'sets', 'endings']

/** The words of another language: any of the sections, with names that English has. */
export function otherFile(english: WordFile): z.ZodType<WordFile> {
  const sections = Object.entries(EnglishFile.shape).map(([section, words]) => {
    const of = english[section as keyof WordFile]
    const isNamed = typeof of === 'object' && !OF_PHRASES.includes(section)
    return [section, isNamed ? z.partialRecord(z.enum(Object.keys(of)), list) : words]
  })
  return z.strictObject(Object.fromEntries(sections) as typeof EnglishFile.shape).partial() as never
}
