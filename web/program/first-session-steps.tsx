import { FIRST_SESSION, firstSession } from '../../domain/program/first-session.ts'
import type { ShownProgram } from '../../domain/program/program-in.ts'
import { isLoaded } from '../../domain/training/printing/is-loaded.ts'

export const FirstSessionSteps = ({ program }: { program: ShownProgram }) => (
  <ol aria-label={FIRST_SESSION} className="measure list-decimal space-y-1 pb-2 pl-6">
    {firstSession(program, isLoaded).map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)
