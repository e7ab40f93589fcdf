import { senseOf, termsIn } from './words/find-terms.ts'
import type { Sense } from './words/term-tree.ts'
import { SEVERAL } from './lexicon/generated/words.ts'
import { isQuotedFrom } from './words/quoted.ts'
import { subjectNameOf, type Heard, type Kind, type Statement } from './statement.ts'
import { withoutDuplicates } from './without-duplicates.ts'

/**
 * Merges the readings of the rules and of a model, which has seen what the rules read. It adds what they missed, and
 * takes back what it shows to be wrong by other words of the text. By the very words that a statement rests on it
 * takes back nothing, nor can it a condition, a missing implement or a plain ban. Where it matters, these are
 * contested, and count until the buyer has answered; the buyer takes back the rest by its chip.
 */
export function merged(rule: readonly Statement[], model: readonly Heard[], text: string): Statement[] {
  const isQuoted = isQuotedFrom(text)
  const heard = model.filter((each) => isQuoted(each.quote))
  const added = heard.filter(isStatement).filter((each) => isBorneOut(each) && !isKnownBetter(each, rule))
  const verdicts = new Map(
    heard.flatMap((each) => (isStatement(each) ? [] : [[nameOf(each.of), each] as const])),
  )
  const judged = rule.flatMap((each) => judgedBy(verdicts.get(nameOf(each)), each))
  const missing = new Set<string>(added.flatMap((each) => (each.kind === 'lacks' ? [each.what] : [])))
  // `No barbell` about missing equipment bans nothing: a missing implement is unused anyway.
  const safe = judged.filter((each) => isKept(each) && !(each.kind === 'leave-out' && missing.has(each.what)))
  const closed = new Set(safe.flatMap(subjectsOf))
  const spoken = new Set(added.flatMap(subjectsOf))
  const all = [
    ...safe,
    ...added.filter(
      (each) => !(LOOSENS.includes(each.kind) && subjectsOf(each).some((of) => closed.has(of))),
    ),
    ...judged.filter((each) => !isKept(each) && !subjectsOf(each).some((of) => spoken.has(of))),
  ]
  return withoutDuplicates(all, { firm: undefined })
}

/** `Angry when I round but ok if braced`, of which only the joint is quoted back. */
const isKnownBetter = (each: Statement, rule: readonly Statement[]): boolean =>
  each.kind === 'pain' &&
  rule.some(
    (of) => of.kind === 'pain' && of.unless && of.joint === each.joint && isQuotedFrom(of.quote)(each.quote),
  )

type Verdict = Extract<Heard, { of: Statement }>
const isStatement = (heard: Heard): heard is Exclude<Heard, Verdict> => !('of' in heard)

/** The same for the same statement on any day: the weeks to a date fall. */
const nameOf = (each: Statement): string => [each.kind, each.quote, subjectNameOf(each)].join('|')

function judgedBy(verdict: Verdict | undefined, each: Statement): Statement[] {
  if (!verdict) return [each]
  const exact = verdict.kind === 'narrower' ? moreExactly(each, verdict.instead) : null
  if (exact) return [exact]
  if (provesNothing(verdict, each)) return [isContestable(each) ? contested(each) : each]
  if (!isKept(each) || (each.kind === 'pain' && isSaidElsewhere(verdict, each)))
    return verdict.kind === 'narrower' ? [verdict.instead] : []
  if (isContestable(each)) return [contested(each)]
  // An exception is taken back: nothing is less careful.
  return []
}

/** The same condition or joint with what the model knows besides: nothing is less careful. */
function moreExactly(each: Statement, instead: Statement): Statement | null {
  if (each.kind === 'condition' && instead.kind === 'condition' && each.what === instead.what) {
    const { weeks = /\d/.test(instead.quote) ? instead.weeks : undefined, cleared = instead.cleared } = each
    return { ...each, ...(weeks !== undefined && { weeks }), ...(cleared !== undefined && { cleared }) }
  }
  if (each.kind !== 'pain' || instead.kind !== 'pain' || each.joint !== instead.joint) return null
  const { side = instead.side } = each
  return { ...each, ...(side && { side }) }
}

/** Whether other words than those of the statement show that it is not meant: `knees are fine, it just bores me`. */
const isSaidElsewhere = (verdict: Verdict, { quote }: Statement): boolean =>
  !isQuotedFrom(verdict.quote)(quote) && !isQuotedFrom(quote)(verdict.quote)

