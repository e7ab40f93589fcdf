import { Suspense, useState } from 'react'
import { FIRST_SESSION } from '../../domain/program/first-session.ts'
import type { ShownProgram } from '../../domain/program/program-in.ts'
import { loadedLate } from '../parts/loaded-late.ts'
import { NotLoadedButInPdf } from '../parts/not-loaded.tsx'

/** Needs to know which exercises take a weight, so it loads only when somebody asks. */
const Steps = loadedLate(
  async () => (await import('./first-session-steps.tsx')).FirstSessionSteps,
  NotLoadedButInPdf,
)

/** The first session from the door to its end, on a tap. */
export function FirstSession({ program }: { program: ShownProgram }) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <details
      className="mt-2 text-lg leading-snug"
      onToggle={({ currentTarget }) => currentTarget.open && setOpened(true)}
    >
      <summary className="min-h-11 py-2 font-semibold underline decoration-1 underline-offset-4">
        {FIRST_SESSION}, step by step
      </summary>
      {wasOpened && (
        <Suspense fallback={<p>One moment.</p>}>
          <Steps program={program} />
        </Suspense>
      )}
    </details>
  )
}
