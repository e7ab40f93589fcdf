import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { expand } from '../../../domain/training/printing/expand.ts'
import { review, RULES } from '../../../domain/training/review/review.ts'
import { PART_RULES } from '../../../domain/training/rules/table.ts'
import { writeBy } from '../../../domain/training/writer/write-by-rule.ts'
import type { AnswerSet } from './answer-sets.ts'
import { mean } from './totals.ts'
import { TODAY } from '../../testkit/today.ts'

/** The effect of leaving one taste rule out of the table when writing by rule. */
export interface TasteEffect {
  rule: string
  /** The share of programs that meet the rule, written with it and without it. */
  met: number
  metWithout: number
  /** The mean over all soft rules, judged by the whole table. */
  mean: number
  meanWithout: number
}

const SOFT = [...new Set(RULES.filter(({ hard }) => !hard).map(({ id }) => id))]
const isTaste = (id: string): boolean => id.startsWith('T')
export const TASTES = [...new Set(PART_RULES.map(({ id }) => id).filter(isTaste))]

/** The share of programs without an objection from each soft rule. */
function shares(sets: readonly AnswerSet[], without: string | null): ReadonlyMap<string, number> {
  const rules = PART_RULES.filter(({ id }) => id !== without)
  const broken = sets.map(({ answers }) => {
    const profile = profileOf(answers, TODAY)
    return new Set(review(expand(writeBy(rules, profile), profile), profile).map(({ rule }) => rule))
  })
  return new Map(SOFT.map((id) => [id, mean(broken.map((each) => Number(!each.has(id))))]))
}

/** @param only - the rules to test; all taste rules by default */
export function tasteEffects(sets: readonly AnswerSet[], only: readonly string[] = TASTES): TasteEffect[] {
  const all = shares(sets, null)
  return only.map((rule) => {
    const others = shares(sets, rule)
    return {
      rule,
      met: all.get(rule) ?? 0,
      metWithout: others.get(rule) ?? 0,
      mean: mean([...all.values()]),
      meanWithout: mean([...others.values()]),
    }
  })
}
