/** A piece of what somebody wrote, and whether they turned it down there. */
export interface Clause {
  text: string
  negated: boolean
}

const NEGATION =
  /\b(no|not|don'?t|do not|doesn'?t|without|lack(ing)?|missing|never|haven'?t|have no|cannot|can'?t|isn'?t|aren'?t|except|excluding|sold|broken?|used to have|gave away|planning|saving up|wish)\b/i
const BREAK = /[.;\n!?]+|,|\b(?:but|only|just|although|however|though)\b/i

/** `no barbell, rack or bench` turns down all three, although commas stand between them. */
const LIST_TURNED_DOWN =
  /\b(no|without|not|don'?t have(?: a| an| any)?)\s+((?:[\w-]+(?: [\w-]+)?, ?)+(?:[\w-]+ ?){1,3}(?:or|nor)\b)/gi

/** `nothing except bands` has bands; `everything except a rack` has none. */
const NOTHING_BUT =
  /\b(no|not|nothing|without|don'?t have)\b([^.;\n]*?)\b(?:except(?: for)?|besides|other than|apart from)\b/gi

/** Splits free text where a new thought begins, so that `no bench, dumbbells` has no bench and has dumbbells. */
export function clausesOf(text: string): Clause[] {
  const joined = text
    .replace(/’/g, "'")
    .replace(NOTHING_BUT, '$1$2;')
    .replace(LIST_TURNED_DOWN, (_, no: string, list: string) => `${no} ${list.replace(/,/g, ' or')}`)
  return joined
    .split(BREAK)
    .map((piece) => piece?.trim() ?? '')
    .filter(Boolean)
    .map((piece) => ({ text: piece, negated: NEGATION.test(piece) }))
}
