import { CATALOGUE } from './catalogue.ts'
import { exerciseTermsIn, variantsOf } from './exercise-terms.ts'
import { injuriesIn } from './injuries.ts'
import { endsOf } from './spans.ts'
import { thoughtsIn } from './thoughts.ts'
import type { Implement, Joint, Pattern, Position } from './vocabulary.ts'
import { TOOLS, WAYS_OF_MOVING } from './ways-of-moving.ts'

/** What must not be in a program, as read from free text. */
export interface Avoid {
  /** Catalogue ids of exercises that were named, with all their variants. */
  ids: string[]
  patterns: Pattern[]
  positions: Position[]
  injuries: Joint[]
  implements: Implement[]
}

/** What a comment asks to leave out, and the same in our own words. */
export interface Avoidance {
  avoid: Avoid
  /** What was named, one plain phrase each; never the text itself. */
  named: string[]
}

/** `I love deadlifts but they hurt my back`: whatever was named before is meant. */
function theyHurt(thought: string): boolean {
  const hurting = endsOf(/\b(hurts?|pain\w*|aches?|bothers?|kills?)\b/g, thought)
  if (hurting.first < 0) return false
  const meant = endsOf(/\b(they|them|it|those|that)\b/g, thought)
  const meantAfter = endsOf(/\b(them|it|those|that)\b/g, thought)
  return (meant.first >= 0 && meant.first < hurting.last) || meantAfter.last > hurting.first
}

/** Reads what to leave out. When in doubt it is left out. */
export function avoidIn(text: string): Avoidance {
  /** How many words the longest term had that ruled an exercise out: only a more exact one allows it again. */
  const ruledOut = new Map<string, number>()
  const patterns = new Set<Pattern>()
  const positions = new Set<Position>()
  const injuries = new Set<Joint>()
  const turnedDown = new Set<Implement>()
  const named = new Set<string>()
  let before: string[][] = []

  for (const thought of thoughtsIn(text)) {
    if (thought.stance === 'wanted' || thought.stance === 'liked') {
      before = exerciseTermsIn(thought.text).terms
      continue
    }
    if (thought.stance === 'fine') {
      allowAgain(thought.text, ruledOut)
      continue
    }
    let left = thought.text
    for (const group of WAYS_OF_MOVING.filter(({ said }) => said.test(left))) {
      group.patterns?.forEach((pattern) => patterns.add(pattern))
      group.positions?.forEach((position) => positions.add(position))
      named.add(group.named)
      left = left.replaceAll(new RegExp(group.said, 'g'), ' ')
    }
    const { terms, rest } = exerciseTermsIn(left)
    const meant = terms.length || !theyHurt(thought.text) ? terms : before
    for (const term of meant) named.add(ruleOut(term, ruledOut))
    for (const tool of TOOLS.filter(({ said }) => said.test(rest))) {
      tool.implements.forEach((each) => turnedDown.add(each))
      named.add(tool.named)
    }
    injuriesIn(rest).forEach((joint) => injuries.add(joint))
  }
  return {
    avoid: {
      ids: [...ruledOut.keys()],
      patterns: [...patterns],
      positions: [...positions],
      injuries: [...injuries],
      implements: [...turnedDown],
    },
    named: [...named],
  }
}

/** A named lift goes with every variant. Gives how we say so. */
function ruleOut(term: readonly string[], ruledOut: Map<string, number>): string {
  const variants = variantsOf(term)
  for (const { id } of variants) ruledOut.set(id, Math.max(term.length, ruledOut.get(id) ?? 0))
  const [first, last] = [variants[0], variants.at(-1)]
  const all = `all ${variants.length} variants, from ${first?.name} to ${last?.name}`
  return variants.length > 2 ? `${spoken(term)} (${all})` : spoken(term)
}

function allowAgain(text: string, ruledOut: Map<string, number>): void {
  for (const term of exerciseTermsIn(text).terms)
    for (const { id } of variantsOf(term))
      if (term.length > (ruledOut.get(id) ?? Infinity)) ruledOut.delete(id)
}

/** What a comment says somebody likes to do and does not turn down: catalogue ids, and one plain phrase each. */
export function likesIn(
  text: string,
  { ids: turnedDown }: Pick<Avoid, 'ids'>,
): { ids: string[]; named: string[] } {
  const closed = new Set(turnedDown)
  const isOpen = (term: readonly string[]) => variantsOf(term).some(({ id }) => !closed.has(id))
  const terms = thoughtsIn(text)
    .filter(({ stance }) => stance === 'liked')
    .flatMap((thought) => exerciseTermsIn(thought.text).terms)
    .filter(isOpen)
  const liked = new Set(terms.flatMap(variantsOf))
  const ids = CATALOGUE.filter((entry) => liked.has(entry)).map(({ id }) => id)
  return { ids, named: [...new Set(terms.map(spoken))] }
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
