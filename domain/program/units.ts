import type { Exercise, GeneratedProgram } from './program.ts'

export const UNITS = ['kg', 'lb'] as const
export type Units = (typeof UNITS)[number]

/** Regions with plates marked in pounds and US Letter paper. */
const POUND_REGIONS = /-(US|CA)\b/i

/** The most likely unit for a browser language. */
export const usualUnits = (language: string): Units => (POUND_REGIONS.test(language) ? 'lb' : 'kg')

/** PDF formats. US Letter shows pounds, A4 shows kilograms, and a phone screen shows either. */
export const PAPERS = ['a4', 'letter', 'phone-kg', 'phone-lb'] as const
export type Paper = (typeof PAPERS)[number]
export const PAPER_OF: Readonly<Record<Units, Paper>> = { kg: 'a4', lb: 'letter' }
export const PHONE_OF: Readonly<Record<Units, Paper>> = { kg: 'phone-kg', lb: 'phone-lb' }

const POUNDS_PER_KG = 2.20462
/** From the calculator of the specification (section 9). */
const KG_PER_LB = 0.453592
export const kgFromLb = (lb: number): number => lb * KG_PER_LB
export const lbFromKg = (kg: number): number => kg / KG_PER_LB

/** The load step with pound plates, whose smallest pair is 2.5 lb: 2.5 kg becomes 5 lb. */
const poundStep = (kg: string): string => String(Math.max(1, Math.round((Number(kg) * 2) / 2.5)) * 2.5)

/** `82.5 kg (180 lb)` */
const IN_BOTH = /\b(\d+(?:\.\d+)?) kg \((\d+(?:\.\d+)?) lb\)/g
/** `20 kg × 8, 50 × 5 (45 lb × 8, 105 × 5)` */
const LADDER_IN_BOTH = /(?<=Warm up with )(\d{1,4} kg × \d[\d×, ]{0,60}) \((\d{1,4} lb × \d[\d×, ]{0,60})\)/g

/** `+2.5 kg each time, so +5 kg on last week.` */
const LOAD_STEP = /[+](\d+(?:\.\d+)?) kg(?= each time, so [+]\d| on last (?:week|time)\.)/g

/** Matches only the weight forms of our own texts. The buyer's text stays unchanged. */
function inPounds(text: string): string {
  return text
    .replace(IN_BOTH, '$2 lb')
    .replace(LADDER_IN_BOTH, '$2')
    .replace(LOAD_STEP, (_, kg: string) => `+${poundStep(kg)} lb`)
    .replace(
      /\b(\d+(?:\.\d+)?) to (\d+(?:\.\d+)?) g of protein per kg/g,
      (_, low: string, high: string) => `${perPound(low)} to ${perPound(high)} g of protein per lb`,
    )
}

const perPound = (perKg: string): string => String(Math.round((Number(perKg) / POUNDS_PER_KG) * 10) / 10)

const inKilograms = (text: string): string => text.replace(IN_BOTH, '$1 kg').replace(LADDER_IN_BOTH, '$1')

/** The same program with weights, load steps and rules of thumb in one unit. */
export function programIn(program: GeneratedProgram, units: Units): GeneratedProgram {
  const told = units === 'lb' ? inPounds : inKilograms
  const { progression, rpe, recovery, nutrition } = program.guidelines
  const { afterWeek8 } = program
  const { decisions } = program.overview
  const toldIn = (exercise: Exercise): Exercise => ({
    ...exercise,
    notes: told(exercise.notes),
    ...(exercise.single && { single: { ...exercise.single, notes: told(exercise.single.notes) } }),
    ...(exercise.rule && { rule: told(exercise.rule) }),
  })
  return {
    ...program,
    ...(afterWeek8 && {
      afterWeek8: {
        ...afterWeek8,
        ...(afterWeek8.meetWeek && { meetWeek: afterWeek8.meetWeek.map(told) }),
        steps: afterWeek8.steps.map(told),
      },
    }),
    overview: { ...program.overview, ...(decisions && { decisions: decisions.map(told) }) },
    weeks: program.weeks.map((week) => ({
      ...week,
      workouts: week.workouts.map((workout) => ({
        ...workout,
        exercises: workout.exercises.map(toldIn),
      })),
    })),
    guidelines: {
      progression: progression.map(told),
      rpe: rpe.map(told),
      recovery: recovery.map(told),
      nutrition: nutrition.map(told),
    },
  }
}
