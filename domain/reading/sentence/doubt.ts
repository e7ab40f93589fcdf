import type { Segment } from './clauses.ts'
import { senseOf, type Term, type Text } from '../words/find-terms.ts'
import { DOUBTFUL, WORDS } from '../lexicon/generated/words.ts'
import { wordsIn } from '../words/tokens.ts'

/**
 * Names of conditions and joints that are also everyday words, and the following words that make the condition
 * certain. `I'm an RA in a dorm` does not mean arthritis; `RA meds` does.
 */
const FOLLOW = new Map(
  Object.entries(DOUBTFUL).map(([phrase, words]) => [wordsIn(phrase).join(' '), new Set(words)]),
)
/** Words before a condition that the writer has. */
const HAS = new Set(WORDS['have-it'])
/** Words that may stand between such a word and the condition. */
const BETWEEN = new Set(
  'a an the some any general normal typical old just mild bad severe early slight bit touch little lot of my both left right'.split(
    ' ',
  ),
)
/** Words that may follow a condition. A noun instead changes the meaning: `my radiation badge`. */
const GOES_ON = new Set(
  'in on at from for since so who is was are now and again both left right because when if which that . ('.split(
    ' ',
  ),
)
/**
 * A condition as a subject of study, treatment or charity, not of the writer: `stroke research`, `MS charity
 * run`.
 */
const OF_WORK = new Set(
  'research researcher nurse charity awareness lab fundraiser safety foundation guy video podcast book'.split(
    ' ',
  ),
)
/** `BP` stands for bench press as well as blood pressure. */
const BENCH_TOO = /^(my |for )?bp( \d+| is| of| was)?$/
const OTHER_LIFTS = new Set(['squat', 'deadlift'])
const NUMBER = /^(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve)$/
const TIMES = new Set(['week', 'wk', 'month', 'mo', 'year', 'yr', 'day', 'ago'])

/** Whether a name that is also an everyday word means a condition. */
export function isMeant(term: Term, segment: Segment, { tokens, terms }: Text): boolean {
  const name = tokens
    .slice(term.from, term.to)
    .map(({ said }) => said)
    .join(' ')
  const after = tokens[term.to]?.said ?? ''
  if (OF_WORK.has(after)) return false
  if (BENCH_TOO.test(name)) return !terms.some((each) => OTHER_LIFTS.has(senseOf(each, 'lift') ?? ''))
  const follow = FOLLOW.get(name)
  if (!follow || isBesideJoint(term, segment)) return true
  const next = term.to < segment.to || after === 'of' ? after : ''
  if (follow.has(next) || (NUMBER.test(next) && TIMES.has(tokens[term.to + 1]?.said ?? ''))) return true
  const isAlone = !next && term.from - segment.from <= 1
  return isAlone || ((!next || GOES_ON.has(next)) && isHad(term, segment, tokens))
}

const isBesideJoint = (term: Term, { terms }: Segment): boolean =>
  terms.some((each) => each !== term && senseOf(each, 'joint'))

function isHad(term: Term, { from }: Segment, tokens: Text['tokens']): boolean {
  for (let at = term.from - 1; at >= from; at--) {
    const said = tokens[at]?.said ?? ''
    if (HAS.has(said)) return true
    if (!BETWEEN.has(said) && !/^\d+$/.test(said)) return false
  }
  return false
}
