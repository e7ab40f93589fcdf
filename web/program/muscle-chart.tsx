import type { ShownProgram } from '../../domain/program/program-in.ts'
import { BodyOfRows } from './body-of-rows.tsx'
import { muscleSetsOf } from '../../domain/training/printing/muscle-sets.ts'
import type { Group } from '../../domain/program/muscle-groups.ts'

const PLATES: Readonly<Record<Group, string>> = {
  chest: 'var(--plate-red)',
  delts: 'var(--plate-red)',
  triceps: 'var(--plate-red)',
  back: 'var(--plate-yellow)',
  biceps: 'var(--plate-yellow)',
  quads: 'var(--plate-blue)',
  hamstrings: 'var(--plate-blue)',
  glutes: 'var(--plate-blue)',
  calves: 'var(--plate-blue)',
  core: 'var(--plate-green)',
}
/** What each muscle gets per week, as a table whose rows are bars. */
export function MuscleChart({ program }: { program: ShownProgram }) {
  const counted = muscleSetsOf(program)
  if (!counted) return null
  const most = Math.max(1, ...counted.map(({ sets }) => sets))
  return (
    <section aria-labelledby="muscles" className="mt-14 break-inside-avoid print:mt-8">
      <h3 id="muscles" className="text-2xl">
        What each muscle gets
      </h3>
      <ul className="mt-4 flex flex-wrap gap-x-8 gap-y-4">
        {program.weeks[0]?.workouts.map(({ day, exercises }) => (
          <li key={day}>
            <BodyOfRows rows={exercises} className="h-36" />
            <p className="mt-1 font-semibold">{day}</p>
          </li>
        ))}
      </ul>
      <table
        aria-labelledby="muscles"
        className="figures mt-4 w-full border-collapse text-left text-lg print:text-base"
      >
        <thead className="sr-only">
          <tr>
            <th scope="col">Muscle</th>
            <th scope="col">Sets a week</th>
          </tr>
        </thead>
        <tbody>
          {counted.map(({ group, muscle, sets }) => (
            <tr key={group} className="border-t border-rule">
              <th scope="row" className="w-px py-1.5 pr-5 print:py-0.5 font-semibold capitalize">
                {muscle}
              </th>
              <td className="py-1.5 print:py-0.5">
                <span className="flex items-center gap-3">
                  <span className="w-6 text-right">{Math.round(sets)}</span>
                  <svg aria-hidden viewBox="0 0 100 4" preserveAspectRatio="none" className="h-4 w-0 grow">
                    <rect width={(sets / most) * 100} height={4} fill={PLATES[group]} />
                  </svg>
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="measure mt-4 text-iron">
        Sets in an average week, the light one left out. A set counts whole for the muscles it is for and half
        for those that help.
      </p>
    </section>
  )
}
