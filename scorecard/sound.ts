import { parseArgs } from 'node:util'
import fc from 'fast-check'
import type { TrainingProfile } from '../domain/profile.ts'
import { profileOf } from '../domain/profile-of.ts'
import type { Condition } from '../domain/statements/lexicon/conditions.ts'
import { CARE } from '../domain/training/conditions.ts'
import { expand } from '../domain/training/expand.ts'
import { toClear } from '../domain/training/red-flags.ts'
import { hardOf, review } from '../domain/training/review/review.ts'
import { writeByRule } from '../domain/training/write-by-rule.ts'
import { anyAnswers } from '../sandbox/coach/arbitrary.ts'

// The hard rules that programs for random people break: npm run sound [-- --people 2000 --seed 7]
const { values: told } = parseArgs({
  options: {
    people: { type: 'string', default: '2000' },
    /** Different people each time by default. */
    seed: { type: 'string', default: String(Date.now() % 1e9) },
  },
})

const CONDITIONS = Object.keys(CARE) as Condition[]
const anybody = fc.record({
  answers: anyAnswers,
  condition: fc.option(fc.constantFrom(...CONDITIONS), { freq: 3, nil: null }),
})

const people = fc.sample(anybody, { seed: Number(told.seed), numRuns: Number(told.people) })
let unsound = 0
for (const { answers, condition } of people) {
  const profile = withCondition(profileOf(answers), condition)
  const misses = hardOf(review(expand(writeByRule(profile), profile), profile))
  if (!misses.length) continue
  unsound++
  const says = new Set(misses.map((miss) => `${miss.rule} ${miss.says}`))
  console.log(`${[...says].join('; ')}\n  ${JSON.stringify({ condition, answers })}`)
}
console.log(
  `${unsound} of ${people.length} people got a program that breaks a hard rule (seed ${told.seed}).`,
)
process.exitCode = unsound ? 1 : 0

function withCondition(profile: TrainingProfile, condition: Condition | null): TrainingProfile {
  if (!condition) return profile
  const injuries = [...new Set([...profile.avoid.injuries, ...CARE[condition].spares])]
  const conditions = [...new Set([...profile.conditions, condition])]
  return { ...profile, conditions, redFlags: toClear(conditions), avoid: { ...profile.avoid, injuries } }
}
process.exitCode = unsound ? 1 : 0
