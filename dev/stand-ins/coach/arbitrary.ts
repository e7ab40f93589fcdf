import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parse } from 'yaml'
import { z } from 'zod'
import { EQUIPMENT_WORDS, HOME_GYM, SURVEY_OPTIONS, WIZARD_OPTIONS } from '../../../domain/forms/options.ts'
import { QUESTIONS } from '../../../web/screens/onboarding/questions.ts'
import {
  AGE_BANDS,
  Facts,
  KNOWN_LIFTS,
  MAX_BEST_SETS,
  MAX_REPS,
  MAX_WEAK_POINTS,
  SEXES,
  WEAK_POINTS,
} from '../../../domain/forms/facts.ts'
import { TrainingAnswers } from '../../../domain/forms/program-request.ts'
import { PROGRESSIONS, type TrainingBlock } from '../../../domain/training/draft/draft.ts'
import { CATALOGUE } from '../../../domain/exercises/catalogue.ts'
import { DAY_KINDS } from '../../../domain/program/day.ts'
import { UNITS } from '../../../domain/program/units.ts'

const texts = z.array(z.string())
/** What random people say. */
const SAID = z
  .strictObject({ homes: texts, comments: texts, toldHomes: texts, homesInSizes: texts, things: texts })
  .parse(parse(readFileSync(new URL('people.yaml', import.meta.url), 'utf8')))
export const { toldHomes: TOLD_HOMES, homesInSizes: HOMES_IN_SIZES } = SAID

const pick = <T>(from: readonly T[]) => fc.constantFrom(...from)
const KG = [2, 3, 4, 5, 6, 7.5, 8, 10, 12, 12.5, 14, 15, 16, 17.5, 20, 22.5, 24, 28, 32] as const
const LB = [5, 8, 10, 12, 15, 20, 25, 30, 35, 40, 45, 50, 53, 62, 70] as const

/** Sizes of one thing, smallest first, all in one unit. */
const sizes = (fewest: number, most: number): fc.Arbitrary<{ all: readonly number[]; unit: string }> =>
  fc
    .oneof(
      fc.tuple(fc.uniqueArray(pick(KG), { minLength: fewest, maxLength: most }), pick(['kg', ' kg'])),
      fc.tuple(fc.uniqueArray(pick(LB), { minLength: fewest, maxLength: most }), pick(['lb', ' lb', ' lbs'])),
    )
    .map(([all, unit]) => ({ all: all.toSorted((one, other) => one - other), unit }))

const listed = (words: readonly string[]): string =>
  words.length > 1 ? `${words.slice(0, -1).join(', ')} and ${words.at(-1)}` : words.join('')

const dumbbells = fc.tuple(sizes(2, 5), fc.nat({ max: 4 })).map(([{ all, unit }, way]) => {
  const [last] = all.slice(-1)
  const each = all.map((size) => `${size}${unit}`)
  switch (way) {
    case 0:
      return `${listed(each.map((size) => `pair of ${size}`))} dumbbells`
    case 1:
      return `dumbbells ${listed(all.map(String))}${unit}`
    case 2:
      return `one ${last}${unit} dumbbell`
    case 3:
      return `dumbbells ${listed(each)}, pairs except the ${last}`
    default:
      return `adjustable dumbbells up to ${last}${unit}`
  }
})
const kettlebells = fc.tuple(sizes(1, 4), fc.boolean()).map(([{ all, unit }, isTwice]) => {
  const [first] = all
  const bells = isTwice ? [`two ${first}${unit}`, ...all.slice(1).map((size) => `one ${size}${unit}`)] : all
  return all.length > 1
    ? `kettlebells: ${bells.join(', ')}${isTwice ? '' : unit}`
    : `one ${first}${unit} kettlebell`
})
const plates = sizes(1, 3).map(({ all, unit }) => `plates 2x${all.map(String).join(`${unit}, 2x`)}${unit}`)
const bar = fc
  .tuple(pick(['barbell', 'olympic bar', 'EZ bar', 'trap bar', '20 kg bar']), plates)
  .map(([what, loads]) => `${what} with ${loads}`)
const sandbag = sizes(1, 2).map(({ all, unit }) => listed(all.map((size) => `${size}${unit} sandbag`)))
const others = pick(SAID.things)
const oneHome = fc
  .tuple(
    fc.uniqueArray(fc.oneof(dumbbells, dumbbells, kettlebells, plates, bar, sandbag), { maxLength: 2 }),
    fc.uniqueArray(others, { maxLength: 3 }),
  )
  .map(([heavy, light]) => [...heavy, ...light].join(', ') || 'nothing but the floor')

/** Anything that a person may own, in one place or in two. */
const anyHome: fc.Arbitrary<string> = fc.oneof(
  { weight: 3, arbitrary: pick(TOLD_HOMES) },
  { weight: 5, arbitrary: oneHome },
  {
    weight: 1,
    arbitrary: fc
      .tuple(oneHome, oneHome, pick(['at work', 'at my parents', 'every other week in a hotel']))
      .map(([one, other, where]) => `at home ${one}; ${where} ${other}`),
  },
)

/** In the order of the 3-step survey, so that samples of a seed stay the same. */
const PLACES = SURVEY_OPTIONS.equipment.map((shown) => EQUIPMENT_WORDS[shown] ?? shown)

