import type { Correction } from '../forms/corrections.ts'
import { LIFTS, type Lift } from '../statements/lexicon/lifts.ts'
import type { Way } from '../statements/lexicon/ways.ts'
import type { Statement, Tool } from '../statements/statement.ts'
import { CATALOGUE } from './catalogue.ts'
import type { CatalogueEntry } from './exercise.ts'
import { exerciseTermsIn, variantsOf } from './exercise-terms.ts'
import { implementName } from './equipment.ts'
import { IMPLEMENTS, JOINTS, type Implement, type Joint, type Pattern, type Position } from './vocabulary.ts'
import { FURNITURE, GOES_WITH, TURNED_DOWN_WITH, WAYS_OF_MOVING } from './ways-of-moving.ts'

/** What must not be in a program, as read from free text. */
export interface Avoid {
  /** Catalogue ids of exercises that were named, with all their variants. */
  ids: string[]
  patterns: Pattern[]
  positions: Position[]
  injuries: Joint[]
  implements: Implement[]
}

/** Something that was named: what a correction of it is about, and one plain phrase; never the text itself. */
export interface Named extends Pick<Correction, 'about' | 'what'> {
  label: string
}

/** What a comment asks to leave out, and the same in our own words. */
export interface Avoidance {
  avoid: Avoid
  named: Named[]
}

/** Where a joint that hurts is none that the catalogue knows. */
const NEXT_TO: Readonly<Record<string, Joint>> = { 'upper-back': 'lower-back' }
/** Movements of daily life or sport: no exercise of ours. */
const NO_EXERCISE = new Set(['running', 'stairs', 'sitting'])
/** Shallow enough for a knee or hip that hurts deep down. */
const SHALLOW = /box squat|chair squat|partial|wall sit|spanish|step-up/i

/** What statements ask to leave out. */
export function avoidOf(statements: readonly Statement[]): Avoidance {
  /** How many words the longest term had that ruled an exercise out: only a more exact one allows it again. */
  const ruledOut = new Map<string, number>()
  const patterns = new Set<Pattern>()
  const positions = new Set<Position>()
  const injuries = new Set<Joint>()
  const turnedDown = new Set<Implement>()
  const named = new Map<string, Named>()
  const name = (about: Named['about'], what: string, label: string) =>
    void named.set(label, { about, what, label })
  const only = new Set<Tool>()

  for (const statement of statements) {
    if (statement.kind === 'leave-out') {
      const { what } = statement
      if (what === 'overhead-press') {
        patterns.add('vertical-push')
        name('lift', what, 'overhead presses')
      } else if (isLift(what))
        for (const term of termsOf(what, statement.quote)) name('lift', what, ruleOut(term, ruledOut))
      else if (isWay(what)) {
        const group = WAYS_OF_MOVING[what]
        group?.patterns?.forEach((pattern) => patterns.add(pattern))
        group?.positions?.forEach((position) => positions.add(position))
        if (group) name('way', what, group.named)
      } else if (what !== 'bodyweight') {
        const group = TURNED_DOWN_WITH[what]
        const gone = group?.implements ?? IMPLEMENTS.filter((each) => each === what)
        gone.forEach((each) => turnedDown.add(each))
        name('tool', what, group?.named ?? plural(what))
      }
    }
    if (statement.kind === 'only-with') only.add(statement.what)
    if (statement.kind === 'pain') {
      const { joint, movement, how } = statement
      const trained = JOINTS.find((each) => each === joint) ?? NEXT_TO[joint]
      if (!trained || (movement && NO_EXERCISE.has(movement))) continue
      if (!movement || !isLift(movement) || !how) {
        injuries.add(trained)
        continue
      }
      const hard = termsOf(movement, '')
        .flatMap(variantsOf)
        .filter(({ hardOn }) => hardOn.includes(trained))
      for (const { id, name } of hard) if (how !== 'deep' || !SHALLOW.test(name)) ruledOut.set(id, Infinity)
      name(
        'joint',
        joint,
        `${spoken([movement.replaceAll('-', ' ')])} that are hard on your ${trained.replace('-', ' ')}`,
      )
    }
  }
  if (only.size) {
    const open = new Set([...only].flatMap((tool) => [tool, ...(GOES_WITH[tool] ?? [])]))
    for (const each of IMPLEMENTS) if (!open.has(each) && !FURNITURE.includes(each)) turnedDown.add(each)
    name('only', 'all', `everything but ${[...only].map(plural).join(' and ')}`)
  }
  for (const statement of statements)
    if (statement.kind === 'allow' && isLift(statement.what))
      for (const term of termsOf(statement.what, statement.quote)) allowAgain(term, ruledOut)
  return {
    avoid: {
      ids: [...ruledOut.keys()],
      patterns: [...patterns],
      positions: [...positions],
      injuries: JOINTS.filter((joint) => injuries.has(joint)),
      implements: [...turnedDown],
    },
    named: [...named.values()],
  }
}

