import { wordsBehind, placed } from '../places.ts'
import type { Statement } from '../statement.ts'
import { senseOf, type Text } from '../words/find-terms.ts'
import { aroundTerm, SENTENCE_ENDS, type Around } from './around-term.ts'

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
    '^ (?:already )?gets? (?:plenty|enough)(?! pain)(?: (?:of|from|by|with|at|through|already|as it is)|[,.;!?]|$)',
    `^(?: (?:are|is|['’]re))?(?: (?:already|plenty|more than|just)){0,2} ${BIG} enough(?!\\p{L})`,
    `^ (?:are|is)(?: (?:already|getting|way)){0,2} too ${BIG}(?! (?:to|for)(?!\\p{L}))(?!\\p{L})`,
    '^ (?:just )?(?:as|where|the (?:way|size)) (?:they are|it is)(?!\\p{L})',
  ].join('|'),
  'iu',
)
/** `Less`, `as little`, `not too much`, right before the muscle, which only work may follow. */
const LESS =
  /(?<!\p{L})(?:less|fewer|minimal|minimum|(?:bare|absolute) minimum (?:of|for)|(?:as|very) (?:little|few)|not (?:too |that |so )?(?:much|many))(?: of)?(?: (?:my|the))? $/iu
const WORK = '(?:work|training|volume|stuff|days?|exercises?|sets?|sessions?)'
const OF_WORK = new RegExp(
  `^(?: ${WORK})?(?: (?:as possible|please|and|but|than|so|because)(?!\\p{L})|(?!\\p{L}| \\p{L}))`,
  'iu',
)
/** `Less back and neck pain` */
const OF_PAIN =
  /^.{0,20}(?<!\p{L})(?:pain|ache|aches|aching|sore|soreness|stiff|stiffness|trouble|fat)(?!\p{L})/iu
/** `Keep legs to the bare minimum` */
const KEPT = /(?<!\p{L})(?:keep|keeping|limit|limiting|hold|cut)(?: (?:my|the|down|on))* $/iu
const TO_LEAST = new RegExp(
  `^(?: ${WORK})? (?:to|at|as) (?:(?:the|a) )?(?:(?:bare|absolute) )?(?:minimum|minimal|least|little)(?!\\p{L})`,
  'iu',
)
/** All work for a part of the body, and that part. */
const WORK_OF: Readonly<Record<string, string>> = {
  'leg-work': 'legs',
  'chest-work': 'chest',
  'shoulder-work': 'shoulders',
  'core-work': 'core',
}
/** No muscle that training enlarges. */
const FAT = /^(?:bell(?:y|ies)|stomach|abdomen|waist)/i
const KINDS: readonly Statement['kind'][] = ['leave-out', 'bring-up', 'less']

/** Adds the muscles that are big enough, in place of what their names alone seemed to say. */
export function withNoBigger(statements: readonly Statement[], text: Text): Statement[] {
  const found = text.terms.flatMap((term) => {
    const what = senseOf(term, 'muscle') ?? WORK_OF[senseOf(term, 'way') ?? '']
    const around = aroundTerm(term, text)
    return what && isEnough(around) ? [{ what, quote: around.quote, start: around.start }] : []
  })
  const isSaid = (each: Statement) =>
    KINDS.includes(each.kind) && wordsBehind(each).some(({ at }) => found.some(({ start }) => start === at))
  return [
    ...statements.filter((each) => !isSaid(each)),
    // `Less belly` is about fat: it asks for nothing of this, and forbids nothing.
    ...found
      .filter(({ quote }) => !FAT.test(quote))
      .map(({ what, quote, start }) => {
        const less = { kind: 'less', what, quote } as Statement
        placed(less, start)
        return less
      }),
  ]

  function isEnough({ before, after: following }: Around): boolean {
    const after = following.split(SENTENCE_ENDS)[0] ?? ''
    const isLess =
      (LESS.test(before) && OF_WORK.test(after) && !OF_PAIN.test(after)) ||
      (KEPT.test(before) && TO_LEAST.test(after))
    return (
      isLess || BEFORE.test(before) || ENOUGH.test(after) || (NOT_WANTED.test(before) && GROWS.test(after))
    )
  }
}
