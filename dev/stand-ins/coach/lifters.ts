import fc from 'fast-check'
import { SEXES, type KnownLift } from '../../../domain/forms/facts.ts'
import type { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { usualMaxKg } from '../../../domain/training/profile/weights/unit-of-words.ts'
import { shareOfMax } from '../../../domain/training/profile/weights/rep-chart.ts'
import { kgFromLb, lbFromKg, UNITS, type Units } from '../../../domain/program/units.ts'

/** People who write what they lift, in either unit, with and without naming it. */

export interface Wrote {
  text: string
  unit: Units
  level: TrainingAnswers['experienceLevel']
  /** What the writer lifts, in kilograms. */
  sets: readonly { lift: KnownLift; kg: number; reps: number }[]
}

const LIFTS = ['squat', 'bench-press', 'deadlift', 'overhead-press'] as const
type Lift = (typeof LIFTS)[number]
const WORDS: Readonly<Record<Lift, readonly string[]>> = {
  squat: ['squat', 'Squat', 'back squat'],
  'bench-press': ['bench', 'Bench press', 'bench'],
  deadlift: ['deadlift', 'Deadlift', 'dead'],
  'overhead-press': ['OHP', 'overhead press', 'military press'],
}
const STEP: Readonly<Record<Units, number>> = { kg: 2.5, lb: 5 }
const LEAST: Readonly<Record<Units, number>> = { kg: 20, lb: 45 }
const LEVELS = { Novice: 'novice', Intermediate: 'intermediate', Advanced: 'advanced' } as const
const USUAL_KG = { male: 82, female: 67 } as const

/** What stands in a text besides the sets. */
const INTROS = ['none', 'weight', 'weight', 'height', 'height and weight', 'sex', 'all'] as const
const MARKED = [
  'nothing',
  'nothing',
  'nothing',
  'every lift',
  'one lift',
  'body weight',
  'at the end',
] as const
const STYLES = ['lift first', 'number first', 'slashes', 'lines', 'sentences'] as const

/** A share of the usual: most people lift within a third of it, some half or twice as much. */
const off = (most: number) =>
  fc.integer({ min: -100, max: 100 }).map((percent) => Math.exp((percent / 100) * most))

export const writesOfLifts: fc.Arbitrary<Wrote> = fc
  .record({
    sex: fc.constantFrom(...SEXES),
    level: fc.constantFrom('Novice', 'Intermediate', 'Advanced'),
    chosen: fc.constantFrom('Novice', 'Intermediate', 'Advanced'),
    isMisjudged: fc.nat(3).map((one) => one === 0),
    unit: fc.constantFrom(...UNITS),
    body: off(0.35),
    strength: fc.oneof(off(0.35), off(0.7)),
    each: fc.array(off(0.15), { minLength: LIFTS.length, maxLength: LIFTS.length }),
    reps: fc.constantFrom(1, 3, 5, 8),
    lifts: fc.shuffledSubarray([...LIFTS], { minLength: 1 }),
    words: fc.nat(2),
    intro: fc.constantFrom(...INTROS),
    marked: fc.constantFrom(...MARKED),
    style: fc.constantFrom(...STYLES),
    isLast: fc.boolean(),
  })
  .map((who) => {
    const { sex, unit, level, reps } = who
    const weightKg = USUAL_KG[sex] * who.body
    const sets = who.lifts.map((lift, at) => {
      const maxKg =
        usualMaxKg(lift, { sex, weightKg, level: LEVELS[level] }) * who.strength * (who.each[at] ?? 1)
      const value = inSteps(maxKg * shareOfMax(reps, 0), unit)
      return { lift, value, reps, kg: unit === 'lb' ? kgFromLb(value) : value }
    })
    return { text: textOf(who, sets, weightKg), unit, level: who.isMisjudged ? who.chosen : level, sets }
  })

function inSteps(kg: number, unit: Units): number {
  const value = unit === 'lb' ? lbFromKg(kg) : kg
  return Math.max(LEAST[unit], Math.round(value / STEP[unit]) * STEP[unit])
}

interface Writer {
  sex: (typeof SEXES)[number]
  unit: Units
  words: number
  intro: (typeof INTROS)[number]
  marked: (typeof MARKED)[number]
  style: (typeof STYLES)[number]
  isLast: boolean
}

function textOf(
  { sex, unit, words, intro, marked, style, isLast }: Writer,
  sets: readonly { lift: Lift; value: number; reps: number }[],
  weightKg: number,
): string {
  const weight = Math.round(unit === 'lb' ? lbFromKg(weightKg) : weightKg)
  const body = `${weight}${marked === 'body weight' ? ` ${unit}` : ''}`
  const height = unit === 'lb' ? "5'9" : '175 cm'
  const about = {
    none: '',
    weight: `I weigh ${body}`,
    height: `I'm ${height}`,
    'height and weight': `I'm ${height} and ${body}`,
    sex: sex === 'male' ? 'Male here' : 'Female here',
    all: `${sex === 'male' ? 'Man' : 'Woman'}, 34, ${height}, weighing ${body}`,
  }[intro]
  const said = sets.map(({ lift, value, reps }, at) => {
    const isMarked = marked === 'every lift' || (marked === 'one lift' && at === 0)
    const number = `${value}${isMarked ? ` ${unit}` : ''}${reps > 1 ? (isMarked ? ` x ${reps}` : `x${reps}`) : ''}`
    const name = WORDS[lift][words] ?? lift
    return style === 'number first'
      ? `${number} ${name}`
      : style === 'sentences'
        ? `My ${name} is ${number}`
        : `${name} ${number}`
  })
  const lifts =
    style === 'slashes' && marked !== 'every lift' && marked !== 'one lift' && sets.length > 1
      ? `${sets.map(({ lift }) => WORDS[lift][0]).join('/')} ${sets.map(({ value }) => value).join('/')}`
      : said.join({ lines: '\n', sentences: '. ' }[style as string] ?? ', ')
  const parts = [about, lifts].filter(Boolean)
  const whole = (isLast ? parts.reverse() : parts).join('. ')
  return `${whole}.${marked === 'at the end' ? ` All in ${unit}.` : ''} Want to get stronger.`
}
