import { BODY_WEIGHT } from '../../../../domain/forms/facts.ts'
import { lbFromKg, type Units } from '../../../../domain/program/units.ts'

/** What can be typed, as it was typed. */
export type TypedBody = Partial<
  Record<'age' | 'weight' | 'feet' | 'inches' | 'cm' | 'bodyFat', string | undefined>
>

interface Bound {
  least: number
  most: number
  says: string
}

const WEIGHT: Readonly<Record<Units, Bound>> = {
  kg: weightIn(BODY_WEIGHT.least, BODY_WEIGHT.most, 'kg'),
  lb: weightIn(Math.ceil(lbFromKg(BODY_WEIGHT.least)), Math.floor(lbFromKg(BODY_WEIGHT.most)), 'lbs'),
}
const AGE: Bound = { least: 13, most: 100, says: 'Age: a number from 13 to 100.' }
const FEET: Bound = { least: 3, most: 8, says: 'Feet: 3 to 8.' }
const INCHES: Bound = { least: 0, most: 11.9, says: 'Inches: 0 to 11.9. Twelve are a foot.' }
const CM: Bound = { least: 90, most: 270, says: 'Height: 90 to 270 cm.' }
const BODY_FAT: Bound = { least: 3, most: 70, says: 'Body fat: 3 to 70%.' }

function weightIn(least: number, most: number, name: string): Bound {
  return { least, most, says: `Weight: ${least} to ${most} ${name}.` }
}

/** What is no number, or that of no adult body, a sentence each. Nothing of what is blank or in the other unit. */
export function wrongIn({ age, weight, feet, inches, cm, bodyFat }: TypedBody, units: Units): string[] {
  const height: [string | undefined, Bound][] =
    units === 'lb'
      ? [
          [feet, FEET],
          [inches, INCHES],
        ]
      : [[cm, CM]]
  return [
    [age, AGE] as const,
    [weight, WEIGHT[units]] as const,
    ...height,
    [bodyFat, BODY_FAT] as const,
  ].flatMap(([text = '', { least, most, says }]) => {
    const number = Number(text.trim().replace(',', '.'))
    return text.trim() === '' || (number >= least && number <= most) ? [] : [says]
  })
}
