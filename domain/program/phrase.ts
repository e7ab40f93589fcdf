import { z } from 'zod'
import { kgFromLb, weightIn, type Wording } from './units.ts'

/** An amount that each unit tells with a number of its own. */
const Amount = z.union([
  z.object({ kg: z.number(), lb: z.number() }),
  /** Protein a day per kilogram of body weight, from and to. */
  z.object({ gramsPerKg: z.tuple([z.number(), z.number()]) }),
])
type Amount = z.infer<typeof Amount>

export const Measured = z.array(z.union([z.string(), Amount]))
export type Measured = z.infer<typeof Measured>

/** A text of ours. Its amounts are numbers until it is printed. */
export const Phrase = z.union([z.string(), Measured])
export type Phrase = z.infer<typeof Phrase>

/** Writes a text: say`Begin with ${{ kg: 20, lb: 45 }}.` Without an amount it is a string. */
export function say(words: TemplateStringsArray, ...values: readonly (Phrase | Amount | number)[]): Phrase {
  const parts: Measured = ['']
  const add = (part: string | Amount) => {
    const last = parts.at(-1)
    if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
    else parts.push(part)
  }
  for (const [at, written] of words.entries()) {
    add(written)
    const value = values[at] ?? ''
    if (Array.isArray(value)) value.forEach(add)
    else add(typeof value === 'number' ? String(value) : value)
  }
  return isMeasured(parts) ? parts.filter((part) => part !== '') : parts.join('')
}

/** `A 20 kg, B 25 kg and C 30 kg` */
export const listed = (texts: readonly Phrase[]): Phrase =>
  texts.length < 2 ? (texts[0] ?? '') : say`${joined(texts.slice(0, -1), ', ')} and ${texts.at(-1) ?? ''}`

export const joined = (texts: readonly Phrase[], between: string): Phrase =>
  texts.length ? texts.reduce((all, text) => say`${all}${between}${text}`) : ''

export const phraseIn = (wording: Wording, text: Phrase): string =>
  typeof text === 'string'
    ? text
    : text.map((part) => (typeof part === 'string' ? part : amountIn(wording, part))).join('')

/** As the record has it. */
export const inBoth = (text: Phrase): string => phraseIn('both', text)

/** The texts that tell an amount, each once. */
export const measuredIn = (texts: readonly Phrase[]): Measured[] => [
  ...new Map(
    texts.flatMap((text) => (typeof text === 'string' ? [] : [[inBoth(text), text] as const])),
  ).values(),
]

const isMeasured = (parts: Measured): boolean => parts.some((part) => typeof part !== 'string')

function amountIn(wording: Wording, amount: Amount): string {
  if ('kg' in amount) return weightIn(wording, amount)
  const [low, high] = amount.gramsPerKg
  return wording === 'lb'
    ? `${perPound(low)} to ${perPound(high)} g of protein per lb`
    : `${low} to ${high} g of protein per kg`
}

const perPound = (perKg: number): number => Math.round(kgFromLb(perKg) * 10) / 10

const FORM = new RegExp(
  [
    String.raw`\b(?<kg>\d+(?:\.\d+)?) kg \((?<lb>\d+(?:\.\d+)?) lb\)`,
    String.raw`\b(?<low>\d+(?:\.\d+)?) to (?<high>\d+(?:\.\d+)?) g of protein per kg`,
  ].join('|'),
  'g',
)

/** Reads the amounts of a text that was stored before they were numbers: `82.5 kg (180 lb)`. */
export function parsePhrase(text: string): Measured {
  const parts: Measured = []
  let end = 0
  for (const { 0: form, index, groups = {} } of text.matchAll(FORM)) {
    const [kg, lb, low, high] = [groups['kg'], groups['lb'], groups['low'], groups['high']].map(Number)
    parts.push(text.slice(end, index))
    parts.push(groups['kg'] === undefined ? { gramsPerKg: [low!, high!] } : { kg: kg!, lb: lb! })
    end = index + form.length
  }
  return [...parts, text.slice(end)]
}
