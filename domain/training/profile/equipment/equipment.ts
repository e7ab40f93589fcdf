import type { Statement } from '../../../reading/statement.ts'
import { WEIGHTS } from '../../draft/generated/implements.ts'
import type { TrainingProfile } from '../profile.ts'
import { namedGearOf } from './gear.ts'
import { WEIGHED, type OwnedWeights } from './owned-weights.ts'
import { plainEnglish } from '../../../exercises/plain-english.ts'
import { IMPLEMENTS, ODD_OBJECTS, type Implement, type Need } from '../../../exercises/vocabulary.ts'

/** Everything besides the floor, a wall, a chair, a doorframe and a towel. */
export type Equipment = TrainingProfile['equipment']

/** A home gym with kettlebells and no other weights. */
export const hasOnlyKettlebells = ({ kind, implements: there }: Equipment): boolean =>
  kind === 'home' &&
  there.includes('kettlebell') &&
  !there.some((each) => each !== 'kettlebell' && WEIGHTS.includes(each))

/** The implements that statements confirm. A missing implement does not count. */
function implementsOf(statements: readonly Statement[]): Implement[] {
  const [has, lacks] = [named('has', statements), named('lacks', statements)]
  return IMPLEMENTS.filter((each) => has.has(each) && !lacks.has(each))
}

const named = (kind: 'has' | 'lacks', statements: readonly Statement[]): ReadonlySet<Implement> =>
  new Set(statements.flatMap((each) => (each.kind === kind ? [each.what] : [])))

/** The home gym description from any form: `Home Gym: dumbbells, bench`, or a separate answer. */
export const homeGymOf = (said: string, details = ''): string =>
  `${said.replace(/^(commercial( gym)?|bodyweight( only)?|home( gym)?):?/i, '')}\n${details}`

/**
 * The available equipment.
 *
 * @param said - the equipment answer of any form
 * @param statements - from the description of a home gym
 */
export function equipmentOf(said: string, statements: readonly Statement[]): Equipment {
  const gear = namedGearOf(statements)
  if (/^commercial/i.test(said)) return { kind: 'commercial', implements: [...IMPLEMENTS, ...gear] }
  if (/^bodyweight/i.test(said)) {
    // What somebody owns counts, whatever they chose.
    const owned = [...implementsOf([...statements, ...hungFrom(statements)]), ...gear]
    return owned.length ? { kind: 'home', implements: owned } : { kind: 'bodyweight', implements: [] }
  }
  return { kind: 'home', implements: [...implementsOf(statements), ...gear] }
}

/** Who has rings and counts chin-ups hangs from something. */
const hungFrom = (statements: readonly Statement[]): Statement[] => {
  const counted = statements.find(
    (each) => each.kind === 'lift' && each.reps && (each.lift === 'pull-up' || each.lift === 'chin-up'),
  )
  const isHung = statements.some((each) => each.kind === 'has' && each.what === 'suspension')
  return counted && isHung ? [{ kind: 'has', what: 'pull-up-bar', quote: counted.quote }] : []
}

/** Free weights that may lack the next size. */
const HELD: readonly Need[] = ['dumbbells', 'kettlebell', 'medicine-ball']
/** `up to 25 kg`, `adjustable`, `a rack of`, `5, 10 and 15 kg`: a heavier weight is available. */
const IN_STEPS =
  /\b(up to|adjustable(?! (weight |workout )?bench)|selectable|range|set of (dumbbells|weights|kettlebells)|(dumbbell|weight|kettlebell)s? (set|rack)|rack of|full set|all (sizes|weights)|various|several|different|multiple|many|pairs|power ?blocks?|select ?tech\w*|iselect|nuobells?|iron ?masters?|loadable|spinlock|(dumbbells?|handles) (and|with) plates|from \d+|\d+ ?(kg|lbs?|pounds?)? ?(-|to|–) ?\d+(kg|lbs?)?)\b/
const WEIGHTS_SAID = /\b\d+(\.\d+)? ?(kg|kilos?|lbs?|pounds?)\b/g

