import type { Statement } from '../statements/statement.ts'
import { WEIGHED, type OwnedWeights } from './owned-weights.ts'
import { plainEnglish } from './plain-english.ts'
import { IMPLEMENTS, type Implement } from './vocabulary.ts'

export interface Equipment {
  kind: 'commercial' | 'home' | 'bodyweight'
  /** What there is besides the floor, a wall, a chair, a doorframe and a towel. */
  implements: Implement[]
}

/** The implements that statements say are there; those that are missing do not count. */
function implementsOf(statements: readonly Statement[]): Implement[] {
  const [has, lacks] = [named('has', statements), named('lacks', statements)]
  return IMPLEMENTS.filter((each) => has.has(each) && !lacks.has(each))
}

const named = (kind: 'has' | 'lacks', statements: readonly Statement[]): ReadonlySet<Implement> =>
  new Set(statements.flatMap((each) => (each.kind === kind ? [each.what] : [])))

/** The description of a home gym, wherever a form has it: `Home Gym: dumbbells, bench`, or an answer of its own. */
export const homeGymOf = (said: string, details = ''): string =>
  `${said.replace(/^(commercial( gym)?|bodyweight( only)?|home( gym)?):?/i, '')}\n${details}`

/**
 * What there is to train with.
 *
 * @param said - the equipment answer of any form
 * @param statements - what the description of a home gym says
 */
export function equipmentOf(said: string, statements: readonly Statement[]): Equipment {
  if (/^commercial/i.test(said)) {
    const lacks = named('lacks', statements)
    return { kind: 'commercial', implements: IMPLEMENTS.filter((each) => !lacks.has(each)) }
  }
  if (/^bodyweight/i.test(said)) return { kind: 'bodyweight', implements: [] }
  return { kind: 'home', implements: implementsOf(statements) }
}

/** Free weights whose next size may not be there. */
const HELD: readonly Implement[] = ['dumbbells', 'kettlebell', 'medicine-ball']
/** `up to 25 kg`, `adjustable`, `a rack of`, `5, 10 and 15 kg`: there is a heavier one when it is needed. */
const IN_STEPS =
  /\b(up to|adjustable(?! (weight |workout )?bench)|selectable|range|set of (dumbbells|weights|kettlebells)|(dumbbell|weight|kettlebell)s? (set|rack)|rack of|full set|all (sizes|weights)|various|several|different|multiple|many|pairs|power ?blocks?|select ?tech\w*|iselect|nuobells?|iron ?masters?|loadable|spinlock|(dumbbells?|handles) (and|with) plates|from \d+|\d+ ?(kg|lbs?|pounds?)? ?(-|to|–) ?\d+)\b/
const WEIGHTS_SAID = /\b\d+(\.\d+)? ?(kg|kilos?|lbs?|pounds?)\b/g

/** The free weights of a home gym that come in one weight, as far as its description tells. */
export function oneWeightAmong(
  { kind, implements: there }: Equipment,
  description: string,
  owned: OwnedWeights,
): Implement[] {
  if (kind !== 'home') return []
  const said = plainEnglish(description)
  const inSteps = IN_STEPS.test(said) || (said.match(WEIGHTS_SAID)?.length ?? 0) > 1
  const inSizes = WEIGHED.filter((each) => (owned[each]?.sizesKg?.length ?? 0) > 1)
  return there.filter(
    (each) =>
      HELD.includes(each) &&
      (each === 'medicine-ball' || !(inSteps || inSizes.some((size) => size === each))),
  )
}

const ONE_DUMBBELL =
  /\b(one|1|a|single) ((single|adjustable|heavy|light|\d+ ?(kg|lbs?|pounds?)) )*dumbbell\b(?! (set|rack|pair))/
const A_PAIR = /\b(two|2|pairs?|double|2 ?x)\b/

/** Free weights of a home gym of which its description tells a single one. */
export function onePieceAmong({ kind, implements: there }: Equipment, description: string): Implement[] {
  if (kind !== 'home') return []
  const said = plainEnglish(description)
  return there.filter((each) => {
    if (each === 'kettlebell') return !/\bkettlebells\b|\bkbs\b/.test(said) && !A_PAIR.test(said)
    return each === 'dumbbells' && ONE_DUMBBELL.test(said) && !/\bdumbbells\b/.test(said)
  })
}

const NAMES: Partial<Record<Implement, string>> = {
  'incline-bench': 'adjustable bench',
  bands: 'resistance bands',
  suspension: 'suspension straps',
  cable: 'cable machine',
  'lat-pulldown': 'lat pulldown',
  'ez-bar': 'EZ bar',
  'smith-machine': 'Smith machine',
  plates: 'weight plates',
  'pull-up-bar': 'pull-up bar',
  'leg-curl': 'leg curl machine',
  'leg-extension': 'leg extension machine',
}

/** How an implement is printed. */
export const implementName = (implement: Implement): string =>
  NAMES[implement] ?? implement.replaceAll('-', ' ')

/** What there is, as a person would list it: `dumbbells`, `an adjustable bench`. */
export function equipmentNamed(
  { implements: there }: Equipment,
  onePiece: readonly Implement[] = [],
): { what: Implement; label: string }[] {
  // An adjustable bench also lies flat: one bench, not two.
  const listed = there.filter((each) => each !== 'bench' || !there.includes('incline-bench'))
  return listed.map((what) => ({ what, label: phraseOf(what, onePiece.includes(what)) }))
}

function phraseOf(implement: Implement, isOnePiece: boolean): string {
  const name = implementName(implement)
  if (isOnePiece) return `one ${name.replace(/s$/, '')}`
  if (/(?<!s)s$/.test(name)) return name
  return `${/^([aeiou]|EZ)/.test(name) ? 'an' : 'a'} ${name}`
}
