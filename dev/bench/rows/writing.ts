import fc from 'fast-check'
import { profileOf } from '../../../domain/training/profile/profile-of.ts'
import { writeByRule } from '../../../domain/training/writer/write-by-rule.ts'
import { anyAnswers } from '../../stand-ins/coach/arbitrary.ts'
import { atMost, type Row } from '../row.ts'
import { TODAY } from '../../testkit/today.ts'

const PEOPLE = 120
const WARM_UPS = 20
const SEED = 1

/** Programs by rule, each for a different person, as for real purchases. */
export function writing(): Row[] {
  const profiles = fc
    .sample(anyAnswers, { seed: SEED, numRuns: PEOPLE })
    .map((answers) => profileOf(answers, TODAY))
  const values = profiles.map((profile) => {
    const startedAt = performance.now()
    writeByRule(profile)
    return performance.now() - startedAt
  })
  return [{ name: 'a program by rule', unit: 'ms', values: values.slice(WARM_UPS), goal: atMost(60) }]
}
