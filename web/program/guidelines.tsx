import type { ShownProgram } from '../../domain/program/program-in.ts'
import { Fold } from './fold.tsx'

/** The four lists that hold for all eight weeks. */
export const Guidelines = ({ guidelines }: Pick<ShownProgram, 'guidelines'>) => (
  <Fold id="guidelines" title="Guidelines" startsPage>
    <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 print:grid-cols-2">
      <List id="progression" title="Progression" items={guidelines.progression} />
      <List id="rpe" title="RPE" items={guidelines.rpe} />
      <List id="recovery" title="Recovery" items={guidelines.recovery} />
      <List id="nutrition" title="Nutrition" items={guidelines.nutrition} />
    </div>
  </Fold>
)

/** What to do beside the rows, for buyers with a date or with more wishes than lifting. */
export const Plans = ({ plans }: Pick<ShownProgram, 'plans'>) =>
  plans && (
    <Fold id="plans" title="Beyond lifting" startsPage>
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 print:grid-cols-2">
        {plans.map(({ title, lines }, at) => (
          <List key={title} id={`plan-${at}`} title={title} items={lines} />
        ))}
      </div>
    </Fold>
  )

const List = ({ id, title, items }: { id: string; title: string; items: readonly string[] }) => (
  <section aria-labelledby={id}>
    <h3 id={id} className="text-2xl">
      {title}
    </h3>
    <ul className="measure mt-3 list-disc space-y-2 pl-6 text-lg text-soft">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  </section>
)
