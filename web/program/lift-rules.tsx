import { liftRules, ruleWordsOf } from '../../domain/program/progression-rules.ts'
import type { ShownProgram } from '../../domain/program/program-in.ts'
import type { Units } from '../../domain/program/units.ts'
import { Fold } from './fold.tsx'

/** How each lift changes next week. Older programs have no rules. */
export function LiftRules({ program, units }: { program: ShownProgram; units: Units }) {
  const rules = liftRules(program)
  if (!rules.length) return null
  return (
    <Fold id="lifts" title="Lift by lift" startsPage>
      <p className="measure text-lg print:text-base">{ruleWordsOf(program)}</p>
      <div className="mt-6 gap-x-16 lg:columns-2 print:columns-2 print:gap-x-8">
        {rules.map(({ rule, lifts }) => (
          <div key={rule} className="mb-8 break-inside-avoid">
            <p className="text-lg font-semibold print:text-base">{rule}</p>
            <ul className="figures mt-2 border-t border-rule">
              {lifts.map(({ name, weight }) => (
                <li key={name} className="flex justify-between gap-4 border-b border-rule py-1.5">
                  <span>{name}</span>
                  {weight && (
                    <span className="whitespace-nowrap text-soft">
                      {weight.isEstimate && 'about '}
                      {weight[units]} {units} in week 1
                    </span>
                  )}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Fold>
  )
}
