import { loadedLate } from '../../../parts/loaded-late.ts'
import { NotLoaded } from '../../../parts/not-loaded.tsx'
import { LateFold } from '../../../program/late-fold.tsx'
import type { RewriteProps } from './rewrite.tsx'

const Rewrite = loadedLate(async () => (await import('./rewrite.tsx')).Rewrite, NotLoaded)

/** The way to a program from changed answers, folded until somebody opens it. */
export const SomethingChanged = (props: RewriteProps) => (
  <LateFold id="change" title="Something changed?">
    <Rewrite {...props} />
  </LateFold>
)
