import { type ComponentProps, type ReactNode, useId } from 'react'
import { FREE_TEXT_LIMIT } from '../../../domain/forms/limits.ts'

/** The attributes that tie a field to its label, hint and problem. */
interface Tied {
  id: string
  'aria-invalid': true | undefined
  'aria-describedby': string | undefined
}

interface LabelledFieldProps {
  id: string
  label: string
  /** What the answer is for. */
  hint?: string | undefined
  /** What is wrong with the value. Shown below the field, and read out with it. */
  problem?: string | undefined
  className?: string
  field: (tied: Tied) => ReactNode
  /** More about the field, shown below it. */
  children?: ReactNode
}

/** The frame of every field: label and hint above it, the problem below. */
export function LabelledField({ id, label, hint, problem, className, field, children }: LabelledFieldProps) {
  const described = [hint && `${id}-hint`, problem && `${id}-problem`].filter(Boolean).join(' ')
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-lg font-semibold">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="mb-2 text-soft">
          {hint}
        </p>
      )}
      {field({ id, 'aria-invalid': problem ? true : undefined, 'aria-describedby': described || undefined })}
      {problem && (
        <p id={`${id}-problem`} className="mt-2 font-semibold text-alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}

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
          className="block min-h-32 w-full rounded-md border border-edge bg-sheet p-4 text-lg aria-invalid:border-2 aria-invalid:border-alert"
          maxLength={FREE_TEXT_LIMIT}
          {...textarea}
        />
      )}
    />
  )
}
