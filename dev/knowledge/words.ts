import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { IMPLEMENTS } from '../../domain/exercises/vocabulary.ts'
import { WEEKDAYS } from '../../domain/program/weeks.ts'
import { checked } from './checked.ts'

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
  gear: named,
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

/** English first. Where two words are as near to a misspelt one, the earlier is meant. */
const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl'] as const
const DATA = new URL('../../domain/reading/lexicon/data/', import.meta.url)

export type Words = Readonly<Record<string, WordFile>>

/**
 * Reads the words of every language.
 *
 * @throws {UnsoundData} which names the file, the section and what is wrong with it
 */
export const readWords = (): Words =>
  wordsIn(
    Object.fromEntries(LANGUAGES.map((name) => [name, readFileSync(new URL(`${name}.yaml`, DATA), 'utf8')])),
  )

/** @param texts - by language; English is among them */
export function wordsIn({ en = '', ...texts }: Readonly<Record<string, string>>): Words {
  const english = checked('en.yaml', en, EnglishFile)
  const Other = otherFile(english)
  const others: Record<string, WordFile> = {}
  for (const [language, text] of Object.entries(texts))
    others[language] = checked(`${language}.yaml`, text, Other)
  return { en: english, ...others }
}

type Table = Readonly<Record<string, readonly string[]>>

/** Constants whose names are not those of their sections. */
const CALLED: Readonly<Record<string, string>> = {
  sets: 'SEVERAL',
  tools: 'TOOL_KINDS',
  weekdays: 'WEEKDAY_NAMES',
}

/** The phrases of all languages, by what they mean. */
export function wordsModule(words: Words): string {
  const files = Object.values(words)
  const everyday = files.flatMap((file) => file.everyday?.split(/\s+/).filter(Boolean) ?? [])
  const sections = Object.keys(EnglishFile.shape).flatMap((section) => {
    if (section === 'everyday') return []
    const all: Record<string, string[]> = {}
    for (const file of files)
      for (const [name, phrases] of Object.entries(
        file[section as Exclude<keyof WordFile, 'everyday'>] ?? {},
      ))
        all[name] = [...(all[name] ?? []), ...phrases]
    const called = CALLED[section] ?? section.toUpperCase()
    if (section === 'sets') {
      const sets = Object.entries(all).flatMap(([names, phrases]) =>
        phrases.map((phrase) => [phrase, names.split(' + ')]),
      )
      return [constant(called, Object.fromEntries(sets) as Table, 'string', 'Implement')]
    }
    if (section !== 'words')
      return [constant(called, all, OF_PHRASES.includes(section) ? 'string' : undefined)]
    const little = Object.fromEntries(Object.entries(all).filter(([name]) => name !== 'frequent'))
    const frequent = Object.entries(words).map(([language, file]) => [language, file.words?.frequent ?? []])
    return [constant(called, little), constant('FREQUENT', Object.fromEntries(frequent) as Table)]
  })
  return [
    "import type { Implement } from '../../../exercises/vocabulary.ts'\n",
    ...sections,
    `/** Never counted as a misspelling. */\nexport const EVERYDAY: readonly string[] = ${JSON.stringify(everyday)}\n`,
  ].join('\n')
}

const namesOf = (table: Table): string =>
  Object.keys(table)
    .map((name) => `'${name}'`)
    .join(' | ')

function constant(called: string, table: Table, names = namesOf(table), values = 'string'): string {
  const lines = Object.entries(table).map(
    ([name, phrases]) => `  ${JSON.stringify(name)}: ${JSON.stringify(phrases)},\n`,
  )
  return `export const ${called}: Readonly<Record<${names}, readonly ${values}[]>> = {\n${lines.join('')}}\n`
}
