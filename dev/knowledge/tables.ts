import { readFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path/posix'
import { z } from 'zod'
import { GOALS, JOINTS, MUSCLES, NEEDS, PATTERNS } from '../../domain/exercises/vocabulary.ts'
import { KNOWN_LIFTS, SEXES, WEAK_POINTS } from '../../domain/forms/facts.ts'
import { DAY_KINDS } from '../../domain/program/day.ts'
import { checked } from './checked.ts'

/** What a section of a file holds, and its type in the product; none for texts, whose names are checked. */
type Section = readonly [schema: z.ZodType, type: string]

const id = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'must be in small letters with hyphens')
const name = z.string().regex(/^[a-z]+([A-Z0-9][a-z0-9]*)*$/, 'must be one word, such as afterTheDay')
const line = z.string().min(10)
/** A text, several, or one of several by a name. */
const Texts = z.record(name, z.union([line, z.array(line), z.record(z.string(), line)]))
const pattern = z.enum(PATTERNS)
const patterns = z.array(pattern).nonempty()
/** Words in small letters, the last perhaps with all its endings: `sign of`, `promis*`. */
const phrase = z.string().regex(/^[a-z0-9 ]+\*?$/, 'must be words in small letters')

const HealthAdvice = z.strictObject({
  lines: z.array(line).optional(),
  aerobic: z.string().min(10).nullable().optional(),
  coolDown: z.literal(true).optional(),
  proteinPerKg: z.number().optional(),
  eating: line.optional(),
  drinking: line.optional(),
})

/** `curl`, `[hinge, hip-extension]`, `{ main: squat }`, `{ main: horizontal-push, muscle: chest }` */
const Slot = z.union([
  pattern.transform((one) => ({ patterns: [one] })),
  patterns.transform((some) => ({ patterns: some })),
  z
    .strictObject({ main: z.union([pattern, patterns]), muscle: z.enum(MUSCLES).optional() })
    .transform(({ main, muscle }) => ({ patterns: [main].flat(), main: true, ...(muscle && { muscle }) })),
])
const DayRecord = z.strictObject({
  holds: patterns,
  muscles: z.number().positive(),
  slots: z.array(z.array(Slot).nonempty()).nonempty(),
  parts: z
    .array(z.strictObject({ named: z.string(), of: patterns, amount: z.number().positive() }))
    .nonempty(),
})
const lift = z.enum(KNOWN_LIFTS)
const Meant = z.strictObject({ names: z.array(z.string()).optional(), patterns: patterns.optional() })
const Gear = z.strictObject({
  plain: z.string(),
  says: line,
  eases: z.array(z.enum(JOINTS)).optional(),
  for: z.array(Meant).optional(),
})
const SportRecord = z.strictObject({
  name: z.string(),
  asks: z.string().optional(),
  easy: z.literal(true).optional(),
  contact: z.literal(true).optional(),
})
const ROLES = ['main', 'compound', 'isolation', 'trunk'] as const
const HARDNESSES = ['hard', 'usual', 'easy'] as const
const Range = z.tuple([z.int().positive(), z.int().positive()]).transform(([low, high]) => ({ low, high }))

