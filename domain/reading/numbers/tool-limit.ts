import { kgFromLb } from '../../program/units.ts'
import { senseOf, type Term, type Text } from '../words/find-terms.ts'
import type { Statement } from '../statement.ts'

const UNIT = '(?<unit>kgs?|kilos?|kilogramm?s?|lbs?|pound(?:er)?s?|#)'
/** `Only up to 25 kg`, `stop at the 50 pounders`, `nothing heavier than 30 kg`: after the name of the tool. */
const ENDS_AT = new RegExp(
  [
    '^[^.;!?\\n\\d]{0,30}?(?<!\\p{L})',
    "(?:up to|only (?:to|till|until)|max(?:imum|imal)?(?: (?:of|is|at))?|max out at|(?:stops?|ends?|tops? out|caps?|capped|finish(?:es)?) at|go(?:es)? (?:only )?(?:to|till)|(?:no|nothing|not) (?:heavier|more|higher|bigger) than|nothing (?:over|above|past|beyond)|(?:nur |only )?bis(?: zu)?|(?:solo |sólo )?hasta|(?:seulement )?jusqu[’']à|(?:solo )?fino a|(?:só )?até|(?:maar )?tot)",
    `(?: (?:the|about|around|a|an|maybe|los|die)){0,2} (?<value>\\d{1,3}(?:[.,]5)?) ?${UNIT}(?!\\p{L})`,
  ].join(''),
  'iu',
)
const BELLS = ['dumbbells', 'kettlebell'] as const
const LIMITED = [...BELLS, 'barbell'] as const
/** Below this the weight is that of a step, of a plate or of the bare bar. */
const MIN_KG = { dumbbells: 5, kettlebell: 5, barbell: 25 } as const
const FAR = 70

/**
 * The heaviest weight of a tool, where the words tell that it ends there. It says nothing of other tools. With a
 * lift between, a bar's weight is what somebody lifts: `barbell for squats up to 100 kg`.
 */
export const toolLimitsIn = ({ said, tokens, terms }: Text): Statement[] =>
  terms.flatMap((term): Statement[] => {
    const what = LIMITED.find((each) => each === senseOf(term, 'implement'))
    const [start, end] = [tokens[term.from]?.start ?? 0, tokens[term.to - 1]?.end ?? 0]
    const found = what && ENDS_AT.exec(said.slice(end, end + FAR))
    if (!what || !found?.groups) return []
    const value = Number(found.groups.value?.replace(',', '.'))
    const kg = /^(?:lb|pound|#)/i.test(found.groups.unit ?? '') ? kgFromLb(value) : value
    const until = end + found[0].length
    const isOfAnother = terms.some(
      (each) =>
        each.from >= term.to &&
        (what === 'barbell' ? isNamed(each) : isThing(each)) &&
        (tokens[each.to - 1]?.end ?? 0) < until,
    )
    if (kg < MIN_KG[what] || isOfAnother || (what === 'barbell' && !ENDS.test(found[0]))) return []
    const quote = said.slice(start, until)
    return [{ kind: 'has', what, maxKg: Math.round(kg * 10) / 10, quote }]
  })

const isNamed = (term: Term): boolean => senseOf(term, 'implement') !== null || senseOf(term, 'lift') !== null
/** `I can squat with a barbell up to 100 kg` tells what somebody lifts, not what there is. */
const ENDS =
  /(?<!\p{L})(?:only|just|nur|s[oó]lo|seulement|maar|só|goes|go|tops?|stops?|ends?|caps?|capped|max\p{L}{0,5}|finish(?:es)?|nothing|no)(?!\p{L})/iu

/** Not the `pounders` of the weight itself, which name dumbbells as well. */
const isThing = (term: Term): boolean => {
  const what = senseOf(term, 'implement')
  return what !== null && !BELLS.some((each) => each === what)
}
