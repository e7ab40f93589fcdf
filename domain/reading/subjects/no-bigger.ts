import { wordsBehind, placed } from '../places.ts'
import type { Statement } from '../statement.ts'
import { senseOf, type Term, type Text } from '../words/find-terms.ts'

const BIG = '(?:big|large|huge|thick|bulky|massive|developed)'
const BIGGER = '(?:bigger|larger|bulkier|thicker|bulky|huge|massive|bulk(?:ing)?(?: up)?)'
/** `I don't want bigger`, `no bulky`, right before the muscle. */
const BEFORE = new RegExp(
  `(?<!\\p{L})(?:do not|don['’]?t|dont|never|not|no)(?: (?:want|need|like|to|any|looking|for|get|build|have|grow|much)){0,4} ${BIGGER}(?: (?:my|the))?(?: \\p{L}{1,10})? $`,
  'iu',
)
/** `Don't want my`, whatever follows must speak of size. */
const NOT_WANTED =
  /(?<!\p{L})(?:do not|don['’]?t|dont|never|not) (?:want|like|need|trying)(?: to)?(?: \p{L}{1,10}){0,2} $/iu
const GROWS = new RegExp(
  `^(?: to)?(?: (?:get|getting|grow|growing|become|be))?(?: (?:any|much|even))? ${BIGGER}(?!\\p{L})`,
  'iu',
)
/** `Are big enough`, `are already too big`, `as they are`. */
const ENOUGH = new RegExp(
  [
    `^(?: (?:are|is|['’]re))?(?: (?:already|plenty|more than|just)){0,2} ${BIG} enough(?!\\p{L})`,
    `^ (?:are|is)(?: (?:already|getting|way)){0,2} too ${BIG}(?! (?:to|for)(?!\\p{L}))(?!\\p{L})`,
    '^ (?:just )?(?:as|where|the (?:way|size)) (?:they are|it is)(?!\\p{L})',
  ].join('|'),
  'iu',
)
/** No muscle that training enlarges. */
const FAT = /^(?:bell(?:y|ies)|stomach|abdomen|waist)/i
const FAR = 60
const KINDS: readonly Statement['kind'][] = ['leave-out', 'bring-up', 'less']

/** Adds the muscles that are big enough, in place of what their names alone seemed to say. */
export function withNoBigger(statements: readonly Statement[], { said, tokens, terms }: Text): Statement[] {
  const found = terms.flatMap((term) => {
    const what = senseOf(term, 'muscle')
    const [start, end] = [tokens[term.from]?.start ?? 0, tokens[term.to - 1]?.end ?? 0]
    const quote = said.slice(start, end)
    return what && !FAT.test(quote) && isEnough(term) ? [{ what, quote, start }] : []
  })
  const isSaid = (each: Statement) =>
    KINDS.includes(each.kind) && wordsBehind(each).some(({ at }) => found.some(({ start }) => start === at))
  return [
    ...statements.filter((each) => !isSaid(each)),
    ...found.map(({ what, quote, start }) => {
      const less = { kind: 'less', what, quote } as Statement
      placed(less, start)
      return less
    }),
  ]

  function isEnough({ from, to }: Term): boolean {
    const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
    const before =
      said
        .slice(Math.max(0, start - FAR), start)
        .split(ENDS)
        .at(-1) ?? ''
    const after = said.slice(end, end + FAR).split(ENDS)[0] ?? ''
    return BEFORE.test(before) || ENOUGH.test(after) || (NOT_WANTED.test(before) && GROWS.test(after))
  }
}
const ENDS = /[.;!?\n]/
