import type { Correction } from '../../../forms/corrections.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import type { Statement } from '../../../reading/statement.ts'
import type { CatalogueEntry } from '../../../exercises/exercise.ts'
import type { Joint } from '../../../exercises/vocabulary.ts'
import { isLift } from '../../../reading/lexicon/lifts.ts'
import { capital, inWords } from '../../../exercises/words.ts'
import { CONDITION_CARE } from '../health/condition-care.ts'
import { nameOfBan } from './exclusions.ts'
import { answerTo, choiceOf, type Question } from './question.ts'
import { questionAbout, type Contested } from './question-about.ts'
import { allowedBy } from './said-fine.ts'

/** Where the two readers disagree, and what the buyer has not yet decided. */
interface Decided<Of> {
  decided: Of[]
  questions: Question[]
}

/** The statements without those that the buyer does not mean. The careful reading counts until they answer. */
export function withoutDenied(
  statements: readonly Statement[],
  corrections: readonly Correction[],
): Decided<Statement> {
  const contested = statements.filter((each) => isContested(each))
  return decide(statements, corrections, (each) => ({
    question: isContested(each) ? questionAbout(each, contested) : null,
    careful: [each],
    free: [],
  }))
}

const isContested = (each: Statement): each is Contested => 'contested' in each && each.contested === true

/** Conditions that a model takes for cleared, and the rules do not: one question for all of them. */
export function clearedByAnswer(
  statements: readonly Statement[],
  cleared: readonly Condition[],
  corrections: readonly Correction[],
): Decided<Condition> {
  const taken = statements.flatMap((each) =>
    each.kind === 'condition' &&
    each.cleared &&
    CONDITION_CARE[each.what].clearWith &&
    !cleared.includes(each.what)
      ? [each]
      : [],
  )
  const whats = [...new Set(taken.map(({ what }) => what))]
  return decide(taken.slice(0, 1), corrections, ({ quote }) => ({
    question: choiceOf('cleared', quote, {
      asks: `${capital(inWords(whats.map((each) => CONDITION_CARE[each].plain)))}: has a professional said that you may train?`,
      careful: 'Not yet',
      free: 'Yes',
    }),
    careful: [],
    free: whats,
  }))
}

/**
 * Exercises that only a model takes for fine, or that are asked for by name, although all of their kind are hard on
 * a joint to spare.
 *
 * @returns their catalogue ids
 */
export const ableByAnswer = (
  statements: readonly Statement[],
  { byRule, spared, conditions }: Whose,
  corrections: readonly Correction[],
): Decided<string> =>
  decide(
    statements.flatMap((each) => wanted(each, byRule)),
    corrections,
    ({ what, quote, isWholly }) => {
      const all = allowedBy(what, quote)
      const free = all.filter((entry) => isClosed(entry, { spared, conditions })).map(({ id }) => id)
      if (!free.length || (isWholly && free.length < all.length))
        return { question: null, careful: [], free: [] }
      const named = nameOfBan({ kind: 'leave-out', what, quote })
      const question = choiceOf(`fine-${what}`, quote, {
        asks: `To be safe, we would leave out ${named}. Is that right?`,
        careful: `Leave out ${named}`,
        free: 'No, that is fine for me',
      })
      return { question, careful: [], free }
    },
  )

interface Whose {
  byRule: readonly Statement[]
  spared: ReadonlySet<Joint>
  conditions: readonly Condition[]
}

/** @returns `isWholly`: there is a question only if all exercises of that name are closed */
function wanted(each: Statement, byRule: readonly Statement[]) {
  if (each.kind === 'allow')
    return byRule.includes(each) ? [] : [{ what: each.what, quote: each.quote, isWholly: false }]
  const isAskedFor = each.kind === 'keep' || each.kind === 'first' || each.kind === 'goal'
  return isAskedFor && isLift(each.what) ? [{ what: each.what, quote: each.quote, isWholly: true }] : []
}

/** Closed for a joint, or for a condition that no professional has to clear. */
const isClosed = (
  { hardOn, positions, pattern }: CatalogueEntry,
  { spared, conditions }: Omit<Whose, 'byRule'>,
): boolean =>
  hardOn.some((joint) => spared.has(joint)) ||
  conditions
    .map((each) => CONDITION_CARE[each])
    .some(
      (care) =>
        !care.clearWith &&
        (care.patterns.includes(pattern) || positions.some((each) => care.positions.includes(each))),
    )

/** What counts before an answer, and what counts if the buyer says that the careful reading is wrong. */
interface Choice<Of> {
  question: Question | null
  careful: readonly Of[]
  free: readonly Of[]
}

function decide<From, Of>(
  all: readonly From[],
  corrections: readonly Correction[],
  choiceFor: (each: From) => Choice<Of>,
): Decided<Of> {
  const questions = new Map<string, Question>()
  const decided = all.flatMap((each) => {
    const { question, careful, free } = choiceFor(each)
    if (!question) return careful
    const answer = answerTo(question.id, corrections)
    if (answer === 'none') return free
    if (answer !== 'all') questions.set(question.id, question)
    return careful
  })
  return { decided, questions: [...questions.values()] }
}
