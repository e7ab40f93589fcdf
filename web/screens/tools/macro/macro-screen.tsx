import { z } from 'zod'
import type { ComponentProps } from 'react'
import { kgFromLb, UNITS, type Units } from '../../../../domain/program/units.ts'
import { ChoiceGroup } from '../../../parts/fields/choice-group.tsx'
import { TextField } from '../../../parts/fields/text-field.tsx'
import { CalculatorForm, CalculatorPage, Figure, Result } from '../calculator/calculator-page.tsx'
import { Chips, type ChoiceProps } from '../calculator/chips.tsx'
import {
  linked,
  LinkedInputs,
  numberIn,
  typedNumber,
  useCalculator,
  type FormWithUnitsProps,
} from '../calculator/inputs.tsx'
import { UnitChoice, useLinkedUnits } from '../calculator/units.tsx'
import { ACTIVITIES, GENDERS, GOALS, PAGE } from '../../../texts/generated/macro.ts'
import { type TypedBody, wrongIn } from './bounds.ts'
import { type Body, cmFromFeet, computeMacros, type Macros } from './macros.ts'

/** /tools/macro-calculator — what a body burns, and what to eat for a goal. */
export const MacroScreen = () => (
  <LinkedInputs schema={MacroInputs}>{(linked) => <MacroCalculator linked={linked} />}</LinkedInputs>
)

function MacroCalculator({ linked }: { linked: MacroInputs }) {
  const [units, chooseUnits] = useLinkedUnits(linked.units)
  const { calculation, times, ...form } = useCalculator({
    name: 'macro_calculator',
    linked,
    calculationOf: (inputs) => bodyOf(inputs, units),
    linkOf: (inputs) => linkOf(inputs, units),
  })
  return (
    <CalculatorPage
      {...PAGE}
      form={<MacroForm {...form} units={units} onUnits={chooseUnits} />}
      result={calculation && <MacroResult key={times} {...computeMacros(calculation)} />}
    />
  )
}

const Gender = z.enum(['male', 'female'])
const Activity = z.enum(['sedentary', 'light', 'moderate', 'very_active', 'athlete'])
const Goal = z.enum(['maintain', 'lose_fat', 'gain_muscle', 'recomp'])

/** The options, with the words by which an address names them. */
const GENDER_OPTIONS = Gender.options.map((key) => ({ key, ...GENDERS[key] }))
const ACTIVITY_OPTIONS = Activity.options.map((key) => ({ key, ...ACTIVITIES[key] }))
const GOAL_OPTIONS = Goal.options.map((key) => ({ key, ...GOALS[key] }))

/** The inputs, as the address of a result holds them. */
const MacroInputs = z.object({
  units: linked(z.enum(UNITS)),
  gender: linked(Gender),
  age: linked(typedNumber),
  weight: linked(typedNumber),
  feet: linked(typedNumber),
  inches: linked(typedNumber),
  cm: linked(typedNumber),
  bodyFat: linked(typedNumber),
  activity: linked(Activity),
  goal: linked(Goal),
})
type MacroInputs = z.infer<typeof MacroInputs>

/** The inputs that count in these units. */
function measured(inputs: MacroInputs, units: Units) {
  const number = (text: string | undefined) => numberIn(text ?? '')
  const weight = number(inputs.weight)
  const height =
    units === 'lb' ? cmFromFeet(number(inputs.feet) ?? 0, number(inputs.inches) ?? 0) : number(inputs.cm)
  return { age: number(inputs.age), weightKg: weight && (units === 'lb' ? kgFromLb(weight) : weight), height }
}

function missingIn(inputs: MacroInputs, units: Units): string[] {
  const height = units === 'lb' ? inputs.feet : inputs.cm
  return [
    !inputs.gender && 'gender',
    !inputs.age?.trim() && 'age',
    !inputs.weight?.trim() && 'weight',
    !height?.trim() && 'height',
    !inputs.activity && 'activity level',
    !inputs.goal && 'goal',
  ].filter((name) => name !== false)
}

/** Null while anything is missing or wrong. */
function bodyOf(inputs: MacroInputs, units: Units): Body | null {
  const { gender, activity, goal } = inputs
  const { age, weightKg, height } = measured(inputs, units)
  if (missingIn(inputs, units).length + wrongIn(inputs, units).length > 0) return null
  if (!age || !weightKg || !height || !gender || !activity || !goal) return null
  return {
    ...{ age, weightKg, heightCm: height },
    ...{ gender: GENDERS[gender], activity: ACTIVITIES[activity], goal: GOALS[goal] },
  }
}

