import { useEffect, useRef, type ComponentProps, type MouseEvent } from 'react'

/** What is wrong, by field name. */
export type Problems = Readonly<Record<string, string | undefined>>

interface CheckedFormProps extends Omit<ComponentProps<'form'>, 'ref'> {
  /** A new object after each failed submission. */
  problems: Problems
  /** A toast has said what is wrong. */
  isToasted?: boolean
}

/**
 * A form that lists on top what is wrong after a submission, unless a toast says it, links each problem to its field,
 * and moves to the first. The browser's validation bubbles are off: they vanish, and cannot be styled or translated.
 */
export function CheckedForm({ problems, isToasted = false, children, ...rest }: CheckedFormProps) {
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [problems])
  const found = isToasted ? [] : Object.entries(problems).filter(([, problem]) => problem)

  const leadTo = (event: MouseEvent, name: string) => {
    event.preventDefault()
    document.getElementById(name)?.focus()
  }
  return (
    <form ref={form} noValidate {...rest}>
      {found.length > 0 && (
        <div role="alert" className="mb-8 rounded-md border-2 border-alert bg-sheet px-5 py-4">
          <h2 className="text-2xl">There is a problem</h2>
          <ul className="mt-1">
            {found.map(([name, problem]) => (
              <li key={name}>
                <a
                  href={`#${name}`}
                  onClick={(event) => leadTo(event, name)}
                  className="inline-block py-1 font-semibold text-alert underline underline-offset-4"
                >
                  {problem}
                </a>
              </li>
            ))}
          </ul>
        </div>
      )}
      {children}
    </form>
  )
}
