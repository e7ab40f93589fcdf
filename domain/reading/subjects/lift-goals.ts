import { placed, wordsBehind } from '../places.ts'
import type { Statement } from '../statement.ts'
import { senseOf, type Text } from '../words/find-terms.ts'
import { aroundTerm } from './around-term.ts'

/** Words of little weight between what announces a goal and its lift: `is to get my first strict`. */
const FILL =
  '(?: ?(?:an?|the|my|first|very|own|strict|full|clean|proper|real|true|one|single|do|get|hold|learn|achieve|master|unlock|un|une|una|ein(?:en?)?|mein(?:en?)?|erste[rns]?|premier|primer|primo|eerste|to|be able to|of all))* ?$'
/** `Goals:`, `working towards`, `Ziel ist`. */
const ANNOUNCES =
  '(?:goals?|aims?|targets?|dreams?|ziele?|objectifs?|objetivos?|obiettiv[io]|doel(?:en)?)(?: ?(?:is|are|was|ist|sind|est|sont|es|son|:|=|[-–]))*|(?:work|working|train|training|build|building|progress|progressing) (?:up )?(?:to|towards?|for)|aiming (?:for|at)|chasing|(?:want|wanna|like|love) (?:to )?(?:learn|achieve|master|unlock|nail|get|do|hold|be able to do)?'
const GOAL_BEFORE = new RegExp(`(?<!\\p{L})(?:${ANNOUNCES})${FILL}`, 'iu')
const GOAL_AFTER = /^ (?:is|are|would be) (?:my|the|a) (?:\p{L}+ ){0,2}(?:goal|aim|target|dream)(?!\p{L})/iu
/** Between two lifts of one list. */
const GOES_ON = new RegExp(`^(?: ?(?:,|&|/|\\+|and|then|plus|und|et|y|e|en)(?!\\p{L}))+${FILL}`, 'iu')
const NO_WISH =
  /(?<!\p{L})(?:no|not|never|without|don['’]?t|didn['’]?t|isn['’]?t|nicht|kein\p{L}*|pas|sans|sin|non)(?!\p{L})/iu
const ENDS_OTHERWISE = /^[ -]?(?:gone|out|off|free|removed|dropped|left out)(?!\p{L})/iu

/**
 * Adds the lifts that are told as goals without a number, where nothing else is said of them.
 *
 * @param isBareList - names alone were taken for what to leave out: `Goals: front lever and muscle-up`
 */
export function withLiftGoals(
  statements: readonly Statement[],
  text: Text,
  isBareList: boolean,
): Statement[] {
  let end = -1
  const found = text.terms.flatMap((term) => {
    const what = senseOf(term, 'lift')
    if (what === null) return []
    const { start, quote, before, after } = aroundTerm(term, text)
    const goesOn = end >= 0 && GOES_ON.test(text.said.slice(end, start))
    const isGoal =
      (goesOn || GOAL_BEFORE.test(before) || GOAL_AFTER.test(after)) &&
      !NO_WISH.test(before) &&
      !ENDS_OTHERWISE.test(after)
    end = isGoal ? start + quote.length : -1
    return isGoal ? [{ what, quote, start }] : []
  })
  const isBare = (each: Statement): boolean =>
    isBareList &&
    each.kind === 'leave-out' &&
    wordsBehind(each).some(({ at }) => found.some(({ start }) => start === at))
  const others = statements.filter((each) => !isBare(each))
  const isSaid = (start: number, what: string): boolean =>
    others.some(
      (each) =>
        wordsBehind(each).some(
          ({ at, quote }) => at !== undefined && at <= start && start < at + quote.length,
        ) ||
        ('what' in each && each.what === what),
    )
  const goals = found
    .filter(({ start, what }) => !isSaid(start, what))
    .map(({ what, quote, start }) => {
      const goal = { kind: 'goal', what, quote } as Statement
      placed(goal, start)
      return goal
    })
  return [...others, ...goals]
}
