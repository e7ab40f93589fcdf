import { z } from 'zod'
import type { Statement } from '../../../reading/statement.ts'
import { say, type Phrase } from '../../../program/phrase.ts'
import { kgFromLb, lbFromKg, type Units } from '../../../program/units.ts'
import { plainEnglish } from '../../../exercises/plain-english.ts'
import { inWords } from '../../../exercises/words.ts'
import type { Need } from '../../../exercises/vocabulary.ts'

/** Free weights in the sizes that the person owns. */
export const WEIGHED = ['barbell', 'dumbbells', 'kettlebell'] as const
type Weighed = (typeof WEIGHED)[number]

/** The maximum weight in kilograms, of one piece or of the loaded bar. */
export const OwnedWeight = z.object({
  mostKg: z.number(),
  /** The available sizes, lightest first. Undefined if small steps are possible. */
  sizesKg: z.array(z.number()).optional(),
})
export type OwnedWeight = z.infer<typeof OwnedWeight>
export type OwnedWeights = Partial<Record<Weighed, OwnedWeight>>

const NUMBER = String.raw`\d+(?:[.,]\d+)?`
const UNIT = String.raw`(?:kg|kgs|kilos?|lbs?|pounds?)`
const ONE = new RegExp(String.raw`${NUMBER}(?: ?(?<unit>${UNIT})\b)?`, 'g')
/** Separators between numbers in a list. */
const BETWEEN = /^(?: (?:and|und|et|y|e|en|to|à|a|bis|tot|&) | ?, ?| ?[/–-] ?)(?:a )?$/
const RANGE = new RegExp(String.raw`${NUMBER} ?${UNIT}?(?: (?:to|à|a|bis|tot) | ?[–-] ?)${NUMBER}`)
/** Words beside an amount that make it the heaviest of many. */
const UP_TO = /\b(up ?to|to|max|bis|hasta|jusqu'à|adjustable)\b[^\d]{0,24}$/
type Named = Weighed | 'sandbag'
/** Names that a number may belong to. The last keep their own numbers out. */
const NAMED: readonly (readonly [Named | 'other', RegExp])[] = [
  ['dumbbells', /\b(dumbbells?|dbs?|hand weights?|power ?blocks?|iron ?masters?|hexes)\b/g],
  ['kettlebell', /\b(kettlebells?|kbs?|bells?)\b/g],
  ['barbell', /\bbarbell( set)?\b/g],
  ['sandbag', /\bsand ?bags?\b/g],
  [
    'other',
    /\b(trap bar|plates?|disques?|discos?|dischi|scheiben|schijven|anilhas?|bumpers?|logs?|(slam|medicine|med) ?ball|bench|bar|vest|bands?|i am|weigh)\b/g,
  ],
]
/** Letters. Maximum distance between a number and its name. */
const NEAR = 24
/** The same distance plus the longest name. */
const FAR = 2 * NEAR
/** A lighter weight is the empty bar, not the loaded one. */
const MIN_LOADED_BAR_KG = 30

/** The stated weights of the free weights in a home gym. */
export function ownedWeightsOf(
  there: readonly Need[],
  statements: readonly Statement[],
  description: string,
): OwnedWeights {
  const said = saidIn(plainEnglish(description))
  return Object.fromEntries(
    WEIGHED.filter((each) => there.includes(each)).flatMap((each) => {
      const [stated, described] = [statedOf(each, statements), said.get(each)]
      // Sizes tell more than the heaviest.
      const owned = !stated?.sizesKg && described?.sizesKg ? described : (stated ?? described)
      return owned ? [[each, owned]] : []
    }),
  )
}

/** The heaviest weights of a gym that has everything else. */
export const limitsOfGym = (statements: readonly Statement[]): OwnedWeights =>
  Object.fromEntries(
    WEIGHED.flatMap((what) => {
      const found = statements.find(
        (each) => each.kind === 'has' && each.what === what && each.maxKg !== undefined && !each.kgs?.length,
      )
      return found?.kind === 'has' && found.maxKg ? [[what, { mostKg: found.maxKg }]] : []
    }),
  )

/** What the buyer reads of them. */
export const limitsSaid = (limits: OwnedWeights): Phrase[] =>
  WEIGHED.flatMap((what) => {
    const mostKg = limits[what]?.mostKg
    if (!mostKg) return []
    const most = { kg: mostKg, lb: Math.round(lbFromKg(mostKg)) }
    return what === 'barbell'
      ? [say`Your barbell ends at ${most}: nothing asks for more on it.`]
      : [
          say`Your ${what === 'kettlebell' ? 'kettlebells' : what} end at ${most}: nothing asks for more of them.`,
        ]
  })

/** `up to 50 lb`, `16 and 24 kg`. */
export function sizesIn({ mostKg, sizesKg }: OwnedWeight, units: Units): string {
  const inUnits = (kg: number) => `${units === 'kg' ? kg : Math.round(lbFromKg(kg))}`
  return sizesKg?.length
    ? `${inWords(sizesKg.map(inUnits))} ${units}`
    : `up to ${inUnits(Math.round(mostKg * 10) / 10)} ${units}`
}

/** A weight that a reader has already stated. */
function statedOf(what: Weighed, statements: readonly Statement[]): OwnedWeight | undefined {
  const found = statements.find(
    (each) => each.kind === 'has' && each.what === what && (each.maxKg !== undefined || each.kgs?.length),
  )
  if (found?.kind !== 'has') return undefined
  const sizesKg = what === 'barbell' ? [] : [...(found.kgs ?? [])].sort((one, other) => one - other)
  const mostKg = sizesKg.at(-1) ?? found.maxKg
  return mostKg ? { mostKg, ...(sizesKg.length && { sizesKg }) } : undefined
}

/** The stated weights of sandbags, lightest first. */
export const bagsOf = (description: string): readonly number[] =>
  saidIn(plainEnglish(description)).get('sandbag')?.sizesKg ?? []

function saidIn(text: string): ReadonlyMap<Named, OwnedWeight> {
  const owned = new Map<Named, OwnedWeight>()
  for (const thought of text.split(/[;\n]|\.(?!\d)/))
    for (const { from, to } of amountsIn(thought)) {
      const what = nearestTo(from, to, thought)
      const before = thought.slice(Math.max(0, from - FAR), from)
      const weight = what && what !== 'other' ? weightIn(thought.slice(from, to), before, what) : null
      if (weight && what && what !== 'other')
        owned.set(what, joined(owned.get(what), what === 'dumbbells' ? ofOne(weight, thought) : weight))
    }
  return owned
}

/** `A set of 20 kg (so 10 each hand)`, `30 kg, je max 15`: the total, and the weight of one piece. */
const EACH = new RegExp(
  String.raw`\b(${NUMBER}) ?${UNIT}? (?:each|per|a) hand\b|\bje (?:max\.? |maximal |bis )?(${NUMBER})`,
)
function ofOne(weight: OwnedWeight, thought: string): OwnedWeight {
  const found = EACH.exec(thought)
  const value = Number((found?.[1] ?? found?.[2])?.replace(',', '.'))
  if (!(value < weight.mostKg)) return weight
  return { mostKg: /lb|pound/.test(thought) ? kgFromLb(value) : value }
}

/** `20 kg`, `16kg and 24kg`, `5, 10 and 15 lb`, `5-50lb`: numbers in a list, the unit after the last. */
function amountsIn(thought: string): { from: number; to: number }[] {
  const runs: { from: number; to: number; end: number }[] = []
  for (const { 0: said, index, groups } of thought.matchAll(ONE)) {
    const end = index + said.length
    const run = runs.at(-1)
    const goesOn = run && BETWEEN.test(thought.slice(run.end, index))
    const at = goesOn ? run : { from: index, to: index, end }
    if (!goesOn) runs.push(at)
    at.end = end
    if (groups?.['unit']) at.to = end
  }
  return runs.filter(({ from, to }) => to > from)
}

/** The name that a number belongs to: before it, or right after it. */
function nearestTo(from: number, to: number, thought: string): Named | 'other' | null {
  const start = Math.max(0, from - FAR)
  const around = thought.slice(start, to + FAR)
  const places = NAMED.flatMap(([what, name]) =>
    [...around.matchAll(name)].map(({ index: off, 0: said }) => {
      const index = start + off
      return {
        what,
        far:
          index < to
            ? from - (index + said.length)
            : thought.slice(to, index).includes(',')
              ? NaN
              : index - to,
      }
    }),
  )
  const [nearest] = places
    .filter(({ far }) => far >= 0 && far <= NEAR)
    .sort((one, other) => one.far - other.far)
  return nearest?.what ?? null
}

function weightIn(amount: string, before: string, what: Named): OwnedWeight | null {
  const inKg = /kg|kilo/.test(amount) ? (value: number) => value : kgFromLb
  const sizesKg = [...amount.matchAll(new RegExp(NUMBER, 'g'))]
    .map(([said]) => Math.round(inKg(Number(said.replace(',', '.'))) * 10) / 10)
    .sort((one, other) => one - other)
  const mostKg = sizesKg.at(-1) ?? 0
  if (what === 'barbell') return mostKg >= MIN_LOADED_BAR_KG ? { mostKg } : null
  return RANGE.test(amount) || UP_TO.test(before) ? { mostKg } : { mostKg, sizesKg }
}

/** A second mention: a heavier weight, or more sizes. */
function joined(one: OwnedWeight | undefined, other: OwnedWeight): OwnedWeight {
  if (!one) return other
  const mostKg = Math.max(one.mostKg, other.mostKg)
  if (!one.sizesKg || !other.sizesKg) return { mostKg }
  return { mostKg, sizesKg: [...new Set([...one.sizesKg, ...other.sizesKg])].sort((a, b) => a - b) }
}
