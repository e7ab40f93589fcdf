import { ChoiceGroup } from '../../../parts/fields/choice-group.tsx'

interface ChoiceProps<Option> {
  legend: string
  options: readonly Option[]
  chosen: Option | null
  onChoose: (option: Option) => void
}

/** A choice of one of a few options that carry more than their label. */
export const Choice = <Option extends { label: string }>({
  legend,
  options,
  chosen,
  onChoose,
}: ChoiceProps<Option>) => (
  <ChoiceGroup
    legend={legend}
    options={options.map(({ label }) => label)}
    value={chosen?.label ?? ''}
    onChoose={(said) => {
      const option = options.find(({ label }) => label === said)
      if (option) onChoose(option)
    }}
  />
)
