import type { Measured } from './phrase.ts'

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
