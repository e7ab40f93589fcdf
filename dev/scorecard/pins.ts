import { EXAMPLES, objections } from '../testkit/examples/rule-examples.ts'
import type { WeekQualityRule } from '../../domain/training/rules/quality-rule.ts'
import { PART_RULES } from '../../domain/training/rules/table.ts'

// Moves every limit of the table a step up and a step down, and lists those that no example detects: npm run
// pins

const isPinned = (rules: readonly WeekQualityRule[]): boolean =>
  EXAMPLES.every(
    (example) =>
      !objections(example, example.holds, rules).length &&
      (!example.misses.join() || objections(example, example.misses, rules).length),
  )

/** A plausible step: a tenth for a share, one for a count. */
const stepOf = (limit: number, name: string): number =>
  Number.isInteger(limit) && name !== 'share' ? 1 : 0.1

if (!isPinned(PART_RULES)) throw new Error('an example fails even with the current limits')

const moved = PART_RULES.flatMap((rule) =>
  Object.entries(rule.limits).flatMap(([name, limit]) =>
    [-stepOf(limit, name), stepOf(limit, name)].map((by) => ({
      rule,
      to: `${rule.id} ${rule.hard ? 'hard ' : ''}${rule.over} ${name} ${limit} -> ${Number((limit + by).toFixed(2))}`,
      limits: { ...rule.limits, [name]: limit + by },
    })),
  ),
)
const unnoticed = moved.filter(({ rule, limits }) =>
  isPinned(PART_RULES.map((each) => (each === rule ? rule.withLimits(limits) : each))),
)
const share = 1 - unnoticed.length / moved.length
console.log(`${moved.length} limits moved, ${(100 * share).toFixed(1)} % detected.`)
for (const { to } of unnoticed) console.log(`not detected: ${to}`)
process.exitCode = share < 0.95 ? 1 : 0
