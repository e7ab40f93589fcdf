import { MANNER } from '../sentence/clauses.ts'
import { senseOf, type Term, type Text } from '../words/find-terms.ts'
import { WORDS } from '../lexicon/generated/words.ts'

const HAVE = [
  "have|has|having|got|own|owns|owning|bought|there is|there are|there['’]?s|access to|equipped with",
  "i['’]?ve(?= (?:an?|\\d|two|some|only|just|the|my|both) )|we['’]?ve(?= (?:an?|\\d|two|some|only|just) )",
  "tengo|tenemos|tiene|hay|cuento con|dispongo de|hab|hob|habe|haben|gibt|gibts|besitze|j['’]?ai|on a|nous avons|y a",
  "equipment|setup|gear|kit|ho|abbiamo|c['’]è|ci sono|palestra ha|tenho|temos|tem|há|heb|hebben|heeft|er is|er zijn|is er|zijn er",
].join('|')
/** `I have to`, `I have never`, `I've got rid of`: these do not mean that a thing is there. */
const NOT_HAVE =
  '(?! (?:to|been|had|never|always|not|rid|trouble|problems?|issues?|nothing|told|bored|tired|used)(?!\\p{L}))'
const PLACE =
  '(?:home |hotel |work |student |uni )?gyms?|garage|shed|yard|garden|attic|loft|balcony|basement|cellar|station|at home|at work|en casa|daheim|zu ?hause|im keller|chez moi|à la maison|à la salle|a casa|in casa|em casa|thuis|the park|gimnasio|academia|ginásio|palestra|sportschool'
const SAYS = new RegExp(`(?<![\\p{L}'’])(?:(?<has>${HAVE})${NOT_HAVE}|(?<place>${PLACE}))(?!\\p{L})`, 'giu')
const ENDS = new Set([...'.!?;\n'])
/** Tokens between one thing and the next: `a cable if I'm lucky`. */
const FURTHEST = 4
/** Tokens between the owner or place and the first thing: `my gym: 2 bars`. */
const FIRST = 3
/** Words that do not count toward these distances. */
const SMALL = new Set(WORDS.small)
/** Names that end a list of equipment. */
const OTHER = ['lift', 'joint', 'condition', 'muscle', 'sport', 'way'] as const

