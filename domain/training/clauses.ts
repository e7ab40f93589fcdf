import { replaceSpans } from './spans.ts'

/** A piece of what somebody wrote, and whether they turned it down there. */
export interface Clause {
  text: string
  negated: boolean
}

const NEGATION =
  /\b(no|not|don'?t|do not|doesn'?t|without|lack(ing)?|missing|never|haven'?t|have no|cannot|can'?t|isn'?t|aren'?t|except|excluding|sold|broken?|used to have|gave away|planning|saving up|wish)\b/
const BREAK = /[.;\n!?]+|,|\b(?:but|only|just|although|however|though)\b/

/** `no barbell, rack or bench` turns down all three, although commas stand between them. */
const TURNED_DOWN = /\b(no|without|not|don'?t have(?: a| an| any)?)\s+((?:[\w-]+(?: [\w-]+)?, ?)+)/g
/** How the last of such a list begins. */
const UP_TO_OR = /(?:[\w-]+ ){0,3}n?or\b/y

/** `nothing except bands` has bands; `everything except a rack` has none. */
const NOTHING = /\b(?:no|not|nothing|without|don'?t have)\b/g
const BUT = /\b(?:except(?: for)?|besides|other than|apart from)\b/g

/** Splits plain English, in lower case, where a new thought begins, so that `no bench, dumbbells` has no bench and has dumbbells. */
export function clausesOf(text: string): Clause[] {
  const plain = text.replace(/’/g, "'")
  const spoken = replaceSpans(plain, NOTHING, BUT, (nothing, of) => `${nothing}${of};`)
  return joinLists(spoken)
    .split(BREAK)
    .map((piece) => piece?.trim() ?? '')
    .filter(Boolean)
    .map((piece) => ({ text: piece, negated: NEGATION.test(piece) }))
}

const joinLists = (text: string): string =>
  text.replace(TURNED_DOWN, (said: string, no: string, items: string, at: number) => {
    UP_TO_OR.lastIndex = at + said.length
    return UP_TO_OR.test(text) ? `${no} ${items.replace(/,/g, ' or')}` : said
  })
