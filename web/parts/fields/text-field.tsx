import { useId, type ComponentProps, type ReactNode } from 'react'
import { LabelledField } from './labelled-field.tsx'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  problem?: string | undefined
  /** More about the field, shown below it. */
  children?: ReactNode
}

export function TextField({ label, problem, className = '', children, ...input }: TextFieldProps) {
  const own = useId()
  return (
    <LabelledField
      // An error summary links to a field by its name.
      id={input.name ?? own}
      label={label}
      problem={problem}
      className={className}
      field={(tied) => (
        <input
          {...tied}
          className="block h-14 w-full rounded-md border border-edge bg-sheet px-4 text-lg read-only:bg-transparent aria-invalid:border-2 aria-invalid:border-alert"
          {...input}
        />
      )}
    >
      {children}
    </LabelledField>
  )
}
