import { useEffect, useState } from 'react'
import { EMAIL_LIMIT } from '../../../domain/forms/limits.ts'
import { TextField } from './text-field.tsx'

/** How long typing must pause. */
const PAUSE_MS = 500

interface EmailFieldProps {
  label?: string
  value: string
  problem: string | undefined
  required?: boolean
  readOnly?: boolean
  className?: string
  onChange: (email: string) => void
}

/** The field for email addresses: the right keyboard, autofill, and a hint if the domain looks mistyped. */
export function EmailField({
  label = 'Email',
  required = true,
  readOnly = false,
  value,
  onChange,
  ...field
}: EmailFieldProps) {
  const meant = useTypoHint(readOnly ? '' : value)
  return (
    <TextField
      label={label}
      type="email"
      name="email"
      autoComplete="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
      required={required}
      readOnly={readOnly}
      maxLength={EMAIL_LIMIT}
      value={value}
      onChange={(event) => onChange(event.target.value)}
      {...field}
    >
      {/* Reserves the line of the hint. A hint that moved the button down would make people miss it. */}
      <p role="status" className="mt-1 min-h-8">
        {meant && (
          <>
            Did you mean{' '}
            <button
              type="button"
              className="min-h-8 font-semibold break-all underline underline-offset-4"
              onClick={() => onChange(meant)}
            >
              {meant}
            </button>
            ?
          </>
        )}
      </p>
    </TextField>
  )
}

function useTypoHint(email: string): string | null {
  const [hint, setHint] = useState<{ email: string; meant: string | null }>({ email: '', meant: null })
  useEffect(() => {
    if (!email.includes('@')) return
    let isCurrent = true
    const timer = window.setTimeout(() => {
      // If its code does not load, there is no hint. That is not an error.
      void import('./email-typo.ts').then(
        ({ probablyMeant }) => isCurrent && setHint({ email, meant: probablyMeant(email.trim()) }),
        () => {},
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      window.clearTimeout(timer)
    }
  }, [email])
  return hint.email === email ? hint.meant : null
}
