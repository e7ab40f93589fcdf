import { isName, senseOf, termsIn } from '../../reading/words/find-terms.ts'
import { LIFTS, type Exercise, type Lift } from '../../reading/lexicon/lifts.ts'
import { CATALOGUE, entryById } from '../../exercises/catalogue.ts'
import type { CatalogueEntry } from '../../exercises/exercise.ts'
import { exerciseTermsIn, IMPLEMENT_WORDS, variantsOf } from '../../exercises/exercise-terms.ts'
import { MEANT_BY } from './generated/named-lifts.ts'
import { spokenLift } from '../../exercises/spoken-lift.ts'
import type { Pattern } from '../../exercises/vocabulary.ts'
import { wordsOf } from '../../exercises/words.ts'

type Is = (entry: CatalogueEntry) => boolean

/** Exercises by all of these parts of their names, as regular expressions, and by one of the patterns. */
export interface Meant {
  names?: readonly string[]
  patterns?: readonly Pattern[]
}

/** Whether an exercise is of those that a table means. */
export function isMeantBy(meant: readonly Meant[]): Is {
  const all = meant.map(({ names = [], patterns }) => ({
    names: names.map((each) => new RegExp(each)),
    patterns,
  }))
  return ({ name, pattern }) =>
    all.some(
      ({ names, patterns }) =>
        names.every((each) => each.test(name)) && (!patterns || patterns.includes(pattern)),
    )
}

/** Names of variants without a tool. Who says `barbell curls flare it up` may mean any curl. */
const OWN_NAMES: ReadonlySet<string> = new Set(
  CATALOGUE.map(({ name }) => wordsOf(name))
    .filter((words) => !words.some((word) => word !== 'bodyweight' && IMPLEMENT_WORDS.has(word)))
    .map((words) => words.join(' ')),
)
const isStanding: Is = ({ positions }) => positions.includes('standing')

/** A named lift: the exercises that it means, and our words for it. */
export interface NamedLift {
  entries: readonly CatalogueEntry[]
  /** Our words, plural. Never the buyer's text. */
  spoken: string
}

/**
 * The exercises that a lift means, as exactly as stated: `barbell squats` means those with a barbell.
 * @param quote - the buyer's words for the lift
 */
export function namedLift(lift: Lift | Exercise, quote: string): NamedLift {
  if (!isFamily(lift)) return namedOne(lift, quote)
  const family = CATALOGUE.filter(isMeantBy(MEANT_BY[lift]))
  const words = wordsOf(quote)
  const others = family.length && words.length > 1 ? variantsOf(words) : []
  // A `T-bar row` is no barbell row of ours.
  if (others.length && !others.some((entry) => family.includes(entry)))
    return { entries: others, spoken: spokenLift(words.join(' ')) }
  const onFeet = /\bstanding\b/i.test(quote) ? family.filter(isStanding) : []
  if (onFeet.length) return { entries: onFeet, spoken: `standing ${spokenLift(lift.replaceAll('-', ' '))}` }
  const narrower = (isJustItsName(lift, quote) ? [] : exerciseTermsIn(quote))
    .map((term) => ({ term, entries: variantsOf(term).filter((entry) => family.includes(entry)) }))
    .filter(({ entries }) => entries.length > 0 && entries.length < family.length)
  const [first] = narrower
  return first
    ? { entries: first.entries, spoken: spokenLift(first.term.join(' ')) }
    : { entries: family, spoken: spokenLift(lift.replaceAll('-', ' ')) }
}

/** The narrowest family of an exercise, or the lift itself. */
export function familyOf(lift: Lift | Exercise): string {
  const entry = isFamily(lift) ? undefined : entryById(lift)
  if (!entry) return lift
  const families = Object.entries(MEANT_BY).flatMap(([name, meant]) => {
    const is = isMeantBy(meant)
    return is(entry) ? [{ name, size: CATALOGUE.filter(is).length }] : []
  })
  return families.toSorted((one, other) => one.size - other.size)[0]?.name ?? lift
}

const isFamily = (lift: string): lift is Lift => lift in LIFTS

/** An exercise and its variants, if the words name them too: `bird dogs` are on the floor and at a chair. */
function namedOne(id: Exercise, quote: string): NamedLift {
  const one = entryById(id)
  if (!one) return { entries: [], spoken: spokenLift(id.replaceAll('-', ' ')) }
  for (const term of exerciseTermsIn(quote)) {
    const entries = variantsOf(term)
    if (entries.includes(one)) return { entries, spoken: spokenLift(term.join(' ')) }
  }
  return { entries: [one], spoken: spokenLift(one.name.toLowerCase()) }
}

/**
 * `side raises` means all lateral raises, even if they are an alias of one exercise. So does `side raises hurt`.
 * `Knee push-ups` are the one exercise of that name.
 */
function isJustItsName(lift: Lift, quote: string): boolean {
  const words = wordsOf(quote).join(' ')
  if (OWN_NAMES.has(words) && words !== wordsOf(lift.replaceAll('-', ' ')).join(' ')) return false
  const { terms, tokens } = termsIn(quote)
  const [only, ...others] = terms.filter(isName)
  const known = terms.reduce((sum, { from, to }) => sum + to - from, 0)
  return !!only && !others.length && known === tokens.length && senseOf(only, 'lift') === lift
}
