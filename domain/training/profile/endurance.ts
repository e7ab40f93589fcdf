import { z } from 'zod'

const ENDURANCE = ['run', 'sprint', 'swim', 'ruck', 'ride', 'cardio', 'walk', 'stretch'] as const

/** What the buyer wants or is tested in beside lifting. No row holds it, so a plan of its own says what to do. */
export const Endurance = z.object({
  of: z.enum(ENDURANCE),
  /** In the buyer's unit: `1.5` of `mi`. */
  distance: z.object({ amount: z.number(), unit: z.enum(['mi', 'km', 'm', 'yd']) }).optional(),
  /** The buyer calls it good enough: it only has to be kept. */
  isFine: z.literal(true).optional(),
})
export type Endurance = z.infer<typeof Endurance>
export type Distance = NonNullable<Endurance['distance']>
type Kind = Endurance['of']

const SENTENCE = /[^.!?;\n]+(?:\.\d[^.!?;\n]*)*/g
const DISTANCE =
  /(?<![\d.,])(\d{1,5}(?:[.,]\d{1,2})?)[ -]?(miles?|mi|kilomet(?:er|re)s?|kms?|k|met(?:er|re)s?|m|yards?|yds?)\b/gi
/** Sprints before runs: a `pursuit run` is one. */
const KINDS: readonly (readonly [Kind, RegExp])[] = [
  ['sprint', /\b(?:sprints?|sprinting|dash|pursuit runs?|shuttle runs?)\b/gi],
  ['run', /\b(?:runs?|running|jog(?:ging)?)\b/gi],
  ['swim', /\b(?:swim(?:s|ming)?)\b/gi],
  ['ruck', /\b(?:ruck(?:s|ing)?|(?:road|foot|loaded) march(?:es)?)\b/gi],
  ['ride', /\b(?:cycling|bike|biking|bicycle)\b/gi],
  ['cardio', /\b(?:cardio|conditioning|stamina|endurance)\b/gi],
  [
    'walk',
    /\b(?:walk(?:s|ing)? (?:more|daily|every day|an? )|(?:more|daily|10k|10,?000) (?:steps|walks|walking)|steps (?:a|per) day|step count)/gi,
  ],
  ['stretch', /\b(?:stretch(?:es|ing)?|flexibility|more flexible|mobility|touch my toes)\b/gi],
]
/** The test makes a distance anywhere in the text one to train for. */
const TEST =
  /\b(?:academy|acft|pft|prt|(?:fitness|physical|pt|police|fire ?fighter|army|military|record|entrance)(?: \w+){0,2} (?:test|exam|assessment)s?)\b/i
const WISH =
  /\b(?:wants?|wanna|needs?|would like|d like|love to|hop(?:e|ing)|goal|aim|train(?:ing)? for|ready for|improv\w+|faster|quicker|better at|under \d|add|include)\b|\b(?:take|taking|cut|cutting|shave|shaving)\b.{0,25}\boff\b/i
const DENIED =
  /\b(?:no|not|nothing|without|hates?|skip|don.?t|never|cannot|can.?t|instead of|already|extra|enough|stop)\b[^.!?;,\n]{0,25}$/i
const IS_COVERED = /^[^.!?;,\n]{0,14}\b(?:covered|sorted|taken care|separately|on my own|myself)\b/i
const FINE = /\b(?:fine|okay|ok|easy|no problem|good at|not worried)\b/i

/** Characters between a distance and what is done over it. */
const BESIDE = 25
/** What is run no further is sprinted. Practice: some 400 m. */
const LONGEST_SPRINT_M = 400
const METRES = { mi: 1609, km: 1000, m: 1, yd: 0.914 } as const

export const metresOf = ({ amount, unit }: Distance): number => amount * METRES[unit]

/** Reads it from the comments, in linear time. What the buyer does not want is not among it. */
export function enduranceOf(comments: string): Endurance[] {
  const isTested = TEST.test(comments)
  const found = new Map<Kind, Endurance>()
  const denied = new Set<Kind>()
  for (const [sentence] of comments.matchAll(SENTENCE)) {
    const distances = [...sentence.matchAll(DISTANCE)]
    let rest = sentence
    for (const [kind, pattern] of KINDS) {
      for (const { 0: words, index } of sentence.matchAll(pattern)) {
        if (rest.slice(index, index + words.length) !== words) continue
        rest = `${rest.slice(0, index)}${' '.repeat(words.length)}${rest.slice(index + words.length)}`
        if (DENIED.test(sentence.slice(0, index)) || IS_COVERED.test(sentence.slice(index + words.length))) {
          denied.add(kind)
          continue
        }
        const distance = nearest(distances, index, index + words.length)
        const isWanted = WISH.test(sentence) || (isTested && distance !== undefined)
        const isShort = distance !== undefined && metresOf(distance) <= LONGEST_SPRINT_M
        const of = kind === 'run' && isShort ? 'sprint' : kind
        if (!isWanted || (kind === 'sprint' && !distance)) continue
        found.set(of, {
          of,
          ...(distance && { distance }),
          ...(FINE.test(sentence) && { isFine: true }),
          ...found.get(of),
        })
      }
    }
  }
  const noRuns = denied.has('run') || denied.has('cardio')
  return [...found.values()].filter(
    ({ of }) => !denied.has(of) && !(noRuns && ['run', 'ruck', 'cardio'].includes(of)),
  )
}

function nearest(distances: readonly RegExpExecArray[], from: number, to: number): Distance | undefined {
  const near = distances
    .map((found) => ({ found, off: Math.max(found.index - to, from - found.index - found[0].length) }))
    .filter(({ off }) => off <= BESIDE)
    .toSorted((one, other) => one.off - other.off)[0]?.found
  if (!near) return undefined
  const [, amount = '', unit = ''] = near
  return { amount: Number(amount.replace(',', '.')), unit: unitOf(unit.toLowerCase()) }
}

function unitOf(word: string): Distance['unit'] {
  if (word.startsWith('mi')) return 'mi'
  if (word.startsWith('k')) return 'km'
  return word.startsWith('y') ? 'yd' : 'm'
}

const SPORTS: Partial<Record<string, readonly Kind[]>> = {
  running: ['run', 'sprint', 'ruck'],
  swimming: ['swim'],
  cycling: ['ride'],
}

/** Whether a sport of the buyer is what they are tested in, so that its plan says where it goes. */
export const isPlanned = (sport: string, endurance: readonly Endurance[] = []): boolean =>
  endurance.some(({ of }) => SPORTS[sport]?.includes(of))

/** What tires the legs that lift. */
const OF_LEGS: readonly Kind[] = ['run', 'sprint', 'ruck', 'ride']
export const isOfLegs = ({ of }: Endurance): boolean => OF_LEGS.includes(of)
