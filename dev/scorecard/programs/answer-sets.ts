import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'yaml'
import { z } from 'zod'
import { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { answersWith, anyAnswers, FORMS, sentBy, type Options } from '../../stand-ins/coach/arbitrary.ts'

const pattern = z.string().transform((source) => new RegExp(source, 'i'))
/** A text as people write, and what the program for it must contain. */
const HeldOut = z.strictObject({
  text: z.string(),
  /** No exercise or swap may have a matching name. */
  never: pattern.optional(),
  /** No text of the program may match. */
  nowhere: pattern.optional(),
  /** Whether the program must carry a notice to clear it with a professional. */
  clearance: z.boolean().optional(),
})
type HeldOut = z.infer<typeof HeldOut>

const { comments, hostile, homes } = z
  .strictObject({
    comments: z.array(HeldOut),
    hostile: z.strictObject({ nowhere: pattern, texts: z.array(z.string()) }),
    homes: z.array(HeldOut),
  })
  .parse(parse(readFileSync(new URL('held-out.yaml', import.meta.url), 'utf8')))
export const HELD_OUT_COMMENTS = [...comments, { text: 'a'.repeat(1000) }]
export const HOSTILE_COMMENTS = hostile.texts.map((text): HeldOut => ({ text, nowhere: hostile.nowhere }))
export const HELD_OUT_HOMES = homes

/** One buyer's answers, and what the program must contain beyond the rules. */
export interface AnswerSet {
  answers: TrainingAnswers
  expected: readonly HeldOut[]
}

const HOME = 'dumbbells up to 25 kg, adjustable bench, resistance bands'
const TEXTS: readonly HeldOut[] = [...HELD_OUT_COMMENTS, ...HOSTILE_COMMENTS]

/**
 * All pairs of options of each of the three forms, then random answers; half of them with texts that were not
 * used to develop the rules.
 */
export function answerSets(count: number, seed: number): AnswerSet[] {
  const pairs = Object.values(FORMS)
    .flatMap(pairwise)
    .map((row) => ({ answers: TrainingAnswers.parse(sentBy(row, HOME, '')), expected: [] }))
  const left = Math.max(0, count - pairs.length)
  const known = fc
    .sample(anyAnswers, { seed, numRuns: Math.floor(left / 2) || 1 })
    .map((answers) => ({ answers, expected: [] }))
  const heldOut = fc.sample(heldOutAnswers, { seed, numRuns: Math.ceil(left / 2) || 1 }).map(withExpectations)
  return [...pairs, ...known, ...heldOut].slice(0, count)
}

const textOf = ({ text }: HeldOut) => text
const heldOutAnswers = answersWith(
  fc.constantFrom(...HELD_OUT_HOMES.map(textOf)),
  fc.constantFrom(...TEXTS.map(textOf)),
)

/** Adds what the texts of these answers ask for. Details of a home gym count only for a home gym. */
export function withExpectations(answers: TrainingAnswers): AnswerSet {
  const home = /^home gym: (.*)/is.exec(answers.equipment)?.[1] ?? answers.equipmentDetails
  const comment = TEXTS.filter(({ text }) => text.trim() === (answers.exercisesToAvoid ?? ''))
  return { answers, expected: [...comment, ...HELD_OUT_HOMES.filter(({ text }) => text === home)] }
}

type Value = string | number
type Row = Record<string, Value>
type Pair = readonly [field: string, value: Value, other: string, otherValue: Value]

/**
 * Builds rows in which every option of every field meets every option of every other field at least once.
 * Greedy.
 */
export function pairwise(options: Options): Row[] {
  const fields = Object.keys(options)
  const pairs = allPairs(options)
  const open = new Set(pairs.map(String))
  const rows: Row[] = []
  for (const pair of pairs) {
    if (!open.has(String(pair))) continue
    const [one, value, other, otherValue] = pair
    const row: Row = { [one]: value, [other]: otherValue }
    for (const field of fields) row[field] ??= bestFor(field, options, row, open)
    for (const met of pairsOf(row)) open.delete(String(met))
    rows.push(row)
  }
  return rows
}

function allPairs(options: Options): Pair[] {
  const fields = Object.entries(options)
  return fields.flatMap(([one, values], index) =>
    fields
      .slice(index + 1)
      .flatMap(([other, others]) =>
        values.flatMap((value) => others.map((otherValue): Pair => [one, value, other, otherValue])),
      ),
  )
}

/** Both orders, because a row's fields are in any order. */
const pairsOf = (row: Row): Pair[] =>
  Object.entries(row).flatMap(([one, value]) =>
    Object.entries(row)
      .filter(([other]) => other !== one)
      .map(([other, otherValue]): Pair => [one, value, other, otherValue]),
  )

function bestFor(field: string, options: Options, row: Row, open: ReadonlySet<string>): Value {
  const [first = '', ...others] = options[field] ?? []
  const gain = (value: Value) =>
    pairsOf({ ...row, [field]: value }).filter((pair) => open.has(String(pair))).length
  return others.reduce((best, value) => (gain(value) > gain(best) ? value : best), first)
}