/** Leaves out what was typed in the other unit. */
const linkOf = ({ feet, inches, cm, ...inputs }: MacroInputs, units: Units) => ({
  ...inputs,
  ...(units === 'lb' ? { feet, inches } : { cm }),
  units,
})

function MacroForm({ inputs, units, onChange, onUnits, onCalculate }: FormWithUnitsProps<MacroInputs>) {
  const isImperial = units === 'lb'
  const field = (name: keyof TypedBody): Partial<ComponentProps<'input'>> => ({
    inputMode: 'decimal',
    autoComplete: 'off',
    value: inputs[name] ?? '',
    onChange: ({ target }) => onChange({ [name]: target.value }),
  })
  return (
    <CalculatorForm
      missing={missingIn(inputs, units)}
      wrong={wrongIn(inputs, units)}
      onCalculate={onCalculate}
    >
      <UnitChoice labels={{ lb: 'Imperial', kg: 'Metric' }} units={units} onChoose={onUnits} />
      <Chips
        legend="Gender"
        options={GENDER_OPTIONS}
        chosen={inputs.gender}
        onChoose={(gender) => onChange({ gender })}
      />
      <div className="grid grid-cols-2 gap-x-4 gap-y-6">
        <TextField label="Age in years" required {...field('age')} />
        <TextField label={`Weight in ${isImperial ? 'lbs' : 'kg'}`} required {...field('weight')} />
        {isImperial ? (
          <div className="col-span-2 grid grid-cols-2 gap-4 sm:col-span-1">
            <TextField label="Height, feet" required {...field('feet')} />
            <TextField label="Height, inches" {...field('inches')} />
          </div>
        ) : (
          <TextField label="Height in cm" className="col-span-2 sm:col-span-1" required {...field('cm')} />
        )}
        <TextField
          label="Body fat in % (optional)"
          className="col-span-2 sm:col-span-1"
          {...field('bodyFat')}
        />
      </div>
      <Choice
        legend="Activity level"
        options={ACTIVITY_OPTIONS}
        chosen={inputs.activity}
        onChoose={(activity) => onChange({ activity })}
      />
      <Choice
        legend="Goal"
        options={GOAL_OPTIONS}
        chosen={inputs.goal}
        onChoose={(goal) => onChange({ goal })}
      />
    </CalculatorForm>
  )
}

const inThousands = (kcal: number) => kcal.toLocaleString('en-US')

const MacroResult = ({ bmr, tdee, calories, shares, ...grams }: Macros) => (
  <Result title="Your day">
    <dl className="mt-5 grid grid-cols-2 gap-5">
      <Figure label="Calories for your goal" value={inThousands(calories)} unit="kcal a day" isMain />
      <Figure label="TDEE" value={inThousands(tdee)} unit="kcal" />
      <Figure label="BMR" value={inThousands(bmr)} unit="kcal" />
    </dl>
    <dl className="figures mt-6 flex gap-1">
      <Share label="Protein" grams={grams.protein} share={shares.protein} plate="bg-plate-red" />
      <Share label="Carbs" grams={grams.carbs} share={shares.carbs} plate="bg-plate-blue" />
      <Share label="Fat" grams={grams.fat} share={shares.fat} plate="bg-plate-yellow" />
    </dl>
  </Result>
)

interface ShareProps {
  label: string
  grams: number
  share: number
  /** Its colour in the bar. */
  plate: string
}

/** A part of the bar for the day's calories, as wide as its share, with its words below. */
const Share = ({ label, grams, share, plate }: ShareProps) => (
  <div style={{ flexGrow: share * 100 }} className="basis-0">
    <dt>
      <span aria-hidden className={`mb-2 block h-6 forced-color-adjust-none ${plate}`} />
      {label}
    </dt>
    <dd>
      <span className="block whitespace-nowrap">
        <span className="font-head text-4xl leading-none font-[850] max-sm:text-3xl">{grams}</span> g
      </span>
      <span className="text-soft">{Math.round(share * 100)}%</span>
    </dd>
  </div>
)

/** A choice of one of a few options by their labels. */
const Choice = <Key,>({ options, chosen, onChoose, ...frame }: ChoiceProps<Key>) => (
  <ChoiceGroup
    {...frame}
    options={options.map(({ label }) => label)}
    value={options.find(({ key }) => key === chosen)?.label ?? ''}
    onChoose={(said) => {
      const option = options.find(({ label }) => label === said)
      if (option) onChoose(option.key)
    }}
  />
)