/** The tables by their files below `domain/training`. */
const TABLES: Readonly<Record<string, Readonly<Record<string, Section>>>> = {
  'draft/implements': Object.fromEntries(
    ['weights', 'loads', 'steady-loads', 'guided', 'ready', 'stations', 'loaded', 'machines'].map((kind) => [
      kind,
      [z.array(z.enum(NEEDS)), 'readonly Need[]'],
    ]),
  ),
  'draft/days': { days: [z.record(z.enum(DAY_KINDS), DayRecord), 'Readonly<Record<DayKind, DayRecord>>'] },
  'prescription/ladders': {
    ladders: [z.array(z.array(id).min(2)), 'readonly (readonly string[])[]'],
    'after-months': [z.array(id), 'readonly string[]'],
  },
  'prescription/reps': {
    reps: [
      z.record(z.enum(GOALS), z.record(z.enum(ROLES), Range)),
      'Readonly<Record<Goal, Readonly<Record<Role, Range>>>>',
    ],
    'novice-main': [z.record(z.enum(GOALS), Range), 'Readonly<Record<Goal, Range>>'],
    bodyweight: [z.record(z.enum(HARDNESSES), Range), ''],
    'brief-bodyweight': [z.record(z.enum(HARDNESSES), Range), ''],
    ranges: [z.record(name, Range), ''],
  },
  'profile/named-lifts': {
    'meant-by': [z.record(id, z.array(Meant)), 'Readonly<Record<Lift, readonly Meant[]>>'],
    'movement-of': [
      z.record(id, z.array(id).nonempty()),
      'Readonly<Partial<Record<string, readonly Lift[]>>>',
    ],
    'steps-of': [
      z.record(id, z.array(id).nonempty()),
      'Readonly<Partial<Record<string, readonly string[]>>>',
    ],
  },
  'profile/gear': { gear: [z.record(id, Gear), 'Readonly<Record<Gear, GearRecord>>'] },
  'profile/sports': { sports: [z.record(id, SportRecord), 'Readonly<Record<Sport, SportRecord>>'] },
  'profile/health/advice': {
    'for-older-adults': [line, 'string'],
    'health-advice': [z.record(id, HealthAdvice), 'Readonly<Partial<Record<Condition, HealthAdvice>>>'],
  },
  'progression/texts': { texts: [z.record(name, line), ''] },
  'printing/texts': {
    'after-week-8': [Texts, ''],
    guidelines: [Texts, ''],
    'first-steps': [z.record(name, line), ''],
    plans: [Texts, ''],
    'gave-way': [z.record(id, line), ''],
    'promise-gave-way': [z.record(z.string(), line), 'Readonly<Partial<Record<string, string>>>'],
  },
  'foreword/texts': {
    note: [z.record(name, line), ''],
    who: [z.record(name, line), ''],
    motivation: [z.record(name, line), ''],
    challenge: [z.record(name, line), ''],
    level: [z.record(name, z.string()), ''],
    where: [z.record(name, z.string()), ''],
    split: [z.record(name, z.string()), ''],
    answer: [z.record(name, line), ''],
    goals: [z.record(z.enum(GOALS), z.string()), 'Readonly<Record<Goal, string>>'],
    why: [z.record(pattern, line), 'Readonly<Record<Pattern, string>>'],
    moves: [z.record(z.enum(JOINTS), patterns), 'Readonly<Record<Joint, readonly Pattern[]>>'],
  },
  'foreword/words': {
    ...Object.fromEntries(
      [
        'dose',
        'eating',
        'more-food',
        'less-food',
        'no-food',
        'promise',
        'diagnosis',
        'instruction',
        'money',
        'reckless',
        'deniable',
        'voice',
        'change',
        'ailing',
        'pain',
        'caution',
        'professional',
        'asked',
        'passed-over',
        'theirs',
        'others',
        'everyday',
        'openers',
      ].map((list) => [
        list,
        [
          z
            .string()
            .transform((all) => all.split(', '))
            .pipe(z.array(phrase)),
          'readonly string[]',
        ],
      ]),
    ),
    plain: [z.string().transform((words) => words.split(' ')), 'readonly string[]'],
  },
  'profile/weights/lifts': {
    'lift-names': [z.record(lift, z.string()), 'Readonly<Record<KnownLift, string>>'],
    'exercise-of': [z.record(lift, id), 'Readonly<Record<KnownLift, string>>'],
    'known-lift-of': [z.record(id, lift), 'Readonly<Partial<Record<string, KnownLift>>>'],
    'counted-names': [z.record(id, z.string()), 'Readonly<Partial<Record<string, string>>>'],
    'weak-point-of': [z.record(id, z.enum(WEAK_POINTS)), 'Readonly<Partial<Record<string, WeakPoint>>>'],
    standards: [
      z.record(z.enum(SEXES), z.record(lift, z.array(z.number().positive()).length(5))),
      'Readonly<Record<Sex, Readonly<Record<KnownLift, Standard>>>>',
    ],
    related: [
      z.record(id, z.array(z.tuple([lift, z.number().positive()])).nonempty()),
      'Readonly<Record<string, readonly (readonly [lift: KnownLift, share: number])[]>>',
    ],
  },
}