/** What statements say somebody likes to do and does not turn down: catalogue ids, and one plain phrase each. */
export function likesOf(
  statements: readonly Statement[],
  { ids: turnedDown }: Pick<Avoid, 'ids'>,
): { ids: string[]; named: Named[] } {
  const closed = new Set(turnedDown)
  const isOpen = (term: readonly string[]) => variantsOf(term).some(({ id }) => !closed.has(id))
  const named = new Map<string, Named>()
  const liked = new Set<CatalogueEntry>()
  for (const { what, quote } of statements.filter((each) => each.kind === 'prefer')) {
    if (!isLift(what)) continue
    for (const term of termsOf(what, quote).filter(isOpen)) {
      named.set(spoken(term), { about: 'lift', what, label: spoken(term) })
      for (const entry of variantsOf(term)) liked.add(entry)
    }
  }
  const ids = CATALOGUE.filter((entry) => liked.has(entry)).map(({ id }) => id)
  return { ids, named: [...named.values()] }
}

const isLift = (what: string): what is Lift => what in LIFTS
const isWay = (what: string): what is Way => what in WAYS_OF_MOVING
const plural = (tool: Tool): string =>
  tool === 'free-weights' || tool === 'bodyweight'
    ? tool.replace('-', ' ')
    : implementName(tool).replace(/(?<!s)$/, 's')

/** What was named, as exactly as it was: the words themselves where the catalogue knows them, else our name for it. */
function termsOf(lift: Lift, quote: string): string[][] {
  const { terms } = exerciseTermsIn(quote)
  const found = terms.length ? terms : exerciseTermsIn(lift.replaceAll('-', ' ')).terms
  return found.filter((term) => variantsOf(term).length > 0)
}

/** A named lift goes with every variant. Gives how we say so. */
function ruleOut(term: readonly string[], ruledOut: Map<string, number>): string {
  const variants = variantsOf(term)
  for (const { id } of variants) ruledOut.set(id, Math.max(term.length, ruledOut.get(id) ?? 0))
  const [first, last] = [variants[0], variants.at(-1)]
  const all = `all ${variants.length} variants, from ${first?.name} to ${last?.name}`
  return variants.length > 2 ? `${spoken(term)} (${all})` : spoken(term)
}

function allowAgain(term: readonly string[], ruledOut: Map<string, number>): void {
  for (const { id } of variantsOf(term)) if (term.length > (ruledOut.get(id) ?? Infinity)) ruledOut.delete(id)
}

/** Our own spelling of what was named, never the buyer's text. */
const spoken = (term: readonly string[]): string =>
  term
    .join(' ')
    .replace(/\b(push|pull|chin|sit|step)up\b/g, '$1-up')
    .replace(/\bbench$/, 'bench press')
    .replace(/y$/, 'ie')
    .replace(/(ss|ch|sh)$/, '$1e')
    .replace(/s?$/, 's')
