import fc from 'fast-check'
import { mend } from '../../../language-model/check-and-mend.ts'
import type { TrainingProfile } from '../../../domain/training/profile/profile.ts'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import type { Condition } from '../../../domain/reading/lexicon/condition-names.ts'
import { CONDITION_CARE } from '../../../domain/training/profile/health/condition-care.ts'
import { toClear } from '../../../domain/training/profile/health/red-flags.ts'
import { hardOf } from '../../../domain/training/review/review.ts'
import { CONCESSIONS, type Concession } from '../../../domain/program/concessions.ts'
import { optionsOf, wholeNumber } from '../../commands/options.ts'
import { anyAnswers } from '../../stand-ins/coach/arbitrary.ts'
import { TODAY } from '../../testkit/today.ts'

// What random people get without a model: npm run measure -- sound [-- --people 2000 --seed 7]
// Different people each time by default.
const told = optionsOf({ people: wholeNumber(2_000), seed: wholeNumber(1 + (Date.now() % 1e9)) })

const CONDITIONS = Object.keys(CONDITION_CARE) as Condition[]
const anybody = fc.record({
  answers: anyAnswers,
  condition: fc.option(fc.constantFrom(...CONDITIONS), { freq: 3, nil: null }),
})

const people = fc.sample(anybody, { seed: told.seed, numRuns: told.people })
const gaveWay = new Map<Concession, number>(CONCESSIONS.map((each) => [each, 0]))
const seconds: number[] = []
let refused = 0
let whole = 0
for (const { answers, condition } of people) {
  const before = process.cpuUsage()
  const profile = withCondition(profileOf(answers, TODAY), condition)
  const { program, findings } = mend(null, profile)
  const { user, system } = process.cpuUsage(before)
  seconds.push((user + system) / 1e6)
  const misses = hardOf(findings)
  const given = program.overview.gaveWay ?? []
  for (const each of given) gaveWay.set(each, (gaveWay.get(each) ?? 0) + 1)
  if (misses.length) refused++
  else if (!given.length) whole++
  if (!misses.length && !given.length) continue
  const says = new Set(
    findings.filter((each) => each.hard || each.concession).map((each) => `${each.rule} ${each.says}`),
  )
  console.log(
    `${misses.length ? 'NO PROGRAM' : `gave way: ${given.join(', ')}`}: ${[...says].slice(0, 6).join('; ')}\n  ${JSON.stringify({ condition, answers })}`,
  )
}

seconds.sort((one, other) => one - other)
const at = (share: number) => (seconds[Math.ceil(share * (seconds.length - 1))] ?? 0).toFixed(2)
console.log(
  [
    `Of ${people.length} people (seed ${told.seed}), ${people.length - refused} got a program, ${refused} got none.`,
    `${whole} programs keep every hard rule. What gave way in the others: ${[...gaveWay].map(([what, count]) => `${what} ${count}`).join(', ')}.`,
    `Seconds of a processor for one: median ${at(0.5)}, 99 of 100 within ${at(0.99)}, worst ${at(1)}.`,
  ].join('\n'),
)
process.exitCode = refused ? 1 : 0

function withCondition(profile: TrainingProfile, condition: Condition | null): TrainingProfile {
  if (!condition) return profile
  const injuries = [...new Set([...profile.avoid.injuries, ...CONDITION_CARE[condition].spares])]
  const conditions = [...new Set([...profile.conditions, condition])]
  return { ...profile, conditions, redFlags: toClear(conditions), avoid: { ...profile.avoid, injuries } }
}
