import type { Text } from '../words/find-terms.ts'
import { senseOf } from '../words/find-terms.ts'
import type { Statement } from '../statement.ts'

/** `2x20 2x10`, `4x45s`, `8 45s and 2 25s`. */
const SIZES =
  /(?<![\d.])\d{1,2} ?x ?\d{1,2}(?:\.5)?(?: ?kg)?[ ,+&]{1,3}\d{1,2} ?x ?\d{1,2}(?!\d)|(?<![\d.])\d{1,2} ?x? ?(?:5|10|15|20|25|35|45)['’]?s\b/i
/** `A barbell with 80 kg`. */
const LOADED =
  /(?<!\p{L})(?:bar|barbell?|bilanciere|barra|langhantel|barre|stang|set)(?: \w+)? (?:with|w\/?|con|mit|avec|met|com|and|\+|&|w) ?(?:about |like |around )?\d+ ?(?:kg|kilos?|lbs?|pounds?)(?! ?(?:dumb|kettle|db|kb))(?!\p{L})/iu
/** `Two pairs: 20s and 40s`, `30 lb pair`. */
const PAIRS =
  /(?<!\p{L})pairs?\b[^.;\n]{0,6}\d{1,3} ?(?:s|kg|lbs?)\b|(?<![\d.])\d{1,3} ?(?:kg|lbs?)? pairs?\b/iu

const BARS: readonly string[] = ['barbell', 'trap-bar', 'ez-bar']
const IN_PAIRS: readonly string[] = ['dumbbells', 'kettlebell', 'bands', 'suspension']

/** Weights given only by size. Beside a bar they are plates; pairs are dumbbells. */
export function looseWeightsIn({ said, terms }: Text, statements: Statement[]): void {
  const names = terms.flatMap((term) => senseOf(term, 'implement') ?? [])
  const has = (some: readonly string[]) => names.some((name) => some.includes(name))
  const sizes = SIZES.exec(said)
  const found = LOADED.exec(said) ?? (has(BARS) && !has(['dumbbells']) ? sizes : null)
  if (found && !has(['plates'])) statements.push({ kind: 'has', what: 'plates', quote: found[0] })
  const pair = has(IN_PAIRS) ? null : PAIRS.exec(said)
  if (pair) statements.push({ kind: 'has', what: 'dumbbells', quote: pair[0] })
}
