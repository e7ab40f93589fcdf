import { Suspense } from 'react'
import type { ShownWorkout } from '../../domain/program/program-in.ts'
import { loadedLate } from '../parts/loaded-late.ts'

const BodyFigure = loadedLate(
  async () => (await import('./body-figure.tsx')).BodyFigure,
  () => null,
)

/** For days of earlier versions. */
const BodyOfRows = loadedLate(
  async () => (await import('./body-of-rows.tsx')).BodyOfRows,
  () => null,
)

interface LateBodyProps {
  day: Pick<ShownWorkout, 'worked' | 'exercises'>
  className: string
}

/** The muscles of a day, in a place that is kept for them until they are drawn. */
export const LateBody = ({ day: { worked, exercises }, className }: LateBodyProps) => (
  <Suspense fallback={<PlaceOfBody className={className} />}>
    {worked ? (
      <BodyFigure worked={worked} className={className} />
    ) : (
      <BodyOfRows rows={exercises} className={className} />
    )}
  </Suspense>
)

export const PlaceOfBody = ({ className }: Pick<LateBodyProps, 'className'>) => (
  <div className={`aspect-[212/220] ${className}`} />
)
