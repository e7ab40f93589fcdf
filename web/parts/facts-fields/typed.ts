import {
  BestSet,
  BodyWeight,
  MAX_BEST_SETS,
  MAX_WEAK_POINTS,
  type AgeBand,
  type Facts,
  type KnownLift,
  type Sex,
  type WeakPoint,
} from '../../../domain/forms/facts.ts'
import { fieldMessage } from '../../../domain/forms/field-messages.ts'
import type { Units } from '../../../domain/program/units.ts'

/** A best set as its fields hold it. */
export interface TypedSet {
  lift: KnownLift | undefined
  weight: string
  reps: string
}

/** The fields while they are filled in. */
export interface Typed {
  age: AgeBand | undefined
  sex: Sex | undefined
  bodyWeight: string
  sets: readonly TypedSet[]
  bringUp: readonly (WeakPoint | undefined)[]
}

export const BLANK_SET: TypedSet = { lift: undefined, weight: '', reps: '' }

export const typedOf = ({ ageBand, sex, bodyWeight, bestSets = [], bringUp = [] }: Facts): Typed => ({
  age: ageBand,
  sex,
  bodyWeight: bodyWeight ? String(bodyWeight.value) : '',
  sets: bestSets.length
    ? bestSets.map(({ lift, weight, reps }) => ({ lift, weight: String(weight), reps: String(reps) }))
    : [BLANK_SET],
  bringUp: Array.from({ length: MAX_WEAK_POINTS }, (_, place) => bringUp[place]),
})

/** The usable facts. An unusable one is reported beside its field and left out. */
export function factsOf({ age, sex, bodyWeight, sets, bringUp }: Typed, unit: Units): Facts {
  const weight = BodyWeight.safeParse({ value: numberOf(bodyWeight), unit }).data
  const bestSets = sets
    .flatMap((set) => BestSet.safeParse(read(set, unit)).data ?? [])
    .slice(0, MAX_BEST_SETS)
  const points = bringUp.filter((each) => each !== undefined)
  return {
    ...(age && { ageBand: age }),
    ...(sex && { sex }),
    ...(weight && { bodyWeight: weight }),
    ...(bestSets.length > 0 && { bestSets }),
    ...(points.length > 0 && { bringUp: [...new Set(points)] }),
  }
}

/** What is wrong with the typed body weight. */
export const bodyWeightProblem = (typed: string, unit: Units): string | undefined =>
  typed.trim()
    ? BodyWeight.safeParse({ value: numberOf(typed), unit }, { error: fieldMessage }).error?.issues[0]
        ?.message
    : undefined

/** What is wrong with a best set, by field. Nothing while it is blank. */
export function setProblems(set: TypedSet, unit: Units): Partial<Record<keyof TypedSet, string>> {
  if (isBlank(set)) return {}
  const { error } = BestSet.safeParse(read(set, unit), { error: fieldMessage })
  const problemOf = (field: keyof TypedSet) => error?.issues.find(({ path }) => path[0] === field)?.message
  const [weight, reps] = [problemOf('weight'), problemOf('reps')]
  return {
    ...(problemOf('lift') && { lift: 'Please choose the lift.' }),
    ...(weight && { weight }),
    ...(reps && { reps }),
  }
}

const isBlank = ({ lift, weight, reps }: TypedSet): boolean => !lift && !weight.trim() && !reps.trim()

const read = ({ lift, weight, reps }: TypedSet, unit: Units) => ({
  lift,
  // Most pull-ups are done without added weight, so blank means 0.
  weight: lift === 'pull-up' && !weight.trim() ? 0 : numberOf(weight),
  unit,
  reps: numberOf(reps),
})

/** Accepts a decimal point or comma. Anything else is not a number. */
const numberOf = (text: string): number => (text.trim() ? Number(text.trim().replace(',', '.')) : NaN)
