import { ChoiceGroup } from '../../../parts/fields/choice-group.tsx'

export interface ChoiceProps<Key, More = unknown> {
  legend: string
  options: readonly ({ key: Key; label: string } & More)[]
  chosen: Key | undefined
  onChoose: (key: Key) => void
}

/** A choice of one of a few options by their labels. */
export const Choice = <Key,>({ options, chosen, onChoose, ...frame }: ChoiceProps<Key>) => (
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
