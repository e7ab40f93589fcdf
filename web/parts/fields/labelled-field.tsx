import type { ReactNode } from 'react'

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
