import { pluralOf } from './words.ts'

/** Names, and letters for a shape. */
const CAPITAL =
  /\b(romanian|bulgarian|russian|turkish|spanish|swiss|australian|nordic|copenhagen|arnold|smith|pendlay|zercher|zottman|meadows|yates|ez|[blvtz](?=[- ](bar|up|press|stance|sit)))\b/g

/** Folded words and their usual spelling, applied in this order. */
const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/\bbench$/, 'bench press'],
  [/\bkneel\b/g, 'kneeling'],
  [/\b(meadow|yate)\b/g, '$1s'],
  [/\brdl\b/g, 'RDL'],
  [/\b(push|pull|chin|sit|step|muscle|get|v) ?up\b/g, '$1-up'],
  [/\b([btv]) (bar|stance)\b/g, '$1-$2'],
  [/\bl sit\b/g, 'l-sit'],
  [/\bchest to bar\b/g, 'chest-to-bar'],
  [/\b(single|one|stiff|straight) (arm|leg)(?=ged\b|\b)/g, '$1-$2'],
  [/\b(close|wide|neutral|reverse) grip\b/g, '$1-grip'],
  [/\b(chest|hand|self) (supported|resisted)\b/g, '$1-$2'],
  [/\b(feet|foot|heel|hand) (elevated|assisted)\b/g, '$1-$2'],
  [/\b(bent|side|half|plate|rear) (over|lying|kneeling|loaded|foot-elevated)\b/g, '$1-$2'],
  [/\bsit to stand\b/, 'sit-to-stand'],
]

/** Verb forms, and names without a plural. */
const NO_PLURAL = /(running|cycling|rowing|cardio|toe to bar)$/

/** Our words for a lift, plural: `smith machine squat` becomes `Smith machine squats`. */
export function spokenLift(words: string): string {
  const spelt = SPELLINGS.reduce((said, [found, spelling]) => said.replace(found, spelling), words).replace(
    CAPITAL,
    (word) => word.replace(/^./, (letter) => letter.toUpperCase()).replace('Ez', 'EZ'),
  )
  return NO_PLURAL.test(spelt) ? spelt.replace('toe to bar', 'toes-to-bar') : pluralOf(spelt)
}
