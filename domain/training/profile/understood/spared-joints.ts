import { termsIn } from '../../../reading/words/find-terms.ts'
import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import { wordsBehind } from '../../../reading/places.ts'
import type { Statement } from '../../../reading/statement.ts'
import { JOINTS, type Joint } from '../../../exercises/vocabulary.ts'
import { CONDITION_CARE } from '../health/condition-care.ts'

/** The joints to protect for a condition: where the words place it, or where it usually is. */
export function sparedFor(what: Condition, statements: readonly Statement[]): readonly Joint[] {
  const { spares, anywhere } = CONDITION_CARE[what]
  if (!anywhere) return spares
  const quotes = statements.flatMap((each) =>
    each.kind === 'condition' && each.what === what ? [each.quote] : [],
  )
  const named = new Set([
    ...quotes.flatMap(jointsIn),
    ...statements.flatMap((each) =>
      each.kind === 'pain' &&
      wordsBehind(each).some((words) => quotes.some((quote) => quote.includes(words.quote)))
        ? [each.joint]
        : [],
    ),
  ])
  const placed = JOINTS.filter((joint) => named.has(joint))
  return placed.length ? placed : spares
}

const jointsIn = (quote: string): string[] =>
  termsIn(quote).terms.flatMap(({ senses }) => senses.flatMap(({ of, is }) => (of === 'joint' ? [is] : [])))
