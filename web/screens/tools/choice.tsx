import { ChoiceGroup } from '../../parts/choice-group.tsx'

interface ChoiceProps<Option> {
  legend: string
  options: readonly Option[]
  chosen: Option | null
  onChoose: (option: Option) => void
  isShort?: boolean
}

/** One of a few things that carry more than their label. */
export const Choice = <Option extends { label: string }>({
  options,
  chosen,
  onChoose,
  ...rest
}: ChoiceProps<Option>) => (
  <ChoiceGroup
    options={options.map(({ label }) => label)}
    value={chosen?.label ?? ''}
    onChoose={(said) => {
      const option = options.find(({ label }) => label === said)
      if (option) onChoose(option)
    }}
    {...rest}
  />
)
