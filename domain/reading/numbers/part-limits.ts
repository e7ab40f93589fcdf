import { placed } from '../places.ts'
import type { Limited, Statement } from '../statement.ts'
import { senseOf, type Text } from '../words/find-terms.ts'
import { A_DAY, COUNT, MOST_AFTER, NO_MORE, numberOf, sentencesIn } from './limits-asked.ts'

const EXERCISES = '(?:different )?(?:exercises?|movements?|lifts?|things?)'
const ENOUGH = `(?:${A_DAY})? (?:is|are|would be) (?:fine|enough|plenty|okay|ok|all)`
const ONLY = `(?:${NO_MORE}|only|just|max)`
const OWN = '(?:(?:my|the|your) )?'
/** One word of a part of the body, or one that points back to it. */
const PART = '(?<part>\\p{L}{2,12}(?:[ -]body)?)'

/** `At most one leg exercise`, `only 2 exercises for my arms`, `1 exercise max for them`, `legs: just one exercise`. */
const OF_PART = [
  `${ONLY} ${COUNT} ${PART} ${EXERCISES}`,
  `${COUNT} ${PART} ${EXERCISES}(?:${MOST_AFTER}|${ENOUGH})`,
  `${ONLY} ${COUNT} ${EXERCISES},? (?:for|on) ${OWN}${PART}`,
  `${COUNT} ${EXERCISES}${MOST_AFTER},? (?:for|on) ${OWN}${PART}`,
  `${COUNT} ${EXERCISES} (?:for|on) ${OWN}${PART}(?:${MOST_AFTER}|${ENOUGH})`,
  `${PART}:? (?:gets? |with |is |are )?${ONLY} ${COUNT} ${EXERCISES}`,
].map((each) => new RegExp(`(?<!\\p{L})${each}(?!\\p{L})`, 'giu'))
const POINTS_BACK = /^(?:them|those|these|it|that)$/i
/** What somebody does or can do is no wish, right before the limit. */
const NO_WISH = /(?<!\p{L})(?:can|could|did|do|used to|was|were|currently|so far)(?: \p{L}+){0,2} $/iu
/** All work for the legs, as people ban it. */
const LEG_WORK: readonly string[] = ['leg-work', 'lower-body']
const LEGS: readonly string[] = ['legs', 'lower-body']

/** How many exercises a part of the body may have: `only one exercise for legs`. */
export function partLimitsIn(text: Text): Limited[] {
  const parts = text.terms.flatMap((term) => {
    const of = senseOf(term, 'muscle') ?? MUSCLE_OF[senseOf(term, 'way') ?? '']
    return of
      ? [{ of, start: text.tokens[term.from]?.start ?? 0, end: text.tokens[term.to - 1]?.end ?? 0 }]
      : []
  })
  return sentencesIn(text.said).flatMap(({ words, from }) => {
    const found = OF_PART.flatMap((each) => [...words.matchAll(each)]).flatMap((match) => {
      const { 0: quote, index, groups } = match
      const [start, end] = [from + index, from + index + quote.length]
      const part = POINTS_BACK.test(groups?.['part'] ?? '')
        ? parts.findLast((each) => each.start >= from && each.start < start)
        : parts.find((each) => each.start < end && each.end > start)
      if (!part || NO_WISH.test(words.slice(0, index))) return []
      const limit = { kind: 'limit', of: part.of, exercises: numberOf(groups?.['count']), quote } as Limited
      placed(limit, start)
      return [limit]
    })
    return [...new Map(found.map((each) => [each.of, each])).values()]
  })
}
const MUSCLE_OF: Readonly<Record<string, string>> = {
  'leg-work': 'legs',
  'lower-body': 'legs',
  'upper-body': 'upper-body',
  'chest-work': 'chest',
  'back-work': 'back',
  'shoulder-work': 'shoulders',
  'arm-work': 'arms',
  'core-work': 'core',
  'one-leg': 'legs',
}

/**
 * The statements where such a limit is heeded: it is none of the whole day, and `no leg days, one exercise at most`
 * leaves that exercise in, on one day.
 */
export function withPartLimits(statements: readonly Statement[], limits: readonly Limited[], said: string) {
  const sentences = sentencesIn(said)
  const isBeside = (each: Statement, limit: Limited) =>
    sentences.some(({ words }) => words.includes(each.quote) && words.includes(limit.quote))
  const isNarrowed = (each: Statement): boolean =>
    each.kind === 'leave-out' &&
    !each.ordered &&
    LEG_WORK.includes(each.what) &&
    limits.some((limit) => LEGS.includes(limit.of ?? '') && isBeside(each, limit))
  // `One leg thing a day`
  const isOfNumber = (each: Statement) =>
    each.kind === 'allow' && limits.some(({ quote }) => quote.includes(each.quote))
  const narrowed = statements.filter(isNarrowed)
  return [
    ...statements.filter((each) => !isNarrowed(each) && !isOfNumber(each)),
    ...limits.map((limit): Statement => {
      const isOfOneDay = narrowed.some((each) => isBeside(each, limit)) && LEGS.includes(limit.of ?? '')
      return isOfOneDay ? { ...limit, onOneDay: true } : limit
    }),
  ]
}
