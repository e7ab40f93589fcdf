import { useId, type ComponentProps, type ReactNode } from 'react'

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: string
  /** What is wrong with the value; said beside the field, and read out with it. */
  problem?: string | undefined
  /** What else there is to say about the field, beneath it. */
  children?: ReactNode
}

export function TextField({ label, problem, className = '', children, ...input }: TextFieldProps) {
  const own = useId()
  // An error summary leads to a field by its name.
  const id = input.name ?? own
  return (
    <div className={className}>
      <label htmlFor={id} className="mb-2 block text-lg font-semibold">
        {label}
      </label>
      <input
        id={id}
        className="block h-14 w-full rounded-md border border-edge bg-sheet px-4 text-lg read-only:bg-transparent aria-invalid:border-2 aria-invalid:border-alert"
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem && `${id}-problem`}
        {...input}
      />
      {problem && (
        <p id={`${id}-problem`} className="mt-2 font-semibold text-alert">
          {problem}
        </p>
      )}
      {children}
    </div>
  )
}
