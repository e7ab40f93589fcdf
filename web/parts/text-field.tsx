import { useId, type ComponentProps } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** What is wrong with the value; said beside the field and to screen readers. */
  problem?: string | undefined
}

export function TextField({ label, problem, className = '', ...input }: TextFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-lg font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="block h-14 w-full rounded-md border border-edge bg-sheet px-4 text-lg aria-invalid:border-2 aria-invalid:border-alert"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} role="alert" className="mt-2 font-semibold text-alert">
          {problem}
        </p>
      )}
    </div>
  )
}
