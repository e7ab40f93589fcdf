import { Suspense } from 'react'
import { loadedLate } from '../parts/loaded-late.ts'
import type { BodyFigureProps } from './body-figure.tsx'

/** Needs the whole exercise catalogue, which no day waits for. */
const BodyFigure = loadedLate(
  async () => (await import('./body-figure.tsx')).BodyFigure,
  () => null,
)

/** The muscles of a day, in a place that is kept for them until they are drawn. */
export const LateBody = (figure: BodyFigureProps) => (
  <Suspense fallback={<PlaceOfBody className={figure.className} />}>
    <BodyFigure {...figure} />
  </Suspense>
)

export const PlaceOfBody = ({ className }: Pick<BodyFigureProps, 'className'>) => (
  <div className={`aspect-[212/220] ${className}`} />
)
