import type { ShownProgram } from '../../domain/program/program-in.ts'
import { whatIfs } from '../../domain/program/what-if.ts'
import type { Day } from './position.ts'

interface WhatIfsProps {
  program: ShownProgram
  day: Day
}

/** What to do about what may come in between, beneath the exercises of a day. */
export const WhatIfs = ({ program, day: { workout } }: WhatIfsProps) => {
  const hasRules = workout.rows.some(({ rule }) => rule)
  const told = [
    ['Taken?', 'Tap the name of the exercise. Its swap is there.'],
    ...(hasRules
      ? ([
          [
            'Add weight?',
            'Tap the name. “Next time” says when, and how much. A hit means: all reps, and stopped where planned.',
          ],
        ] as const)
      : []),
    ...whatIfs(program),
  ] as const
  return (
    <details className="border-t border-rule pt-1 text-lg leading-snug">
      <summary className="min-h-11 py-2 font-semibold underline decoration-1 underline-offset-4">
        Taken? Pain? Missed a day?
      </summary>
      <dl className="measure space-y-2 pb-2">
        {told.map(([label, text]) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
