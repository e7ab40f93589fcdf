import type { Scored } from './score.ts'

/** A soft rule with many objections: the most frequent ones, and the answers they concern. */
export interface Weakness {
  rule: string
  /** Objections without their numbers, most frequent first. */
  says: readonly string[]
  /** The answers with the most objections, with the share of programs that received one. */
  mostFor: readonly { answer: string; share: number }[]
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

export const weaknessOf = (rule: string, served: readonly Scored[]): Weakness => ({
  rule,
  says: mostFrequent(
    served.flatMap(({ objections }) =>
      objections.filter((objection) => objection.rule === rule).map(({ says }) => says),
    ),
  ),
  mostFor: FIELDS.flatMap((field) => sharesBy((each) => `${field} ${each.set.answers[field]}`, rule, served))
    .concat(
      sharesBy(
        ({ set }) => `equipment ${/^\w+/.exec(set.answers.equipment)?.[0].toLowerCase()}`,
        rule,
        served,
      ),
    )
    .sort((one, other) => other.share - one.share)
    .slice(0, MOST),
})

function sharesBy(answerOf: (each: Scored) => string, rule: string, served: readonly Scored[]) {
  return [...Map.groupBy(served, answerOf)]
    .filter(([, group]) => group.length >= FEWEST)
    .map(([answer, group]) => ({
      answer,
      share: group.filter(({ soft }) => soft.includes(rule)).length / group.length,
    }))
}

function mostFrequent(texts: readonly string[]): string[] {
  const counts = Map.groupBy(texts, (text) => text)
  return [...counts]
    .sort(([, one], [, other]) => other.length - one.length)
    .map(([text]) => text)
    .slice(0, MOST)
}
