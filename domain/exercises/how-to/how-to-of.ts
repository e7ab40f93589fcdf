import { HOW_TOS } from '../generated/how-tos.ts'
import type { HowTo } from './how-to.ts'

export function howToOf(
  id: string,
  { isSeated }: { isSeated?: boolean | undefined } = {},
): HowTo | undefined {
  const howTo = Object.hasOwn(HOW_TOS, id) ? HOW_TOS[id] : undefined
  return howTo && isSeated ? withoutFeet(howTo) : howTo
}

/** Phrases about feet or standing, and what replaces them for someone who cannot push with the legs. */
const INSTEAD: readonly (readonly [RegExp, string])[] = [
  [/ and plant your feet wide/, ''],
  [/^Stand on the band, or sit and fix it low/, 'Sit and fix the band low'],
  [/^Stand or sit on one end of the band and hold/, 'Sit, fix one end of the band low, and hold'],
  [/^Bend over, or sit/, 'Sit'],
  [/\bstand or sit\b/g, 'sit'],
  [/\b(Stand or sit|Sit or stand)\b/g, 'Sit'],
  [/\bsit or stand\b/g, 'sit'],
  [/ with the band under your thighs,/, ' with the band fixed low behind it,'],
  [
    /,? (and |or )?(with )?(your )?feet (flat and wide|flat|planted|wide|braced if there is a plate)(?=[,.])/g,
    '',
  ],
  [/ with (your )?feet flat(?=[,.])/g, ''],
  [/, or around your feet/, ''],
  [/ and your feet behind the rollers/, ''],
  [/, one foot a little in front of the other/, ''],
  [/widen your feet and brace/, 'brace'],
  [/take a longer stance and brace first/, 'lock your brakes, use less weight and brace first'],
  [/squeeze your buttocks/, 'brace your trunk'],
  [/, free hand on your belly/, ', free hand holding the bench'],
  [/table that cannot slide/, 'table, your brakes locked'],
  [/^Push your feet down in the pause, then/, 'Stay tight in the pause, then'],
  [/^Press the feet down hard on both sides\.$/, 'Brace your trunk on both sides.'],
]

const told = (sentence: string): string =>
  INSTEAD.reduce((said, [found, instead]) => said.replace(found, instead), sentence)

const withoutFeet = ({ setUp, cues: [first, second], fault }: HowTo): HowTo => ({
  setUp: told(setUp),
  cues: [told(first), told(second)],
  fault: told(fault),
})
