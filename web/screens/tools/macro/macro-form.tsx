import { useState, type ComponentProps } from 'react'
import { TextField } from '../../../parts/text-field.tsx'
import { useUnits } from '../../../units.ts'
import { CalculatorForm } from '../calculator-form.tsx'
import { Chips } from '../chips.tsx'
import { Choice } from '../choice.tsx'
import { numberIn } from '../number-in.ts'
import { UnitChoice } from '../unit-choice.tsx'
import { kgFromLb } from '../../../../domain/units.ts'
import { ACTIVITIES, cmFromFeet, GENDERS, GOALS, type Body } from './macros.ts'

const BLANK = { age: '', weight: '', feet: '', inches: '', cm: '', bodyFat: '' }

export function MacroForm({ onCalculate }: { onCalculate: (body: Body) => void }) {
  const [units, chooseUnits] = useUnits('lb')
  const [typed, setTyped] = useState(BLANK)
  const [gender, setGender] = useState<Body['gender'] | null>(null)
  const [activity, setActivity] = useState<Body['activity'] | null>(null)
  const [goal, setGoal] = useState<Body['goal'] | null>(null)

  const isImperial = units === 'lb'
  const age = numberIn(typed.age)
  const weight = numberIn(typed.weight)
  const height = isImperial
    ? cmFromFeet(numberIn(typed.feet) ?? 0, numberIn(typed.inches) ?? 0)
    : numberIn(typed.cm)
  const missing = [
    !gender && 'gender',
    !age && 'age',
    !weight && 'weight',
    !height && 'height',
    !activity && 'activity level',
    !goal && 'goal',
  ].filter((name) => name !== false)
  const calculate = () => {
    if (!age || !weight || !height || !gender || !activity || !goal) return
    const weightKg = isImperial ? kgFromLb(weight) : weight
    onCalculate({ age, weightKg, heightCm: height, gender, activity, goal })
  }
  const field = (name: keyof typeof BLANK): Partial<ComponentProps<'input'>> => ({
    inputMode: 'decimal',
    autoComplete: 'off',
    value: typed[name],
    onChange: ({ target }) => setTyped((last) => ({ ...last, [name]: target.value })),
  })

  return (
    <CalculatorForm missing={missing} onCalculate={calculate}>
      <UnitChoice labels={{ lb: 'Imperial', kg: 'Metric' }} units={units} onChoose={chooseUnits} />
      <Chips legend="Gender" options={Object.values(GENDERS)} chosen={gender} onChoose={setGender} />
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
        options={Object.values(ACTIVITIES)}
        chosen={activity}
        onChoose={setActivity}
      />
      <Choice legend="Goal" options={Object.values(GOALS)} chosen={goal} onChoose={setGoal} />
    </CalculatorForm>
  )
}