/** Where the types of the tables are, below `domain`. */
const TYPES: Readonly<Record<string, string>> = {
  Condition: 'reading/lexicon/condition-names.ts',
  DayKind: 'program/day.ts',
  DayRecord: 'training/draft/days.ts',
  Gear: 'reading/lexicon/gear.ts',
  GearRecord: 'training/profile/equipment/gear.ts',
  Goal: 'exercises/vocabulary.ts',
  HealthAdvice: 'training/profile/health/condition-care.ts',
  Joint: 'exercises/vocabulary.ts',
  KnownLift: 'forms/facts.ts',
  Lift: 'reading/lexicon/lifts.ts',
  Meant: 'training/profile/lift-entries.ts',
  Need: 'exercises/vocabulary.ts',
  Pattern: 'exercises/vocabulary.ts',
  Range: 'training/prescription/rep-ranges.ts',
  Role: 'training/prescription/rep-ranges.ts',
  Sex: 'forms/facts.ts',
  Sport: 'reading/lexicon/sports.ts',
  SportRecord: 'training/profile/other-training.ts',
  Standard: 'training/profile/weights/unit-of-words.ts',
  WeakPoint: 'forms/facts.ts',
}

/**
 * The modules of the tables, by their paths below `domain`: a constant for each section.
 *
 * @throws {UnsoundData} which names the file, the place and what is wrong with it
 */
export const tableModules = (): [path: string, from: string, text: string][] =>
  Object.keys(TABLES).map((file) => {
    const [room, name] = [`training/${dirname(file)}`, basename(file)]
    const text = readFileSync(new URL(`../../domain/${room}/data/${name}.yaml`, import.meta.url), 'utf8')
    const path = `${room}/generated/${name}.ts`
    return [path, `${room}/data`, tableModule(path, tableIn(file, text))]
  })

type Read = readonly [section: string, type: string, value: unknown]

export function tableIn(file: string, text: string): Read[] {
  const sections = TABLES[file] ?? {}
  const schema = z.strictObject(
    Object.fromEntries(Object.entries(sections).map(([name, [of]]) => [name, of])),
  )
  const read: Readonly<Record<string, unknown>> = checked(`${basename(file)}.yaml`, text, schema)
  return Object.entries(sections).map(([name, [, type]]) => [name, type, read[name]])
}

function tableModule(path: string, sections: readonly Read[]): string {
  const used = Object.entries(TYPES).filter(([type]) =>
    sections.some(([, text]) => new RegExp(`\\b${type}\\b`).test(text)),
  )
  const imports = [...Map.groupBy(used, ([, file]) => file)].map(
    ([file, types]) =>
      `import type { ${types.map(([type]) => type).join(', ')} } from '${relative(dirname(path), file)}'\n`,
  )
  const constants = sections.map(
    ([section, type, value]) =>
      `\nexport const ${section.toUpperCase().replaceAll('-', '_')}${type && `: ${type}`} = ${inLines(value)}${type ? '' : ' as const'}\n`,
  )
  return imports.join('') + constants.join('')
}

/** A line for each entry. */
function inLines(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const lines = Object.entries(value).map(([key, each]) =>
    Array.isArray(value) ? JSON.stringify(each) : `'${key}': ${JSON.stringify(each)}`,
  )
  const all = lines.map((each) => `  ${each},\n`).join('')
  return Array.isArray(value) ? `[\n${all}]` : `{\n${all}}`
}
