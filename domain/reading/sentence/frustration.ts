import { senseOf, type Term, type Text } from '../words/find-terms.ts'
import type { Sense } from '../words/term-tree.ts'

/** Anger at a lift. Alone it turns the lift down; with a wish, a number or a standstill it wants it better. */
const ANGER =
  /(?<!\p{L})(?:sucks?|sucked|(?:i )?suck at|(?:i['’]?m |am )?(?:bad|terrible|awful|rubbish|hopeless|useless|shit|crap|garbage|horrible|lousy) at|(?:is|are|['’]s|(?:has|have) been) (?:(?:an?|just|so|really|total|complete|always|absolute) ){0,2}(?:embarrassment|disaster|disgrace|mess|garbage|trash|a joke|terrible|awful|pathetic|embarrassing|embarassing|rubbish|shit|crap|laughable|hopeless|horrible|shameful)|(?:kicks?|kicking|kicked) (?:my|me in the) (?:ass|butt|arse)|(?:kills?|killing|kill|humbles?|hate) me|drives? me (?:mad|nuts|crazy|insane)|bane of my (?:life|existence))(?!\p{L})/giu
/** Wants it better, or has stood still with it. */
const WISH =
  /(?<!\p{L})(?:stuck|plateau\p{L}*|stall\p{L}*|stagnat\p{L}*|stand(?:ing)? still|can['’]?t (?:get|seem to get|break|do more|go|even do) (?:past|over|beyond|above|through|than|one)|not (?:moving|improving|going up|growing)|no progress|budg\p{L}*|mov(?:e|es|ing)|hit|reach|love to|(?:been )?sat at|since|want (?:to|more|them|it|a)|need (?:to|more|\d)|goal|get better|better at|improve|test|have to (?:do|pass|hit)|must (?:do|pass|hit)|help me|fix (?:it|them|that)|for (?:a|over a|\d+|two|three|six|months|years?)(?: \p{L}+)? (?:years?|months?|weeks?)|only (?:get|manage|do|got)|barely)(?!\p{L})/iu
const HURTS =
  /(?<!\p{L})(?:hurts?|pain\p{L}*|ache\p{L}*|injur\p{L}*|never again|no more|leave (?:them|it) out|skip|without (?:them|it))(?!\p{L})/iu
const NUMBER = /(?<!\p{L})\d{1,3}(?!\p{L})/u
/** `My push-ups suck`: whoever owns a lift wants to keep it. */
const OWN = /(?<!\p{L})my (?:\p{L}+ )?$/iu
const FAR = 90
const GROW: Sense = { of: 'cue', is: 'grow' }

/** Turns anger at a lift that somebody wants to get better at into a wish: `my push-ups suck, stuck at 20`. */
export function withoutFrustration(text: Text): Text {
  let { terms } = text
  for (const found of text.said.matchAll(ANGER)) {
    const [start, end] = [found.index, found.index + found[0].length]
    const around = text.said.slice(Math.max(0, start - FAR), end + FAR)
    if (HURTS.test(around)) continue
    const isOwn = terms.some(
      (term) =>
        senseOf(term, 'lift') !== null &&
        startOf(term, text) <= start &&
        start - startOf(term, text) < FAR &&
        OWN.test(text.said.slice(Math.max(0, startOf(term, text) - 16), startOf(term, text))),
    )
    const after = text.said.slice(end, end + FAR)
    if (!isOwn && !/ at$/i.test(found[0]) && !WISH.test(around) && !NUMBER.test(after.slice(0, 25))) continue
    const from = text.tokens.findIndex((token) => token.start >= start)
    const to = text.tokens.findLastIndex((token) => token.end <= end) + 1
    if (from < 0 || to <= from) continue
    const others = terms.filter((term) => term.to <= from || term.from >= to)
    terms = [...others, { senses: [GROW], from, to }].toSorted((one, other) => one.from - other.from)
  }
  return terms === text.terms ? text : { ...text, terms }
}
const startOf = ({ from }: Term, { tokens }: Text): number => tokens[from]?.start ?? 0
