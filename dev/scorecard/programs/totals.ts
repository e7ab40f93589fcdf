import { meanOf as mean } from '../../commands/figures.ts'
import { RULES } from '../../../domain/training/review/review.ts'
import type { Scored, scoreOne } from './score.ts'

/** The largest share of the naive approach's tokens that ours may use. */
export const MAX_OF_NAIVE = 1 / 6
export const TOKENS_PER_SECOND = 60
/** A soft rule that a smaller share of programs satisfies is explained. */
export const GOOD_SHARE = 0.8

/** All figures of a report about one model. */
export type Totals = ReturnType<typeof totalsOf>

const ruleIds = (hard: boolean) => [
  ...new Set(RULES.filter((rule) => rule.hard === hard).map(({ id }) => id)),
]

function count<T>(values: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return counts
}

export function totalsOf(all: readonly Awaited<ReturnType<typeof scoreOne>>[]) {
  const served = all.filter((each) => 'report' in each)
  const share = (rule: string) => mean(served.map(({ soft }) => Number(!soft.includes(rule))))
  const hard = count(served.flatMap((each) => each.hard))
  const soft = new Map(ruleIds(false).map((rule) => [rule, share(rule)]))
  const ratios = served.map(({ report, naive }) => report.usage.tokensOut / naive.tokensOut)
  const grade = (kind: keyof Scored['grades']) => {
    const values = served.map(({ grades }) => grades[kind])
    return { mean: mean(values), worst: Math.max(...values) }
  }
  return {
    sets: all.length,
    served: served.length,
    unserved: all.filter((each) => 'unserved' in each),
    /** The number of programs that break each hard rule. */
    hard: new Map(ruleIds(true).map((rule) => [rule, hard.get(rule) ?? 0])),
    /** The share of programs without an objection from each soft rule. */
    soft,
    softMean: mean([...soft.values()]),
    weaknesses: [...soft].filter(([, part]) => part < GOOD_SHARE).map(([rule]) => weaknessOf(rule, served)),
    scoreMean: mean(served.map(({ score }) => score)),
    unresolved: [...new Set(served.flatMap((each) => each.unresolved))],
    /** Free texts whose request was missed, with the number of programs that missed it. */
    missed: count(served.flatMap((each) => each.missed)),
    /** The number of held-out texts among the answers. */
    expectations: all.flatMap(({ set }) => set.expected).length,
    paths: count(served.map(({ report }) => report.path)),
    rounds: count(served.map(({ report }) => report.rounds.length)),
    outcomes: count(served.flatMap(({ report }) => report.rounds.map(({ outcome }) => outcome))),
    /** Rules that caused another round or repair by rule, with the number of programs. */
    sentBack: count(
      served.flatMap(({ report }) => [
        ...new Set(report.rounds.flatMap(({ findings }) => findings.map(({ rule }) => rule))),
      ]),
    ),
    tokens: {
      in: mean(served.map(({ report }) => report.usage.tokensIn)),
      out: mean(served.map(({ report }) => report.usage.tokensOut)),
      naiveIn: mean(served.map(({ naive }) => naive.tokensIn)),
      naiveOut: mean(served.map(({ naive }) => naive.tokensOut)),
      ratio: mean(ratios),
      worstRatio: Math.max(...ratios),
    },
    grades: { guidelines: grade('guidelines'), notes: grade('notes') },
    secondsMean: mean(served.map(({ seconds }) => seconds)),
  }
}

const MOST = 3
/** Answers given by fewer buyers prove little. */
const FEWEST = 20
const FIELDS = [
  'trainingDays',
  'sessionLength',
  'programmingSplit',
  'primaryGoal',
  'experienceLevel',
] as const

/** A soft rule with many objections: the most frequent ones, and the answers they concern. */
function weaknessOf(rule: string, served: readonly Scored[]) {
  const objections = served.flatMap((each) => each.objections.filter((one) => one.rule === rule))
  const answersOf: ((each: Scored) => string)[] = [
    ...FIELDS.map((field) => (each: Scored) => `${field} ${each.set.answers[field]}`),
    ({ set }) => `equipment ${/^\w+/.exec(set.answers.equipment)?.[0].toLowerCase()}`,
  ]
  return {
    rule,
    /** Objections without their numbers. */
    says: [...Map.groupBy(objections, ({ says }) => says)]
      .sort(([, one], [, other]) => other.length - one.length)
      .map(([says]) => says)
      .slice(0, MOST),
    /** With the share of programs that received one. */
    mostFor: answersOf
      .flatMap((answerOf) => sharesBy(answerOf, rule, served))
      .sort((one, other) => other.share - one.share)
      .slice(0, MOST),
  }
}

function sharesBy(answerOf: (each: Scored) => string, rule: string, served: readonly Scored[]) {
  return [...Map.groupBy(served, answerOf)]
    .filter(([, group]) => group.length >= FEWEST)
    .map(([answer, group]) => ({
      answer,
      share: group.filter(({ soft }) => soft.includes(rule)).length / group.length,
    }))
}
