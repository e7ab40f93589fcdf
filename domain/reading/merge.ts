import { termsIn } from './words/find-terms.ts'
import type { Sense } from './words/term-tree.ts'
import { SEVERAL } from './lexicon/generated/words.ts'
import { isQuotedFrom } from './words/quoted.ts'
import type { Kind, Statement } from './statement.ts'
import { withoutDuplicates } from './without-duplicates.ts'

/**
 * Merges the readings of the rules and a model. Priority: first safety statements from either reader and the
 * firm statements of the rules, then the model, then the rules. So the model can add what the rules missed
 * and retract their mistakes. It cannot retract a condition, a pain, a missing implement or a plain ban.
 */
export function merged(rule: readonly Statement[], model: readonly Statement[], text: string): Statement[] {
  const isQuoted = isQuotedFrom(text)
  const heard = model.filter((each) => isQuoted(each.quote) && isBorneOut(each))
  const missing = new Set<string>(heard.flatMap((each) => (each.kind === 'lacks' ? [each.what] : [])))
  // `No barbell` about missing equipment bans nothing: a missing implement is unused anyway.
  const safe = rule.filter((each) => isKept(each) && !(each.kind === 'leave-out' && missing.has(each.what)))
  const closed = new Set(safe.flatMap(subjectsOf))
  const spoken = new Set(heard.flatMap(subjectsOf))
  const all = [
    ...safe,
    ...heard.filter(
      (each) => !(LOOSENS.includes(each.kind) && subjectsOf(each).some((of) => closed.has(of))),
    ),
    ...rule.filter((each) => !isKept(each) && !subjectsOf(each).some((of) => spoken.has(of))),
  ]
  return withoutDuplicates(all, { firm: undefined }).filter(({ kind }) => kind !== 'mentioned')
}

const SAFETY: readonly Kind[] = ['condition', 'pain', 'lacks', 'only-with']
const isKept = (each: Statement): boolean =>
  SAFETY.includes(each.kind) ||
  ('firm' in each && each.firm === true) ||
  (each.kind === 'allow' && each.outOf !== undefined)

/** Statements that loosen a restriction. */
const LOOSENS: readonly Kind[] = ['allow', 'prefer', 'bring-up', 'has', 'mentioned']

const OF_EQUIPMENT: readonly Kind[] = ['has', 'lacks']
/** The subjects of a statement. If two statements share a subject, only one reader counts. */
function subjectsOf(each: Statement): string[] {
  if (each.kind === 'person')
    return (['age', 'sex', 'weightKg'] as const).filter((field) => each[field] !== undefined)
  if (each.kind === 'time') return ['time']
  if (each.kind === 'days') return [`days ${each.as}`]
  if (each.kind === 'pain' || each.kind === 'unclear') return [`pain ${each.joint}`]
  if (each.kind === 'lift') return [`record ${each.lift}`]
  if (each.kind === 'condition' || each.kind === 'goal' || each.kind === 'sport')
    return [`${each.kind} ${each.what}`]
  if (each.kind === 'mentioned') return [each.what, `equipment ${each.what}`]
  return OF_EQUIPMENT.includes(each.kind) ? [`equipment ${each.what}`] : [each.what]
}

/**
 * Whether the quote supports the statement. A number needs a digit in the quote. A lift that is allowed again
 * or an implement that is present needs a word from our tables. A statement that only adds caution needs no
 * support.
 */
function isBorneOut(each: Statement): boolean {
  if (WITH_NUMBERS.some((field) => field in each) && !/\d/.test(each.quote)) return false
  if (each.kind !== 'allow' && each.kind !== 'has') return true
  return termsIn(each.quote).terms.some(({ senses }) => senses.flatMap(meantBy).includes(each.what))
}
const WITH_NUMBERS = ['age', 'weightKg', 'kg']

/** The lifts and implements that a phrase may mean. */
function meantBy({ of, is }: Sense): readonly string[] {
  if (of === 'several') return SEVERAL[is] ?? []
  if (is === 'bench') return ['bench', 'incline-bench']
  return ['lift', 'way', 'implement', 'tool'].includes(of) ? [is] : []
}