/**
 * A `wrong` that quotes the statement's own words, or those of them that name its subject. Others show how they are
 * meant: `no PRs` in `Deadlifts feel great. Goal: no PRs`.
 */
function provesNothing({ kind, quote }: Verdict, each: Statement): boolean {
  if (kind !== 'wrong' || !isQuotedFrom(each.quote)(quote)) return false
  return isQuotedFrom(quote)(each.quote) || meantIn(quote).includes(subjectNameOf(each))
}

const isContestable = ({ kind }: Statement): boolean => CONTESTABLE.some((each) => each === kind)
const contested = (each: Statement): Statement => ({ ...each, contested: true }) as Statement

const CONTESTABLE = ['condition', 'pain', 'lacks', 'only-with', 'leave-out', 'goal', 'limit'] as const

const SAFETY: readonly Kind[] = ['condition', 'pain', 'lacks', 'only-with']
const isKept = (each: Statement): boolean =>
  SAFETY.includes(each.kind) ||
  (each.kind === 'leave-out' && (each.firm ?? each.contested) === true) ||
  (each.kind === 'allow' && each.outOf !== undefined)

/** Statements that loosen a restriction. */
const LOOSENS: readonly Kind[] = ['allow', 'prefer', 'keep', 'bring-up', 'has']

const LIMITED = ['seconds', 'lifts', 'exercises', 'sets', 'reps', 'atLeast'] as const
const OF_EQUIPMENT: readonly Kind[] = ['has', 'lacks']
/** The subjects of a statement. If two statements share a subject, only one reader counts. */
function subjectsOf(each: Statement): string[] {
  if (each.kind === 'person')
    return (['age', 'sex', 'weightKg'] as const).filter((field) => each[field] !== undefined)
  if (each.kind === 'time') return ['time']
  if (each.kind === 'days') return [`days ${each.as}`]
  if (each.kind === 'pain' || each.kind === 'unclear') return [`pain ${each.joint}`]
  if (each.kind === 'lift') return [`record ${each.lift}`]
  if (each.kind === 'first' || each.kind === 'last') return [`place ${each.what}`]
  if (
    each.kind === 'gear' ||
    each.kind === 'less' ||
    each.kind === 'condition' ||
    each.kind === 'goal' ||
    each.kind === 'sport'
  )
    return [`${each.kind} ${each.what}`]
  if (each.kind === 'limit')
    return LIMITED.flatMap((of) =>
      each[of] === undefined ? [] : [`limit ${each.of ?? each.what ?? ''} ${of}`],
    )
  if (each.kind === 'phase' || each.kind === 'place') return [`${each.kind} ${each.quote}`]
  if (each.kind === 'wish' || each.kind === 'question') return [`${each.kind} ${each.quote}`]
  return OF_EQUIPMENT.includes(each.kind) ? [`equipment ${each.what}`] : [each.what]
}

/**
 * Whether the quote supports the statement. A number needs a digit in the quote. A lift that is allowed again
 * or an implement that is present needs a word from our tables. A statement that only adds caution needs no
 * support.
 */
function isBorneOut(each: Statement): boolean {
  if (WITH_NUMBERS.some((field) => field in each) && !/\d/.test(each.quote)) return false
  // `One exercise for legs` limits no day.
  if (each.kind === 'limit' && each.exercises && !each.of && namesMuscle(each.quote)) return false
  if (each.kind !== 'allow' && each.kind !== 'has' && each.kind !== 'gear') return true
  const meant = meantIn(each.quote)
  // `Deadlift only with the trap bar` names the trap-bar deadlift.
  return meant.some((one) => one === each.what || meant.some((other) => `${one}-${other}` === each.what))
}
const WITH_NUMBERS = ['age', 'weightKg', 'kg']
const namesMuscle = (words: string): boolean =>
  termsIn(words).terms.some((term) => senseOf(term, 'muscle') !== null)

/** The lifts and implements that words name. */
const meantIn = (words: string): string[] =>
  termsIn(words).terms.flatMap(({ senses }) => senses.flatMap(meantBy))

function meantBy({ of, is }: Sense): readonly string[] {
  if (of === 'several') return SEVERAL[is] ?? []
  if (is === 'bench') return ['bench', 'incline-bench']
  return ['lift', 'way', 'implement', 'tool', 'gear'].includes(of) ? [is] : []
}
