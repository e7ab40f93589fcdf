import { useId, type ComponentProps } from 'react'
import { FREE_TEXT_LIMIT } from '../../../domain/forms/limits.ts'
import { LabelledField } from './labelled-field.tsx'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  hint?: string
  problem?: string | undefined
}

export function TextArea({ label, hint, problem, ...textarea }: TextAreaProps) {
  const own = useId()
  return (
    <LabelledField
      // An error summary links to a field by its name.
      id={textarea.name ?? own}
      label={label}
      hint={hint}
      problem={problem}
      field={(tied) => (
        <textarea
          {...tied}
          className="block field-sizing-content min-h-32 w-full rounded-md border border-edge bg-sheet p-4 text-lg aria-invalid:border-2 aria-invalid:border-alert"
          maxLength={FREE_TEXT_LIMIT}
          {...textarea}
        />
      )}
    />
  )
}
