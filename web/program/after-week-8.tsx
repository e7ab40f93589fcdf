import type { ShownProgram } from '../../domain/program/program-in.ts'
import { Fold } from './fold.tsx'
import { effortAt, scaleOf } from '../../domain/program/notation.ts'

/** How the week of a meet goes, for buyers who train for one. */
export function MeetWeek({ program }: { program: ShownProgram }) {
  const steps = program.afterWeek8?.meetWeek
  return (
    steps && (
      <Fold id="meet" title="The week of the meet" startsPage>
        <Steps steps={steps} />
      </Fold>
    )
  )
}

/** How to run the program again with new numbers. Older programs do not say. */
export function AfterWeek8({ program }: { program: ShownProgram }) {
  const after = program.afterWeek8
  if (!after) return null
  return (
    <Fold id="after" title="After week 8" startsPage>
      <div className="grid gap-x-16 gap-y-8 lg:grid-cols-2 print:grid-cols-2 print:gap-x-8">
        <Steps steps={after.steps} />
        {after.shares && <Shares shares={after.shares} scale={scaleOf(program)} />}
      </div>
    </Fold>
  )
}

const Steps = ({ steps }: { steps: readonly string[] }) => (
  <ol className="measure list-decimal space-y-2 pl-6 text-lg print:text-base">
    {steps.map((step) => (
      <li key={step}>{step}</li>
    ))}
  </ol>
)

interface SharesProps {
  shares: NonNullable<NonNullable<ShownProgram['afterWeek8']>['shares']>
  scale: 'RIR' | 'RPE'
}

/** Repetitions in rows, effort in columns. */
const Shares = ({ shares, scale }: SharesProps) => (
  <table className="figures w-full border-collapse self-start text-right">
    <caption className="pb-2 text-left text-soft">What share of your max a set shows</caption>
    <thead>
      <tr className="border-b-2 border-ink">
        <th scope="col" className="py-1.5 text-left">
          Reps
        </th>
        {shares[0]?.percents.map((_, rir) => (
          <th key={rir} scope="col" className="py-1.5 whitespace-nowrap">
            {effortAt(scale, rir)}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {shares.map(({ reps, percents }) => (
        <tr key={reps} className="border-b border-rule">
          <th scope="row" className="py-1.5 text-left font-semibold">
            {reps}
          </th>
          {percents.map((percent, rir) => (
            <td key={rir} className="py-1.5">
              {percent}%
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
