import { Figure, Result } from '../calculator/result.tsx'
import type { Macros } from './macros.ts'

const inThousands = (kcal: number) => kcal.toLocaleString('en-US')

export const MacroResult = ({ bmr, tdee, calories, shares, ...grams }: Macros) => (
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
