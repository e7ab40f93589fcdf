import { useId, type FormEvent, type ReactNode } from 'react'
import { Button } from '../../../parts/button.tsx'
import { useIsLive } from './use-is-live.ts'

interface CalculatorFormProps {
  /**
   * The inputs without an answer. While there are any, Calculate does nothing; the list says why beforehand.
   */
  missing: readonly string[]
  onCalculate: () => void
  children: ReactNode
}

export function CalculatorForm({ missing, onCalculate, children }: CalculatorFormProps) {
  const id = useId()
  const isLive = useIsLive()
  const calculate = (event: FormEvent) => {
    event.preventDefault()
    if (missing.length === 0) onCalculate()
  }
  return (
    <form noValidate onSubmit={calculate} className="grid gap-8">
      {/* Input typed before the code loads would be visible, but not counted. */}
      <fieldset role="presentation" disabled={!isLive} className="contents">
        {children}
        <div>
          <Button type="submit" className="w-full sm:w-auto sm:min-w-56" aria-describedby={id}>
            Calculate
          </Button>
          <p id={id} className="mt-3 min-h-6 text-iron">
            {missing.length > 0 && `Still needed: ${missing.join(', ')}.`}
          </p>
        </div>
      </fieldset>
    </form>
  )
}
