import { BODY, type Polygons } from '../../domain/training/printing/body-polygons.ts'
import { roleOf, type MusclesWorked } from '../../domain/program/worked.ts'

/** Where the site has it. The landing page would need the exercise catalogue to draw it. */
export const BODY_PICTURE = 'web/public/pictures/sample-body.svg'

/** A body from the front and from the back, in the colours of the site. */
export const bodyPicture = (worked: MusclesWorked): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 212 220" width="212" height="220">
  <style>
    .rest { fill: #d9d3c7 }
    .main, .helping { fill: #c8102e }
    .helping { fill-opacity: 0.5 }
    @media (prefers-color-scheme: dark) {
      .rest { fill: #3a3d44 }
      .main, .helping { fill: #ff5a5f }
    }
  </style>
  ${viewOf(BODY.front, worked)}
  <g transform="translate(112)">${viewOf(BODY.back, worked)}</g>
</svg>
`

/** One path for each look. */
const viewOf = (polygons: Polygons, worked: MusclesWorked): string =>
  LOOKS.map((look) => `<path class="${look}" d="${pathOf(polygons, look, worked)}" />`).join('')

const LOOKS = ['rest', 'helping', 'main'] as const
type Look = (typeof LOOKS)[number]

const pathOf = (polygons: Polygons, look: Look, worked: MusclesWorked): string =>
  Object.entries(polygons)
    .filter(([group]) => (roleOf(group, worked) ?? 'rest') === look)
    .flatMap(([, shapes]) => shapes.map((points) => `M${points}Z`))
    .join('')
