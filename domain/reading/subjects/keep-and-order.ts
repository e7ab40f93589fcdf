import { placed, wordsBehind } from '../places.ts'
import type { Statement } from '../statement.ts'
import { senseOf, type Text } from '../words/find-terms.ts'
import { aroundTerm, type Around } from './around-term.ts'

const TIMES = ['once', 'twice', 'three times', 'four times']
const A_WEEK = `(?<times>${TIMES.join('|')}|[1-6] ?(?:x|times))(?: (?:a|per|each|every))? ?\\/? ?week`
const SESSION = '(?:(?:the|each|every|my|all|a) )?(?:days?|sessions?|workouts?|training)'

/** `Keep the squats in`, `don't drop my bench press`, `squats must stay`. */
const KEEP = /(?<!\p{L})(?:keep(?:ing)?|leave)(?: (?:the|my|doing|in|all))* $/iu
const KEPT = new RegExp(
  `^ (?:in(?: (?:there|it|the (?:program|plan)))?(?=[,.;!?\\n]|$| please| and)|${A_WEEK})`,
  'iu',
)
const NO_DROP =
  /(?<!\p{L})(?:do not|don['’]?t|dont|never|please don['’]?t) (?:drop|remove|cut|take out|lose|skip|kick out)(?: (?:the|my|out))* $/iu
const STAYS =
  /^ (?:must|have to|has to|need to|needs to|should) (?:stay|remain|be kept)(?! (?:light|short|low|easy))(?!\p{L})/iu

const FIRST_BEFORE = new RegExp(
  `(?<!\\p{L})(?:start|begin|open)s?(?:ing)?(?: ${SESSION})? with(?: (?:the|my))? $`,
  'iu',
)
const FIRST_AFTER =
  /^ (?:always )?(?:first|before (?:anything|everything)(?: else)?)(?=[,.;!?\n]|$| please| and then| then| in (?:the|each|every) (?:session|workout))/iu
const LAST_BEFORE = new RegExp(
  `(?<!\\p{L})(?:finish|end|close)(?:es|s)?(?:ing)?(?: ${SESSION})? with(?: (?:the|my))? $`,
  'iu',
)
const LAST_AFTER =
  /^ (?:always )?(?:last|at the (?:very )?end(?: of (?:the|each|every) (?:session|workout|day))?)(?=[,.;!?\n]|$| please)/iu

/** What somebody did or does now, and what is not asked for. */
const NO_WISH =
  /(?<!\p{L})(?:did|was|were|used to|currently|i (?:usually|always|normally|do|start|finish)|no|not|n['’]t)(?!\p{L})/iu
const REPLACED: readonly Statement['kind'][] = ['prefer', 'leave-out', 'bring-up']

/**
 * Adds the lifts that must stay, and those that come first or last, in place of what their names seemed to say.
 *
 * @param isBareList - names alone were taken for what to leave out: `leg press first, then squats`
 */
export function withKept(statements: readonly Statement[], text: Text, isBareList: boolean): Statement[] {
  const found = text.terms.flatMap((term) => {
    const lift = senseOf(term, 'lift')
    const what = lift ?? senseOf(term, 'muscle')
    const around = aroundTerm(term, text)
    const asked = what === null ? null : askedOf(around, lift !== null)
    return asked
      ? [{ statement: { ...asked, what, quote: around.quote } as Statement, start: around.start }]
      : []
  })
  if (!found.length) return [...statements]
  const isSaid = (each: Statement) =>
    (isBareList && each.kind === 'leave-out') ||
    (REPLACED.includes(each.kind) &&
      wordsBehind(each).some(({ at }) => found.some(({ start }) => start === at)))
  for (const { statement, start } of found) placed(statement, start)
  return [...statements.filter((each) => !isSaid(each)), ...found.map(({ statement }) => statement)]

  function askedOf({ before, after }: Around, isLift: boolean): object | null {
    const isOwn = !NO_WISH.test(before)
    if (isOwn && (FIRST_BEFORE.test(before) || FIRST_AFTER.test(after))) return { kind: 'first' }
    if (isOwn && (LAST_BEFORE.test(before) || LAST_AFTER.test(after))) return { kind: 'last' }
    const kept = KEPT.exec(after)
    const isKept = (KEEP.test(before) && kept) || NO_DROP.test(before) || STAYS.test(after)
    const times = kept?.groups?.['times']?.toLowerCase()
    const timesAWeek = times && (TIMES.indexOf(times) + 1 || parseInt(times))
    return isLift && isKept ? { kind: 'keep', ...(timesAWeek && { timesAWeek }) } : null
  }
}