const inOnboarding = (field: string): [string, readonly (string | number)[]][] => {
  const question = QUESTIONS.find(({ fieldName }) => fieldName === field)
  return question?.type === 'single_choice' ? [[field, question.options.map(({ value }) => value)]] : []
}

/** The options of the three forms, each in its own words. */
export const FORMS: Readonly<Record<'threeStepForm' | 'fiveStepWizard' | 'onboarding', Options>> = {
  threeStepForm: SURVEY_OPTIONS,
  fiveStepWizard: { ...WIZARD_OPTIONS, equipment: PLACES },
  onboarding: {
    ...Object.fromEntries(Object.keys(SURVEY_OPTIONS).flatMap(inOnboarding)),
    equipment: PLACES,
  },
}

export type Options = Readonly<Record<string, readonly (string | number)[]>>
export type Ticked = Readonly<Record<string, string | number>>

/**
 * The body that a form sends for options and texts. The 3-step form writes the home equipment into the same
 * field.
 */
export function sentBy(ticked: Ticked, home: string, comments: string): Readonly<Record<string, unknown>> {
  const answers = { ...ticked, exercisesToAvoid: comments }
  if (ticked['equipment'] === HOME_GYM) return { ...answers, equipment: `${HOME_GYM}: ${home}` }
  return ticked['equipment'] === 'home' ? { ...answers, equipmentDetails: home } : answers
}

const anyComments = fc.oneof(
  pick(SAID.comments),
  fc.tuple(pick(SAID.comments), pick(SAID.comments)).map((two) => two.join('. ')),
)

export const ticked = (options: Options): fc.Arbitrary<Ticked> =>
  fc.record(Object.fromEntries(Object.entries(options).map(([field, values]) => [field, pick(values)])))

/** Answers of any of the three forms, in the form's own words, with the given free texts. */
export const answersWith = (
  homes: fc.Arbitrary<string>,
  comments: fc.Arbitrary<string>,
): fc.Arbitrary<TrainingAnswers> =>
  fc
    .tuple(fc.oneof(...Object.values(FORMS).map(ticked)), homes, comments)
    .map((said) => TrainingAnswers.parse(sentBy(...said)))

const anyUnit = pick(UNITS)

const anyBestSet = fc.record({
  lift: pick(KNOWN_LIFTS),
  weight: fc.integer({ min: 5, max: 250 }),
  unit: anyUnit,
  reps: fc.integer({ min: 1, max: MAX_REPS }),
})

export const anyFacts: fc.Arbitrary<Facts> = fc
  .record(
    {
      ageBand: pick(AGE_BANDS),
      sex: pick(SEXES),
      bodyWeight: fc.record({ value: fc.integer({ min: 67, max: 250 }), unit: anyUnit }),
      bestSets: fc.array(anyBestSet, { maxLength: MAX_BEST_SETS }),
      bringUp: fc.uniqueArray(pick(WEAK_POINTS), { maxLength: MAX_WEAK_POINTS }),
    },
    { requiredKeys: [] },
  )
  .map((facts) => Facts.parse(facts))

/** Answers of any of the three forms, in the form's own words. */
export const anyAnswers: fc.Arbitrary<TrainingAnswers> = fc
  .tuple(
    answersWith(fc.oneof(pick(SAID.homes), { weight: 3, arbitrary: anyHome }), anyComments),
    fc.option(anyFacts, { nil: undefined }),
  )
  .map(([answers, facts]) => (facts ? { ...answers, facts } : answers))

const anyExercise = fc.record({
  id: fc.oneof(
    { weight: 12, arbitrary: pick(CATALOGUE).map(({ id }) => id) },
    { weight: 1, arbitrary: fc.stringMatching(/^[a-z0-9-]{1,60}$/) },
  ),
  sets: fc.integer({ min: 0, max: 12 }),
  repsLow: fc.integer({ min: 0, max: 60 }),
  repsHigh: fc.integer({ min: 0, max: 120 }),
  rir: fc.integer({ min: 0, max: 9 }),
  progression: pick(PROGRESSIONS),
  addSet: fc.boolean(),
})

/** Arbitrary blocks that are valid only by the schema. */
export const anyBlock: fc.Arbitrary<TrainingBlock> = fc.record({
  days: fc.array(fc.record({ kind: pick(DAY_KINDS), exercises: fc.array(anyExercise, { maxLength: 12 }) }), {
    maxLength: 8,
  }),
  deloadWeek: fc.option(fc.integer({ min: -1, max: 10 }), { nil: null }),
})

/** The same with second parts in some rows. */
export const anyChangingBlock: fc.Arbitrary<TrainingBlock> = fc
  .tuple(anyBlock, fc.array(fc.option(anyExercise), { maxLength: 60 }))
  .map(([block, parts]) => ({
    ...block,
    days: block.days.map(({ kind, exercises }, day) => ({
      kind,
      exercises: exercises.map((row, at) => {
        const part = parts[day * 7 + at]
        if (!part) return row
        const { id, sets, repsLow, repsHigh, rir, progression } = part
        return { ...row, then: { id, sets, repsLow, repsHigh, rir, progression } }
      }),
    })),
  }))