/** The free weights of a home gym that come in one weight, according to the description, and every odd object. */
export function oneWeightAmong(
  { kind, implements: there }: Equipment,
  description: string,
  owned: OwnedWeights,
): Need[] {
  const odd = ODD_OBJECTS.filter((each) => there.includes(each))
  if (kind !== 'home') return odd
  const said = plainEnglish(description)
  const inSteps = IN_STEPS.test(said) || (said.match(WEIGHTS_SAID)?.length ?? 0) > 1
  const inSizes = WEIGHED.filter((each) => (owned[each]?.sizesKg?.length ?? 0) > 1)
  const held = there.filter(
    (each) =>
      HELD.includes(each) &&
      (each === 'medicine-ball' || !(inSteps || inSizes.some((size) => size === each))),
  )
  return [...held, ...odd]
}

const ONE_DUMBBELL =
  /\b(one|1|a|single) ((single|adjustable|heavy|light|\d+ ?(kg|lbs?|pounds?)) )*dumbbell\b(?! (set|rack|pair))/
const A_PAIR = /\b(two|2|pairs?|double|2 ?x)\b/
/** Two pieces of the same size. `Two kettlebells, 16 and 24 kg` do not match. */
const TWO_ALIKE = /\b(pairs?|doubles?|twins?|of each|(two|2)( ?x ?| )\d+|\d ?(kg|lbs?)? ?x ?2)\b/
const TWO_DUMBBELLS = /\b(two|2) dumbbells\b/

export const sizesOf = (what: Need, owned: OwnedWeights): number =>
  what === 'dumbbells' || what === 'kettlebell' ? (owned[what]?.sizesKg?.length ?? 0) : 0

/**
 * Free weights of a home gym with a single piece, or a single piece of each size, according to the
 * description.
 */
export function onePieceAmong(
  { kind, implements: there }: Equipment,
  description: string,
  owned: OwnedWeights,
): Need[] {
  if (kind !== 'home') return []
  const said = plainEnglish(description)
  return there.filter((each) => {
    if (each === 'kettlebell')
      return sizesOf(each, owned) > 1
        ? !TWO_ALIKE.test(said)
        : !/\bkettlebells\b|\bkbs\b/.test(said) && !A_PAIR.test(said)
    if (each !== 'dumbbells') return false
    if (TWO_DUMBBELLS.test(said) && sizesOf(each, owned) === 2) return true
    return ONE_DUMBBELL.test(said) && !/\bdumbbells\b/.test(said)
  })
}

/** The stated number of pieces. */
export interface Pieces {
  onePiece: readonly Need[]
  owned: OwnedWeights
}

/** Whether there is more than one kettlebell, of equal or different size. */
export const areSeveral = (what: Need, { onePiece, owned }: Pieces): boolean =>
  what === 'kettlebell' && (sizesOf(what, owned) > 1 || !onePiece.includes(what))

const NAMES: Partial<Record<Need, string>> = {
  'incline-bench': 'adjustable bench',
  bands: 'resistance bands',
  suspension: 'suspension straps',
  cable: 'cable machine',
  'lat-pulldown': 'lat pulldown',
  'ez-bar': 'EZ bar',
  'smith-machine': 'Smith machine',
  plates: 'weight plates',
  'pull-up-bar': 'pull-up bar',
  'safety-bar': 'safety squat bar',
  'leg-curl': 'leg curl machine',
  'leg-extension': 'leg extension machine',
}

/** The printed name of an implement. */
export const implementName = (implement: Need): string => NAMES[implement] ?? implement.replaceAll('-', ' ')

/** The equipment as a person would list it: `dumbbells`, `an adjustable bench`. */
export function equipmentNamed(
  { implements: there }: Equipment,
  pieces?: Pieces,
): { what: Need; label: string }[] {
  // An adjustable bench also lies flat, so a flat bench beside it is not listed.
  const listed = there.filter((each) => each !== 'bench' || !there.includes('incline-bench'))
  return listed.map((what) => ({ what, label: phraseOf(what, pieces) }))
}

function phraseOf(implement: Need, pieces?: Pieces): string {
  const name = implementName(implement)
  if (pieces && areSeveral(implement, pieces)) return `your ${name}s`
  if (pieces?.onePiece.includes(implement) && sizesOf(implement, pieces.owned) < 2)
    return `one ${name.replace(/s$/, '')}`
  if (/(?<!s)s$/.test(name)) return name
  return `${/^([aeiou]|EZ)/.test(name) ? 'an' : 'a'} ${name}`
}
