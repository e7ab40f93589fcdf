import type { ShownRow } from '../../domain/program/program-in.ts'
import { musclesWorked } from '../../domain/training/printing/muscles-worked.ts'
import { BodyFigure } from './body-figure.tsx'

interface BodyOfRowsProps {
  rows: readonly ShownRow[]
  className: string
}

/** The muscles of some exercises, for which the whole catalogue is needed. */
export function BodyOfRows({ rows, className }: BodyOfRowsProps) {
  const worked = musclesWorked(rows)
  return worked && <BodyFigure worked={worked} className={className} />
}