/** `The cable tower is there`, `a landmine is ok, my gym has one`, `bands and a mat. that's it` */
const THERE_AFTER = new RegExp(
  [
    /^(?: \p{L}+)? ?(?:(?:is|are|['’]?s) (?:still )?(?:there|here|available|brand new)|still (?:there|works))(?!\p{L})/u,
    /^(?: \p{L}{1,12}){0,5}? (?:in|at|on) (?:(?:the|my|our|a) )?(?:garage|yard|back ?yard|garden|shed|basement|cellar|attic|loft|balcony|house|home|doorframe|beam)(?!\p{L})/u,
    /^ (?:that |which )?(?:we|i)(?:['’]?ve)? (?:have|got|own)(?= (?:is|are|at|in|here|now)\b|\W*$|\s*[,.;])/,
    /^[^.!?;\n]{0,40}?\b(?:has|have|got|there['’]?s) (?:one|them|those|both|all of (?:em|them))\b/,
    /^[^.!?;\n]{0,60}[.!,;]? ?that(?:['’]?s| is) (?:it\b|(?:all|what) (?:(?:i|we)(?:['’]?ve)? (?:have|got|own)|my|there)|the whole|my gym)/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'iu',
)
/** `Two 10 kg dumbbells`, `my TRX`: a weight, a count or an owner means that the thing is there. */
const COUNTED =
  /(?:(?<![\p{L}\d])(?:my|our|mein|meine|unsere?|mi|mis|nuestr[oa]s?|mon|mes|notre|mio|miei|meus?|minhas?|mijn|onze)|(?:\d ?(?:kg|kilos?|lbs?|pounds?|#)|(?<![\p{L}\d])(?:pairs? of|two|2|set of|2 ?x)))(?: (?:adjustable|light|heavy|little|old|own|only))?\s*$/iu
const UP_TO =
  /^ ?\(?(?:(?:they|that) (?:go|goes) )?(?:up to|to|till|til|until|bis(?: zu)?|hasta|jusqu['’]à|fino a|até|ate|tot|de|da|von|van|from|, they go to) ?\d/iu
/** `My bench`, `2 plates` may also be about a lift. */
const OF_LIFTS = /^(?:bench|bars?|plates?)$/i

/**
 * Equipment that a comment describes as present, or that is listed with such equipment: `my gym has a cable
 * and dbs, no bench`.
 */
export function toldEquipment(text: Text): ReadonlySet<Term> {
  const told = new Set<Term>()
  const says = saysIn(text)
  const byStart = new Map(text.terms.map((term) => [term.from, term]))
  let left = 0
  let isOpen = false
  for (let at = 0; at < text.tokens.length;) {
    const said = text.tokens[at]?.said ?? ''
    const term = byStart.get(at)
    const sign = says.get(at) ?? (term && says.get(term.to - 1))
    if (sign) {
      isOpen ||= sign.isHaving
      left = Math.max(left, FIRST)
    }
    if (term && isThing(term, text, byStart)) {
      if (left <= 0 && isCounted(term, text) && !isUsed(term, text)) left = FURTHEST
      if (left > 0 || THERE_AFTER.test(around(term, text).after)) told.add(term)
      if (left > 0) [left, isOpen] = [FURTHEST, true]
    } else if (term && closes(term, text)) left = 0
    else if (term && !SMALL.has(said) && OTHER.some((of) => senseOf(term, of) !== null)) left = 0
    else if (ENDS.has(said)) left = 0
    else if (said === ',' && !isOpen) left = 0
    else if (!sign && /\p{L}/u.test(said) && !SMALL.has(said)) left -= 1
    if (left <= 0) isOpen = false
    at = term?.to ?? at + 1
  }
  return told
}

/** `Barbell squats` and `bench press with dumbbells` are lifts, not equipment. */
function isThing(term: Term, { tokens }: Text, byStart: ReadonlyMap<number, Term>): boolean {
  if ((senseOf(term, 'implement') ?? senseOf(term, 'several')) === null) return false
  const [next, word] = [byStart.get(term.to), tokens[term.to]?.said ?? '']
  if (senseOf(term, 'lift') !== null && /^\d/.test(word)) return false
  if (next && senseOf(next, 'lift') !== null && senseOf(next, 'implement') === null) return false
  return !MANNER.has(tokens[term.from - 1]?.said ?? '') || senseOf(term, 'lift') === null
}

function saysIn({ said, tokens }: Text): ReadonlyMap<number, { isHaving: boolean }> {
  const at = new Map(tokens.map(({ start }, index) => [start, index]))
  return new Map(
    [...said.matchAll(SAYS)].flatMap((found) => {
      const token = at.get(found.index)
      return token === undefined ? [] : [[token, { isHaving: found.groups?.has !== undefined }] as const]
    }),
  )
}

const isCounted = (term: Term, text: Text): boolean => {
  const { before, own, after } = around(term, text)
  return !OF_LIFTS.test(own) && (COUNTED.test(before) || UP_TO.test(after))
}

/** `Curls with the 10 kg dumbbells` describes the lift. */
const isUsed = ({ from }: Term, { terms }: Text): boolean =>
  terms.some((term) => senseOf(term, 'lift') !== null && term.to <= from && from - term.to <= FURTHEST)

/** `I have to avoid`, `don't want`: what follows is a wish, not a description. */
const closes = (term: Term, text: Text): boolean => {
  const cue = senseOf(term, 'cue')
  return cue === 'pain' || (cue === 'out' && WISHES.test(around(term, text).own))
}
const WISHES = /avoid|want|like|hate|skip|leave|voglio|quiero|will|möchte|veux|quero|wil\b|stay away/i

const FAR = 80
const FAR_BEFORE = 30
function around({ from, to }: Term, { said, tokens }: Text) {
  const [start, end] = [tokens[from]?.start ?? 0, tokens[to - 1]?.end ?? 0]
  return {
    before: said.slice(Math.max(0, start - FAR_BEFORE), start),
    own: said.slice(start, end),
    after: said.slice(end, end + FAR),
  }
}
