import { AGE_BANDS, KNOWN_LIFTS, SEXES, WEAK_POINTS } from '../../../domain/forms/facts.ts'
import * as WORDS from '../../texts/generated/facts.ts'

const optionsOf = <Value extends string>(
  values: readonly Value[],
  words: Readonly<Record<Value, string>>,
): readonly (readonly [Value, string])[] => values.map((value) => [value, words[value]])

export const AGE_OPTIONS = optionsOf(AGE_BANDS, WORDS.AGES)
export const SEX_OPTIONS = optionsOf(SEXES, WORDS.SEXES)
export const LIFT_OPTIONS = optionsOf(KNOWN_LIFTS, WORDS.LIFTS)
export const POINT_OPTIONS = optionsOf(WEAK_POINTS, WORDS.POINTS)
