import type { Term } from './find-terms.ts'
import { isOverWhenFine } from './healing.ts'
import type { Condition } from './lexicon/conditions.ts'
import type { Reading, Stance } from './reading.ts'

/** In tokens: a denial from further away is overlooked. Rather one condition too many. */
const LONGEST_DENIAL = 4
const DENIES = new Set([
  'no',
  'not',
  'never',
  'without',
  'keine',
  'kein',
  'sin',
  'sans',
  'pas',
  'senza',
  'sem',
  'geen',
  'nicht',
])

/** Ends what a `no` reaches: `no jumping after my c-section`. */
const ENDS_DENIAL = new Set(['after', 'because', 'since', 'due', 'with', '.', '\n'])

export function isDenied(term: Term, what: Condition, stance: Stance, reading: Reading): boolean {
  const { isBareList } = reading
  if (stance === 'fine' && isOverWhenFine(what)) return true
  if (isBareList) return false
  const isSo = saysNo(term, reading) || isListedAsDenied(term, reading)
  if (isSo) reading.denied.add(term.to)
  return isSo
}

function saysNo(term: Term, { text, ofExercise }: Reading): boolean {
  for (let at = term.from - 1; at >= Math.max(0, term.from - LONGEST_DENIAL); at--) {
    const said = text.tokens[at]?.said ?? ''
    if (DENIES.has(said)) return true
    if (ENDS_DENIAL.has(said) || ofExercise.has(at)) return false
  }
  return false
}

/** `No heart disease, diabetes or asthma`: of a list with an `or` the first `no` denies all. */
function isListedAsDenied(term: Term, { text, denied, isOr }: Reading): boolean {
  for (let at = term.from - 1; at >= Math.max(0, term.from - LONGEST_DENIAL); at--) {
    const said = text.tokens[at]?.said ?? ''
    if (OR.has(said) && denied.has(at)) return true
    if (said === ',' && isOr && denied.has(at)) return true
    if (said === ',' && OR.has(text.tokens[at + 1]?.said ?? '') && denied.has(at)) return true
    if (ENDS_DENIAL.has(said)) return false
  }
  return false
}
const OR = new Set(['or', 'nor', '/', 'o', 'ni', 'oder', 'ou', 'of'])
