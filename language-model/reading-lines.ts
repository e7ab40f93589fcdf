import { entryByName } from '../domain/exercises/catalogue.ts'
import type { ByRule, Texts } from '../domain/reading/read-texts.ts'
import { Statement, subjectNameOf, type Heard, type ModelReading } from '../domain/reading/statement.ts'

/** A model's answer: verdicts on the statements of the rules, and statements of its own, each one short line. */
export interface Lines {
  verdicts: readonly string[]
  comments: readonly string[]
  equipment: readonly string[]
}

/** Stands before the quote of a line. */
export const QUOTE = ' | '

/** The names that a statement's subject and its weight have in a line, whatever its kind calls them. */
const SUBJECTS = ['what', 'joint', 'lift'] as const
const WEIGHTS = ['kg', 'weightKg', 'maxKg'] as const
/** What only the reader by rule tells, and what other fields of the line say. */
const UNTOLD: readonly string[] = [
  'kind',
  'quote',
  'firm',
  'contested',
  'value',
  'unit',
  'mostKg',
  'mostWeeks',
  ...SUBJECTS,
  'weightKg',
  'maxKg',
]

/** `pain knee movement=squat how=deep | my knee hurts in deep squats` */
export function lineOf(statement: Statement): string {
  const said: Readonly<Record<string, unknown>> = statement
  const kg = WEIGHTS.map((name) => said[name]).find((value) => value !== undefined)
  const fields = { ...said, ...(kg !== undefined && { kg }) }
  return [
    statement.kind,
    ...[subjectNameOf(statement)].filter(Boolean),
    ...Object.entries(fields)
      .filter(([name, value]) => value !== undefined && !UNTOLD.includes(name))
      .map(([name, value]) => `${name}=${String(value)}`),
  ]
    .join(' ')
    .concat(QUOTE, statement.quote)
}

/** The statement of a line; null if it is none of our vocabularies. Without a quote the given one counts. */
function statementOf(line: string, usualQuote = ''): Statement | null {
  const [said, quote = usualQuote] = parted(line)
  const [kind, ...words] = said.split(' ').filter(Boolean)
  const fields = words.flatMap((word) => {
    const [name, value] = word.split('=')
    return value === undefined || UNTOLD.includes(name ?? '') ? [] : [[name, valueOf(value, name)] as const]
  })
  const { kg, ...details } = Object.fromEntries(fields) as Record<string, unknown>
  const what = words.find((word) => !word.includes('='))
  const named = what === undefined ? {} : Object.fromEntries(SUBJECTS.map((name) => [name, what]))
  const weighed = kg === undefined ? {} : Object.fromEntries(WEIGHTS.map((name) => [name, kg]))
  // The schema keeps the names that the kind knows.
  const read = Statement.safeParse({ ...details, ...weighed, ...named, kind, quote })
  if (read.success) return read.data
  const exercise = what === undefined ? undefined : entryByName(what)
  return exercise && exercise.id !== what ? statementOf(line.replace(what ?? '', exercise.id), quote) : null
}

const LISTS = ['days', 'kgs', 'has']

function valueOf(value: string, name = ''): unknown {
  const each = value.split(',').map((one) => (/^-?\d+(\.\d+)?$/.test(one) ? Number(one) : one))
  if (LISTS.includes(name)) return each
  return value === 'true' ? true : value === 'false' ? false : each[0]
}

function parted(line: string): [said: string, quote?: string] {
  const at = line.indexOf(QUOTE)
  return at < 0 ? [line] : [line.slice(0, at), line.slice(at + QUOTE.length).trim()]
}

/** The numbered statements of the rules, a line each. */
export const numbered = ({ comments, equipment }: ByRule): string[] =>
  [...comments, ...equipment].map((statement, at) => `${at + 1} ${lineOf(statement)}`)

/** Converts lines to a reading. Skips a line that says nothing in our vocabularies. */
export function readingFrom(lines: Lines, rule: ByRule): ModelReading {
  const own = (field: keyof Texts): Heard[] => lines[field].flatMap((line) => statementOf(line) ?? [])
  const reading: ModelReading = { comments: own('comments'), equipment: own('equipment') }
  const all = [...rule.comments, ...rule.equipment]
  for (const line of lines.verdicts) {
    const [, number = '', kind, rest = ''] = /^(\d+) (wrong|narrower)\b(.*)$/.exec(line) ?? []
    const of = all[Number(number) - 1]
    if (!of) continue
    const field = Number(number) > rule.comments.length ? 'equipment' : 'comments'
    const [, quote = of.quote] = parted(rest)
    if (kind === 'wrong') reading[field].push({ kind, of, quote })
    const instead = kind === 'narrower' && statementOf(rest.trim(), of.quote)
    if (instead) reading[field].push({ kind: 'narrower', of, instead, quote })
  }
  return reading
}
