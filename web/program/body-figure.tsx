import { musclesInWords, roleOf, type MusclesWorked } from '../../domain/program/worked.ts'
import { BODY, type Polygons } from '../../domain/training/printing/body-polygons.ts'

export interface BodyFigureProps {
  worked: MusclesWorked
  className: string
}

/** Muscles on a body from the front and from the back. Its name says them in words. */
export const BodyFigure = ({ worked, className }: BodyFigureProps) => (
  <svg role="img" aria-label={musclesInWords(worked)} viewBox="0 0 212 220" className={className}>
    <View polygons={BODY.front} worked={worked} />
    <g transform="translate(112)">
      <View polygons={BODY.back} worked={worked} />
    </g>
  </svg>
)

/** A path for each muscle: a page has a body for every day. */
const View = ({ polygons, worked }: { polygons: Polygons; worked: MusclesWorked }) =>
  Object.entries(polygons).map(([group, shapes]) => (
    <path key={group} d={shapes.map((points) => `M${points}Z`).join('')} className={lookOf(group, worked)} />
  ))

/** Helping muscles are paler. In forced colours, the rest of the body is an outline. */
const LOOKS = { main: 'fill-plate-red', helping: 'fill-plate-red/50' } as const
const REST = 'fill-rule forced-colors:fill-none forced-colors:stroke-[CanvasText]'

function lookOf(group: string, worked: MusclesWorked): string {
  const role = roleOf(group, worked)
  return role ? LOOKS[role] : REST
}
