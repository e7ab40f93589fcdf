import { clausesOf } from './clauses.ts'
import { plainEnglish } from './plain-english.ts'
import { IMPLEMENTS, type Implement } from './vocabulary.ts'

export interface Equipment {
  kind: 'commercial' | 'home' | 'bodyweight'
  /** What there is besides the floor, a wall, a chair, a doorframe and a towel. */
  implements: Implement[]
}

/** What people write for each implement, and what that word brings with it. Order does not matter. */
const SAID: readonly (readonly [RegExp, readonly Implement[]])[] = [
  [
    /\b(barbells?|(olympic|oly|ohio|power|straight|weight|women'?s|20 ?kg|45 ?lb) ?bars?|(?<!trap |hex |curl |ez )bar and plates)\b/,
    ['barbell'],
  ],
  [/\b((squat|power|half|full|lifting) ?racks?|racks?|power cage|cage|squat stands?|uprights)\b/, ['rack']],
  [
    /\b(adjustable|incline|multi[- ]?position|foldable incline) (weight |workout |fid )?bench(es)?\b/,
    ['bench', 'incline-bench'],
  ],
  [/\bbench(es)?\b(?! ?press)/, ['bench']],
  [/\bbench ?press (station|rack|bench)\b/, ['bench', 'rack']],
  [
    /\b(dumb[- ]?bells?|dumbells?|dbs?|power ?blocks?|select ?tech\w*|iselect|nuobells?|iron ?masters?|(hand|free) ?weights)\b/,
    ['dumbbells'],
  ],
  [/\b(kettle[- ]?bells?|kbs?)\b/, ['kettlebell']],
  [
    /\b(cables?( machine| tower| station)?|functional trainer|pulleys?|crossover|tonal|bowflex(?! (adjustable|select)))\b/,
    ['cable'],
  ],
  [/\b(multi[- ]?gym|home gym machine|all[- ]in[- ]one gym)\b/, ['lat-pulldown']],
  [/\bsmith( machine)?\b/, ['smith-machine']],
  [
    /\b((resistance|exercise|loop|tube|mini|power|elastic|rubber) ?bands?|bands?|theraband|resistance (loops?|tubes?|cords?))\b/,
    ['bands'],
  ],
  [
    /\b(pull[- ]?up ?(bar|tower|station|attachment|rack)s?|chin[- ]?up ?bars?|doorway bar|power tower)\b/,
    ['pull-up-bar'],
  ],
  [/\b(dip ?(bars?|station|stand|belt and bars)|parallel bars?|parallettes|power tower)\b/, ['dip-bars']],
  [/\b(trx|suspension (trainer|straps?)|gymnastics? rings?|rings|straps|suspension)\b/, ['suspension']],
  [/\b(e-?z[- ]?(curl )?bars?|curl bars?)\b/, ['ez-bar']],
  [/\b(trap|hex) ?bars?\b/, ['trap-bar']],
  [/\bland ?mines?\b/, ['landmine']],
  [
    /\b(plyo(metric)? ?box(es)?|jump box|step platform|aerobic step|stepper box|boxes|box|stairs?)\b/,
    ['box'],
  ],
  [/\b(ab ?(wheel|roller)s?)\b/, ['ab-wheel']],
  [/\b((stability|swiss|exercise|yoga|gym|balance) ?balls?)\b/, ['stability-ball']],
  [/\b(medicine|med|slam|wall) ?balls?\b/, ['medicine-ball']],
  [/\bleg[- ]?press( machine)?\b/, ['leg-press']],
  [/\blat[- ]?pull[- ]?downs?\b/, ['lat-pulldown']],
  [/\bleg[- ]?(extensions? ?(\/|and|&|\+) ?)?curls?\b/, ['leg-curl']],
  [/\bleg[- ]?(curls? ?(\/|and|&|\+) ?)?extensions?\b/, ['leg-extension']],
  [/\b(weight )?plates?\b/, ['plates']],
  [
    /\b(full(y)?[- ]equipped|everything|complete (home )?gym|full (home |garage )?gym)\b/,
    ['barbell', 'rack', 'bench', 'dumbbells', 'plates'],
  ],
]

/** The implements that a description of a home gym names; those it says are missing do not count. */
export function implementsIn(text: string): Implement[] {
  const has = new Set<Implement>()
  const lacks = new Set<Implement>()
  for (const clause of clausesOf(plainEnglish(text))) {
    const named = SAID.filter(([pattern]) => pattern.test(clause.text)).flatMap(([, brings]) => brings)
    for (const each of named) (clause.negated ? lacks : has).add(each)
  }
  return IMPLEMENTS.filter((each) => has.has(each) && !lacks.has(each))
}

/**
 * What there is to train with.
 *
 * @param said - the equipment answer of any form, `Home Gym: dumbbells, bench` included
 * @param details - the separate description of a home gym, where a form has one
 */
export function equipmentOf(said: string, details = ''): Equipment {
  if (/^commercial/i.test(said)) return { kind: 'commercial', implements: [...IMPLEMENTS] }
  if (/^bodyweight/i.test(said)) return { kind: 'bodyweight', implements: [] }
  const listed = `${said.replace(/^home( gym)?:?/i, '')}\n${details}`
  return { kind: 'home', implements: implementsIn(listed) }
}

/** Free weights whose next size may not be there. */
const HELD: readonly Implement[] = ['dumbbells', 'kettlebell', 'medicine-ball']
/** `up to 25 kg`, `adjustable`, `a rack of`, `5, 10 and 15 kg`: there is a heavier one when it is needed. */
const IN_STEPS =
  /\b(up to|adjustable(?! (weight |workout )?bench)|selectable|range|set of (dumbbells|weights|kettlebells)|(dumbbell|weight|kettlebell)s? (set|rack)|rack of|full set|all (sizes|weights)|various|several|different|multiple|many|pairs|power ?blocks?|select ?tech\w*|iselect|nuobells?|iron ?masters?|loadable|spinlock|(dumbbells?|handles) (and|with) plates|from \d+|\d+ ?(kg|lbs?|pounds?)? ?(-|to|–) ?\d+)\b/
const WEIGHTS_SAID = /\b\d+(\.\d+)? ?(kg|kilos?|lbs?|pounds?)\b/g

/** The free weights of a home gym that come in one weight, as far as its description tells. */
export function oneWeightAmong({ kind, implements: there }: Equipment, description: string): Implement[] {
  if (kind !== 'home') return []
  const said = plainEnglish(description)
  const inSteps = IN_STEPS.test(said) || (said.match(WEIGHTS_SAID)?.length ?? 0) > 1
  return there.filter((each) => HELD.includes(each) && (!inSteps || each === 'medicine-ball'))
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
  'leg-curl': 'leg curl',
  'leg-extension': 'leg extension',
}

/** How an implement is printed. */
export const implementName = (implement: Implement): string =>
  NAMES[implement] ?? implement.replaceAll('-', ' ')

/** What there is, as a person would list it: `dumbbells`, `an adjustable bench`. */
export function equipmentPhrases(
  { implements: there }: Equipment,
  onePiece: readonly Implement[] = [],
): string[] {
  // An adjustable bench also lies flat: one bench, not two.
  const listed = there.filter((each) => each !== 'bench' || !there.includes('incline-bench'))
  return listed.map((each) => {
    if (onePiece.includes(each)) return `one ${implementName(each).replace(/s$/, '')}`
    const name = implementName(each)
    if (/(?<!s)s$/.test(name)) return name
    return `${/^([aeiou]|EZ)/.test(name) ? 'an' : 'a'} ${name}`
  })
}
