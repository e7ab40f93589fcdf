import type { Condition } from '../../../reading/lexicon/condition-names.ts'
import type { Statement } from '../../../reading/statement.ts'
import { CONDITION_CARE } from '../health/condition-care.ts'
import { sentencesOf } from './sentences.ts'

/** How people say that a tendon is torn, or was mended after it tore. */
const TORN =
  /(?<!\p{L})(?:torn|tore|tear|tears|ruptured?|snapped|stitched|sutured|reattached|gerissen|abgerissen|genäht|rotura|desgarro|rompu|déchiré)(?!\p{L})|riss(?!\p{L})|ruptur/iu

/**
 * Weeks after which a mended tendon is one among others.
 *
 * @see Hutchison and others (2015): strength comes back over the second year; the number is practice
 */
const MENDED = 104

/** The conditions whose tendon the words call torn or stitched, in a sentence that names it. */
export function tornOf(
  statements: readonly Statement[],
  weeks: Readonly<Partial<Record<Condition, number>>>,
  text: string,
): Condition[] {
  if ((weeks.surgery ?? 0) > MENDED) return []
  const torn = sentencesOf(text)
    .filter(({ said }) => TORN.test(said))
    .map(({ said }) => said.toLowerCase())
  return [
    ...new Set(
      statements.flatMap((each) =>
        each.kind === 'condition' &&
        !each.quiet &&
        CONDITION_CARE[each.what].torn &&
        (weeks[each.what] ?? 0) <= MENDED &&
        torn.some((said) => said.includes(each.quote.toLowerCase()))
          ? [each.what]
          : [],
      ),
    ),
  ]
}
