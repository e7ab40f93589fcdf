import { useId, type ComponentProps } from 'react'
import { FREE_TEXT_LIMIT } from '../../domain/forms/program-request.ts'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: string
  hint?: string
  problem?: string | undefined
}

export function TextArea({ label, hint, problem, ...textarea }: TextAreaProps) {
  const own = useId()
  // An error summary leads to a field by its name.
  const id = textarea.name ?? own
  return (
    <div>
      <label htmlFor={id} className="mb-2 block text-lg font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-soft">
          {hint}
        </p>
      )}
      <textarea
        id={id}
        className="block min-h-32 w-full rounded-md border border-edge bg-sheet p-4 text-lg aria-invalid:border-2 aria-invalid:border-alert"
        maxLength={FREE_TEXT_LIMIT}
        aria-describedby={
          [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ') || undefined
        }
        aria-invalid={problem ? true : undefined}
        {...textarea}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-2 font-semibold text-alert">
          {problem}
        </p>
      )}
    </div>
  )
}
